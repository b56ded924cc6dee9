//! What the star's rules page says beyond the claims of its boards.

use daily_dama::{puzzle::table::table, web::routes::content::content};

/// Seven turns each of a game that two simple programs played.
const PLAYED: [&str; 14] = [
    "c2xe8",
    "o2xm6",
    "c3xe9",
    "n1xl6",
    "a1xc3xe7",
    "o1xm7xk5",
    "d3xf6",
    "q1xo1xm7",
    "d4xf7",
    "n2xl5xj5",
    "e8xg6",
    "m6xk6xi4",
    "f7xh5xj4xj6",
    "l6xj4xh5xf7xf5",
];

#[test]
fn the_long_chain_comes_out_of_a_played_game_and_crosses_both_colors() {
    let chinese = table("chinese").expect("a game");
    let mut position = chinese.start();
    for text in PLAYED {
        let next = chinese.play(&position, text).expect("a position");
        position = next.unwrap_or_else(|rule| panic!("{text}: {rule}"));
    }
    let page = content(chinese).expect("a rules page");
    assert_eq!(page.boards["chain"].position, position);
    let pieces = chinese.pieces(&position).expect("a position");
    let owner = |square: &str| {
        let piece = pieces.iter().find(|piece| piece.square == square);
        chinese.seat_name(piece.expect("a bridge").seat)
    };
    let bridges = ["e7", "g6", "i4", "k5"].map(owner);
    assert_eq!(bridges, ["A", "A", "D", "D"]);
}

#[test]
fn every_seating_is_shown_and_five_is_refused_in_words() {
    let chinese = table("chinese").expect("a game");
    let page = content(chinese).expect("a rules page");
    let players = |board: &str| {
        let fields = page.boards[board].position.split(' ');
        fields.skip(1).take(1).collect::<String>()
    };
    assert_eq!(players("seats-two"), "AD");
    assert_eq!(players("seats-three"), "ACE");
    assert_eq!(players("seats-four"), "ABDE");
    assert_eq!(players("seats-six"), "ABCDEF");
    let seats = page.sections.iter().find(|section| section.id == "seats");
    let texts = &seats.expect("a section").paragraphs;
    let english = daily_dama::web::lang::Lang::parse("en").expect("English");
    let told: Vec<String> = texts.iter().map(|key| page.text(english, key)).collect();
    assert!(
        told.iter()
            .any(|text| text.contains("Five is no standard game"))
    );
}
