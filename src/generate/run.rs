//! Many restarts over threads and shards, resumable after a kill at any moment.
//!
//! Restarts are done in blocks. A finished block is one line of a journal beside the output; the
//! output itself appears at the end, whole, under its name. A journal whose last line is torn is
//! cut there. A finished output keeps its order beside it, so that the same command finds it done
//! and another one does not overwrite it.

use std::{
    collections::HashMap,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    candidate::Candidate, climb::Climber, gate::Rejected, limits::Limits, natural::Natural,
};
use crate::rules::game::Game;

/// Restarts in a block.
const BLOCK: usize = 16;

/// Which restarts a run does: those that are `index` modulo `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// From 0.
    pub index: u64,
    /// How many shards there are.
    pub of: u64,
}

impl Shard {
    /// The whole.
    pub const WHOLE: Self = Self { index: 0, of: 1 };
}

/// What to do.
#[derive(Clone, Debug)]
pub struct Order {
    /// Restarts of all shards together.
    pub restarts: u64,
    /// The seed.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
    /// The part of it.
    pub shard: Shard,
    /// The one source to take; `None` draws one for each restart.
    pub source: Option<String>,
    /// Where the candidates go.
    pub out: PathBuf,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Restarts done.
    pub done: u64,
    /// Restarts to do.
    pub of: u64,
    /// Candidates found so far.
    pub found: u64,
}

/// Why a run stops.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file cannot be read or written.
    #[error("{path}: {problem}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// The journal belongs to another run.
    #[error("{0}: the journal of a run with other settings; remove it or choose another output")]
    OtherRun(PathBuf),
    /// Another process works on it.
    #[error("{0}: another search is at work on it")]
    AtWork(PathBuf),
    /// The output is there and comes from another order, or from nobody knows which.
    #[error("{0}: there already, from another search; remove it or choose another output")]
    OtherOutput(PathBuf),
    /// A line of a candidate file is none.
    #[error("{path}, line {line}: {source}")]
    Line {
        /// The file.
        path: PathBuf,
        /// From 1.
        line: usize,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// A shard number beyond the number of shards.
    #[error("there is no shard {index} of {of}")]
    NoShard {
        /// The shard asked for.
        index: u64,
        /// How many there are.
        of: u64,
    },
    /// The game has no generator.
    #[error(transparent)]
    Gate(#[from] Rejected),
    /// The caller stopped the run; the journal keeps what is done.
    #[error("stopped; the same command goes on from here")]
    Stopped,
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> RunError {
    let path = path.to_owned();
    move |problem| RunError::Io { path, problem }
}

/// The first line of a journal.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    game: String,
    generator: String,
    restarts: u64,
    seed: u64,
    shard: Shard,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

impl Header {
    fn of(game: &str, generator: &str, order: &Order) -> Self {
        Self {
            game: game.to_owned(),
            generator: generator.to_owned(),
            restarts: order.restarts,
            seed: order.seed,
            shard: order.shard,
            source: order.source.clone(),
        }
    }
}

/// Every other line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    block: usize,
    found: Vec<Candidate>,
}

/// Does the restarts of an order and writes the candidates, sorted and without doubles; goes on
/// where an earlier run of the same order was interrupted. Returns how many candidates there are.
///
/// # Errors
/// Files that cannot be read or written, a journal of another order, a game without generator, or
/// [`RunError::Stopped`] when `progress` breaks.
pub fn run<G: Game>(
    game: &G,
    order: &Order,
    progress: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
) -> Result<usize, RunError> {
    let (limits, natural) = (Limits::of(game), Natural::of(game.id()));
    run_with(game, (&limits, natural.as_ref()), order, progress)
}

/// The same with these thresholds and counts.
///
/// # Errors
/// See [`run`].
pub fn run_with<G: Game>(
    game: &G,
    (limits, natural): (&Limits, Option<&Natural>),
    order: &Order,
    progress: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
) -> Result<usize, RunError> {
    let Shard { index, of } = order.shard;
    if index >= of {
        return Err(RunError::NoShard { index, of });
    }
    let numbers: Vec<u64> = (0..order.restarts).filter(|i| i % of == index).collect();
    let blocks: Vec<&[u64]> = numbers.chunks(BLOCK).collect();
    let header = Header::of(game.id(), &limits.generators(), order);
    let mark = beside(&order.out, "order");
    if let Some(found) = finished(order, &header, &mark)? {
        return Ok(found);
    }
    let climber = || {
        let climber = Climber::with(*game, *limits, natural)?;
        match &order.source {
            Some(kind) => climber.from_source(kind),
            None => Ok(climber),
        }
    };
    // What cannot begin leaves no journal behind.
    climber()?;
    let journal = Journal::open(&header, &order.out)?;
    work(&climber, order, &blocks, &journal, progress)?;
    let found = journal.done.into_inner().unwrap_or_default();
    let candidates = sorted(found.into_values().flatten().collect());
    let text = text(&candidates);
    let done = Finished {
        order: header,
        sha256: digest(text.as_bytes()),
    };
    let line = serde_json::to_string(&done)
        .map_err(io::Error::from)
        .map_err(at(&mark))?;
    // The mark comes first: until the output is there it says nothing.
    publish(&mark, &(line + "\n"))?;
    publish(&order.out, &text)?;
    fs::remove_file(&journal.path).map_err(at(&journal.path))?;
    Ok(candidates.len())
}

/// What stands beside a finished output.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Finished {
    order: Header,
    /// Of the output, so that a file that was put in its place is known.
    sha256: String,
}

fn digest(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How many candidates a finished output of this order has; none where there is work to do. What
/// a kill between output and journal has left is removed.
fn finished(order: &Order, header: &Header, mark: &Path) -> Result<Option<usize>, RunError> {
    let output = match fs::read(&order.out) {
        Ok(output) => output,
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(problem) => return Err(at(&order.out)(problem)),
    };
    let known: Option<Finished> = fs::read(mark)
        .ok()
        .and_then(|text| serde_json::from_slice(&text).ok());
    let same = |known: Finished| known.order == *header && known.sha256 == digest(&output);
    if !known.is_some_and(same) {
        return Err(RunError::OtherOutput(order.out.clone()));
    }
    let journal = beside(&order.out, "journal");
    if journal.exists() {
        fs::remove_file(&journal).map_err(at(&journal))?;
    }
    Ok(Some(read(&order.out)?.len()))
}

fn work<G: Game>(
    climber: &(dyn Fn() -> Result<Climber<G>, Rejected> + Sync),
    order: &Order,
    blocks: &[&[u64]],
    journal: &Journal,
    progress: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
) -> Result<(), RunError> {
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let total = blocks.iter().map(|block| block.len() as u64).sum();
    let worker = || -> Result<(), RunError> {
        let mut climber = climber()?;
        while !stop.load(Ordering::Relaxed) {
            let block = next.fetch_add(1, Ordering::Relaxed);
            let Some(numbers) = blocks.get(block) else {
                return Ok(());
            };
            if !journal.knows(block) {
                let found = numbers
                    .iter()
                    .filter_map(|&number| climber.candidate(order.seed, number))
                    .collect();
                journal.add(block, found)?;
            }
            let (done, found) = journal.state(blocks);
            let state = Progress {
                done,
                of: total,
                found,
            };
            if progress(state).is_break() {
                stop.store(true, Ordering::Relaxed);
                return Err(RunError::Stopped);
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..order.jobs.max(1))
            .map(|_| scope.spawn(worker))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or(Err(RunError::Stopped)))
    })
}

struct Journal {
    path: PathBuf,
    file: Mutex<File>,
    done: Mutex<HashMap<usize, Vec<Candidate>>>,
}

impl Journal {
    fn open(header: &Header, out: &Path) -> Result<Self, RunError> {
        let path = beside(out, "journal");
        let mut file = OpenOptions::new()
            .create(true)
            .read(true)
            .append(true)
            .open(&path)
            .map_err(at(&path))?;
        // Where the file system knows no locks, nobody can be told apart.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(RunError::AtWork(path));
        }
        let bytes = fs::read(&path).map_err(at(&path))?;
        let text = String::from_utf8_lossy(&bytes);
        let mut done = HashMap::new();
        let mut whole = 0;
        for (i, line) in text.split_inclusive('\n').enumerate() {
            if !line.ends_with('\n') {
                break;
            }
            if i == 0 {
                let known: Option<Header> = serde_json::from_str(line).ok();
                if known.as_ref() != Some(header) {
                    return Err(RunError::OtherRun(path));
                }
            } else if let Ok(block) = serde_json::from_str::<Block>(line) {
                done.insert(block.block, block.found);
            } else {
                break;
            }
            whole += line.len() as u64;
        }
        file.set_len(whole).map_err(at(&path))?;
        if whole == 0 {
            append(&mut file, &path, header)?;
        }
        Ok(Self {
            path,
            file: Mutex::new(file),
            done: Mutex::new(done),
        })
    }

    fn knows(&self, block: usize) -> bool {
        self.done.lock().is_ok_and(|done| done.contains_key(&block))
    }

    fn add(&self, block: usize, found: Vec<Candidate>) -> Result<(), RunError> {
        let line = Block { block, found };
        // A poisoned lock means that another thread has panicked: nothing more is recorded.
        let mut file = self.file.lock().map_err(|_| RunError::Stopped)?;
        append(&mut file, &self.path, &line)?;
        let mut done = self.done.lock().map_err(|_| RunError::Stopped)?;
        done.insert(line.block, line.found);
        Ok(())
    }

    /// Restarts done and candidates found.
    fn state(&self, blocks: &[&[u64]]) -> (u64, u64) {
        self.done.lock().map_or((0, 0), |done| {
            let restarts = |block: &usize| blocks.get(*block).map_or(0, |b| b.len() as u64);
            (
                done.keys().map(restarts).sum(),
                done.values().map(|found| found.len() as u64).sum(),
            )
        })
    }
}

fn append<T: Serialize>(file: &mut File, path: &Path, line: &T) -> Result<(), RunError> {
    let mut bytes = serde_json::to_vec(line)
        .map_err(io::Error::from)
        .map_err(at(path))?;
    bytes.push(b'\n');
    file.write_all(&bytes).map_err(at(path))
}

fn beside(out: &Path, ending: &str) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Writes a file so that it is there whole or not at all.
///
/// # Errors
/// When it cannot be written.
pub fn publish(out: &Path, text: &str) -> Result<(), RunError> {
    let part = beside(out, "part");
    let mut file = File::create(&part).map_err(at(&part))?;
    file.write_all(text.as_bytes()).map_err(at(&part))?;
    file.sync_all().map_err(at(&part))?;
    fs::rename(&part, out).map_err(at(out))
}

/// Candidates in their order, each position once: by id, of equals the one of the earliest
/// restart.
#[must_use]
pub fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_by(|a, b| {
        let key = |c: &Candidate| (c.game.clone(), c.id.clone(), c.seed, c.restart);
        key(a).cmp(&key(b))
    });
    candidates.dedup_by(|b, a| a.id == b.id && a.game == b.game);
    candidates
}

/// The text of a candidate file.
#[must_use]
pub fn text(candidates: &[Candidate]) -> String {
    candidates
        .iter()
        .map(|candidate| candidate.text() + "\n")
        .collect()
}

/// Reads a candidate file.
///
/// # Errors
/// The first line that is no candidate, or a file that cannot be read.
pub fn read(path: &Path) -> Result<Vec<Candidate>, RunError> {
    let text = fs::read_to_string(path).map_err(at(path))?;
    text.lines()
        .enumerate()
        .map(|(i, line)| {
            serde_json::from_str(line).map_err(|source| RunError::Line {
                path: path.to_owned(),
                line: i + 1,
                source,
            })
        })
        .collect()
}

/// Joins candidate files into one; the bytes do not depend on how the work was shared out.
/// Returns how many candidates there are.
///
/// # Errors
/// Files that cannot be read or written.
pub fn merge(files: &[PathBuf], out: &Path) -> Result<usize, RunError> {
    let mut all = Vec::new();
    for file in files {
        all.extend(read(file)?);
    }
    let candidates = sorted(all);
    publish(out, &text(&candidates))?;
    Ok(candidates.len())
}
