//! Move texts of the star, and the rule that an illegal one breaks.
//!
//! First and last hole decide a move. Holes in between must make a chain that can be walked, any
//! chain and not only a shortest one.

use super::{
    board::{Holes, at, bit, coordinates, named},
    position::{Move, Position},
    walk,
};
use crate::rules::{
    draughts::text::spell,
    game::{Listed, Square},
    refusal::Refusal,
};

/// The text of a forced pass.
pub(super) const PASS: &str = "pass";

/// Reads a move of a game that is not over.
pub(super) fn read(position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
    let legal = walk::list(position);
    if text.trim().eq_ignore_ascii_case(PASS) {
        // A pass is no move where there is another.
        let forced = legal.into_iter().find(|mv| mv.result == Move::Pass);
        return forced.ok_or(Refusal::Unreadable);
    }
    let spelled = spell(text, named).ok_or(Refusal::Unreadable)?;
    let (&from, path) = spelled.squares.split_first().ok_or(Refusal::Unreadable)?;
    let (None, Some(&to)) = (spelled.stop, path.last()) else {
        return Err(Refusal::Unreadable);
    };
    if position.all() & bit(from) == 0 {
        return Err(Refusal::NoPiece);
    }
    if position.own() & bit(from) == 0 {
        return Err(Refusal::NotYourPiece);
    }
    let occupied = position.all() & !bit(from);
    let result = Move::Go { from, to };
    let known = legal.into_iter().find(|mv| mv.result == result);
    if path.len() == 1 {
        return known.ok_or_else(|| refusal(from, to, occupied));
    }
    let mut hole = from;
    for &next in path {
        hop(hole, next, occupied)?;
        hole = next;
    }
    // The one chain that can be walked and is no move ends where it began.
    let known = known.ok_or(Refusal::BeyondReach)?;
    Ok(Listed {
        path: path.iter().map(|&hole| Square(hole)).collect(),
        ..known
    })
}

/// One hop of a chain. `occupied` are the pieces that stand still.
fn hop(from: u8, to: u8, occupied: Holes) -> Result<(), Refusal> {
    let line = line(from, to);
    match line.as_deref() {
        Some([over]) if occupied & bit(to) == 0 && occupied & bit(*over) != 0 => Ok(()),
        _ => Err(refusal(from, to, occupied)),
    }
}

/// Why a piece does not get from one hole to another.
fn refusal(from: u8, to: u8, occupied: Holes) -> Refusal {
    if occupied & bit(to) != 0 {
        return Refusal::SquareTaken;
    }
    let between = line(from, to).unwrap_or_default();
    let met = between.iter().filter(|hole| occupied & bit(**hole) != 0);
    if met.count() > 1 {
        Refusal::PathBlocked
    } else {
        Refusal::BeyondReach
    }
}

/// The holes between two holes of one line; `None` where no line joins them.
fn line(from: u8, to: u8) -> Option<Vec<u8>> {
    let ((q, r), (to_q, to_r)) = (coordinates(from), coordinates(to));
    let (dq, dr) = (to_q - q, to_r - r);
    let far = dq.abs().max(dr.abs());
    let straight = far > 0 && (dq == 0 || dr == 0 || dq == -dr);
    straight.then(|| {
        (1..far)
            .filter_map(|i| at(q + i * dq.signum(), r + i * dr.signum()))
            .collect()
    })
}
