//! The second method of each game: slow rules that share nothing with the fast ones.

use crate::{
    rules::{
        draughts::dama::{ARABIC, Dama},
        game::Game,
    },
    solver::naive::{self, Slow},
};

/// A game whose wins can be proven a second way.
pub trait Twin: Game {
    /// Every first move that wins within `n` moves, found by other code over other rules; in
    /// ascending order.
    fn winners_again(&self, position: &Self::Position, n: u8) -> Vec<Self::Move>;
}

impl Twin for Dama {
    fn winners_again(&self, position: &Self::Position, n: u8) -> Vec<Self::Move> {
        let rules = Slow {
            any_last_two: *self == ARABIC,
        };
        naive::winners(&rules, position, n)
    }
}
