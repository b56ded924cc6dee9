//! `report`: says what a book is like, as text and as one page.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, anyhow};
use clap::Args;

use super::{
    game,
    generate::stopped,
    output,
    progress::Progress,
    result::{Answer, Done, Stop},
};
use crate::{
    generate::run,
    puzzle::{
        book::{self, Puzzle, Volume},
        library::Library,
        table::{Table, table},
    },
    report::{
        chapters::{self, Book, Origin},
        days, measure,
        page::page,
        text,
    },
    rules::{catalog::Visit, game::Game},
};

/// What `report` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A book file instead of the books in the binary; where a volumes.json beside it names it,
    /// its days are looked at, too
    #[arg(long, value_name = "BOOK")]
    pub file: Option<PathBuf>,
    /// The page to write; report-GAME.html where none is named
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Show at most K boards, spread evenly over the book and its grades
    #[arg(long, value_name = "K", default_value_t = 120)]
    pub boards: usize,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// The longest volume, in days.
const LONGEST: i64 = 36_525;

/// A file of puzzles with its row in the list of volumes.
type Part = (Origin, Vec<Puzzle>);

/// Prints the report and writes its page.
///
/// # Errors
/// Bad input, a game without a book, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    game::with(&arguments.game, Report(arguments))
}

struct Report<'a>(&'a Arguments);

impl Visit for Report<'_> {
    type Output = Done;

    fn visit<G: Game>(self, game: G) -> Done {
        let arguments = self.0;
        let table = table(game.id()).ok_or_else(|| game::unknown(game.id()))?;
        let parts = parts(arguments, table)?;
        let puzzles: Vec<Puzzle> = parts.iter().flat_map(|part| part.1.clone()).collect();
        if puzzles.is_empty() {
            return Err(Stop::Failed(nothing(arguments)));
        }
        let progress = Progress::new("puzzles", puzzles.len() as u64, 0);
        let measured = measure::measure(&game, table, &puzzles, || progress.step(1));
        progress.finish();
        let measured = measured.map_err(|problem| Stop::Failed(problem.into()))?;
        let volumes: Vec<(Volume, Vec<Puzzle>)> = parts
            .iter()
            .filter_map(|(origin, own)| Some((origin.volume.clone()?, own.clone())))
            .collect();
        let days = days::days(&volumes, table, &measured);
        let origins: Vec<Origin> = parts.into_iter().map(|part| part.0).collect();
        let book = Book {
            game: game.id(),
            origins: &origins,
            measured: &measured,
            days: &days,
        };
        write(arguments, table, &book)
    }
}

/// Writes the page, then what is printed.
fn write(arguments: &Arguments, table: &dyn Table, book: &Book<'_>) -> Done {
    let document = chapters::document(book);
    let html = page(&document, book, table, arguments.boards).context("the boards")?;
    let default = || PathBuf::from(format!("report-{}.html", book.game));
    let out = arguments.out.clone().unwrap_or_else(default);
    run::publish(&out, &html).map_err(stopped)?;
    output::note(&format!("the page is {}", out.display()));
    if arguments.json {
        output::json(&document)?;
    } else {
        output::text(&text::text(&document))?;
    }
    Ok(Answer::Yes)
}

/// There is no puzzle.
fn nothing(arguments: &Arguments) -> anyhow::Error {
    match &arguments.file {
        Some(file) => anyhow!("there is no puzzle in {}", file.display()),
        None => anyhow!("{} has no book; --file names one", arguments.game),
    }
}

/// The files that the report is about.
fn parts(arguments: &Arguments, table: &dyn Table) -> Result<Vec<Part>, Stop> {
    let Some(file) = &arguments.file else {
        let library = Library::built_in().context("the books")?;
        let part = |(volume, puzzles): &(Volume, Vec<Puzzle>)| {
            let origin = Origin {
                file: volume.file.clone(),
                bytes: book::write(puzzles).len(),
                puzzles: puzzles.len(),
                volume: Some(volume.clone()),
            };
            (origin, puzzles.clone())
        };
        return Ok(library.of(table.id()).map(part).collect());
    };
    let name = file.display().to_string();
    let text = fs::read_to_string(file)
        .map_err(|error| Stop::BadInput(format!("--file: {name}: {error}")))?;
    let puzzles = book::read(&name, &text).map_err(|error| Stop::input(&error))?;
    let short = file.file_name().unwrap_or_default();
    let short = short.to_string_lossy().into_owned();
    let origin = Origin {
        bytes: text.len(),
        puzzles: puzzles.len(),
        volume: volume(file, &short, table.id())?,
        file: short,
    };
    Ok(vec![(origin, puzzles)])
}

/// The row of a book file in the list of volumes beside it, if there is such a list.
fn volume(file: &Path, short: &str, game: &str) -> Result<Option<Volume>, Stop> {
    let list = file.with_file_name("volumes.json");
    let name = list.display().to_string();
    let Ok(text) = fs::read_to_string(&list) else {
        return Ok(None);
    };
    let volumes: Vec<Volume> =
        serde_json::from_str(&text).map_err(|error| Stop::BadInput(format!("{name}: {error}")))?;
    let mut own = volumes.into_iter();
    let own = own.find(|volume| volume.file == short && volume.game == game);
    let days = own
        .as_ref()
        .map(|volume| (volume.to - volume.from).num_days());
    if days.is_some_and(|days| !(0..LONGEST).contains(&days)) {
        return Err(Stop::BadInput(format!(
            "{name}: the last day of {short} must be its first or later, within a century"
        )));
    }
    Ok(own)
}
