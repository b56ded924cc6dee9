//! The daily game: books, store and clock joined, without HTTP.
//!
//! Pages and API make the same calls here, so they cannot differ.
//!
//! - [`clock`]: the one clock, which can be set to another instant;
//! - [`days`]: which puzzle is whose day, recorded or picked;
//! - [`answers`]: what callers get, in the shapes of the API;
//! - [`attempts`]: judging a move; [`hints`]: hints and giving up;
//! - [`standing`]: where a player stands, and the solution once it is over;
//! - [`calibrate`]: how hard puzzles have proved, and the grades that this suggests;
//! - [`players`]: streaks, journal, archive marks, export and erasure;
//! - [`themes`]: the ideas of past days.

pub mod answers;
pub mod attempts;
pub mod calibrate;
pub mod clock;
pub mod days;
pub mod hints;
pub mod ladder;
pub mod players;
pub mod standing;
pub mod themes;
