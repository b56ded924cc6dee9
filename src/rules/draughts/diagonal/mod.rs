//! The games on dark squares. Each is one [`Table`]: a board, names, draws and the switches in
//! which diagonal games differ; everything else is written once.
//!
//! Men step forward along diagonals, all pieces capture by jumping over a neighbor (or from afar,
//! where kings fly) onto the empty square behind. Taken pieces leave after the move, block until
//! then, and none is jumped twice; the square from which the piece came counts as empty. Every
//! capture is played out.
//!
//! - [`table`]: the table of each game;
//! - `game`: the [`Game`](crate::rules::game::Game) that a table makes;
//! - [`names`]: squares in text;
//! - `board`: lines and steps;
//! - `chain`: captures, found layer by layer;
//! - `reading`: move texts, and the rule that an illegal one breaks;
//! - [`naive`]: the same rules once more, slow and obvious, for checks.

mod board;
mod chain;
mod game;
pub mod naive;
pub mod names;
mod reading;
pub mod table;

pub use table::{
    AMERICAN, AMERICAN_NOFORCE, BRAZILIAN, CZECH, Diagonal, INTERNATIONAL, ITALIAN, RUSSIAN,
    SPANISH, Table,
};
