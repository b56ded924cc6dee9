//! `verify`: proves every puzzle of the books again.

use std::path::PathBuf;

use clap::Args;

use super::{
    game,
    result::{Done, Stop},
};
use crate::puzzle::table::table;

/// What `verify` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game; all games where none is named
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// A book file instead of the books in the binary; needs GAME
    #[arg(long, value_name = "F", requires = "game")]
    pub file: Option<PathBuf>,
}

/// Prints how many claims hold, and each that does not. A claim that fails is a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    if let Some(id) = &arguments.game {
        table(id).ok_or_else(|| game::unknown(id))?;
    }
    Err(Stop::Failed(anyhow::anyhow!("verify: not built yet")))
}
