//! Puzzles that people have composed: read, proven, judged in words, and put into a volume of the
//! operator's own.
//!
//! - [`lines`]: input of any size and kind, a bounded line at a time;
//! - [`reading`]: items out of JSON lines, [`pdn`] out of portable draughts notation;
//! - [`judging`]: what is wrong with a position, all of it, in words;
//! - [`draws`]: how a draw rule spoils a win;
//! - [`volume`]: where the good ones go.

pub mod draws;
pub mod judging;
pub mod lines;
pub mod pdn;
pub mod reading;
pub mod reasons;
pub mod volume;
