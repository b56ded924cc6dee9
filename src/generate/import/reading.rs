//! Items out of a file, whatever its kind.

use std::io::{self, BufRead};

use serde::Deserialize;

use super::{
    lines::{LONGEST, Line, Lines},
    pdn::Reader,
};

/// The most items of a file.
pub const MOST_ITEMS: usize = 10_000;

/// One position as its file gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// The line that it begins on, from 1.
    pub line: usize,
    /// The id of its game, where it names one.
    pub game: Option<String>,
    /// Whether the game is the item's own word and not a number that several games share.
    pub named: bool,
    /// The text of the position.
    pub position: String,
    /// Who composed it.
    pub author: Option<String>,
    /// The N that is claimed.
    pub win_in: Option<u8>,
    /// The moves that are given, the first player's first.
    pub moves: Vec<String>,
}

/// Something in a file that is no item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in words.
    pub problem: String,
}

/// What stands in a file, in order.
pub type Items = Vec<Result<Item, Unreadable>>;

/// Why a file as a whole is of no use.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Nothing in it.
    #[error("there is no position in it")]
    Empty,
    /// More than a person composes.
    #[error("more than {MOST_ITEMS} positions; split the file")]
    TooMany,
    /// An array, not lines.
    #[error("a JSON array; one object a line is wanted")]
    Array,
}

/// Reads JSON lines or PDN; the first line that is not blank tells which.
///
/// # Errors
/// When the whole file is of no use. What is wrong with one item stands in its place.
pub fn read(input: impl BufRead) -> Result<Items, ReadError> {
    let mut lines = Lines::new(input);
    let mut items = Items::new();
    let mut pdn: Option<Reader> = None;
    let mut json = false;
    while let Some(line) = lines.read()? {
        if line.text.trim().is_empty() && !line.too_long {
            continue;
        }
        if pdn.is_none() && !json {
            match kind(&line) {
                Kind::Pdn => pdn = Some(Reader::default()),
                Kind::Json => json = true,
                Kind::Array => return Err(ReadError::Array),
            }
        }
        match &mut pdn {
            Some(reader) => reader.line(&line, &mut items),
            None => items.push(json_item(&line)),
        }
        if items.len() > MOST_ITEMS {
            return Err(ReadError::TooMany);
        }
    }
    if let Some(reader) = pdn {
        reader.end(&mut items);
    }
    if items.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(items)
}

/// How a file is written.
enum Kind {
    Json,
    Pdn,
    Array,
}

fn kind(first: &Line) -> Kind {
    let mut chars = first.text.trim_start().chars();
    let (begin, then) = (chars.next(), chars.find(|c| !c.is_whitespace()));
    match (begin, then) {
        (Some('['), Some(c)) if c.is_alphabetic() => Kind::Pdn,
        (Some('['), _) => Kind::Array,
        (Some('{'), Some('"' | '}')) => Kind::Json,
        (Some('{' | '%' | ';' | '('), _) => Kind::Pdn,
        _ => Kind::Json,
    }
}

/// An object of a line. What else it holds is not looked at, so that a line of a book will do.
#[derive(Debug, Deserialize)]
struct Wide {
    position: String,
    game: Option<String>,
    author: Option<String>,
    win_in: Option<u8>,
    line: Option<Vec<String>>,
    source: Option<From>,
}

/// The author where a book has it.
#[derive(Debug, Deserialize)]
struct From {
    author: Option<String>,
}

fn json_item(line: &Line) -> Result<Item, Unreadable> {
    let number = line.number;
    // What is quoted may be as long as the line.
    let wrong = |problem: String| Unreadable {
        line: number,
        problem: problem.chars().take(200).collect(),
    };
    if line.too_long {
        return Err(wrong(format!("the line has more than {LONGEST} bytes")));
    }
    if !line.utf8 {
        return Err(wrong("the line is not UTF-8".to_owned()));
    }
    let text = line.text.trim();
    if text.starts_with('"') {
        let position = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        return Ok(bounded(Item {
            line: number,
            position,
            ..Item::default()
        }));
    }
    if !text.starts_with('{') {
        let problem = "neither a JSON object nor a position in quotes";
        return Err(wrong(problem.to_owned()));
    }
    let wide: Wide = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    Ok(bounded(Item {
        line: number,
        named: wide.game.is_some(),
        game: wide.game,
        position: wide.position,
        author: wide.author.or_else(|| wide.source?.author),
        win_in: wide.win_in,
        moves: wide.line.unwrap_or_default(),
    }))
}

/// The item with no text longer than what is refused for its length.
fn bounded(mut item: Item) -> Item {
    let cut = |text: &mut String, most: usize| {
        if let Some((end, _)) = text.char_indices().nth(most) {
            text.truncate(end);
            text.shrink_to_fit();
        }
    };
    cut(&mut item.position, 4096);
    item.game.iter_mut().for_each(|game| cut(game, 64));
    item.author.iter_mut().for_each(|author| cut(author, 256));
    item.moves.truncate(64);
    item.moves.iter_mut().for_each(|mv| cut(mv, 128));
    item
}
