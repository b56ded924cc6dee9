//! The second method: plain minimax with a memory, over a game's slow [`Twin`].
//!
//! It shares with [`super::search`] neither a line of search nor a line of move generation.

use std::collections::HashMap;

use crate::rules::{
    game::{Game, Outcome},
    twin::Twin,
};

/// The rules of a [`Game`] as the fast code has them, in the place of a twin: for checks of the
/// two parts one by one.
#[derive(Clone, Copy, Debug)]
pub struct Fast<G>(pub G);

impl<G: Game> Twin for Fast<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn follow(&self, position: &G::Position) -> Vec<(G::Move, G::Position)> {
        let mut moves = Vec::new();
        self.0.moves(position, &mut moves);
        moves
            .into_iter()
            .map(|mv| (mv, self.0.play(position, &mv)))
            .collect()
    }

    fn won(&self, position: &G::Position) -> Option<bool> {
        let ending = self.0.ending(position)?;
        let turn = self.0.turn(position);
        Some(matches!(ending.outcome, Outcome::Win(seat) if seat != turn))
    }
}

/// Every first move with which the side to move wins within `n` of its own moves.
pub fn winners<R: Twin>(rules: &R, position: &R::Position, n: u8) -> Vec<R::Move> {
    let mut memory = HashMap::new();
    if rules.won(position).is_some() {
        return Vec::new();
    }
    let mut keys: Vec<R::Move> = rules
        .follow(position)
        .into_iter()
        .filter(|(_, next)| attacker_has_won(rules, next, n, &mut memory))
        .map(|(mv, _)| mv)
        .collect();
    keys.sort_unstable();
    keys
}

type Memory<P> = HashMap<(P, u8), bool>;

/// After an attacker's move that was one of `n`: whether it wins.
fn attacker_has_won<R: Twin>(
    rules: &R,
    position: &R::Position,
    n: u8,
    memory: &mut Memory<R::Position>,
) -> bool {
    if let Some(won) = rules.won(position) {
        return won;
    }
    if n <= 1 || rules.needs_more(position, n - 1) {
        return false;
    }
    if let Some(&known) = memory.get(&(*position, n)) {
        return known;
    }
    let mut all = true;
    for (_, next) in rules.follow(position) {
        // A reply that ends the game ends it against the attacker: no game here is lost by
        // one's own move.
        let answered = rules.won(&next).is_none()
            && rules
                .follow(&next)
                .into_iter()
                .any(|(_, after)| attacker_has_won(rules, &after, n - 1, memory));
        if !answered {
            all = false;
            break;
        }
    }
    memory.insert((*position, n), all);
    all
}
