//! The records that go in and out.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::puzzle::streak::{DayResult, Status};

/// Who a player is, to the store alone. It opens nothing: tokens do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub(crate) u128);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The text is not 32 lower-case hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a player id")]
pub struct ParsePlayerIdError;

impl FromStr for PlayerId {
    type Err = ParsePlayerIdError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerIdError> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 32 || !text.bytes().all(digit) {
            return Err(ParsePlayerIdError);
        }
        u128::from_str_radix(text, 16)
            .map(Self)
            .map_err(|_| ParsePlayerIdError)
    }
}

/// The SHA-256 of a token. Its `Debug` shows nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// One player's puzzle of one day.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// Whose.
    pub player: PlayerId,
    /// The game's id, such as `turkish`.
    pub game: String,
    /// The day of the puzzle.
    pub date: NaiveDate,
}

/// Whose progress moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A player of the store.
    Known(PlayerId),
    /// Nobody yet: the player and its token come to be in the same
    /// transaction.
    New(TokenHash),
}

/// A hint that was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintShown {
    /// The attempt, from 1.
    pub attempt: u8,
    /// The ply, from 0.
    pub ply: u8,
    /// 1 shows the piece, 2 also where it lands.
    pub level: u8,
}

/// Where a player stands in the puzzle of a day. Instants are kept to the
/// millisecond.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// How it stands. Once solved or lost it never changes again.
    pub status: Status,
    /// The attempt being played or, at the end, the one that decided; 1 to 3.
    pub attempt: u8,
    /// The ply to be played, from 0.
    pub ply: u8,
    /// The board as the player sees it.
    pub position: String,
    /// Attempts not yet spent, with the one being played; at most
    /// `4 - attempt`.
    pub attempts_left: u8,
    /// The player gave up; only when lost.
    pub gave_up: bool,
    /// Played as an archive day.
    pub late: bool,
    /// Every hint shown, in order.
    pub hints: Vec<HintShown>,
    /// The first judged move; a hint alone begins nothing.
    pub begun_at: Option<DateTime<Utc>>,
    /// When it was solved or lost; present exactly then.
    pub finished_at: Option<DateTime<Utc>>,
    /// 1 after the first write, then one more with each. In
    /// [`Advance::next`] it is not looked at.
    pub revision: u32,
}

impl Progress {
    /// What the streak needs of it.
    pub fn result(&self, date: NaiveDate) -> DayResult {
        DayResult {
            date,
            attempt: (self.status == Status::Solved).then_some(self.attempt),
            status: self.status,
            gave_up: self.gave_up,
            hints: u32::try_from(self.hints.len()).unwrap_or(u32::MAX),
            late: self.late,
            begun_at: self.begun_at,
            finished_at: self.finished_at,
        }
    }
}

/// One judged legal move and what was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// From 1.
    pub attempt: u8,
    /// From 0.
    pub ply: u8,
    /// The move as it was sent.
    pub move_text: String,
    /// The move's identity: equal for two texts of the same move.
    pub move_key: String,
    /// The defender's move, where there was one.
    pub reply: Option<String>,
    /// What was found, in the layer above's word; not empty.
    pub verdict: String,
    /// The whole answer, as JSON.
    pub answer: String,
    /// When the move arrived.
    pub at: DateTime<Utc>,
}

/// A place in a day's anonymous counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bucket {
    /// Solved at the first attempt.
    First,
    /// Solved at the second.
    Second,
    /// Solved at the third.
    Third,
    /// Lost.
    Lost,
}

/// One step of one player's puzzle, all of it or nothing.
#[derive(Debug, Clone)]
pub struct Advance {
    /// Whose.
    pub who: Who,
    /// The game's id.
    pub game: String,
    /// The day of the puzzle.
    pub date: NaiveDate,
    /// The revision that the decision was made on; `None` when there was no
    /// progress yet.
    pub expected: Option<u32>,
    /// How it stands afterwards.
    pub next: Progress,
    /// The move that was judged, where it was one.
    pub row: Option<Row>,
    /// Where the day's counts grow, where they do.
    pub tally: Option<Bucket>,
    /// When the request arrived.
    pub now: DateTime<Utc>,
}

/// What became of an [`Advance`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advanced {
    /// It holds, durably, under this revision.
    Done(PlayerId, u32),
    /// Somebody was faster, or the day is finished; nothing was written.
    Stale,
}

/// That a day does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Void {
    /// Why, in the operator's words.
    pub reason: Option<String>,
}

/// The puzzle of a day, as it was first recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayRecord {
    /// The game's id.
    pub game: String,
    /// The day.
    pub date: NaiveDate,
    /// The puzzle's id.
    pub puzzle: String,
    /// Its diagram.
    pub position: String,
}

/// What came of one player's puzzle on its day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Which of the players of these outcomes, from 0; says nothing else of who it is.
    pub player: u32,
    /// The day.
    pub date: NaiveDate,
    /// Where it counts.
    pub bucket: Bucket,
    /// A hint was shown.
    pub hinted: bool,
}

/// What came of the puzzles of a game on their days: finished in time, whether solved, lost or
/// given up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Of the players that the store still has, by player and day.
    pub players: Vec<Outcome>,
    /// The anonymous counts of the same days, erased players with them: first, second and third
    /// attempt, lost.
    pub counts: Vec<(NaiveDate, [u64; 4])>,
}
