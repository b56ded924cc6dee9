//! `backup`: copies the store while it serves.

use std::path::PathBuf;

use clap::Args;

use super::{
    result::{Answer, Done},
    store::{failed, open, wait},
};
use crate::settings;

/// What `backup` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The store to copy.
    #[command(flatten)]
    pub store: settings::Store,
}

/// Writes a consistent copy and checks it.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    wait(async {
        let store = open(&arguments.store)?;
        store.backup(&arguments.file).await.map_err(failed)?;
        Ok(Answer::Yes)
    })
}
