//! A folder with volumes of the operator's own: `volumes.json` as in the built-in books, and the
//! book files that it names.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    author,
    book::{Puzzle, Source, Volume},
    table::{MOST_MOVES, Table, table},
};

/// The list of volumes in a folder.
pub const LIST: &str = "volumes.json";

/// A longer span is a typing error.
const LONGEST_DAYS: i64 = 36_525;

/// What is wrong with a folder.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Something cannot be read.
    #[error("{path}: {problem}")]
    Io {
        /// What.
        path: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// A row of the list of volumes says what cannot be.
    #[error("{path}, row {row}: {problem}")]
    Row {
        /// The list.
        path: PathBuf,
        /// From 1.
        row: usize,
        /// What is wrong.
        problem: String,
    },
    /// A line is no JSON, or no puzzle.
    #[error("{path}, line {line}: {problem}")]
    Line {
        /// The file.
        path: PathBuf,
        /// From 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
}

/// Reads all volumes of a folder, checked for all but the proofs: `verify` makes these. A game has
/// volumes only where it `is_daily` without them: nothing but days is replaced.
///
/// # Errors
/// The first thing that is wrong. A folder without a list is no folder of volumes.
pub fn read(
    folder: &Path,
    is_daily: &dyn Fn(&str) -> bool,
) -> Result<Vec<(Volume, Vec<Puzzle>)>, FolderError> {
    let path = folder.join(LIST);
    let text = text_of(&path)?;
    let rows: Vec<Volume> = serde_json::from_str(&text).map_err(|error| FolderError::Line {
        path: path.clone(),
        line: error.line(),
        problem: error.to_string(),
    })?;
    let mut volumes: Vec<(Volume, Vec<Puzzle>)> = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        let wrong = |problem: String| FolderError::Row {
            path: path.clone(),
            row: i + 1,
            problem,
        };
        let before = volumes.iter().map(|(volume, _)| volume);
        check(&row, before).map_err(wrong)?;
        if !is_daily(&row.game) {
            return Err(wrong(format!("{} has no puzzle of the day", row.game)));
        }
        let puzzles = book(&folder.join(&row.file), &row)?;
        let days = (row.to - row.from).num_days() + 1;
        let enough = i64::try_from(puzzles.len()).is_ok_and(|count| count >= days);
        if !enough {
            let (file, count) = (&row.file, puzzles.len());
            return Err(wrong(format!(
                "{days} days, but {file} has {count} puzzles"
            )));
        }
        volumes.push((row, puzzles));
    }
    Ok(volumes)
}

fn text_of(path: &Path) -> Result<String, FolderError> {
    fs::read_to_string(path).map_err(|problem| FolderError::Io {
        path: path.to_owned(),
        problem,
    })
}

/// Whether a row can stand beside those before it.
fn check<'a>(row: &Volume, mut before: impl Iterator<Item = &'a Volume>) -> Result<(), String> {
    if table(&row.game).is_none() {
        return Err(format!("unknown game {:?}", short(&row.game)));
    }
    let plain = Path::new(&row.file)
        .file_name()
        .is_some_and(|name| name == row.file.as_str());
    if !plain {
        return Err(format!("{:?} is no plain file name", short(&row.file)));
    }
    if row.to < row.from {
        return Err(format!("{} lies before {}", row.to, row.from));
    }
    if (row.to - row.from).num_days() > LONGEST_DAYS {
        return Err("longer than a century".to_owned());
    }
    let clash = before.find(|other| {
        other.game == row.game
            && (other.volume == row.volume || (other.from <= row.to && row.from <= other.to))
    });
    match clash {
        Some(other) if other.volume == row.volume => {
            Err(format!("{} has volume {} already", row.game, row.volume))
        }
        Some(other) => Err(format!(
            "the days are those of volume {}, {} to {}",
            other.volume, other.from, other.to
        )),
        None => Ok(()),
    }
}

/// The puzzles of a book file.
fn book(path: &Path, row: &Volume) -> Result<Vec<Puzzle>, FolderError> {
    let text = text_of(path)?;
    let mut puzzles = Vec::new();
    let mut seen = HashSet::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let wrong = |problem: String| FolderError::Line {
            path: path.to_owned(),
            line: i + 1,
            problem,
        };
        let puzzle: Puzzle =
            serde_json::from_str(line).map_err(|error| wrong(error.to_string()))?;
        let table = table(&row.game).ok_or_else(|| wrong("unknown game".to_owned()))?;
        sound(table, &puzzle).map_err(wrong)?;
        if !seen.insert(puzzle.id.clone()) {
            return Err(wrong(format!("{} is there twice", puzzle.id)));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// What can be told of a puzzle without a proof.
fn sound(table: &dyn Table, puzzle: &Puzzle) -> Result<(), String> {
    let id = table
        .puzzle_id(&puzzle.position)
        .map_err(|problem| problem.to_string())?;
    if id != puzzle.id {
        return Err(format!("the id is {id}, not {:?}", short(&puzzle.id)));
    }
    if !(1..=7).contains(&puzzle.grade) {
        return Err(format!("{} is no grade from 1 to 7", puzzle.grade));
    }
    if !(2..=MOST_MOVES).contains(&puzzle.win_in) {
        return Err(format!("a win in {} is no puzzle", puzzle.win_in));
    }
    match &puzzle.source {
        Source::Composed { author } => author::checked(author)
            .map(drop)
            .map_err(|problem| problem.to_string()),
        Source::Generated { .. } => Ok(()),
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
