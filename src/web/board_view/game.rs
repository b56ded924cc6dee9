//! What the board needs to know of a game: sides, pieces, squares, legal moves.

use std::fmt;

/// A side, by the color of its pieces.
///
/// Grids know White and Black. The star's six points have a color each, clockwise from the
/// point A: white, green, red, black, yellow, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Has the lower ranks at the start; A on the star.
    White,
    /// B.
    Green,
    /// C.
    Red,
    /// Has the upper ranks at the start; D on the star.
    Black,
    /// E.
    Yellow,
    /// F.
    Blue,
}

impl Seat {
    /// All, in the order of the star's points.
    pub const ALL: [Self; 6] = [
        Self::White,
        Self::Green,
        Self::Red,
        Self::Black,
        Self::Yellow,
        Self::Blue,
    ];

    /// The side that data calls `white`, `black`, or by a letter from `A` to `F`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let lettered = || {
            ["A", "B", "C", "D", "E", "F"]
                .iter()
                .position(|l| *l == name)
        };
        match name {
            "white" => Some(Self::White),
            "black" => Some(Self::Black),
            _ => lettered().map(|point| Self::ALL[point]),
        }
    }

    /// Its color, as in message keys: `white`, `black`, `green`, `red`, `yellow`, `blue`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Green => "green",
            Self::Red => "red",
            Self::Black => "black",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// The one opposite.
    #[must_use]
    pub fn other(self) -> Self {
        Self::ALL[usize::from(self.point() + 3) % 6]
    }

    /// What the ids of the symbols of its pieces begin with: `p-w`.
    #[must_use]
    pub fn symbols(self) -> &'static str {
        match self {
            Self::White => "p-w",
            Self::Green => "p-g",
            Self::Red => "p-r",
            Self::Black => "p-b",
            Self::Yellow => "p-y",
            Self::Blue => "p-u",
        }
    }

    /// Its point of the star, clockwise from the top.
    pub(super) fn point(self) -> u8 {
        match self {
            Self::White => 0,
            Self::Green => 1,
            Self::Red => 2,
            Self::Black => 3,
            Self::Yellow => 4,
            Self::Blue => 5,
        }
    }
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// King or man.
    pub king: bool,
}

impl Piece {
    /// Id of the symbol that draws it: `p-wm p-wk p-bm p-bk`, and `p-gm p-rm p-ym p-um` on the
    /// star.
    #[must_use]
    pub fn symbol(self) -> String {
        format!(
            "{}{}",
            self.seat.symbols(),
            if self.king { 'k' } else { 'm' }
        )
    }
}

/// A legal move as the server knows it; the fields of the API's move object.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct MoveData {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// Origin.
    pub from: String,
    /// Landings after the origin, in order.
    pub path: Vec<String>,
    /// Squares of the taken pieces.
    pub captured: Vec<String>,
    /// Whether the piece is crowned.
    pub promotes: bool,
}

impl MoveData {
    /// Origin and landings.
    #[must_use]
    pub fn route(&self) -> Vec<String> {
        std::iter::once(self.from.clone())
            .chain(self.path.iter().cloned())
            .collect()
    }

    /// Whether it takes something.
    #[must_use]
    pub fn takes(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether another move from the same square has the same result, by whatever way.
    pub(super) fn does_as(&self, other: &Self) -> bool {
        let sorted = |mv: &Self| {
            let mut captured = mv.captured.clone();
            captured.sort_unstable();
            captured
        };
        self.path.last() == other.path.last() && sorted(self) == sorted(other)
    }

    /// Whether it begins with a route: origin and stops so far, not empty.
    #[must_use]
    pub fn begins_with(&self, route: &[String]) -> bool {
        route
            .split_first()
            .is_some_and(|(from, landings)| self.from == *from && self.path.starts_with(landings))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
