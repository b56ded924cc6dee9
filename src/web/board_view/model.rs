//! The board before it is drawn, and where things lie on it.

use super::game::{BoardShape, Piece, Seat};
use super::marks::Marks;

/// What is to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardModel {
    /// The board.
    pub shape: BoardShape,
    /// Turned by half a turn: Black attacks.
    pub turned: bool,
    /// Pieces by square.
    pub pieces: Vec<(String, Piece)>,
    /// Everything else.
    pub marks: Marks,
}

impl BoardModel {
    /// A board with pieces and nothing else, the attacker at the bottom.
    #[must_use]
    pub fn still(shape: BoardShape, attacker: Seat, pieces: Vec<(String, Piece)>) -> Self {
        Self {
            shape,
            turned: attacker == Seat::Black,
            pieces,
            marks: Marks::default(),
        }
    }

    pub(super) fn piece_at(&self, name: &str) -> Option<Piece> {
        self.pieces.iter().find(|(s, _)| s == name).map(|(_, p)| *p)
    }

    /// Column and row from the top left, as drawn.
    fn place(&self, name: &str) -> Option<(u8, u8)> {
        let (file, rank) = self.shape.locate(name)?;
        let up = self.shape.ranks - 1 - rank;
        Some(if self.turned {
            (self.shape.files - 1 - file, rank)
        } else {
            (file, up)
        })
    }

    pub(super) fn corner(&self, name: &str) -> Option<Spot> {
        let (col, row) = self.place(name)?;
        Some(Spot {
            x: i32::from(col) * 100,
            y: i32::from(row) * 100,
        })
    }

    pub(super) fn centers(&self, names: &[String]) -> Vec<Spot> {
        names.iter().filter_map(|s| self.center(s)).collect()
    }

    pub(super) fn placed(&self, pieces: &[(String, Piece)]) -> Vec<Placed> {
        pieces
            .iter()
            .filter_map(|(square, piece)| {
                Some(Placed {
                    symbol: piece.symbol(),
                    at: self.corner(square)?,
                    square: square.clone(),
                })
            })
            .collect()
    }

    pub(super) fn badges(&self) -> Vec<Badge> {
        let stops = self.marks.stops.iter();
        stops
            .filter_map(|(square, number, last)| {
                Some(Badge {
                    at: self.center(square)?,
                    number: *number,
                    last: *last,
                })
            })
            .collect()
    }

    pub(super) fn center(&self, name: &str) -> Option<Spot> {
        self.corner(name).map(|s| Spot {
            x: s.x + 50,
            y: s.y + 50,
        })
    }
}

/// A point in board units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

/// A number in a disc at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Badge {
    /// Center.
    pub at: Spot,
    /// The number.
    pub number: u8,
    /// Double rim: the move can end here.
    pub last: bool,
}

/// A piece as drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Id of its symbol.
    pub symbol: &'static str,
    /// Top left corner of its square.
    pub at: Spot,
    /// Name of its square.
    pub square: String,
}
