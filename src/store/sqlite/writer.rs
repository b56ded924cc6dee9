//! The one thread that writes, many jobs to a commit.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::store::{Error, Result};

/// Jobs that may wait before callers do.
const QUEUE: usize = 1024;

/// Jobs that share one commit at most.
const GROUP: usize = 256;

/// The thread and the way to it. Dropping it finishes the jobs that wait,
/// empties the log into the file and joins the thread.
#[derive(Debug)]
pub(super) struct Writer {
    tasks: Option<mpsc::Sender<Task>>,
    thread: Option<JoinHandle<()>>,
}

enum Task {
    /// Part of the next commit.
    Write(Box<dyn Job>),
    /// Runs between two commits, outside any transaction.
    Aside(Box<dyn FnOnce(&Connection) + Send>),
}

/// A write whose result waits for the commit.
trait Job: Send {
    fn run(&mut self, connection: &Connection) -> Result<()>;
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Pending<T, F> {
    work: Option<F>,
    outcome: Result<T>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T> + Send> Job for Pending<T, F> {
    fn run(&mut self, connection: &Connection) -> Result<()> {
        if let Some(work) = self.work.take() {
            self.outcome = guarded(|| work(connection));
        }
        self.outcome.as_ref().map(drop).map_err(Clone::clone)
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let answer = self.outcome.and_then(|value| committed.map(|()| value));
        // A caller that left is told nothing; what it asked for is done.
        let _ = self.reply.send(answer);
    }
}

/// A panic in one job must not end the thread that serves all.
fn guarded<T>(work: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Error::backend("a job of the store panicked")))
}

fn stopped() -> Error {
    Error::unavailable("the writer has stopped")
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Self> {
        let (tasks, queue) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || serve(&connection, queue))
            .map_err(|error| Error::unavailable(&error.to_string()))?;
        Ok(Self {
            tasks: Some(tasks),
            thread: Some(thread),
        })
    }

    /// Runs a write; returns when it is durable.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Pending {
            work: Some(work),
            outcome: Err(Error::unavailable("the transaction did not begin")),
            reply,
        };
        self.send(Task::Write(Box::new(job))).await?;
        answer.await.map_err(|_| stopped())?
    }

    /// Runs something on the writer's connection, outside any transaction.
    pub(super) async fn aside<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let task = move |connection: &Connection| {
            let _ = reply.send(guarded(|| work(connection)));
        };
        self.send(Task::Aside(Box::new(task))).await?;
        answer.await.map_err(|_| stopped())?
    }

    async fn send(&self, task: Task) -> Result<()> {
        let tasks = self.tasks.as_ref().ok_or_else(stopped)?;
        tasks.send(task).await.map_err(|_| stopped())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.tasks.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn serve(connection: &Connection, mut queue: mpsc::Receiver<Task>) {
    while let Some(first) = queue.blocking_recv() {
        let mut jobs = Vec::new();
        let mut next = Some(first);
        while let Some(task) = next {
            match task {
                Task::Write(job) => jobs.push(job),
                Task::Aside(work) => {
                    commit_group(connection, std::mem::take(&mut jobs));
                    work(connection);
                }
            }
            next = (jobs.len() < GROUP)
                .then(|| queue.try_recv().ok())
                .flatten();
        }
        commit_group(connection, jobs);
    }
    // Best effort: another process may hold the log, and loses nothing by it.
    let _ = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
}

fn commit_group(connection: &Connection, mut jobs: Vec<Box<dyn Job>>) {
    if jobs.is_empty() {
        return;
    }
    let committed = run_group(connection, &mut jobs);
    if let Err(error) = &committed {
        tracing::error!(jobs = jobs.len(), ?error, "the store could not commit");
    }
    for job in jobs {
        job.answer(committed.clone());
    }
}

fn run_group(connection: &Connection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    // The lock is taken before anything is read, so no job can find later
    // that it decided on an old state.
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let done = jobs
        .iter_mut()
        .try_for_each(|job| run_one(connection, job.as_mut()))
        .and_then(|()| Ok(connection.execute_batch("COMMIT")?));
    if done.is_err() && !connection.is_autocommit() {
        // Should even this fail, the next BEGIN reports it.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}

/// Runs one job in a savepoint, so that its failure takes nothing else along.
fn run_one(connection: &Connection, job: &mut dyn Job) -> Result<()> {
    connection.execute_batch("SAVEPOINT job")?;
    let Err(error) = job.run(connection) else {
        return Ok(connection.execute_batch("RELEASE job")?);
    };
    if connection.is_autocommit() {
        // The disk was full and `SQLite` has rolled back the whole group.
        return Err(error);
    }
    Ok(connection.execute_batch("ROLLBACK TO job; RELEASE job")?)
}
