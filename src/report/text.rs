//! A report as text in columns.

use super::document::{Document, Table};

/// The longest bar, in characters.
const BAR: u64 = 30;

/// The report: a heading a section, each table with its caption, numbers at the right.
#[must_use]
pub fn text(document: &Document) -> String {
    let mut out = format!("{}: {} puzzles\n", document.game, document.puzzles);
    for section in &document.sections {
        out += &format!("\n{}\n{}\n", section.title, "=".repeat(section.title.len()));
        for part in &section.tables {
            out += &format!("\n{}\n", part.caption);
            out += &table(part);
        }
    }
    out
}

/// The lines of one table.
fn table(table: &Table) -> String {
    let mut lines: Vec<Vec<String>> = vec![table.columns.clone()];
    let said = |row: &Vec<_>| row.iter().map(ToString::to_string).collect();
    lines.extend(table.rows.iter().map(said));
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..table.columns.len()).map(width).collect();
    let rights: Vec<bool> = (0..table.columns.len())
        .map(|column| table.has_numbers(column))
        .collect();
    let bars = bars(table);
    let mut out = String::new();
    for (line, bar) in lines.iter().zip(bars) {
        let mut written = String::new();
        for ((cell, width), right) in line.iter().zip(&widths).zip(&rights) {
            let padded = if *right {
                format!("  {cell:>width$}")
            } else {
                format!("  {cell:<width$}")
            };
            written += &padded;
        }
        written += &bar;
        out += written.trim_end();
        out.push('\n');
    }
    out
}

/// The bar of each line, the head's first.
fn bars(table: &Table) -> Vec<String> {
    let Some((most, lengths)) = table.drawn() else {
        return vec![String::new(); table.rows.len() + 1];
    };
    let bar = |length: &u64| {
        // Whatever is above 0 is seen.
        let long = (length * BAR).div_ceil(most.max(1));
        format!("  {}", "#".repeat(usize::try_from(long).unwrap_or(0)))
    };
    let head = std::iter::once(String::new());
    head.chain(lengths.iter().map(bar)).collect()
}

#[cfg(test)]
mod tests {
    use super::table;
    use crate::report::document::{Cell, Table};

    #[test]
    fn columns_are_aligned_and_bars_are_to_scale() {
        let mut some = Table::new("some", &["kind", "puzzles"]).with_bars(1);
        some.row([Cell::text("climb"), Cell::Count(60)]);
        some.row([Cell::text("played"), Cell::Count(4)]);
        some.row([Cell::text("no"), Cell::Count(0)]);
        let expected = [
            "  kind    puzzles",
            "  climb        60  ##############################",
            "  played        4  ##",
            "  no            0",
            "",
        ];
        assert_eq!(table(&some), expected.join("\n"));
        assert_eq!(table(&Table::new("none", &["a"])), "  a\n");
    }
}
