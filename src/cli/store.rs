//! The store that a command is about.

use std::sync::Arc;

use anyhow::Context;

use super::result::Stop;
use crate::{
    settings,
    store::{Error, Store, sqlite::SqliteStore},
};

/// Whether a store may be made where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is made.
    Make,
    /// It is an error: somebody has mistyped the name.
    Refuse,
}

/// The file of the store of the settings.
///
/// # Errors
/// Bad input where the name is wrong.
pub fn place(settings: &settings::Store, missing: Missing) -> Result<&str, Stop> {
    let file = settings
        .file()
        .map_err(|problem| Stop::BadInput(format!("--database: {problem}")))?;
    let there = std::fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() > 0);
    if missing == Missing::Refuse && !there {
        return Err(Stop::BadInput(format!(
            "--database: there is no store {file:?}"
        )));
    }
    Ok(file)
}

/// Opens a store that must be there.
///
/// # Errors
/// Bad input where the name is wrong, else what the store says.
pub fn open(settings: &settings::Store) -> Result<Arc<dyn Store>, Stop> {
    SqliteStore::open(place(settings, Missing::Refuse)?)
        .map(|store| Arc::new(store) as Arc<dyn Store>)
        .map_err(failed)
}

/// What a failure of the store comes to. A file that cannot be used as asked is bad input.
#[must_use]
pub fn failed(error: Error) -> Stop {
    match error {
        Error::File { .. } => Stop::input(&error),
        error => Stop::Failed(error.into()),
    }
}

/// Runs one piece of work to its end.
///
/// # Errors
/// Those of the work, and when the machine has no thread left.
pub fn wait<T>(work: impl Future<Output = Result<T, Stop>>) -> Result<T, Stop> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("starting the runtime")?
        .block_on(work)
}
