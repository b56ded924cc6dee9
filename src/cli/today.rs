//! `today`: the operator's view of a day.

use std::{fs, path::Path, sync::Arc};

use anyhow::Context;
use chrono::{NaiveDate, TimeDelta};
use clap::Args;
use serde::Serialize;

use super::{
    calibrate::grades,
    game, output,
    result::{Answer, Done, Stop},
    store::{failed, open, wait},
};
use crate::{
    daily::{
        answers::{Error, Solution},
        clock::Clock,
        days::{Daily, Day, DayView, Settings},
    },
    puzzle::{blocked::Blocked, library::Library, table::table},
    settings,
    store::{Store, sqlite::SqliteStore},
};

/// What `today` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game; all games where none is named
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// The day, future ones allowed; today where none is given
    #[arg(long, value_name = "D", value_parser = settings::date)]
    pub date: Option<NaiveDate>,
    /// Print JSON: an object, or an array where no game is named
    #[arg(long)]
    pub json: bool,
    /// Print the solution, too
    #[arg(long)]
    pub solution: bool,
    /// Where days and puzzles come from.
    #[command(flatten)]
    pub calendar: settings::Calendar,
    /// The store whose records win over the books; the books alone where none is named.
    #[command(flatten)]
    pub store: settings::Store,
}

/// The furthest day that is worked out: every day before it must be.
const FURTHEST: TimeDelta = TimeDelta::days(36_525);

/// The object of a day, for the operator with its solution.
#[derive(Debug, Serialize)]
struct View<'a> {
    #[serde(flatten)]
    day: DayView<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a Solution>,
}

/// Prints the puzzle of a day. A day without a puzzle is a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    if let Some(id) = &arguments.game {
        table(id).ok_or_else(|| game::unknown(id))?;
    }
    wait(async {
        let daily = daily(arguments)?;
        let settings = daily.settings();
        let now = Clock::system().now();
        let date = arguments.date.unwrap_or_else(|| daily.today(now));
        let first = daily.first_volume().unwrap_or(settings.first_day);
        if date - first > FURTHEST {
            return Err(Stop::BadInput(
                "--date: more than a century ahead".to_owned(),
            ));
        }
        // An instant at which the day has come, so that its record is looked for.
        let then = now.max(settings.zone.turnover_after(date) - TimeDelta::seconds(1));
        let games = match &arguments.game {
            Some(id) => vec![id.as_str()],
            None => daily.games(),
        };
        let mut days = Vec::new();
        for game in games {
            match daily.day(game, date, then).await {
                Ok(day) => days.push(day),
                Err(Error::NotFound) => {
                    let problem = anyhow::anyhow!("{game} has no puzzle on {date}");
                    return Err(Stop::Failed(problem));
                }
                Err(error) => return Err(Stop::Failed(error.into())),
            }
        }
        print(arguments, &days)?;
        Ok(Answer::Yes)
    })
}

/// The daily game as the arguments have it.
fn daily(arguments: &Arguments) -> Result<Daily, Stop> {
    let store: Arc<dyn Store> = match arguments.store.named() {
        Some(_) => open(&arguments.store)?,
        None => Arc::new(SqliteStore::in_memory().map_err(failed)?),
    };
    let library = library(
        arguments.calendar.books.as_deref(),
        arguments.calendar.blocked.as_deref(),
    )?;
    let library = library.regraded(grades(&arguments.calendar)?);
    Ok(Daily::new(
        &library,
        store,
        day_settings(&arguments.calendar)?,
    ))
}

/// The books: those in the program, with the operator's own where a folder is named, and without
/// the puzzles that a list of the operator's withdraws.
///
/// # Errors
/// Bad input when the folder or the list is missing or broken.
pub fn library(folder: Option<&Path>, blocked: Option<&Path>) -> Result<Library, Stop> {
    let mut library = Library::built_in().context("the books")?;
    if let Some(folder) = folder {
        library = library
            .join(folder)
            .map_err(|problem| Stop::BadInput(format!("--books: {problem}")))?;
    }
    let Some(file) = blocked else {
        return Ok(library);
    };
    let name = file.display().to_string();
    let text = fs::read_to_string(file)
        .map_err(|error| Stop::BadInput(format!("--blocked: {name}: {error}")))?;
    let list = Blocked::read(&name, &text)
        .map_err(|error| Stop::BadInput(format!("--blocked: {error}")))?;
    Ok(library.without(list))
}

/// What the calendar's flags say, with the secret read from its file.
///
/// # Errors
/// Bad input when the file cannot be read or is empty.
pub fn day_settings(calendar: &settings::Calendar) -> Result<Settings, Stop> {
    let secret = match &calendar.secret_file {
        None => None,
        Some(file) => match fs::read(file) {
            Ok(bytes) if bytes.is_empty() => {
                let file = file.display();
                return Err(Stop::BadInput(format!("--secret-file: {file} is empty")));
            }
            Ok(bytes) => Some(bytes),
            Err(error) => {
                let file = file.display();
                return Err(Stop::BadInput(format!("--secret-file: {file}: {error}")));
            }
        },
    };
    Ok(Settings {
        zone: calendar.timezone.clone(),
        first_day: calendar.first_day,
        secret,
    })
}

fn print(arguments: &Arguments, days: &[Arc<Day>]) -> Result<(), Stop> {
    let views = days
        .iter()
        .map(|day| view(day, arguments.solution))
        .collect::<Result<Vec<_>, _>>()?;
    match (&*views, arguments.json) {
        ([view], true) if arguments.game.is_some() => output::json(view),
        (views, true) => output::json(&views),
        (views, false) => output::text(&views.iter().map(readable).collect::<String>()),
    }
}

fn view(day: &Day, with_solution: bool) -> Result<View<'_>, Stop> {
    let solution = with_solution
        .then(|| day.solution())
        .transpose()
        .context("the solution")?;
    Ok(View {
        day: DayView::of(day),
        solution,
    })
}

fn readable(view: &View<'_>) -> String {
    let DayView {
        game,
        date,
        number,
        id,
        position,
        win_in,
        grade,
        ..
    } = &view.day;
    let line = view.solution.map_or_else(String::new, |solution| {
        format!("  {}\n", solution.line.join(" "))
    });
    format!(
        "{game} {date}, number {number}: win in {win_in}, grade {grade} ({id})\n  {position}\n{line}"
    )
}
