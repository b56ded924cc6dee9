//! A volume out of candidates: grades, quotas and spacing.
//!
//! The volume is the [choice] with the greatest sum of [`beauty`] that can be found under
//! these conditions: what [`Quotas`] promise of the whole; no shape twice; no two positions that
//! differ in fewer than [`APART`] pieces, mirrored or not. These hold for the whole volume, so
//! they hold within 365 days of any day, whatever secret keys the order of days. Grades are cut at
//! the end, by difficulty.

use std::collections::{HashMap, HashSet};

use chrono::{Datelike, NaiveDate};

use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};

use super::{
    beauty::beauty,
    candidate::Candidate,
    choice::{self, Item, Stock},
    gate::{Gate, Rejected},
};
use crate::{
    puzzle::{
        book::{Puzzle, Unique, Volume, attacks},
        pick::{Pool, Schedule, final_chain},
        table::Table,
        theme::Theme,
    },
    rules::game::{Game, Piece},
};

/// The fewest pieces in which two positions of a volume differ.
pub const APART: u32 = 6;
/// From so many pieces on the last capture is long.
pub const LONG: u32 = 8;

/// Puzzles of each grade beyond those that the days of a volume need.
pub const SPARE: usize = 2;

/// What holds for a volume as a whole, in per cent of its puzzles of one N.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Puzzles without a king in the diagram are taken first until there are so many.
    pub men_only: usize,
    /// The most whose last move has a dual.
    pub lenient: usize,
    /// The most with a long last capture.
    pub long: usize,
    /// The most that end in a tour of a king.
    pub tours: usize,
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

/// Chooses the volume of a game that covers the days from `from` to `to`.
///
/// It has [`SPARE`] puzzles more of each grade, so that one that is withdrawn can be replaced.
/// Everything is worked out again under the rules of the game, whichever game a candidate was made
/// for, and proven by both methods.
///
/// # Errors
/// When there are too few candidates.
pub fn select<G: Game>(
    game: &G,
    candidates: &[Candidate],
    from: NaiveDate,
    to: NaiveDate,
) -> Result<Vec<Puzzle>, Shortfall> {
    let wanted = per_grade(from, to).map(|days| if days > 0 { days + SPARE } else { 0 });
    let gate = Gate::new(*game)?;
    let twos = gate.limits().twos;
    let stock = known_under(game, candidates);
    let (easy, hard) = wanted.split_at(usize::from(twos).min(7));
    let mut outlines = Vec::new();
    let mut book = Vec::new();
    for (n, wanted, first) in [(2, easy, 1), (3, hard, 1 + twos)] {
        let mut stock = stock.clone();
        stock.retain(|entry| {
            let near = |other: &Outline| entry.outline.is_near(other);
            entry.known.win_in == n && !outlines.iter().any(near)
        });
        let all = wanted.iter().sum();
        let chosen =
            best(game, &gate.limits().quotas, stock, all).map_err(|found| Shortfall::Few {
                game: game.id().to_owned(),
                n,
                wanted: all,
                found,
            })?;
        outlines.extend(chosen.iter().map(|entry| entry.outline.clone()));
        book.extend(graded(chosen, wanted, first));
    }
    book.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(book)
}

/// A candidate as its volume sees it.
#[derive(Clone, Debug)]
struct Entry {
    known: Candidate,
    outline: Outline,
    /// The game whose run found it.
    made_for: String,
}

/// What is known of candidates under the rules of a game, each id once; those that fail there are
/// left out.
fn known_under<G: Game>(game: &G, candidates: &[Candidate]) -> Vec<Entry> {
    let known = candidates.par_iter().map_init(
        || Gate::new(*game),
        |gate, candidate| {
            let known = candidate.under(game, gate.as_mut().ok()?).ok()?;
            Some(Entry {
                outline: Outline::of(game, &known),
                known,
                made_for: candidate.game.clone(),
            })
        },
    );
    let mut seen = HashSet::new();
    let mut known: Vec<Entry> = known.flatten().collect();
    known.retain(|entry| seen.insert(entry.known.id.clone()));
    known
}

/// The best choice of `wanted` candidates that are all proven by the second method too.
///
/// # Errors
/// When there are fewer; how many.
fn best<G: Game>(
    game: &G,
    quotas: &Quotas,
    mut stock: Vec<Entry>,
    wanted: usize,
) -> Result<Vec<Entry>, usize> {
    loop {
        let places = choice::choose(&stock_of(&stock, quotas, wanted));
        if places.len() < wanted {
            return Err(places.len());
        }
        let proofs = places.par_iter().map_init(
            || Gate::new(*game),
            |gate, &place| {
                let gate = gate.as_mut().map_err(|reason| reason.clone())?;
                stock[place].known.proven_again(game, gate)
            },
        );
        let wrong: Vec<bool> = proofs.map(|proof| proof.is_err()).collect();
        let wrong: HashSet<usize> = places
            .iter()
            .zip(wrong)
            .filter_map(|(place, wrong)| wrong.then_some(*place))
            .collect();
        let chosen: HashSet<usize> = places.into_iter().collect();
        let done = wrong.is_empty();
        let mut place = 0;
        stock.retain(|_| {
            place += 1;
            let at = place - 1;
            if done {
                chosen.contains(&at)
            } else {
                !wrong.contains(&at)
            }
        });
        if done {
            return Ok(stock);
        }
    }
}

/// Candidates of one N as items to choose from.
fn stock_of(candidates: &[Entry], quotas: &Quotas, wanted: usize) -> Stock {
    let mut caps = Caps::default();
    let part = |percent: usize| wanted * percent / 100;
    let items = candidates
        .iter()
        .map(|entry| {
            let known = &entry.known;
            let (theme, kind) = kind(known);
            let mut under = vec![
                caps.place(format!("theme {theme}"), part(quotas.same_theme)),
                caps.place(format!("kind {kind:?}"), part(quotas.same_kind)),
            ];
            if known.unique == Unique::Lenient {
                under.push(caps.place("lenient".to_owned(), part(quotas.lenient)));
            }
            if known.finish >= LONG {
                under.push(caps.place("long".to_owned(), part(quotas.long)));
            }
            if known
                .themes
                .iter()
                .any(|name| name == Theme::KingTour.name())
            {
                under.push(caps.place("tour".to_owned(), part(quotas.tours)));
            }
            if let Some(most) = quotas.same_way {
                under.push(caps.place(format!("way {}", attacks(&known.line)), most));
            }
            Item {
                worth: beauty(known),
                caps: under,
                asked: known.kings == 0,
            }
        })
        .collect();
    Stock {
        items,
        rivals: rivals(candidates),
        caps: caps.most,
        wanted,
        asked: part(quotas.men_only),
    }
}

/// Caps by name.
#[derive(Default)]
struct Caps {
    places: HashMap<String, usize>,
    most: Vec<usize>,
}

impl Caps {
    fn place(&mut self, name: String, most: usize) -> usize {
        *self.places.entry(name).or_insert_with(|| {
            self.most.push(most);
            self.most.len() - 1
        })
    }
}

/// Of each candidate the places of those that have its shape or stand nearly like it.
fn rivals(candidates: &[Entry]) -> Vec<Vec<u32>> {
    let one = |(a, entry): (usize, &Entry)| {
        let others = candidates.iter().enumerate().filter(|(b, other)| {
            let alike = other.known.shape == entry.known.shape;
            *b != a && (alike || entry.outline.is_near(&other.outline))
        });
        others.filter_map(|(b, _)| u32::try_from(b).ok()).collect()
    };
    candidates.par_iter().enumerate().map(one).collect()
}

/// The pieces of a position and of its images with the same side to move, as sets of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Outline {
    /// Men and kings of the attacker, men and kings of the defender; the position itself first.
    images: Vec<[u128; 4]>,
}

impl Outline {
    /// The outline of a candidate; empty, and near nothing, where its position cannot be read.
    fn of<G: Game>(game: &G, candidate: &Candidate) -> Self {
        let Ok(position) = game.read_position(&candidate.position) else {
            return Self { images: Vec::new() };
        };
        let turn = game.turn(&position);
        let mut images = game.images(&position);
        images.retain(|image| game.turn(image) == turn && *image != position);
        images.insert(0, position);
        let sets = |image: &G::Position| {
            let mut sets = [0_u128; 4];
            for piece in game.pieces(image) {
                let set = 2 * usize::from(piece.seat != turn) + usize::from(piece.king);
                sets[set] |= 1 << piece.square.0;
            }
            sets
        };
        Self {
            images: images.iter().map(sets).collect(),
        }
    }

    /// Whether it or a mirror image differs from the other in fewer than [`APART`] pieces.
    fn is_near(&self, other: &Self) -> bool {
        let Some(own) = self.images.first() else {
            return false;
        };
        let apart = |image: &[u128; 4]| {
            let sets = own.iter().zip(image);
            sets.map(|(a, b)| (a ^ b).count_ones()).sum::<u32>()
        };
        other.images.iter().any(|image| apart(image) < APART)
    }
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

/// Cuts puzzles of one N into grades by difficulty.
fn graded(mut chosen: Vec<Entry>, wanted: &[usize], first: u8) -> Vec<Puzzle> {
    chosen.sort_by(|a, b| {
        let key = |entry: &Entry| (entry.known.difficulty, entry.known.id.clone());
        key(a).cmp(&key(b))
    });
    let mut rest = chosen.into_iter();
    let mut puzzles = Vec::new();
    for (grade, &count) in (first..).zip(wanted) {
        let part = rest.by_ref().take(count);
        puzzles.extend(part.map(|entry| entry.known.into_puzzle(grade, &entry.made_for)));
    }
    puzzles
}

fn kind(candidate: &Candidate) -> (String, (String, u32)) {
    let theme = candidate.themes.first().cloned().unwrap_or_default();
    (theme.clone(), (theme, candidate.finish))
}

/// How many pieces stand in one placement and not in the other.
#[must_use]
pub fn difference(a: &[Piece], b: &[Piece]) -> usize {
    let common = a.iter().filter(|piece| b.contains(piece)).count();
    a.len() + b.len() - 2 * common
}
