//! The chores behind a volume: counts of self-play, and the choice out of candidate files.
//!
//! `volume natural GAMES SEED` writes `puzzles/natural-*.json`.
//! `volume select FROM TO CANDIDATES..` writes volume 1 of each game and `puzzles/volumes.json`;
//! candidates come from `daily-dama generate`.

use std::path::Path;

use anyhow::{Context, Result, bail};
use chrono::NaiveDate;
use daily_dama::{
    generate::{candidate::Candidate, natural, run, select},
    puzzle::{book, book::Volume, table::table},
    rules::{
        draughts::dama::{ARABIC, TURKISH},
        game::Game,
    },
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles");
const GAMES: [daily_dama::rules::draughts::dama::Dama; 2] = [TURKISH, ARABIC];

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["natural", games, seed] => count(games.parse()?, seed.parse()?),
        ["select", from, to, files @ ..] if !files.is_empty() => {
            choose(from.parse()?, to.parse()?, files)
        }
        _ => bail!("natural GAMES SEED, or select FROM TO CANDIDATES.."),
    }
}

fn count(games: u32, seed: u64) -> Result<()> {
    for game in GAMES {
        let natural = natural::collect(&game, games, seed).context("no grid")?;
        let file = Path::new(FOLDER).join(format!("natural-{}.json", game.id()));
        run::publish(&file, &natural.text())?;
    }
    Ok(())
}

fn choose(from: NaiveDate, to: NaiveDate, files: &[&str]) -> Result<()> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for file in files {
        candidates.extend(run::read(Path::new(file))?);
    }
    let books = select::select(&GAMES, &candidates, from, to)?;
    let mut volumes = Vec::new();
    for (game, book) in GAMES.iter().zip(&books) {
        let file = format!("{}-1.jsonl", game.id());
        run::publish(&Path::new(FOLDER).join(&file), &book::write(book))?;
        let mut volume = Volume {
            game: game.id().to_owned(),
            volume: 1,
            file,
            seed: 1,
            from,
            to,
        };
        let table = table(game.id()).context("no such game")?;
        volume.seed = select::seed(&volume, book, table).context("no seed keeps the spacing")?;
        volumes.push(volume);
    }
    let lines: Vec<String> = volumes
        .iter()
        .map(|volume| serde_json::to_string(volume).map(|line| format!("  {line}")))
        .collect::<Result<_, _>>()?;
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    run::publish(&Path::new(FOLDER).join("volumes.json"), &text)?;
    Ok(())
}
