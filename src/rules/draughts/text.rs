//! The spelling of moves: from what a visitor types to squares, and back.

use super::Move;
use crate::rules::game::{Listed, Square};

/// Longest move text that is looked at; the longest chain there is takes a quarter of it.
const LONGEST: usize = 256;

/// How the first two squares of a move text are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// `-`
    Quiet,
    /// `x`, `X`, `×` or `:`
    Capture,
}

/// A move text taken apart: squares as they are named, and the signs between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spelled {
    /// The squares in the order written, at least two.
    pub(crate) squares: Vec<u8>,
    /// The first sign.
    pub(crate) sign: Sign,
    /// A last square after an arrow: where a king stops when captured squares are listed.
    pub(crate) stop: Option<u8>,
}

/// One character as this module reads it: digits of Arabic and Persian keyboards become ASCII,
/// all signs of capture become `x`, all dashes `-`, and marks without width go.
fn plain(c: char) -> Option<char> {
    Some(match c {
        '٠'..='٩' => digit(c, '٠'),
        '۰'..='۹' => digit(c, '۰'),
        'X' | '×' | ':' | '*' => 'x',
        '–' | '—' | '‐' | '‑' | '−' => '-',
        '>' => '→',
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => return None,
        '\u{feff}' | '\u{61c}' => return None,
        c if c.is_whitespace() => return None,
        c => c.to_ascii_lowercase(),
    })
}

fn digit(c: char, zero: char) -> char {
    u32::from(c)
        .checked_sub(u32::from(zero))
        .and_then(|value| char::from_digit(value, 10))
        .unwrap_or(c)
}

/// A move text with one character for each meaning; `None` when it is too long.
pub(crate) fn plain_text(text: &str) -> Option<String> {
    if text.len() > LONGEST {
        return None;
    }
    let text: String = text.chars().filter_map(plain).collect();
    let text = text.replace("->", "→").replace("-→", "→");
    // A crowning may be marked at the end.
    Some(text.strip_suffix("=k").unwrap_or(&text).to_owned())
}

/// Takes a move text apart; `None` when it is none.
pub(crate) fn spell(text: &str, square: impl Fn(&str) -> Option<u8>) -> Option<Spelled> {
    let text = plain_text(text)?;
    let (text, stop) = match text.split_once('→') {
        Some((text, stop)) => (text, Some(square(stop)?)),
        None => (text.as_str(), None),
    };
    let sign = match text.find(['-', 'x'])? {
        at if text[at..].starts_with('-') => Sign::Quiet,
        _ => Sign::Capture,
    };
    let squares = text
        .split(['-', 'x'])
        .map(square)
        .collect::<Option<Vec<_>>>()?;
    Some(Spelled {
        squares,
        sign,
        stop,
    })
}

/// Writes a move: `from-to` or `fromxLANDINGxLANDING...`.
pub(crate) fn write_listed(mv: &Listed<Move>, name: impl Fn(Square) -> String) -> String {
    let names: Vec<String> = std::iter::once(Square(mv.result.from))
        .chain(mv.path.iter().copied())
        .map(name)
        .collect();
    names.join(if mv.result.captured != 0 { "x" } else { "-" })
}
