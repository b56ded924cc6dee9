//! `merge`: joins the files of several searches.

use std::path::PathBuf;

use clap::Args;

use super::{
    generate::stopped,
    output,
    result::{Answer, Done},
};
use crate::generate::run;

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
pub fn run(arguments: &Arguments) -> Done {
    let count = run::merge(&arguments.files, &arguments.out).map_err(stopped)?;
    output::note(&format!("{count} candidates"));
    Ok(Answer::Yes)
}
