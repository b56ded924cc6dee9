//! `select`: chooses a volume out of candidates.

use std::{collections::HashSet, fs, path::PathBuf};

use chrono::NaiveDate;
use clap::Args;

use super::{
    game,
    generate::stopped,
    output,
    result::{Answer, Done, Stop},
};
use crate::{
    generate::{
        candidate::Candidate,
        run,
        select::{self, Shortfall},
    },
    puzzle::book::{self, Puzzle},
    rules::{catalog::all_games, game::Game},
    settings,
};

/// What `select` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A file of candidates
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// First day of the volume
    #[arg(long, value_name = "D", value_parser = settings::date)]
    pub from: NaiveDate,
    /// Last day of the volume
    #[arg(long, value_name = "D", value_parser = settings::date)]
    pub to: NaiveDate,
    /// A book that is there already and must not be repeated; may be given again
    #[arg(long, value_name = "BOOK")]
    pub beside: Vec<PathBuf>,
    /// The book to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// The longest volume, in days.
const LONGEST: i64 = 36_525;

type Selector = fn(&[Candidate], NaiveDate, NaiveDate) -> Result<Vec<Puzzle>, Shortfall>;

macro_rules! selectors {
    ($($game:path,)+) => {
        /// What chooses the puzzles of a game.
        fn selector(id: &str) -> Option<Selector> {
            $(if $game.id() == id {
                return Some(|candidates, from, to| select::select(&$game, candidates, from, to));
            })+
            None
        }
    };
}

all_games!(selectors);

/// Writes the book of a volume. Too few candidates are a failure that says what is missing.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let selector = selector(&arguments.game).ok_or_else(|| game::unknown(&arguments.game))?;
    let (from, to) = (arguments.from, arguments.to);
    if from > to || (to - from).num_days() > LONGEST {
        return Err(Stop::BadInput(
            "--to: a day from --from on, within a century".to_owned(),
        ));
    }
    let mut candidates = run::read(&arguments.file).map_err(stopped)?;
    leave_out(&mut candidates, &taken(&arguments.beside)?);
    let puzzles = selector(&candidates, from, to).map_err(|few| Stop::Failed(few.into()))?;
    run::publish(&arguments.out, &book::write(&puzzles)).map_err(stopped)?;
    output::note(&format!("{} puzzles", puzzles.len()));
    Ok(Answer::Yes)
}

/// The ids of the puzzles of some books.
fn taken(books: &[PathBuf]) -> Result<HashSet<String>, Stop> {
    let mut ids = HashSet::new();
    for file in books {
        let name = file.display().to_string();
        let text = fs::read_to_string(file)
            .map_err(|error| Stop::BadInput(format!("--beside: {name}: {error}")))?;
        let puzzles = book::read(&name, &text).map_err(|error| Stop::input(&error))?;
        ids.extend(puzzles.into_iter().map(|puzzle| puzzle.id));
    }
    Ok(ids)
}

/// Drops the candidates that are in a book, and those with the shape of one that is.
fn leave_out(candidates: &mut Vec<Candidate>, ids: &HashSet<String>) {
    let shapes: HashSet<String> = candidates
        .iter()
        .filter(|candidate| ids.contains(&candidate.id))
        .map(|candidate| candidate.shape.clone())
        .collect();
    candidates.retain(|one| !ids.contains(&one.id) && !shapes.contains(&one.shape));
}
