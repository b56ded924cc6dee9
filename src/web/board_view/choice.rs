//! From taps on squares to a move.

use super::game::MoveData;
use super::shape::BoardShape;

/// What a tap on a square means, given the legal moves and what was chosen before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tap {
    /// Show this piece, or this unfinished chain: origin and stops.
    Chosen(Vec<String>),
    /// The move is complete.
    Complete(MoveData),
    /// Nothing is chosen any more.
    Dropped,
    /// The tap asks for no legal move; what was chosen stays chosen.
    /// The text is the move as tapped, for a refusal that names the rule.
    Refused {
        /// What stays chosen.
        path: Vec<String>,
        /// `d4-e5`, or the square alone when no piece was chosen.
        text: String,
    },
}

/// The meaning of a tap on `square` when `path` (origin and stops) is already chosen.
///
/// A tap on a later stop is taken when all legal ways there are one move.
#[must_use]
pub fn tap(moves: &[MoveData], path: &[String], square: &str) -> Tap {
    let Some((from, stops)) = path.split_first() else {
        return if moves.iter().any(|m| m.from == square) {
            Tap::Chosen(vec![square.to_owned()])
        } else {
            Tap::Refused {
                path: Vec::new(),
                text: square.to_owned(),
            }
        };
    };
    if let Some(next) = extend(moves, path, square) {
        return next;
    }
    if square == from || stops.last().is_some_and(|last| last == square) {
        return Tap::Dropped;
    }
    if moves.iter().any(|m| m.from == square) {
        return Tap::Chosen(vec![square.to_owned()]);
    }
    let mark = if stops.is_empty() { '-' } else { 'x' };
    let mut text = path.join("x");
    text.push(mark);
    text.push_str(square);
    Tap::Refused {
        path: path.to_vec(),
        text,
    }
}

fn extend(moves: &[MoveData], path: &[String], square: &str) -> Option<Tap> {
    let done = path.len() - 1;
    let open: Vec<&MoveData> = moves.iter().filter(|m| m.begins_with(path)).collect();
    let next: Vec<&MoveData> = open
        .iter()
        .copied()
        .filter(|m| m.path.get(done).is_some_and(|s| s == square))
        .collect();
    if let Some(whole) = next.iter().find(|m| m.path.len() == done + 1) {
        return Some(Tap::Complete((*whole).clone()));
    }
    if !next.is_empty() {
        let mut longer = path.to_vec();
        longer.push(square.to_owned());
        return Some(Tap::Chosen(longer));
    }
    let ends: Vec<&MoveData> = open
        .iter()
        .copied()
        .filter(|m| m.path.last().is_some_and(|s| s == square))
        .collect();
    let (first, others) = ends.split_first()?;
    let one = others.iter().all(|other| first.does_as(other));
    one.then(|| Tap::Complete((*first).clone()))
}

/// The path field of a form: origin and stops with commas.
#[must_use]
pub fn join_path(path: &[String]) -> String {
    path.join(",")
}

/// Reads a path field or query; anything that names no square of the board gives an empty path.
#[must_use]
pub fn split_path(shape: &BoardShape, text: &str) -> Vec<String> {
    if text.is_empty() || text.len() > 256 {
        return Vec::new();
    }
    let names: Vec<String> = text.split(',').map(str::to_owned).collect();
    if names.iter().all(|n| shape.locate(n).is_some()) {
        names
    } else {
        Vec::new()
    }
}
