//! The draughts family: what all its games share.
//!
//! - this file: the position;
//! - [`fen`]: its text;
//! - [`text`]: the spelling of moves;
//! - [`dama`]: the orthogonal games, Turkish and Arabic, and [`naive`]: the same once more, slow
//!   and obvious, for checks;
//! - [`diagonal`]: the games on dark squares, each one table of switches, with a slow twin of
//!   their own.

pub mod dama;
pub mod diagonal;
pub mod fen;
pub mod naive;
mod reading;
pub mod text;

use super::{
    game::{Effect, Ending, Outcome, Piece, Reason, Seat, Square},
    setup::SetupError,
};

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

    /// The position after a move: the same for every game of the family, since a move says what it
    /// does.
    pub(crate) const fn after(&self, mv: &Move) -> Self {
        let side = self.turn as usize;
        let mut next = *self;
        let king = self.kings & bit(mv.from) != 0;
        next.sides[side] = next.sides[side] & !bit(mv.from) | bit(mv.to);
        next.sides[side ^ 1] &= !mv.captured;
        next.kings &= !(bit(mv.from) | mv.captured);
        if king || mv.promotes {
            next.kings |= bit(mv.to);
        }
        next.turn ^= 1;
        next
    }

    /// The facts of a move.
    pub(crate) const fn effect(&self, mv: &Move) -> Effect {
        Effect {
            from: Square(mv.from),
            to: Square(mv.to),
            taken: mv.captured.count_ones(),
            promotes: mv.promotes,
            king: self.kings & bit(mv.from) != 0,
        }
    }

    /// Who has won: a side without a piece has lost, and the side to move when it cannot.
    pub(crate) fn won(&self, can_move: impl FnOnce(&Self) -> bool) -> Option<Ending> {
        let (winner, reason) = if self.own() == 0 {
            (self.turn ^ 1, Reason::NoPieces)
        } else if self.foe() == 0 {
            (self.turn, Reason::NoPieces)
        } else if !can_move(self) {
            (self.turn ^ 1, Reason::NoMoves)
        } else {
            return None;
        };
        Some(Ending {
            outcome: Outcome::Win(Seat(winner)),
            reason,
        })
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

/// The pieces of a position, ordered by square.
pub(crate) fn pieces(position: &Position) -> Vec<Piece> {
    each(position.all())
        .map(|square| Piece {
            square: Square(square),
            seat: Seat(u8::from(position.sides[1] & bit(square) != 0)),
            king: position.kings & bit(square) != 0,
        })
        .collect()
}

/// A position from pieces and the side to move, on a board of `count` squares.
pub(crate) fn placed(
    layout: &impl fen::Layout,
    count: u8,
    pieces: &[Piece],
    turn: Seat,
) -> Result<Position, SetupError> {
    let mut position = Position {
        sides: [0; 2],
        kings: 0,
        turn: turn.0 & 1,
    };
    for piece in pieces {
        if piece.square.0 >= count {
            return Err(SetupError::UnknownSquare(piece.square.0.to_string()));
        }
        let square = bit(piece.square.0);
        if position.all() & square != 0 {
            return Err(SetupError::SquareTwice(layout.name(piece.square.0)));
        }
        position.sides[(piece.seat.0 & 1) as usize] |= square;
        if piece.king {
            position.kings |= square;
        }
    }
    fen::check(layout, &position)?;
    Ok(position)
}
