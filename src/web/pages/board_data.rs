//! What the page of a puzzle tells its script.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::web::{
    board_view::{BoardShape, MoveData, Used},
    lang::{Arg, Lang},
};

/// The data block that the script reads: `<script type="application/json" id="board-data">`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardData {
    /// Game id.
    pub game: String,
    /// The day.
    pub date: String,
    /// Current attempt, from 1.
    pub attempt: u8,
    /// Current ply.
    pub ply: u16,
    /// What the ids of the symbols of the mover's pieces begin with: `p-w`.
    pub own: String,
    /// The middle of every square as drawn, by name.
    pub at: BTreeMap<String, [i32; 2]>,
    /// What a piece is called, by the id of its symbol.
    pub words: BTreeMap<String, String>,
    /// Whether taken pieces stay until the move ends, and leave together.
    pub lifts_last: bool,
    /// `/api/v1/{game}/{date}`.
    pub api: String,
    /// `/{lang}/{game}/{date}`.
    pub page: String,
    /// Whether complete moves wait for a confirmation.
    pub confirm: bool,
    /// Legal moves; empty when nothing can be played.
    pub moves: Vec<MoveData>,
    /// Moves to animate, oldest first: the visitor's and the answer.
    pub last: Vec<Played>,
    /// Texts for live announcements, by key.
    pub texts: BTreeMap<String, String>,
}

/// A move to animate, and the pieces that it finds on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Played {
    /// The move.
    #[serde(flatten)]
    pub played: MoveData,
    /// Symbol ids by square before the move: `{"d4": "p-wm"}`.
    pub before: BTreeMap<String, String>,
}

impl BoardData {
    /// Texts that the script speaks, by the names that it knows. Where a number belongs, the
    /// text holds `{n}`.
    #[must_use]
    pub fn texts(lang: Lang, shape: &BoardShape) -> BTreeMap<String, String> {
        let number = [("n", Arg::from("{n}"))];
        let plain = SPOKEN.map(|key| (key.to_owned(), lang.text(key)));
        let numbered = NUMBERED.map(|key| (key.to_owned(), lang.text_with(key, &number)));
        let keys = match (shape.is_star(), shape.used) {
            (true, _) => "keys-star",
            (false, Used::Dark) => "keys-dark",
            (false, Used::All) => "keys-plain",
        };
        let keys = ("keys".to_owned(), lang.text(keys));
        plain.into_iter().chain(numbered).chain([keys]).collect()
    }
}

/// Texts for the script.
const SPOKEN: [&str; 16] = [
    "help",
    "tap-target",
    "wait",
    "network-error",
    "try-again",
    "chain-dropped",
    "drop-piece",
    "drop-chain",
    "comma",
    "sq-selected",
    "sq-must",
    "sq-movable",
    "sq-target",
    "sq-taken",
    "sq-hint",
    "sq-empty",
];

/// Texts for the script with a number in them.
const NUMBERED: [&str; 4] = ["must-capture", "next-stop", "sq-stop", "sq-last-stop"];

/// JSON that may stand inside a `script` element.
#[must_use]
pub fn script_json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value)
        .unwrap_or_else(|_| "null".to_owned())
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
}
