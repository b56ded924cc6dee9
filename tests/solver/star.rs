//! Wins of Chinese Checkers: known ones, and agreement of two methods.

use std::collections::BTreeSet;

use daily_dama::{
    rules::{
        game::{Game, Seat},
        star::{CHINESE, Move, Position, Star},
        twin::Twin,
    },
    solver::{
        naive::{self, Fast},
        proof::{check, prove},
        search::{Search, Verdict},
    },
};

use crate::{
    data::records,
    rules::{
        laws::Stream,
        star::{HalmaWin, read, under},
        star_laws::near_home,
    },
};

fn texts(game: &Star, position: &Position, keys: &[Move]) -> BTreeSet<String> {
    let listed = game.list(position);
    listed
        .iter()
        .filter(|mv| keys.contains(&mv.result))
        .map(|mv| game.write_move(position, mv))
        .collect()
}

#[test]
fn every_known_win_is_found_with_all_its_keys() {
    let (mut seen, mut proven) = (0, 0);
    for record in records::<HalmaWin>("halma-wins.jsonl") {
        let wanted: BTreeSet<String> = record.wins.iter().cloned().collect();
        let position = read(&record.pos);
        for rule in &record.rules {
            let game = under(rule);
            let mut search = Search::new(game, u64::MAX);
            let verdict = search.solve(&position, record.n);
            match &verdict {
                Verdict::NoWin => assert!(wanted.is_empty(), "{} {rule}", record.id),
                Verdict::Win { n, keys } => {
                    let found = texts(&game, &position, keys);
                    assert_eq!(
                        (*n, found),
                        (record.n, wanted.clone()),
                        "{} {rule}",
                        record.id
                    );
                    if record.n == 2 {
                        let proof = prove(&mut search, &position, 2).expect("no limit");
                        let proof = proof.expect("a win");
                        assert_eq!(check(&game, &position, 2, &proof), Ok(()));
                        proven += 1;
                    }
                }
                Verdict::Unknown => panic!("{}: nothing limits the nodes", record.id),
            }
            seen += 1;
        }
    }
    assert_eq!((seen, proven), (29, 9));
}

#[test]
fn the_twin_proves_the_known_wins_again() {
    let mut seen = 0;
    for record in records::<HalmaWin>("halma-wins.jsonl") {
        let wanted: BTreeSet<String> = record.wins.iter().cloned().collect();
        let position = read(&record.pos);
        for rule in &record.rules {
            // The deeper proofs take long without optimization: two wins and a trap.
            let deep = ["sw07", "sw08", "sw10"].contains(&&*record.id) && rule == "door";
            if record.n > 2 && !deep {
                continue;
            }
            let game = under(rule);
            let keys = naive::winners(&game.twin(), &position, record.n);
            assert_eq!(
                texts(&game, &position, &keys),
                wanted,
                "{} {rule}",
                record.id
            );
            seen += 1;
        }
    }
    assert_eq!(seen, 12);
}

/// Rules that never say how hopeless a position is.
#[derive(Debug)]
struct Patient<T>(T);

impl<T: Twin> Twin for Patient<T> {
    type Position = T::Position;
    type Move = T::Move;

    fn follow(&self, position: &T::Position) -> Vec<(T::Move, T::Position)> {
        self.0.follow(position)
    }

    fn won(&self, position: &T::Position) -> Option<bool> {
        self.0.won(position)
    }
}

#[test]
fn what_is_called_hopeless_is_never_won() {
    let mut stream = Stream(2026);
    let mut counts = [[0; 2]; 3];
    for _ in 0..60 {
        let position = near_home(&mut stream, "AD", 'A');
        for (game, counts) in CHINESE.forms().iter().zip(&mut counts) {
            if game.ending(&position).is_some() {
                continue;
            }
            let patient = naive::winners(&Patient(Fast(*game)), &position, 2);
            let mut quick = Search::new(*game, u64::MAX)
                .winners(&position, 2)
                .expect("no limit");
            quick.sort_unstable();
            assert_eq!(quick, patient, "{}", game.write_position(&position));
            let slow = naive::winners(&game.twin(), &position, 2);
            assert_eq!(slow, patient, "{}", game.write_position(&position));
            counts[usize::from(!patient.is_empty())] += 1;
        }
    }
    assert!(
        counts.iter().flatten().all(|&count| count > 2),
        "{counts:?}"
    );
}

#[test]
fn nobody_is_called_hopeless_who_gets_home_with_the_help_of_all() {
    let mut stream = Stream(31);
    let mut reached = [0; 2];
    for i in 0..60 {
        // The last of three has a turn before the north; now and then the second has one, too.
        let turn = if i % 30 == 0 { 'C' } else { 'E' };
        let position = near_home(&mut stream, "ACE", turn);
        for game in CHINESE.forms() {
            if helped(&game, &position, Seat(0)) {
                assert!(!game.hopeless(&position, Seat(0), 1));
                reached[usize::from(turn == 'E')] += 1;
            }
        }
    }
    assert!(reached[0] > 0 && reached[1] > 20, "{reached:?}");
}

/// Whether a seat can be home at the end of its next turn if all help.
fn helped(game: &Star, position: &Position, seat: Seat) -> bool {
    let last = game.turn(position) == seat;
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().any(|mv| {
        let next = game.play(position, mv);
        if last {
            game.finished(&next) == Some(vec![seat])
        } else {
            helped(game, &next, seat)
        }
    })
}

#[test]
fn in_a_game_of_three_all_others_reply() {
    // A enters its last hole next turn whatever C and E do far away.
    let text = "1/2/3/4/13/12/11/10/9/E8C/EE7CC/EEE2A3CCC/EEEE5CCCC/AAAA/1AA/AA/A ACE A -";
    let position = read(text);
    let mut search = Search::new(CHINESE, u64::MAX);
    let Verdict::Win { n, keys } = search.solve(&position, 3) else {
        panic!("A wins");
    };
    assert_eq!(n, 2);
    for mv in &keys {
        assert!(matches!(mv, Move::Go { .. }));
        let next = CHINESE.play(&position, mv);
        assert_eq!(CHINESE.turn(&next), Seat(2));
    }
}
