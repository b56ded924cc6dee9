//! The puzzle of a day: a pure function of books, date and, where the operator has one, secret.
//!
//! Each grade of a volume is permuted with `ChaCha20` keyed by the volume's seed. Day by day the
//! first puzzle of the weekday's grade is taken that keeps the spacing: no shape of the last 365
//! days, and not the same (N, first theme, final chain) as the day before. Where no puzzle keeps
//! all of it, spacing yields first; a repeat comes only when nothing else of the grade is left.
//! After the last volume the pool of all volumes starts again; a grade that is used up is
//! permuted anew, so every pass has another order. Grades may change from some day on, see
//! [`super::grades`]; days before that stay as they were.
//!
//! That order knows nothing of withdrawn puzzles, so the days before a withdrawal stay as they
//! were. Where it comes to one, that day alone gets another puzzle: one that no day has, else one
//! from more than a year ago, else one of a later day, which is replaced in its turn. All of them
//! keep the spacing to the days on both sides. Only where there is none such does the order move
//! up.
//!
//! A day of the operator's own volumes has theirs; the built-in schedule goes on beside it as if
//! nothing were.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use chrono::{Datelike, NaiveDate};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use super::{
    blocked::Blocked,
    book::{Puzzle, Volume},
    grades::Grades,
    own::Own,
    shuffle::shuffled,
    table::Table,
};

/// No puzzle comes back within this many days, and no shape.
pub const NO_REPEAT_DAYS: i64 = 365;

/// A volume and a place in it.
type Place = (usize, usize);

/// The books of one game, volumes in order of their days.
#[derive(Clone, Debug)]
pub struct Pool {
    volumes: Vec<(Volume, Vec<Puzzle>)>,
    /// The shape of each puzzle, in the same places.
    shapes: Vec<Vec<String>>,
    /// The length of each one's last chain.
    chains: Vec<Vec<u32>>,
    /// Grades other than the books', in order of the days from which on they count.
    regrades: Vec<(NaiveDate, (usize, usize), u8)>,
    /// From which day on a puzzle is withdrawn.
    blocked: HashMap<Place, NaiveDate>,
    week: [u8; 7],
    secret: Option<Vec<u8>>,
    /// Days that the operator fills.
    own: Own,
}

/// The days picked so far, continued on demand.
#[derive(Clone, Debug)]
pub struct Schedule {
    pool: Pool,
    first: NaiveDate,
    order: Order,
    /// Each day's puzzle, from the first day on.
    days: Vec<Place>,
    /// The last day of each puzzle, as a place in `days`.
    last_shown: HashMap<Place, usize>,
}

/// The order of the books alone, where no puzzle is withdrawn.
#[derive(Clone, Debug, Default)]
struct Order {
    /// Each day's puzzle, from the first day on.
    days: Vec<Place>,
    run: Option<Run>,
    last_used: HashMap<Place, NaiveDate>,
    recent: VecDeque<(NaiveDate, Place)>,
}

/// The puzzles that days are drawn from for a while: a volume, or all of them.
#[derive(Clone, Debug)]
struct Run {
    /// The volume whose seed is used.
    key: usize,
    /// The last day; `None` after the last volume.
    to: Option<NaiveDate>,
    grades: BTreeMap<u8, Grade>,
}

/// The puzzles of one grade in a run.
#[derive(Clone, Debug, Default)]
struct Grade {
    members: Vec<Place>,
    /// What is left of this pass, in permuted order.
    left: VecDeque<Place>,
    /// How many passes have begun.
    passes: u32,
}

impl Pool {
    /// A pool of volumes of one game.
    #[must_use]
    pub fn new(
        mut volumes: Vec<(Volume, Vec<Puzzle>)>,
        table: &dyn Table,
        secret: Option<Vec<u8>>,
    ) -> Self {
        volumes.sort_by_key(|(volume, _)| volume.from);
        volumes.retain(|(_, puzzles)| !puzzles.is_empty());
        for (_, puzzles) in &mut volumes {
            puzzles.sort_by(|a, b| a.id.cmp(&b.id));
        }
        let shape = |puzzle: &Puzzle| table.shape(&puzzle.position, &puzzle.line);
        let shapes = volumes
            .iter()
            .map(|(_, puzzles)| puzzles.iter().map(shape).collect())
            .collect();
        let chain = |puzzle: &Puzzle| final_chain(table, puzzle);
        let chains = volumes
            .iter()
            .map(|(_, puzzles)| puzzles.iter().map(chain).collect())
            .collect();
        Self {
            volumes,
            shapes,
            chains,
            regrades: Vec::new(),
            blocked: HashMap::new(),
            week: table.week(),
            secret,
            own: Own::default(),
        }
    }

    /// The same volumes with these grades, each from its day on. Days before keep their puzzles;
    /// from that day on a puzzle that is left waits behind those of its new grade.
    #[must_use]
    pub fn regraded(mut self, grades: &Grades) -> Self {
        let mut regrades = Vec::new();
        for (at, (volume, puzzles)) in self.volumes.iter().enumerate() {
            let entries = grades.entries().iter();
            for entry in entries.filter(|entry| entry.game == volume.game) {
                // Puzzles are sorted by id.
                if let Ok(place) = puzzles.binary_search_by(|puzzle| puzzle.id.cmp(&entry.id)) {
                    regrades.push((entry.since, (at, place), entry.grade));
                }
            }
        }
        regrades.sort_unstable();
        self.regrades = regrades;
        self
    }

    /// The grade of a puzzle of this pool on a day.
    fn grade_on(&self, place: (usize, usize), date: NaiveDate) -> u8 {
        let begun = self.regrades.iter().rev();
        begun
            .filter(|(since, other, _)| *since <= date && *other == place)
            .map(|(_, _, grade)| *grade)
            .next()
            .unwrap_or(self.puzzle(place).grade)
    }

    /// The same volumes with these puzzles withdrawn, and no others.
    #[must_use]
    pub fn without(mut self, blocked: &Blocked) -> Self {
        let places = self.places().filter_map(|place| {
            let withdrawn = blocked.get(&self.puzzle(place).id)?;
            Some((place, withdrawn.since))
        });
        self.blocked = places.collect();
        self.own.withdraw(blocked);
        self
    }

    /// The same pool beside the operator's own volumes, whose days go before.
    #[must_use]
    pub fn beside(mut self, volumes: &[(Volume, Vec<Puzzle>)]) -> Self {
        self.own = Own::new(volumes, self.week, self.secret.as_deref());
        self
    }

    /// The same volumes, each with this seed.
    #[must_use]
    pub fn reseeded(&self, seed: u64) -> Self {
        let mut pool = self.clone();
        for (volume, _) in &mut pool.volumes {
            volume.seed = seed;
        }
        pool
    }

    /// The first day that has a puzzle.
    #[must_use]
    pub fn first_day(&self) -> Option<NaiveDate> {
        self.volumes.first().map(|(volume, _)| volume.from)
    }

    /// The last day that has a puzzle of its own; later days repeat.
    #[must_use]
    pub fn last_fresh_day(&self) -> Option<NaiveDate> {
        let last = self.volumes.iter().map(|(volume, _)| volume.to).max()?;
        let ahead = last.iter_days().skip(1);
        Some(
            ahead
                .take_while(|date| self.own.of(*date).is_some())
                .last()
                .unwrap_or(last),
        )
    }

    /// Every puzzle.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        let built_in = self.volumes.iter().flat_map(|(_, puzzles)| puzzles);
        built_in.chain(self.own.puzzles())
    }

    /// The puzzle with that id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles().find(|puzzle| puzzle.id == id)
    }

    /// The order of a pass.
    fn rng(&self, run: &Run, grade: u8, pass: u32) -> ChaCha20Rng {
        let (volume, _) = &self.volumes[run.key];
        let mut hash = Sha256::new();
        hash.update(b"daily-dama pick 1\n");
        hash.update(volume.game.as_bytes());
        hash.update([u8::from(run.to.is_none()), grade]);
        hash.update(volume.volume.to_be_bytes());
        hash.update(volume.seed.to_be_bytes());
        hash.update(pass.to_be_bytes());
        if let Some(secret) = &self.secret {
            hash.update(b"secret");
            hash.update(secret);
        }
        ChaCha20Rng::from_seed(hash.finalize().into())
    }

    /// The run that a day belongs to.
    fn run(&self, date: NaiveDate) -> Option<Run> {
        let at = self
            .volumes
            .iter()
            .position(|(volume, _)| volume.from <= date && date <= volume.to);
        let mut run = Run {
            key: at.or(self.volumes.len().checked_sub(1))?,
            to: at.map(|at| self.volumes[at].0.to),
            grades: BTreeMap::new(),
        };
        for (volume, (_, puzzles)) in self.volumes.iter().enumerate() {
            if at.is_some_and(|at| at != volume) {
                continue;
            }
            for place in (0..puzzles.len()).map(|place| (volume, place)) {
                let grade = self.grade_on(place, date);
                run.grades.entry(grade).or_default().members.push(place);
            }
        }
        Some(run)
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        let volumes = self.volumes.iter().enumerate();
        volumes.flat_map(|(volume, (_, puzzles))| (0..puzzles.len()).map(move |at| (volume, at)))
    }

    fn puzzle(&self, (volume, place): Place) -> &Puzzle {
        &self.volumes[volume].1[place]
    }

    fn shape(&self, (volume, place): Place) -> &str {
        &self.shapes[volume][place]
    }

    /// Whether a puzzle is withdrawn on a day.
    fn is_blocked(&self, place: Place, date: NaiveDate) -> bool {
        self.blocked.get(&place).is_some_and(|since| *since <= date)
    }

    fn taste(&self, (volume, place): Place) -> Taste<'_> {
        let puzzle = self.puzzle((volume, place));
        let theme = puzzle.themes.first().map(String::as_str);
        (puzzle.win_in, theme, self.chains[volume][place])
    }
}

impl Run {
    /// Gives a member another grade; again is no change.
    fn regrade(&mut self, place: (usize, usize), grade: u8) {
        let old = self.grades.iter_mut().find_map(|(old, stock)| {
            let at = stock.members.iter().position(|other| *other == place)?;
            (*old != grade).then_some((stock, at))
        });
        let Some((old, at)) = old else {
            return;
        };
        old.members.remove(at);
        let waiting = old.left.contains(&place);
        old.left.retain(|other| *other != place);
        let new = self.grades.entry(grade).or_default();
        new.members.push(place);
        new.members.sort_unstable();
        if waiting {
            new.left.push_back(place);
        }
        self.grades.retain(|_, stock| !stock.members.is_empty());
    }
}

/// What two days running must not share: N, first theme, length of the last chain.
type Taste<'a> = (u8, Option<&'a str>, u32);

/// The length of the main line's last chain: the pieces that it takes, or in a race its hops.
#[must_use]
pub fn final_chain(table: &dyn Table, puzzle: &Puzzle) -> u32 {
    table.last_chain(&puzzle.position, &puzzle.line)
}

impl Order {
    /// The best puzzle for the day after the last one, and its grade.
    fn peek(&mut self, pool: &Pool, date: NaiveDate) -> Option<(u8, Place)> {
        self.enter(pool, date)?;
        let grade = self.stock(pool, weekday_grade(pool, date))?;
        Some((grade, self.choose(pool, date, grade)?))
    }

    /// Gives a puzzle to the day after the last one.
    fn take(&mut self, date: NaiveDate, place: Place) {
        self.strike(place);
        self.recent.push_back((date, place));
        let old = |day: NaiveDate| (date - day).num_days() >= NO_REPEAT_DAYS;
        while self.recent.front().is_some_and(|(day, _)| old(*day)) {
            self.recent.pop_front();
        }
        self.last_used.insert(place, date);
        self.days.push(place);
    }

    /// Takes a puzzle out of what is left of a pass.
    fn strike(&mut self, place: Place) {
        let grades = self.run.iter_mut().flat_map(|run| run.grades.values_mut());
        for grade in grades {
            grade.left.retain(|other| *other != place);
        }
    }

    /// Makes sure that the run is the one of this day.
    fn enter(&mut self, pool: &Pool, date: NaiveDate) -> Option<()> {
        let begins = |(volume, _): &(Volume, Vec<Puzzle>)| volume.from == date;
        let over = |run: &Run| run.to.is_some_and(|to| to < date);
        if self.run.as_ref().is_none_or(over) || pool.volumes.iter().any(begins) {
            self.run = Some(pool.run(date)?);
        }
        for (_, place, grade) in pool.regrades.iter().filter(|one| one.0 == date) {
            if let Some(run) = &mut self.run {
                run.regrade(*place, *grade);
            }
        }
        Some(())
    }

    /// Makes sure that something is left of a grade, or of the nearest one that there is.
    fn stock(&mut self, pool: &Pool, wanted: u8) -> Option<u8> {
        let run = self.run.as_mut()?;
        let grade = *run
            .grades
            .keys()
            .min_by_key(|grade| (grade.abs_diff(wanted), **grade))?;
        if run.grades[&grade].left.is_empty() {
            let pass = run.grades[&grade].passes;
            let mut rng = pool.rng(run, grade, pass);
            let stock = run.grades.get_mut(&grade)?;
            stock.left = shuffled(stock.members.clone(), &mut rng).into();
            stock.passes += 1;
        }
        Some(grade)
    }

    /// The best puzzle that is left for a day.
    fn choose(&self, pool: &Pool, date: NaiveDate, grade: u8) -> Option<Place> {
        let run = self.run.as_ref()?;
        let fresh = |place: &Place| {
            self.last_used
                .get(place)
                .is_none_or(|day| (date - *day).num_days() > NO_REPEAT_DAYS)
        };
        let yesterday = self.days.last().map(|place| pool.taste(*place));
        let differs = |place: &Place| yesterday != Some(pool.taste(*place));
        let shaped = |place: &Place| {
            let shape = pool.shape(*place);
            self.recent
                .iter()
                .all(|(_, other)| pool.shape(*other) != shape)
        };
        let left = || {
            run.grades
                .get(&grade)
                .into_iter()
                .flat_map(|stock| &stock.left)
        };
        left()
            .find(|place| fresh(place) && differs(place) && shaped(place))
            .or_else(|| left().find(|place| fresh(place) && differs(place)))
            .or_else(|| left().find(|place| fresh(place)))
            .or_else(|| left().min_by_key(|place| self.last_used.get(place)))
            .copied()
    }

    /// The days after `date` as they would go on from here if `date` had this puzzle: to the end
    /// of the volume, a year and a day at least.
    fn ahead(&self, pool: &Pool, date: NaiveDate, place: Place) -> Vec<Place> {
        let mut order = self.clone();
        order.take(date, place);
        let year = date + chrono::Days::new(NO_REPEAT_DAYS.unsigned_abs() + 1);
        let to = self.run.as_ref().and_then(|run| run.to);
        let end = to.map_or(year, |to| to.max(year));
        let mut ahead = Vec::new();
        for day in date.iter_days().skip(1).take_while(|day| *day <= end) {
            let Some((_, place)) = order.peek(pool, day) else {
                break;
            };
            order.take(day, place);
            ahead.push(place);
        }
        ahead
    }
}

fn weekday_grade(pool: &Pool, date: NaiveDate) -> u8 {
    pool.week[date.weekday().num_days_from_monday() as usize]
}

impl Schedule {
    /// A schedule of a pool, nothing picked yet; `None` for a pool without a puzzle.
    #[must_use]
    pub fn new(pool: Pool) -> Option<Self> {
        Some(Self {
            first: pool.first_day()?,
            pool,
            order: Order::default(),
            days: Vec::new(),
            last_shown: HashMap::new(),
        })
    }

    /// The pool behind it.
    #[must_use]
    pub const fn pool(&self) -> &Pool {
        &self.pool
    }

    /// The puzzle of a day; `None` before the first volume.
    pub fn puzzle(&mut self, date: NaiveDate) -> Option<&Puzzle> {
        let index = usize::try_from((date - self.first).num_days()).ok()?;
        if self.pool.own.of(date).is_some() {
            return self.pool.own.of(date);
        }
        while self.days.len() <= index {
            self.pick_next()?;
        }
        Some(self.pool.puzzle(self.days[index]))
    }

    /// Picks the day after the last one picked.
    fn pick_next(&mut self) -> Option<()> {
        let ahead = chrono::Days::new(self.days.len() as u64);
        let date = self.first.checked_add_days(ahead)?;
        let (grade, wanted) = self.order.peek(&self.pool, date)?;
        let place = if self.stands(date, wanted) {
            self.order.take(date, wanted);
            wanted
        } else {
            self.instead(date, grade, wanted)
        };
        self.last_shown.insert(place, self.days.len());
        self.days.push(place);
        Some(())
    }

    /// Whether a day can have the puzzle that the order gives it: it is not withdrawn, and it
    /// keeps the spacing to puzzles that stand in for others.
    fn stands(&self, date: NaiveDate, wanted: Place) -> bool {
        let others = self.days.iter().zip(&self.order.days).rev();
        let standing_in = others
            .zip(1..=NO_REPEAT_DAYS)
            .filter(|((shown, ordered), _)| shown != ordered)
            .map(|((shown, _), apart)| (*shown, apart));
        !self.pool.is_blocked(wanted, date) && self.keeps(wanted, standing_in)
    }

    /// Whether a puzzle keeps the spacing to others that are so many days apart.
    fn keeps(&self, place: Place, others: impl IntoIterator<Item = (Place, i64)>) -> bool {
        let pool = &self.pool;
        others.into_iter().all(|(other, apart)| {
            other != place
                && (apart >= NO_REPEAT_DAYS || pool.shape(other) != pool.shape(place))
                && (apart > 1 || pool.taste(other) != pool.taste(place))
        })
    }

    /// The puzzles of the last days and how long ago they were.
    fn behind(&self) -> impl Iterator<Item = (Place, i64)> {
        self.days.iter().rev().copied().zip(1..=NO_REPEAT_DAYS)
    }

    /// Another puzzle for a day than the order gives it, of the nearest grade that has one.
    fn instead(&mut self, date: NaiveDate, grade: u8, wanted: Place) -> Place {
        let ahead = self.order.ahead(&self.pool, date, wanted);
        let run = self.order.run.iter();
        let mut grades: Vec<u8> = run.flat_map(|run| run.grades.keys().copied()).collect();
        grades.sort_by_key(|other| (other.abs_diff(grade), *other));
        for grade in grades {
            if let Some(place) = self.stand_in(date, grade, &ahead) {
                self.order.take(date, wanted);
                return place;
            }
            if let Some(place) = self.next_best(date, grade) {
                let fresh = self.behind().all(|(other, _)| other != wanted);
                if self.pool.is_blocked(wanted, date) || !fresh {
                    self.order.strike(wanted);
                }
                self.order.take(date, place);
                return place;
            }
        }
        // Everything is withdrawn, and a day needs a puzzle.
        self.order.take(date, wanted);
        wanted
    }

    /// A puzzle that keeps the spacing on both sides, so that other days can stay as they are.
    fn stand_in(&self, date: NaiveDate, grade: u8, ahead: &[Place]) -> Option<Place> {
        let pool = &self.pool;
        let run = self.order.run.as_ref()?;
        let stock = run.grades.get(&grade)?;
        let usable = |place: Place| {
            pool.grade_on(place, date) == grade
                && pool.volumes[place.0].0.from <= date
                && !pool.is_blocked(place, date)
                && self.keeps(place, self.behind())
        };
        // Each day ahead with its distance, but for the one that would be replaced.
        let fits = |place: Place, but: Option<usize>| {
            let days = ahead.iter().copied().zip(1..=NO_REPEAT_DAYS).enumerate();
            let days = days.filter(|(at, _)| Some(*at) != but);
            self.keeps(place, days.map(|(_, day)| day))
        };
        let coming: HashSet<Place> = ahead.iter().copied().collect();
        let unseen = |place: Place| !self.last_shown.contains_key(&place);
        let own = stock.left.iter().chain(&stock.members).copied();
        let spare = own.chain(pool.places()).find(|&place| {
            unseen(place) && !coming.contains(&place) && usable(place) && fits(place, None)
        });
        let again = || {
            let seen = pool.places().filter(|place| !unseen(*place));
            seen.filter(|&place| usable(place) && fits(place, None))
                .min_by_key(|place| self.last_shown.get(place))
        };
        let within = |at: usize| {
            let day = date + chrono::Days::new(at as u64 + 1);
            run.to.is_none_or(|to| day <= to)
        };
        let later = || {
            let mut days = ahead.iter().copied().enumerate().rev();
            days.find(|&(at, place)| within(at) && usable(place) && fits(place, Some(at)))
                .map(|(_, place)| place)
        };
        spare.or_else(again).or_else(later)
    }

    /// The best that a grade of the run has for a day, whatever follows.
    fn next_best(&self, date: NaiveDate, grade: u8) -> Option<Place> {
        let stock = self.order.run.as_ref()?.grades.get(&grade)?;
        let free = |place: &Place| !self.pool.is_blocked(*place, date);
        let fresh = |place: &Place| self.behind().all(|(other, _)| other != *place);
        let differs = |place: &Place| self.keeps(*place, self.behind().take(1));
        let own = || {
            stock
                .left
                .iter()
                .chain(&stock.members)
                .filter(|place| free(place))
        };
        own()
            .find(|place| self.keeps(**place, self.behind()))
            .or_else(|| own().find(|place| fresh(place) && differs(place)))
            .or_else(|| own().find(|place| fresh(place)))
            .or_else(|| own().min_by_key(|place| self.last_shown.get(place)))
            .copied()
    }
}
