//! The board before it is drawn, and where things lie on it.

use std::collections::BTreeMap;

use super::game::{Piece, Seat};
use super::marks::Marks;
use super::shape::BoardShape;
use crate::web::lang::Lang;

/// What is to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardModel {
    /// The board.
    pub shape: &'static BoardShape,
    /// Sixths of a turn, clockwise, from how White or the point A sees it: see
    /// [`BoardShape::turned_for`].
    pub turned: u8,
    /// Pieces by square.
    pub pieces: Vec<(String, Piece)>,
    /// Everything else.
    pub marks: Marks,
}

impl BoardModel {
    /// A board with pieces and nothing else, the attacker at the bottom.
    #[must_use]
    pub fn still(shape: &'static BoardShape, attacker: Seat, pieces: Vec<(String, Piece)>) -> Self {
        Self {
            shape,
            turned: shape.turned_for(attacker),
            pieces,
            marks: Marks::default(),
        }
    }

    pub(super) fn piece_at(&self, name: &str) -> Option<Piece> {
        self.pieces.iter().find(|(s, _)| s == name).map(|(_, p)| *p)
    }

    pub(super) fn corner(&self, name: &str) -> Option<Spot> {
        self.center(name).map(|s| Spot {
            x: s.x - 50,
            y: s.y - 50,
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
        self.shape.center(name, self.turned)
    }

    /// The middle of every square, for a script: `{"d4": [350, 450]}`.
    #[must_use]
    pub fn places(&self) -> BTreeMap<String, [i32; 2]> {
        let names = self.shape.names();
        names
            .filter_map(|name| Some((name.to_owned(), self.center(name).map(|s| [s.x, s.y])?)))
            .collect()
    }

    /// What each kind of piece on this board is called, by the id of its symbol.
    #[must_use]
    pub fn words(&self, lang: Lang) -> BTreeMap<String, String> {
        kinds(self.shape)
            .into_iter()
            .map(|piece| (piece.symbol(), lang.text(self.key(piece))))
            .collect()
    }

    /// The message that names a piece.
    pub(super) fn key(&self, piece: Piece) -> &'static str {
        if self.shape.is_star() {
            return match piece.seat {
                Seat::White => "sq-side-a",
                Seat::Green => "sq-side-b",
                Seat::Red => "sq-side-c",
                Seat::Black => "sq-side-d",
                Seat::Yellow => "sq-side-e",
                Seat::Blue => "sq-side-f",
            };
        }
        match (piece.seat == Seat::White, piece.king) {
            (true, false) => "sq-white-man",
            (true, true) => "sq-white-king",
            (false, false) => "sq-black-man",
            (false, true) => "sq-black-king",
        }
    }
}

/// The kinds of pieces that a board can hold, in the order in which they are told.
pub(super) fn kinds(shape: &BoardShape) -> Vec<Piece> {
    if shape.is_star() {
        let man = |seat| Piece { seat, king: false };
        return Seat::ALL.map(man).to_vec();
    }
    [Seat::White, Seat::Black]
        .into_iter()
        .flat_map(|seat| [true, false].map(|king| Piece { seat, king }))
        .collect()
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
    pub symbol: String,
    /// Top left corner of its square.
    pub at: Spot,
    /// Name of its square.
    pub square: String,
}
