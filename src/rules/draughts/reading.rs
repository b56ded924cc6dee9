//! Readings of a move text that are the same for every game of the family: by start and end
//! alone, and by the pieces taken. Only a single result is accepted.

use super::{Move, bit, text::Spelled};
use crate::rules::{game::Listed, refusal::Refusal};

/// The move that start and end decide, if the text gives just these.
pub(super) fn by_ends(
    spelled: &Spelled,
    legal: &[Listed<Move>],
) -> Option<Result<Listed<Move>, Refusal>> {
    let [from, to] = *spelled.squares else {
        return None;
    };
    if spelled.stop.is_some() {
        return None;
    }
    single(
        legal
            .iter()
            .filter(|mv| mv.result.from == from && mv.result.to == to),
    )
}

/// The move that takes just the pieces named.
pub(super) fn by_captured(
    spelled: &Spelled,
    legal: &[Listed<Move>],
) -> Option<Result<Listed<Move>, Refusal>> {
    let (from, named) = (spelled.squares[0], &spelled.squares[1..]);
    let set = named.iter().fold(0, |set, &square| set | bit(square));
    if set.count_ones() as usize != named.len() {
        return None;
    }
    single(legal.iter().filter(|mv| {
        mv.result.from == from
            && mv.result.captured == set
            && spelled.stop.is_none_or(|stop| stop == mv.result.to)
    }))
}

fn single<'a>(
    mut found: impl Iterator<Item = &'a Listed<Move>>,
) -> Option<Result<Listed<Move>, Refusal>> {
    let first = found.next()?;
    Some(match found.next() {
        None => Ok(first.clone()),
        Some(_) => Err(Refusal::Ambiguous),
    })
}
