//! A volume out of candidates: grades, quotas and spacing.
//!
//! Candidates are taken in the order of [`beauty`]. One is passed over when it would break what
//! [`Quotas`] promise of the whole, when its shape is there already, or when its position is too
//! much like one already taken. Grades are cut at the end, by difficulty.

use std::collections::{HashMap, HashSet};

use chrono::{Datelike, NaiveDate};

use super::{
    candidate::{Candidate, standing},
    gate::{Gate, Rejected},
};
use crate::{
    puzzle::{
        book::{Puzzle, Unique, Volume},
        pick::{Pool, Schedule, final_chain},
        table::Table,
    },
    rules::game::{Game, Piece},
};

/// The fewest pieces in which two positions of a volume differ.
pub const APART: usize = 6;
/// From so many pieces on the last capture is long.
pub const LONG: u32 = 8;

/// What holds for a volume as a whole, in per cent of its puzzles of one N.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Puzzles without a king in the diagram are taken first until there are so many.
    pub men_only: usize,
    /// The most whose last move has a dual.
    pub lenient: usize,
    /// The most with a long last capture.
    pub long: usize,
    /// The most with the same first theme.
    pub same_theme: usize,
    /// The most with the same first theme and length of the last capture.
    pub same_kind: usize,
    /// The most puzzles, not per cent, in which the attacker makes the same moves on the same
    /// squares; `None` where shapes see to that.
    pub same_way: Option<usize>,
}

/// There are not enough candidates.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Shortfall {
    /// For one N of one game.
    #[error("{game}: {wanted} puzzles with win in {n} are wanted, {found} can be had")]
    Few {
        /// The game.
        game: String,
        /// N.
        n: u8,
        /// How many are wanted.
        wanted: usize,
        /// How many the candidates give.
        found: usize,
    },
    /// The game has no generator.
    #[error(transparent)]
    Gate(#[from] Rejected),
}

/// How many puzzles of each grade the days from `from` to `to` use: grade 1 on Monday to grade 7
/// on Sunday.
#[must_use]
pub fn per_grade(from: NaiveDate, to: NaiveDate) -> [usize; 7] {
    let mut wanted = [0; 7];
    for day in from.iter_days().take_while(|day| *day <= to) {
        wanted[day.weekday().num_days_from_monday() as usize] += 1;
    }
    wanted
}

/// Rank among candidates that all pass the gate; more is better.
#[must_use]
pub fn beauty(candidate: &Candidate) -> i64 {
    let bonus = |theme: &str| match theme {
        "block" => 350,
        "man-finishes" => 340,
        "switchback" | "king-sacrifice" => 220,
        "lets-crown" | "round-trip" => 150,
        "decoyed-king" | "promotion" => 90,
        "men-only" => 200,
        _ => 0,
    };
    let themes: i64 = candidate.themes.iter().map(|theme| bonus(theme)).sum();
    let pieces = i64::from(candidate.sides[0] + candidate.sides[1]);
    let crowd = (pieces - 13).max(0) * 60;
    let full = if candidate.unique == Unique::Full {
        200
    } else {
        0
    };
    let large = candidate.win_in == 3 && candidate.sides[1] >= 5;
    themes + full - crowd
        + i64::from(candidate.tries.min(3)) * 90
        + i64::from(candidate.slower.min(2)) * 60
        - i64::from(candidate.idle) * 110
        + candidate.z.clamp(-2000, 600) / 4
        + if large { 80 } else { 0 }
}

/// Chooses one volume for each of several games that play the same moves.
///
/// Each covers the days from `from` to `to`; no puzzle and no shape is in two of them. Every
/// candidate is proven again under the rules of the game that gets it.
///
/// # Errors
/// When there are too few candidates for a game.
pub fn select<G: Game>(
    games: &[G],
    candidates: &[Candidate],
    from: NaiveDate,
    to: NaiveDate,
) -> Result<Vec<Vec<Puzzle>>, Shortfall> {
    let wanted = per_grade(from, to);
    let ranked = ranked(candidates);
    let mut shapes = HashSet::new();
    let mut books = Vec::with_capacity(games.len());
    for (turn, game) in games.iter().enumerate() {
        let mut gate = Gate::new(*game)?;
        let mut choice = Choice::new(*game, &mut shapes);
        // Neighbors in rank go to different games, so that none gets the better part.
        let mut own = Vec::new();
        for candidate in ranked.iter().skip(turn).step_by(games.len()) {
            own.push(*candidate);
        }
        let (easy, hard) = wanted.split_at(usize::from(gate.limits().twos).min(7));
        let mut book = Vec::new();
        for (n, wanted, first) in [(2, easy, 1), (3, hard, 1 + gate.limits().twos)] {
            let chosen = choice.fill(&mut gate, &own, n, wanted.iter().sum())?;
            book.extend(graded(chosen, wanted, first));
        }
        book.sort_by(|a, b| a.id.cmp(&b.id));
        books.push(book);
    }
    Ok(books)
}

/// The first seed from `volume.seed` on under which the day's pick never gives way.
///
/// `None` when none of a thousand keeps the spacing on every day of the volume. `table` is that of
/// the volume's game.
#[must_use]
pub fn seed(volume: &Volume, book: &[Puzzle], table: &dyn Table) -> Option<u64> {
    let days = volume.from.iter_days();
    let days: Vec<_> = days.take_while(|day| *day <= volume.to).collect();
    let pool = Pool::new(vec![(volume.clone(), book.to_vec())], table, None);
    (volume.seed..volume.seed + 1000).find(|&seed| {
        Schedule::new(pool.reseeded(seed))
            .is_some_and(|mut schedule| spaced(&mut schedule, table, &days))
    })
}

/// Whether each day has another puzzle, unlike that of the day before.
fn spaced(schedule: &mut Schedule, table: &dyn Table, days: &[NaiveDate]) -> bool {
    let mut seen = HashSet::new();
    let mut last = None;
    days.iter().all(|day| {
        let Some(puzzle) = schedule.puzzle(*day) else {
            return false;
        };
        let theme = puzzle.themes.first().cloned();
        let taste = Some((puzzle.win_in, theme, final_chain(table, puzzle)));
        let differs = taste != last;
        last = taste;
        differs && seen.insert(puzzle.id.clone())
    })
}

/// The best first; equals by id.
fn ranked(candidates: &[Candidate]) -> Vec<&Candidate> {
    let mut seen = HashSet::new();
    let mut ranked: Vec<&Candidate> = candidates
        .iter()
        .filter(|candidate| seen.insert(&candidate.id))
        .collect();
    ranked.sort_by_key(|candidate| (-beauty(candidate), &candidate.id));
    ranked
}

/// Cuts puzzles of one N into grades by difficulty.
fn graded(mut chosen: Vec<(Candidate, String)>, wanted: &[usize], first: u8) -> Vec<Puzzle> {
    chosen.sort_by(|(a, _), (b, _)| (a.difficulty, &a.id).cmp(&(b.difficulty, &b.id)));
    let mut rest = chosen.into_iter();
    let mut puzzles = Vec::new();
    for (grade, &count) in (first..).zip(wanted) {
        let part = rest.by_ref().take(count);
        let finished =
            |(candidate, made_for): (Candidate, String)| candidate.into_puzzle(grade, &made_for);
        puzzles.extend(part.map(finished));
    }
    puzzles
}

/// What is taken so far for one game.
struct Choice<'a, G> {
    game: G,
    shapes: &'a mut HashSet<String>,
    boards: Vec<Vec<Piece>>,
}

/// The counts that quotas are about, for one N.
#[derive(Default)]
struct Counts {
    lenient: usize,
    long: usize,
    themes: HashMap<String, usize>,
    kinds: HashMap<(String, u32), usize>,
    ways: HashMap<String, usize>,
}

impl<'a, G: Game> Choice<'a, G> {
    const fn new(game: G, shapes: &'a mut HashSet<String>) -> Self {
        Self {
            game,
            shapes,
            boards: Vec::new(),
        }
    }

    /// Takes `wanted` candidates of one N, each with the game it was made for.
    fn fill(
        &mut self,
        gate: &mut Gate<G>,
        ranked: &[&Candidate],
        n: u8,
        wanted: usize,
    ) -> Result<Vec<(Candidate, String)>, Shortfall> {
        let mut chosen: Vec<(Candidate, String)> = Vec::new();
        let mut counts = Counts::default();
        let quotas = gate.limits().quotas;
        let men = wanted * quotas.men_only / 100;
        for men_first in [true, false] {
            for candidate in ranked.iter().filter(|candidate| candidate.win_in == n) {
                let full = chosen.len() >= if men_first { men } else { wanted };
                if full {
                    break;
                }
                if men_first && candidate.kings > 0 || !counts.allow(candidate, &quotas, wanted) {
                    continue;
                }
                if let Some(proven) = self.take(gate, candidate) {
                    counts.add(&proven);
                    chosen.push((proven, candidate.game.clone()));
                }
            }
        }
        if chosen.len() < wanted {
            return Err(Shortfall::Few {
                game: self.game.id().to_owned(),
                n,
                wanted,
                found: chosen.len(),
            });
        }
        Ok(chosen)
    }

    /// Takes a candidate if nothing like it is there and it holds under this game's rules.
    fn take(&mut self, gate: &mut Gate<G>, candidate: &Candidate) -> Option<Candidate> {
        let board = board(&self.game, candidate)?;
        if self.shapes.contains(&candidate.shape) || self.boards.iter().any(|b| near(b, &board)) {
            return None;
        }
        let proven = candidate.under(&self.game, gate).ok()?;
        if !self.shapes.insert(proven.shape.clone()) {
            return None;
        }
        self.boards.extend(images(&self.game, candidate));
        Some(proven)
    }
}

impl Counts {
    fn allow(&self, candidate: &Candidate, quotas: &Quotas, wanted: usize) -> bool {
        let room = |percent: usize, have: usize| have * 100 < wanted * percent;
        let (theme, kind) = kind(candidate);
        let has = |count: Option<&usize>| count.copied().unwrap_or(0);
        (candidate.unique == Unique::Full || room(quotas.lenient, self.lenient))
            && (candidate.finish < LONG || room(quotas.long, self.long))
            && room(quotas.same_theme, has(self.themes.get(&theme)))
            && room(quotas.same_kind, has(self.kinds.get(&kind)))
            && quotas
                .same_way
                .is_none_or(|most| has(self.ways.get(&way(candidate))) < most)
    }

    fn add(&mut self, candidate: &Candidate) {
        let (theme, kind) = kind(candidate);
        self.lenient += usize::from(candidate.unique == Unique::Lenient);
        self.long += usize::from(candidate.finish >= LONG);
        *self.themes.entry(theme).or_default() += 1;
        *self.kinds.entry(kind).or_default() += 1;
        *self.ways.entry(way(candidate)).or_default() += 1;
    }
}

/// The attacker's moves on the main line.
fn way(candidate: &Candidate) -> String {
    let moves: Vec<&str> = candidate
        .line
        .iter()
        .step_by(2)
        .map(String::as_str)
        .collect();
    moves.join(" ")
}

fn kind(candidate: &Candidate) -> (String, (String, u32)) {
    let theme = candidate.themes.first().cloned().unwrap_or_default();
    (theme.clone(), (theme, candidate.finish))
}

fn board<G: Game>(game: &G, candidate: &Candidate) -> Option<Vec<Piece>> {
    let position = game.read_position(&candidate.position).ok()?;
    Some(game.pieces(&standing(game, &position)))
}

/// The boards of all images with the same side to move: a mirror image is no less alike.
fn images<G: Game>(game: &G, candidate: &Candidate) -> Vec<Vec<Piece>> {
    let Ok(position) = game.read_position(&candidate.position) else {
        return Vec::new();
    };
    game.images(&position)
        .iter()
        .filter(|image| game.turn(image) == game.turn(&position))
        .map(|image| game.pieces(image))
        .collect()
}

fn near(a: &[Piece], b: &[Piece]) -> bool {
    difference(a, b) < APART
}

/// How many pieces stand in one placement and not in the other.
#[must_use]
pub fn difference(a: &[Piece], b: &[Piece]) -> usize {
    let common = a.iter().filter(|piece| b.contains(piece)).count();
    a.len() + b.len() - 2 * common
}
