//! Streaks, totals, journal, archive marks, export and erasure.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;

use super::{
    answers::{Error, StreakView},
    days::{Daily, Day},
};
use crate::{
    puzzle::{
        streak::{DayResult, Happened, Status, grace_days, journal, overall, stats, streak},
        table::{TABLES, Table},
    },
    store::PlayerId,
};

/// One game's figures of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameFigures {
    /// Consecutive days up to now.
    pub current: u32,
    /// The longest ever.
    pub best: u32,
    /// Days finished on their day.
    pub played: u32,
    /// Days solved on their day.
    pub solved: u32,
    /// Solved at the first, second and third attempt, and lost.
    pub spread: [u32; 4],
}

/// All figures of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Over all games.
    pub all: StreakView,
    /// Every game, zeros included.
    #[serde(flatten)]
    pub games: BTreeMap<&'static str, GameFigures>,
}

/// The days of a player, with what happened.
#[derive(Clone, Debug)]
pub struct Record {
    /// All figures.
    pub figures: Figures,
    /// Newest day first, for each game that the player has touched.
    pub journals: BTreeMap<&'static str, Vec<(NaiveDate, Happened)>>,
}

/// One day of a month in the archive.
#[derive(Clone, Debug)]
pub struct DayMark {
    /// The puzzle.
    pub day: std::sync::Arc<Day>,
    /// The player's result, if there is one.
    pub result: Option<DayResult>,
}

impl Daily {
    /// The streak of a player in one game, as of now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn streak_of(
        &self,
        player: PlayerId,
        game: &str,
        now: DateTime<Utc>,
    ) -> Result<StreakView, Error> {
        let today = self.today(now);
        let results = self
            .store
            .results_between(player, game, NaiveDate::MIN, today)
            .await?;
        let voids = self.voids_of(|other| other == game).await?;
        let grace = grace_days(&results, &self.settings.zone, now);
        Ok(streak(&results, &voids, today, &|date| grace.contains(&date)).into())
    }

    async fn voids_of(&self, wanted: impl Fn(&str) -> bool) -> Result<BTreeSet<NaiveDate>, Error> {
        let voids = self.store.voids().await?;
        Ok(voids
            .into_iter()
            .filter(|(game, _)| wanted(game))
            .map(|(_, date)| date)
            .collect())
    }

    /// Figures and journals of a player; nobody has zeros.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn record(
        &self,
        player: Option<PlayerId>,
        now: DateTime<Utc>,
    ) -> Result<Record, Error> {
        let today = self.today(now);
        let results = match player {
            Some(player) => self.store.results(player).await?,
            None => Vec::new(),
        };
        let voids = self.store.voids().await?;
        let every: BTreeSet<NaiveDate> = voids.iter().map(|(_, date)| *date).collect();
        let grace = grace_days(
            results.iter().map(|(_, result)| result),
            &self.settings.zone,
            now,
        );
        let all = overall(&results, &self.games(), &every, today, &|date| {
            grace.contains(&date)
        });
        let mut games = BTreeMap::new();
        let mut journals = BTreeMap::new();
        for game in TABLES.into_iter().map(Table::id) {
            let own: Vec<DayResult> = results
                .iter()
                .filter(|(name, _)| name == game)
                .map(|(_, result)| result.clone())
                .collect();
            let voids = voids
                .iter()
                .filter(|(name, _)| name == game)
                .map(|(_, date)| *date)
                .collect();
            let grace = grace_days(&own, &self.settings.zone, now);
            let open = |date: NaiveDate| grace.contains(&date);
            let streak = streak(&own, &voids, today, &open);
            let stats = stats(&own);
            games.insert(
                game,
                GameFigures {
                    current: streak.current,
                    best: streak.best,
                    played: stats.played,
                    solved: stats.solved,
                    spread: stats.spread,
                },
            );
            let journal = journal(&own, &voids, today, &open);
            if !journal.is_empty() {
                journals.insert(game, journal);
            }
        }
        Ok(Record {
            figures: Figures {
                all: all.into(),
                games,
            },
            journals,
        })
    }

    /// The days of a month that have come, with the player's results. `month` is its first day.
    ///
    /// # Errors
    /// [`Error::NotFound`] when the game has no daily puzzle or no day of the month is in the
    /// archive.
    pub async fn month(
        &self,
        game: &str,
        month: NaiveDate,
        player: Option<PlayerId>,
        now: DateTime<Utc>,
    ) -> Result<Vec<DayMark>, Error> {
        let next = month
            .checked_add_months(chrono::Months::new(1))
            .ok_or(Error::NotFound)?;
        let dates: Vec<NaiveDate> = month
            .iter_days()
            .take_while(|date| *date < next)
            .filter(|date| self.is_open(*date, now))
            .collect();
        let (Some(first), Some(last)) = (dates.first(), dates.last()) else {
            return Err(Error::NotFound);
        };
        let results = match player {
            Some(player) => {
                self.store
                    .results_between(player, game, *first, *last)
                    .await?
            }
            None => Vec::new(),
        };
        let mut days = Vec::with_capacity(dates.len());
        for date in dates {
            let day = match self.day(game, date, now).await {
                // One damaged record must not close the whole month.
                Err(Error::Damaged(why)) => {
                    tracing::error!(game, %date, why, "a day is left out");
                    continue;
                }
                day => day?,
            };
            days.push(DayMark {
                day,
                result: results.iter().find(|result| result.date == date).cloned(),
            });
        }
        Ok(days)
    }

    /// The newest day that the player has not finished, today last of all.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn next_unsolved(
        &self,
        game: &str,
        player: Option<PlayerId>,
        now: DateTime<Utc>,
    ) -> Result<Option<NaiveDate>, Error> {
        let today = self.today(now);
        let finished: BTreeSet<NaiveDate> = match player {
            Some(player) => {
                let first = self.settings.first_day;
                let results = self
                    .store
                    .results_between(player, game, first, today)
                    .await?;
                let over = results
                    .iter()
                    .filter(|result| result.status != Status::Playing);
                over.map(|result| result.date).collect()
            }
            None => BTreeSet::new(),
        };
        let first = self.settings.first_day;
        let mut past = first
            .iter_days()
            .take_while(|date| *date < today)
            .collect::<Vec<_>>();
        past.reverse();
        past.push(today);
        Ok(past
            .into_iter()
            .find(|date| *date >= first && !finished.contains(date)))
    }
}
