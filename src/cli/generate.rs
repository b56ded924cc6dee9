//! `generate`: searches for puzzles.

use std::{path::PathBuf, str::FromStr};

use clap::Args;

use super::{
    game,
    result::{Done, Stop},
};
use crate::puzzle::table::table;

/// What `generate` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many restarts there are over all shards
    #[arg(long, value_name = "N")]
    pub restarts: u64,
    /// Restart i draws from the stream (seed, i)
    #[arg(long, value_name = "S")]
    pub seed: u64,
    /// How many threads work; as many as there are cores where nothing is said
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Do only the restarts i = I mod K, I from 0
    #[arg(long, value_name = "I/K", default_value = "0/1")]
    pub shard: Shard,
    /// The file of candidates; an interrupted search goes on from what it holds
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// A share of the restarts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which share, from 0.
    pub index: u64,
    /// How many shares there are.
    pub count: u64,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let problem = "a shard looks like 0/4, the first number below the second";
        let (index, count) = text.split_once('/').ok_or(problem)?;
        let shard = Self {
            index: index.parse().map_err(|_| problem)?,
            count: count.parse().map_err(|_| problem)?,
        };
        if shard.index < shard.count {
            Ok(shard)
        } else {
            Err(problem)
        }
    }
}

/// Writes candidates, one JSON object a line.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    table(&arguments.game).ok_or_else(|| game::unknown(&arguments.game))?;
    Err(Stop::Failed(anyhow::anyhow!("generate: not built yet")))
}
