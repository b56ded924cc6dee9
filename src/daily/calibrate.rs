//! How hard the puzzles of past days have proved, and the grades that this suggests.
//!
//! What counts: results made on the day without a hint; who gave up has lost. A puzzle left
//! unfinished counts for nothing, and neither does a day that was declared void. Players who were
//! erased are still in the day's anonymous counts; each of these counts as a player of its own
//! who came once. That loses how skilled they were, so that one such result says less than one
//! of a player who is known, and whether they had taken a hint.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Datelike, Days, NaiveDate};
use serde::Serialize;

use crate::{
    puzzle::{
        book::Puzzle,
        calibrate::{
            Estimate, Fit, Graded, Item, Played, Sheet, Z95, correlation, estimate, regrade,
        },
        grades::Regrade,
        library::Library,
        table::Table,
    },
    store::{Bucket, Outcomes, Result, Store},
};

/// Results that are looked at, at most: the latest ones.
pub const MOST: u32 = 1_000_000;

/// What the results of a game say.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The first day on which another grade may count.
    pub since: NaiveDate,
    /// Results of known players.
    pub results: usize,
    /// Results of players who are gone.
    pub anonymous: u64,
    /// Results left out because of a hint.
    pub hinted: usize,
    /// Every puzzle with a result, by its latest day.
    pub puzzles: Vec<Row>,
    /// Monday first: the mean difficulty of the puzzles played so far.
    pub ladder: Vec<Rung>,
    /// Whether no weekday is easier than the one before; `None` while a weekday has no puzzle.
    pub rises: Option<bool>,
    /// Between D and the share of attempts that failed, over puzzles with enough players.
    pub correlation: Option<f64>,
    /// The spread of skills, in logits.
    pub skills: f64,
    /// The spread of difficulties around what D says, in logits.
    pub spread: f64,
    /// Whether the search for the best fit came to rest.
    pub settled: bool,
    /// How many puzzles would change their grade.
    pub changes: usize,
}

/// A puzzle and its results.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The puzzle.
    pub id: String,
    /// Its latest day.
    pub day: NaiveDate,
    /// How many players.
    pub players: u64,
    /// Solved at the first attempt, at the second, at the third, and lost.
    pub spread: [u64; 4],
    /// The exact N.
    pub win_in: u8,
    /// D.
    pub d: f64,
    /// The D that such results would go with, and its 95 % interval; `None` where results do not
    /// rise with D.
    pub estimated_d: Option<[f64; 3]>,
    /// The estimated difficulty in logits.
    pub difficulty_estimated: f64,
    /// Its standard error.
    pub se: f64,
    /// The grade that it has.
    pub grade: u8,
    /// The grade that results suggest.
    pub suggested: u8,
}

/// A weekday.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// 1 for Monday.
    pub weekday: u32,
    /// How many puzzles were played on it.
    pub puzzles: usize,
    /// Their mean difficulty in logits.
    pub mean: Option<f64>,
}

impl Report {
    /// The entries of a file of grades that carry out what is suggested.
    #[must_use]
    pub fn regrades(&self) -> Vec<Regrade> {
        let changed = self.puzzles.iter().filter(|row| row.grade != row.suggested);
        changed
            .map(|row| Regrade {
                game: self.game.to_owned(),
                id: row.id.clone(),
                grade: row.suggested,
                since: self.since,
                difficulty_estimated: Some(row.difficulty_estimated),
                se: Some(row.se),
            })
            .collect()
    }
}

/// A puzzle of a book that has results.
struct Subject<'a> {
    volume: u32,
    puzzle: &'a Puzzle,
    day: NaiveDate,
    spread: [u64; 4],
}

/// Everything that the estimator asks.
#[derive(Default)]
struct Material<'a> {
    subjects: Vec<Subject<'a>>,
    sheets: Vec<Sheet>,
    results: usize,
    anonymous: u64,
    hinted: usize,
    /// Each day's puzzle, by its place among the subjects.
    days: BTreeMap<NaiveDate, usize>,
}

/// Looks at all results of a game. Puzzles with fewer players than `least` keep their grades.
///
/// # Errors
/// When the store fails.
pub async fn report(
    store: &dyn Store,
    library: &Library,
    table: &dyn Table,
    today: NaiveDate,
    least: u64,
) -> Result<Report> {
    let game = table.id();
    let outcomes = store.outcomes(game, MOST).await?;
    let voids = store.voids().await?;
    let voids = voids.into_iter().filter(|(other, _)| other == game);
    let voids: BTreeSet<NaiveDate> = voids.map(|(_, date)| date).collect();
    // Dates are compared as texts of four-digit years.
    let [first, last] = [(1, 1, 1), (9999, 12, 31)]
        .map(|(y, m, d)| NaiveDate::from_ymd_opt(y, m, d).unwrap_or(today));
    let records = store.recorded_between(game, first, last);
    let known: HashMap<&str, (u32, &Puzzle)> = library
        .of(game)
        .flat_map(|(volume, puzzles)| puzzles.iter().map(|puzzle| (volume.volume, puzzle)))
        .map(|(volume, puzzle)| (puzzle.id.as_str(), (volume, puzzle)))
        .collect();
    let mut days = BTreeMap::new();
    for record in records.await? {
        let found = known.get(record.puzzle.as_str());
        let found = found.filter(|(_, puzzle)| puzzle.position == record.position);
        if let Some(found) = found.filter(|_| !voids.contains(&record.date)) {
            days.insert(record.date, *found);
        }
    }
    let last = store.last_recorded().await?.unwrap_or(today).max(today);
    let since = last.checked_add_days(Days::new(2)).unwrap_or(last);
    let material = gather(&outcomes, &days);
    Ok(judge(game, library, &material, since, least))
}

fn gather<'a>(outcomes: &Outcomes, days: &BTreeMap<NaiveDate, (u32, &'a Puzzle)>) -> Material<'a> {
    let mut material = Material::default();
    // Named results are taken off the counts; what is left is nobody's any more.
    let mut left: BTreeMap<NaiveDate, [u64; 4]> = outcomes.counts.iter().copied().collect();
    let mut player = None;
    for outcome in &outcomes.players {
        if let Some(counts) = left.get_mut(&outcome.date) {
            let count = &mut counts[column(outcome.bucket)];
            *count = count.saturating_sub(1);
        }
        let Some(found) = days.get(&outcome.date) else {
            continue;
        };
        if outcome.hinted {
            material.hinted += 1;
            continue;
        }
        material.results += 1;
        let at = material.add(outcome.date, *found, outcome.bucket, 1);
        if player != Some(outcome.player) {
            player = Some(outcome.player);
            material.sheets.push((Vec::new(), 1));
        }
        if let Some((sheet, _)) = material.sheets.last_mut() {
            sheet.push((at, played(outcome.bucket)));
        }
    }
    for (date, counts) in left {
        let Some(found) = days.get(&date) else {
            continue;
        };
        for (bucket, count) in BUCKETS.into_iter().zip(counts) {
            if count > 0 {
                let at = material.add(date, *found, bucket, count);
                let players = u32::try_from(count).unwrap_or(u32::MAX);
                material.anonymous += count;
                material.sheets.push((vec![(at, played(bucket))], players));
            }
        }
    }
    material
}

impl<'a> Material<'a> {
    /// Counts results of a day's puzzle; its place among the subjects.
    fn add(
        &mut self,
        date: NaiveDate,
        (volume, puzzle): (u32, &'a Puzzle),
        bucket: Bucket,
        count: u64,
    ) -> usize {
        let at = self.days.get(&date).copied().unwrap_or_else(|| {
            let same = |subject: &Subject<'_>| subject.puzzle.id == puzzle.id;
            let at = self.subjects.iter().position(same).unwrap_or_else(|| {
                self.subjects.push(Subject {
                    volume,
                    puzzle,
                    day: date,
                    spread: [0; 4],
                });
                self.subjects.len() - 1
            });
            self.days.insert(date, at);
            at
        });
        let subject = &mut self.subjects[at];
        subject.day = subject.day.max(date);
        subject.spread[column(bucket)] += count;
        at
    }
}

const BUCKETS: [Bucket; 4] = [Bucket::First, Bucket::Second, Bucket::Third, Bucket::Lost];

const fn column(bucket: Bucket) -> usize {
    match bucket {
        Bucket::First => 0,
        Bucket::Second => 1,
        Bucket::Third => 2,
        Bucket::Lost => 3,
    }
}

const fn played(bucket: Bucket) -> Played {
    match bucket {
        Bucket::First => Played::Solved(1),
        Bucket::Second => Played::Solved(2),
        Bucket::Third => Played::Solved(3),
        Bucket::Lost => Played::Lost,
    }
}

fn judge(
    game: &'static str,
    library: &Library,
    material: &Material<'_>,
    since: NaiveDate,
    least: u64,
) -> Report {
    let items: Vec<Item> = material
        .subjects
        .iter()
        .map(|subject| Item {
            n: subject.puzzle.win_in,
            d: f64::from(subject.puzzle.difficulty) / 1000.0,
        })
        .collect();
    let fit = estimate(&items, &material.sheets);
    let mut puzzles: Vec<Row> = material
        .subjects
        .iter()
        .zip(&fit.estimates)
        .map(|(subject, estimate)| {
            let changed = library.grades().on(game, &subject.puzzle.id, since);
            row(subject, &fit, *estimate, changed)
        })
        .collect();
    suggest(&mut puzzles, &material.subjects, least);
    let (ladder, rises) = ladder(&puzzles, &material.days);
    let enough = puzzles.iter().filter(|row| row.players >= least);
    let points: Vec<(f64, f64)> = enough.map(|row| (row.d, failed(row.spread))).collect();
    puzzles.sort_by(|a, b| (a.day, &a.id).cmp(&(b.day, &b.id)));
    Report {
        game,
        since,
        results: material.results,
        anonymous: material.anonymous,
        hinted: material.hinted,
        changes: puzzles
            .iter()
            .filter(|row| row.grade != row.suggested)
            .count(),
        puzzles,
        ladder,
        rises,
        correlation: correlation(&points),
        skills: fit.skills,
        spread: fit.spread,
        settled: fit.settled,
    }
}

fn row(subject: &Subject<'_>, fit: &Fit, estimate: Estimate, changed: Option<u8>) -> Row {
    let grade = changed.unwrap_or(subject.puzzle.grade);
    let estimated_d = fit.d_of(estimate.beta).zip(fit.d_per_logit());
    Row {
        id: subject.puzzle.id.clone(),
        day: subject.day,
        players: subject.spread.iter().sum(),
        spread: subject.spread,
        win_in: subject.puzzle.win_in,
        d: f64::from(subject.puzzle.difficulty) / 1000.0,
        estimated_d: estimated_d.map(|(d, logit)| {
            let half = Z95 * estimate.error * logit;
            [d, d - half, d + half]
        }),
        difficulty_estimated: estimate.beta,
        se: estimate.error,
        grade,
        suggested: grade,
    }
}

/// Puzzles of one volume and one N trade grades, if enough people have played them.
fn suggest(rows: &mut [Row], subjects: &[Subject<'_>], least: u64) {
    let both = rows.iter().zip(subjects).enumerate();
    let (places, graded): (Vec<usize>, Vec<Graded>) = both
        .filter(|(_, (row, _))| row.players >= least)
        .map(|(at, (row, subject))| {
            let graded = Graded {
                group: (subject.volume, row.win_in),
                grade: row.grade,
                beta: row.difficulty_estimated,
                error: row.se,
            };
            (at, graded)
        })
        .unzip();
    for (at, grade) in places.into_iter().zip(regrade(&graded)) {
        rows[at].suggested = grade;
    }
}

fn ladder(rows: &[Row], days: &BTreeMap<NaiveDate, usize>) -> (Vec<Rung>, Option<bool>) {
    let rungs: Vec<Rung> = (1..=7)
        .map(|weekday| {
            let these = days
                .iter()
                .filter(|(date, _)| date.weekday().number_from_monday() == weekday);
            let betas: Vec<f64> = these
                .map(|(_, at)| rows[*at].difficulty_estimated)
                .collect();
            let count = u32::try_from(betas.len()).unwrap_or(u32::MAX);
            Rung {
                weekday,
                puzzles: betas.len(),
                mean: (count > 0).then(|| betas.iter().sum::<f64>() / f64::from(count)),
            }
        })
        .collect();
    let means: Option<Vec<f64>> = rungs.iter().map(|rung| rung.mean).collect();
    let rises = means.map(|means| means.is_sorted());
    (rungs, rises)
}

/// The share of attempts that failed.
fn failed(spread: [u64; 4]) -> f64 {
    let (mut good, mut all) = (0.0, 0.0);
    for (bucket, count) in BUCKETS.into_iter().zip(spread) {
        let (solved, failed) = played(bucket).trials();
        let count = u32::try_from(count).map_or(f64::from(u32::MAX), f64::from);
        good += count * f64::from(solved);
        all += count * f64::from(solved + failed);
    }
    if all > 0.0 { 1.0 - good / all } else { 0.0 }
}
