//! The draughts family: what all its games share.
//!
//! - this file: the position;
//! - [`fen`]: its text;
//! - [`text`]: the spelling of moves;
//! - [`dama`]: the orthogonal games, Turkish and Arabic;
//! - [`naive`]: the same games once more, slow and obvious, for checks.
//!
//! A diagonal game will be another type beside [`dama::Dama`] that shares all but its moves.

pub mod dama;
pub mod fen;
pub mod naive;
pub mod text;

use super::game::Seat;

/// A set of squares, one bit a square, bit 0 the first.
pub type Squares = u64;

/// The squares of a set, lowest first.
pub(crate) fn each(mut set: Squares) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = low(set);
            set &= set - 1;
            square
        })
    })
}

/// The lowest square of a set that is not empty.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a 64-bit word has fewer than 256 trailing zeros"
)]
pub(crate) const fn low(set: Squares) -> u8 {
    set.trailing_zeros() as u8
}

/// The highest square of a set that is not empty.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a 64-bit word has fewer than 256 leading zeros"
)]
pub(crate) const fn high(set: Squares) -> u8 {
    63 - set.leading_zeros() as u8
}

/// The set of one square.
pub(crate) const fn bit(square: u8) -> Squares {
    1 << square
}

/// A placement with the side to move. It holds no history, so two positions are equal when the
/// board and the side to move are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The pieces of White and of Black, men and kings.
    pub(crate) sides: [Squares; 2],
    /// The kings of both.
    pub(crate) kings: Squares,
    /// The seat to move: 0 or 1.
    pub(crate) turn: u8,
}

impl Position {
    /// The pieces of the side to move.
    pub(crate) const fn own(&self) -> Squares {
        self.sides[self.turn as usize]
    }

    /// The pieces of the other side.
    pub(crate) const fn foe(&self) -> Squares {
        self.sides[self.turn as usize ^ 1]
    }

    /// Every piece.
    pub(crate) const fn all(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        Seat(self.turn)
    }

    /// The number of pieces of a side.
    #[must_use]
    pub const fn count(&self, seat: Seat) -> u32 {
        self.sides[(seat.0 & 1) as usize].count_ones()
    }

    /// The number of kings of a side.
    #[must_use]
    pub const fn king_count(&self, seat: Seat) -> u32 {
        (self.sides[(seat.0 & 1) as usize] & self.kings).count_ones()
    }
}

/// What a move does to the board: the identity of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece starts.
    pub from: u8,
    /// Where it ends; the origin again when a king goes round a loop.
    pub to: u8,
    /// The squares of the pieces taken.
    pub captured: Squares,
    /// Whether the piece is a king afterwards and was not before.
    pub promotes: bool,
}
