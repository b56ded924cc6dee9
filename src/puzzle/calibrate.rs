//! How hard puzzles have proved, from the results of those who played them.
//!
//! The model is Rasch's: a player of skill θ has the odds exp(θ - β) to solve a puzzle of
//! difficulty β at one attempt. Attempts of a day are taken as independent trials of this kind:
//! who solves at attempt k has failed k - 1 times before, who loses has failed three times.
//! Skills are normal around 0. Difficulties are normal around a line in D, one line for each N,
//! and each N's line is drawn towards the one of all puzzles; so a puzzle with few results stays
//! where D puts it, and one without any is exactly there.
//!
//! Skills are integrated out on a grid and difficulties found by expectation and maximization, as
//! Bock and Aitkin have it ("Marginal maximum likelihood estimation of item parameters:
//! application of an EM algorithm", Psychometrika 46, 1981); lines and both spreads are found on
//! the way, with the weak priors that stand below as constants. The standard error of a
//! difficulty is the inverse root of the curvature of its log posterior once skills are
//! integrated out, lines, spreads and other difficulties held fixed: a little too small where
//! results are few. With some twenty results a puzzle, 95 % intervals held the truth in 92 % of
//! 480 simulated cases.
//!
//! What the model leaves out: that players learn, that trials of one player on one day hang
//! together, and who it was that came.
//!
//! No result is drawn by chance, and the order of players and results changes nothing.

use std::collections::BTreeMap;

/// Attempts of a day.
pub const TRIALS: u8 = 3;

/// The grid of skills, in logits.
const GRID: usize = 41;
/// Its ends.
const END: f64 = 6.0;
/// At most so many rounds.
const ROUNDS: u32 = 400;
/// No difficulty moves by more in the last round.
const STILL: f64 = 1e-5;
/// What is believed of a line before there are results: logits for one of D, and how surely.
const SLOPE: (f64, f64) = (0.5, 0.25);
/// How far the line of one N may lie from that of all: level at the mean of D, and slope.
const APART: (f64, f64) = (0.5, 0.15);
/// The spread of difficulties around their line and that of skills, before there are results.
const SPREADS: (f64, f64) = (0.7, 1.0);
/// How many puzzles or players that is worth.
const WORTH: f64 = 8.0;
/// The quantile of a 95 % interval.
pub const Z95: f64 = 1.959_963_985;

/// What came of one player's day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Played {
    /// Solved at this attempt, from 1.
    Solved(u8),
    /// Not solved: all attempts spent, or given up.
    Lost,
}

impl Played {
    /// Trials that succeeded and that failed.
    #[must_use]
    pub fn trials(self) -> (u8, u8) {
        match self {
            Self::Solved(attempt) => (1, attempt.clamp(1, TRIALS) - 1),
            Self::Lost => (0, TRIALS),
        }
    }
}

/// What is known of a puzzle beforehand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Item {
    /// The exact N.
    pub n: u8,
    /// D, in ones.
    pub d: f64,
}

/// A player's results: the puzzle's place in the list of items, and what came of it. With them
/// how many players had exactly these.
pub type Sheet = (Vec<(usize, Played)>, u32);

/// How hard a puzzle has proved, in logits: 0 where a middling player solves one attempt in two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Where its line puts it.
    pub line: f64,
    /// The most likely difficulty.
    pub beta: f64,
    /// Its standard error.
    pub error: f64,
}

/// A line in D: level at [`Fit::middle`], and slope in logits for one of D.
pub type Line = (f64, f64);

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// One for each item, in the same order.
    pub estimates: Vec<Estimate>,
    /// The D at which levels are given.
    pub middle: f64,
    /// The line of all puzzles.
    pub line: Line,
    /// The line of each N.
    pub lines: BTreeMap<u8, Line>,
    /// The spread of difficulties around their lines.
    pub spread: f64,
    /// The spread of skills.
    pub skills: f64,
    /// Whether it came to rest.
    pub settled: bool,
}

impl Fit {
    /// The D of a puzzle that is as hard as this, by the line of all puzzles; `None` where
    /// results do not rise with D.
    #[must_use]
    pub fn d_of(&self, beta: f64) -> Option<f64> {
        let (level, slope) = self.line;
        (slope > 0.05).then(|| self.middle + (beta - level) / slope)
    }

    /// What one logit is on the scale of D.
    #[must_use]
    pub fn d_per_logit(&self) -> Option<f64> {
        (self.line.1 > 0.05).then(|| 1.0 / self.line.1)
    }
}

/// Estimates all items from all sheets. Results of items that are not listed are left out.
#[must_use]
pub fn estimate(items: &[Item], sheets: &[Sheet]) -> Fit {
    let sheets = gathered(items.len(), sheets);
    let played = played(items.len(), &sheets);
    let mut state = State::new(items, &played);
    let mut settled = false;
    for _ in 0..ROUNDS {
        let counts = state.expect(&sheets);
        let moved = state.maximize(items, &played, &counts);
        if moved < STILL {
            settled = true;
            break;
        }
    }
    let information = state.information(&sheets);
    let estimates = (0..items.len())
        .map(|i| Estimate {
            line: state.center(&items[i]),
            beta: state.betas[i],
            error: (information[i].max(0.0) + state.spread.powi(-2))
                .sqrt()
                .recip(),
        })
        .collect();
    Fit {
        estimates,
        middle: state.middle,
        line: state.line,
        lines: state.lines,
        spread: state.spread,
        skills: state.skills,
        settled,
    }
}

/// Sheets in an order of their own, equal ones together.
fn gathered(items: usize, sheets: &[Sheet]) -> Vec<(Vec<(usize, Played)>, f64)> {
    let mut together: BTreeMap<Vec<(usize, Played)>, u64> = BTreeMap::new();
    for (sheet, players) in sheets {
        let mut sheet: Vec<_> = sheet.iter().filter(|(i, _)| *i < items).copied().collect();
        sheet.sort_unstable();
        if !sheet.is_empty() && *players > 0 {
            *together.entry(sheet).or_default() += u64::from(*players);
        }
    }
    let weight = |players: u64| u32::try_from(players).map_or(f64::from(u32::MAX), f64::from);
    together
        .into_iter()
        .map(|(sheet, players)| (sheet, weight(players)))
        .collect()
}

/// Which items have any result.
fn played(items: usize, sheets: &[(Vec<(usize, Played)>, f64)]) -> Vec<bool> {
    let mut played = vec![false; items];
    for (i, _) in sheets.iter().flat_map(|(sheet, _)| sheet) {
        played[*i] = true;
    }
    played
}

fn skill(at: usize) -> f64 {
    let steps = u32::try_from(GRID - 1).unwrap_or(1);
    let at = u32::try_from(at).unwrap_or(0);
    END.mul_add(2.0 * f64::from(at) / f64::from(steps), -END)
}

/// The chance to solve.
fn chance(skill: f64, beta: f64) -> f64 {
    (1.0 + (beta - skill).exp()).recip()
}

/// Expected trials of each item at each skill: successes and failures.
type Counts = Vec<[[f64; 2]; GRID]>;

struct State {
    middle: f64,
    line: Line,
    lines: BTreeMap<u8, Line>,
    spread: f64,
    skills: f64,
    /// Sum of squared skills and of players, of the last round.
    crowd: (f64, f64),
    betas: Vec<f64>,
}

impl State {
    fn new(items: &[Item], played: &[bool]) -> Self {
        let known: Vec<f64> = items
            .iter()
            .zip(played)
            .filter(|(_, played)| **played)
            .map(|(item, _)| item.d)
            .collect();
        let all: Vec<f64> = items.iter().map(|item| item.d).collect();
        let middle = mean(if known.is_empty() { &all } else { &known });
        let line = (0.0, SLOPE.0);
        let mut state = Self {
            middle,
            line,
            lines: items.iter().map(|item| (item.n, line)).collect(),
            spread: SPREADS.0,
            skills: SPREADS.1,
            crowd: (0.0, 0.0),
            betas: Vec::new(),
        };
        state.betas = items.iter().map(|item| state.center(item)).collect();
        state
    }

    /// Where its line puts an item.
    fn center(&self, item: &Item) -> f64 {
        let (level, slope) = self.lines.get(&item.n).copied().unwrap_or(self.line);
        slope.mul_add(item.d - self.middle, level)
    }

    /// The logarithms of success and failure, for each item and skill.
    fn logarithms(&self) -> Counts {
        let of = |beta: &f64| {
            std::array::from_fn(|g| {
                let x = skill(g) - beta;
                // ln of 1 / (1 + e^-x), safe at both ends.
                let failure = -(x.max(0.0) + (-x.abs()).exp().ln_1p());
                [failure + x, failure]
            })
        };
        self.betas.iter().map(of).collect()
    }

    /// What is believed of the skill behind a sheet, on the grid.
    fn posterior(&self, sheet: &[(usize, Played)], logarithms: &Counts) -> [f64; GRID] {
        let mut weights: [f64; GRID] =
            std::array::from_fn(|g| -0.5 * (skill(g) / self.skills).powi(2));
        for (i, outcome) in sheet {
            let (solved, failed) = outcome.trials();
            for (weight, [success, failure]) in weights.iter_mut().zip(&logarithms[*i]) {
                *weight += f64::from(solved) * success + f64::from(failed) * failure;
            }
        }
        let most = weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights = weights.map(|weight| (weight - most).exp());
        let sum: f64 = weights.iter().sum();
        weights.map(|weight| weight / sum)
    }

    fn expect(&mut self, sheets: &[(Vec<(usize, Played)>, f64)]) -> Counts {
        let logarithms = self.logarithms();
        let mut counts: Counts = vec![[[0.0; 2]; GRID]; self.betas.len()];
        self.crowd = (0.0, 0.0);
        for (sheet, players) in sheets {
            let posterior = self.posterior(sheet, &logarithms);
            for (i, outcome) in sheet {
                let (solved, failed) = outcome.trials();
                for (count, weight) in counts[*i].iter_mut().zip(&posterior) {
                    count[0] += players * weight * f64::from(solved);
                    count[1] += players * weight * f64::from(failed);
                }
            }
            for (g, weight) in posterior.iter().enumerate() {
                self.crowd.0 += players * weight * skill(g).powi(2);
            }
            self.crowd.1 += players;
        }
        counts
    }

    /// Moves everything to its most likely place; how far the furthest difficulty went.
    fn maximize(&mut self, items: &[Item], played: &[bool], counts: &Counts) -> f64 {
        let before = self.betas.clone();
        let mut variances = vec![self.spread.powi(2); items.len()];
        for (i, item) in items.iter().enumerate().filter(|(i, _)| played[*i]) {
            let center = self.center(item);
            (self.betas[i], variances[i]) = climb(self.betas[i], center, self.spread, &counts[i]);
        }
        self.draw_lines(items, played);
        self.spread_out(items, played, &variances);
        for (i, item) in items.iter().enumerate().filter(|(i, _)| !played[*i]) {
            self.betas[i] = self.center(item);
        }
        let moved = self.betas.iter().zip(&before).map(|(a, b)| (a - b).abs());
        moved.fold(0.0, f64::max)
    }

    /// The line of all, then the line of each N near to it.
    fn draw_lines(&mut self, items: &[Item], played: &[bool]) {
        let points = |n: Option<u8>| -> Vec<(f64, f64)> {
            let known = items.iter().zip(&self.betas).zip(played);
            known
                .filter(|((item, _), played)| **played && n.is_none_or(|n| item.n == n))
                .map(|((item, beta), _)| (item.d - self.middle, *beta))
                .collect()
        };
        let all = points(None);
        if all.is_empty() {
            return;
        }
        // Nothing is known of the level beforehand.
        self.line = ridge(&all, self.spread, ((0.0, 10.0), SLOPE));
        let (level, slope) = self.line;
        let near = ((level, APART.0), (slope, APART.1));
        let numbers: Vec<u8> = self.lines.keys().copied().collect();
        self.lines = numbers
            .into_iter()
            .map(|n| (n, ridge(&points(Some(n)), self.spread, near)))
            .collect();
    }

    fn spread_out(&mut self, items: &[Item], played: &[bool], variances: &[f64]) {
        let (mut sum, mut count) = (WORTH * SPREADS.0.powi(2), WORTH);
        for (i, item) in items.iter().enumerate().filter(|(i, _)| played[*i]) {
            sum += (self.betas[i] - self.center(item)).powi(2) + variances[i];
            count += 1.0;
        }
        self.spread = (sum / count).sqrt();
        let (squares, players) = self.crowd;
        let sum = WORTH.mul_add(SPREADS.1.powi(2), squares);
        self.skills = (sum / (WORTH + players)).sqrt();
    }

    /// The curvature of each difficulty's log likelihood with skills integrated out: what is
    /// expected of complete data less what the unknown skills take away.
    fn information(&self, sheets: &[(Vec<(usize, Played)>, f64)]) -> Vec<f64> {
        let logarithms = self.logarithms();
        let mut information = vec![0.0; self.betas.len()];
        for (sheet, players) in sheets {
            let posterior = self.posterior(sheet, &logarithms);
            for (i, outcome) in sheet {
                let (solved, failed) = outcome.trials();
                let trials = f64::from(solved + failed);
                let (mut complete, mut first, mut second) = (0.0, 0.0, 0.0);
                for (g, weight) in posterior.iter().enumerate() {
                    let p = chance(skill(g), self.betas[*i]);
                    let pull = f64::from(solved) - trials * p;
                    complete += weight * trials * p * (1.0 - p);
                    first += weight * pull;
                    second += weight * pull.powi(2);
                }
                information[*i] += players * (complete - (second - first.powi(2)));
            }
        }
        information
    }
}

/// The most likely difficulty under expected trials, and its variance were skills known.
fn climb(start: f64, center: f64, spread: f64, counts: &[[f64; 2]; GRID]) -> (f64, f64) {
    let prior = spread.powi(-2);
    let mut beta = start;
    let mut curvature = prior;
    for _ in 0..50 {
        let mut slope = -(beta - center) * prior;
        curvature = prior;
        for (g, [solved, failed]) in counts.iter().enumerate() {
            let p = chance(skill(g), beta);
            let trials = solved + failed;
            slope += trials * p - solved;
            curvature += trials * p * (1.0 - p);
        }
        let step = (slope / curvature).clamp(-1.0, 1.0);
        beta += step;
        if step.abs() < 1e-9 {
            break;
        }
    }
    (beta, curvature.recip())
}

/// The line through points `(x, y)` with this spread and a prior on level and slope, each a mean
/// and a standard deviation.
fn ridge(points: &[(f64, f64)], spread: f64, prior: ((f64, f64), (f64, f64))) -> Line {
    let ((level, level_sd), (slope, slope_sd)) = prior;
    let noise = spread.powi(2);
    let (level_pull, slope_pull) = (noise / level_sd.powi(2), noise / slope_sd.powi(2));
    let sum = |f: &dyn Fn(f64, f64) -> f64| points.iter().map(|(x, y)| f(*x, *y)).sum::<f64>();
    // Normal equations of the level and slope.
    let one = sum(&|_, _| 1.0) + level_pull;
    let x = sum(&|x, _| x);
    let xx = sum(&|x, _| x * x) + slope_pull;
    let y = sum(&|_, y| y) + level_pull * level;
    let xy = sum(&|x, y| x * y) + slope_pull * slope;
    let determinant = one * xx - x * x;
    (
        (y * xx - x * xy) / determinant,
        (one * xy - x * y) / determinant,
    )
}

fn mean(x: &[f64]) -> f64 {
    let count = u32::try_from(x.len()).unwrap_or(u32::MAX).max(1);
    x.iter().sum::<f64>() / f64::from(count)
}

/// Pearson's correlation; `None` for fewer than three points or where nothing varies.
#[must_use]
pub fn correlation(points: &[(f64, f64)]) -> Option<f64> {
    let (x, y): (Vec<f64>, Vec<f64>) = points.iter().copied().unzip();
    let (x, y) = (mean(&x), mean(&y));
    let sum =
        |f: &dyn Fn(f64, f64) -> f64| -> f64 { points.iter().map(|(a, b)| f(a - x, b - y)).sum() };
    let r = sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt();
    (points.len() > 2 && r.is_finite()).then_some(r)
}

/// A puzzle that may change its grade.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Graded {
    /// Puzzles trade grades within a group alone.
    pub group: (u32, u8),
    /// The grade it has.
    pub grade: u8,
    /// The most likely difficulty.
    pub beta: f64,
    /// Its standard error.
    pub error: f64,
}

/// The grades that results suggest, in the same order.
///
/// Two puzzles of a group trade grades where
/// the one of the lower grade is harder beyond doubt (95 %), the clearest of each pair of grades
/// first; so every grade keeps its number of puzzles, and without results nothing moves.
#[must_use]
pub fn regrade(puzzles: &[Graded]) -> Vec<u8> {
    let mut grades: Vec<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
    let mut groups: BTreeMap<(u32, u8), Vec<usize>> = BTreeMap::new();
    for (i, puzzle) in puzzles.iter().enumerate() {
        groups.entry(puzzle.group).or_default().push(i);
    }
    for members in groups.values() {
        // Every trade puts the harder one higher, so this ends; the bound is for safety.
        for _ in 0..members.len().max(1) {
            if !trade(puzzles, members, &mut grades) {
                break;
            }
        }
    }
    grades
}

/// One look at all pairs of grades; whether anything moved.
fn trade(puzzles: &[Graded], members: &[usize], grades: &mut [u8]) -> bool {
    let mut moved = false;
    let of = |grade: u8, grades: &[u8]| -> Vec<usize> {
        let mut these: Vec<usize> = members.to_vec();
        these.retain(|i| grades[*i] == grade);
        these.sort_by(|a, b| puzzles[*a].beta.total_cmp(&puzzles[*b].beta).then(a.cmp(b)));
        these
    };
    for low in 1..=7 {
        for high in (low + 1..=7).rev() {
            let harder = of(low, grades);
            let easier = of(high, grades);
            for (a, b) in harder.iter().rev().zip(&easier) {
                let (one, other) = (&puzzles[*a], &puzzles[*b]);
                let doubt = one.error.hypot(other.error);
                if one.beta - other.beta <= Z95 * doubt {
                    break;
                }
                grades.swap(*a, *b);
                moved = true;
            }
        }
    }
    moved
}
