//! What is published: puzzles, their books, the day's pick, and the judge of a visitor's moves.
//!
//! - [`book`]: the puzzle as it stands in a book, volumes, the books in the binary;
//! - [`identity`]: the id of a puzzle, the same for all images of its position;
//! - [`table`]: one game as text in, text out, so that store, pages and command line need not
//!   know its types;
//! - [`judge`]: what a visitor's move is worth, the reply, the refutation, the solution tree.

pub mod book;
pub mod difficulty;
pub mod identity;
pub mod judge;
pub mod shape;
pub mod table;
pub mod theme;
