//! How much the positions of a book look alike.

use rayon::prelude::{IntoParallelIterator, ParallelIterator};

use super::days::Day;
use crate::{generate::select::difference, puzzle::pick::NO_REPEAT_DAYS, rules::game::Piece};

/// The pieces in which two positions differ, and the places of the two.
pub type Pair = (usize, usize, usize);

/// How many pairs are named.
const NAMED: usize = 10;

/// What is nearest in a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nearest {
    /// Of each puzzle the least difference to any other; empty for fewer than two.
    pub least: Vec<usize>,
    /// The ten pairs that differ least, the nearest first.
    pub pairs: Vec<Pair>,
}

/// The boards of a puzzle: its own first, then its images.
pub type Boards = [Vec<Piece>];

/// In how many pieces two puzzles differ, mirror images counted.
#[must_use]
pub fn apart(a: &Boards, b: &Boards) -> usize {
    let Some(own) = a.first() else { return 0 };
    let differences = b.iter().map(|image| difference(own, image));
    differences.min().unwrap_or(0)
}

/// Compares each puzzle with every other.
#[must_use]
pub fn nearest(boards: &[&Boards]) -> Nearest {
    if boards.len() < 2 {
        return Nearest::default();
    }
    let rows: Vec<(usize, Vec<Pair>)> = (0..boards.len())
        .into_par_iter()
        .map(|one| {
            let others = (0..boards.len()).filter(|other| *other != one);
            let mut pairs: Vec<Pair> = others
                .map(|other| (apart(boards[one], boards[other]), one, other))
                .collect();
            pairs.sort_unstable();
            let least = pairs.first().map_or(0, |pair| pair.0);
            // Each pair once.
            pairs.retain(|pair| pair.1 < pair.2);
            pairs.truncate(NAMED);
            (least, pairs)
        })
        .collect();
    let mut pairs: Vec<Pair> = rows.iter().flat_map(|row| row.1.clone()).collect();
    pairs.sort_unstable();
    pairs.truncate(NAMED);
    Nearest {
        least: rows.into_iter().map(|row| row.0).collect(),
        pairs,
    }
}

/// The two days within a year of each other whose puzzles differ least, but for days with the
/// same puzzle: the difference and the places of the days. `None` where there are none.
#[must_use]
pub fn nearest_days(boards: &[&Boards], days: &[Day]) -> Option<Pair> {
    let near = |one: usize| {
        let later = one + 1..days.len();
        later
            .take_while(|&other| (days[other].date - days[one].date).num_days() < NO_REPEAT_DAYS)
            .filter(|&other| days[other].place != days[one].place)
            .map(|other| {
                let (a, b) = (days[one].place, days[other].place);
                (apart(boards[a], boards[b]), one, other)
            })
            .min()
    };
    (0..days.len()).into_par_iter().filter_map(near).min()
}

#[cfg(test)]
mod tests {
    use super::{Boards, nearest, nearest_days};
    use crate::{
        report::days::Day,
        rules::game::{Piece, Seat, Square},
    };

    fn men(squares: &[u8]) -> Vec<Piece> {
        let man = |&square| Piece {
            square: Square(square),
            seat: Seat::WHITE,
            king: false,
        };
        squares.iter().map(man).collect()
    }

    #[test]
    fn neighbors_are_counted_by_hand_and_mirror_images_with_them() {
        // Square s is mirrored to 13 - s.
        let a = vec![men(&[1, 2, 3]), men(&[10, 11, 12])];
        let b = vec![men(&[1, 2, 4, 5]), men(&[8, 9, 11, 12])];
        let c = vec![men(&[4, 10, 11]), men(&[2, 3, 9])];
        let boards: Vec<&Boards> = vec![&a, &b, &c];
        let found = nearest(&boards);
        // a and b: 3, 4 and 5 are alone. a and c's image: 1 and 9. b and c: all but 4 twice, five.
        assert_eq!(found.least, [2, 3, 2]);
        assert_eq!(found.pairs, [(2, 0, 2), (3, 0, 1), (5, 1, 2)]);
        assert_eq!(nearest(&boards[..1]).least, [0_usize; 0]);
        let day = |date: &str, place| Day {
            date: date.parse().expect("a date"),
            place,
        };
        let days = [
            day("2026-01-01", 0),
            day("2026-12-31", 1),
            day("2027-01-01", 2),
        ];
        // a and c lie 365 days apart: no longer near.
        assert_eq!(nearest_days(&boards, &days), Some((3, 0, 1)));
        assert_eq!(nearest_days(&boards, &days[..1]), None);
    }
}
