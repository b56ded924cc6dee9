//! The text of a position as portable draughts notation has it:
//! `SIDE:W<squares>:B<squares>`, a `K` before the square of a king.
//!
//! Read: either color first, a final dot, leading zeros and ranges where squares are numbers,
//! small letters, an empty side. Written: White first, squares in board order, no spaces.

use super::{Position, Squares, bit, each};
use crate::rules::setup::SetupError;

/// Longest text that is looked at; the fullest position takes a third of it.
const LONGEST: usize = 1024;

/// How one game names its squares and fills its board.
pub(crate) trait Layout {
    /// The square of that name.
    fn square(&self, name: &str) -> Option<u8>;
    /// The name of a square.
    fn name(&self, square: u8) -> String;
    /// The order in which squares are written.
    fn order(&self, square: u8) -> u8 {
        square
    }
    /// How many pieces a side can have.
    fn most(&self) -> usize;
    /// The rank on which the men of White (0) or Black (1) become kings.
    fn last_rank(&self, side: usize) -> Squares;
}

/// Reads a position.
///
/// # Errors
/// When the text is not a position that the layout can have.
pub(crate) fn read(layout: &impl Layout, text: &str) -> Result<Position, SetupError> {
    if text.len() > LONGEST {
        return Err(SetupError::TooLong);
    }
    let text = text.trim_ascii();
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut fields = text.split(':');
    let turn = match fields.next().unwrap_or_default() {
        "W" | "w" => 0,
        "B" | "b" => 1,
        "" | "?" => return Err(SetupError::NoSideToMove),
        _ => return Err(SetupError::Syntax("it must begin with W: or B:")),
    };
    let mut position = Position {
        sides: [0; 2],
        kings: 0,
        turn,
    };
    let mut given = [false; 2];
    for field in fields {
        let (side, squares) = side_of(field)?;
        if std::mem::replace(&mut given[side], true) {
            return Err(SetupError::Syntax("a side is given twice"));
        }
        place_list(layout, &mut position, side, squares)?;
    }
    if given != [true; 2] {
        return Err(SetupError::Syntax("it needs a W and a B list"));
    }
    check(layout, &position)?;
    Ok(position)
}

/// The side that a list is for, and the rest of it.
fn side_of(field: &str) -> Result<(usize, &str), SetupError> {
    let bad = SetupError::Syntax("each list must begin with W or B");
    match field.as_bytes().first() {
        Some(b'W' | b'w') => Ok((0, &field[1..])),
        Some(b'B' | b'b') => Ok((1, &field[1..])),
        _ => Err(bad),
    }
}

fn place_list(
    layout: &impl Layout,
    position: &mut Position,
    side: usize,
    list: &str,
) -> Result<(), SetupError> {
    if list.is_empty() {
        return Ok(());
    }
    for item in list.split(',') {
        let (king, name) = match item.as_bytes().first() {
            Some(b'K' | b'k') => (true, &item[1..]),
            Some(_) => (false, item),
            None => return Err(SetupError::Syntax("a square is missing between commas")),
        };
        for square in squares_of(layout, name)? {
            if position.all() & bit(square) != 0 {
                return Err(SetupError::SquareTwice(layout.name(square)));
            }
            position.sides[side] |= bit(square);
            if king {
                position.kings |= bit(square);
            }
        }
    }
    Ok(())
}

/// One square, or a range of numbers.
fn squares_of(layout: &impl Layout, name: &str) -> Result<Vec<u8>, SetupError> {
    match name.split_once('-') {
        Some((first, last)) if is_number(first) && is_number(last) => {
            let end = |square| layout.square(square).ok_or_else(|| unknown(name));
            let (first, last) = (end(first)?, end(last)?);
            if first > last {
                return Err(SetupError::Syntax("a range runs backward"));
            }
            Ok((first..=last).collect())
        }
        _ => Ok(vec![layout.square(name).ok_or_else(|| unknown(name))?]),
    }
}

fn unknown(name: &str) -> SetupError {
    SetupError::UnknownSquare(name.chars().take(12).collect())
}

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}

/// What holds for every position, however it was made.
///
/// # Errors
/// When it does not hold.
pub(crate) fn check(layout: &impl Layout, position: &Position) -> Result<(), SetupError> {
    if position.all() == 0 {
        return Err(SetupError::BothEmpty);
    }
    for (side, name) in ["White", "Black"].into_iter().enumerate() {
        let pieces = position.sides[side];
        let count = pieces.count_ones() as usize;
        if count > layout.most() {
            return Err(SetupError::TooMany {
                side: name,
                count,
                most: layout.most(),
            });
        }
        let misplaced = pieces & !position.kings & layout.last_rank(side);
        if let Some(square) = each(misplaced).next() {
            return Err(SetupError::ManOnLastRank(layout.name(square)));
        }
    }
    Ok(())
}

/// Writes a position.
pub(crate) fn write(layout: &impl Layout, position: &Position) -> String {
    let mut text = String::from(if position.turn == 0 { "W" } else { "B" });
    for (side, letter) in [":W", ":B"].into_iter().enumerate() {
        text.push_str(letter);
        let mut squares: Vec<u8> = each(position.sides[side]).collect();
        squares.sort_by_key(|square| layout.order(*square));
        for (i, square) in squares.into_iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            if position.kings & bit(square) != 0 {
                text.push('K');
            }
            text.push_str(&layout.name(square));
        }
    }
    text
}
