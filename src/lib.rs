//! Daily Dama: the daily draughts puzzle, from the rules to the streak.
//!
//! The layers in reading order; each explains itself at its head and uses only those above it:
//!
//! - [`rules`]: the games, pure;
//! - [`solver`]: exact "win in N", with proofs;
//! - [`puzzle`]: what is published: puzzles, books, the day's pick, the judge, days and streaks;
//! - [`store`]: what must not be lost: players, attempts, recorded days;
//! - [`generate`]: where puzzles come from: climb, gate, selection, verification;
//! - [`report`]: what a book is like, for whoever answers for it;
//! - [`daily`]: the daily game itself: books, store and clock joined, no HTTP;
//! - [`web`]: the site: pages, forms, JSON;
//! - [`settings`], [`telemetry`], [`cli`]: what the operator sets, sees and types.

pub mod cli;
pub mod daily;
pub mod generate;
pub mod puzzle;
pub mod report;
pub mod rules;
pub mod settings;
pub mod solver;
pub mod store;
pub mod telemetry;
pub mod web;
