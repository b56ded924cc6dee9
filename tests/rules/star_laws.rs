//! What holds for every position of the star, and the endings that need a history.

use std::collections::BTreeSet;

use daily_dama::rules::{
    game::{Game, Outcome, Piece, Reason, Seat, Square},
    play::Play,
    star::{CHINESE, Move, Position, Star},
    twin::Twin,
};
use proptest::prelude::*;

use super::{
    laws::Stream,
    star::{read, under},
};

pub(crate) const SEATINGS: [&str; 9] = [
    "AD", "BE", "CF", "ACE", "BDF", "ABDE", "ACDF", "BCEF", "ABCDEF",
];

/// The number of a point's letter.
fn seat(letter: char) -> Seat {
    Seat(u8::try_from("ABCDEF".find(letter).expect("a letter")).expect("six letters"))
}

/// The holes, worked out from their coordinates alone, in an order that brings each seat home.
pub(crate) fn by_progress(seat: Seat) -> Vec<Square> {
    let mut holes: Vec<Square> = (0..121).map(Square).collect();
    holes.sort_by_key(|&hole| {
        let (x, y) = CHINESE.place_of(hole);
        let r = -y;
        let q = (x - r) / 2;
        match seat.0 {
            0 => r,
            1 => -q,
            2 => -q - r,
            3 => -r,
            4 => q,
            _ => q + r,
        }
    });
    holes
}

/// A placement of ten pieces each, between chaos and a game that is nearly over.
pub(crate) fn placement(stream: &mut Stream) -> Position {
    let seating = SEATINGS[stream.below(SEATINGS.len())];
    placement_of(stream, seating)
}

pub(crate) fn placement_of(stream: &mut Stream, seating: &str) -> Position {
    loop {
        let mut pieces: Vec<Piece> = Vec::new();
        for letter in seating.chars() {
            let ahead = by_progress(seat(letter));
            let reach = 12 + stream.below(110);
            let mut own = 0;
            while own < 10 {
                // Late games have most pieces among the last holes.
                let hole = ahead[120 - stream.below(reach.min(121))];
                let hole = if stream.below(5) == 0 {
                    Square(u8::try_from(stream.below(121)).expect("a hole"))
                } else {
                    hole
                };
                if pieces.iter().all(|piece| piece.square != hole) {
                    let seat = seat(letter);
                    pieces.push(Piece {
                        square: hole,
                        seat,
                        king: false,
                    });
                    own += 1;
                }
            }
        }
        let turn = seating
            .chars()
            .nth(stream.below(seating.len()))
            .expect("a player");
        if let Ok(position) = CHINESE.place(&pieces, seat(turn)) {
            return position;
        }
    }
}

/// A position in which the north has one to three pieces outside its target, and of the others
/// some may stand in its way, also inside.
pub(crate) fn near_home(stream: &mut Stream, seating: &str, turn: char) -> Position {
    loop {
        let mut pieces: Vec<Piece> = Vec::new();
        let ahead = by_progress(Seat(0));
        let outside = 1 + stream.below(3);
        let inside = stream.below(outside);
        let close = stream.below(3) > 0;
        for letter in seating.chars() {
            let seat = seat(letter);
            for i in 0..10 {
                let holes = match seat.0 {
                    // At the door, or a little farther.
                    0 if i < outside && close => &ahead[102..107],
                    0 if i < outside => &ahead[70..111],
                    0 => &ahead[111..],
                    3.. if i < inside => &ahead[111..],
                    _ if i < 4 => &ahead[60..111],
                    _ => &ahead[..80],
                };
                let square = loop {
                    let square = holes[stream.below(holes.len())];
                    if pieces.iter().all(|piece| piece.square != square) {
                        break square;
                    }
                };
                let king = false;
                pieces.push(Piece { square, seat, king });
            }
        }
        if let Ok(position) = CHINESE.place(&pieces, seat(turn)) {
            return position;
        }
    }
}

type Following = BTreeSet<(Move, Position)>;

fn fast(game: &Star, position: &Position) -> Following {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    assert!(moves.is_sorted(), "by first and last hole");
    let following: Following = moves
        .iter()
        .map(|mv| (*mv, game.play(position, mv)))
        .collect();
    assert_eq!(following.len(), moves.len(), "a result is listed twice");
    following
}

fn slow(game: &Star, position: &Position) -> Following {
    let found = game.twin().follow(position);
    let following: Following = found.iter().copied().collect();
    assert_eq!(following.len(), found.len(), "a result is listed twice");
    following
}

fn agree(game: &Star, position: &Position) -> Following {
    let following = fast(game, position);
    assert_eq!(
        following,
        slow(game, position),
        "{}",
        game.write_position(position)
    );
    for (_, next) in &following {
        let over = game.ending(next);
        let won = game.twin().won(next);
        assert_eq!(over.is_some(), won.is_some());
        if game.seats(position).len() == 2 && over.is_some() {
            let mover = game.turn(position);
            assert_eq!(
                won,
                over.map(|ending| ending.outcome == Outcome::Win(mover))
            );
        }
    }
    following
}

#[test]
fn fast_and_slow_rules_agree_everywhere() {
    let mut stream = Stream(0x9e37_79b9_7f4a_7c15);
    let mut homes = [0; 3];
    for i in 0..900 {
        let position = match i % 3 {
            0 => near_home(&mut stream, "AD", 'A'),
            _ => placement(&mut stream),
        };
        for (game, homes) in CHINESE.forms().iter().zip(&mut homes) {
            let game = if i % 2 == 0 { *game } else { game.to_the_end() };
            let ended =
                |(_, next): &&(Move, Position)| !game.finished(next).expect("known").is_empty();
            *homes += agree(&game, &position).iter().filter(ended).count();
        }
    }
    assert!(homes.iter().all(|&count| count > 15), "{homes:?}");
}

#[test]
fn fast_and_slow_rules_agree_through_whole_games() {
    let mut stream = Stream(77);
    let mut ended = 0;
    for (i, form) in (0..18).zip(["strict", "door", "full"].into_iter().cycle()) {
        let game = under(form).to_the_end();
        let mut position = game.start_of(SEATINGS[i % 9]).expect("a seating");
        for ply in 0..400 {
            if game.ending(&position).is_some() {
                ended += 1;
                break;
            }
            // Racing moves three times in four, so that games come to an end.
            let following: Vec<_> = if ply % 10 == 0 {
                agree(&game, &position).into_iter().collect()
            } else {
                fast(&game, &position).into_iter().collect()
            };
            let seat = game.turn(&position);
            let best = following.iter().max_by_key(|(_, next)| {
                let home = game.finished(next).expect("known").contains(&seat);
                (home, game.worth(next, seat), stream.below(8))
            });
            let chosen = if stream.below(4) == 0 {
                following[stream.below(following.len())]
            } else {
                *best.expect("there is always a move")
            };
            position = chosen.1;
            let text = game.write_position(&position);
            assert_eq!(game.read_position(&text), Ok(position), "{text}");
        }
    }
    assert!(ended >= 6, "only {ended} games came to an end");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn print_then_parse_is_identity(seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let text = CHINESE.write_position(&position);
        prop_assert_eq!(CHINESE.read_position(&text), Ok(position));
        let pieces = CHINESE.pieces(&position);
        prop_assert!(pieces.is_sorted());
        prop_assert_eq!(CHINESE.place(&pieces, CHINESE.turn(&position)), Ok(position));
        for mv in CHINESE.list(&position) {
            let text = CHINESE.write_move(&position, &mv);
            let read = CHINESE.read_move(&position, &text);
            prop_assert_eq!(read, Ok(mv.clone()));
            let from = CHINESE.effect(&position, &mv.result).from;
            let names = std::iter::once(&from).chain(&mv.path);
            let names: Vec<String> = names.map(|&hole| CHINESE.square_name(hole)).collect();
            let read = CHINESE.read_move(&position, &names.join("x"));
            prop_assert_eq!(read, Ok(mv));
        }
    }

    #[test]
    fn images_are_one_game(seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let two = CHINESE.seats(&position).len() == 2;
        let images = CHINESE.images(&position);
        prop_assert_eq!(images.len(), if two { 12 } else { 6 });
        prop_assert_eq!(images[0], position);
        let shape = |p: &Position| {
            let moves = CHINESE.list(p);
            let mut shapes: Vec<_> = moves
                .iter()
                .map(|mv| {
                    let next = CHINESE.play(p, &mv.result);
                    let seat = CHINESE.turn(p);
                    let home = CHINESE.finished(&next).map(|home| home.len());
                    (mv.path.len(), CHINESE.worth(&next, seat), home)
                })
                .collect();
            shapes.sort_unstable();
            shapes
        };
        for image in &images {
            let text = CHINESE.write_position(image);
            prop_assert_eq!(CHINESE.read_position(&text), Ok(*image));
            prop_assert_eq!(shape(image), shape(&position));
            prop_assert_eq!(CHINESE.canonical(image), CHINESE.canonical(&position));
            prop_assert!(CHINESE.images(image).contains(&position));
            // The moves of an image are the images of the moves.
            let after: BTreeSet<Position> =
                fast(&CHINESE, image).iter().map(|(_, next)| CHINESE.canonical(next)).collect();
            let known: BTreeSet<Position> =
                fast(&CHINESE, &position).iter().map(|(_, next)| CHINESE.canonical(next)).collect();
            prop_assert_eq!(after, known);
        }
        prop_assert_eq!(CHINESE.turn(&CHINESE.canonical(&position)), Seat(0));
    }

    #[test]
    fn what_one_of_two_is_ahead_the_other_is_behind(seed in 1_u64..) {
        let position = placement_of(&mut Stream(seed), "BE");
        let (one, two) = (Seat(1), Seat(4));
        prop_assert_eq!(CHINESE.worth(&position, one), -CHINESE.worth(&position, two));
    }
}

#[test]
fn the_start_turned_by_sixths_is_the_start_of_the_others() {
    let starts = |players: &str| CHINESE.start_of(players).expect(players);
    let images = CHINESE.images(&starts("AD"));
    let texts: BTreeSet<String> = images.iter().map(|p| CHINESE.write_position(p)).collect();
    assert_eq!(texts.len(), 6, "each start is its own mirror");
    assert!(texts.contains(&CHINESE.write_position(&starts("BE"))));
    assert!(texts.contains(&CHINESE.write_position(&starts("CF"))));
    let three = CHINESE.images(&starts("ACE"));
    assert!(three.contains(&starts("BDF")));
    let four = CHINESE.images(&starts("ABDE"));
    assert!(four.contains(&starts("BCEF")));
    assert_eq!(CHINESE.worth(&starts("ABCDEF"), Seat(2)), 0);
}

/// A is held by C's and E's pieces; E has a loose piece at f10.
const HELD: &str = "A/AA/AAA/AAAA/4CCCCC4/3CCCCCE3/11/10/9/10/1EE5E2/1EE6EE1/E10E1/4/3/2/1 ACE A -";

#[test]
fn a_turn_without_a_move_is_passed_and_counts() {
    let position = read(HELD);
    let listed = CHINESE.list(&position);
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].result, listed[0].path.len()), (Move::Pass, 0));
    assert_eq!(CHINESE.write_move(&position, &listed[0]), "pass");
    for text in ["pass", "PASS", " Pass "] {
        assert_eq!(CHINESE.read_move(&position, text).as_ref(), Ok(&listed[0]));
    }
    let mut play = Play::new(CHINESE, position);
    play.play(&Move::Pass);
    assert_eq!(CHINESE.turn(play.position()), Seat(2));
    assert_eq!(play.ending(), None);
    let refused = CHINESE
        .read_move(play.position(), "pass")
        .expect_err("there are moves");
    assert_eq!(refused.rule(), "unreadable");
}

fn walk(play: &mut Play<Star>, moves: &[&str]) {
    for text in moves {
        let mv = CHINESE.read_move(play.position(), text).expect(text);
        play.play(&mv.result);
    }
}

#[test]
fn the_third_appearance_draws() {
    let mut play = Play::new(CHINESE, CHINESE.start());
    let round = ["d1-e5", "n1-m5", "e5-d1", "m5-n1"];
    walk(&mut play, &round);
    assert_eq!(play.ending(), None, "the start stands for the second time");
    walk(&mut play, &round[..3]);
    assert_eq!(play.ending(), None);
    walk(&mut play, &round[3..]);
    let ending = play.ending().expect("a draw");
    assert_eq!(
        (ending.outcome, ending.reason),
        (Outcome::Draw, Reason::Threefold)
    );
}

/// Walks each side's pieces so that no position stands three times, for as long as is wanted.
fn wander(play: &mut Play<Star>, stream: &mut Stream) {
    let game = CHINESE.to_the_end();
    let moves = game.list(play.position());
    // Away from home: a game that nobody wins.
    let seat = game.turn(play.position());
    let back = |mv: &Move| game.worth(&game.play(play.position(), mv), seat);
    let few: Vec<Move> = moves.iter().map(|mv| mv.result).collect();
    let low = few.iter().map(back).min().expect("a move") + 2;
    let choice: Vec<Move> = few.iter().copied().filter(|mv| back(mv) <= low).collect();
    let mv = choice[stream.below(choice.len())];
    play.play(&mv);
}

#[test]
fn two_hundred_turns_each_draw() {
    let mut turned = 0;
    for (players, turns) in [("AD", 400), ("ACE", 600)] {
        let mut stream = Stream(9);
        let start = CHINESE.start_of(players).expect(players);
        let mut play = Play::new(CHINESE.to_the_end(), start);
        let mut plies = 0;
        while play.ending().is_none() {
            wander(&mut play, &mut stream);
            plies += 1;
        }
        let ending = play.ending().expect("it has ended");
        assert_eq!(ending.reason, Reason::TurnLimit, "{players} after {plies}");
        assert_eq!((ending.outcome, plies), (Outcome::Draw, turns));
        turned += 1;
    }
    assert_eq!(turned, 2);
}

#[test]
fn the_others_play_on_for_places() {
    let text = "1/2/3/4/CCCC9/1CC9/CCC8/C9/9/E9/EE9/EEE9/EEEE9/AAAA/AAA/AA/A ACE E A";
    let position = read(text);
    let ending = CHINESE.ending(&position).expect("A has won");
    assert_eq!(
        (ending.outcome, ending.reason),
        (Outcome::Win(Seat(0)), Reason::Home)
    );
    assert_eq!(CHINESE.list(&position), Vec::new());
    let places = CHINESE.to_the_end();
    assert_eq!(places.ending(&position), None);
    let mut play = Play::new(places, position);
    let turns: Vec<Seat> = ["j1-i1", "g1-f1", "i1-j1"]
        .iter()
        .map(|text| {
            let seat = places.turn(play.position());
            let mv = places.read_move(play.position(), text).expect(text);
            play.play(&mv.result);
            seat
        })
        .collect();
    assert_eq!(turns, [4, 2, 4].map(Seat), "A is skipped");
    // C closes up in its target: E alone is left.
    for text in ["g2-g1", "j1-i1", "g3-g2"] {
        assert_eq!(play.ending(), None);
        let mv = places.read_move(play.position(), text).expect(text);
        play.play(&mv.result);
    }
    let home = places.finished(play.position());
    assert_eq!(home, Some(vec![Seat(0), Seat(2)]));
    let ending = play.ending().expect("one is left");
    assert_eq!(ending.outcome, Outcome::Win(Seat(0)));
    assert_eq!(places.turn(play.position()), Seat(4));
}
