//! Puzzles that are withdrawn: text, one puzzle a line, with the day and the reason.
//!
//! ```text
//! # id         from this day  why
//! 3b77cd9d6569 2027-03-01     two keys under the rules as played in clubs
//! ```
//!
//! Days before the date keep the puzzle; on no later day is it picked again.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::day::parse_date;

/// One withdrawn puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawn {
    /// The first day on which it is not picked.
    pub since: NaiveDate,
    /// Why, in the operator's words.
    pub reason: String,
}

/// The withdrawn puzzles by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocked {
    puzzles: BTreeMap<String, Withdrawn>,
}

/// Why a line of such a list cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {flaw}")]
pub struct BlockedError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub flaw: Flaw,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The first word is no id.
    #[error("an id has twelve digits 0-9 and a-f, {0:?} is none")]
    Id(String),
    /// The second word is no date.
    #[error("behind the id stands a date like 2026-11-29, {0:?} is none")]
    Since(String),
    /// Nothing stands behind the date.
    #[error("behind the date stands a reason")]
    NoReason,
    /// A line above has the same id.
    #[error("{0} is withdrawn already, above")]
    Twice(String),
}

impl Blocked {
    /// A list with nothing on it.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            puzzles: BTreeMap::new(),
        }
    }

    /// Reads a list. Empty lines and lines that begin with `#` say nothing.
    ///
    /// # Errors
    /// The first line that is neither those nor `ID SINCE REASON`.
    pub fn read(file: &str, text: &str) -> Result<Self, BlockedError> {
        let mut list = Self::new();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            list.add(line).map_err(|flaw| BlockedError {
                file: file.to_owned(),
                line: i + 1,
                flaw,
            })?;
        }
        Ok(list)
    }

    fn add(&mut self, line: &str) -> Result<(), Flaw> {
        let cut = |text: &str| {
            let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            (word.to_owned(), rest.trim_start().to_owned())
        };
        let (id, rest) = cut(line);
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if id.len() != 12 || !id.bytes().all(digit) {
            return Err(Flaw::Id(id));
        }
        let (since, reason) = cut(&rest);
        let since = parse_date(&since).ok_or(Flaw::Since(since))?;
        if reason.is_empty() {
            return Err(Flaw::NoReason);
        }
        if self.puzzles.contains_key(&id) {
            return Err(Flaw::Twice(id));
        }
        self.puzzles.insert(id, Withdrawn { since, reason });
        Ok(())
    }

    /// Both lists in one. Of a puzzle that is on both the earlier day holds.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        for (id, withdrawn) in other.puzzles {
            let known = self.puzzles.get(&id);
            if known.is_none_or(|known| withdrawn.since < known.since) {
                self.puzzles.insert(id, withdrawn);
            }
        }
        self
    }

    /// What the list says of a puzzle.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Withdrawn> {
        self.puzzles.get(id)
    }

    /// Everything on the list, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Withdrawn)> {
        self.puzzles.iter().map(|(id, what)| (id.as_str(), what))
    }

    /// How many puzzles are withdrawn.
    #[must_use]
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether no puzzle is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }
}
