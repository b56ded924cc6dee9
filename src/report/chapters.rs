//! The whole report, and the chapters about a book's days, sizes and grades.

use std::collections::BTreeMap;

use chrono::Datelike;

use super::{
    days::{Day, alike, least_distance},
    document::{Cell, Document, Section, Table},
    figures, ideas,
    measure::{Captures, Measured},
    neighbors::{Boards, nearest_days},
    sources,
    statistics::{Summary, mean},
};
use crate::puzzle::book::{Unique, Volume};

/// A file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Its name.
    pub file: String,
    /// Its size.
    pub bytes: usize,
    /// Its puzzles.
    pub puzzles: usize,
    /// Its row in the list of volumes; `None` where no days are known.
    pub volume: Option<Volume>,
}

/// All that a report is about.
#[derive(Clone, Copy, Debug)]
pub struct Book<'a> {
    /// The game.
    pub game: &'a str,
    /// The files.
    pub origins: &'a [Origin],
    /// The puzzles of all files.
    pub measured: &'a [Measured],
    /// The days of all volumes.
    pub days: &'a [Day],
}

impl Book<'_> {
    /// A number of each puzzle that has it.
    #[must_use]
    pub fn values(&self, value: impl Fn(&Measured) -> Option<i64>) -> Vec<i64> {
        self.measured.iter().filter_map(value).collect()
    }

    /// A number of each puzzle in which pieces are taken.
    #[must_use]
    pub fn captures(&self, value: impl Fn(&Captures) -> i64) -> Vec<i64> {
        self.values(|one| one.captures.as_ref().map(&value))
    }
}

/// How often each thing comes, in its order.
pub(super) fn tally<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_insert(0) += 1;
    }
    counts
}

/// The same, the most frequent first.
pub(super) fn ranked<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut ranked: Vec<(T, usize)> = tally(things).into_iter().collect();
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    ranked
}

/// A section of the tables that have rows, if any has.
pub(super) fn section(
    id: &'static str,
    title: &'static str,
    tables: impl IntoIterator<Item = Table>,
) -> Option<Section> {
    let tables: Vec<Table> = tables.into_iter().filter(|t| !t.rows.is_empty()).collect();
    (!tables.is_empty()).then_some(Section { id, title, tables })
}

/// The report of a book.
#[must_use]
pub fn document(book: &Book<'_>) -> Document {
    let sections = [
        volumes(book),
        sizes(book),
        lengths(book),
        grades(book),
        week(book),
        ideas::themes(book),
        ideas::duals(book),
        ideas::shapes(book),
        ideas::neighbors(book),
        figures::naturalness(book),
        figures::lines(book),
        figures::looks(book),
        figures::beauty(book),
        sources::sources(book),
    ];
    Document {
        game: book.game.to_owned(),
        puzzles: book.measured.len(),
        sections: sections.into_iter().flatten().collect(),
    }
}

fn volumes(book: &Book<'_>) -> Option<Section> {
    let heads = [
        "volume", "file", "from", "to", "days", "puzzles", "bytes", "seed",
    ];
    let mut table = Table::new("The files of the book", &heads);
    for origin in book.origins {
        let volume = origin.volume.as_ref();
        let told = |cell: fn(&Volume) -> Cell| volume.map_or(Cell::Nothing, cell);
        table.row([
            told(|volume| Cell::Count(volume.volume.into())),
            Cell::text(&*origin.file),
            told(|volume| Cell::text(volume.from.to_string())),
            told(|volume| Cell::text(volume.to.to_string())),
            told(|volume| {
                let days = (volume.to - volume.from).num_days() + 1;
                Cell::Count(u64::try_from(days).unwrap_or(0))
            }),
            Cell::count(origin.puzzles),
            Cell::count(origin.bytes),
            told(|volume| Cell::Count(volume.seed)),
        ]);
    }
    section("volumes", "Volumes", [table])
}

fn sizes(book: &Book<'_>) -> Option<Section> {
    let attacker = book.captures(|captures| captures.sides[0].into());
    let defender = book.captures(|captures| captures.sides[1].into());
    let both = book.captures(|captures| (captures.sides[0] + captures.sides[1]).into());
    let kings = book.captures(|captures| captures.kings.into());
    let balance = book.captures(|captures| captures.balance.into());
    let histogram =
        |caption: &str, head: &str, values: &[i64]| Table::histogram(caption, head, values, 1, 1);
    section(
        "sizes",
        "Sizes",
        [
            histogram("Pieces in the diagram", "pieces", &both),
            histogram("Pieces of the attacker", "pieces", &attacker),
            histogram("Pieces of the defender", "pieces", &defender),
            histogram("Kings in the diagram", "kings", &kings),
            histogram(
                "Balance: pieces + 2 x kings, the attacker's less the defender's",
                "balance",
                &balance,
            ),
            Table::summaries(
                "Pieces",
                &[
                    ("both sides", both, 1),
                    ("attacker", attacker, 1),
                    ("defender", defender, 1),
                    ("kings", kings, 1),
                    ("balance", balance, 1),
                ],
            ),
        ],
    )
}

/// D of some puzzles, in thousandths.
fn difficulties<'a>(measured: impl IntoIterator<Item = &'a &'a Measured>) -> Vec<i64> {
    let all = measured.into_iter();
    all.map(|one| i64::from(one.puzzle.difficulty)).collect()
}

/// The share of puzzles without a king; nothing in a race.
pub(super) fn men_only(measured: &[&Measured]) -> Cell {
    let known: Vec<bool> = measured.iter().filter_map(|one| one.men_only()).collect();
    if known.is_empty() {
        return Cell::Nothing;
    }
    Cell::share(known.iter().filter(|men| **men).count(), known.len())
}

/// The share of puzzles that are unique to the end.
pub(super) fn full(measured: &[&Measured]) -> Cell {
    let full = measured
        .iter()
        .filter(|one| one.puzzle.unique == Unique::Full);
    Cell::share(full.count(), measured.len())
}

/// Drops the columns in which no row has anything to say.
pub(super) fn without_empty_columns(mut table: Table) -> Table {
    for column in (0..table.columns.len()).rev() {
        let mut cells = table.rows.iter().map(|row| &row[column]);
        if cells.all(|cell| *cell == Cell::Nothing) {
            table.columns.remove(column);
            for row in &mut table.rows {
                row.remove(column);
            }
            table.bars = table.bars.map(|bars| bars - usize::from(bars > column));
        }
    }
    table
}

fn lengths(book: &Book<'_>) -> Option<Section> {
    let heads = ["N", "puzzles", "share", "men only", "unique", "mean D"];
    let mut table = Table::new("Moves of the win", &heads).with_bars(1);
    let all = book.measured.len();
    for n in tally(book.measured.iter().map(|one| one.puzzle.win_in)).into_keys() {
        let own: Vec<&Measured> = book
            .measured
            .iter()
            .filter(|one| one.puzzle.win_in == n)
            .collect();
        table.row([
            Cell::Count(n.into()),
            Cell::count(own.len()),
            Cell::share(own.len(), all),
            men_only(&own),
            full(&own),
            Cell::thousandths(mean(&difficulties(&own))),
        ]);
    }
    section(
        "lengths",
        "N of \"win in N\"",
        [without_empty_columns(table)],
    )
}

fn grades(book: &Book<'_>) -> Option<Section> {
    let heads = [
        "grade",
        "puzzles",
        "share",
        "N",
        "men only",
        "least D",
        "lower quartile",
        "median D",
        "upper quartile",
        "greatest D",
    ];
    let mut table = Table::new("Grades", &heads).with_bars(1);
    for grade in tally(book.measured.iter().map(|one| one.puzzle.grade)).into_keys() {
        let own: Vec<&Measured> = book
            .measured
            .iter()
            .filter(|one| one.puzzle.grade == grade)
            .collect();
        let lengths = tally(own.iter().map(|one| one.puzzle.win_in));
        let lengths: Vec<String> = lengths.into_keys().map(|n| n.to_string()).collect();
        let summary = Summary::of(&difficulties(&own));
        let figure = |figure: fn(&Summary) -> f64| Cell::thousandths(summary.as_ref().map(figure));
        table.row([
            Cell::Count(grade.into()),
            Cell::count(own.len()),
            Cell::share(own.len(), book.measured.len()),
            Cell::text(lengths.join(", ")),
            men_only(&own),
            figure(|summary| summary.least),
            figure(|summary| summary.lower),
            figure(|summary| summary.median),
            figure(|summary| summary.upper),
            figure(|summary| summary.greatest),
        ]);
    }
    let all = book.values(|one| Some(one.puzzle.difficulty.into()));
    let histogram = Table::histogram("Difficulty D", "D", &all, 500, 1000);
    section(
        "grades",
        "Grades and difficulty",
        [without_empty_columns(table), histogram],
    )
}

/// The week as its days are picked.
fn week(book: &Book<'_>) -> Option<Section> {
    let heads = [
        "weekday", "days", "share", "grades", "mean D", "median D", "mean N", "men only",
    ];
    let mut table = Table::new("Weekdays as picked over all days of the book", &heads).with_bars(4);
    let names = [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ];
    for (weekday, name) in (0..).zip(names) {
        let own: Vec<&Measured> = book
            .days
            .iter()
            .filter(|day| day.date.weekday().num_days_from_monday() == weekday)
            .map(|day| &book.measured[day.place])
            .collect();
        if own.is_empty() {
            continue;
        }
        let grades = tally(own.iter().map(|one| one.puzzle.grade));
        let grades: Vec<String> = grades.into_keys().map(|grade| grade.to_string()).collect();
        let lengths: Vec<i64> = own.iter().map(|one| one.puzzle.win_in.into()).collect();
        let all = difficulties(&own);
        table.row([
            Cell::text(name),
            Cell::count(own.len()),
            Cell::share(own.len(), book.days.len()),
            Cell::text(grades.join(", ")),
            Cell::thousandths(mean(&all)),
            Cell::thousandths(Summary::of(&all).map(|summary| summary.median)),
            Cell::number(mean(&lengths)),
            men_only(&own),
        ]);
    }
    section(
        "week",
        "The week and the days",
        [without_empty_columns(table), spacing(book)],
    )
}

/// How far apart like things lie in the days.
fn spacing(book: &Book<'_>) -> Table {
    let mut table = Table::new(
        "Spacing of the days, without an operator's secret",
        &["what", "number"],
    );
    if book.days.is_empty() {
        return table;
    }
    let repeats = |id: fn(&Measured) -> &str| {
        let least = least_distance(book.days, |place| id(&book.measured[place]));
        let least = least.and_then(|days| u64::try_from(days).ok());
        least.map_or(Cell::text("never twice"), Cell::Count)
    };
    let boards: Vec<&Boards> = book.measured.iter().map(|one| &*one.boards).collect();
    let near = nearest_days(&boards, book.days);
    let cell = near.map_or(Cell::Nothing, |(least, ..)| Cell::count(least));
    let rows = [
        ("days", Cell::count(book.days.len())),
        (
            "days like the day before (N, first theme, last chain)",
            Cell::count(alike(book.days, book.measured)),
        ),
        (
            "fewest days between two with the same puzzle",
            repeats(|one| &one.puzzle.id),
        ),
        (
            "fewest days between two with the same shape",
            repeats(|one| &one.shape),
        ),
        (
            "fewest pieces in which two puzzles within 365 days differ",
            cell,
        ),
    ];
    for (what, number) in rows {
        table.row([Cell::text(what), number]);
    }
    table
}
