//! Boards as the generator sees them, and the rows of thresholds.

use daily_dama::{
    generate::{
        limits::{Limits, TABLE},
        plan::Plan,
    },
    rules::{
        catalog,
        draughts::{
            dama::TURKISH,
            diagonal::{BRAZILIAN, INTERNATIONAL, RUSSIAN},
        },
        game::{Game, Seat, Square},
        star::CHINESE,
    },
};

fn plan<G: Game>(game: &G) -> Plan {
    Plan::new(game).expect("a game of two")
}

fn named<G: Game>(game: &G, name: &str) -> Square {
    game.square_named(name).expect(name)
}

/// The names of squares, sorted.
fn names<G: Game>(game: &G, squares: &[Square]) -> Vec<String> {
    let mut names: Vec<String> = squares.iter().map(|s| game.square_name(*s)).collect();
    names.sort();
    names
}

fn near<G: Game>(game: &G, name: &str) -> Vec<String> {
    let square = named(game, name);
    names(game, &plan(game).near[usize::from(square.0)])
}

#[test]
fn squares_are_near_within_a_step() {
    let around = near(&TURKISH, "c3");
    assert_eq!(around, ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]);
    assert_eq!(near(&RUSSIAN, "c3"), ["b2", "b4", "d2", "d4"]);
    assert_eq!(near(&RUSSIAN, "a1"), ["b2"]);
    assert_eq!(near(&INTERNATIONAL, "28"), ["22", "23", "32", "33"]);
    let around = near(&CHINESE, "i5");
    assert_eq!(around, ["h5", "h6", "i4", "i6", "j5", "j6"]);
    assert_eq!(near(&CHINESE, "a1"), ["b1", "b2"]);
}

#[test]
fn the_other_side_sees_the_board_turned_by_half() {
    let seen = |plan: &Plan, seat, square| plan.seen_by(seat, square);
    let turkish = plan(&TURKISH);
    assert_eq!(turkish.squares.len(), 64);
    assert_eq!(seen(&turkish, Seat::BLACK, Square(0)), Square(63));
    assert_eq!(seen(&turkish, Seat::WHITE, Square(5)), Square(5));
    let large = plan(&INTERNATIONAL);
    assert_eq!(large.squares.len(), 50);
    assert_eq!(seen(&large, Seat::BLACK, Square(0)), Square(49));
    let star = plan(&CHINESE);
    assert_eq!((star.squares.len(), star.seats), (121, [Seat(0), Seat(3)]));
    assert_eq!(seen(&star, Seat(3), Square(0)), Square(120));
    assert_eq!(star.other(Seat(3)), Seat(0));
    assert_eq!(plan(&RUSSIAN).other(Seat::WHITE), Seat::BLACK);
}

#[test]
fn left_and_right_change_places_where_the_game_lets_them() {
    let mirrored = |plan: Plan, square: Square| plan.mirrored[usize::from(square.0)];
    assert_eq!(
        mirrored(plan(&TURKISH), named(&TURKISH, "a2")),
        named(&TURKISH, "h2")
    );
    let hole = |name| named(&CHINESE, name);
    assert_eq!(mirrored(plan(&CHINESE), hole("e1")), hole("e13"));
    // It would swap dark and light.
    assert_eq!(mirrored(plan(&RUSSIAN), Square(7)), Square(7));
}

#[test]
fn every_row_is_of_a_game_and_every_week_is_in_order() {
    let ids = catalog::ids();
    for limits in TABLE {
        assert!(ids.contains(&limits.game), "{}", limits.game);
        let week: Vec<u8> = (1..=7).map(|grade| limits.n_of(grade)).collect();
        assert!(week.is_sorted() && limits.twos <= 7, "{}", limits.game);
        assert_eq!((limits.least_n, limits.most_n), (2, 3));
    }
}

#[test]
fn a_game_without_a_row_gets_that_of_its_board() {
    let of = |limits: Limits| (limits.pieces, limits.legal, limits.contested);
    assert_eq!(of(Limits::of(&TURKISH)), (16, 8, false));
    assert_eq!(of(Limits::of(&BRAZILIAN)), (12, 6, false));
    assert_eq!(of(Limits::of(&INTERNATIONAL)), (20, 8, false));
    let star = Limits::of(&CHINESE);
    assert_eq!((star.pieces, star.contested), (10, true));
    assert_eq!((star.balance, star.kings, star.finish), (None, None, None));
    assert_eq!(Limits::of(&RUSSIAN).balance, Some(1));
    assert_eq!(Limits::of(&TURKISH).defenders(3), 4);
}
