//! A report before it is written: sections of tables, the same for text, page and JSON.

use serde::{Serialize, Serializer};

use super::statistics::{Bins, Summary, percent};

/// A whole report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Document {
    /// The game.
    pub game: String,
    /// How many puzzles the book has.
    pub puzzles: usize,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// Tables about one thing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// A name without spaces.
    pub id: &'static str,
    /// The heading.
    pub title: &'static str,
    /// At least one table.
    pub tables: Vec<Table>,
}

/// A table. The cells of a column `puzzles` add up to the puzzles of the book, those of a column
/// `days` to its days.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<Cell>>,
    /// The column that is drawn as bars, if any; its numbers are not negative.
    #[serde(skip)]
    pub bars: Option<usize>,
}

/// What stands in a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A count.
    Count(u64),
    /// A number with so many digits after the point.
    Number(f64, usize),
    /// Per cent.
    Share(f64),
    /// There is nothing to say.
    Nothing,
}

impl Cell {
    /// A count.
    #[must_use]
    pub const fn count(count: usize) -> Self {
        Self::Count(count as u64)
    }

    /// The share of a part.
    #[must_use]
    pub fn share(part: usize, whole: usize) -> Self {
        Self::Share(percent(part, whole))
    }

    /// A number of thousandths in units, or nothing.
    #[must_use]
    pub fn thousandths(value: Option<f64>) -> Self {
        Self::number(value.map(|value| value / 1000.0))
    }

    /// A number with two digits, or nothing.
    #[must_use]
    pub fn number(value: Option<f64>) -> Self {
        value.map_or(Self::Nothing, |value| Self::Number(value, 2))
    }

    /// Words.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// Whether it stands at the right of its column.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self, Self::Count(_) | Self::Number(..) | Self::Share(_))
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(text) => f.write_str(&plain(text)),
            Self::Count(count) => write!(f, "{count}"),
            Self::Number(value, digits) => {
                let text = format!("{value:.digits$}");
                // No "-0.00".
                let zero = text.chars().all(|c| matches!(c, '-' | '0' | '.'));
                f.write_str(if zero {
                    text.trim_start_matches('-')
                } else {
                    &text
                })
            }
            Self::Share(value) => write!(f, "{value:.1} %"),
            Self::Nothing => f.write_str("-"),
        }
    }
}

/// A text without control characters: books are files from anywhere, and neither a terminal nor a
/// page should get these.
pub(super) fn plain(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Count(count) => serializer.serialize_u64(*count),
            Self::Number(value, _) | Self::Share(value) => {
                serializer.serialize_f64((value * 1000.0).round() / 1000.0)
            }
            Self::Nothing => serializer.serialize_none(),
        }
    }
}

impl Table {
    /// A table with these columns and no rows.
    #[must_use]
    pub fn new(caption: impl Into<String>, columns: &[&str]) -> Self {
        Self {
            caption: caption.into(),
            columns: columns.iter().map(|&column| column.to_owned()).collect(),
            rows: Vec::new(),
            bars: None,
        }
    }

    /// The same with bars for a column.
    #[must_use]
    pub const fn with_bars(mut self, column: usize) -> Self {
        self.bars = Some(column);
        self
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// How often each number comes, in bins of this width: where the bin begins, the puzzles,
    /// their share. `unit` is what a number is divided by.
    #[must_use]
    pub fn histogram(caption: &str, head: &str, values: &[i64], width: i64, unit: i64) -> Self {
        let bins = Bins::of(values, width);
        let head = if bins.width > 1 {
            format!("{head} from")
        } else {
            head.to_owned()
        };
        let mut table = Self::new(caption, &[&head, "puzzles", "share"]).with_bars(1);
        for (from, count) in bins.counts {
            let digits = if unit == 1 { 0 } else { 2 };
            table.row([
                Cell::Number(from as f64 / unit as f64, digits),
                Cell::count(count),
                Cell::share(count, values.len()),
            ]);
        }
        table
    }

    /// A table of summaries: the name, how many decimals' thousandths there are, the numbers.
    #[must_use]
    pub fn summaries(caption: &str, measures: &[(&str, Vec<i64>, i64)]) -> Self {
        let heads = [
            "",
            "least",
            "lower quartile",
            "median",
            "upper quartile",
            "greatest",
            "mean",
            "spread",
        ];
        let mut table = Self::new(caption, &heads);
        for (name, values, unit) in measures {
            let Some(summary) = Summary::of(values) else {
                continue;
            };
            let figures = [
                summary.least,
                summary.lower,
                summary.median,
                summary.upper,
                summary.greatest,
                summary.mean,
                summary.spread,
            ];
            let mut row = vec![Cell::text(*name)];
            row.extend(figures.map(|figure| Cell::number(Some(figure / *unit as f64))));
            table.row(row);
        }
        table
    }

    /// Whether a column has numbers, which stand at the right.
    #[must_use]
    pub fn has_numbers(&self, column: usize) -> bool {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.clone().any(Cell::is_number)
    }

    /// The lengths of the bars to a scale of their own, the greatest first and then row by row.
    #[must_use]
    pub fn drawn(&self) -> Option<(u64, Vec<u64>)> {
        let column = self.bars?;
        let long = |row: &Vec<Cell>| match row.get(column) {
            Some(Cell::Count(count)) => count * 1000,
            // Rounding to text and back needs no cast that could go wrong.
            Some(Cell::Number(value, _)) => format!("{:.0}", value * 1000.0).parse().unwrap_or(0),
            _ => 0,
        };
        let lengths: Vec<u64> = self.rows.iter().map(long).collect();
        Some((lengths.iter().copied().max()?, lengths))
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn cells_say_numbers_as_people_write_them() {
        for (cell, said) in [
            (Cell::Number(-0.001, 2), "0.00"),
            (Cell::Number(-1.25, 2), "-1.25"),
            (Cell::share(1, 3), "33.3 %"),
            (Cell::share(0, 0), "0.0 %"),
            (Cell::thousandths(Some(12_345.0)), "12.35"),
            (Cell::number(None), "-"),
            (Cell::count(7), "7"),
            (Cell::text("a\u{1b}[2J"), "a [2J"),
        ] {
            assert_eq!(cell.to_string(), said);
        }
    }
}
