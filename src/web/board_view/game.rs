//! What the board needs to know of a game: sides, pieces, squares, legal moves.

use std::fmt;

/// White or Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Has the lower ranks at the start.
    White,
    /// Has the upper ranks at the start.
    Black,
}

impl Seat {
    /// `white` or `black`, as in the API and in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
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
    /// Id of the symbol that draws it: `p-wm p-wk p-bm p-bk`.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match (self.seat, self.king) {
            (Seat::White, false) => "p-wm",
            (Seat::White, true) => "p-wk",
            (Seat::Black, false) => "p-bm",
            (Seat::Black, true) => "p-bk",
        }
    }

    pub(super) fn key(self) -> &'static str {
        match (self.seat, self.king) {
            (Seat::White, false) => "sq-white-man",
            (Seat::White, true) => "sq-white-king",
            (Seat::Black, false) => "sq-black-man",
            (Seat::Black, true) => "sq-black-king",
        }
    }
}

/// The squares that a game plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Used {
    /// All of them, drawn plain.
    All,
    /// The dark ones; a1 is dark.
    Dark,
}

/// A rectangular board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardShape {
    /// Columns, 1 to 26.
    pub files: u8,
    /// Rows, 1 to 99.
    pub ranks: u8,
    /// The squares in play.
    pub used: Used,
}

impl BoardShape {
    /// 8x8 with all squares in play: Turkish and Arabic.
    pub const PLAIN_8: Self = Self {
        files: 8,
        ranks: 8,
        used: Used::All,
    };

    /// File and rank from 0 of a square by its name ("a1" is 0, 0), if it is on this board.
    #[must_use]
    pub fn locate(self, name: &str) -> Option<(u8, u8)> {
        let mut chars = name.chars();
        let file = u8::try_from(chars.next()?).ok()?.checked_sub(b'a')?;
        let digits = chars.as_str();
        if digits.is_empty()
            || digits.starts_with('0')
            || !digits.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let rank = digits.parse::<u8>().ok()?.checked_sub(1)?;
        (file < self.files && rank < self.ranks).then_some((file, rank))
    }

    /// The name of the square at a file and rank from 0.
    #[must_use]
    pub fn name(self, file: u8, rank: u8) -> String {
        format!("{}{}", char::from(b'a' + file % 26), u16::from(rank) + 1)
    }

    pub(super) fn in_play(self, file: u8, rank: u8) -> bool {
        self.used == Used::All || (file + rank).is_multiple_of(2)
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

    pub(super) fn continues(&self, route: &[String]) -> bool {
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
