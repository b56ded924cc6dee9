//! The ideas of past days, for those who may know them.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{PoisonError, RwLock},
};

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    answers::Error,
    days::{Daily, damaged, named},
};
use crate::{
    puzzle::{
        streak::{DayResult, Status, grace_days},
        table::{Table, table},
        theme::Theme,
    },
    rules::setup::SetupError,
    store::{DayRecord, PlayerId},
};

/// Puzzles without a book that one request looks at; the others wait for [`Daily::look_back`].
const LOOKS: usize = 4;

/// What is known of a day's puzzle.
#[derive(Clone, Debug)]
pub(super) struct Look {
    win_in: u8,
    themes: Vec<Theme>,
}

/// What was looked at so far, by game and day; the record of a day never changes. `None` where
/// the record is damaged.
pub(super) type Looked = RwLock<HashMap<(&'static str, NaiveDate), Option<Look>>>;

/// A past day with its ideas.
#[derive(Clone, Debug)]
pub struct ThemedDay {
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day of the archive.
    pub number: i64,
    /// The exact N.
    pub win_in: u8,
    /// The most telling first.
    pub themes: Vec<Theme>,
    /// What the player made of it, if anything.
    pub result: Option<DayResult>,
}

/// Past days with their ideas.
#[derive(Clone, Debug, Default)]
pub struct ThemedDays {
    /// Newest first.
    pub days: Vec<ThemedDay>,
    /// Whether some days are left out that have yet to be looked at.
    pub waiting: bool,
    /// How many days the player has finished.
    pub finished: usize,
}

impl Daily {
    /// The days whose ideas a player may see, newest first: those that the player has finished,
    /// and with `all` every past day. Today, and yesterday while the player may still finish it
    /// for its day, are among them only when finished.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a game without a book, and when the store fails.
    pub async fn themed(
        &self,
        game: &str,
        player: Option<PlayerId>,
        all: bool,
        now: DateTime<Utc>,
    ) -> Result<ThemedDays, Error> {
        let table = table(game).ok_or(Error::NotFound)?;
        if !self.is_daily(game) {
            return Err(Error::NotFound);
        }
        let (first, today) = (self.settings.first_day, self.today(now));
        let results = match player {
            Some(player) => {
                self.store
                    .results_between(player, game, first, today)
                    .await?
            }
            None => Vec::new(),
        };
        let finished: BTreeSet<NaiveDate> = results
            .iter()
            .filter(|result| result.status != Status::Playing)
            .map(|result| result.date)
            .collect();
        let mut dates = finished.clone();
        if all {
            let grace = grace_days(&results, &self.settings.zone, now);
            let past = first.iter_days().take_while(|date| *date < today);
            dates.extend(past.filter(|date| !grace.contains(date)));
        }
        let waiting = self.look(table, &dates, LOOKS).await?;
        let mut results: BTreeMap<NaiveDate, DayResult> = results
            .into_iter()
            .map(|result| (result.date, result))
            .collect();
        let looked = self.looked.read().unwrap_or_else(PoisonError::into_inner);
        let days = dates.iter().rev().filter_map(|date| {
            let look = looked.get(&(table.id(), *date))?.clone()?;
            Some(ThemedDay {
                date: *date,
                number: (*date - first).num_days() + 1,
                win_in: look.win_in,
                themes: look.themes,
                result: results.remove(date),
            })
        });
        Ok(ThemedDays {
            days: days.collect(),
            waiting,
            finished: finished.len(),
        })
    }

    /// Looks at every recorded day, so that no request has to. It takes as long as it takes to
    /// solve the puzzles that have left the books.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn look_back(&self, now: DateTime<Utc>) -> Result<(), Error> {
        let (first, today) = (self.settings.first_day, self.today(now));
        let dates: BTreeSet<NaiveDate> = first
            .iter_days()
            .take_while(|date| *date <= today)
            .collect();
        for game in self.games() {
            if let Some(table) = table(game) {
                self.look(table, &dates, usize::MAX).await?;
            }
        }
        Ok(())
    }

    /// Looks at the days that nobody has looked at, newest first; of those that must be solved at
    /// most `limit`. Whether some are left.
    async fn look(
        &self,
        table: &'static dyn Table,
        dates: &BTreeSet<NaiveDate>,
        limit: usize,
    ) -> Result<bool, Error> {
        let missing: BTreeSet<NaiveDate> = {
            let looked = self.looked.read().unwrap_or_else(PoisonError::into_inner);
            let unknown = |date: &&NaiveDate| !looked.contains_key(&(table.id(), **date));
            dates.iter().filter(unknown).copied().collect()
        };
        let (Some(from), Some(to)) = (missing.first(), missing.last()) else {
            return Ok(false);
        };
        let mut records = self.store.recorded_between(table.id(), *from, *to).await?;
        records.retain(|record| missing.contains(&record.date));
        let (found, left) = self.in_books(table, records);
        let keep = |found: Vec<(NaiveDate, Option<Look>)>| {
            let mut looked = self.looked.write().unwrap_or_else(PoisonError::into_inner);
            looked.extend(
                found
                    .into_iter()
                    .map(|(date, look)| ((table.id(), date), look)),
            );
        };
        keep(found);
        for record in left.iter().rev().take(limit) {
            let position = record.position.clone();
            let look = self.search(move || solved(table, &position)).await?;
            if let Err(why) = &look {
                tracing::error!(game = table.id(), date = %record.date, %why, "a day is left out");
            }
            keep(vec![(record.date, look.unwrap_or_default())]);
        }
        Ok(left.len() > limit)
    }

    /// What the books say of recorded days, and the days of which they say nothing.
    fn in_books(
        &self,
        table: &'static dyn Table,
        records: Vec<DayRecord>,
    ) -> (Vec<(NaiveDate, Option<Look>)>, Vec<DayRecord>) {
        let Some(schedule) = self.schedules.get(table.id()) else {
            return (Vec::new(), records);
        };
        let schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
        let puzzles = schedule.pool().puzzles();
        let books: HashMap<&str, _> = puzzles.map(|puzzle| (puzzle.id.as_str(), puzzle)).collect();
        let mut found = Vec::new();
        let mut left = Vec::new();
        for record in records {
            let puzzle = books.get(record.puzzle.as_str());
            match puzzle.filter(|puzzle| puzzle.position == record.position) {
                Some(puzzle) => {
                    let look = Look {
                        win_in: puzzle.win_in,
                        themes: named(puzzle),
                    };
                    found.push((record.date, Some(look)));
                }
                None => left.push(record),
            }
        }
        (found, left)
    }
}

/// A puzzle that is in no book; `None` when the position is none.
fn solved(table: &dyn Table, position: &str) -> Result<Option<Look>, Error> {
    let solve = || -> Result<Option<Look>, SetupError> {
        let Some(win_in) = table.win_in(position)? else {
            return Ok(None);
        };
        let line = table.main_line(position, win_in)?;
        let line: Vec<String> = line.into_iter().map(|mv| mv.text).collect();
        Ok(Some(Look {
            win_in,
            themes: table.themes(position, &line),
        }))
    };
    solve().map_err(damaged)
}
