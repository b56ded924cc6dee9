//! How well D foretells the effort of a simulated reader, and whether the number of first moves
//! that force a capture would better it.
//!
//! `reader GAME PUZZLES SITTINGS CANDIDATES..` takes at most so many candidates, by id, and lets
//! readers of three skills sit before each, with and without the habit of looking at forcing
//! moves first.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use std::{collections::BTreeMap, path::Path};

use anyhow::{Context, Result, anyhow, bail};
use daily_dama::{
    generate::{
        candidate::Candidate,
        random::Stream,
        reader::{Habits, sit},
        run,
    },
    rules::{
        catalog::{self, Visit},
        game::Game,
    },
};
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [game, puzzles, sittings, files @ ..] = words.as_slice() else {
        bail!("reader GAME PUZZLES SITTINGS CANDIDATES..");
    };
    let mut candidates = BTreeMap::new();
    for file in files {
        for one in run::read(Path::new(file))? {
            candidates.insert(one.id.clone(), one);
        }
    }
    let measure = Measure {
        candidates: candidates.into_values().take(puzzles.parse()?).collect(),
        sittings: sittings.parse()?,
    };
    catalog::with(game, measure).with_context(|| format!("{game}: no such game"))?
}

struct Measure {
    candidates: Vec<Candidate>,
    sittings: u32,
}

/// A puzzle and what the readers made of it.
#[derive(Clone, Copy)]
struct Row {
    n: u8,
    d: f64,
    offers: f64,
    effort: f64,
    first: f64,
    solved: f64,
}

impl Visit for Measure {
    type Output = Result<()>;

    fn visit<G: Game>(self, game: G) -> Result<()> {
        println!("{}: {} puzzles", game.id(), self.candidates.len());
        for overlook in [50, 150, 300] {
            for forcing in [false, true] {
                let habits = Habits {
                    overlook,
                    forcing,
                    ..Habits::PLAIN
                };
                let rows: Result<Vec<Row>> = self
                    .candidates
                    .par_iter()
                    .map(|one| self.row(&game, one, habits))
                    .collect();
                report(habits, &rows?);
            }
        }
        Ok(())
    }
}

impl Measure {
    fn row<G: Game>(&self, game: &G, one: &Candidate, habits: Habits) -> Result<Row> {
        let position = game.read_position(&one.position)?;
        let key = game
            .read_move(&position, &one.line[0])
            .map_err(|refusal| anyhow!("{}: {refusal}", one.id))?
            .result;
        let (mut nodes, mut first, mut solved) = (0, 0, 0);
        for sitting in 0..self.sittings {
            let mut stream = Stream::new(u64::from_str_radix(&one.id, 16)?, u64::from(sitting));
            let sitting = sit(game, (&position, one.win_in, &key), habits, &mut stream);
            nodes += sitting.nodes;
            first += u32::from(sitting.first);
            solved += u32::from(sitting.solved);
        }
        let sittings = f64::from(self.sittings);
        Ok(Row {
            n: one.win_in,
            d: f64::from(one.difficulty) / 1000.0,
            offers: (1.0 + f64::from(one.offers)).log2(),
            effort: (nodes as f64 / sittings).log2(),
            first: f64::from(first) / sittings,
            solved: f64::from(solved) / sittings,
        })
    }
}

fn report(habits: Habits, rows: &[Row]) {
    let of = |what: fn(&Row) -> f64| rows.iter().map(what).collect::<Vec<f64>>();
    let (d, effort, first) = (of(|r| r.d), of(|r| r.effort), of(|r| r.first));
    let mean = |x: &[f64]| x.iter().sum::<f64>() / x.len() as f64;
    println!(
        "overlook {} forcing {}: mean log2 effort {:.2}, first {:.2}, solved {:.2}",
        habits.overlook,
        habits.forcing,
        mean(&effort),
        mean(&first),
        mean(&of(|r| r.solved)),
    );
    println!(
        "  D and effort: r {:.3} rho {:.3}; D and first: r {:.3} rho {:.3}",
        pearson(&d, &effort),
        pearson(&ranks(&d), &ranks(&effort)),
        pearson(&d, &first),
        pearson(&ranks(&d), &ranks(&first)),
    );
    println!(
        "  offers and effort: r {:.3}; offers and D: r {:.3}; offers and first: r {:.3}",
        pearson(&of(|r| r.offers), &effort),
        pearson(&of(|r| r.offers), &d),
        pearson(&of(|r| r.offers), &first)
    );
    let all: Vec<&Row> = rows.iter().collect();
    halves("all, effort", &all, |r| r.effort);
    halves("all, failures", &all, |r| 1.0 - r.first);
    for n in [2, 3] {
        let these: Vec<&Row> = rows.iter().filter(|r| r.n == n).collect();
        if these.len() >= 100 {
            halves(&format!("N {n}, effort"), &these, |r| r.effort);
        }
    }
}

/// Fits the weight of offers on one half and looks at the other, both ways.
fn halves(title: &str, rows: &[&Row], target: fn(&Row) -> f64) {
    let (even, odd): (Vec<_>, Vec<_>) = rows.iter().enumerate().partition(|(i, _)| i % 2 == 0);
    let strip = |half: Vec<(usize, &&Row)>| half.into_iter().map(|(_, r)| **r).collect::<Vec<_>>();
    let (even, odd) = (strip(even), strip(odd));
    for (fit, test) in [(&even, &odd), (&odd, &even)] {
        let w = weight(fit, target);
        let gain = |rows: &[Row]| {
            let y: Vec<f64> = rows.iter().map(target).collect();
            let plain: Vec<f64> = rows.iter().map(|r| r.d).collect();
            let with: Vec<f64> = rows.iter().map(|r| r.d + w * r.offers).collect();
            (pearson(&plain, &y), pearson(&with, &y))
        };
        let (plain, with) = gain(test);
        let mut stream = Stream::new(4, 0);
        let mut gains: Vec<f64> = (0..2000)
            .map(|_| {
                let again: Vec<Row> = test.iter().map(|_| *stream.pick(test)).collect();
                let (plain, with) = gain(&again);
                with - plain
            })
            .collect();
        gains.sort_by(f64::total_cmp);
        let rank = |rows: &[Row], with: f64| {
            let x: Vec<f64> = rows.iter().map(|r| r.d + with * r.offers).collect();
            let y: Vec<f64> = rows.iter().map(target).collect();
            pearson(&ranks(&x), &ranks(&y))
        };
        println!(
            "  {title}: w {w:+.3}, held out r {plain:.3} -> {with:.3}, gain {:+.3} [{:+.3}, {:+.3}], rho {:.3} -> {:.3}",
            with - plain,
            gains[50],
            gains[1949],
            rank(test, 0.0),
            rank(test, w),
        );
    }
}

/// w of D + w offers by least squares.
fn weight(rows: &[Row], target: fn(&Row) -> f64) -> f64 {
    let count = rows.len() as f64;
    let mean = |of: &dyn Fn(&Row) -> f64| rows.iter().map(of).sum::<f64>() / count;
    let (d, o, y) = (mean(&|r| r.d), mean(&|r| r.offers), mean(&target));
    let dd = mean(&|r| (r.d - d).powi(2));
    let oo = mean(&|r| (r.offers - o).powi(2));
    let between = mean(&|r| (r.d - d) * (r.offers - o));
    let dy = mean(&|r| (r.d - d) * (target(r) - y));
    let oy = mean(&|r| (r.offers - o) * (target(r) - y));
    (dd * oy - between * dy) / (oo * dy - between * oy)
}

fn pearson(x: &[f64], y: &[f64]) -> f64 {
    let count = x.len() as f64;
    let (mx, my) = (x.iter().sum::<f64>() / count, y.iter().sum::<f64>() / count);
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        x.iter().zip(y).map(|(a, b)| f(a - mx, b - my)).sum()
    };
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

/// Mean ranks.
fn ranks(x: &[f64]) -> Vec<f64> {
    let below = |a: f64| x.iter().filter(|b| **b < a).count() as f64;
    let same = |a: f64| x.iter().filter(|b| **b == a).count() as f64;
    x.iter().map(|a| below(*a) + same(*a) / 2.0).collect()
}
