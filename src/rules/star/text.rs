//! The text of a position: rows, players, player to move, players already home.
//!
//! `A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD A -` is the start for two. Rows
//! run from the top; a letter is a piece, a number a run of empty holes.

use super::{
    board::{HOLES, LENGTHS, LETTERS, PIECES, POINT, POINTS, ROWS, across, bit},
    position::{Arrivals, Position},
};
use crate::rules::setup::SetupError;

/// Longest text that is looked at; the fullest position takes a third of it.
const LONGEST: usize = 512;

/// The players that a game can have: two across, every other point, two pairs across, or all.
const SEATINGS: [&str; 9] = [
    "AD", "BE", "CF", "ACE", "BDF", "ABDE", "ACDF", "BCEF", "ABCDEF",
];

/// The seat of a letter.
fn seat_of(letter: char) -> Option<u8> {
    match letter {
        'A' => Some(0),
        'B' => Some(1),
        'C' => Some(2),
        'D' => Some(3),
        'E' => Some(4),
        'F' => Some(5),
        _ => None,
    }
}

/// The letter of a seat.
pub(super) fn letter(seat: u8) -> &'static str {
    LETTERS[usize::from(seat)]
}

/// Reads a position.
///
/// # Errors
/// When the text is not a position of the game.
pub(super) fn read(text: &str) -> Result<Position, SetupError> {
    if text.len() > LONGEST {
        return Err(SetupError::TooLong);
    }
    let fields: Vec<&str> = text.trim_ascii().split(' ').collect();
    let [rows, players, turn, finished] = fields[..] else {
        return Err(SetupError::Syntax(
            "it has four fields, one space apart: rows, players, player to move, players home",
        ));
    };
    let position = Position {
        sides: read_rows(rows)?,
        players: read_players(players)?,
        turn: read_turn(turn)?,
        finished: read_finished(finished)?,
    };
    check(&position)?;
    Ok(position)
}

fn read_rows(text: &str) -> Result<[u128; POINTS], SetupError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ROWS {
        return Err(SetupError::Rows {
            given: rows.len(),
            wanted: ROWS,
        });
    }
    let mut sides = [0; POINTS];
    let mut first = 0;
    for ((row, length), letter) in rows.into_iter().zip(LENGTHS).zip('a'..) {
        let holes = row_holes(row)?;
        if holes.len() != usize::from(length) {
            return Err(SetupError::RowLength {
                row: letter,
                given: holes.len(),
                wanted: length.into(),
            });
        }
        for (hole, seat) in (first..).zip(holes) {
            if let Some(seat) = seat {
                sides[usize::from(seat)] |= bit(hole);
            }
        }
        first += length;
    }
    Ok(sides)
}

/// Who stands in the holes of a row.
fn row_holes(text: &str) -> Result<Vec<Option<u8>>, SetupError> {
    let mut holes = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        if let Some(seat) = seat_of(next) {
            holes.push(Some(seat));
            rest = &rest[1..];
            continue;
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (run, behind) = rest.split_at(digits);
        if run.is_empty() {
            return Err(SetupError::Syntax(
                "a row has the letters A to F and numbers of empty holes",
            ));
        }
        if run.starts_with('0') {
            return Err(SetupError::Syntax("no run of empty holes begins with 0"));
        }
        let run: usize = run.parse().unwrap_or(usize::MAX);
        if run > usize::from(HOLES) {
            return Err(SetupError::Syntax("no row has that many empty holes"));
        }
        holes.resize(holes.len() + run, None);
        rest = behind;
    }
    Ok(holes)
}

fn read_players(text: &str) -> Result<u8, SetupError> {
    let mut players = 0;
    let mut last = None;
    for letter in text.chars() {
        let seat = seat_of(letter).ok_or(SetupError::Syntax(
            "the players are letters from A to F, for example AD",
        ))?;
        if last >= Some(seat) {
            return Err(SetupError::Syntax(
                "the players stand in the order of the letters, each once",
            ));
        }
        last = Some(seat);
        players |= 1 << seat;
    }
    check_seating(players)?;
    Ok(players)
}

fn check_seating(players: u8) -> Result<(), SetupError> {
    let letters: String = (0..6)
        .filter(|seat| players >> seat & 1 == 1)
        .map(letter)
        .collect();
    if SEATINGS.contains(&&*letters) {
        Ok(())
    } else if players.count_ones() == 5 {
        Err(SetupError::FivePlayers)
    } else {
        Err(SetupError::Seating(letters))
    }
}

fn read_turn(text: &str) -> Result<u8, SetupError> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (None, _) => Err(SetupError::NoSideToMove),
        (Some(letter), None) => seat_of(letter).ok_or(SetupError::Syntax(
            "the player to move is a letter from A to F",
        )),
        _ => Err(SetupError::Syntax("one player is to move")),
    }
}

fn read_finished(text: &str) -> Result<Arrivals, SetupError> {
    let mut finished = Arrivals::default();
    if text == "-" {
        return Ok(finished);
    }
    if text.is_empty() {
        return Err(SetupError::Syntax(
            "where nobody is home the last field is -",
        ));
    }
    for letter in text.chars() {
        let seat = seat_of(letter).ok_or(SetupError::Syntax(
            "the players home are letters from A to F, or -",
        ))?;
        if finished.contains(seat) {
            return Err(SetupError::Syntax("a player comes home once"));
        }
        finished.push(seat);
    }
    Ok(finished)
}

/// What holds for every position, however it was made.
///
/// # Errors
/// When it does not hold.
pub(super) fn check(position: &Position) -> Result<(), SetupError> {
    check_seating(position.players)?;
    for seat in 0..6 {
        let side = letter(seat);
        let pieces = position.sides[usize::from(seat)];
        let count = pieces.count_ones();
        if !position.plays(seat) {
            if count > 0 {
                return Err(SetupError::NotPlaying { side });
            }
        } else if count != PIECES {
            return Err(SetupError::PieceCount {
                side,
                count,
                wanted: PIECES,
            });
        }
    }
    let finished = &position.finished;
    if let Some(&seat) = finished.seats().iter().find(|seat| !position.plays(**seat)) {
        let side = letter(seat);
        return Err(SetupError::NotPlaying { side });
    }
    if finished.count() == position.players.count_ones() {
        return Err(SetupError::Syntax("the last player cannot be home as well"));
    }
    let side = letter(position.turn);
    if !position.plays(position.turn) {
        return Err(SetupError::NotPlaying { side });
    }
    if finished.contains(position.turn) {
        return Err(SetupError::HomeToMove { side });
    }
    for seat in position.seats().filter(|seat| position.races(*seat)) {
        let outside = position.sides[usize::from(seat)] & !POINT[across(usize::from(seat))];
        if outside == 0 {
            let side = letter(seat);
            return Err(SetupError::HomeUnlisted { side });
        }
    }
    Ok(())
}

/// The start of a game of these players; the first letter begins.
///
/// # Errors
/// When no game has these players.
pub fn start(players: &str) -> Result<Position, SetupError> {
    let players = read_players(players)?;
    let mut sides = [0; POINTS];
    for (seat, side) in sides.iter_mut().enumerate() {
        if players >> seat & 1 == 1 {
            *side = POINT[seat];
        }
    }
    Ok(Position {
        turn: (0..6).find(|seat| players >> seat & 1 == 1).unwrap_or(0),
        players,
        sides,
        finished: Arrivals::default(),
    })
}

/// Writes a position.
pub(super) fn write(position: &Position) -> String {
    let mut text = String::new();
    let mut hole = 0;
    for (row, length) in LENGTHS.into_iter().enumerate() {
        if row > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for _ in 0..length {
            match position.owner(hole) {
                None => empty += 1,
                Some(seat) => {
                    push_run(&mut text, std::mem::take(&mut empty));
                    text.push_str(letter(seat));
                }
            }
            hole += 1;
        }
        push_run(&mut text, empty);
    }
    text.push(' ');
    text.extend(position.seats().map(letter));
    text.push(' ');
    text.push_str(letter(position.turn));
    text.push(' ');
    if position.finished.count() == 0 {
        text.push('-');
    }
    text.extend(position.finished.seats().iter().map(|seat| letter(*seat)));
    text
}

fn push_run(text: &mut String, empty: u32) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}
