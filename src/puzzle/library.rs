//! The books that ship in the binary, and beside them the operator's own.

use std::path::Path;

use rust_embed::Embed;

use super::{
    book::{self, BookError, Puzzle, Volume},
    folder::{self, FolderError},
    pick::Pool,
    table::Table,
};

#[derive(Embed)]
#[folder = "puzzles"]
#[include = "*.json"]
#[include = "*.jsonl"]
struct Files;

/// All volumes with their puzzles.
#[derive(Clone, Debug, Default)]
pub struct Library {
    volumes: Vec<(Volume, Vec<Puzzle>)>,
    own: Vec<(Volume, Vec<Puzzle>)>,
}

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
        Ok(Self::new(volumes))
    }

    /// A library of these volumes.
    #[must_use]
    pub const fn new(volumes: Vec<(Volume, Vec<Puzzle>)>) -> Self {
        Self {
            volumes,
            own: Vec::new(),
        }
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
        Pool::new(volumes, table, secret.map(<[u8]>::to_vec)).beside(&own)
    }
}

fn file(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    Some(String::from_utf8_lossy(&file.data).into_owned())
}
