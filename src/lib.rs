//! Daily Dama: the daily draughts puzzle, from the rules to the streak.
pub mod generate;
pub mod puzzle;
pub mod rules;
pub mod solver;
