//! The chapter that compares the sources of puzzles.

use super::{
    chapters::{Book, full, men_only, ranked, section, without_empty_columns},
    document::{Cell, Section, Table},
    measure::Measured,
    statistics::mean,
};
use crate::puzzle::book::Source;

/// How many first themes of a source are named.
const NAMED: usize = 4;

pub(super) fn sources(book: &Book<'_>) -> Option<Section> {
    let edits = book.values(|one| one.edits().map(i64::from));
    let mut changed = Table::histogram(
        "Squares changed in positions that were played",
        "squares",
        &edits,
        1,
        1,
    );
    // Of the book only those that were played are here.
    "played".clone_into(&mut changed.columns[1]);
    section(
        "sources",
        "Sources compared",
        [kinds(book), generators(book), changed],
    )
}

fn kinds(book: &Book<'_>) -> Table {
    let heads = [
        "source",
        "puzzles",
        "share",
        "mean N",
        "men only",
        "unique",
        "mean D",
        "mean z",
        "mean tries",
        "mean idle",
        "mean beauty",
        "first themes",
    ];
    let mut table = Table::new("Puzzles by the kind of their source", &heads).with_bars(1);
    for (kind, count) in ranked(book.measured.iter().map(Measured::kind)) {
        let all = book.measured.iter();
        let own: Vec<&Measured> = all.filter(|one| one.kind() == kind).collect();
        let average = |value: fn(&Measured) -> Option<i64>| {
            let values: Vec<i64> = own.iter().filter_map(|one| value(one)).collect();
            mean(&values)
        };
        let idle = |one: &Measured| one.captures.map(|captures| captures.idle.into());
        table.row([
            Cell::text(kind),
            Cell::count(count),
            Cell::share(count, book.measured.len()),
            Cell::number(average(|one| Some(one.puzzle.win_in.into()))),
            men_only(&own),
            full(&own),
            Cell::thousandths(average(|one| Some(one.puzzle.difficulty.into()))),
            Cell::thousandths(average(|one| one.z)),
            Cell::number(average(|one| Some(one.tries.into()))),
            Cell::number(average(idle)),
            Cell::number(average(|one| Some(one.beauty))),
            Cell::text(first_themes(&own)),
        ]);
    }
    without_empty_columns(table)
}

/// The most frequent first themes with their counts.
fn first_themes(own: &[&Measured]) -> String {
    let themes = ranked(own.iter().map(|one| one.first_theme()));
    let named = themes.iter().filter(|(theme, _)| !theme.is_empty());
    let named: Vec<String> = named
        .take(NAMED)
        .map(|(theme, count)| format!("{theme} {count}"))
        .collect();
    named.join(", ")
}

fn generators(book: &Book<'_>) -> Table {
    let name = |one: &Measured| match &one.puzzle.source {
        Source::Generated { generator, .. } => generator.clone(),
        Source::Composed { .. } => "composed".to_owned(),
    };
    let mut table = Table::new("Puzzles by generator", &["generator", "puzzles", "share"]);
    for (generator, count) in ranked(book.measured.iter().map(name)) {
        table.row([
            Cell::text(generator),
            Cell::count(count),
            Cell::share(count, book.measured.len()),
        ]);
    }
    table
}
