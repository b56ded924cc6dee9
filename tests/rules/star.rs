//! Chinese Checkers against the tables of an independent reference.

use std::collections::BTreeMap;

use daily_dama::rules::{
    game::{Game, Reason},
    perft::perft,
    refusal::Refusal,
    star::{CHINESE, Form, Move, Position, Star},
    twin::Twin,
};
use serde::Deserialize;

use crate::data::records;

/// Twin counts are taken up to here; the larger ones take too long.
const TWIN_MOST: u64 = 6_000;

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaPerft {
    pub(crate) id: String,
    pub(crate) pos: String,
    pub(crate) rule: String,
    pub(crate) mode: String,
    pub(crate) perft: Vec<u64>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaMoves {
    pub(crate) id: String,
    pub(crate) pos: String,
    pub(crate) count: usize,
    pub(crate) pass: bool,
    pub(crate) moves: Vec<HalmaMove>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaMove {
    pub(crate) m: String,
    pub(crate) path: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaCase {
    pub(crate) id: String,
    pub(crate) pos: String,
    pub(crate) legal: usize,
    #[serde(rename = "move")]
    pub(crate) mv: Option<String>,
    #[serde(default)]
    pub(crate) after: BTreeMap<String, HalmaAfter>,
    pub(crate) illegal: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaAfter {
    pub(crate) pos: String,
    pub(crate) finished: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct HalmaWin {
    pub(crate) id: String,
    pub(crate) pos: String,
    pub(crate) n: u8,
    pub(crate) wins: Vec<String>,
    pub(crate) rules: Vec<String>,
}

pub(crate) fn under(rule: &str) -> Star {
    CHINESE.with_rule(rule).expect(rule)
}

pub(crate) fn read(text: &str) -> Position {
    CHINESE
        .read_position(text)
        .unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn twin_perft<T: Twin>(rules: &T, position: &T::Position, depth: usize) -> u64 {
    let following = rules.follow(position);
    if depth == 1 {
        return following.len() as u64;
    }
    following
        .iter()
        .map(|(_, next)| twin_perft(rules, next, depth - 1))
        .sum()
}

#[test]
fn every_count_is_right_by_both_rules() {
    let mut seen = 0;
    for record in records::<HalmaPerft>("halma-perft.jsonl") {
        let game = under(&record.rule);
        let game = match &*record.mode {
            "first" => game,
            "places" => game.to_the_end(),
            other => panic!("unknown mode {other}"),
        };
        let position = read(&record.pos);
        for (depth, &wanted) in (1..).zip(&record.perft) {
            let found = perft(&game, &position, depth);
            assert_eq!(found, wanted, "{} at depth {depth}", record.id);
            if wanted <= TWIN_MOST {
                let found = twin_perft(&game.twin(), &position, depth as usize);
                assert_eq!(found, wanted, "{} at depth {depth}", record.id);
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 113);
}

#[test]
fn every_list_of_moves_is_right() {
    let mut seen = 0;
    for record in records::<HalmaMoves>("halma-moves.jsonl") {
        let position = read(&record.pos);
        let listed = CHINESE.list(&position);
        let texts: Vec<String> = listed
            .iter()
            .map(|mv| CHINESE.write_move(&position, mv))
            .collect();
        assert!(!record.pass);
        let wanted: Vec<&str> = record.moves.iter().map(|mv| &*mv.m).collect();
        assert_eq!(texts, wanted, "{}", record.id);
        assert_eq!(texts.len(), record.count);
        for (mv, known) in listed.iter().zip(&record.moves) {
            let names = mv.path.iter().map(|&hole| CHINESE.square_name(hole));
            let names: Vec<String> = names.collect();
            let known_path: Vec<&str> = known.path.split(['x', '-']).skip(1).collect();
            assert_eq!(names, known_path, "{} {}", record.id, known.m);
            for text in [&known.m, &known.path] {
                let read = CHINESE.read_move(&position, text);
                assert_eq!(read.as_ref(), Ok(mv), "{} {text}", record.id);
            }
        }
        let mut moves = Vec::new();
        CHINESE.moves(&position, &mut moves);
        let results: Vec<Move> = listed.iter().map(|mv| mv.result).collect();
        assert_eq!(moves, results, "{}", record.id);
        seen += 1;
    }
    assert_eq!(seen, 19);
}

fn legal_moves(game: &Star, position: &Position) -> usize {
    let moves = game.list(position);
    moves.iter().filter(|mv| mv.result != Move::Pass).count()
}

#[test]
fn every_case_of_the_rules_is_right() {
    let (mut moves, mut illegal) = (0, 0);
    for record in records::<HalmaCase>("halma-cases.jsonl") {
        let position = read(&record.pos);
        let places = CHINESE.to_the_end();
        assert_eq!(
            legal_moves(&places, &position),
            record.legal,
            "{}",
            record.id
        );
        if let Some(text) = &record.mv {
            assert_eq!(record.after.len(), 3, "{}", record.id);
            for (rule, after) in &record.after {
                let game = under(rule).to_the_end();
                let mv = game.read_move(&position, text).expect(text);
                assert_eq!(&game.write_move(&position, &mv), text);
                let next = game.play(&position, &mv.result);
                assert_eq!(
                    game.write_position(&next),
                    after.pos,
                    "{} {rule}",
                    record.id
                );
                let home = game.finished(&next).expect("the star knows who is home");
                let mover = home.last() == Some(&game.turn(&position));
                assert_eq!(mover, after.finished, "{} {rule}", record.id);
                let first = under(rule).ending(&next);
                assert_eq!(first.is_some(), !home.is_empty(), "{} {rule}", record.id);
                assert!(first.is_none_or(|ending| ending.reason == Reason::Home));
            }
            moves += 1;
        }
        if let Some(text) = &record.illegal {
            let refusal = CHINESE.read_move(&position, text).expect_err(text);
            let wanted = match &*record.id {
                "illegal-occupied-landing" => Refusal::SquareTaken,
                "illegal-two-pieces" | "illegal-hop-then-step" => refusal,
                _ => Refusal::BeyondReach,
            };
            assert_eq!(refusal, wanted, "{}", record.id);
            illegal += 1;
        }
    }
    assert_eq!((moves, illegal), (15, 6));
}

#[test]
fn the_forms_are_the_three_house_rules() {
    let names: Vec<&str> = CHINESE
        .forms()
        .iter()
        .map(|game| game.form().name())
        .collect();
    assert_eq!(names, ["strict", "door", "full"]);
    assert_eq!(names, CHINESE.house_rules());
    assert_eq!(CHINESE.with_rule("door"), Some(CHINESE));
    assert_eq!(CHINESE.form(), Form::Door);
    for rule in ["", "Door", "optional-capture"] {
        assert_eq!(CHINESE.with_rule(rule), None, "{rule}");
    }
}
