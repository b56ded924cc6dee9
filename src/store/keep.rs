//! What keeps a streak: devices, recovery codes, and the rule by which two players become one.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, Utc};

use super::model::{Progress, TokenHash};
use crate::puzzle::streak::Status;

/// The SHA-256 of a recovery code. Its `Debug` shows nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CodeHash(pub [u8; 32]);

impl fmt::Debug for CodeHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeHash(..)")
    }
}

/// A device among those of its player. It opens nothing: tokens do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(pub(crate) u64);

impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is not 16 lower-case hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a device id")]
pub struct ParseDeviceIdError;

impl FromStr for DeviceId {
    type Err = ParseDeviceIdError;

    fn from_str(text: &str) -> Result<Self, ParseDeviceIdError> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 16 || !text.bytes().all(digit) {
            return Err(ParseDeviceIdError);
        }
        u64::from_str_radix(text, 16)
            .map(Self)
            .map_err(|_| ParseDeviceIdError)
    }
}

/// What a device says of itself, kept coarse: names without versions, at most 20 characters.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agent {
    /// For example `Chrome`; empty where nothing known was said.
    pub browser: String,
    /// For example `Android`; empty where nothing known was said.
    pub system: String,
}

impl Agent {
    /// Whether nothing is known.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.browser.is_empty() && self.system.is_empty()
    }
}

/// A device of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// Its id.
    pub id: DeviceId,
    /// What it said of itself.
    pub agent: Agent,
    /// When its token was made.
    pub created_at: DateTime<Utc>,
    /// The last day on which it changed something, where that is known.
    pub used_on: Option<NaiveDate>,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// A recovery code as it is redeemed, with all that takes its place.
#[derive(Debug, Clone)]
pub struct Redeem {
    /// The code that was typed.
    pub code: CodeHash,
    /// The code that follows it.
    pub fresh: CodeHash,
    /// The token of the device that redeems.
    pub token: TokenHash,
    /// What the device says of itself.
    pub agent: Agent,
    /// The token that the device had until now, where it had one.
    pub before: Option<TokenHash>,
    /// The day on which it happens.
    pub today: NaiveDate,
    /// When the request arrived.
    pub now: DateTime<Utc>,
}

/// Which of two records of one puzzle stays when two players become one: `Less` for the first.
///
/// Solved beats lost beats unfinished. Then, for a finished puzzle, on its day beats late, so that
/// the archive never changes a streak; then fewer attempts. For an unfinished one more spent
/// attempts beat fewer, so that merging gives no attempt back. Then the earlier one.
#[must_use]
pub fn compare(first: &Progress, second: &Progress) -> Ordering {
    rank(first).cmp(&rank(second))
}

type Rank = (u8, bool, u8, bool, Option<DateTime<Utc>>);

/// The smaller, the better.
fn rank(progress: &Progress) -> Rank {
    let finished = |place| {
        let (late, attempt) = (progress.late, progress.attempt);
        (place, late, attempt, false, progress.finished_at)
    };
    match progress.status {
        Status::Solved => finished(0),
        Status::Lost => finished(1),
        Status::Playing => {
            let begun = progress.begun_at;
            (2, false, progress.attempts_left, begun.is_none(), begun)
        }
    }
}
