//! Daily Dama: the daily draughts puzzle, from the rules to the streak.

pub mod puzzle;
pub mod store;
