use std::collections::BTreeSet;

use daily_dama::rules::{
    draughts::naive,
    game::{Game, Outcome, Seat},
    perft::perft,
    play::Play,
};

use super::dama;
use crate::data::{Moves, OutcomeRecord, Perft, records};

/// Naive counts are taken up to here; the larger ones take minutes.
const NAIVE_MOST: u64 = 300_000;

#[test]
fn every_count_of_results_is_right() {
    let mut seen = 0;
    for record in records::<Perft>("perft.jsonl") {
        let Some(game) = dama(&record.variant) else {
            continue;
        };
        if record.counting != "sets" {
            continue;
        }
        let position = game.read_position(&record.fen).expect(&record.fen);
        let count = perft(&game, &position, record.depth);
        assert_eq!(
            count, record.nodes,
            "{} {} {}",
            record.variant, record.fen, record.depth
        );
        seen += 1;
    }
    assert_eq!(seen, 110);
}

#[test]
fn every_count_of_routes_is_right() {
    let mut seen = 0;
    for record in records::<Perft>("perft.jsonl") {
        let Some(game) = dama(&record.variant) else {
            continue;
        };
        if record.counting != "paths" || record.nodes > NAIVE_MOST {
            continue;
        }
        let position = game.read_position(&record.fen).expect(&record.fen);
        let count = naive::perft(&position, record.depth);
        assert_eq!(
            count, record.nodes,
            "{} {} {}",
            record.variant, record.fen, record.depth
        );
        seen += 1;
    }
    assert!(seen > 90, "only {seen} records");
}

type Result = (String, String, BTreeSet<String>, bool);

#[test]
fn every_list_of_moves_is_right() {
    let mut seen = 0;
    for record in records::<Moves>("moves.jsonl") {
        let Some(game) = dama(&record.variant) else {
            continue;
        };
        let position = game.read_position(&record.fen).expect(&record.fen);
        let wanted: BTreeSet<Result> = record
            .moves
            .iter()
            .map(|mv| {
                let to = mv.path.last().expect("a move lands somewhere").clone();
                let captured = mv.captured.iter().cloned().collect();
                (mv.from.clone(), to, captured, mv.promotes)
            })
            .collect();
        assert_eq!(wanted.len(), record.sets);
        let name = |square| game.square_name(square);
        let listed = game.list(&position);
        let found: BTreeSet<Result> = listed
            .iter()
            .map(|mv| {
                let effect = game.effect(&position, &mv.result);
                (
                    name(effect.from),
                    name(effect.to),
                    mv.captured.iter().map(|&square| name(square)).collect(),
                    effect.promotes,
                )
            })
            .collect();
        assert_eq!(
            found, wanted,
            "{} {}: {}",
            record.variant, record.fen, record.why
        );
        assert_eq!(listed.len(), record.sets, "no result is listed twice");
        let texts: BTreeSet<String> = record.moves.iter().map(|mv| mv.text.clone()).collect();
        let routes = game.routes(&position, 10_000);
        assert_eq!(routes.len(), record.paths, "{}", record.fen);
        let written: BTreeSet<String> = routes
            .iter()
            .map(|mv| game.write_move(&position, mv))
            .collect();
        assert!(
            texts.is_subset(&written),
            "{}: {texts:?} {written:?}",
            record.fen
        );
        for text in &texts {
            let read = game.read_move(&position, text).expect(text);
            assert_eq!(&game.write_move(&position, &read), text);
        }
        seen += 1;
    }
    assert_eq!(seen, 66);
}

#[test]
fn every_game_ends_as_recorded() {
    let mut seen = 0;
    for record in records::<OutcomeRecord>("outcomes.jsonl") {
        let Some(game) = dama(&record.variant) else {
            continue;
        };
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
        assert_eq!(game.write_position(play.position()), record.final_fen);
        seen += 1;
    }
    assert_eq!(seen, 33);
}
