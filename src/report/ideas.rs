//! The chapters about what puzzles show and how far they repeat one another.

use std::collections::BTreeMap;

use super::{
    chapters::{Book, ranked, section, tally},
    document::{Cell, Section, Table},
    measure::Measured,
    neighbors::{Boards, nearest},
};
use crate::puzzle::book::Unique;

/// What a puzzle without a theme is listed under.
const NONE: &str = "(none)";
/// How many repeated things are named.
const NAMED: usize = 10;

pub(super) fn themes(book: &Book<'_>) -> Option<Section> {
    let lengths: Vec<u8> = tally(book.measured.iter().map(|one| one.puzzle.win_in))
        .into_keys()
        .collect();
    let heads: Vec<String> = lengths.iter().map(|n| format!("N = {n}")).collect();
    let mut columns = vec!["theme", "puzzles", "share", "shown by", "share of all"];
    columns.extend(heads.iter().map(String::as_str));
    let caption = "Themes: puzzles in which it comes first, and all that show it";
    let mut table = Table::new(caption, &columns).with_bars(1);
    let first = |one: &Measured| match one.first_theme() {
        "" => NONE.to_owned(),
        theme => theme.to_owned(),
    };
    let mut firsts: BTreeMap<String, usize> = tally(book.measured.iter().map(first));
    let shown = |one: &Measured| match one.puzzle.themes.as_slice() {
        [] => vec![NONE.to_owned()],
        themes => themes.to_vec(),
    };
    let all = book.measured.len();
    for (theme, count) in ranked(book.measured.iter().flat_map(shown)) {
        let leading = firsts.remove(&theme).unwrap_or(0);
        let mut row = vec![
            Cell::text(&*theme),
            Cell::count(leading),
            Cell::share(leading, all),
            Cell::count(count),
            Cell::share(count, all),
        ];
        for n in &lengths {
            let own = book.measured.iter().filter(|one| one.puzzle.win_in == *n);
            let with = own.clone().filter(|one| shown(one).contains(&theme));
            row.push(Cell::share(with.count(), own.count()));
        }
        table.row(row);
    }
    section("themes", "Themes", [table])
}

pub(super) fn duals(book: &Book<'_>) -> Option<Section> {
    let heads = ["continuation", "puzzles", "share"];
    let mut table = Table::new("How far the attacker's moves are the only ones", &heads);
    let all = book.measured.len();
    let has = |one: &&Measured, unique| one.puzzle.unique == unique;
    for (name, unique) in [
        ("unique to the end", Unique::Full),
        ("dual at the last move", Unique::Lenient),
    ] {
        let own = book.measured.iter().filter(|one| has(one, unique)).count();
        table.row([Cell::text(name), Cell::count(own), Cell::share(own, all)]);
    }
    let last: Vec<i64> = book.values(|one| i64::try_from(one.last_moves).ok());
    let caption = "Winning last moves where a longest defense leaves the most";
    let moves = Table::histogram(caption, "moves", &last, 1, 1);
    section("duals", "Duals", [table, moves])
}

/// How many things come once, twice and so on, with the puzzles that have them.
fn repetitions(caption: &str, head: &str, things: &[(String, usize)], all: usize) -> Table {
    let mut table = Table::new(caption, &["times", head, "puzzles", "share"]);
    for (times, count) in tally(things.iter().map(|(_, count)| *count)) {
        table.row([
            Cell::count(times),
            Cell::count(count),
            Cell::count(times * count),
            Cell::share(times * count, all),
        ]);
    }
    table
}

/// The things that come twice or more, the most frequent first.
fn repeated(caption: &str, head: &str, things: &[(String, usize)]) -> Table {
    let mut table = Table::new(caption, &[head, "times"]);
    for (thing, count) in things.iter().filter(|(_, count)| *count > 1).take(NAMED) {
        table.row([Cell::text(&**thing), Cell::count(*count)]);
    }
    table
}

pub(super) fn shapes(book: &Book<'_>) -> Option<Section> {
    let all = book.measured.len();
    let shapes = ranked(book.measured.iter().map(|one| one.shape.clone()));
    let ways = ranked(book.measured.iter().map(Measured::way));
    section(
        "shapes",
        "Shapes",
        [
            repetitions(
                "Shapes of main lines, by how often they come",
                "shapes",
                &shapes,
                all,
            ),
            repeated("Shapes that come most often", "shape", &shapes),
            repetitions(
                "Moves of the attacker on the same squares, by how often they come",
                "ways",
                &ways,
                all,
            ),
            repeated("Moves that come most often", "moves", &ways),
        ],
    )
}

pub(super) fn neighbors(book: &Book<'_>) -> Option<Section> {
    let boards: Vec<&Boards> = book.measured.iter().map(|one| &*one.boards).collect();
    let nearest = nearest(&boards);
    let least: Vec<i64> = nearest
        .least
        .iter()
        .filter_map(|&least| i64::try_from(least).ok())
        .collect();
    let caption = "Pieces in which the nearest other puzzle differs, mirror images counted";
    let histogram = Table::histogram(caption, "pieces", &least, 1, 1);
    let heads = ["pieces", "puzzle", "position", "other", "its position"];
    let mut pairs = Table::new("The nearest pairs", &heads);
    for (pieces, one, other) in nearest.pairs {
        let (one, other) = (&book.measured[one].puzzle, &book.measured[other].puzzle);
        pairs.row([
            Cell::count(pieces),
            Cell::text(&*one.id),
            Cell::text(&*one.position),
            Cell::text(&*other.id),
            Cell::text(&*other.position),
        ]);
    }
    section("neighbors", "Nearest neighbors", [histogram, pairs])
}
