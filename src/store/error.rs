//! What can go wrong, in the words of the layer above.

use std::sync::Arc;

/// The cause of a failure, shared by all callers that it hit.
pub type Source = Arc<dyn std::error::Error + Send + Sync>;

/// What every question to the store returns.
pub type Result<T> = std::result::Result<T, Error>;

/// Why the store did not do as it was asked. Nothing was changed then, unless
/// a power cut came between the write and its acknowledgment.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    /// The player or the progress spoken of is not there.
    #[error("not in the store")]
    NotFound,
    /// A rule of the schema forbids it: a fourth attempt, a second row for one
    /// ply, a token that is taken.
    #[error("in conflict with what is stored")]
    Conflict,
    /// A newer program has written this store.
    #[error("the store has schema {found}, this program knows {known}: use a newer program")]
    Newer {
        /// The version of the schema in the store.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// A file cannot be used as asked; one line says why.
    #[error("{path}: {reason}")]
    File {
        /// The file or folder.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// For now: the disk is full or read only, or another process is busy.
    /// The same call works again when that has passed.
    #[error("the store is unavailable")]
    Unavailable(#[source] Source),
    /// A damaged store or a bug.
    #[error("the store failed")]
    Backend(#[source] Source),
}

impl Error {
    /// An [`Error::Unavailable`] in words.
    pub(crate) fn unavailable(why: &str) -> Self {
        Self::Unavailable(source(why))
    }

    /// An [`Error::Backend`] in words.
    pub(crate) fn backend(why: &str) -> Self {
        Self::Backend(source(why))
    }
}

fn source(why: &str) -> Source {
    Arc::from(Box::<dyn std::error::Error + Send + Sync>::from(why))
}
