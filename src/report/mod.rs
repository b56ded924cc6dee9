//! What a book is like: its puzzles measured, counted and shown, for whoever answers for it.
//!
//! - [`measure`]: what is known of each puzzle; [`days`]: which puzzle each day gets;
//!   [`neighbors`]: how much puzzles look alike;
//! - [`statistics`]: quartiles, means, bins;
//! - [`chapters`], [`ideas`], [`figures`] and [`sources`]: the tables, as a [`document`];
//! - [`text`] and [`page`]: the document as text and as HTML; [`thumbnail`]: small boards.
//!
//! What has no meaning in a game is left out because the fact is absent, never by the game's name.

pub mod chapters;
pub mod days;
pub mod document;
pub mod figures;
pub mod ideas;
pub mod measure;
pub mod neighbors;
pub mod page;
pub mod sources;
pub mod statistics;
pub mod text;
pub mod thumbnail;
