//! The streak and what explains it, derived from results alone.
//!
//! Nothing here is stored: a counter could drift, a list of results cannot.
//! A day **counts** when it was solved on its day. Void days and days that are
//! still open for the player neither count nor break.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};

use super::day::{GRACE, Zone};

/// Where a player stands in one day's puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Not finished; perhaps not begun.
    Playing,
    /// Won within the attempts.
    Solved,
    /// All attempts are spent, or the player gave up.
    Lost,
}

/// What one player made of one day's puzzle of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayResult {
    /// The day of the puzzle.
    pub date: NaiveDate,
    /// The attempt, from 1, that solved it; `None` unless solved.
    pub attempt: Option<u8>,
    /// How it stands.
    pub status: Status,
    /// The player gave up.
    pub gave_up: bool,
    /// How many hints were shown.
    pub hints: u32,
    /// Played as an archive day: it never counts for a streak or a spread.
    pub late: bool,
    /// The first judged move.
    pub begun_at: Option<DateTime<Utc>>,
    /// The move or the giving up that ended it.
    pub finished_at: Option<DateTime<Utc>>,
}

impl DayResult {
    /// Solved on its day.
    pub fn counts(&self) -> bool {
        self.status == Status::Solved && !self.late
    }

    /// Begun before its turnover, unfinished, and still within [`GRACE`].
    pub fn in_grace(&self, zone: &Zone, now: DateTime<Utc>) -> bool {
        let turnover = zone.turnover_after(self.date);
        self.status == Status::Playing
            && !self.late
            && self.begun_at.is_some_and(|begun| begun < turnover)
            && turnover <= now
            && now < turnover + GRACE
    }
}

/// The days that grace keeps open among these results.
pub fn grace_days<'a>(
    results: impl IntoIterator<Item = &'a DayResult>,
    zone: &Zone,
    now: DateTime<Utc>,
) -> BTreeSet<NaiveDate> {
    results
        .into_iter()
        .filter(|result| result.in_grace(zone, now))
        .map(|result| result.date)
        .collect()
}

/// Consecutive days, now and at best.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streak {
    /// The streak that today's puzzle would prolong.
    pub current: u32,
    /// The longest ever; at least `current`.
    pub best: u32,
}

/// The streak of one game.
///
/// `voids` are the void days of that game; `open` tells of a day before today
/// whether grace keeps it open for this player (see [`grace_days`]). Today is
/// open until it is finished. Results after `today` are left out.
pub fn streak(
    results: &[DayResult],
    voids: &BTreeSet<NaiveDate>,
    today: NaiveDate,
    open: &dyn Fn(NaiveDate) -> bool,
) -> Streak {
    let counted = counted(results, today);
    let today_open = !results
        .iter()
        .any(|result| result.date == today && result.status != Status::Playing);
    count(&counted, today, &|date| {
        voids.contains(&date)
            || if date == today {
                today_open
            } else {
                open(date)
            }
    })
}

/// The streak over all games: a day counts when at least one game was solved
/// on it.
///
/// `games` are those with a daily puzzle; today is open while one of them is
/// not finished. `voids` are the days that are void in any game. The rest is
/// as in [`streak`].
pub fn overall(
    results: &[(String, DayResult)],
    games: &[&str],
    voids: &BTreeSet<NaiveDate>,
    today: NaiveDate,
    open: &dyn Fn(NaiveDate) -> bool,
) -> Streak {
    let counted = counted(results.iter().map(|(_, result)| result), today);
    let finished = |game: &str| {
        results.iter().any(|(name, result)| {
            name == game && result.date == today && result.status != Status::Playing
        })
    };
    let today_open = !games.iter().all(|game| finished(game));
    count(&counted, today, &|date| {
        voids.contains(&date)
            || if date == today {
                today_open
            } else {
                open(date)
            }
    })
}

fn counted<'a>(
    results: impl IntoIterator<Item = &'a DayResult>,
    today: NaiveDate,
) -> BTreeSet<NaiveDate> {
    results
        .into_iter()
        .filter(|result| result.counts() && result.date <= today)
        .map(|result| result.date)
        .collect()
}

/// Walks the counted days in order; two belong together when every day between
/// them is bridged.
fn count(
    counted: &BTreeSet<NaiveDate>,
    today: NaiveDate,
    bridged: &dyn Fn(NaiveDate) -> bool,
) -> Streak {
    let unbroken = |after: NaiveDate, until: NaiveDate| {
        after
            .iter_days()
            .skip(1)
            .take_while(|day| *day < until)
            .all(bridged)
    };
    let mut best = 0;
    let mut run = 0;
    let mut last: Option<NaiveDate> = None;
    for &day in counted {
        run = match last {
            Some(last) if unbroken(last, day) => run + 1,
            _ => 1,
        };
        best = best.max(run);
        last = Some(day);
    }
    let alive = last.is_some_and(|last| last == today || (unbroken(last, today) && bridged(today)));
    let current = if alive { run } else { 0 };
    Streak { current, best }
}

/// Totals of one game over results made on their day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stats {
    /// Days finished, solved or lost; the sum of `spread`.
    pub played: u32,
    /// Days solved.
    pub solved: u32,
    /// Solved at the first, second and third attempt, and lost.
    pub spread: [u32; 4],
}

/// Counts the results of one game that were made on their day.
pub fn stats(results: &[DayResult]) -> Stats {
    let mut stats = Stats::default();
    for result in results.iter().filter(|result| !result.late) {
        let place = match (result.status, result.attempt) {
            (Status::Playing, _) => continue,
            (Status::Lost, _) => 3,
            (Status::Solved, attempt) => usize::from(attempt.unwrap_or(1).clamp(1, 3)) - 1,
        };
        stats.spread[place] += 1;
        stats.played += 1;
        stats.solved += u32::from(place < 3);
    }
    stats
}

/// What happened on one day of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happened {
    /// Solved on its day, at this attempt, with a hint or without.
    Solved {
        /// From 1.
        attempt: u8,
        /// Whether a hint was shown.
        hint: bool,
    },
    /// All attempts spent on its day.
    Lost,
    /// Given up on its day.
    GivenUp,
    /// Not finished in time.
    Missed,
    /// Finished afterwards, in the archive: solved at this attempt, or lost.
    Late {
        /// From 1; `None` when lost.
        solved: Option<u8>,
    },
    /// Declared void and not solved on its day.
    Void,
    /// Not finished, and there is still time.
    Open,
}

/// The journal of one game, newest day first.
///
/// It has every day from the first one that the player touched on its day until
/// today, and before that the days that were finished in the archive. It is
/// empty for a player without results. Arguments as in [`streak`].
pub fn journal(
    results: &[DayResult],
    voids: &BTreeSet<NaiveDate>,
    today: NaiveDate,
    open: &dyn Fn(NaiveDate) -> bool,
) -> Vec<(NaiveDate, Happened)> {
    let known: BTreeMap<NaiveDate, &DayResult> = results
        .iter()
        .filter(|result| result.date <= today)
        .map(|result| (result.date, result))
        .collect();
    if known.is_empty() {
        return Vec::new();
    }
    let first = known
        .values()
        .find(|result| !result.late)
        .map_or(today, |result| result.date);
    let early = known
        .range(..first)
        .filter(|(_, result)| result.status != Status::Playing)
        .map(|(date, _)| *date);
    let every = first.iter_days().take_while(|date| *date <= today);
    let mut days: Vec<_> = early
        .chain(every)
        .map(|date| {
            let void = voids.contains(&date);
            let open = date == today || open(date);
            (date, happened(known.get(&date).copied(), void, open))
        })
        .collect();
    days.reverse();
    days
}

fn happened(result: Option<&DayResult>, void: bool, open: bool) -> Happened {
    match result {
        Some(result) if result.counts() => Happened::Solved {
            attempt: result.attempt.unwrap_or(1),
            hint: result.hints > 0,
        },
        _ if void => Happened::Void,
        Some(result) if result.status != Status::Playing && result.late => Happened::Late {
            solved: result.attempt,
        },
        Some(result) if result.status == Status::Lost && result.gave_up => Happened::GivenUp,
        Some(result) if result.status == Status::Lost => Happened::Lost,
        _ if open => Happened::Open,
        _ => Happened::Missed,
    }
}
