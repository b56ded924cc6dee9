//! `generate`: searches for puzzles.

use std::{
    io::ErrorKind, num::NonZeroUsize, ops::ControlFlow, path::PathBuf, str::FromStr, thread,
};

use clap::Args;

use super::{
    game, output,
    progress::Progress,
    result::{Answer, Done, Stop},
};
use crate::{
    generate::run::{self, Order, RunError, Shard},
    rules::{catalog::all_games, game::Game},
};

/// What `generate` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many restarts there are over all shards
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=MOST))]
    pub restarts: u64,
    /// Restart i draws from the stream (seed, i)
    #[arg(long, value_name = "S")]
    pub seed: u64,
    /// How many threads work; as many as there are cores where nothing is said
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Do only the restarts i = I mod K, I from 0
    #[arg(long, value_name = "I/K", default_value = "0/1")]
    pub shard: Share,
    /// Take this source alone, for example men-finish, and not each by its share
    #[arg(long, value_name = "KIND")]
    pub source: Option<String>,
    /// The file of candidates; an interrupted search goes on when it is started again
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// The most restarts of one order: years of work, and no more than memory holds.
const MOST: u64 = 10_000_000;

/// A share of the restarts, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share(Shard);

impl FromStr for Share {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let problem = "a shard looks like 0/4, the first number below the second";
        let (index, of) = text.split_once('/').ok_or(problem)?;
        let shard = Shard {
            index: index.parse().map_err(|_| problem)?,
            of: of.parse().map_err(|_| problem)?,
        };
        if shard.index < shard.of {
            Ok(Self(shard))
        } else {
            Err(problem)
        }
    }
}

type Tell<'a> = &'a (dyn Fn(run::Progress) -> ControlFlow<()> + Sync);
type Runner = fn(&Order, Tell<'_>) -> Result<usize, RunError>;

macro_rules! runners {
    ($($game:path,)+) => {
        /// What searches for puzzles of a game.
        fn runner(id: &str) -> Option<Runner> {
            $(if $game.id() == id {
                return Some(|order, tell| run::run(&$game, order, tell));
            })+
            None
        }
    };
}

all_games!(runners);

/// Writes candidates, one JSON object a line.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let runner = runner(&arguments.game).ok_or_else(|| game::unknown(&arguments.game))?;
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let order = Order {
        restarts: arguments.restarts,
        seed: arguments.seed,
        jobs: arguments.jobs.map_or(cores, usize::from),
        shard: arguments.shard.0,
        source: arguments.source.clone(),
        out: arguments.out.clone(),
    };
    let Shard { index, of } = order.shard;
    let steps = (order.restarts + of - 1).saturating_sub(index) / of;
    let progress = Progress::new("restarts", steps, 0);
    let found = runner(&order, &|now| {
        progress.reach(now.done);
        ControlFlow::Continue(())
    });
    progress.finish();
    let found = found.map_err(stopped)?;
    output::note(&format!("{found} candidates"));
    Ok(Answer::Yes)
}

/// What a failed search comes to.
pub(super) fn stopped(error: RunError) -> Stop {
    match &error {
        // A file that was named wrongly is bad input; a disk that is full is not.
        RunError::Io { problem, .. }
            if !matches!(
                problem.kind(),
                ErrorKind::NotFound
                    | ErrorKind::IsADirectory
                    | ErrorKind::NotADirectory
                    | ErrorKind::PermissionDenied
                    | ErrorKind::InvalidData
            ) =>
        {
            Stop::Failed(error.into())
        }
        RunError::Stopped => Stop::Failed(error.into()),
        _ => Stop::input(&error),
    }
}
