//! `verify`: proves every puzzle of the books again.

use std::{collections::HashSet, fs, path::PathBuf, time::Instant};

use anyhow::anyhow;
use clap::Args;
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};

use super::{
    game, output,
    progress::Progress,
    result::{Answer, Done, Stop},
    today::library,
};
use crate::{
    generate::verify::{self, Depth, Wrong},
    puzzle::book::{self, Puzzle},
    rules::{
        catalog::{self, all_games},
        game::Game,
    },
    settings,
};

/// What `verify` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game; all games where none is named
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// A book file instead of the books in the binary; needs GAME
    #[arg(long, value_name = "F", requires = "game")]
    pub file: Option<PathBuf>,
    /// The volumes of your own in this folder instead of the books in the binary
    #[arg(long, value_name = "DIR", conflicts_with = "file")]
    pub books: Option<PathBuf>,
    /// Prove only K puzzles of each game by the slow second method, and all of them by the first
    #[arg(long, value_name = "K")]
    pub sample: Option<usize>,
    /// The operator's list of withdrawn puzzles, to be looked through as well
    #[arg(long, env = settings::BLOCKED, value_name = "F")]
    pub blocked: Option<PathBuf>,
}

type Prover = fn(&Puzzle, Depth) -> Result<(), Vec<Wrong>>;

macro_rules! provers {
    ($($game:path,)+) => {
        /// What proves the claims of a game's puzzles.
        fn prover(id: &str) -> Option<Prover> {
            $(if $game.id() == id {
                return Some(|puzzle, depth| verify::puzzle(&$game, puzzle, depth));
            })+
            None
        }
    };
}

all_games!(provers);

/// Prints each claim that does not hold, then how many puzzles hold. A claim that fails is a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let begun = Instant::now();
    let books = books(arguments)?;
    let (mut sound, mut all, mut games) = (true, 0, 0);
    for (id, puzzles) in &books {
        let prover = prover(id).ok_or_else(|| game::unknown(id))?;
        sound &= prove(id, prover, puzzles, arguments.sample)?;
        all += puzzles.len();
        games += usize::from(!puzzles.is_empty());
    }
    if arguments.file.is_none() {
        sound &= withdrawn(arguments)?;
    }
    let seconds = begun.elapsed().as_secs_f64();
    output::note(&format!("{all} puzzles of {games} games in {seconds:.1} s"));
    Ok(if sound { Answer::Yes } else { Answer::No })
}

/// Says how many puzzles are withdrawn; whether the books have all of them.
fn withdrawn(arguments: &Arguments) -> Result<bool, Stop> {
    let library = library(arguments.books.as_deref(), arguments.blocked.as_deref())?;
    let stale: Vec<&str> = library.stale().collect();
    let lines: String = stale
        .iter()
        .map(|id| format!("blocked {id}: in no book\n"))
        .collect();
    let all = library.blocked().len();
    if all > 0 {
        output::text(&format!("{lines}blocked: {all} puzzles withdrawn\n"))?;
    }
    Ok(stale.is_empty())
}

/// The puzzles to prove, by game. There is at least one.
fn books(arguments: &Arguments) -> Result<Vec<(String, Vec<Puzzle>)>, Stop> {
    let games = match &arguments.game {
        Some(id) if prover(id).is_none() => return Err(game::unknown(id)),
        Some(id) => vec![id.as_str()],
        None => catalog::ids(),
    };
    let books: Vec<_> = if let (Some(file), Some(id)) = (&arguments.file, &arguments.game) {
        let name = file.display().to_string();
        let text = fs::read_to_string(file)
            .map_err(|error| Stop::BadInput(format!("--file: {name}: {error}")))?;
        let puzzles = book::read(&name, &text).map_err(|error| Stop::input(&error))?;
        vec![(id.clone(), puzzles)]
    } else {
        let library = library(arguments.books.as_deref(), None)?;
        let all = |id: &str| -> (String, Vec<Puzzle>) {
            let volumes: Vec<_> = match arguments.books {
                None => library.of(id).collect(),
                Some(_) => library.own(id).collect(),
            };
            let puzzles = volumes.into_iter().flat_map(|(_, puzzles)| puzzles);
            (id.to_owned(), puzzles.cloned().collect())
        };
        let books = games.into_iter().map(all);
        // A folder need not have every game.
        books
            .filter(|(_, puzzles)| arguments.books.is_none() || !puzzles.is_empty())
            .collect()
    };
    if books.iter().all(|(_, puzzles)| puzzles.is_empty()) {
        return Err(Stop::Failed(anyhow!("there is no puzzle to prove")));
    }
    Ok(books)
}

/// Whether the puzzle at this place is one of the `sample` that are proven twice, spread evenly.
fn is_sampled(place: usize, of: usize, sample: Option<usize>) -> bool {
    sample.is_none_or(|sample| sample >= of || (place * sample) % of < sample)
}

/// Proves the puzzles of one game; whether all hold.
fn prove(
    id: &str,
    prover: Prover,
    puzzles: &[Puzzle],
    sample: Option<usize>,
) -> Result<bool, Stop> {
    let progress = Progress::new("puzzles", puzzles.len() as u64, 0);
    let mut verdicts = Vec::new();
    puzzles
        .par_iter()
        .enumerate()
        .map(|(place, puzzle)| {
            let depth = if is_sampled(place, puzzles.len(), sample) {
                Depth::Twice
            } else {
                Depth::Once
            };
            let verdict = prover(puzzle, depth);
            progress.step(1);
            verdict
        })
        .collect_into_vec(&mut verdicts);
    progress.finish();
    let mut seen = HashSet::new();
    let (mut lines, mut holding) = (String::new(), 0);
    for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
        let wrong = verdict.err().unwrap_or_default();
        let mut claims: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        if !seen.insert(&puzzle.id) {
            claims.push("the puzzle is in the books twice".to_owned());
        }
        if claims.is_empty() {
            holding += 1;
        } else {
            let name = puzzle.id.escape_debug();
            let claims = claims.join("; ");
            lines += &format!("{id} {name}: {}\n", claims.escape_debug());
        }
    }
    let all = puzzles.len();
    output::text(&format!("{lines}{id}: {holding} of {all} puzzles hold\n"))?;
    Ok(holding == all)
}
