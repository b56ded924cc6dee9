use std::collections::BTreeSet;

use daily_dama::rules::{
    catalog::{self, Visit},
    draughts::naive,
    game::{Game, Listed, Outcome, Seat, Square},
    perft::perft,
    play::Play,
};

use super::{dama, diagonal};
use crate::data::{Moves, OutcomeRecord, Perft, records};

/// Naive counts are taken up to here; the larger ones take minutes.
const NAIVE_MOST: u64 = 300_000;

struct Count<'a>(&'a Perft);

impl Visit for Count<'_> {
    type Output = u64;

    fn visit<G: Game>(self, game: G) -> u64 {
        let position = game.read_position(&self.0.fen).expect(&self.0.fen);
        perft(&game, &position, self.0.depth)
    }
}

#[test]
fn every_count_of_results_is_right() {
    let mut seen = 0;
    for record in records::<Perft>("perft.jsonl") {
        if record.counting == "sets" {
            let count = catalog::with(&record.variant, Count(&record)).expect(&record.variant);
            assert_eq!(
                count, record.nodes,
                "{} {} {}",
                record.variant, record.fen, record.depth
            );
            seen += 1;
        }
    }
    assert_eq!(seen, 753);
}

#[test]
fn every_count_of_routes_is_right() {
    let mut seen = 0;
    for record in records::<Perft>("perft.jsonl") {
        if record.counting != "paths" || record.nodes > NAIVE_MOST {
            continue;
        }
        let count = if let Some(game) = dama(&record.variant) {
            let position = game.read_position(&record.fen).expect(&record.fen);
            naive::perft(&position, record.depth)
        } else {
            let game = diagonal(&record.variant).expect(&record.variant);
            let position = game.read_position(&record.fen).expect(&record.fen);
            game.twin().perft(&position, record.depth)
        };
        assert_eq!(
            count, record.nodes,
            "{} {} {}",
            record.variant, record.fen, record.depth
        );
        seen += 1;
    }
    assert_eq!(seen, 740);
}

/// From, landings, squares of the pieces taken in order, crowning.
type Route = (Square, Vec<Square>, Vec<Square>, bool);
/// From, to, squares of the pieces taken, crowning.
type Result = (Square, Square, BTreeSet<Square>, bool);

fn result((from, path, captured, promotes): &Route) -> Result {
    let to = path.last().expect("a move lands somewhere");
    (*from, *to, captured.iter().copied().collect(), *promotes)
}

struct Compare<'a>(&'a Moves);

impl Visit for Compare<'_> {
    type Output = ();

    fn visit<G: Game>(self, game: G) {
        let record = self.0;
        let position = game.read_position(&record.fen).expect(&record.fen);
        let named = |name: &String| game.square_named(name).expect(name);
        let wanted: BTreeSet<Route> = record
            .moves
            .iter()
            .map(|mv| {
                let path = mv.path.iter().map(named).collect();
                let captured = mv.captured.iter().map(named).collect();
                (named(&mv.from), path, captured, mv.promotes)
            })
            .collect();
        let results: BTreeSet<Result> = wanted.iter().map(result).collect();
        assert_eq!(results.len(), record.sets);
        let routes = |listed: Vec<Listed<G::Move>>| -> Vec<Route> {
            let facts = listed.into_iter().map(|mv| {
                let effect = game.effect(&position, &mv.result);
                (effect.from, mv.path, mv.captured, effect.promotes)
            });
            facts.collect()
        };
        let listed = routes(game.list(&position));
        let found: BTreeSet<Result> = listed.iter().map(result).collect();
        let tale = format!("{} {}: {}", record.variant, record.fen, record.why);
        assert_eq!(found, results, "{tale}");
        assert_eq!(listed.len(), record.sets, "no result is listed twice");
        let all = routes(game.routes(&position, 10_000));
        assert_eq!(all.len(), record.paths, "{tale}");
        let all: BTreeSet<Route> = all.into_iter().collect();
        assert!(wanted.is_subset(&all), "{tale}: {wanted:?} {all:?}");
        for mv in &record.moves {
            let read = game.read_move(&position, &mv.text).expect(&mv.text);
            let path: Vec<Square> = mv.path.iter().map(named).collect();
            assert_eq!(read.path, path, "{tale}: {}", mv.text);
            let written = game.write_move(&position, &read);
            assert_eq!(game.read_move(&position, &written), Ok(read), "{tale}");
        }
    }
}

#[test]
fn every_list_of_moves_is_right() {
    let mut seen = 0;
    for record in records::<Moves>("moves.jsonl") {
        catalog::with(&record.variant, Compare(&record)).expect(&record.variant);
        seen += 1;
    }
    assert_eq!(seen, 131);
}

struct PlayOut<'a>(&'a OutcomeRecord);

impl Visit for PlayOut<'_> {
    type Output = ();

    fn visit<G: Game>(self, game: G) {
        let record = self.0;
        let start = game.read_position(&record.fen).expect(&record.fen);
        let mut play = Play::new(game, start);
        for (i, text) in record.moves.iter().enumerate() {
            assert_eq!(play.ending(), None, "{}: over before move {i}", record.why);
            let mv = game.read_move(play.position(), text).expect(text);
            play.play(&mv.result);
        }
        let (outcome, reason) = match play.ending() {
            None => ("ongoing", ""),
            Some(ending) => {
                let outcome = match ending.outcome {
                    Outcome::Win(Seat::WHITE) => "white",
                    Outcome::Win(_) => "black",
                    Outcome::Draw => "draw",
                };
                (outcome, ending.reason.name())
            }
        };
        assert_eq!(
            (outcome, reason),
            (&*record.outcome, &*record.reason),
            "{}",
            record.why
        );
        let last = game.read_position(&record.final_fen).expect(&record.why);
        assert_eq!(*play.position(), last, "{}", record.why);
    }
}

#[test]
fn every_game_ends_as_recorded() {
    let mut seen = 0;
    for record in records::<OutcomeRecord>("outcomes.jsonl") {
        catalog::with(&record.variant, PlayOut(&record)).expect(&record.variant);
        seen += 1;
    }
    assert_eq!(seen, 44);
}
