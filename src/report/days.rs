//! Which puzzle each day gets where the operator has no secret.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::measure::Measured;
use crate::puzzle::{
    book::{Puzzle, Volume},
    pick::{Pool, Schedule},
    table::Table,
};

/// A day with the place of its puzzle in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The day.
    pub date: NaiveDate,
    /// The place of its puzzle among those measured.
    pub place: usize,
}

/// Every day of the volumes with the place of its puzzle, in order.
#[must_use]
pub fn days(
    volumes: &[(Volume, Vec<Puzzle>)],
    table: &dyn Table,
    measured: &[Measured],
) -> Vec<Day> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (place, one) in measured.iter().enumerate() {
        places.entry(&one.puzzle.id).or_insert(place);
    }
    let pool = Pool::new(volumes.to_vec(), table, None);
    let (Some(first), Some(last)) = (pool.first_day(), pool.last_fresh_day()) else {
        return Vec::new();
    };
    let Some(mut schedule) = Schedule::new(pool) else {
        return Vec::new();
    };
    let covered = |day: &NaiveDate| {
        let mut all = volumes.iter();
        all.any(|(volume, _)| volume.from <= *day && *day <= volume.to)
    };
    first
        .iter_days()
        .take_while(|day| *day <= last)
        .filter(covered)
        .filter_map(|date| {
            let id = &schedule.puzzle(date)?.id;
            let place = *places.get(id.as_str())?;
            Some(Day { date, place })
        })
        .collect()
}

/// How many days are like the day before: the same N, first theme and length of the last chain.
#[must_use]
pub fn alike(days: &[Day], measured: &[Measured]) -> usize {
    let taste = |day: &Day| {
        let one = &measured[day.place];
        (one.puzzle.win_in, one.first_theme(), one.chain)
    };
    let mut pairs = days.windows(2);
    let next = |pair: &[Day]| (pair[1].date - pair[0].date).num_days() == 1;
    pairs
        .by_ref()
        .filter(|pair| next(pair) && taste(&pair[0]) == taste(&pair[1]))
        .count()
}

/// The fewest days between two that share something; `None` where no two do.
#[must_use]
pub fn least_distance<T: Eq + std::hash::Hash>(
    days: &[Day],
    shared: impl Fn(usize) -> T,
) -> Option<i64> {
    let mut last: HashMap<T, NaiveDate> = HashMap::new();
    days.iter()
        .filter_map(|day| {
            let before = last.insert(shared(day.place), day.date)?;
            Some((day.date - before).num_days())
        })
        .min()
}

#[cfg(test)]
mod tests {
    use super::{Day, least_distance};

    #[test]
    fn the_least_distance_is_between_neighbors_of_a_kind() {
        let day = |date: &str, place| Day {
            date: date.parse().expect("a date"),
            place,
        };
        let days = [
            day("2026-01-01", 0),
            day("2026-01-05", 1),
            day("2026-01-09", 2),
            day("2026-01-12", 1),
        ];
        assert_eq!(least_distance(&days, |place| place), Some(7));
        // 0 and 2 are even: eight days; the odd ones seven.
        assert_eq!(least_distance(&days, |place| place % 2), Some(7));
        assert_eq!(least_distance(&days[..3], |place| place % 2), Some(8));
        assert_eq!(least_distance(&days[..3], |place| place), None);
    }
}
