//! Portable draughts notation: tags, moves, comments, variations. Linear in its input.

use super::{
    lines::{LONGEST, Line},
    reading::{Item, Items, Unreadable},
};

/// The games of the numbers of `GameType`. Arabic dama shares the number of Turkish.
const GAME_TYPES: [(u32, &str); 8] = [
    (20, "international"),
    (21, "american"),
    (22, "italian"),
    (24, "spanish"),
    (25, "russian"),
    (26, "brazilian"),
    (29, "czech"),
    (30, "turkish"),
];

/// Tags that name the author, the most telling first.
const AUTHORS: [&str; 4] = ["author", "composer", "white", "annotator"];

/// The most moves of a game that are kept.
const MOST_MOVES: usize = 64;

/// What a game of a file may end with.
const RESULTS: [&str; 8] = ["*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"];

/// A reader between two lines.
#[derive(Debug, Default)]
pub struct Reader {
    game: Record,
    /// The line on which an open comment began.
    comment: Option<usize>,
    /// How many variations are open.
    depth: usize,
}

/// What is known of the game being read.
#[derive(Debug, Default)]
struct Record {
    /// Line, name in small letters, and value of each tag.
    tags: Vec<(usize, String, String)>,
    moves: Vec<String>,
    /// Moves or a result have begun.
    played: bool,
    /// The result was read.
    over: bool,
    /// What is wrong with it.
    problem: Option<Unreadable>,
}

impl Reader {
    /// Takes the next line and adds the items that it completes.
    pub fn line(&mut self, line: &Line, items: &mut Items) {
        if line.too_long {
            let problem = format!("the line has more than {LONGEST} bytes");
            self.game.spoil(line.number, problem);
            return;
        }
        let mut rest = line.text.as_str();
        if self.comment.is_none() && rest.starts_with('%') {
            return;
        }
        loop {
            rest = rest.trim_start();
            if self.comment.is_some() {
                let Some(end) = rest.find('}') else { return };
                self.comment = None;
                rest = &rest[end + 1..];
                continue;
            }
            let Some(first) = rest.chars().next() else {
                return;
            };
            match first {
                ';' => return,
                '{' => self.comment = Some(line.number),
                '(' => self.depth += 1,
                ')' => self.depth = self.depth.saturating_sub(1),
                '[' if self.depth == 0 => {
                    let (tag, after) = tag(&rest[1..]);
                    self.tag(line.number, tag, items);
                    rest = after;
                    continue;
                }
                '[' | ']' | '}' => {}
                _ => {
                    let end = rest.find(|c: char| c.is_whitespace() || ";{}()[]".contains(c));
                    let (token, after) = rest.split_at(end.unwrap_or(rest.len()));
                    if self.depth == 0 {
                        self.token(line.number, token, items);
                    }
                    rest = after;
                    continue;
                }
            }
            rest = &rest[first.len_utf8()..];
        }
    }

    /// The end of the file: the last game, and what was left open.
    pub fn end(mut self, items: &mut Items) {
        if let Some(line) = self.comment {
            let problem = "a comment begins here and never ends".to_owned();
            self.game.spoil(line, problem);
        }
        self.flush(items);
    }

    fn tag(&mut self, line: usize, tag: Option<(String, String)>, items: &mut Items) {
        let Some((name, value)) = tag else {
            if self.game.played {
                self.flush(items);
            }
            let problem = "a tag looks like [Name \"value\"], on one line".to_owned();
            self.game.spoil(line, problem);
            return;
        };
        let again = self.game.tags.iter().any(|(_, other, _)| *other == name);
        if again || self.game.played {
            self.flush(items);
        }
        // A game has a dozen tags; a file of nothing else is bounded so.
        if self.game.tags.len() < 256 {
            self.game.tags.push((line, name, value));
        }
    }

    fn token(&mut self, line: usize, token: &str, items: &mut Items) {
        if self.game.over {
            self.flush(items);
        }
        if self.game.tags.is_empty() && self.game.problem.is_none() {
            let problem = format!("{:?} before any tag", clip(token));
            self.game.spoil(line, problem);
        }
        self.game.played = true;
        if RESULTS.contains(&token) {
            self.game.over = true;
            return;
        }
        // A number of a move: `1.`, `1...`, and `1.d3-d4` without a space.
        let digits = token.trim_start_matches(|c: char| c.is_ascii_digit());
        let mv = if digits.starts_with('.') {
            digits.trim_start_matches('.')
        } else {
            token
        };
        let mv = mv.trim_end_matches(['!', '?', '+', '#']);
        let noise = mv.is_empty() || mv.starts_with('$');
        if !noise && self.game.moves.len() < MOST_MOVES {
            self.game.moves.push(clip(mv));
        }
    }

    fn flush(&mut self, items: &mut Items) {
        self.depth = 0;
        items.extend(std::mem::take(&mut self.game).item());
    }
}

impl Record {
    fn spoil(&mut self, line: usize, problem: String) {
        self.problem.get_or_insert(Unreadable { line, problem });
    }

    fn value(&self, name: &str) -> Option<&(usize, String, String)> {
        self.tags.iter().find(|(_, other, _)| other == name)
    }

    /// The item that this game is; `None` where there was no game.
    fn item(self) -> Option<Result<Item, Unreadable>> {
        if let Some(problem) = self.problem {
            return Some(Err(problem));
        }
        let first = self.tags.first()?.0;
        let Some((line, _, position)) = self.value("fen") else {
            return Some(Err(Unreadable {
                line: first,
                problem: "no [FEN \"...\"]: a game from its start is no composition".to_owned(),
            }));
        };
        let game = match self.value("gametype") {
            None => None,
            Some((line, _, value)) => match game_of(value) {
                Some(game) => Some(game.to_owned()),
                None => {
                    return Some(Err(Unreadable {
                        line: *line,
                        problem: format!("GameType {:?} is none of our games", clip(value)),
                    }));
                }
            },
        };
        let numbers = self
            .value("gametype")
            .map_or(Numbers::Ours, |(_, _, value)| Numbers::of(value));
        // A question mark stands for a name that nobody knows.
        let mut authors = AUTHORS.iter().filter_map(|name| {
            let (_, _, value) = self.value(name)?;
            (!matches!(value.trim(), "" | "?" | "-")).then(|| value.clone())
        });
        Some(Ok(Item {
            line: *line,
            game,
            named: false,
            position: numbers.position(plain(position)),
            author: authors.next(),
            win_in: None,
            moves: self.moves.iter().map(|mv| numbers.squares(mv)).collect(),
        }))
    }
}

/// How the squares of a file are numbered. Italian and Spanish boards have their long diagonal on
/// the right; the same numbers mean other squares there, unless the file says that its board is
/// not turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    Ours,
    /// Italian: each row runs the other way.
    RowsMirrored,
    /// Spanish: the rows are counted from below.
    RowsFromBelow,
}

impl Numbers {
    fn of(game_type: &str) -> Self {
        let fields: Vec<&str> = game_type.split(',').map(str::trim).collect();
        let turned = fields.get(5).is_none_or(|inverted| *inverted == "1");
        match fields[0] {
            "22" if turned => Self::RowsMirrored,
            "24" if turned => Self::RowsFromBelow,
            _ => Self::Ours,
        }
    }

    /// A position in our numbers. Ranges are written out: they are none in another numbering.
    fn position(self, text: &str) -> String {
        if self == Self::Ours {
            return text.to_owned();
        }
        let item = |item: &str| {
            let (head, numbers) = item.split_at(item.find(is_digit).unwrap_or(item.len()));
            let ends = numbers.split_once('-').unwrap_or((numbers, numbers));
            let (Ok(first), Ok(last)) = (ends.0.parse::<u8>(), ends.1.parse::<u8>()) else {
                return self.squares(item);
            };
            let king = if head.ends_with(['K', 'k']) { "K" } else { "" };
            let others = (first..=last.min(32)).skip(1);
            let others = others.map(|number| format!(",{king}{number}"));
            let all: String = others.collect();
            self.squares(&format!("{head}{first}{all}"))
        };
        let field = |field: &str| field.split(',').map(item).collect::<Vec<_>>().join(",");
        text.split(':').map(field).collect::<Vec<_>>().join(":")
    }

    /// Every number of a text in our numbers; `a1` and the like are left alone.
    fn squares(self, text: &str) -> String {
        let mut read = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(is_digit) {
            let (before, from) = rest.split_at(start);
            let end = from.find(|c| !is_digit(c)).unwrap_or(from.len());
            let (digits, after) = from.split_at(end);
            let named = before.ends_with(|c| ('a'..='h').contains(&c));
            read.push_str(before);
            match digits.parse::<u8>() {
                Ok(number @ 1..=32) if !named => read.push_str(&self.number(number)),
                _ => read.push_str(digits),
            }
            rest = after;
        }
        read.push_str(rest);
        read
    }

    fn number(self, number: u8) -> String {
        let (row, place) = ((number - 1) / 4, (number - 1) % 4);
        let (row, place) = match self {
            Self::Ours => return number.to_string(),
            Self::RowsMirrored => (row, 3 - place),
            Self::RowsFromBelow => (7 - row, place),
        };
        (row * 4 + place + 1).to_string()
    }
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

/// The game of a `GameType`, whose first part is a number.
fn game_of(value: &str) -> Option<&'static str> {
    let number: u32 = value.split(',').next()?.trim().parse().ok()?;
    let found = GAME_TYPES.iter().find(|(other, _)| *other == number);
    found.map(|(_, id)| *id)
}

/// A position without the counters that some programs add at its end.
fn plain(position: &str) -> &str {
    let counter = |part: &str| {
        let mut chars = part.chars();
        matches!(chars.next(), Some('H' | 'F')) && chars.all(|c| c.is_ascii_digit())
    };
    let mut position = position.trim();
    while let Some((rest, last)) = position.rsplit_once(':')
        && counter(last)
    {
        position = rest;
    }
    position
}

/// Name in small letters and value of a tag whose bracket is open, and what follows it.
fn tag(text: &str) -> (Option<(String, String)>, &str) {
    let whole = || {
        let (name, rest) = text.split_once('"')?;
        let mut value = String::new();
        let mut chars = rest.char_indices();
        loop {
            match chars.next()? {
                (_, '\\') => value.push(chars.next()?.1),
                (end, '"') => {
                    let after = rest[end + 1..].trim_start().strip_prefix(']')?;
                    let name = name.trim().to_ascii_lowercase();
                    let sound = !name.is_empty() && !name.contains(char::is_whitespace);
                    return sound.then_some(((name, value), after));
                }
                (_, c) => value.push(c),
            }
        }
    };
    match whole() {
        Some((tag, after)) => (Some(tag), after),
        None => (None, ""),
    }
}

fn clip(text: &str) -> String {
    text.chars().take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn numbers_of_italian_and_spanish_files_are_read_as_ours() {
        let italian = Numbers::of("22,W,8,8,N2,1");
        assert_eq!(italian.position("B:W32,K31:B1,K16"), "B:W29,K30:B4,K13");
        assert_eq!(italian.position("W:W21-23:BK1-2"), "W:W24,23,22:BK4,K3");
        assert_eq!(italian.squares("9x18"), "12x19");
        let spanish = Numbers::of("24");
        assert_eq!(spanish.position("W:W1,05:BK32"), "W:W29,25:BK4");
        for same in ["22,W,8,8,N2,0", "21,B,8,8,N1,0", "25", "30,W,8,8,A0,0"] {
            assert_eq!(Numbers::of(same), Numbers::Ours, "{same}");
        }
        assert_eq!(italian.position("W:Wa1,Kb2:Bh8"), "W:Wa1,Kb2:Bh8");
    }
}
