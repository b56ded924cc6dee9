//! Why a composition is not taken, in words and for machines.

use serde::Serialize;

use crate::generate::gate::Rejected;

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// A stable name, for example `second-key`.
    pub reason: &'static str,
    /// Whether it is a matter of taste: the puzzle is sound all the same.
    pub taste: bool,
    /// The reason in words.
    pub text: String,
    /// The moves that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The squares that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squares: Vec<String>,
    /// The puzzle that it is about, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Reason {
    /// A reason that no taste mends.
    #[must_use]
    pub fn hard(reason: &'static str, text: impl Into<String>) -> Self {
        Self {
            reason,
            taste: false,
            text: text.into(),
            moves: Vec::new(),
            squares: Vec::new(),
            id: None,
        }
    }

    /// A matter of taste.
    #[must_use]
    pub fn taste(reason: &'static str, text: impl Into<String>) -> Self {
        Self {
            taste: true,
            ..Self::hard(reason, text)
        }
    }

    /// The same about these moves.
    #[must_use]
    pub fn about(self, moves: Vec<String>) -> Self {
        Self { moves, ..self }
    }

    /// The same about these squares.
    #[must_use]
    pub fn on(self, squares: Vec<String>) -> Self {
        Self { squares, ..self }
    }

    /// The same about the puzzle with this id.
    #[must_use]
    pub fn twin_of(self, id: &str) -> Self {
        Self {
            id: Some(id.to_owned()),
            ..self
        }
    }
}

/// Whether a condition of the gate is a matter of taste: composed puzzles may fail it when the
/// operator says so.
#[must_use]
pub const fn is_taste(rejected: &Rejected) -> bool {
    match rejected {
        Rejected::NoGenerator
        | Rejected::NoSource
        | Rejected::NotExact(_)
        | Rejected::SecondKey(_)
        | Rejected::NotLenient
        | Rejected::OtherForm
        | Rejected::MisplacedMan(_)
        | Rejected::ManyPieces(_)
        | Rejected::Disproved(_) => false,
        Rejected::KeyTakes
        | Rejected::FewMoves(_)
        | Rejected::RankZero
        | Rejected::FewDefenders(_)
        | Rejected::Ahead(_)
        | Rejected::ManyKings(_)
        | Rejected::NothingGiven
        | Rejected::WeakFinish(_)
        | Rejected::FewHops(_)
        | Rejected::Unnatural(_)
        | Rejected::NoLastMove
        | Rejected::Uncontested
        | Rejected::Idle { .. } => true,
    }
}
