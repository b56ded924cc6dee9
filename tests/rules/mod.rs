//! The rules against the tables of independent oracles, and the laws that hold everywhere.

pub(crate) mod diagonal;
mod endings;
pub(crate) mod laws;
mod peer;
mod refusals;
pub(crate) mod star;
pub(crate) mod star_laws;
mod star_text;
mod tables;

use daily_dama::rules::draughts::{
    dama::{ARABIC, Dama, TURKISH},
    diagonal::{
        AMERICAN, AMERICAN_NOFORCE, BRAZILIAN, CZECH, Diagonal, INTERNATIONAL, ITALIAN, RUSSIAN,
        SPANISH,
    },
};

/// The two orthogonal games.
pub(crate) const DAMA: [Dama; 2] = [TURKISH, ARABIC];

/// The game of a record, if it is one of these two.
pub(crate) fn dama(id: &str) -> Option<Dama> {
    use daily_dama::rules::game::Game;
    DAMA.into_iter().find(|game| game.id() == id)
}

/// The diagonal games.
pub(crate) const DIAGONAL: [Diagonal; 8] = [
    RUSSIAN,
    AMERICAN,
    BRAZILIAN,
    SPANISH,
    ITALIAN,
    CZECH,
    INTERNATIONAL,
    AMERICAN_NOFORCE,
];

/// The diagonal game of that name.
pub(crate) fn diagonal(id: &str) -> Option<Diagonal> {
    use daily_dama::rules::game::Game;
    DIAGONAL.into_iter().find(|game| game.id() == id)
}
