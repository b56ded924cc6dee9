//! Small boards as SVG: the ground once a page, the pieces once a puzzle.

use std::{collections::HashMap, fmt::Write as _};

use crate::{
    puzzle::table::Table,
    rules::{game::Board, game::Seat, setup::SetupError},
};

/// Units from one square to the next, to the right and up. On a star columns are counted in
/// halves of the way from hole to hole, and rows lie closer.
const GRID: (i32, i32) = (20, 20);
const STAR: (i32, i32) = (10, 17);
/// Half a square.
const HALF: i32 = 10;

/// The empty board of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Width in units.
    pub width: i32,
    /// Height in units.
    pub height: i32,
    /// One path for all squares or holes.
    pub path: String,
    /// The class of the path: `squares` or `holes`.
    pub class: &'static str,
    /// The middles of squares by name, as the game counts its rows.
    middles: HashMap<String, (i32, i32)>,
    /// The seats that begin in the upper half.
    upper: Vec<Seat>,
}

/// A piece as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The middle, from the left.
    pub x: i32,
    /// The middle, from the top.
    pub y: i32,
    /// Whether it is of the first seat, drawn light.
    pub light: bool,
    /// Whether it wears a crown.
    pub king: bool,
}

/// A position as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thumbnail {
    /// The pieces, the attacker at the bottom.
    pub discs: Vec<Disc>,
    /// The position in words.
    pub words: String,
}

impl Ground {
    /// The board of a game.
    #[must_use]
    pub fn new(table: &dyn Table) -> Self {
        let star = table.board() == Board::Star;
        let (right, up) = if star { STAR } else { GRID };
        let squares = table.squares();
        let most = |axis: fn(&(String, i16, i16)) -> i16| {
            squares.iter().map(axis).max().map_or(0, i32::from)
        };
        let least = |axis: fn(&(String, i16, i16)) -> i16| {
            squares.iter().map(axis).min().map_or(0, i32::from)
        };
        let (left, top) = (least(|square| square.1), most(|square| square.2));
        let mut middles = HashMap::new();
        let mut path = String::new();
        for (name, column, row) in &squares {
            let x = (i32::from(*column) - left) * right + HALF;
            let y = (top - i32::from(*row)) * up + HALF;
            // Writing to a text cannot fail.
            let _ = if star {
                write!(path, "M{x} {y}h0")
            } else {
                write!(path, "M{} {}h20v20h-20z", x - HALF, y - HALF)
            };
            middles.insert(name.clone(), (x, y));
        }
        let height = (top - least(|square| square.2)) * up + 2 * HALF;
        Self {
            width: (most(|square| square.1) - left) * right + 2 * HALF,
            height,
            upper: upper(table, &middles, height),
            path,
            class: if star { "holes" } else { "squares" },
            middles,
        }
    }

    /// A position on it.
    ///
    /// # Errors
    /// When the text is none.
    pub fn thumbnail(&self, table: &dyn Table, position: &str) -> Result<Thumbnail, SetupError> {
        let turned = self.upper.contains(&table.turn(position)?);
        let pieces = table.pieces(position)?;
        let mut sides: Vec<(Seat, Vec<String>)> = Vec::new();
        let mut discs = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let Some(&(x, y)) = self.middles.get(&piece.square) else {
                continue;
            };
            let turn = |at: i32, size: i32| if turned { size - at } else { at };
            discs.push(Disc {
                x: turn(x, self.width),
                y: turn(y, self.height),
                light: piece.seat == Seat::WHITE,
                king: piece.king,
            });
            let crown = if piece.king { "king " } else { "" };
            let said = format!("{crown}{}", piece.square);
            match sides.iter_mut().find(|(seat, _)| *seat == piece.seat) {
                Some((_, own)) => own.push(said),
                None => sides.push((piece.seat, vec![said])),
            }
        }
        sides.sort_by_key(|(seat, _)| *seat);
        let side = |(seat, own): &(Seat, Vec<String>)| {
            format!("{}: {}", table.seat_name(*seat), own.join(", "))
        };
        let words: Vec<String> = sides.iter().map(side).collect();
        Ok(Thumbnail {
            discs,
            words: words.join("; "),
        })
    }
}

/// The seats whose pieces stand in the upper half when a game starts.
fn upper(table: &dyn Table, middles: &HashMap<String, (i32, i32)>, height: i32) -> Vec<Seat> {
    // How far above the middle the pieces of each seat stand, all together.
    let mut above: HashMap<Seat, i32> = HashMap::new();
    for piece in table.pieces(&table.start()).unwrap_or_default() {
        if let Some((_, y)) = middles.get(&piece.square) {
            *above.entry(piece.seat).or_default() += height - 2 * y;
        }
    }
    let high = above.into_iter().filter(|(_, above)| *above > 0);
    high.map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::{Disc, Ground};
    use crate::puzzle::table::{TABLES, table};

    fn disc(x: i32, y: i32, light: bool, king: bool) -> Disc {
        Disc { x, y, light, king }
    }

    #[test]
    fn a_position_is_drawn_with_the_attacker_at_the_bottom() {
        let turkish = table("turkish").expect("a game");
        let ground = Ground::new(turkish);
        assert_eq!((ground.width, ground.height), (160, 160));
        let drawn = ground
            .thumbnail(turkish, "W:Wa2,Kh1:Bb7")
            .expect("a position");
        // h1 is the eighth file and the lowest rank: 7 x 20 + 10 from the left and from the top.
        let by_square = |discs: &[Disc]| {
            let mut discs = discs.to_vec();
            discs.sort_by_key(|disc| (disc.x, disc.y));
            discs
        };
        assert_eq!(
            by_square(&drawn.discs),
            [
                disc(10, 130, true, false),
                disc(30, 30, false, false),
                disc(150, 150, true, true)
            ]
        );
        assert_eq!(drawn.words, "white: king h1, a2; black: b7");
        let turned = ground.thumbnail(turkish, "B:Wa2:Bb7").expect("a position");
        assert_eq!(
            by_square(&turned.discs),
            [disc(130, 130, false, false), disc(150, 30, true, false)]
        );
        assert!(ground.thumbnail(turkish, "nonsense").is_err());
    }

    #[test]
    fn whoever_begins_above_is_turned_to_the_bottom() {
        for table in TABLES {
            let ground = Ground::new(table);
            let start = ground.thumbnail(table, &table.start()).expect("the start");
            let lowest = start.discs.iter().max_by_key(|disc| disc.y);
            let lowest = lowest.expect("there are pieces");
            let first = table.turn(&table.start()).expect("the start");
            let light = first == crate::rules::game::Seat::WHITE;
            assert_eq!(lowest.light, light, "{}", table.id());
        }
    }

    #[test]
    fn every_board_has_its_squares_apart_and_inside() {
        for table in TABLES {
            let ground = Ground::new(table);
            let mut middles: Vec<_> = ground.middles.values().collect();
            middles.sort_unstable();
            middles.dedup();
            assert_eq!(middles.len(), table.squares().len(), "{}", table.id());
            assert_eq!(middles.len(), usize::from(table.board().squares()));
            let inside = |&&(x, y): &&(i32, i32)| {
                (10..=ground.width - 10).contains(&x) && (10..=ground.height - 10).contains(&y)
            };
            assert!(middles.iter().all(inside), "{}", table.id());
        }
    }
}
