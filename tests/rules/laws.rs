use std::collections::BTreeSet;

use daily_dama::rules::{
    draughts::{
        Move, Position,
        dama::{Dama, TURKISH},
        naive,
    },
    game::{Game, Outcome, Piece, Seat, Square},
};
use proptest::prelude::*;

fn results(game: &Dama, position: &Position) -> BTreeSet<Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let set: BTreeSet<_> = moves.iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "a result is listed twice");
    set
}

/// A stream of numbers for tests that want many positions without shrinking (Marsaglia's
/// xorshift with the triple 13, 7, 17).
pub(crate) struct Stream(pub(crate) u64);

impl Stream {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % most
    }
}

/// A placement of a few to many pieces, kings among them.
pub(crate) fn placement(stream: &mut Stream) -> Position {
    loop {
        let count = [2 + stream.below(6), 1 + stream.below(16)];
        let kings = stream.below(5);
        let mut pieces: Vec<Piece> = Vec::new();
        for seat in [Seat::WHITE, Seat::BLACK] {
            for _ in 0..count[seat.0 as usize] {
                let square = Square(u8::try_from(stream.below(64)).expect("a square"));
                if pieces.iter().all(|piece| piece.square != square) {
                    let last = if seat == Seat::WHITE { 7 } else { 0 };
                    let king = square.0 / 8 == last || stream.below(8) < kings;
                    pieces.push(Piece { square, seat, king });
                }
            }
        }
        let turn = Seat(u8::try_from(stream.below(2)).expect("a seat"));
        if let Ok(position) = TURKISH.place(&pieces, turn) {
            return position;
        }
    }
}

#[test]
fn fast_and_naive_agree_on_a_hundred_thousand_positions() {
    let mut stream = Stream(0x9e37_79b9_7f4a_7c15);
    let (mut from_games, mut captures) = (0, 0);
    while from_games < 60_000 {
        let mut position = TURKISH.start();
        for _ in 0..200 {
            let naive = naive::results(&position);
            assert_eq!(results(&TURKISH, &position), naive, "{position:?}");
            from_games += 1;
            let Some(mv) = naive.iter().nth(stream.below(naive.len().max(1))) else {
                break;
            };
            captures += usize::from(mv.captured != 0);
            position = TURKISH.play(&position, mv);
        }
    }
    for _ in 0..40_000 {
        let position = placement(&mut stream);
        let naive = naive::results(&position);
        assert_eq!(results(&TURKISH, &position), naive, "{position:?}");
        let moved = TURKISH.ending(&position);
        let blocked =
            matches!(moved, Some(e) if e.outcome == Outcome::Win(Seat(1 - position.turn().0)));
        assert_eq!(naive.is_empty(), blocked, "{position:?}");
    }
    assert!(captures > 5_000, "only {captures} captures were played");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn print_then_parse_is_identity(seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let text = TURKISH.write_position(&position);
        prop_assert_eq!(TURKISH.read_position(&text), Ok(position));
        for mv in TURKISH.list(&position) {
            if TURKISH.ending(&position).is_none() {
                let text = TURKISH.write_move(&position, &mv);
                let read = TURKISH.read_move(&position, &text);
                prop_assert_eq!(read, Ok(mv));
            }
        }
    }

    #[test]
    fn images_have_the_same_moves_and_one_canon(seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let images = TURKISH.images(&position);
        prop_assert_eq!(images.len(), 4);
        let shape = |p: &Position| {
            let mut shapes: Vec<_> = TURKISH
                .list(p)
                .iter()
                .map(|mv| (mv.captured.len(), mv.path.len(), mv.result.promotes))
                .collect();
            shapes.sort_unstable();
            shapes
        };
        for image in &images {
            prop_assert_eq!(shape(image), shape(&position));
            prop_assert_eq!(TURKISH.canonical(image), TURKISH.canonical(&position));
            let back = TURKISH.images(image);
            prop_assert!(back.contains(&position));
        }
    }

    #[test]
    fn every_listed_capture_is_maximal_and_leaves_at_once(seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let most = naive::routes(&position).iter().map(|route| route.captured.len()).max();
        for mv in TURKISH.list(&position) {
            prop_assert_eq!(Some(mv.captured.len()), most);
            let next = TURKISH.play(&position, &mv.result);
            for square in &mv.captured {
                let standing = TURKISH.pieces(&next).into_iter().find(|p| p.square == *square);
                let mover = standing.is_none_or(|p| p.seat == position.turn());
                prop_assert!(mover, "a taken piece is still there");
            }
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}", seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let _ = TURKISH.read_position(&text);
        let _ = TURKISH.read_move(&position, &text);
    }

    #[test]
    fn a_move_text_is_accepted_exactly_when_it_is_legal(
        seed in 1_u64.., from in 0_u8..64, to in 0_u8..64
    ) {
        let position = placement(&mut Stream(seed));
        let name = |square| TURKISH.square_name(Square(square));
        let text = format!("{}-{}", name(from), name(to));
        let over = TURKISH.ending(&position).is_some();
        let fits = naive::results(&position)
            .into_iter()
            .filter(|mv| mv.from == from && mv.to == to)
            .count();
        let read = TURKISH.read_move(&position, &text);
        if over {
            prop_assert!(read.is_err());
        } else if fits == 1 {
            prop_assert!(read.is_ok(), "{text}");
        }
    }
}
