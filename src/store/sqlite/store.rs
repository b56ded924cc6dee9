//! The questions of the interface, each sent to the writer or a reader.

use std::path::Path;

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::open::{absolute, inspect, open_in_memory, open_reader, open_writer};
use super::readers::{Readers, in_transaction};
use super::writer::Writer;
use super::{backup, devices, export, outcomes, queries, recovery, statements};
use crate::puzzle::streak::DayResult;
use crate::store::{
    Advance, Advanced, Agent, CodeHash, DayRecord, Device, DeviceId, Error, Key, Outcomes,
    PlayerId, Progress, Redeem, Result, Row, Store, TokenHash, Void,
};

/// A store in one `SQLite` file, or in memory for tests.
///
/// Its methods need a tokio runtime. Dropping it waits for the writer, which
/// empties the write-ahead log into the file.
#[derive(Debug)]
pub struct SqliteStore {
    // Readers are dropped first: the writer closes the file as the last one.
    readers: Option<Readers>,
    writer: Writer,
}

impl SqliteStore {
    /// What is wrong with a store, a line each, by reading the file alone.
    ///
    /// # Errors
    /// [`Error::File`] when the file is no store, [`Error::Newer`] when a newer program wrote it.
    pub fn inspect(path: impl AsRef<Path>) -> Result<Vec<String>> {
        inspect(path.as_ref())
    }

    /// Opens or creates a file, and brings its schema up to date.
    ///
    /// # Errors
    /// [`Error::File`] in one line when the folder is missing or cannot be
    /// written, the file is no store, or a stale log lies beside it;
    /// [`Error::Newer`] when a newer program wrote it.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        let path = absolute(path.as_ref())?;
        let writer = open_writer(&path)?;
        Ok(Self {
            readers: Some(Readers::open(path)?),
            writer: Writer::start(writer)?,
        })
    }

    /// A store that ends with the value.
    ///
    /// # Errors
    /// Only when the machine is out of memory or threads.
    pub fn in_memory() -> Result<Self> {
        Ok(Self {
            readers: None,
            writer: Writer::start(open_in_memory()?)?,
        })
    }

    /// Bounds the size of the file in pages of 4096 bytes, for as long as it
    /// is open; `None` lifts the bound. A full store answers
    /// [`Error::Unavailable`] to what needs more, as on a full disk.
    ///
    /// # Errors
    /// As every method of [`Store`].
    pub async fn limit_pages(&self, pages: Option<u32>) -> Result<()> {
        let pages = i64::from(pages.unwrap_or(u32::MAX - 1));
        let limit = move |connection: &Connection| {
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        };
        self.writer
            .aside(move |connection| Ok(limit(connection)?))
            .await
    }

    async fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        match &self.readers {
            Some(readers) => readers.read(work).await,
            None => {
                self.writer
                    .aside(|connection| in_transaction(connection, work))
                    .await
            }
        }
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn player(&self, token: TokenHash) -> Result<Option<PlayerId>> {
        self.read(move |c| queries::player(c, token)).await
    }

    async fn create_player(&self, token: TokenHash, now: DateTime<Utc>) -> Result<PlayerId> {
        self.writer
            .write(move |c| statements::create_player(c, token, now))
            .await
    }

    async fn progress(&self, key: &Key) -> Result<Option<Progress>> {
        let key = key.clone();
        self.read(move |c| queries::progress(c, &key)).await
    }

    async fn rows(&self, key: &Key) -> Result<Vec<Row>> {
        let key = key.clone();
        self.read(move |c| queries::rows(c, &key)).await
    }

    async fn row(&self, key: &Key, attempt: u8, ply: u8) -> Result<Option<Row>> {
        let key = key.clone();
        self.read(move |c| queries::row(c, &key, attempt, ply))
            .await
    }

    async fn advance(&self, step: Advance) -> Result<Advanced> {
        self.writer
            .write(move |c| statements::advance(c, &step))
            .await
    }

    async fn results(&self, player: PlayerId) -> Result<Vec<(String, DayResult)>> {
        self.read(move |c| queries::results(c, player)).await
    }

    async fn results_between(
        &self,
        player: PlayerId,
        game: &str,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<DayResult>> {
        let game = game.to_owned();
        self.read(move |c| queries::results_between(c, player, &game, from, to))
            .await
    }

    async fn spread(&self, game: &str, date: NaiveDate) -> Result<[u64; 4]> {
        let game = game.to_owned();
        self.read(move |c| queries::spread(c, &game, date)).await
    }

    async fn outcomes(&self, game: &str, limit: u32) -> Result<Outcomes> {
        let game = game.to_owned();
        self.read(move |c| outcomes::outcomes(c, &game, limit))
            .await
    }

    async fn recorded(&self, game: &str, date: NaiveDate) -> Result<Option<DayRecord>> {
        let days = self.recorded_between(game, date, date).await?;
        Ok(days.into_iter().next())
    }

    async fn recorded_between(
        &self,
        game: &str,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<DayRecord>> {
        let game = game.to_owned();
        self.read(move |c| queries::recorded(c, &game, from, to))
            .await
    }

    async fn record(&self, days: Vec<DayRecord>) -> Result<()> {
        self.writer
            .write(move |c| statements::record(c, &days))
            .await
    }

    async fn last_recorded(&self) -> Result<Option<NaiveDate>> {
        self.read(queries::last_recorded).await
    }

    async fn voids(&self) -> Result<Vec<(String, NaiveDate)>> {
        self.read(queries::voids).await
    }

    async fn declare_void(&self, game: &str, date: NaiveDate, reason: Option<&str>) -> Result<()> {
        let (game, reason) = (game.to_owned(), reason.map(str::to_owned));
        self.writer
            .write(move |c| statements::declare_void(c, &game, date, reason.as_deref()))
            .await
    }

    async fn undo_void(&self, game: &str, date: NaiveDate) -> Result<bool> {
        let game = game.to_owned();
        self.writer
            .write(move |c| statements::undo_void(c, &game, date))
            .await
    }

    async fn void(&self, game: &str, date: NaiveDate) -> Result<Option<Void>> {
        let game = game.to_owned();
        self.read(move |c| queries::void(c, &game, date)).await
    }

    async fn recovery(&self, player: PlayerId) -> Result<Option<DateTime<Utc>>> {
        self.read(move |c| recovery::made_at(c, player)).await
    }

    async fn put_recovery(
        &self,
        player: PlayerId,
        code: CodeHash,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.writer
            .write(move |c| recovery::put(c, player, code, now))
            .await
    }

    async fn redeem(&self, redeem: Redeem) -> Result<Option<PlayerId>> {
        let code = redeem.code;
        // A code that opens nothing must not wait for the writer, nor keep it from working.
        if !self.read(move |c| recovery::opens(c, code)).await? {
            return Ok(None);
        }
        self.writer
            .write(move |c| recovery::redeem(c, &redeem))
            .await
    }

    async fn devices(&self, player: PlayerId, here: Option<TokenHash>) -> Result<Vec<Device>> {
        self.read(move |c| devices::devices(c, player, here)).await
    }

    async fn touch(&self, token: TokenHash, agent: &Agent, today: NaiveDate) -> Result<()> {
        let asked = agent.clone();
        let news = self.read(move |c| devices::is_news(c, token, &asked, today));
        if !news.await? {
            return Ok(());
        }
        let agent = agent.clone();
        self.writer
            .write(move |c| devices::touch(c, token, &agent, today))
            .await
    }

    async fn revoke(&self, player: PlayerId, device: DeviceId) -> Result<bool> {
        self.writer
            .write(move |c| devices::revoke(c, player, device))
            .await
    }

    async fn export(&self, player: PlayerId) -> Result<serde_json::Value> {
        self.read(move |c| export::export(c, player)).await
    }

    async fn erase(&self, player: PlayerId) -> Result<()> {
        self.writer
            .write(move |c| statements::erase(c, player))
            .await
    }

    async fn latest(&self) -> Result<Option<DateTime<Utc>>> {
        self.read(queries::latest).await
    }

    async fn check(&self) -> Result<Vec<String>> {
        self.read(queries::check).await
    }

    async fn backup(&self, target: &Path) -> Result<()> {
        let target = target.to_owned();
        let Some(readers) = &self.readers else {
            return self.writer.aside(move |c| backup::copy(c, &target)).await;
        };
        let path = readers.path().clone();
        spawn_blocking(move || backup::copy(&open_reader(&path)?, &target))
            .await
            .map_err(|error| Error::backend(&error.to_string()))?
    }

    async fn ping(&self) -> Result<()> {
        self.read(queries::ping).await
    }
}
