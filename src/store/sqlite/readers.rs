//! A few read-only connections, used on the blocking pool.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::open::open_reader;
use crate::store::{Error, Result};

/// Reads that run at once; more wait.
const READERS: usize = 4;

/// The connections of one file.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    idle: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    /// Opens one connection now, to fail early, and the others when needed.
    pub(super) fn open(path: PathBuf) -> Result<Self> {
        let idle = vec![open_reader(&path)?];
        Ok(Self {
            path,
            idle: Arc::new(Mutex::new(idle)),
            permits: Arc::new(Semaphore::new(READERS)),
        })
    }

    /// Runs a read in one short transaction, so that all of it sees one state.
    pub(super) async fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let closed = |_| Error::unavailable("the readers have stopped");
        let permit = Arc::clone(&self.permits)
            .acquire_owned()
            .await
            .map_err(closed)?;
        let (path, idle) = (self.path.clone(), Arc::clone(&self.idle));
        let task = spawn_blocking(move || {
            let _permit = permit;
            let free = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = free.map_or_else(|| open_reader(&path), Ok)?;
            let answer = in_transaction(&connection, work);
            if connection.is_autocommit() {
                let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
                idle.push(connection);
            }
            answer
        });
        task.await
            .map_err(|error| Error::backend(&error.to_string()))?
    }

    /// The file they read.
    pub(super) fn path(&self) -> &PathBuf {
        &self.path
    }
}

/// One state for several statements; nothing is written.
pub(super) fn in_transaction<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T>,
) -> Result<T> {
    connection.execute_batch("BEGIN")?;
    let answer = work(connection);
    connection.execute_batch("ROLLBACK")?;
    answer
}
