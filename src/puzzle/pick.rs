//! The puzzle of a day: a pure function of books, date and, where the operator has one, secret.
//!
//! Each grade of a volume is permuted with `ChaCha20` keyed by the volume's seed. Day by day the
//! first puzzle of the weekday's grade is taken that keeps the spacing: no shape of the last 365
//! days, and not the same (N, first theme, final chain) as the day before. Where no puzzle keeps
//! all of it, spacing yields first; a repeat comes only when nothing else of the grade is left.
//! After the last volume the pool of all volumes starts again; a grade that is used up is
//! permuted anew, so every pass has another order. A day of the operator's own volumes has theirs;
//! the built-in schedule goes on beside it as if nothing were.

use std::collections::{BTreeMap, HashMap, VecDeque};

use chrono::{Datelike, NaiveDate};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::{
    book::{Puzzle, Volume},
    own::Own,
    table::Table,
};

/// No puzzle comes back within this many days, and no shape.
pub const NO_REPEAT_DAYS: i64 = 365;

/// The books of one game, volumes in order of their days.
#[derive(Clone, Debug)]
pub struct Pool {
    volumes: Vec<(Volume, Vec<Puzzle>)>,
    /// The shape of each puzzle, in the same places.
    shapes: Vec<Vec<String>>,
    /// The length of each one's last chain.
    chains: Vec<Vec<u32>>,
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
    /// Volume and place of each day's puzzle, from the first day on.
    days: Vec<(usize, usize)>,
    run: Option<Run>,
    last_used: HashMap<(usize, usize), NaiveDate>,
    recent_shapes: VecDeque<(NaiveDate, String)>,
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
    members: Vec<(usize, usize)>,
    /// What is left of this pass, in permuted order.
    left: VecDeque<(usize, usize)>,
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
            week: table.week(),
            secret,
            own: Own::default(),
        }
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
            for (place, puzzle) in puzzles.iter().enumerate() {
                let grade = run.grades.entry(puzzle.grade).or_default();
                grade.members.push((volume, place));
            }
        }
        Some(run)
    }

    fn puzzle(&self, (volume, place): (usize, usize)) -> &Puzzle {
        &self.volumes[volume].1[place]
    }

    fn taste(&self, (volume, place): (usize, usize)) -> Taste<'_> {
        let puzzle = self.puzzle((volume, place));
        let theme = puzzle.themes.first().map(String::as_str);
        (puzzle.win_in, theme, self.chains[volume][place])
    }
}

/// Fisher and Yates' shuffle as Durstenfeld has it, from the last place down.
pub(super) fn shuffled<T>(mut items: Vec<T>, rng: &mut ChaCha20Rng) -> Vec<T> {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i + 1));
    }
    items
}

/// A number below `most`, each as likely: words that would favor small ones are drawn again.
fn below(rng: &mut ChaCha20Rng, most: usize) -> usize {
    let most = most as u64;
    let fair = u64::MAX - u64::MAX % most;
    loop {
        let word = rng.next_u64();
        if word < fair {
            return usize::try_from(word % most).unwrap_or(0);
        }
    }
}

/// What two days running must not share: N, first theme, length of the last chain.
type Taste<'a> = (u8, Option<&'a str>, u32);

/// The length of the main line's last chain: the pieces that it takes, or in a race its hops.
#[must_use]
pub fn final_chain(table: &dyn Table, puzzle: &Puzzle) -> u32 {
    table.last_chain(&puzzle.position, &puzzle.line)
}

impl Schedule {
    /// A schedule of a pool, nothing picked yet; `None` for a pool without a puzzle.
    #[must_use]
    pub fn new(pool: Pool) -> Option<Self> {
        Some(Self {
            first: pool.first_day()?,
            pool,
            days: Vec::new(),
            run: None,
            last_used: HashMap::new(),
            recent_shapes: VecDeque::new(),
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
        self.enter(date)?;
        let grade = self.pool.week[date.weekday().num_days_from_monday() as usize];
        let grade = self.stock(grade)?;
        let place = self.choose(date, grade)?;
        for grade in self.run.as_mut()?.grades.values_mut() {
            grade.left.retain(|other| *other != place);
        }
        let shape = self.pool.shapes[place.0][place.1].clone();
        self.recent_shapes.push_back((date, shape));
        let old = |day: NaiveDate| (date - day).num_days() >= NO_REPEAT_DAYS;
        while self.recent_shapes.front().is_some_and(|(day, _)| old(*day)) {
            self.recent_shapes.pop_front();
        }
        self.last_used.insert(place, date);
        self.days.push(place);
        Some(())
    }

    /// Makes sure that the run is the one of this day.
    fn enter(&mut self, date: NaiveDate) -> Option<()> {
        let begins = |(volume, _): &(Volume, Vec<Puzzle>)| volume.from == date;
        let over = |run: &Run| run.to.is_some_and(|to| to < date);
        if self.run.as_ref().is_none_or(over) || self.pool.volumes.iter().any(begins) {
            self.run = Some(self.pool.run(date)?);
        }
        Some(())
    }

    /// Makes sure that something is left of a grade, or of the nearest one that there is.
    fn stock(&mut self, wanted: u8) -> Option<u8> {
        let run = self.run.as_mut()?;
        let grade = *run
            .grades
            .keys()
            .min_by_key(|grade| (grade.abs_diff(wanted), **grade))?;
        if run.grades[&grade].left.is_empty() {
            let pass = run.grades[&grade].passes;
            let mut rng = self.pool.rng(run, grade, pass);
            let stock = run.grades.get_mut(&grade)?;
            stock.left = shuffled(stock.members.clone(), &mut rng).into();
            stock.passes += 1;
        }
        Some(grade)
    }

    /// The best puzzle that is left for a day.
    fn choose(&self, date: NaiveDate, grade: u8) -> Option<(usize, usize)> {
        let run = self.run.as_ref()?;
        let fresh = |place: &(usize, usize)| {
            self.last_used
                .get(place)
                .is_none_or(|day| (date - *day).num_days() > NO_REPEAT_DAYS)
        };
        let yesterday = self.days.last().map(|place| self.pool.taste(*place));
        let differs = |place: &(usize, usize)| yesterday != Some(self.pool.taste(*place));
        let shaped = |place: &(usize, usize)| {
            let shape = &self.pool.shapes[place.0][place.1];
            self.recent_shapes.iter().all(|(_, other)| other != shape)
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
}
