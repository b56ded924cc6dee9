//! Beauty: each part counts, and reviewers' favorites stand above what they call dull.

use daily_dama::{
    generate::{
        beauty::beauty,
        candidate::{Candidate, Found, standing},
        gate::Gate,
    },
    puzzle::{book::Unique, library::Library, theme::Theme},
    rules::{
        draughts::{dama::TURKISH, diagonal::RUSSIAN},
        game::Game,
    },
};

/// What is known of a position, whether it passes the gate or not.
fn known<G: Game>(game: &G, gate: &mut Gate<G>, text: &str) -> Candidate {
    let position = standing(game, &game.read_position(text).expect(text));
    let facts = gate.facts(&position).expect(text);
    let found = Found {
        kind: "told".to_owned(),
        generator: "told/1".to_owned(),
        seed: 0,
        restart: 0,
        edits: None,
    };
    Candidate::described(game, gate, &position, &facts, found)
}

/// One change of a candidate.
type Change = (&'static str, fn(&mut Candidate));

#[test]
fn each_part_counts_in_its_direction() {
    let mut gate = Gate::new(TURKISH).expect("a generator");
    let plain = known(&TURKISH, &mut gate, "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7");
    let plain = Candidate {
        unique: Unique::Lenient,
        idle: 1,
        themes: Vec::new(),
        tries: 0,
        slower: 0,
        rank: 1,
        gap: 1,
        z: 0,
        given: 1,
        ..plain
    };
    let better: [Change; 10] = [
        ("unique", |c| c.unique = Unique::Full),
        ("a try", |c| c.tries += 1),
        ("a slower win", |c| c.slower += 1),
        ("nothing idle", |c| c.idle = 0),
        ("men alone", |c| c.themes.push("men-only".to_owned())),
        ("another given", |c| c.given += 1),
        ("outnumbered", |c| c.sides[0] -= 1),
        ("rank", |c| c.rank += 1),
        ("gap", |c| c.gap += 1),
        ("natural", |c| c.z += 100),
    ];
    for (what, change) in better {
        let mut changed = plain.clone();
        change(&mut changed);
        assert!(beauty(&changed) > beauty(&plain), "{what}");
    }
    let worse: [Change; 3] = [
        ("more idle", |c| c.idle += 1),
        ("a crowd", |c| c.sides = [8, 8]),
        ("spilt pieces", |c| c.z -= 1500),
    ];
    for (what, change) in worse {
        let mut changed = plain.clone();
        change(&mut changed);
        assert!(beauty(&changed) < beauty(&plain), "{what}");
    }
    // What is counted up to a most does not grow beyond it.
    let many = Candidate {
        tries: 3,
        ..plain.clone()
    };
    let more = Candidate { tries: 30, ..plain };
    assert_eq!(beauty(&many), beauty(&more));
}

#[test]
fn no_idea_makes_a_puzzle_uglier() {
    for theme in Theme::ALL {
        assert!(
            daily_dama::generate::beauty::of_theme(theme) >= 0,
            "{theme:?}"
        );
    }
}

#[test]
fn the_kind_we_want_stands_above_the_kind_we_do_not_want() {
    let mut gate = Gate::new(TURKISH).expect("a generator");
    let wanted = [
        "W:Wf2,e3,f3,c5:Bd6,f6,c7,e7",
        "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7",
        "W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7",
        "W:Wd2,Kf2,d4:Ba6,d6,b7,d7,g7",
    ];
    let dull = [
        "W:Wa2,b2,c2,e2,f2,g2,g5,Kh6:Bf7",
        "W:Wg2,d3,Kd4,d5,Kd6,d7,Kf7:Bd2,b3,b5,Kf5,b7,e7",
    ];
    let points = |gate: &mut Gate<_>, text: &&str| beauty(&known(&TURKISH, gate, text));
    let least = wanted.iter().map(|text| points(&mut gate, text)).min();
    let most = dull.iter().map(|text| points(&mut gate, text)).max();
    assert!(least > most, "{least:?} {most:?}");
    let mut russian = Gate::new(RUSSIAN).expect("a generator");
    let specimen = known(&RUSSIAN, &mut russian, "W:Wd2,f2,h2,a3,g3:Ba5,g5,c7,e7,g7");
    assert!(Some(beauty(&specimen)) > most);
}

#[test]
fn books_hold_the_more_beautiful_part_of_what_was_found() {
    let library = Library::built_in().expect("the books");
    let mut gate = Gate::new(TURKISH).expect("a generator");
    let book: Vec<_> = library
        .of("turkish")
        .flat_map(|(_, puzzles)| puzzles)
        .collect();
    let mut points: Vec<i64> = book
        .iter()
        .step_by(book.len() / 40)
        .map(|puzzle| beauty(&known(&TURKISH, &mut gate, &puzzle.position)))
        .collect();
    points.sort_unstable();
    // The two dull specimens have less than nothing, the wanted ones some hundreds.
    assert!(points[0] > 0, "{points:?}");
    assert!(points[points.len() / 2] > 600, "{points:?}");
}
