//! Where the good ones go: each import is one more volume of each game, in the operator's folder.
//!
//! A volume is a file of its own that no later import touches, so that days announced stay as they
//! are; its days follow those of the volume before. The list of volumes is written last and decides:
//! an import that is killed before that has not happened.

use std::{
    collections::{BTreeMap, HashMap},
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use chrono::{Days, NaiveDate};
use serde::Serialize;

use super::{
    judging::{Judge, Judged},
    reading::{Item, Items},
    reasons::Reason,
};
use crate::{
    generate::run::{self, RunError},
    puzzle::{
        author,
        book::{self, Puzzle, Source, Volume},
        folder::{self, FolderError},
        library::Library,
        table::{Table, table},
    },
    rules::{catalog::all_games, game::Game},
};

/// Beside the volumes: held while an import is at work.
const LOCK: &str = "import.lock";

/// What to do.
#[derive(Clone, Debug)]
pub struct Order<'a> {
    /// The game where an item names none.
    pub game: Option<&'a str>,
    /// The author where an item names none.
    pub author: Option<&'a str>,
    /// Take what only taste is against.
    pub own_taste: bool,
    /// The operator's folder; made where it is missing.
    pub folder: &'a Path,
    /// The first day; the first free one where none is given.
    pub from: Option<NaiveDate>,
    /// The first day that cannot have been recorded yet.
    pub tomorrow: NaiveDate,
    /// Write nothing.
    pub dry_run: bool,
}

/// What has become of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It is in a volume now, or would be but for a dry run.
    Added,
    /// Something is against it.
    Rejected,
    /// It is no item.
    Unreadable,
}

/// An item and its fate.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// The line of the file, from 1.
    pub line: usize,
    /// What has become of it.
    pub verdict: Fate,
    /// Its game.
    pub game: Option<String>,
    /// The id of the position.
    pub id: Option<String>,
    /// The position as it was judged.
    pub position: Option<String>,
    /// Whether the board was turned half round for that.
    pub turned: bool,
    /// Who composed it.
    pub author: Option<String>,
    /// The exact N.
    pub win_in: Option<u8>,
    /// The grade that it got.
    pub grade: Option<u8>,
    /// Why it was not taken; for one that was, what taste has against it.
    pub reasons: Vec<Reason>,
    /// What there is to say besides.
    pub notes: Vec<String>,
}

/// What an import comes to.
#[derive(Debug, Serialize)]
pub struct Report {
    /// How many puzzles were added.
    pub added: usize,
    /// How many items were not.
    pub rejected: usize,
    /// The volumes that were added.
    pub volumes: Vec<Volume>,
    /// Every item, in the order of the file.
    pub items: Vec<Told>,
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The folder is broken.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// Something cannot be written.
    #[error(transparent)]
    Write(#[from] RunError),
    /// The folder cannot be used.
    #[error("{path}: {problem}")]
    Io {
        /// What.
        path: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// Another import holds the folder.
    #[error("{0}: another import is at work")]
    Busy(PathBuf),
    /// The days asked for cannot be had.
    #[error("--from: {0}")]
    Days(String),
}

type Judging = Box<dyn FnMut(&Item) -> Judged>;

macro_rules! judges {
    ($($game:path,)+) => {
        /// The judge of a game with the puzzles that say how it is graded; `None` where there is
        /// no such game.
        fn judge(id: &str, graded: &[&Puzzle]) -> Option<Judging> {
            $(if $game.id() == id {
                let mut judge = Judge::new($game, graded.iter().copied()).ok()?;
                return Some(Box::new(move |item| judge.judge(item)));
            })+
            None
        }
    };
}

all_games!(judges);

/// Judges the items of a file and adds the good ones to the operator's folder. `built_in` is the
/// library without any folder; `progress` is called with the number of items done.
///
/// # Errors
/// When nothing can be imported; then nothing is written.
pub fn import(
    built_in: &Library,
    items: Items,
    order: &Order<'_>,
    progress: &dyn Fn(usize),
) -> Result<Report, ImportError> {
    if let Some(from) = order.from
        && from < order.tomorrow
    {
        let tomorrow = order.tomorrow;
        let problem = format!("{from} may be recorded already; {tomorrow} is the first free day");
        return Err(ImportError::Days(problem));
    }
    let _lock = if order.dry_run {
        None
    } else {
        Some(lock(order.folder)?)
    };
    let list = order.folder.join(folder::LIST);
    let library = if list.exists() {
        built_in.clone().join(order.folder)?
    } else {
        built_in.clone()
    };
    let mut desk = Desk::new(&library, order);
    let mut told = Vec::with_capacity(items.len());
    for (i, item) in items.into_iter().enumerate() {
        told.push(match item {
            Ok(item) => desk.item(&item),
            Err(unreadable) => Told {
                reasons: vec![Reason::hard("unreadable", unreadable.problem)],
                ..told_of(unreadable.line, Fate::Unreadable)
            },
        });
        progress(i + 1);
    }
    let new = std::mem::take(&mut desk.new);
    let added = new.values().map(Vec::len).sum();
    let volumes = add(&library, &new, order)?;
    Ok(Report {
        added,
        rejected: told.len() - added,
        volumes,
        items: told,
    })
}

fn lock(folder: &Path) -> Result<File, ImportError> {
    let path = folder.join(LOCK);
    let at = |problem| ImportError::Io {
        path: path.clone(),
        problem,
    };
    fs::create_dir_all(folder).map_err(|problem| ImportError::Io {
        path: folder.to_owned(),
        problem,
    })?;
    let file = File::create(&path).map_err(at)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ImportError::Busy(folder.to_owned())),
        Err(TryLockError::Error(problem)) => Err(at(problem)),
    }
}

const fn told_of(line: usize, verdict: Fate) -> Told {
    Told {
        line,
        verdict,
        game: None,
        id: None,
        position: None,
        turned: false,
        author: None,
        win_in: None,
        grade: None,
        reasons: Vec::new(),
        notes: Vec::new(),
    }
}

/// What is known while a file is gone through.
struct Desk<'a> {
    library: &'a Library,
    order: &'a Order<'a>,
    judges: HashMap<&'static str, Option<Judging>>,
    /// In words where the puzzle with an id is already.
    ids: HashMap<String, String>,
    /// The puzzle with a shape and in words where it is, by game and shape.
    shapes: HashMap<(&'static str, String), (String, String)>,
    new: BTreeMap<&'static str, Vec<Puzzle>>,
}

impl<'a> Desk<'a> {
    fn new(library: &'a Library, order: &'a Order<'a>) -> Self {
        let mut desk = Self {
            library,
            order,
            judges: HashMap::new(),
            ids: HashMap::new(),
            shapes: HashMap::new(),
            new: BTreeMap::new(),
        };
        for table in crate::puzzle::table::TABLES {
            let game = table.id();
            for (_, puzzles) in library.of(game) {
                for puzzle in puzzles {
                    let place = format!("the built-in book of {game}");
                    desk.ids.entry(puzzle.id.clone()).or_insert(place);
                }
            }
            for (volume, puzzles) in library.own(game) {
                for puzzle in puzzles {
                    let number = volume.volume;
                    let by = puzzle.source.author();
                    let by = by.map_or_else(String::new, |by| format!(", by {by}"));
                    let place = format!("your own volume {number} of {game}{by}");
                    let shape = table.shape(&puzzle.position, &puzzle.line);
                    let known = (puzzle.id.clone(), place.clone());
                    desk.shapes.insert((game, shape), known);
                    desk.ids.insert(puzzle.id.clone(), place);
                }
            }
        }
        desk
    }

    /// Judges one item and keeps it when it is good.
    fn item(&mut self, item: &Item) -> Told {
        let mut told = told_of(item.line, Fate::Rejected);
        let given = item.author.as_deref().or(self.order.author);
        let author = match given.map(author::checked) {
            Some(Ok(name)) => Some(name.to_owned()),
            Some(Err(problem)) => {
                told.reasons
                    .push(Reason::hard("author", problem.to_string()));
                None
            }
            None => {
                let text = "nobody is named as the author; --author names one for all";
                told.reasons.push(Reason::hard("author", text));
                None
            }
        };
        told.author.clone_from(&author);
        told.position = Some(item.position.chars().take(200).collect());
        let table = match self.table_of(item) {
            Ok(table) => table,
            Err(reason) => {
                told.reasons.push(reason);
                return told;
            }
        };
        told.game = Some(table.id().to_owned());
        let Some(mut judged) = self.judged(table.id(), item) else {
            let text = format!(
                "{} has no puzzle of the day to take the place of",
                table.id()
            );
            told.reasons.push(Reason::hard("no-daily", text));
            return told;
        };
        told.reasons.append(&mut judged.reasons);
        told.reasons.extend(self.twins(table.id(), &judged));
        told.position = Some(judged.position);
        told.turned = judged.turned;
        told.id = judged.id;
        told.win_in = judged.win_in;
        told.notes = judged.notes;
        let against = |reason: &Reason| !(reason.taste && self.order.own_taste);
        if told.reasons.iter().any(against) {
            return told;
        }
        if let (Some(mut puzzle), Some(author)) = (judged.puzzle, author) {
            told.verdict = Fate::Added;
            told.grade = Some(puzzle.grade);
            puzzle.source = Source::Composed { author };
            let place = format!("line {} of this file", item.line);
            if let Some(shape) = judged.shape {
                let known = (puzzle.id.clone(), place.clone());
                self.shapes.insert((table.id(), shape), known);
            }
            self.ids.insert(puzzle.id.clone(), place);
            self.new.entry(table.id()).or_default().push(puzzle);
        }
        told
    }

    /// The game of an item: the one it names, else the one of the order, else the one of its
    /// number, which several games may share.
    fn table_of(&self, item: &Item) -> Result<&'static dyn Table, Reason> {
        let own = item.game.as_deref();
        let id = match (item.named, self.order.game) {
            (false, Some(game)) => Some(game),
            _ => own,
        };
        let Some(id) = id else {
            let text = "no game is named; --game names one for all";
            return Err(Reason::hard("game", text));
        };
        table(id).ok_or_else(|| Reason::hard("game", format!("unknown game {id:?}")))
    }

    /// What the game's judge says; `None` where it has no puzzle of the day.
    fn judged(&mut self, game: &'static str, item: &Item) -> Option<Judged> {
        let library = self.library;
        let judge = self.judges.entry(game).or_insert_with(|| {
            let graded: Vec<&Puzzle> = library.of(game).flat_map(|(_, all)| all).collect();
            if graded.is_empty() {
                return None;
            }
            judge(game, &graded)
        });
        judge.as_mut().map(|judge| judge(item))
    }

    /// What a position has in common with puzzles that are there.
    fn twins(&self, game: &'static str, judged: &Judged) -> Option<Reason> {
        let id = judged.id.as_ref()?;
        if let Some(place) = self.ids.get(id) {
            let text = format!("the twin of {id} in {place}");
            return Some(Reason::hard("twin", text).twin_of(id));
        }
        let shape = judged.shape.clone()?;
        let (other, place) = self.shapes.get(&(game, shape))?;
        let text = format!("its moves look just like those of {other} in {place}");
        Some(Reason::taste("look-alike", text).twin_of(other))
    }
}

/// Writes a volume for each game, then the list that makes them count.
fn add(
    library: &Library,
    new: &BTreeMap<&'static str, Vec<Puzzle>>,
    order: &Order<'_>,
) -> Result<Vec<Volume>, ImportError> {
    let mut volumes = Vec::new();
    for (game, puzzles) in new {
        volumes.push(row(library, game, puzzles.len(), order)?);
    }
    if order.dry_run || volumes.is_empty() {
        return Ok(volumes);
    }
    for (volume, puzzles) in volumes.iter().zip(new.values()) {
        run::publish(&order.folder.join(&volume.file), &book::write(puzzles))?;
    }
    let known = crate::puzzle::table::TABLES
        .into_iter()
        .flat_map(|table| library.own(table.id()))
        .map(|(volume, _)| volume);
    let rows: Vec<String> = known
        .chain(&volumes)
        .filter_map(|volume| serde_json::to_string(volume).ok())
        .map(|row| format!("  {row}"))
        .collect();
    let list = format!("[\n{}\n]\n", rows.join(",\n"));
    run::publish(&order.folder.join(folder::LIST), &list)?;
    Ok(volumes)
}

/// The row of a new volume of so many days.
fn row(
    library: &Library,
    game: &str,
    days: usize,
    order: &Order<'_>,
) -> Result<Volume, ImportError> {
    let known: Vec<&Volume> = library.own(game).map(|(volume, _)| volume).collect();
    let after = known.iter().filter_map(|volume| volume.to.succ_opt()).max();
    let next = after.map_or(order.tomorrow, |after| after.max(order.tomorrow));
    let from = order.from.unwrap_or(next);
    let ahead = Days::new(days.saturating_sub(1) as u64);
    let to = from
        .checked_add_days(ahead)
        .ok_or_else(|| ImportError::Days(format!("{from} is too far ahead")))?;
    let clash = known
        .iter()
        .find(|other| other.from <= to && from <= other.to);
    if let Some(other) = clash {
        let (number, first, last) = (other.volume, other.from, other.to);
        return Err(ImportError::Days(format!(
            "{from} to {to} meets volume {number} of {game}, {first} to {last}; {next} is free"
        )));
    }
    let volume = known.iter().map(|volume| volume.volume).max().unwrap_or(0) + 1;
    let file = match volume {
        1 => format!("{game}-own.jsonl"),
        more => format!("{game}-own-{more}.jsonl"),
    };
    Ok(Volume {
        game: game.to_owned(),
        volume,
        file,
        seed: 1,
        from,
        to,
    })
}
