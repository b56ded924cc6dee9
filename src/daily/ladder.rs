//! How hard a game's week is, from day to day.

use std::{collections::BTreeSet, sync::PoisonError};

use super::{answers::Error, days::Daily};
use crate::puzzle::table::table;

/// One day of the week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// 1 to 7.
    pub grade: u8,
    /// The moves in which the puzzles of that grade win, in order; nearly always one number.
    pub win_in: BTreeSet<u8>,
}

impl Daily {
    /// The days of a game's week, Monday first.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a game without a book.
    pub fn ladder(&self, game: &str) -> Result<Vec<Rung>, Error> {
        let table = table(game).ok_or(Error::NotFound)?;
        let schedule = self.schedules.get(game).ok_or(Error::NotFound)?;
        let mut rungs: Vec<Rung> = table
            .week()
            .into_iter()
            .map(|grade| Rung {
                grade,
                win_in: BTreeSet::new(),
            })
            .collect();
        let schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
        for puzzle in schedule.pool().puzzles() {
            for rung in rungs.iter_mut().filter(|rung| rung.grade == puzzle.grade) {
                rung.win_in.insert(puzzle.win_in);
            }
        }
        Ok(rungs)
    }
}
