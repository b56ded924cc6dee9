//! Grades that have changed since a book was printed.
//!
//! A file of one JSON object a line. Each gives a puzzle another grade from one day on; days
//! before keep what they had. Of several entries for a puzzle the latest that has begun counts.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A puzzle's grade from one day on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regrade {
    /// The game.
    pub game: String,
    /// The puzzle.
    pub id: String,
    /// The new grade, 1 to 7.
    pub grade: u8,
    /// The first day on which it counts.
    pub since: NaiveDate,
    /// How hard the puzzle has proved, in logits; for the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty_estimated: Option<f64>,
    /// The standard error of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub se: Option<f64>,
}

/// All changes, in order of their days.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grades(Vec<Regrade>);

/// Why a file of grades cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum GradesError {
    /// A line is no entry.
    #[error("line {line}: {source}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// A grade that there is not.
    #[error("{id}: a grade is 1 to 7, not {grade}")]
    Grade {
        /// The puzzle.
        id: String,
        /// Its grade.
        grade: u8,
    },
    /// Two entries of a puzzle begin on one day.
    #[error("{id}: two grades since {since}")]
    Twice {
        /// The puzzle.
        id: String,
        /// The day.
        since: NaiveDate,
    },
}

impl Grades {
    /// No changes.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// These changes.
    ///
    /// # Errors
    /// When a grade is none, or a puzzle has two of one day.
    pub fn new(mut entries: Vec<Regrade>) -> Result<Self, GradesError> {
        let mut seen = BTreeSet::new();
        for entry in &entries {
            let id = entry.id.clone();
            if !(1..=7).contains(&entry.grade) {
                let grade = entry.grade;
                return Err(GradesError::Grade { id, grade });
            }
            if !seen.insert((&entry.game, &entry.id, entry.since)) {
                let since = entry.since;
                return Err(GradesError::Twice { id, since });
            }
        }
        entries.sort_by(|a, b| (a.since, &a.game, &a.id).cmp(&(b.since, &b.game, &b.id)));
        Ok(Self(entries))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first line that is no entry, else as [`Grades::new`].
    pub fn read(text: &str) -> Result<Self, GradesError> {
        let lines = text.lines().enumerate();
        let entries = lines
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(i, line)| {
                let line_number = i + 1;
                serde_json::from_str(line).map_err(|source| GradesError::Line {
                    line: line_number,
                    source,
                })
            })
            .collect::<Result<_, _>>()?;
        Self::new(entries)
    }

    /// The file's text.
    ///
    /// # Panics
    /// Never: texts and finite numbers always have a JSON form.
    #[must_use]
    pub fn text(&self) -> String {
        let line = |entry| serde_json::to_string(entry).expect("texts and numbers") + "\n";
        self.0.iter().map(line).collect()
    }

    /// All entries, in order of their days.
    #[must_use]
    pub fn entries(&self) -> &[Regrade] {
        &self.0
    }

    /// The grade that a puzzle has on a day; `None` where it is still the book's.
    #[must_use]
    pub fn on(&self, game: &str, id: &str, date: NaiveDate) -> Option<u8> {
        let begun = self.0.iter().take_while(|entry| entry.since <= date);
        begun
            .filter(|entry| entry.game == game && entry.id == id)
            .last()
            .map(|entry| entry.grade)
    }
}
