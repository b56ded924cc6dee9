//! Books: puzzles as reviewed text, one JSON object a line, and the volumes that say which days
//! they cover.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// How far a puzzle's continuation is unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unique {
    /// The attacker's move is the only one at every node of every longest defence.
    Full,
    /// At every node but the last.
    Lenient,
}

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Source {
    /// Found by the generator.
    Generated {
        /// The source of seeds, for example `climb`.
        kind: String,
        /// Name and version of the generator.
        generator: String,
        /// The seed and the restart it comes from, for example `7/1234`.
        seed: String,
        /// The squares on which it differs from a position of a game that was played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edits: Option<u32>,
    },
    /// Composed.
    Composed {
        /// Who composed it.
        author: String,
    },
}

impl Source {
    /// Who composed it; `None` for a puzzle that was found.
    #[must_use]
    pub fn author(&self) -> Option<&str> {
        match self {
            Self::Composed { author } => Some(author),
            Self::Generated { .. } => None,
        }
    }
}

/// One puzzle of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Twelve hexadecimal digits, see [`super::identity::puzzle_id`].
    pub id: String,
    /// The diagram in the game's position text; the side to move is the attacker.
    pub position: String,
    /// The exact N of "win in N".
    pub win_in: u8,
    /// The main line from the diagram, key first.
    pub line: Vec<String>,
    /// 1 to 7.
    pub grade: u8,
    /// Names of themes, most telling first.
    pub themes: Vec<String>,
    /// How far the continuation is unique.
    pub unique: Unique,
    /// D in thousandths.
    pub difficulty: u32,
    /// Where it comes from.
    pub source: Source,
}

/// The attacker's moves of a line, in one text.
#[must_use]
pub fn attacks(line: &[String]) -> String {
    let moves: Vec<&str> = line.iter().step_by(2).map(String::as_str).collect();
    moves.join(" ")
}

/// One volume: which days a book file covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volume {
    /// The game.
    pub game: String,
    /// 1 for the first.
    pub volume: u32,
    /// The file in the folder of books.
    pub file: String,
    /// Seed of the permutation.
    pub seed: u64,
    /// First day.
    pub from: NaiveDate,
    /// Last day.
    pub to: NaiveDate,
}

/// Why a book cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// A line is no puzzle.
    #[error("{file}, line {line}: {source}")]
    Line {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// A volume names a file that is not there.
    #[error("{0}: no such book")]
    Missing(String),
    /// A line of the list of withdrawn puzzles says nothing.
    #[error(transparent)]
    Blocked(#[from] super::blocked::BlockedError),
}

/// Reads a book file.
///
/// # Errors
/// The first line that is no puzzle.
pub fn read(file: &str, text: &str) -> Result<Vec<Puzzle>, BookError> {
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(i, line)| {
            serde_json::from_str(line).map_err(|source| BookError::Line {
                file: file.to_owned(),
                line: i + 1,
                source,
            })
        })
        .collect()
}

/// Writes a book file: one object a line, sorted by id.
///
/// # Panics
/// Never: a puzzle always has a JSON form.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
    sorted.sort_by(|a, b| a.id.cmp(&b.id));
    sorted
        .into_iter()
        .map(|puzzle| serde_json::to_string(puzzle).expect("strings and numbers alone") + "\n")
        .collect()
}
