//! Random games of a published engine in another language, position by position.
//!
//! The engine is the Python package py-draughts, installed into a folder of its own below
//! `target`. Where Python or the package cannot be had, the test says so and passes.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write,
    process::Command,
};

use daily_dama::rules::game::Game;
use serde::Deserialize;

use super::diagonal;
use crate::support::python;

const PACKAGE: &str = "py-draughts==1.10.1";
const GAMES: &str = "12";

#[derive(Debug, Deserialize)]
struct Seen {
    variant: String,
    fen: String,
    moves: Vec<(u8, u8, Vec<u8>)>,
}

#[test]
fn a_published_engine_finds_the_same_moves() {
    let python = match python::with("peer", PACKAGE, "draughts") {
        Ok(python) => python,
        Err(problem) => {
            // Written past the capture of test output, so that it is read.
            let _ = writeln!(
                std::io::stderr(),
                "skipped: no py-draughts here ({problem})"
            );
            return;
        }
    };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/peer.py");
    let output = Command::new(python)
        .args([script, GAMES, "1"])
        .output()
        .expect("the interpreter has just run");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for line in output
        .stdout
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
    {
        let record: Seen = serde_json::from_slice(line).expect("the script prints JSON");
        let game = diagonal(&record.variant).expect(&record.variant);
        let position = game.read_position(&record.fen).expect(&record.fen);
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        let found: BTreeSet<(u8, u8, Vec<u8>)> = moves
            .iter()
            .map(|mv| {
                let captured = (0..64).filter(|i| mv.captured >> i & 1 == 1).map(|i| i + 1);
                (mv.from + 1, mv.to + 1, captured.collect())
            })
            .collect();
        let wanted: BTreeSet<_> = record.moves.into_iter().collect();
        assert_eq!(found, wanted, "{} {}", record.variant, record.fen);
        let [positions, captures] = seen.entry(record.variant).or_default();
        *positions += 1;
        *captures += found.iter().filter(|mv| !mv.2.is_empty()).count();
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
    for (variant, [positions, captures]) in &seen {
        assert!(
            *positions > 400 && *captures > 80,
            "{variant}: {positions} {captures}"
        );
    }
}
