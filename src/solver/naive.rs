//! The second method: plain minimax with a memory, over rules given as plain functions.
//!
//! With [`Slow`] it shares with [`super::search`] neither a line of search nor a line of move
//! generation.

use std::{collections::HashMap, hash::Hash};

use crate::rules::{
    draughts::{Move, Position, naive as slow},
    game::{Game, Outcome},
};

/// The least that a game is: who moves, what can follow, how it stands.
pub trait Rules {
    /// A position.
    type Position: Copy + Eq + Hash;
    /// What a move does.
    type Move: Copy + Ord;
    /// The legal moves with the positions they lead to.
    fn follow(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)>;
    /// `None` while the game goes on; else whether the side that has just moved has won.
    fn won(&self, position: &Self::Position) -> Option<bool>;
}

/// The rules of a [`Game`] as the fast code has them.
#[derive(Clone, Copy, Debug)]
pub struct Fast<G>(pub G);

impl<G: Game> Rules for Fast<G> {
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

/// The orthogonal games over their slow rules.
#[derive(Clone, Copy, Debug)]
pub struct Slow {
    /// Whether one piece each is a draw whatever the pieces are (Arabic), or kings alone
    /// (Turkish).
    pub any_last_two: bool,
}

impl Rules for Slow {
    type Position = Position;
    type Move = Move;

    fn follow(&self, position: &Position) -> Vec<(Move, Position)> {
        let mut found: Vec<(Move, Position)> = Vec::new();
        for route in slow::routes(position) {
            let result = route.result();
            if found.iter().all(|(other, _)| *other != result) {
                found.push((result, slow::after(position, &route)));
            }
        }
        found
    }

    fn won(&self, position: &Position) -> Option<bool> {
        if slow::routes(position).is_empty() {
            return Some(true);
        }
        let [white, black] = [0, 1].map(|i| position.sides[i]);
        if white == 0 || black == 0 {
            // The side that has just moved is the empty one: it had lost before.
            return Some(false);
        }
        let single = white.count_ones() == 1 && black.count_ones() == 1;
        let kings = (white | black) & !position.kings == 0;
        (single && (self.any_last_two || kings)).then_some(false)
    }
}

/// Every first move with which the side to move wins within `n` of its own moves.
pub fn winners<R: Rules>(rules: &R, position: &R::Position, n: u8) -> Vec<R::Move> {
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
fn attacker_has_won<R: Rules>(
    rules: &R,
    position: &R::Position,
    n: u8,
    memory: &mut Memory<R::Position>,
) -> bool {
    if let Some(won) = rules.won(position) {
        return won;
    }
    if n <= 1 {
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
