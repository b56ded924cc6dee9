//! D and what it is made of, by hand.

use daily_dama::{
    puzzle::difficulty::{Effort, log2, rank_and_gap, refutation_nodes},
    rules::{draughts::dama::TURKISH, game::Game},
};

#[test]
fn logarithms_are_right_to_a_thousandth() {
    // From a table of binary logarithms, cut after three digits.
    for (x, thousandths) in [
        (0, 0),
        (1, 0),
        (2, 1000),
        (3, 1584),
        (5, 2321),
        (10, 3321),
        (1000, 9965),
        (1024, 10_000),
        (1_000_000, 19_931),
        (u64::MAX, 63_999),
    ] {
        assert_eq!(log2(x), thousandths, "{x}");
    }
}

#[test]
fn the_formula_is_added_up_in_thousandths() {
    let effort = Effort {
        nodes: 1024,
        n: 3,
        legal: 8,
        rank: 3,
        gap: 20,
        quiet: 2,
    };
    // 0.7 x 10 + 0.9 + 0.45 x 3 + 0.3 x 2 + 0.12 x 12 + 0.3 x 2
    assert_eq!(effort.thousandths(), 7000 + 900 + 1350 + 600 + 1440 + 600);
}

#[test]
fn rank_counts_the_moves_that_look_better_than_the_key() {
    let position = TURKISH.read_position("W:Wd3,a2:Bd6,h7").expect("sound");
    let read = |text| TURKISH.read_move(&position, text).expect(text).result;
    // d3-d4 puts the man where nothing takes it; nothing loses more or wins more.
    assert_eq!(rank_and_gap(&TURKISH, &position, &read("d3-c3")), (0, 0));
    let position = TURKISH.read_position("W:Wd4,a2:Bd6,h7").expect("sound");
    let offer = TURKISH.read_move(&position, "d4-d5").expect("legal").result;
    // d4-d5 loses a man for nothing at once; of the five others none does.
    assert_eq!(rank_and_gap(&TURKISH, &position, &offer), (4, 1));
}

#[test]
fn every_position_visited_counts_once() {
    // Two first moves; the other one, a2-a3, is refuted in one visit where no move is left.
    let position = TURKISH.read_position("W:Wa2:Bh7").expect("sound");
    let key = TURKISH.read_move(&position, "a2-b2").expect("legal").result;
    assert_eq!(refutation_nodes(&TURKISH, &position, &key, 1), 1);
    // With one more move each: a2-a3, the first reply, and after it every try of White's with
    // no move left: a3 has two.
    assert_eq!(refutation_nodes(&TURKISH, &position, &key, 2), 1 + 1 + 2);
}
