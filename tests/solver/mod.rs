//! Known wins with their sources, and agreement of two methods.

mod star;

use daily_dama::{
    rules::{
        draughts::{
            Move,
            dama::{ARABIC, TURKISH},
            diagonal::RUSSIAN,
        },
        game::{Game, Square},
    },
    solver::{
        naive::{self, Fast},
        proof::{Flaw, check, prove},
        search::{Search, Verdict},
    },
};

use crate::{
    data::{KeyRecord, WinRecord, records},
    rules::{
        DIAGONAL, diagonal,
        laws::{Stream, placement},
    },
};

const PLENTY: u64 = u64::MAX;

fn key_record<G: Game<Move = Move>>(game: &G, mv: &Move) -> KeyRecord {
    let name = |square| game.square_name(Square(square));
    KeyRecord {
        from: name(mv.from),
        to: name(mv.to),
        captured: (0..64)
            .filter(|square| mv.captured >> square & 1 == 1)
            .map(name)
            .collect(),
    }
}

fn sorted(mut keys: Vec<KeyRecord>) -> Vec<KeyRecord> {
    for key in &mut keys {
        key.captured.sort();
    }
    keys.sort();
    keys
}

/// Holds a game to every record of a file: N, and all first moves that win in N.
fn every_proven_win<G: Game<Move = Move>>(game: G, file: &str) {
    for record in records::<WinRecord>(file) {
        let position = game.read_position(&record.fen).expect(&record.fen);
        let verdict = Search::new(game, PLENTY).solve(&position, record.searched_to);
        let (n, keys) = match verdict {
            Verdict::Win { n, keys } => (Some(n), keys),
            Verdict::NoWin => (None, Vec::new()),
            Verdict::Unknown => panic!("{}: nothing limits the nodes", record.id),
        };
        assert_eq!(n, record.n, "{}", record.id);
        let found = keys.iter().map(|key| key_record(&game, key)).collect();
        let wanted = sorted(record.winning_first_moves_detail);
        assert_eq!(sorted(found), wanted, "{}", record.id);
    }
}

#[test]
fn every_proven_turkish_win_is_found_with_all_its_keys() {
    every_proven_win(TURKISH, "wins-turkish.jsonl");
}

#[test]
fn every_proven_russian_win_is_found_with_all_its_keys() {
    every_proven_win(RUSSIAN, "wins-russian.jsonl");
}

#[test]
fn the_russian_specimen_has_its_key() {
    let position = RUSSIAN
        .read_position("W:Wd2,f2,h2,a3,g3:Ba5,g5,c7,e7,g7")
        .expect("sound");
    let key = RUSSIAN.read_move(&position, "a3-b4").expect("legal").result;
    let verdict = Search::new(RUSSIAN, PLENTY).solve(&position, 3);
    assert_eq!(
        verdict,
        Verdict::Win {
            n: 3,
            keys: vec![key]
        }
    );
}

#[test]
fn two_methods_agree_on_every_diagonal_game() {
    for game in DIAGONAL {
        let mut stream = Stream(11);
        let mut wins = [0; 4];
        for _ in 0..120 {
            let position = loop {
                let position = diagonal::placement(&game, &mut stream);
                if game.pieces(&position).len() <= 8 {
                    break position;
                }
            };
            wins[both_methods(game, &position).unwrap_or(0) as usize] += 1;
        }
        assert!(wins[0] > 5 && wins[1] > 5, "{}: {wins:?}", game.id());
    }
}

#[test]
fn the_specimens_have_their_keys() {
    let specimens = [
        ("W:Wf2,e3,f3,c5:Bd6,f6,c7,e7", 3, "c5-d5"),
        ("W:Wa2,e2,d3,e3:Bc4,e6,b7,d7", 2, "d3-d4"),
        ("W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7", 3, "f4-f5"),
        ("W:Wd2,Kf2,d4:Ba6,d6,b7,d7,g7", 3, "d4-d5"),
    ];
    for (fen, wanted, key) in specimens {
        for game in [TURKISH, ARABIC] {
            let position = game.read_position(fen).expect(fen);
            let key = game.read_move(&position, key).expect(key).result;
            let verdict = Search::new(game, PLENTY).solve(&position, 3);
            let keys = vec![key];
            assert_eq!(
                verdict,
                Verdict::Win { n: wanted, keys },
                "{} {fen}",
                game.id()
            );
        }
    }
}

/// The exact N up to 3, found by the search, by the second method over fast and slow rules, and
/// held by a checked proof.
pub(crate) fn both_methods<G: Game>(game: G, position: &G::Position) -> Option<u8> {
    let mut search = Search::new(game, PLENTY);
    let verdict = search.solve(position, 3);
    for n in 1..=3 {
        let slow = naive::winners(&game.twin(), position, n);
        let fast = naive::winners(&Fast(game), position, n);
        assert_eq!(slow, fast, "{position:?}");
        let mut found = if game.ending(position).is_some() {
            Vec::new()
        } else {
            search
                .winners(position, n)
                .expect("nothing limits the nodes")
        };
        found.sort_unstable();
        assert_eq!(found, slow, "{position:?} within {n}");
        if !slow.is_empty() {
            let Verdict::Win { n: exact, mut keys } = verdict else {
                panic!("{position:?}: {verdict:?}");
            };
            keys.sort_unstable();
            assert_eq!((exact, keys), (n, slow));
            let proof = prove(&mut search, position, n)
                .expect("no limit")
                .expect("a win");
            assert_eq!(check(&game, position, n, &proof), Ok(()));
            assert!(check(&game, position, n - 1, &proof).is_err());
            return Some(n);
        }
    }
    assert_eq!(verdict, Verdict::NoWin);
    None
}

#[test]
fn two_methods_agree_on_small_positions() {
    let mut wins = [0; 4];
    for game in [TURKISH, ARABIC] {
        let mut stream = Stream(5);
        for _ in 0..600 {
            let position = loop {
                let position = placement(&mut stream);
                if game.pieces(&position).len() <= 9 {
                    break position;
                }
            };
            wins[both_methods(game, &position).unwrap_or(0) as usize] += 1;
        }
    }
    assert!(wins.iter().all(|&count| count > 10), "{wins:?}");
}

#[test]
fn a_broken_proof_is_refused() {
    let position = TURKISH
        .read_position("W:Wa2,e2,d3,e3:Bc4,e6,b7,d7")
        .expect("sound");
    let mut search = Search::new(TURKISH, PLENTY);
    let proof = prove(&mut search, &position, 2)
        .expect("no limit")
        .expect("a win in 2");
    let mut missing = proof.clone();
    missing.replies.pop();
    assert_eq!(check(&TURKISH, &position, 2, &missing), Err(Flaw::Replies));
    let mut unanswered = proof.clone();
    unanswered.replies[0].1 = None;
    assert_eq!(
        check(&TURKISH, &position, 2, &unanswered),
        Err(Flaw::NotWon)
    );
    let mut illegal = proof.clone();
    illegal.key.to = illegal.key.from;
    assert_eq!(check(&TURKISH, &position, 2, &illegal), Err(Flaw::Illegal));
    assert_eq!(check(&TURKISH, &position, 1, &proof), Err(Flaw::NotWon));
}

#[test]
fn a_node_limit_ends_in_unknown_and_never_in_a_no() {
    let position = TURKISH
        .read_position("W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7")
        .expect("sound");
    let mut full = Search::new(TURKISH, PLENTY);
    let verdict = full.solve(&position, 3);
    assert_eq!(
        Search::new(TURKISH, full.nodes()).solve(&position, 3),
        verdict
    );
    for most in [0, 1, 10, full.nodes() - 1] {
        let mut search = Search::new(TURKISH, most);
        assert_eq!(search.solve(&position, 3), Verdict::Unknown, "{most}");
    }
}

#[test]
fn a_drawn_position_is_never_won() {
    for (game, fen) in [
        (TURKISH, "W:WKd4:BKd6"),
        (ARABIC, "W:WKd4:BKd6"),
        (ARABIC, "W:Wd4:Bd5"),
    ] {
        let position = game.read_position(fen).expect(fen);
        assert_eq!(
            Search::new(game, PLENTY).solve(&position, 3),
            Verdict::NoWin,
            "{fen}"
        );
    }
    let position = TURKISH.read_position("W:Wd4:Bd5").expect("sound");
    assert!(matches!(
        Search::new(TURKISH, PLENTY).solve(&position, 1),
        Verdict::Win { n: 1, .. }
    ));
}
