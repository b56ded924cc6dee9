//! The rules against the tables of independent oracles, and the laws that hold everywhere.

mod endings;
pub(crate) mod laws;
mod refusals;
mod tables;

use daily_dama::rules::draughts::dama::{ARABIC, Dama, TURKISH};

/// The two orthogonal games.
pub(crate) const DAMA: [Dama; 2] = [TURKISH, ARABIC];

/// The game of a record, if it is one of these two.
pub(crate) fn dama(id: &str) -> Option<Dama> {
    use daily_dama::rules::game::Game;
    DAMA.into_iter().find(|game| game.id() == id)
}
