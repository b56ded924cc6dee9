//! What is published: puzzles, their books, the day's pick, the judge of a visitor's moves, days
//! and streaks.
//!
//! - [`book`]: the puzzle as it stands in a book, and volumes;
//! - [`identity`]: the id of a puzzle, the same for all images of its position;
//! - [`table`]: one game as text in, text out, so that store, pages and command line need not
//!   know its types;
//! - [`library`]: the books that ship in the binary;
//! - [`blocked`]: puzzles that are withdrawn;
//! - [`folder`]: the operator's own volumes beside them, with [`author`] for names;
//! - [`pick`]: the puzzle of a day, [`own`] on the days of the operator's volumes;
//! - [`judge`]: what a visitor's move is worth, the reply, the refutation, the solution tree;
//! - [`theme`], [`shape`], [`difficulty`]: what can be said of a puzzle;
//! - [`calibrate`]: how hard puzzles have proved; [`grades`]: grades that changed for it;
//! - [`day`]: civil days in a time zone;
//! - [`streak`]: streaks, totals and the journal, derived from results.

pub mod author;
pub mod blocked;
pub mod book;
pub mod calibrate;
pub mod day;
pub mod difficulty;
pub mod folder;
pub mod grades;
pub mod identity;
pub mod judge;
pub mod library;
pub mod own;
pub mod pick;
pub mod shape;
mod shuffle;
pub mod streak;
pub mod table;
pub mod theme;
pub mod warm_up;
