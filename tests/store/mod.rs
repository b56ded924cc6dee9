//! The store: one story for every backend, then what only a file can suffer.

mod backup;
mod crash;
mod full;
mod keep;
mod open;
mod parallel;
mod redeeming;
mod story;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{DateTime, NaiveDate, Utc};
use daily_dama::store::{Advance, Key, PlayerId, Progress, Row, Status, TokenHash, Who};

/// A folder that goes when the value does.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("daily-dama-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for a test");
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date of a test")
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant of a test")
}

fn today() -> NaiveDate {
    date("2026-11-29")
}

fn noon() -> DateTime<Utc> {
    at("2026-11-29T12:00:00.123Z")
}

fn token(number: u16) -> TokenHash {
    let mut hash = [7; 32];
    hash[..2].copy_from_slice(&number.to_be_bytes());
    TokenHash(hash)
}

fn key(player: PlayerId) -> Key {
    Key {
        player,
        game: "turkish".to_owned(),
        date: today(),
    }
}

/// Still playing, with this attempt at hand.
fn playing(attempt: u8) -> Progress {
    Progress {
        status: Status::Playing,
        attempt,
        ply: 0,
        position: "W:Wa1,Kb2:Bh8".to_owned(),
        attempts_left: 4 - attempt,
        gave_up: false,
        late: false,
        hints: Vec::new(),
        begun_at: Some(noon()),
        finished_at: None,
        revision: 0,
    }
}

/// All three attempts are spent.
fn lost() -> Progress {
    Progress {
        status: Status::Lost,
        attempts_left: 0,
        finished_at: Some(noon()),
        ..playing(3)
    }
}

fn row(attempt: u8, ply: u8) -> Row {
    Row {
        attempt,
        ply,
        move_text: "a3-a4".to_owned(),
        move_key: "a3a4".to_owned(),
        reply: None,
        verdict: "wrong".to_owned(),
        answer: r#"{"status":"wrong"}"#.to_owned(),
        at: noon(),
    }
}

/// A step without a row that counts nowhere.
fn step(who: Who, expected: Option<u32>, next: Progress) -> Advance {
    Advance {
        who,
        game: "turkish".to_owned(),
        date: today(),
        expected,
        next,
        row: None,
        tally: None,
        now: noon(),
    }
}

/// The first day of a player, solved at once.
fn solved_day(who: Who, day: &str) -> Advance {
    let next = Progress {
        status: Status::Solved,
        finished_at: Some(noon()),
        ..playing(1)
    };
    Advance {
        date: date(day),
        ..step(who, None, next)
    }
}

/// The text of an error with its causes, as the program prints it.
fn told(error: &daily_dama::store::Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        text = format!("{text}: {next}");
        cause = next.source();
    }
    text
}

/// A connection beside the store, to look at the file or to spoil it.
fn raw(path: &Path) -> rusqlite::Connection {
    rusqlite::Connection::open(path).expect("a file of a test")
}
