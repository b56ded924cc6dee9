//! `calibrate`: grades puzzles anew by what people made of them.

use std::{fmt::Write as _, fs, path::PathBuf};

use anyhow::Context;
use clap::Args;

use super::{
    game,
    generate::stopped,
    output,
    result::{Answer, Done, Stop},
    store::{failed, open, wait},
};
use crate::{
    daily::{
        calibrate::{Report, Row, report},
        clock::Clock,
    },
    generate::run::publish,
    puzzle::{
        grades::Grades,
        library::Library,
        table::{TABLES, Table, table},
    },
    settings,
};

/// What `calibrate` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game; all games with results where none is named
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// Leave the grade of a puzzle that fewer people have played
    #[arg(long, value_name = "K", default_value = "20", value_parser = clap::value_parser!(u64).range(1..))]
    pub min_players: u64,
    /// Print JSON: an object, or an array where no game is named
    #[arg(long)]
    pub json: bool,
    /// Write the grades for --grades, those that are in use with them
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Where days and grades come from.
    #[command(flatten)]
    pub calendar: settings::Calendar,
    /// The store with the results.
    #[command(flatten)]
    pub store: settings::Store,
}

/// The grades of the settings.
///
/// # Errors
/// Bad input when the file cannot be read.
pub fn grades(calendar: &settings::Calendar) -> Result<Grades, Stop> {
    let Some(file) = &calendar.grades else {
        return Ok(Grades::none());
    };
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Stop::BadInput(format!("--grades: {name}: {error}")))?;
    Grades::read(&text).map_err(|error| Stop::BadInput(format!("--grades: {name}: {error}")))
}

/// Prints what the results say, and writes the grades that they suggest.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let tables: Vec<&'static dyn Table> = match &arguments.game {
        Some(id) => vec![table(id).ok_or_else(|| game::unknown(id))?],
        None => TABLES.to_vec(),
    };
    let old = grades(&arguments.calendar)?;
    let library = Library::built_in()
        .context("the books")?
        .regraded(old.clone());
    let today = arguments.calendar.timezone.date_at(Clock::system().now());
    let mut reports = wait(async {
        let store = open(&arguments.store)?;
        let mut reports = Vec::new();
        for table in tables {
            let report = report(&*store, &library, table, today, arguments.min_players);
            reports.push(report.await.map_err(failed)?);
        }
        Ok(reports)
    })?;
    if arguments.game.is_none() {
        reports.retain(|report| !report.puzzles.is_empty());
        if reports.is_empty() {
            output::note("nobody has finished a puzzle on its day yet");
        }
    }
    if let Some(file) = &arguments.out {
        let mut entries = old.entries().to_vec();
        let new = reports.iter().flat_map(Report::regrades);
        // Whoever calibrates twice before the day has come means the second time.
        let new: Vec<_> = new.collect();
        entries.retain(|one| {
            let again = |other: &crate::puzzle::grades::Regrade| {
                (&other.game, &other.id, other.since) == (&one.game, &one.id, one.since)
            };
            !new.iter().any(again)
        });
        entries.extend(new);
        let grades = Grades::new(entries).context("the new grades")?;
        publish(file, &grades.text()).map_err(stopped)?;
    }
    match (&*reports, arguments.json) {
        ([report], true) if arguments.game.is_some() => output::json(report)?,
        (reports, true) => output::json(&reports)?,
        (reports, false) => output::text(&reports.iter().map(readable).collect::<String>())?,
    }
    Ok(Answer::Yes)
}

const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

fn readable(report: &Report) -> String {
    let Report {
        game,
        since,
        results,
        anonymous,
        hinted,
        ..
    } = report;
    let mut text = format!(
        "{game}: {results} results, {anonymous} of players who are gone, {hinted} with hints left out\n"
    );
    if report.puzzles.is_empty() {
        return text;
    }
    text += "puzzle        day         players   1st   2nd   3rd  lost  N      D  estimated (95 %)       now  then\n";
    text.extend(report.puzzles.iter().map(line));
    let rungs = report.ladder.iter().zip(DAYS).map(|(rung, day)| {
        let mean = rung
            .mean
            .map_or_else(|| "-".to_owned(), |mean| format!("{mean:+.2}"));
        format!("{day} {mean}")
    });
    let rungs: Vec<String> = rungs.collect();
    let rises = match report.rises {
        Some(true) => "it rises",
        Some(false) => "it does not rise every day",
        None => "some weekdays have no results yet",
    };
    let correlation = report
        .correlation
        .map_or_else(|| "too few".to_owned(), |r| format!("r = {r:.2}"));
    // Nothing can fail where memory is written to.
    let _ = writeln!(text, "week, in logits: {} ({rises})", rungs.join(", "));
    let _ = writeln!(text, "D and failed attempts: {correlation}");
    let _ = writeln!(
        text,
        "{} of {} puzzles would change their grade, from {since} on",
        report.changes,
        report.puzzles.len()
    );
    if !report.settled {
        text += "the estimate has not come to rest\n";
    }
    text
}

fn line(row: &Row) -> String {
    let [first, second, third, lost] = row.spread;
    let estimated = row.estimated_d.map_or_else(
        || format!("{:<19}", "-"),
        |[d, low, high]| format!("{d:5.2} ({low:5.2}-{high:5.2})"),
    );
    format!(
        "{}  {}  {:7} {first:5} {second:5} {third:5} {lost:5}  {} {:6.2}  {estimated}  {:5}  {:3}\n",
        row.id, row.day, row.players, row.win_in, row.d, row.grade, row.suggested
    )
}
