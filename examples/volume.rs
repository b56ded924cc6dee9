//! The chores behind a volume, for any game.
//!
//! - `volume natural GAME.. GAMES SEED` plays GAMES games of each game against itself and writes
//!   `puzzles/natural-GAME.json`;
//! - `volume measure GAME RESTARTS SEED` says what restarts end in and why they fail;
//! - `volume select GAME FROM TO CANDIDATES..` writes volume 1 of the game and its row in
//!   `puzzles/volumes.json`; candidates come from `daily-dama generate`. Puzzles of other volumes
//!   are left out, and so are their shapes where the games play the same moves. `GAME:0/2` takes
//!   every second candidate in the order of beauty, so that games can share a pool evenly;
//! - `volume restate GAME..` works out again what the books say of their puzzles (themes and
//!   difficulty) after the program has learned to say more; N, line and grade must be what they
//!   were.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use std::{
    collections::{BTreeMap, HashSet},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail};
use chrono::NaiveDate;
use daily_dama::{
    generate::{
        beauty::beauty,
        candidate::Candidate,
        climb::Climber,
        gate::{Facts, Gate, Rejected},
        natural, run, select,
        verify::{self, Depth},
    },
    puzzle::{
        book::{self, Volume},
        table::table,
    },
    rules::{
        catalog::{self, Visit},
        game::Game,
    },
};

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["natural", names @ .., games, seed] if !names.is_empty() => {
            let (games, seed) = (games.parse()?, seed.parse()?);
            names
                .iter()
                .try_for_each(|name| visit(name, Count { games, seed }))
        }
        ["measure", game, restarts, seed] => visit(
            game,
            Measure {
                restarts: restarts.parse()?,
                seed: seed.parse()?,
            },
        ),
        ["select", game, from, to, files @ ..] if !files.is_empty() => visit(
            game.split(':').next().unwrap_or(game),
            Choose {
                part: part(game)?,
                from: from.parse()?,
                to: to.parse()?,
                files: files.iter().map(PathBuf::from).collect(),
            },
        ),
        ["restate", names @ ..] if !names.is_empty() => {
            names.iter().try_for_each(|name| visit(name, Restate))
        }
        _ => bail!(
            "natural GAME.. GAMES SEED, measure GAME RESTARTS SEED, \
             select GAME FROM TO CANDIDATES.., or restate GAME.."
        ),
    }
}

fn visit(name: &str, visitor: impl Visit<Output = Result<()>>) -> Result<()> {
    catalog::with(name, visitor).with_context(|| format!("{name}: no such game"))?
}

/// Where the books are.
fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles"))
}

struct Count {
    games: u32,
    seed: u64,
}

impl Visit for Count {
    type Output = Result<()>;

    fn visit<G: Game>(self, game: G) -> Result<()> {
        let natural = natural::collect(&game, self.games, self.seed).context("not for two")?;
        let file = folder().join(format!("natural-{}.json", game.id()));
        Ok(run::publish(&file, &natural.text())?)
    }
}

struct Measure {
    restarts: u64,
    seed: u64,
}

/// How often each thing happened.
#[derive(Default)]
struct Tally(BTreeMap<String, usize>);

impl Tally {
    fn add(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    fn print(&self, title: &str) {
        let mut rows: Vec<_> = self.0.iter().collect();
        rows.sort_by(|a, b| (b.1, a.0).cmp(&(a.1, b.0)));
        let rows: Vec<String> = rows
            .into_iter()
            .map(|(what, n)| format!("{what} {n}"))
            .collect();
        println!("{title}: {}", rows.join(", "));
    }
}

/// The name of a reason without its figures.
fn reason(rejected: &Rejected) -> String {
    let text = format!("{rejected:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

impl Visit for Measure {
    type Output = Result<()>;

    fn visit<G: Game>(self, game: G) -> Result<()> {
        let begun = std::time::Instant::now();
        let mut climber = Climber::new(game)?;
        let (mut ends, mut reasons, mut lone) = <(Tally, Tally, Tally)>::default();
        let mut found = Vec::new();
        for number in 0..self.restarts {
            let Some(attempt) = climber.attempt(self.seed, number) else {
                ends.add("no seed");
                continue;
            };
            let failed = climber.gate().reasons(&attempt.position);
            for rejected in &failed {
                reasons.add(reason(rejected));
            }
            if let [alone] = failed.as_slice() {
                lone.add(reason(alone));
            }
            if failed.is_empty() {
                ends.add("passes");
                let known = climber.gate().facts(&attempt.position)?;
                let themes = climber.gate().themes(&known);
                found.push((known, themes, game.write_position(&attempt.position)));
            } else {
                ends.add("fails");
            }
        }
        println!(
            "{}: {} restarts in {} s",
            game.id(),
            self.restarts,
            begun.elapsed().as_secs()
        );
        ends.print("ends");
        reasons.print("why not");
        lone.print("for that reason alone");
        describe(&found);
        Ok(())
    }
}

/// Prints what the puzzles found are like.
fn describe<M>(found: &[(Facts<M>, Vec<String>, String)]) {
    type Look<'a, M> = (&'a str, fn(&Facts<M>) -> String);
    let looks: [Look<'_, M>; 7] = [
        ("n", |facts| facts.n.to_string()),
        ("unique", |facts| format!("{:?}", facts.unique())),
        ("end", |facts| {
            let taken = facts.story.finish();
            if facts.story.blocked {
                format!("block and {taken}")
            } else {
                format!("takes {taken}")
            }
        }),
        ("given", |facts| facts.story.given().to_string()),
        ("kings", |facts| facts.kings.to_string()),
        ("defenders", |facts| facts.sides[1].to_string()),
        ("balance", |facts| facts.balance.to_string()),
    ];
    for (title, look) in looks {
        let mut tally = Tally::default();
        for (facts, ..) in found {
            tally.add(look(facts));
        }
        tally.print(title);
    }
    let mut tally = Tally::default();
    for (_, themes, _) in found {
        tally.add(themes.first().map_or("none", String::as_str));
    }
    tally.print("first theme");
    for (facts, themes, position) in found.iter().take(12) {
        println!("  {position}  in {}, {themes:?}", facts.n);
    }
}

/// The `I/K` of `GAME:I/K`; the whole where there is none.
fn part(game: &str) -> Result<(usize, usize)> {
    let Some((_, part)) = game.split_once(':') else {
        return Ok((0, 1));
    };
    let (index, of) = part.split_once('/').context("a part looks like 0/2")?;
    Ok((index.parse()?, of.parse()?))
}

struct Choose {
    part: (usize, usize),
    from: NaiveDate,
    to: NaiveDate,
    files: Vec<PathBuf>,
}

impl Choose {
    fn part(&self, mut candidates: Vec<Candidate>) -> Vec<Candidate> {
        let mut seen = HashSet::new();
        candidates.retain(|one| seen.insert(one.id.clone()));
        candidates.sort_by_key(|one| (-beauty(one), one.id.clone()));
        let (index, of) = self.part;
        candidates
            .into_iter()
            .skip(index)
            .step_by(of.max(1))
            .collect()
    }
}

impl Visit for Choose {
    type Output = Result<()>;

    fn visit<G: Game>(self, game: G) -> Result<()> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for file in &self.files {
            candidates.extend(run::read(file)?);
        }
        let (ids, shapes) = taken(&game)?;
        candidates.retain(|one| !ids.contains(&one.id) && !shapes.contains(&one.shape));
        let candidates = self.part(candidates);
        let begun = std::time::Instant::now();
        let book = select::select(&game, &candidates, self.from, self.to)?;
        println!("{} of {} candidates", book.len(), candidates.len());
        println!("chosen in {} s", begun.elapsed().as_secs());
        let file = format!("{}-1.jsonl", game.id());
        run::publish(&folder().join(&file), &book::write(&book))?;
        let mut volume = Volume {
            game: game.id().to_owned(),
            volume: 1,
            file,
            seed: 1,
            from: self.from,
            to: self.to,
        };
        let table = table(game.id()).context("no such game")?;
        volume.seed = select::seed(&volume, &book, table).context("no seed keeps the spacing")?;
        println!(
            "{}: {} puzzles, seed {}",
            game.id(),
            book.len(),
            volume.seed
        );
        record(volume)
    }
}

struct Restate;

impl Visit for Restate {
    type Output = Result<()>;

    fn visit<G: Game>(self, game: G) -> Result<()> {
        let mut gate = Gate::new(game)?;
        for volume in volumes()?.iter().filter(|volume| volume.game == game.id()) {
            let path = folder().join(&volume.file);
            let mut book = book::read(&volume.file, &std::fs::read_to_string(&path)?)?;
            for puzzle in &mut book {
                let position = game.read_position(&puzzle.position)?;
                let facts = gate.facts(&position)?;
                puzzle.themes = gate.themes(&facts);
                puzzle.difficulty = gate.difficulty(&position, &facts);
                verify::under(&game, &mut gate, puzzle, Depth::Once)
                    .map_err(|wrong| anyhow!("{}: {wrong:?}", puzzle.id))?;
            }
            run::publish(&path, &book::write(&book))?;
            println!("{}: {} puzzles", volume.file, book.len());
        }
        Ok(())
    }
}

/// The list of volumes as it is on disk.
fn volumes() -> Result<Vec<Volume>> {
    let text = std::fs::read_to_string(folder().join("volumes.json"))?;
    Ok(serde_json::from_str(&text)?)
}

/// Ids of the volumes of other games, and their shapes where these play the same moves.
fn taken<G: Game>(game: &G) -> Result<(HashSet<String>, HashSet<String>)> {
    let (mut ids, mut shapes) = (HashSet::new(), HashSet::new());
    for volume in volumes()? {
        if volume.game == game.id() {
            continue;
        }
        let table = table(&volume.game).context("no such game")?;
        let moves = catalog::with(&volume.game, Plays).flatten();
        let same = moves == game.switches() && table.board() == game.board();
        let text = std::fs::read_to_string(folder().join(&volume.file))?;
        for puzzle in book::read(&volume.file, &text)? {
            if same {
                shapes.insert(table.shape(&puzzle.position, &puzzle.line));
            }
            ids.insert(puzzle.id);
        }
    }
    Ok((ids, shapes))
}

/// The switches of a game.
struct Plays;

impl Visit for Plays {
    type Output = Option<daily_dama::rules::switches::Switches>;

    fn visit<G: Game>(self, game: G) -> Self::Output {
        game.switches()
    }
}

/// Puts a row into the list of volumes, in the place of the game's earlier one.
fn record(volume: Volume) -> Result<()> {
    let mut volumes = volumes()?;
    volumes.retain(|other| (&other.game, other.volume) != (&volume.game, volume.volume));
    volumes.push(volume);
    let place = |volume: &Volume| {
        let ids = catalog::ids();
        (ids.iter().position(|id| *id == volume.game), volume.volume)
    };
    volumes.sort_by_key(place);
    let lines: Vec<String> = volumes
        .iter()
        .map(|volume| serde_json::to_string(volume).map(|line| format!("  {line}")))
        .collect::<Result<_, _>>()?;
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    Ok(run::publish(&folder().join("volumes.json"), &text)?)
}
