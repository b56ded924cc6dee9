//! Every condition of the gate, with positions that meet it and that don't.

use daily_dama::{
    generate::{
        gate::{Gate, Rejected},
        history::{has_last_move, misplaced},
        plan::Plan,
    },
    rules::{
        draughts::{
            Move, Position,
            dama::{ARABIC, Dama, TURKISH},
        },
        game::Game,
    },
    solver::naive::winners,
};

fn read(fen: &str) -> Position {
    TURKISH.read_position(fen).expect(fen)
}

fn plan() -> Plan {
    Plan::new(&TURKISH).expect("a game of two")
}

fn gate(game: Dama) -> Gate<Dama> {
    Gate::new(game).expect("the game has a generator")
}

fn reasons(fen: &str) -> Vec<Rejected> {
    gate(TURKISH).reasons(&read(fen))
}

#[test]
fn the_specimens_pass() {
    for game in [TURKISH, ARABIC] {
        for fen in [
            "W:Wf2,e3,f3,c5:Bd6,f6,c7,e7",
            "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7",
            "W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7",
        ] {
            let facts = gate(game).check(&read(fen)).expect(fen);
            assert!(facts.full, "{fen}");
        }
    }
}

#[test]
fn the_same_decoy_twice_passes_all_but_the_limit_on_idle_pieces() {
    let idle = Rejected::Idle { idle: 3, pieces: 8 };
    assert_eq!(reasons("W:Wd2,Kf2,d4:Ba6,d6,b7,d7,g7"), [idle]);
}

#[test]
fn eight_against_one_fails_by_numbers() {
    let reasons = reasons("W:Wa2,b2,c2,e2,f2,g2,g5,Kh6:Bf7");
    assert!(reasons.contains(&Rejected::FewDefenders(1)), "{reasons:?}");
    // Seven men and a king against a man: 7 + 3 - 1.
    assert!(reasons.contains(&Rejected::Ahead(9)), "{reasons:?}");
}

#[test]
fn a_lone_legal_capture_fails_by_the_choice_it_gives() {
    let reasons = reasons("W:Wg2,d3,Kd4,d5,Kd6,d7,Kf7:Bd2,b3,b5,Kf5,b7,e7");
    for reason in [
        Rejected::KeyTakes,
        Rejected::FewMoves(1),
        Rejected::ManyKings(4),
        Rejected::Ahead(5),
    ] {
        assert!(reasons.contains(&reason), "{reasons:?}");
    }
}

#[test]
fn each_condition_alone_keeps_a_position_out() {
    let cases = [
        ("W:WKb4,Kb6:Ba5,b5,h5,h7", Rejected::Ahead(2)),
        ("W:Wf2,f3,g3,Kh4,d7:Bb5,h5,d6,f6,h6,g7", Rejected::Ahead(1)),
        ("W:Wb3,d4,d7:BKb6,d6,a7", Rejected::FewDefenders(3)),
        ("W:Wa4,b4,d4:Bf4,g5,b6,d6,f6", Rejected::FewMoves(6)),
        (
            "W:WKa1,a3,a5:BKf3,e6,g6,a7",
            Rejected::Idle { idle: 3, pieces: 7 },
        ),
        ("W:Wc3,g3,Kc7:Bh3,d4,d5,h5,f6,e7", Rejected::KeyTakes),
        (
            "W:WKb1,a2,b2,b4:BKe2,Kd4,c5,f5,c6,g6",
            Rejected::ManyKings(3),
        ),
        ("W:Wf3,b5,Kc7:Ba5,f5,h5,f6,a7", Rejected::NotLenient),
        ("W:Wb4,Kb6:Ba5,Kb5,h5,h7", Rejected::RankZero),
        ("W:WKc1,a4,d4,e4:BKd2,g4,h5,a6,d6", Rejected::WeakFinish(1)),
        ("W:Wd3,a6,Ka8:Bd4,b5,Kd5,c6,d6,h6,g7", Rejected::NoLastMove),
    ];
    for (fen, reason) in cases {
        assert_eq!(reasons(fen), [reason], "{fen}");
    }
}

#[test]
fn without_an_exact_win_and_a_lone_key_nothing_else_is_asked() {
    for (fen, reason) in [
        ("W:WKc1,c3:Ba3,c5,b6", Rejected::SecondKey(2)),
        ("W:Wd4:Bd5", Rejected::NotExact(Some(1))),
        ("W:WKd4:BKd6", Rejected::NotExact(None)),
    ] {
        assert_eq!(reasons(fen), [reason], "{fen}");
    }
    let start = gate(TURKISH).reasons(&TURKISH.start());
    assert_eq!(start, [Rejected::NotExact(None)]);
}

#[test]
fn men_where_games_never_put_them_are_unnatural() {
    // Three of four white men are about to be crowned.
    let reasons = reasons("W:Wb3,f3,b7,c7:Bf5,g5,d6,a7");
    assert!(
        matches!(reasons[..], [Rejected::Unnatural(z)] if z < -2000),
        "{reasons:?}"
    );
}

#[test]
fn a_man_never_stands_behind_its_own_first_rank() {
    let first = |fen: &str| misplaced(&TURKISH, &plan(), &TURKISH.pieces(&read(fen)), 1);
    assert_eq!(first("W:Wa2,h7:Bb2,g7"), None);
    assert_eq!(first("W:Wc1,d4:Be5"), Some(2));
    assert_eq!(first("W:Wd4:Be5,h8"), Some(63));
    assert_eq!(first("W:WKc1:BKh8,e5"), None);
}

#[test]
fn the_defender_must_have_had_a_quiet_last_move() {
    let plan = plan();
    // The man came from d7, or from beside.
    assert!(has_last_move(&TURKISH, &plan, &read("W:Wa2:Bd6")));
    // The king was crowned on a1 just now: it stood on a2.
    assert!(has_last_move(&TURKISH, &plan, &read("W:WKb1,h7:BKa1")));
    // The king is walled in, and Black crowns nobody on the eighth rank.
    assert!(!has_last_move(&TURKISH, &plan, &read("W:WKb8,a7:BKa8")));
    // h5 cannot have come from g5 or h6, and whatever else moved, h5 had to take h4.
    assert!(!has_last_move(&TURKISH, &plan, &read("W:Wh4,a2:Bh5,h6,g5")));
    // Without the man on h4 there was nothing to take.
    assert!(has_last_move(&TURKISH, &plan, &read("W:Wa2:Bh5,h6,g5")));
}

/// Whether the answers on all longest defences are alone, by the slow twin: before the last move,
/// and to the end.
fn alone(game: Dama, position: &Position, key: &Move, n: u8) -> (bool, bool) {
    let (mut lenient, mut full) = (true, true);
    let next = game.play(position, key);
    let mut replies = Vec::new();
    game.moves(&next, &mut replies);
    for reply in replies {
        let after = game.play(&next, &reply);
        if n < 2 || n > 2 && !winners(&game.twin(), &after, n - 2).is_empty() {
            continue;
        }
        let answers = winners(&game.twin(), &after, n - 1);
        full &= answers.len() == 1;
        lenient &= n == 2 || answers.len() == 1;
        for answer in &answers {
            let rest = alone(game, &after, answer, n - 1);
            lenient &= rest.0;
            full &= rest.1;
        }
    }
    (lenient, full && lenient)
}

#[test]
fn uniqueness_is_what_the_slow_twin_says() {
    let mut gate = gate(TURKISH);
    let mut seen = Vec::new();
    for fen in [
        "W:Wf2,e3,f3,c5:Bd6,f6,c7,e7",
        "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7",
        "W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7",
        "W:Wd2,Kf2,d4:Ba6,d6,b7,d7,g7",
        "W:Wf3,b5,Kc7:Ba5,f5,h5,f6,a7",
        "W:WKa1,f3,c4:Bg4,Kh4,e5,c6,h7",
        "W:We2,b3,e4,f7:Be3,b5,f5,a6,c6,b7",
        "W:Wg2,a3,g4,g6:Bg3,c4,a5,h5,b6,e6,h7",
    ] {
        let position = read(fen);
        let facts = gate.facts(&position).expect(fen);
        let found = (facts.lenient, facts.full);
        let right = alone(TURKISH, &position, &facts.line[0], facts.n);
        assert_eq!(found, right, "{fen}");
        seen.push(found);
    }
    for kind in [(true, true), (true, false), (false, false)] {
        assert!(seen.contains(&kind), "{kind:?}");
    }
}
