//! `import`: takes compositions into a volume of the operator's own.

use std::{
    fs::File,
    io::{BufRead, BufReader, stdin},
    path::PathBuf,
};

use anyhow::Context;
use clap::Args;

use super::{
    game,
    generate::stopped,
    output,
    progress::Progress,
    result::{Answer, Done, Stop},
};
use crate::{
    daily::clock::Clock,
    generate::import::{
        reading::{self, Items, ReadError},
        volume::{self, Fate, ImportError, Order, Report, Told},
    },
    puzzle::{author, day::Zone, library::Library, table::table},
    settings::{self, DEFAULT_BOOKS},
};

/// What `import` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// PDN or JSON lines; - for standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The game of positions that name none; also in place of a number of PDN, which games share
    #[arg(long, value_name = "G")]
    pub game: Option<String>,
    /// The author of positions that name none
    #[arg(long, value_name = "NAME")]
    pub author: Option<String>,
    /// The folder of your own volumes; made where it is missing
    #[arg(long, env = settings::BOOKS, value_name = "DIR", default_value = DEFAULT_BOOKS)]
    pub books: PathBuf,
    /// First day of the new volume; the first free one from tomorrow on where none is given
    #[arg(long, value_name = "D", value_parser = settings::date)]
    pub from: Option<chrono::NaiveDate>,
    /// Time zone whose midnight turns the day over
    #[arg(long, env = settings::TIMEZONE, value_name = "Z", default_value = "Europe/Istanbul", value_parser = Zone::parse)]
    pub timezone: Zone,
    /// Take sound puzzles that fail a condition of taste, with a warning
    #[arg(long)]
    pub own_taste: bool,
    /// Judge, but write nothing
    #[arg(long)]
    pub dry_run: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Prints what has become of each position, and adds the good ones. One that is not taken makes
/// the answer a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    if let Some(id) = &arguments.game {
        table(id).ok_or_else(|| game::unknown(id))?;
    }
    if let Some(name) = &arguments.author {
        author::checked(name).map_err(|problem| Stop::BadInput(format!("--author: {problem}")))?;
    }
    let items = items(arguments)?;
    let today = arguments.timezone.date_at(Clock::system().now());
    let tomorrow = today.succ_opt().context("the end of days")?;
    let order = Order {
        game: arguments.game.as_deref(),
        author: arguments.author.as_deref(),
        own_taste: arguments.own_taste,
        folder: &arguments.books,
        from: arguments.from,
        tomorrow,
        dry_run: arguments.dry_run,
    };
    let library = Library::built_in().context("the books")?;
    let progress = Progress::new("positions", items.len() as u64, 0);
    let report = volume::import(&library, items, &order, &|done| {
        progress.reach(done as u64);
    });
    progress.finish();
    let report = report.map_err(failed)?;
    if arguments.json {
        output::json(&report)?;
    } else {
        output::text(&readable(arguments, &report))?;
    }
    Ok(if report.rejected == 0 {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn failed(error: ImportError) -> Stop {
    match error {
        ImportError::Folder(error) => Stop::BadInput(format!("--books: {error}")),
        ImportError::Write(error) => stopped(error),
        ImportError::Io { .. } => Stop::BadInput(format!("--books: {error}")),
        ImportError::Days(_) => Stop::input(&error),
        ImportError::Busy(_) => Stop::Failed(error.into()),
    }
}

fn items(arguments: &Arguments) -> Result<Items, Stop> {
    let name = arguments.file.display();
    let input: Box<dyn BufRead> = if arguments.file.as_os_str() == "-" {
        Box::new(stdin().lock())
    } else {
        let file = File::open(&arguments.file)
            .map_err(|error| Stop::BadInput(format!("{name}: {error}")))?;
        Box::new(BufReader::new(file))
    };
    reading::read(input).map_err(|error| match error {
        ReadError::Io(error) => Stop::BadInput(format!("{name}: {error}")),
        error => Stop::BadInput(format!("{name}: {error}")),
    })
}

/// The report for people: an item a line, its reasons below it.
fn readable(arguments: &Arguments, report: &Report) -> String {
    let file = arguments.file.display().to_string();
    let mut text = String::new();
    for told in &report.items {
        let head = format!("{file}:{}: {}", told.line, headline(told));
        text += &plain(&head);
        let warned = if told.verdict == Fate::Added {
            "warning: "
        } else {
            ""
        };
        for reason in &told.reasons {
            text += &plain(&format!("  {warned}{}", reason.text));
        }
        for note in &told.notes {
            text += &plain(&format!("  note: {note}"));
        }
    }
    let would = if arguments.dry_run { " (dry run)" } else { "" };
    text += &plain(&format!(
        "{} added, {} not{would}",
        report.added, report.rejected
    ));
    for volume in &report.volumes {
        let path = arguments.books.join(&volume.file);
        let (game, from, to) = (&volume.game, volume.from, volume.to);
        text += &plain(&format!("{game} {from} to {to}: {}", path.display()));
    }
    text
}

fn headline(told: &Told) -> String {
    let game = told.game.as_deref().unwrap_or_default();
    match told.verdict {
        Fate::Unreadable => "unreadable".to_owned(),
        Fate::Rejected => {
            let turned = if told.turned {
                ", turned half round"
            } else {
                ""
            };
            let position = told.position.as_deref().unwrap_or_default();
            format!("rejected: {game} {position}{turned}")
        }
        Fate::Added => {
            let (id, author) = (told.id.as_deref(), told.author.as_deref());
            format!(
                "added: {game} {} by {}, win in {}, grade {}",
                id.unwrap_or_default(),
                author.unwrap_or_default(),
                told.win_in.unwrap_or_default(),
                told.grade.unwrap_or_default()
            )
        }
    }
}

/// One line without control characters: what is quoted may be anything.
fn plain(line: &str) -> String {
    let legible = line.chars().map(|c| if c.is_control() { ' ' } else { c });
    legible.chain(['\n']).collect()
}
