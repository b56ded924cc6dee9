//! Move texts of the orthogonal games, and the rule that an illegal one breaks.
//!
//! The squares after the first are tried as landings, then as start and end alone, then as the
//! captured pieces (the Turkish federation's form); only a single result is accepted.

use super::{
    Squares64, can_capture, capturers,
    chain::Chains,
    lines::{self, BACKWARD, between, direction},
    quiet_moves,
};
use crate::rules::{
    draughts::{
        Move, Position, Squares, bit, each,
        fen::Layout,
        reading::{by_captured, by_ends},
        text::{Sign, Spelled, spell},
    },
    game::{Listed, Square},
    refusal::Refusal,
};

/// Reads a move of a game that is not over.
pub(super) fn read(position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
    let spelled = spell(text, |name| Squares64.square(name)).ok_or(Refusal::Unreadable)?;
    let from = spelled.squares[0];
    if position.all() & bit(from) == 0 {
        return Err(Refusal::NoPiece);
    }
    if position.own() & bit(from) == 0 {
        return Err(Refusal::NotYourPiece);
    }
    let walked = walk(position, &spelled.squares);
    let legal = legal(position);
    if spelled.stop.is_none()
        && let Ok(listed) = &walked
        && legal.iter().any(|other| other.result == listed.result)
    {
        return Ok(listed.clone());
    }
    match by_ends(&spelled, &legal).or_else(|| by_captured(&spelled, &legal)) {
        Some(found) => found,
        None => Err(refusal(position, &spelled, walked, &legal)),
    }
}

fn legal(position: &Position) -> Vec<Listed<Move>> {
    match capturers(position) {
        0 => {
            let mut moves = Vec::new();
            quiet_moves(position, &mut moves);
            moves.into_iter().map(super::Dama::listed_quiet).collect()
        }
        able => Chains::default().list(position, able, 1),
    }
}

/// Follows the landings one by one: a move of the piece by its geometry, whether or not the rules
/// of choice allow it.
fn walk(position: &Position, squares: &[u8]) -> Result<Listed<Move>, Refusal> {
    let from = squares[0];
    let king = position.kings & bit(from) != 0;
    let side = position.turn as usize;
    let mut walker = Walker {
        occupied: position.all() & !bit(from),
        foe: position.foe(),
        king,
        backward: BACKWARD[side],
        last: None,
        captured: Vec::new(),
    };
    let mut at = from;
    for (i, &to) in squares[1..].iter().enumerate() {
        let only = i == 0 && squares.len() == 2;
        walker.leg(at, to, only)?;
        at = to;
    }
    let captured = walker
        .captured
        .iter()
        .fold(0, |set, &Square(square)| set | bit(square));
    Ok(Listed {
        result: Move {
            from,
            to: at,
            captured,
            promotes: !king && bit(at) & lines::LAST_RANK[side] != 0,
        },
        path: squares[1..].iter().map(|&square| Square(square)).collect(),
        captured: walker.captured,
    })
}

struct Walker {
    occupied: Squares,
    foe: Squares,
    king: bool,
    backward: u8,
    last: Option<u8>,
    captured: Vec<Square>,
}

impl Walker {
    /// One leg: a quiet move where it is the only leg, or a jump.
    fn leg(&mut self, at: u8, to: u8, only: bool) -> Result<(), Refusal> {
        let heading = direction(at, to).ok_or(Refusal::BeyondReach)?;
        let way = between(at, to, heading);
        let met = way & self.occupied;
        let distance = way.count_ones() + 1;
        if !self.king && distance > 2 {
            return Err(Refusal::BeyondReach);
        }
        if !self.king && heading == self.backward {
            return Err(Refusal::MenNotBack);
        }
        if self.occupied & bit(to) != 0 {
            return Err(Refusal::SquareTaken);
        }
        if met == 0 {
            let quiet = only && (self.king || distance == 1);
            return if quiet {
                Ok(())
            } else {
                Err(Refusal::BeyondReach)
            };
        }
        if met.count_ones() > 1 || met & self.foe == 0 {
            return Err(Refusal::PathBlocked);
        }
        if self.last == Some(heading ^ 2) {
            return Err(Refusal::NoTurnBack);
        }
        self.occupied &= !met;
        self.foe &= !met;
        self.last = Some(heading);
        self.captured.extend(each(met).map(Square));
        Ok(())
    }
}

/// The rule that a move breaks which no reading makes legal.
fn refusal(
    position: &Position,
    spelled: &Spelled,
    walked: Result<Listed<Move>, Refusal>,
    legal: &[Listed<Move>],
) -> Refusal {
    let capturing = can_capture(position);
    match walked {
        Ok(listed) if listed.captured.is_empty() && capturing => Refusal::CaptureCompulsory,
        Ok(listed) if !listed.captured.is_empty() => {
            if begins_a_longest(position, &spelled.squares, legal) {
                Refusal::ChainUnfinished
            } else {
                Refusal::LongerChain
            }
        }
        Ok(_) => Refusal::BeyondReach,
        Err(broken) => as_captured(position, spelled, legal).unwrap_or(broken),
    }
}

/// Whether some longest chain begins with these squares.
fn begins_a_longest(position: &Position, squares: &[u8], legal: &[Listed<Move>]) -> bool {
    let from = squares[0];
    let Some(most) = legal.first().map(|mv| mv.captured.len()) else {
        return false;
    };
    let longest_from = legal.iter().any(|mv| mv.result.from == from);
    longest_from && Chains::reaches(position, squares, most)
}

/// The rule broken when every square after the first is a piece that the text means to take.
fn as_captured(position: &Position, spelled: &Spelled, legal: &[Listed<Move>]) -> Option<Refusal> {
    let (from, named) = (spelled.squares[0], &spelled.squares[1..]);
    let all_foes = named
        .iter()
        .all(|&square| position.foe() & bit(square) != 0);
    if spelled.sign == Sign::Quiet || !all_foes || capturers(position) & bit(from) == 0 {
        return None;
    }
    let set = named.iter().fold(0, |set, &square| set | bit(square));
    let part = |mv: &Listed<Move>| mv.result.from == from && mv.result.captured & set == set;
    Some(if legal.iter().any(part) {
        Refusal::ChainUnfinished
    } else {
        Refusal::LongerChain
    })
}
