//! What a restart aims at, and how far a position is from it.

use super::{
    gate::balance,
    limits::Limits,
    random::Stream,
    sources::{Aim, drawn},
};
use crate::{
    puzzle::theme::{Story, Theme},
    rules::game::{Piece, Seat, Square},
};

/// What a restart aims at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// N.
    pub n: u8,
    /// Pieces of the defender.
    pub defenders: i32,
    /// (Pieces + 2 x kings) of the attacker less the defender's.
    pub balance: i32,
    /// Kings of the attacker and of the defender.
    pub kings: [i32; 2],
    /// Pieces given away.
    pub given: i32,
    /// Pieces that the last move takes.
    pub finish: i32,
    /// An idea to show.
    pub theme: Option<Theme>,
    /// What it was drawn from, with all that is no matter of chance.
    pub aim: Aim,
    /// The position of a game from which it shall differ little; empty where none was played.
    pub played: Vec<Piece>,
}

impl Target {
    /// A random target.
    pub fn draw(aim: &Aim, stream: &mut Stream) -> Self {
        let n = if stream.chance(aim.threes) { 3 } else { 2 };
        let kings = drawn(aim.kings, |(share, _)| *share, stream);
        let kings = kings.map_or([0, 0], |(_, kings)| *kings);
        let theme = drawn(aim.themes, |(share, _)| *share, stream);
        let theme = theme.map(|(_, theme)| *theme);
        let (least, most) = aim.defenders[usize::from(n > 2)];
        let defenders = stream.between(least, most);
        Self {
            n,
            defenders,
            balance: stream.between(aim.balance.0, aim.balance.1),
            kings,
            given: stream.between(aim.given.0, aim.given.1),
            finish: stream.between(aim.finish, (1 + defenders).max(aim.finish)),
            theme,
            aim: *aim,
            played: Vec::new(),
        }
    }

    /// A target near a position of a game.
    pub fn near(aim: &Aim, attacker: Seat, pieces: Vec<Piece>, stream: &mut Stream) -> Self {
        let count = |own: bool, king: bool| {
            let of = |piece: &&Piece| (piece.seat == attacker) == own && (!king || piece.king);
            i32::try_from(pieces.iter().filter(of).count()).unwrap_or(i32::MAX)
        };
        Self {
            defenders: count(false, false),
            balance: balance(&pieces, attacker).min(aim.balance.1),
            kings: [count(true, true), count(false, true)],
            theme: None,
            played: pieces,
            ..Self::draw(aim, stream)
        }
    }
}

/// The squares on which two placements differ.
#[must_use]
pub fn edits(a: &[Piece], b: &[Piece]) -> usize {
    let odd = |one: &[Piece], other: &[Piece]| -> Vec<Square> {
        let missing = one.iter().filter(|piece| !other.contains(piece));
        missing.map(|piece| piece.square).collect()
    };
    let (mut squares, more) = (odd(a, b), odd(b, a));
    squares.extend(more);
    squares.sort_unstable();
    squares.dedup();
    squares.len()
}

/// How far the story is from the one aimed at.
pub(super) fn story_cost(story: &Story, target: &Target, limits: &Limits) -> i64 {
    let given = i64::from(story.given());
    let finish = i64::from(story.finish());
    let mut cost = 200 * (given - i64::from(target.given)).abs();
    let must_give = limits.given.is_some() && given == 0;
    cost += if must_give { 800 } else { 0 };
    if story.blocked {
        let aimed_at = target.theme == Some(Theme::Block);
        cost += if aimed_at { 0 } else { target.aim.block };
    } else {
        cost += 150 * (finish - i64::from(target.finish)).abs();
        cost += 500 * (limits.finish.map_or(0, i64::from) - finish).max(0);
    }
    if let Some(theme) = target.theme {
        let price = if target.aim.strict { 1800 } else { 900 };
        cost += if theme.holds(story) { 0 } else { price };
    }
    cost
}
