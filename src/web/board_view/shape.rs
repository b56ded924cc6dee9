//! Where the squares of a board lie, whatever they are called.

use std::{collections::BTreeMap, sync::OnceLock};

use super::game::Seat;
use super::model::Spot;

/// The squares that a game plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Used {
    /// All of them, drawn plain.
    All,
    /// The dark ones; the lower left corner is dark.
    Dark,
}

/// How a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// Files and ranks.
    Grid,
    /// Six points around a hexagon.
    Star,
}

/// The plan of a board: its squares by name, and where each lies.
///
/// Names are the game's own: `a1`, a number, or a hole of the star. One square, or the way from
/// hole to hole, is 100 units.
#[derive(Debug, PartialEq, Eq)]
pub struct BoardShape {
    plan: Plan,
    /// Columns; on the star the most holes that a row has.
    pub files: u8,
    /// Rows.
    pub ranks: u8,
    /// The squares in play.
    pub used: Used,
    /// Whether squares are written as numbers.
    pub numbered: bool,
    /// Column and row by name; on the star twice the way to the right, and the row.
    places: BTreeMap<String, (i16, i16)>,
}

impl BoardShape {
    /// A board of files and ranks; `squares` are those in play: name, column from the left and
    /// row from below.
    #[must_use]
    pub fn grid(
        (files, ranks): (u8, u8),
        used: Used,
        numbered: bool,
        squares: Vec<(String, i16, i16)>,
    ) -> Self {
        Self {
            plan: Plan::Grid,
            files,
            ranks,
            used,
            numbered,
            places: by_name(squares),
        }
    }

    /// The star; of each hole the name, the way from the middle to the right in halves of the
    /// way from hole to hole, and the row, counted from the middle up.
    #[must_use]
    pub fn star(holes: Vec<(String, i16, i16)>) -> Self {
        Self {
            plan: Plan::Star,
            files: 13,
            ranks: 17,
            used: Used::All,
            numbered: false,
            places: by_name(holes),
        }
    }

    /// A plain board with algebraic names.
    #[must_use]
    pub fn plain(files: u8, ranks: u8) -> Self {
        let ranked = |rank: u8| (0..files).map(move |file| (file, rank));
        let squares = (0..ranks).flat_map(ranked).map(|(file, rank)| {
            let name = format!("{}{}", letter(file), rank + 1);
            (name, file.into(), rank.into())
        });
        Self::grid((files, ranks), Used::All, false, squares.collect())
    }

    /// 8x8 with all squares in play.
    #[must_use]
    pub fn plain_8() -> &'static Self {
        static SHAPE: OnceLock<BoardShape> = OnceLock::new();
        SHAPE.get_or_init(|| Self::plain(8, 8))
    }

    /// Column and row of a square by its name, as the game counts them.
    #[must_use]
    pub fn locate(&self, name: &str) -> Option<(i16, i16)> {
        self.places.get(name).copied()
    }

    /// Whether it is the star.
    #[must_use]
    pub fn is_star(&self) -> bool {
        self.plan == Plan::Star
    }

    /// The names of all squares in play.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// Sixths of a turn, clockwise, that bring the mover to the bottom.
    #[must_use]
    pub fn turned_for(&self, mover: Seat) -> u8 {
        match self.plan {
            Plan::Grid if mover == Seat::White => 0,
            Plan::Grid => 3,
            Plan::Star => (9 - mover.point()) % 6,
        }
    }

    /// The middle of a square on a board turned by so many sixths.
    pub(super) fn center(&self, name: &str, turned: u8) -> Option<Spot> {
        let (column, row) = self.locate(name)?;
        Some(match self.plan {
            Plan::Grid => self.square(column, row, turned),
            Plan::Star => hole(column, row, turned),
        })
    }

    fn square(&self, column: i16, row: i16, turned: u8) -> Spot {
        let (files, ranks) = (i16::from(self.files), i16::from(self.ranks));
        let (column, down) = if turned == 0 {
            (column, ranks - 1 - row)
        } else {
            (files - 1 - column, row)
        };
        Spot {
            x: i32::from(column) * 100 + 50,
            y: i32::from(down) * 100 + 50,
        }
    }

    /// The squares row by row as drawn; `None` where a grid has a square that is not in play.
    pub(super) fn rows(&self, turned: u8) -> Vec<Vec<Option<&str>>> {
        let mut rows: BTreeMap<i32, BTreeMap<i32, Option<&str>>> = BTreeMap::new();
        if self.plan == Plan::Grid {
            for down in 0..i32::from(self.ranks) {
                let row = (0..i32::from(self.files)).map(|right| (right * 100 + 50, None));
                rows.insert(down * 100 + 50, row.collect());
            }
        }
        for name in self.names() {
            if let Some(at) = self.center(name, turned) {
                rows.entry(at.y).or_default().insert(at.x, Some(name));
            }
        }
        rows.into_values()
            .map(|row| row.into_values().collect())
            .collect()
    }

    /// The corners of a grid's squares that are not in play.
    pub(super) fn unused(&self, turned: u8) -> Vec<Spot> {
        let mut corners = Vec::new();
        for (y, row) in (0..).step_by(100).zip(self.rows(turned)) {
            for (x, name) in (0..).step_by(100).zip(row) {
                if name.is_none() {
                    corners.push(Spot { x, y });
                }
            }
        }
        corners
    }

    /// What stands below a grid, column by column as drawn.
    pub(super) fn below(&self, turned: u8) -> Vec<String> {
        if self.numbered {
            let rows = self.rows(turned);
            return rows.last().map(|row| edge(row)).unwrap_or_default();
        }
        let mut letters: Vec<String> = (0..self.files).map(|f| letter(f).to_string()).collect();
        if turned != 0 {
            letters.reverse();
        }
        letters
    }

    /// What stands at the left of a grid, row by row as drawn.
    pub(super) fn beside(&self, turned: u8) -> Vec<String> {
        if self.numbered {
            let rows = self.rows(turned);
            let first = rows.iter().map(|row| row.first().copied().flatten());
            return edge(&first.collect::<Vec<_>>());
        }
        let mut numbers: Vec<String> = (1..=self.ranks).map(|n| n.to_string()).collect();
        if turned == 0 {
            numbers.reverse();
        }
        numbers
    }

    /// The letter of each row of the star, beside that end of the row that is drawn at the left.
    pub(super) fn row_letters(&self, turned: u8) -> Vec<(String, Spot)> {
        let mut rows: BTreeMap<i16, Vec<(i16, &str)>> = BTreeMap::new();
        for (name, (column, row)) in &self.places {
            rows.entry(*row).or_default().push((*column, name));
        }
        // A row runs to the right; turned by two to four sixths it runs to the left.
        let backward = (2..=4).contains(&turned);
        let mut letters = Vec::new();
        for (row, mut holes) in rows.into_iter().rev() {
            holes.sort_unstable();
            let end = if backward {
                holes.last()
            } else {
                holes.first()
            };
            let Some((column, name)) = end else { continue };
            let out = if backward { 244 } else { -244 };
            letters.push((
                name.chars().take(1).collect(),
                scaled(i32::from(*column) * 100 + out, i32::from(row) * 100, turned),
            ));
        }
        letters
    }
}

fn by_name(squares: Vec<(String, i16, i16)>) -> BTreeMap<String, (i16, i16)> {
    squares
        .into_iter()
        .map(|(name, column, row)| (name, (column, row)))
        .collect()
}

fn letter(file: u8) -> char {
    char::from(b'a' + file % 26)
}

fn edge(names: &[Option<&str>]) -> Vec<String> {
    names
        .iter()
        .map(|name| name.unwrap_or_default().to_owned())
        .collect()
}

/// The middle of a hole: twice the way to the right and the row from the middle up.
fn hole(column: i16, row: i16, turned: u8) -> Spot {
    scaled(i32::from(column) * 100, i32::from(row) * 100, turned)
}

/// The same in hundredths.
///
/// With `r` rows down and `q` holes along the row, a sixth of a turn clockwise leads from
/// `(q, r)` to `(-r, q + r)`.
fn scaled(column: i32, row: i32, turned: u8) -> Spot {
    let (mut q, mut r) = (i32::midpoint(column, row), -row);
    for _ in 0..turned {
        (q, r) = (-r, q + r);
    }
    let down = r * 866;
    let half = if down < 0 { -500 } else { 500 };
    Spot {
        x: q + r / 2,
        // Rounded away from the middle, so that a half turn keeps the holes where they are.
        y: (down + half) / 1000,
    }
}
