//! Which puzzle a day has: the recorded one, else the picked one.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{Arc, Mutex, OnceLock, PoisonError, RwLock},
};

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::Serialize;
use tokio::sync::Semaphore;

use super::{
    answers::{Error, MoveStatus, Solution},
    themes::Looked,
};
use crate::{
    puzzle::{
        book::Puzzle,
        day::Zone,
        grades::Grades,
        library::Library,
        pick::Schedule,
        table::{MoveObject, TABLES, Table, table},
        theme::Theme,
    },
    rules::{game::Seat, setup::SetupError},
    store::{DayRecord, Store},
};

/// What the operator decides about days.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the day turns over.
    pub zone: Zone,
    /// The first day of the archive.
    pub first_day: NaiveDate,
    /// Keys the pick, so that tomorrow cannot be read from the source.
    pub secret: Option<Vec<u8>>,
}

/// With fewer fresh days than this it is time for another volume.
pub const LEAST_RESERVE: i64 = 90;

/// How far the books of a game reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// The game.
    pub game: &'static str,
    /// Days after today that have a puzzle of their own.
    pub fresh_days: i64,
    /// The last of them; it may be over.
    pub last_fresh_day: NaiveDate,
}

impl Reserve {
    /// Whether it is time for another volume.
    #[must_use]
    pub const fn is_low(&self) -> bool {
        self.fresh_days < LEAST_RESERVE
    }
}

/// Moves by game and outcome.
type Tally = BTreeMap<(&'static str, MoveStatus), u64>;

/// Searches run at once at most; more wait their turn.
const SEARCHES: usize = 4;

/// The puzzle of one day.
#[derive(Debug)]
pub struct Day {
    /// The game.
    pub table: &'static dyn Table,
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day of the archive.
    pub number: i64,
    /// The puzzle's id.
    pub id: String,
    /// The diagram.
    pub position: String,
    /// The side to move.
    pub side: Seat,
    /// The exact N.
    pub win_in: u8,
    /// 1 to 7.
    pub grade: u8,
    /// Who composed it, to be shown when it is over; `None` for a puzzle that was found.
    pub author: Option<String>,
    /// The legal moves of the diagram.
    pub legal_moves: Vec<MoveObject>,
    /// As the book says; none where no book has the puzzle any more.
    themes: Option<Vec<Theme>>,
    solution: OnceLock<Solution>,
}

impl Day {
    /// Whether the solution is worked out.
    #[must_use]
    pub fn has_solution(&self) -> bool {
        self.solution.get().is_some()
    }

    /// The solution, worked out once. For those alone who have finished.
    ///
    /// # Errors
    /// When the position is damaged.
    pub fn solution(&self) -> Result<&Solution, Error> {
        if let Some(solution) = self.solution.get() {
            return Ok(solution);
        }
        let line = self.table.main_line(&self.position, self.win_in);
        let tree = self.table.solution(&self.position, self.win_in);
        let solution = Solution {
            line: line
                .map_err(damaged)?
                .into_iter()
                .map(|mv| mv.text)
                .collect(),
            tree: tree.map_err(damaged)?,
        };
        Ok(self.solution.get_or_init(|| solution))
    }

    /// The themes, the most telling first. For those alone who have finished.
    ///
    /// # Errors
    /// When the position is damaged.
    pub fn themes(&self) -> Result<Vec<Theme>, Error> {
        match &self.themes {
            Some(themes) => Ok(themes.clone()),
            None => Ok(self.table.themes(&self.position, &self.solution()?.line)),
        }
    }
}

/// The themes that a book names; names from elsewhere are passed over.
pub(super) fn named(puzzle: &Puzzle) -> Vec<Theme> {
    let names = puzzle.themes.iter();
    names.filter_map(|name| Theme::parse(name)).collect()
}

/// What everybody may see of a day: the diagram, never the solution.
#[derive(Debug, Serialize)]
pub struct DayView<'a> {
    /// The game.
    pub game: &'static str,
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day of the archive.
    pub number: i64,
    /// The puzzle's id.
    pub id: &'a str,
    /// The diagram.
    pub position: &'a str,
    /// The side to move: `white`, `black`, or a letter on the star.
    pub side: &'static str,
    /// The exact N.
    pub win_in: u8,
    /// 1 to 7.
    pub grade: u8,
    /// The legal moves of the diagram.
    pub legal_moves: &'a [MoveObject],
}

impl<'a> DayView<'a> {
    /// The view of a day.
    #[must_use]
    pub fn of(day: &'a Day) -> Self {
        Self {
            game: day.table.id(),
            date: day.date,
            number: day.number,
            id: &day.id,
            position: &day.position,
            side: day.table.seat_name(day.side),
            win_in: day.win_in,
            grade: day.grade,
            legal_moves: &day.legal_moves,
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
pub(super) fn damaged(error: SetupError) -> Error {
    Error::Damaged(error.to_string())
}

/// The daily game of all games that have books.
#[derive(Debug)]
pub struct Daily {
    pub(super) store: Arc<dyn Store>,
    pub(super) settings: Settings,
    pub(super) schedules: HashMap<&'static str, Mutex<Schedule>>,
    pub(super) looked: Looked,
    grades: Grades,
    recorded: RwLock<HashMap<(&'static str, NaiveDate), Arc<Day>>>,
    pub(super) searches: Semaphore,
    judged: Mutex<Tally>,
}

impl Daily {
    /// Joins books, store and settings. Nothing is read or written yet.
    #[must_use]
    pub fn new(library: &Library, store: Arc<dyn Store>, settings: Settings) -> Self {
        let schedules = TABLES
            .into_iter()
            .filter_map(|table| {
                let pool = library.pool(table, settings.secret.as_deref());
                Some((table.id(), Mutex::new(Schedule::new(pool)?)))
            })
            .collect();
        Self {
            store,
            settings,
            schedules,
            grades: library.grades().clone(),
            looked: Looked::default(),
            recorded: RwLock::default(),
            searches: Semaphore::new(SEARCHES),
            judged: Mutex::default(),
        }
    }

    /// The store behind it.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// What the operator decided.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a game has a puzzle of the day.
    #[must_use]
    pub fn is_daily(&self, game: &str) -> bool {
        self.schedules.contains_key(game)
    }

    /// The games with a puzzle of the day, in the order of pages.
    #[must_use]
    pub fn games(&self) -> Vec<&'static str> {
        TABLES
            .into_iter()
            .map(Table::id)
            .filter(|id| self.is_daily(id))
            .collect()
    }

    /// The first day that any book covers.
    #[must_use]
    pub fn first_volume(&self) -> Option<NaiveDate> {
        let first = |schedule: &Mutex<Schedule>| {
            let schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
            schedule.pool().first_day()
        };
        self.schedules.values().filter_map(first).min()
    }

    /// The present day.
    #[must_use]
    pub fn today(&self, now: DateTime<Utc>) -> NaiveDate {
        self.settings.zone.date_at(now)
    }

    /// Whether a day is in the archive or is today.
    #[must_use]
    pub fn is_open(&self, date: NaiveDate, now: DateTime<Utc>) -> bool {
        self.settings.first_day <= date && date <= self.today(now)
    }

    /// The puzzle of a day that has come.
    ///
    /// # Errors
    /// [`Error::NotFound`] for everything else: an unknown game, a game without a book, a day
    /// before the first or after today.
    pub async fn day(
        &self,
        game: &str,
        date: NaiveDate,
        now: DateTime<Utc>,
    ) -> Result<Arc<Day>, Error> {
        let table = table(game).ok_or(Error::NotFound)?;
        if !self.is_open(date, now) || !self.is_daily(game) {
            return Err(Error::NotFound);
        }
        let known = |days: &HashMap<_, Arc<Day>>| days.get(&(table.id(), date)).cloned();
        if let Some(day) = known(&*self.recorded.read().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(day);
        }
        let Some(record) = self.store.recorded(game, date).await? else {
            return self.picked(game, date).map(Arc::new);
        };
        let day = Arc::new(self.of_record(table, &record)?);
        self.recorded
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert((table.id(), date), Arc::clone(&day));
        Ok(day)
    }

    /// The puzzle that the books give a day, whether or not it has come. For operators; the
    /// record wins over it.
    ///
    /// # Errors
    /// [`Error::NotFound`] for a game without a book and for days before the first.
    pub fn picked(&self, game: &str, date: NaiveDate) -> Result<Day, Error> {
        let table = table(game).ok_or(Error::NotFound)?;
        if date < self.settings.first_day {
            return Err(Error::NotFound);
        }
        let puzzle = self.pick(game, date).ok_or(Error::NotFound)?;
        self.dress(
            table,
            date,
            &puzzle.position.clone(),
            &puzzle.id,
            Some(&puzzle),
        )
    }

    fn pick(&self, game: &str, date: NaiveDate) -> Option<Puzzle> {
        let schedule = self.schedules.get(game)?;
        let mut schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
        schedule.puzzle(date).cloned()
    }

    /// The day of a record. The record holds id and diagram; what else there is to know comes
    /// from the book that still has the puzzle, else from the solver.
    fn of_record(&self, table: &'static dyn Table, record: &DayRecord) -> Result<Day, Error> {
        let puzzle = self.schedules.get(table.id()).and_then(|schedule| {
            let schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
            let found = schedule.pool().find(&record.puzzle);
            found
                .filter(|puzzle| puzzle.position == record.position)
                .cloned()
        });
        self.dress(
            table,
            record.date,
            &record.position,
            &record.puzzle,
            puzzle.as_ref(),
        )
    }

    fn dress(
        &self,
        table: &'static dyn Table,
        date: NaiveDate,
        position: &str,
        id: &str,
        puzzle: Option<&Puzzle>,
    ) -> Result<Day, Error> {
        let weekday = date.weekday().num_days_from_monday() as usize;
        let win_in = match puzzle {
            Some(puzzle) => puzzle.win_in,
            None => table
                .win_in(position)
                .map_err(damaged)?
                .ok_or_else(|| Error::Damaged(format!("{position} is no puzzle")))?,
        };
        Ok(Day {
            table,
            date,
            number: (date - self.settings.first_day).num_days() + 1,
            id: id.to_owned(),
            position: position.to_owned(),
            side: table.turn(position).map_err(damaged)?,
            win_in,
            grade: puzzle.map_or(table.week()[weekday], |puzzle| {
                let changed = self.grades.on(table.id(), id, date);
                changed.unwrap_or(puzzle.grade)
            }),
            themes: puzzle.map(named),
            author: puzzle
                .and_then(|puzzle| puzzle.source.author())
                .map(ToOwned::to_owned),
            legal_moves: table.legal_moves(position).map_err(damaged)?,
            solution: OnceLock::new(),
        })
    }

    /// Records every day from the first to today that has no record yet. Called at start and at
    /// each turnover; a reader never writes.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn record_days(&self, now: DateTime<Utc>) -> Result<(), Error> {
        let today = self.today(now);
        let mut records = Vec::new();
        for game in self.games() {
            let first = self.settings.first_day;
            let known = self.store.recorded_between(game, first, today).await?;
            let known: BTreeSet<_> = known.iter().map(|day| day.date).collect();
            for date in first.iter_days().take_while(|date| *date <= today) {
                if known.contains(&date) {
                    continue;
                }
                let Some(puzzle) = self.pick(game, date) else {
                    continue;
                };
                records.push(DayRecord {
                    game: game.to_owned(),
                    date,
                    puzzle: puzzle.id,
                    position: puzzle.position,
                });
            }
        }
        if !records.is_empty() {
            self.store.record(records).await?;
        }
        Ok(())
    }

    /// The games whose puzzle of today is not recorded.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn unrecorded(&self, now: DateTime<Utc>) -> Result<Vec<&'static str>, Error> {
        let today = self.today(now);
        self.store.ping().await?;
        let mut missing = Vec::new();
        for game in self.games() {
            if self.store.recorded(game, today).await?.is_none() {
                missing.push(game);
            }
        }
        Ok(missing)
    }

    /// How far the books of each game reach beyond today.
    #[must_use]
    pub fn reserves(&self, now: DateTime<Utc>) -> Vec<Reserve> {
        let today = self.today(now);
        let reserve = |game| {
            let schedule = self.schedules.get(game)?;
            let schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
            let last_fresh_day = schedule.pool().last_fresh_day()?;
            Some(Reserve {
                game,
                fresh_days: (last_fresh_day - today).num_days().max(0),
                last_fresh_day,
            })
        };
        self.games().into_iter().filter_map(reserve).collect()
    }

    /// Counts a judged move.
    pub(super) fn count(&self, game: &'static str, outcome: MoveStatus) {
        let mut judged = self.judged.lock().unwrap_or_else(PoisonError::into_inner);
        *judged.entry((game, outcome)).or_default() += 1;
    }

    /// How many moves were judged since the start, by game and outcome; a move that is asked
    /// for again is not judged again.
    #[must_use]
    pub fn judged(&self) -> BTreeMap<(&'static str, MoveStatus), u64> {
        let judged = self.judged.lock().unwrap_or_else(PoisonError::into_inner);
        judged.clone()
    }
}
