//! The questions that the layer above may ask.

use std::fmt::Debug;
use std::path::Path;

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, Utc};

use super::error::Result;
use super::keep::{Agent, CodeHash, Device, DeviceId, Redeem};
use super::model::{
    Advance, Advanced, DayRecord, Key, Outcomes, PlayerId, Progress, Row, TokenHash, Void,
};
use crate::puzzle::streak::DayResult;

/// A place that keeps everything the service must remember.
///
/// Every write is atomic, and durable when it returns `Ok`. Every method may
/// return [`Unavailable`](super::Error::Unavailable) or
/// [`Backend`](super::Error::Backend).
#[async_trait]
pub trait Store: Send + Sync + Debug {
    /// The player that a token points to.
    async fn player(&self, token: TokenHash) -> Result<Option<PlayerId>>;

    /// A new player with its first token.
    ///
    /// # Errors
    /// [`Conflict`](super::Error::Conflict) when the token is taken.
    async fn create_player(&self, token: TokenHash, now: DateTime<Utc>) -> Result<PlayerId>;

    /// Where a player stands in the puzzle of a day.
    async fn progress(&self, key: &Key) -> Result<Option<Progress>>;

    /// All judged moves of a player's puzzle, by attempt and ply.
    async fn rows(&self, key: &Key) -> Result<Vec<Row>>;

    /// The judged move of one attempt and ply.
    async fn row(&self, key: &Key, attempt: u8, ply: u8) -> Result<Option<Row>>;

    /// Moves a player's puzzle on, if it still stands where the caller saw it.
    ///
    /// Of any number of parallel callers with one `expected`, also in several
    /// processes, exactly one is `Done`.
    ///
    /// # Errors
    /// [`NotFound`](super::Error::NotFound) when the known player is gone,
    /// [`Conflict`](super::Error::Conflict) when the step breaks a rule of the
    /// schema.
    async fn advance(&self, step: Advance) -> Result<Advanced>;

    /// All results of a player with their games, by game and date.
    async fn results(&self, player: PlayerId) -> Result<Vec<(String, DayResult)>>;

    /// A player's results in one game, `from` and `to` included, by date.
    async fn results_between(
        &self,
        player: PlayerId,
        game: &str,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<DayResult>>;

    /// A day's anonymous counts: first, second and third attempt, lost.
    async fn spread(&self, game: &str, date: NaiveDate) -> Result<[u64; 4]>;

    /// What came of the puzzles of a game on their days, at most `limit` results, the latest days
    /// first.
    async fn outcomes(&self, game: &str, limit: u32) -> Result<Outcomes>;

    /// The puzzle recorded for a day.
    async fn recorded(&self, game: &str, date: NaiveDate) -> Result<Option<DayRecord>>;

    /// The puzzles recorded from `from` to `to`, both included, by date.
    async fn recorded_between(
        &self,
        game: &str,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<DayRecord>>;

    /// Records puzzles of days. A day that has one keeps it.
    async fn record(&self, days: Vec<DayRecord>) -> Result<()>;

    /// The last day of any game that has a recorded puzzle.
    async fn last_recorded(&self) -> Result<Option<NaiveDate>>;

    /// The void days with their games, by game and date.
    async fn voids(&self) -> Result<Vec<(String, NaiveDate)>>;

    /// Declares a day void; again is no error. A reason replaces the one before it, none leaves
    /// it.
    async fn declare_void(&self, game: &str, date: NaiveDate, reason: Option<&str>) -> Result<()>;

    /// Takes it back. Whether the day was void.
    async fn undo_void(&self, game: &str, date: NaiveDate) -> Result<bool>;

    /// Whether a day is void, and why.
    async fn void(&self, game: &str, date: NaiveDate) -> Result<Option<Void>>;

    /// When a player's recovery code was made, if there is one.
    async fn recovery(&self, player: PlayerId) -> Result<Option<DateTime<Utc>>>;

    /// Gives a player a recovery code; the one before it opens nothing any more.
    ///
    /// # Errors
    /// [`NotFound`](super::Error::NotFound) when the player is gone or has become another one,
    /// [`Conflict`](super::Error::Conflict) when the code is taken.
    async fn put_recovery(
        &self,
        player: PlayerId,
        code: CodeHash,
        now: DateTime<Utc>,
    ) -> Result<()>;

    /// Redeems a recovery code: its player gets the device and the fresh code, and the code is
    /// burnt. The player that the device had before becomes one with it: of every puzzle of both,
    /// what [`compare_progress`](super::compare_progress) puts first stays (the code's own where
    /// that decides nothing), the other is kept as superseded; devices and all else follow. The
    /// device's token of before works until the new one is first used, so that a lost answer
    /// loses nothing. The days' anonymous counts stay as they are: what was counted was played.
    ///
    /// `None` when the code opens nothing; then nothing is written. Of any number of parallel
    /// callers with one code, also in several processes, exactly one gets its player.
    ///
    /// # Errors
    /// [`Conflict`](super::Error::Conflict) when the fresh code or the token is taken.
    async fn redeem(&self, redeem: Redeem) -> Result<Option<PlayerId>>;

    /// The devices of a player, the oldest first; `here` is the token of the one that asks.
    async fn devices(&self, player: PlayerId, here: Option<TokenHash>) -> Result<Vec<Device>>;

    /// Notes that a device changed something on a day and what it says of itself, once a day. The
    /// token that it had before ends.
    async fn touch(&self, token: TokenHash, agent: &Agent, today: NaiveDate) -> Result<()>;

    /// Takes a device's tokens away, at once. Whether the player had it.
    async fn revoke(&self, player: PlayerId, device: DeviceId) -> Result<bool>;

    /// Everything the store has of a player.
    ///
    /// # Errors
    /// [`NotFound`](super::Error::NotFound) when the player is gone.
    async fn export(&self, player: PlayerId) -> Result<serde_json::Value>;

    /// Deletes everything the store has of a player; the days' anonymous
    /// counts stay. A player that is gone already is no error.
    async fn erase(&self, player: PlayerId) -> Result<()>;

    /// The latest instant at which anything of a player was written.
    async fn latest(&self) -> Result<Option<DateTime<Utc>>>;

    /// What is wrong with the store, a line each; empty when it is sound.
    async fn check(&self) -> Result<Vec<String>>;

    /// Writes a consistent copy to a new file while serving, and checks it.
    ///
    /// # Errors
    /// [`File`](super::Error::File) when the file exists or cannot be made.
    async fn backup(&self, target: &Path) -> Result<()>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<()>;
}
