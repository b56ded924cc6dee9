//! What a visitor's move is worth.
//!
//! A move that still wins within the moves left is right, in the book or not. The defender then
//! answers with the longest resistance; among equals with the reply that leaves the fewest
//! winning moves; then in the game's fixed order. A move that no longer wins is refuted, and the
//! refutation says of what kind it is.

use crate::{
    rules::game::{Game, Listed, Outcome},
    solver::{
        proof::{Proof, prove},
        search::{OutOfNodes, Search},
    },
};

/// Nodes spent at most on finding out that a wrong move wins after all, only slower, or that it
/// even loses. Right and wrong themselves are decided without a limit.
const COLOR_NODES: u64 = 400_000;

/// How many of its own moves the defender may need to win for a refutation to be called a loss.
const LOSS_MOVES: u8 = 2;

/// Of what kind a refutation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The defender gets out of the win.
    Escapes,
    /// The move wins, but in more moves than are left.
    Slower,
    /// The game is drawn.
    Draw,
    /// The defender even wins.
    Loses,
}

impl Kind {
    /// The name in the API and in message keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Escapes => "escapes",
            Self::Slower => "slower",
            Self::Draw => "draw",
            Self::Loses => "loses",
        }
    }
}

/// Why a move does not win within the moves left.
#[derive(Clone, Debug)]
pub struct Refutation<M> {
    /// Of what kind it is.
    pub kind: Kind,
    /// The refuting reply and what follows; empty when the move itself ends the game.
    pub line: Vec<Listed<M>>,
    /// For [`Kind::Slower`]: how many moves the win takes from before the move.
    pub win_in: Option<u8>,
}

/// The verdict on a legal move.
#[derive(Clone, Debug)]
pub enum Verdict<M> {
    /// The game is won.
    Solved,
    /// The move still wins; the defender replies.
    Reply(Listed<M>),
    /// The move does not win within the moves left.
    Wrong(Refutation<M>),
}

/// A move of the game as it is listed, with a route.
pub fn listed<G: Game>(game: &G, position: &G::Position, mv: &G::Move) -> Option<Listed<G::Move>> {
    game.list(position)
        .into_iter()
        .find(|one| one.result == *mv)
}

/// Judges a legal move of the side to move, which has `left` moves to win, this one included.
///
/// # Panics
/// Never: the search that decides has no node limit.
pub fn judge<G: Game>(
    game: &G,
    position: &G::Position,
    left: u8,
    mv: &G::Move,
) -> Verdict<G::Move> {
    let attacker = game.turn(position);
    let mut search = Search::new(*game, u64::MAX);
    let wins = search
        .wins_by(position, mv, left)
        .expect("the search has no limit");
    let next = game.play(position, mv);
    if !wins {
        return Verdict::Wrong(refute(game, position, left, mv));
    }
    let over = game.ending(&next);
    if over.is_some_and(|ending| ending.outcome == Outcome::Win(attacker)) {
        return Verdict::Solved;
    }
    match longest_resistance(game, &next, left - 1) {
        Some(reply) => Verdict::Reply(reply),
        None => Verdict::Solved,
    }
}

/// The defender's reply in a position that the attacker wins within `left` moves after any.
///
/// # Panics
/// Never: the search that decides has no node limit.
pub fn longest_resistance<G: Game>(
    game: &G,
    position: &G::Position,
    left: u8,
) -> Option<Listed<G::Move>> {
    let mut search = Search::new(*game, u64::MAX);
    let mut best: Option<(u8, usize, Listed<G::Move>)> = None;
    for reply in game.list(position) {
        let after = game.play(position, &reply.result);
        let distance = search
            .distance(&after, left)
            .expect("the search has no limit")
            .unwrap_or(0);
        let winners = if distance == 0 {
            0
        } else {
            search
                .winners(&after, left)
                .expect("the search has no limit")
                .len()
        };
        let better = best.as_ref().is_none_or(|(longest, fewest, _)| {
            distance > *longest || distance == *longest && winners < *fewest
        });
        if better {
            best = Some((distance, winners, reply));
        }
    }
    best.map(|(_, _, reply)| reply)
}

/// Why a move does not win within `left` moves.
fn refute<G: Game>(
    game: &G,
    position: &G::Position,
    left: u8,
    mv: &G::Move,
) -> Refutation<G::Move> {
    let next = game.play(position, mv);
    let plain = |kind, line| Refutation {
        kind,
        line,
        win_in: None,
    };
    if let Some(ending) = game.ending(&next) {
        let kind = match ending.outcome {
            Outcome::Draw => Kind::Draw,
            Outcome::Win(seat) if seat == game.turn(position) => Kind::Slower,
            Outcome::Win(_) => Kind::Loses,
        };
        return plain(kind, Vec::new());
    }
    let mut capped = Search::new(*game, COLOR_NODES);
    if capped.wins_by(position, mv, left + 1) == Ok(true) {
        return Refutation {
            kind: Kind::Slower,
            line: line_against(game, &next, left),
            win_in: Some(left + 1),
        };
    }
    let mut capped = Search::new(*game, COLOR_NODES);
    if let Ok(Some(n)) = capped.distance(&next, LOSS_MOVES) {
        return plain(Kind::Loses, main_line(game, &next, n));
    }
    match best_refutation(game, &next, left - 1) {
        Some((reply, true)) => plain(Kind::Draw, vec![reply]),
        Some((reply, false)) => plain(Kind::Escapes, vec![reply]),
        None => plain(Kind::Escapes, Vec::new()),
    }
}

/// The reply that refutes, and whether it draws on the spot: of all replies after which the
/// attacker does not win within `left` moves the one that takes the most, then the first.
fn best_refutation<G: Game>(
    game: &G,
    position: &G::Position,
    left: u8,
) -> Option<(Listed<G::Move>, bool)> {
    let mut search = Search::new(*game, u64::MAX);
    let mut best: Option<(bool, u32, Listed<G::Move>)> = None;
    for reply in game.list(position) {
        let after = game.play(position, &reply.result);
        if search.distance(&after, left) != Ok(None) {
            continue;
        }
        let draws = game
            .ending(&after)
            .is_some_and(|ending| ending.outcome == Outcome::Draw);
        let taken = game.effect(position, &reply.result).taken;
        let better = best
            .as_ref()
            .is_none_or(|(drawn, most, _)| (!draws, taken) > (!*drawn, *most));
        if better {
            best = Some((draws, taken, reply));
        }
    }
    best.map(|(draws, _, reply)| (reply, draws))
}

/// The main line: the quickest winning move, first in order, against the longest resistance.
/// Empty when the side to move does not win within `n`.
pub fn main_line<G: Game>(game: &G, position: &G::Position, n: u8) -> Vec<Listed<G::Move>> {
    let mut search = Search::new(*game, u64::MAX);
    let Ok(Some(quickest)) = search.distance(position, n) else {
        return Vec::new();
    };
    let key = search
        .winners(position, quickest)
        .ok()
        .and_then(|keys| listed(game, position, keys.first()?));
    let Some(key) = key else {
        return Vec::new();
    };
    let next = game.play(position, &key.result);
    let mut line = vec![key];
    if game.ending(&next).is_none() {
        line.extend(line_against(game, &next, quickest - 1));
    }
    line
}

/// The line from the defender's move on, where the attacker wins within `left` moves.
fn line_against<G: Game>(game: &G, position: &G::Position, left: u8) -> Vec<Listed<G::Move>> {
    let Some(reply) = longest_resistance(game, position, left) else {
        return Vec::new();
    };
    let after = game.play(position, &reply.result);
    let mut line = vec![reply];
    if game.ending(&after).is_none() {
        line.extend(main_line(game, &after, left));
    }
    line
}

/// The whole solution: a winning move against every legal reply.
///
/// # Errors
/// Never in fact: the search has no node limit.
pub fn solution<G: Game>(
    game: &G,
    position: &G::Position,
    n: u8,
) -> Result<Option<Proof<G::Move>>, OutOfNodes> {
    prove(&mut Search::new(*game, u64::MAX), position, n)
}
