//! The simulated reader.

use daily_dama::{
    generate::{
        random::Stream,
        reader::{Habits, Sitting, sit},
    },
    rules::{draughts::dama::TURKISH, game::Game},
};

use crate::support::HARD;

/// A win in 3 by a lone key, no king anywhere.
const PUZZLE: (&str, u8, &str) = (HARD, 3, "c5-d5");

fn sitting(habits: Habits, number: u64) -> Sitting {
    let (text, n, key) = PUZZLE;
    let position = TURKISH.read_position(text).expect("sound");
    let key = TURKISH.read_move(&position, key).expect("legal").result;
    sit(
        &TURKISH,
        (&position, n, &key),
        habits,
        &mut Stream::new(1, number),
    )
}

#[test]
fn who_overlooks_nothing_answers_with_the_key_first() {
    let habits = Habits {
        overlook: 0,
        breadth: 1000,
        patience: 1_000_000,
        ..Habits::PLAIN
    };
    for number in 0..50 {
        let sitting = sitting(habits, number);
        assert!(sitting.solved && sitting.first, "{number}: {sitting:?}");
    }
}

#[test]
fn who_overlooks_much_errs_more_often() {
    let firsts = |overlook| {
        let habits = Habits {
            overlook,
            ..Habits::PLAIN
        };
        (0..200).filter(|n| sitting(habits, *n).first).count()
    };
    assert!(firsts(50) > firsts(500), "{} {}", firsts(50), firsts(500));
}

#[test]
fn the_same_stream_gives_the_same_sitting() {
    assert_eq!(sitting(Habits::PLAIN, 7), sitting(Habits::PLAIN, 7));
    let some = (0..20).map(|n| sitting(Habits::PLAIN, n).nodes);
    let some: std::collections::BTreeSet<u64> = some.collect();
    assert!(some.len() > 1);
}

#[test]
fn patience_ends_a_sitting() {
    let habits = Habits {
        patience: 3,
        ..Habits::PLAIN
    };
    let sitting = sitting(habits, 0);
    assert_eq!((sitting.nodes, sitting.solved), (3, false));
}
