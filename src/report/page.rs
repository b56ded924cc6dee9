//! A report as one HTML page without script that asks for nothing else.

use askama::Template;

use super::{
    chapters::Book,
    document::{Document, Table, plain},
    measure::Measured,
    thumbnail::{Disc, Ground, Thumbnail},
};
use crate::{puzzle::table::Table as Game, rules::setup::SetupError};

/// The length of the longest bar, in units.
const BAR: u64 = 240;
/// How far bars lie apart, in units.
const STEP: u64 = 18;
/// Units for the words left of the bars, and for the counts at their right.
const MARGINS: (u64, u64) = (110, 50);
/// How many themes stand below a board.
const THEMES: usize = 3;

/// The page.
#[derive(Debug, Template)]
#[template(path = "report.html")]
struct Page<'a> {
    document: &'a Document,
    ground: Ground,
    boards: Vec<Board>,
}

/// A puzzle of the contact sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    id: String,
    /// The first day that has it; empty where no days are known.
    date: String,
    win_in: u8,
    grade: u8,
    themes: String,
    line: String,
    kind: String,
    drawn: Thumbnail,
}

/// A histogram.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chart {
    width: u64,
    height: u64,
    bars: Vec<Bar>,
}

/// One bar with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bar {
    /// Its upper edge.
    top: u64,
    /// Its length.
    long: u64,
    label: String,
    said: String,
}

impl Bar {
    /// Where the bottom line of its words is.
    const fn base(&self) -> u64 {
        self.top + 11
    }

    /// Where its number begins.
    const fn end(&self) -> u64 {
        MARGINS.0 + self.long + 4
    }
}

impl Chart {
    /// The histogram of a table that has one.
    fn of(table: &Table) -> Option<Self> {
        let (most, lengths) = table.drawn()?;
        let said = |row: usize, column: usize| {
            let cell = table.rows[row].get(column);
            cell.map(ToString::to_string).unwrap_or_default()
        };
        let bar = |(row, long): (usize, &u64)| Bar {
            top: row as u64 * STEP + 2,
            long: (long * BAR).div_ceil(most.max(1)),
            label: said(row, 0),
            said: said(row, table.bars.unwrap_or(0)),
        };
        Some(Self {
            width: MARGINS.0 + BAR + MARGINS.1,
            height: lengths.len() as u64 * STEP,
            bars: lengths.iter().enumerate().map(bar).collect(),
        })
    }
}

impl Page<'_> {
    /// The histogram of a table, if it has one.
    fn chart(table: &Table) -> Option<Chart> {
        Chart::of(table)
    }

    /// Where bars begin.
    const fn axis() -> u64 {
        MARGINS.0
    }

    /// Where the words left of the bars end.
    const fn labels() -> u64 {
        MARGINS.0 - 6
    }

    /// The heads of a table, each with whether numbers are below it.
    fn heads(table: &Table) -> Vec<(&str, bool)> {
        let columns = table.columns.iter().enumerate();
        columns
            .map(|(i, column)| (column.as_str(), table.has_numbers(i)))
            .collect()
    }

    /// Whether a king stands on a board that is shown.
    fn has_kings(&self) -> bool {
        let mut discs = self.boards.iter().flat_map(|board| &board.drawn.discs);
        discs.any(|disc| disc.king)
    }

    /// A light disc and its crown are other colors than a dark one's.
    const fn class(disc: &Disc) -> &'static str {
        if disc.light { "light" } else { "dark" }
    }
}

/// The page of a report with at most `most` boards, spread evenly over the book and its grades.
///
/// # Errors
/// When a position cannot be read; one that was measured can.
///
/// # Panics
/// Never: the template writes to a text.
pub fn page(
    document: &Document,
    book: &Book<'_>,
    game: &dyn Game,
    most: usize,
) -> Result<String, SetupError> {
    let ground = Ground::new(game);
    let chosen = sheet(book.measured, most);
    let boards = chosen
        .into_iter()
        .map(|place| board(book, place, &ground, game))
        .collect::<Result<Vec<Board>, SetupError>>()?;
    let page = Page {
        document,
        ground,
        boards,
    };
    Ok(page.render().expect("a text can be written"))
}

/// The places of at most `most` puzzles in order of grade and difficulty, evenly spread.
fn sheet(measured: &[Measured], most: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..measured.len()).collect();
    places.sort_by_key(|&place| {
        let puzzle = &measured[place].puzzle;
        (puzzle.grade, puzzle.difficulty, &puzzle.id)
    });
    spread(places.len(), most)
        .into_iter()
        .map(|at| places[at])
        .collect()
}

/// At most `most` of the numbers below `of`, evenly spread.
fn spread(of: usize, most: usize) -> Vec<usize> {
    let most = most.min(of);
    (0..most).map(|i| i * of / most).collect()
}

fn board(
    book: &Book<'_>,
    place: usize,
    ground: &Ground,
    game: &dyn Game,
) -> Result<Board, SetupError> {
    let one = &book.measured[place];
    let puzzle = &one.puzzle;
    let day = book.days.iter().find(|day| day.place == place);
    let themes: Vec<&str> = puzzle
        .themes
        .iter()
        .take(THEMES)
        .map(String::as_str)
        .collect();
    Ok(Board {
        id: plain(&puzzle.id),
        date: day.map(|day| day.date.to_string()).unwrap_or_default(),
        win_in: puzzle.win_in,
        grade: puzzle.grade,
        themes: plain(&themes.join(", ")),
        line: plain(&numbered(&puzzle.line)),
        kind: plain(&one.kind()),
        drawn: ground.thumbnail(game, &puzzle.position)?,
    })
}

/// A line with numbers before the attacker's moves.
fn numbered(line: &[String]) -> String {
    let pairs = line.chunks(2).enumerate();
    let pairs = pairs.map(|(i, pair)| format!("{}. {}", i + 1, pair.join(" ")));
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Chart, numbered, spread};
    use crate::report::document::{Cell, Table};

    #[test]
    fn boards_are_spread_evenly() {
        assert_eq!(spread(10, 5), [0, 2, 4, 6, 8]);
        assert_eq!(spread(7, 3), [0, 2, 4]);
        assert_eq!(spread(2, 120), [0, 1]);
        assert!(spread(0, 3).is_empty() && spread(3, 0).is_empty());
    }

    #[test]
    fn lines_are_numbered_by_the_attackers_moves() {
        let line = ["a3-a4", "c3xa3", "a7-a8"].map(str::to_owned);
        assert_eq!(numbered(&line), "1. a3-a4 c3xa3 2. a7-a8");
        assert_eq!(numbered(&[]), "");
    }

    #[test]
    fn bars_are_to_scale() {
        let mut table = Table::new("some", &["N", "puzzles"]).with_bars(1);
        table.row([Cell::Count(2), Cell::Count(30)]);
        table.row([Cell::Count(3), Cell::Count(10)]);
        let chart = Chart::of(&table).expect("it has bars");
        let bars: Vec<_> = chart.bars.iter().map(|bar| (bar.top, bar.long)).collect();
        assert_eq!(bars, [(2, 240), (20, 80)]);
        assert_eq!(chart.height, 36);
    }
}
