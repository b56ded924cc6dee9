//! Move texts of the diagonal games, and the rule that an illegal one breaks.
//!
//! The squares after the first are tried as landings, then as start and end alone, then as the
//! captured pieces; only a single result is accepted. Where squares have letters, the first may
//! be given by its file alone, as Russian players write: `cd4`, `c:e5`.

use super::{
    Diagonal,
    chain::{Chains, Piece, State},
};
use crate::rules::{
    draughts::{
        Move, Position, bit, each,
        fen::Layout,
        reading::{by_captured, by_ends},
        text::{Spelled, plain_text, spell},
    },
    game::{Listed, Square},
    refusal::Refusal,
    switches::{Choice, Crowning, Reach},
};

/// Reads a move of a game that is not over.
pub(super) fn read(
    game: &Diagonal,
    position: &Position,
    text: &str,
) -> Result<Listed<Move>, Refusal> {
    let plain = plain_text(text).ok_or(Refusal::Unreadable)?;
    match short_forms(game, position, &plain) {
        None => read_full(game, position, &plain),
        Some(texts) => {
            let readings: Vec<_> = texts
                .iter()
                .map(|text| read_full(game, position, text))
                .collect();
            let mut legal = readings.iter().flatten();
            match (legal.next(), legal.next()) {
                (Some(listed), None) => Ok(listed.clone()),
                (Some(_), Some(_)) => Err(Refusal::Ambiguous),
                (None, _) => Err(best_refusal(&readings)),
            }
        }
    }
}

/// Of several readings that are all refused: a rule of choice says more than a piece that does
/// not move like that.
fn best_refusal(readings: &[Result<Listed<Move>, Refusal>]) -> Refusal {
    let broken = || readings.iter().filter_map(|reading| reading.as_ref().err());
    broken()
        .copied()
        .find(|refusal| *refusal != Refusal::BeyondReach)
        .or_else(|| broken().next().copied())
        .unwrap_or(Refusal::NoPiece)
}

/// The full texts that a short one can stand for; `None` when the text is not short.
fn short_forms(game: &Diagonal, position: &Position, plain: &str) -> Option<Vec<String>> {
    let (&file, rest) = plain.as_bytes().split_first()?;
    let rest_text = plain.get(1..)?;
    let width = game.lines().width;
    if !(b'a'..b'a' + width).contains(&file) || width != 8 {
        return None;
    }
    let (sign, to) = match rest.first()? {
        b'x' => ("", rest_text),
        b'-' => ("", rest_text),
        letter if letter.is_ascii_lowercase() => ("-", rest_text),
        _ => return None,
    };
    let board = game.board_names();
    let own = each(position.own());
    let texts = own
        .filter(|square| game.lines().place(*square).0 == file - b'a')
        .map(|square| {
            let (column, row) = game.lines().place(square);
            let from = format!("{}{}", char::from(b'a' + column), width - row);
            debug_assert!(board.square(&from) == Some(square), "names read back");
            format!("{from}{sign}{to}")
        })
        .collect();
    Some(texts)
}

fn read_full(game: &Diagonal, position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
    let board = game.board_names();
    let spelled = spell(text, |name| board.square(name)).ok_or(Refusal::Unreadable)?;
    let from = spelled.squares[0];
    if position.all() & bit(from) == 0 {
        return Err(Refusal::NoPiece);
    }
    if position.own() & bit(from) == 0 {
        return Err(Refusal::NotYourPiece);
    }
    let legal = game.listed(position, 1);
    let walked = walk(game, position, &spelled.squares);
    if spelled.stop.is_none()
        && let Ok(walked) = &walked
        && legal
            .iter()
            .any(|other| other.result == walked.listed.result)
        && !walked.open
    {
        return Ok(walked.listed.clone());
    }
    match by_ends(&spelled, &legal).or_else(|| by_captured(&spelled, &legal)) {
        Some(found) => found,
        None => Err(refusal(game, position, &spelled, walked, &legal)),
    }
}

/// A walk that the geometry allows.
struct Walked {
    listed: Listed<Move>,
    state: State,
    /// Whether a king has passed a landing from which it would have had to capture on.
    open: bool,
}

/// Follows the landings one by one: a move of the piece by its geometry, whether or not the rules
/// of choice allow it.
fn walk(game: &Diagonal, position: &Position, squares: &[u8]) -> Result<Walked, Refusal> {
    let from = squares[0];
    let piece = Piece::new(game, position, from);
    let mut state = piece.start();
    let mut captured = Vec::new();
    let mut open = false;
    for &to in &squares[1..] {
        match jump(&piece, &state, to) {
            Some((next, met, free)) => {
                open |= !free;
                captured.push(Square(met));
                state = next;
            }
            None => {
                step(game, position, &state, to)?;
                if squares.len() > 2 {
                    return Err(Refusal::BeyondReach);
                }
                state = State {
                    square: to,
                    ..state
                };
            }
        }
    }
    Ok(Walked {
        listed: Listed {
            result: piece.result(&state),
            path: squares[1..].iter().map(|&square| Square(square)).collect(),
            captured,
        },
        state,
        open,
    })
}

/// The jump to a square, the piece it takes, and whether that landing may be chosen.
fn jump(piece: &Piece<'_>, state: &State, to: u8) -> Option<(State, u8, bool)> {
    let mut found = None;
    piece.jumps(state, |next, met| {
        if next.square == to {
            found = Some((next, met, true));
        }
    });
    found.or_else(|| {
        piece
            .any_landing(state, to)
            .map(|(next, met)| (next, met, false))
    })
}

/// Whether a piece can go there without a capture, as far as lines and distance say.
fn step(game: &Diagonal, position: &Position, state: &State, to: u8) -> Result<(), Refusal> {
    let (lines, at) = (game.lines(), state.square);
    let switches = &game.table().switches;
    let heading = lines.direction(at, to).ok_or(Refusal::BeyondReach)?;
    let way = lines.between(at, to, heading);
    let distance = way.count_ones() + 1;
    let flies = state.king && switches.king == Reach::Flies;
    let backward = usize::from(heading / 2) != position.turn as usize;
    let occupied = position.all() & !bit(at);
    let stopped = state.taken != 0 && !state.king && switches.crowning == Crowning::Stops;
    if !flies && distance > 2 || stopped {
        return Err(Refusal::BeyondReach);
    }
    if !state.king && backward && (distance == 1 || !switches.men_capture_back) {
        return Err(Refusal::MenNotBack);
    }
    if occupied & bit(to) != 0 {
        return Err(Refusal::SquareTaken);
    }
    if way & occupied != 0 {
        return Err(Refusal::PathBlocked);
    }
    if state.taken == 0 && (flies || distance == 1) {
        Ok(())
    } else {
        Err(Refusal::BeyondReach)
    }
}

/// The rule that a move breaks which no reading makes legal.
fn refusal(
    game: &Diagonal,
    position: &Position,
    spelled: &Spelled,
    walked: Result<Walked, Refusal>,
    legal: &[Listed<Move>],
) -> Refusal {
    match walked {
        Ok(walked) if walked.listed.captured.is_empty() => Refusal::CaptureCompulsory,
        Ok(walked) => {
            let piece = Piece::new(game, position, spelled.squares[0]);
            chosen_wrongly(game, &piece, &walked, legal)
        }
        Err(broken) => broken,
    }
}

/// The rule that a capture breaks which the geometry allows.
fn chosen_wrongly(
    game: &Diagonal,
    piece: &Piece<'_>,
    walked: &Walked,
    legal: &[Listed<Move>],
) -> Refusal {
    let ends = Chains::ends(piece, walked.state);
    let unfinished = ends
        .iter()
        .any(|end| legal.iter().any(|mv| mv.result == *end));
    if unfinished || walked.open {
        return Refusal::ChainUnfinished;
    }
    let most = legal.iter().map(|mv| mv.captured.len()).max().unwrap_or(0);
    let reached = ends.iter().map(|end| end.captured.count_ones() as usize);
    let counts = !matches!(game.table().switches.choice, Choice::Any | Choice::ByKing);
    if counts && reached.max().unwrap_or(0) < most {
        Refusal::LongerChain
    } else {
        Refusal::Priority
    }
}
