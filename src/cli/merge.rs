//! `merge`: joins the files of several searches.

use std::path::PathBuf;

use clap::Args;

use super::result::{Done, Stop};

/// What `merge` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files of candidates, in any order
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The file to write: sorted, each candidate once
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Writes one file whose bytes do not depend on how the search was split.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(_arguments: &Arguments) -> Done {
    Err(Stop::Failed(anyhow::anyhow!("merge: not built yet")))
}
