//! `check`: looks whether the store is sound.

use clap::Args;

use super::{
    output,
    result::{Answer, Done},
    store::{Missing, failed, place},
};
use crate::{settings, store::sqlite::SqliteStore};

/// What `check` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The store to look at.
    #[command(flatten)]
    pub store: settings::Store,
}

/// Prints what is wrong with the store, a line each, or `ok`. Anything wrong is a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let file = place(&arguments.store, Missing::Refuse)?;
    let wrong = SqliteStore::inspect(file).map_err(failed)?;
    if wrong.is_empty() {
        output::text("ok\n")?;
        return Ok(Answer::Yes);
    }
    let lines: String = wrong.into_iter().map(|line| line + "\n").collect();
    output::text(&lines)?;
    Ok(Answer::No)
}
