//! Positions and games in portable draughts notation, for programs that read it.
//!
//! A number of `GameType` stands for a numbering of the squares too. Where ours is another, the
//! squares are numbered anew: Italian and Spanish boards have their long diagonal on the right,
//! ours has it on the left as in every other game.

use chrono::{Datelike, NaiveDate};

use crate::{
    puzzle::table::Table,
    rules::{game::Seat, setup::SetupError},
};

/// How a game stands in the notation: its number with what that number means, the sign of a
/// capture, and how its squares are numbered.
struct Kind {
    game: &'static str,
    game_type: &'static str,
    sign: &'static str,
    squares: Squares,
}

/// From the names of squares here to those of the notation.
#[derive(Clone, Copy)]
enum Squares {
    /// The same.
    Ours,
    /// Numbers that run the other way in each row.
    RowsMirrored,
    /// Numbers that begin with the last row.
    RowsFromBelow,
}

/// The games that have a number. Arabic dama shares that of Turkish; a house rule and the star
/// have none.
const KINDS: [Kind; 9] = [
    kind("turkish", "30,W,8,8,A0,0", "x", Squares::Ours),
    kind("arabic", "30,W,8,8,A0,0", "x", Squares::Ours),
    kind("russian", "25,W,8,8,A0,0", ":", Squares::Ours),
    kind("american", "21,B,8,8,N1,0", "x", Squares::Ours),
    kind("international", "20,W,10,10,N2,0", "x", Squares::Ours),
    kind("brazilian", "26,W,8,8,A0,0", "x", Squares::Ours),
    kind("spanish", "24,W,8,8,N1,1", "x", Squares::RowsFromBelow),
    kind("italian", "22,W,8,8,N2,1", "x", Squares::RowsMirrored),
    kind("czech", "29,W,8,8,A0,0", "x", Squares::Ours),
];

const fn kind(
    game: &'static str,
    game_type: &'static str,
    sign: &'static str,
    squares: Squares,
) -> Kind {
    Kind {
        game,
        game_type,
        sign,
        squares,
    }
}

fn kind_of(game: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.game == game)
}

/// Whether games of this id can be written.
#[must_use]
pub fn has(game: &str) -> bool {
    kind_of(game).is_some()
}

/// A game to be written: a diagram and what was played from it.
#[derive(Debug, Clone)]
pub struct Record<'a> {
    /// What it was.
    pub event: String,
    /// The address of the site.
    pub site: &'a str,
    /// The day of the puzzle.
    pub date: NaiveDate,
    /// The number of the puzzle.
    pub round: i64,
    /// Who composed it, where that may be told.
    pub author: Option<&'a str>,
    /// The diagram.
    pub position: &'a str,
    /// Said before the moves.
    pub comment: Option<String>,
    /// Moves from the diagram on, as the table writes them.
    pub moves: &'a [String],
}

/// A game as text, with an empty line after it; `None` where the game has no number.
///
/// The result is left open: a puzzle is no game that two people finished.
///
/// # Errors
/// When the position is none.
pub fn write(table: &dyn Table, record: &Record<'_>) -> Result<Option<String>, SetupError> {
    let Some(kind) = kind_of(table.id()) else {
        return Ok(None);
    };
    let date = record.date;
    let date = format!("{:04}.{:02}.{:02}", date.year(), date.month(), date.day());
    let round = record.round.to_string();
    let position = kind.squares.of(&table.normal(record.position)?);
    let author = record.author.map(|author| ("Author", author));
    let tags = [
        ("Event", record.event.as_str()),
        ("Site", record.site),
        ("Date", &date),
        ("Round", &round),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
        ("GameType", kind.game_type),
        ("SetUp", "1"),
        ("FEN", &position),
    ];
    let tags = tags.into_iter().chain(author);
    let mut text: String = tags
        .map(|(name, value)| format!("[{name} \"{}\"]\n", quoted(value)))
        .collect();
    text.push('\n');
    if let Some(comment) = &record.comment {
        text.push_str(&format!("{{{}}}\n", comment.replace(['{', '}'], "")));
    }
    for mv in moves(table, kind, record)? {
        text.push_str(&mv);
        text.push(' ');
    }
    text.push_str("*\n\n");
    Ok(Some(text))
}

/// The moves with their numbers; Black's are in the second column whoever begins.
fn moves(table: &dyn Table, kind: &Kind, record: &Record<'_>) -> Result<Vec<String>, SetupError> {
    let mut at = record.position.to_owned();
    let mut written = Vec::with_capacity(record.moves.len());
    let black_first = table.turn(&at)? != Seat::WHITE;
    for (i, text) in record.moves.iter().enumerate() {
        let Ok((mv, key)) = table.read(&at, text)? else {
            break;
        };
        let Ok(next) = table.play(&at, text)? else {
            break;
        };
        let takes = mv.captured.as_ref().is_some_and(|taken| !taken.is_empty());
        let sign = if takes { kind.sign } else { "-" };
        let to = mv.path.last().unwrap_or(&mv.from);
        // Start and end, where these decide it; else every landing.
        let short = format!("{}{}{to}", mv.from, if takes { "x" } else { "-" });
        let decided = table
            .read(&at, &short)?
            .is_ok_and(|(_, other)| other == key);
        let squares: Vec<String> = match decided {
            true => vec![mv.from.clone(), to.clone()],
            false => std::iter::once(&mv.from).chain(&mv.path).cloned().collect(),
        };
        let squares: Vec<String> = squares
            .iter()
            .map(|square| kind.squares.of(square))
            .collect();
        let ply = i + usize::from(black_first);
        let number = ply / 2 + 1;
        let number = match (ply % 2, i) {
            (0, _) => format!("{number}. "),
            (_, 0) => format!("{number}... "),
            _ => String::new(),
        };
        written.push(format!("{number}{}", squares.join(sign)));
        at = next;
    }
    Ok(written)
}

impl Squares {
    /// A square, or a position, in the numbers of the notation. Each is its own way back.
    fn of(self, text: &str) -> String {
        if matches!(self, Self::Ours) {
            return text.to_owned();
        }
        let mut written = String::with_capacity(text.len());
        let mut digits = String::new();
        for c in text.chars() {
            if c.is_ascii_digit() {
                digits.push(c);
            } else {
                written.push_str(&self.number(&digits));
                digits.clear();
                written.push(c);
            }
        }
        written.push_str(&self.number(&digits));
        written
    }

    /// A number of the 32, four in a row.
    fn number(self, digits: &str) -> String {
        let Some(index) = digits.parse::<u8>().ok().and_then(|n| n.checked_sub(1)) else {
            return digits.to_owned();
        };
        let (row, place) = (index / 4, index % 4);
        let (row, place) = match self {
            Self::Ours => (row, place),
            Self::RowsMirrored => (row, 3 - place),
            Self::RowsFromBelow => (7_u8.saturating_sub(row), place),
        };
        (row * 4 + place + 1).to_string()
    }
}

/// A value of a tag: what would end it is escaped, what does not fit on its line goes.
fn quoted(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_control()) {
        if matches!(c, '"' | '\\') {
            value.push('\\');
        }
        value.push(c);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::Squares;

    #[test]
    fn italian_and_spanish_numbers_are_those_of_a_board_with_its_long_diagonal_on_the_right() {
        // The corner of our first row is 4; there it is the first square that White sees at
        // the upper left. Our 29 is the corner before White on the left; there it is on the right.
        let italian = Squares::RowsMirrored;
        assert_eq!(italian.of("B:W29,K30:B4,13"), "B:W32,K31:B1,16");
        let spanish = Squares::RowsFromBelow;
        assert_eq!(spanish.of("W:W29,25:BK4"), "W:W1,5:BK32");
        for squares in [italian, spanish] {
            assert_eq!(squares.of(&squares.of("9-14")), "9-14");
        }
    }
}
