//! The books that ship in the binary, and beside them the operator's own.

use std::path::Path;

use std::collections::HashSet;

use rust_embed::Embed;

use super::{
    blocked::Blocked,
    book::{self, BookError, Puzzle, Volume},
    folder::{self, FolderError},
    grades::Grades,
    pick::Pool,
    table::Table,
};

#[derive(Embed)]
#[folder = "puzzles"]
#[include = "*.json"]
#[include = "*.jsonl"]
#[include = "blocked.txt"]
struct Files;

/// All volumes with their puzzles.
#[derive(Clone, Debug, Default)]
pub struct Library {
    volumes: Vec<(Volume, Vec<Puzzle>)>,
    own: Vec<(Volume, Vec<Puzzle>)>,
    grades: Grades,
    blocked: Blocked,
}

/// The list of withdrawn puzzles among the books.
const BLOCKED: &str = "blocked.txt";

impl Library {
    /// The books in the binary.
    ///
    /// # Errors
    /// When the list of volumes or a book is malformed; a test reads them all.
    pub fn built_in() -> Result<Self, BookError> {
        let Some(list) = file("volumes.json") else {
            return Ok(Self::default());
        };
        let list: Vec<Volume> = serde_json::from_str(&list).map_err(|source| BookError::Line {
            file: "volumes.json".to_owned(),
            line: source.line(),
            source,
        })?;
        let volumes = list
            .into_iter()
            .map(|volume| {
                let text =
                    file(&volume.file).ok_or_else(|| BookError::Missing(volume.file.clone()))?;
                let puzzles = book::read(&volume.file, &text)?;
                Ok((volume, puzzles))
            })
            .collect::<Result<_, BookError>>()?;
        let blocked = Blocked::read(BLOCKED, &file(BLOCKED).unwrap_or_default())?;
        Ok(Self {
            blocked,
            ..Self::new(volumes)
        })
    }

    /// A library of these volumes.
    #[must_use]
    pub const fn new(volumes: Vec<(Volume, Vec<Puzzle>)>) -> Self {
        Self {
            volumes,
            own: Vec::new(),
            grades: Grades::none(),
            blocked: Blocked::new(),
        }
    }

    /// The same books with more puzzles withdrawn.
    #[must_use]
    pub fn without(mut self, more: Blocked) -> Self {
        self.blocked = self.blocked.and(more);
        self
    }

    /// The puzzles that are withdrawn.
    #[must_use]
    pub const fn blocked(&self) -> &Blocked {
        &self.blocked
    }

    /// The ids of withdrawn puzzles that no book has.
    pub fn stale(&self) -> impl Iterator<Item = &str> {
        let known: HashSet<&str> = self
            .volumes
            .iter()
            .chain(&self.own)
            .flat_map(|(_, puzzles)| puzzles)
            .map(|puzzle| puzzle.id.as_str())
            .collect();
        let ids = self.blocked.iter().map(|(id, _)| id);
        ids.filter(move |id| !known.contains(id))
    }

    /// The same books with these grades, each from its day on.
    #[must_use]
    pub fn regraded(mut self, grades: Grades) -> Self {
        self.grades = grades;
        self
    }

    /// The grades that have changed.
    #[must_use]
    pub const fn grades(&self) -> &Grades {
        &self.grades
    }

    /// The same library with the volumes of a folder, see [`folder`].
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn join(mut self, folder: &Path) -> Result<Self, FolderError> {
        let own = folder::read(folder, &|game| self.of(game).next().is_some())?;
        self.own = own;
        Ok(self)
    }

    /// The operator's own volumes of a game.
    pub fn own<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a (Volume, Vec<Puzzle>)> {
        self.own
            .iter()
            .filter(move |(volume, _)| volume.game == game)
    }

    /// The built-in volumes of a game with their puzzles.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a (Volume, Vec<Puzzle>)> {
        self.volumes
            .iter()
            .filter(move |(volume, _)| volume.game == game)
    }

    /// What the days of a game are picked from.
    #[must_use]
    pub fn pool(&self, table: &dyn Table, secret: Option<&[u8]>) -> Pool {
        let volumes = self.of(table.id()).cloned().collect();
        let own: Vec<_> = self.own(table.id()).cloned().collect();
        Pool::new(volumes, table, secret.map(<[u8]>::to_vec))
            .beside(&own)
            .without(&self.blocked)
            .regraded(&self.grades)
    }
}

fn file(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    Some(String::from_utf8_lossy(&file.data).into_owned())
}
