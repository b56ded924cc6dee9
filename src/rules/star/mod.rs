//! Chinese Checkers: 121 holes in the shape of a star, two, three, four or six players.
//!
//! Pieces step to a neighboring hole or hop, in chains, over single pieces of any color into the
//! empty hole behind. Nothing is taken, so a move is the pair of its first and last hole. Who has
//! all ten pieces in the point across is home.
//!
//! - [`board`]: holes, their names, and the tables made of them;
//! - [`position`]: positions and moves;
//! - `walk`: the moves, and one shortest chain for each;
//! - `home`: when a player is home, how far it has to go, and when it cannot get there in time;
//! - `turned`: the symmetries of the board;
//! - [`text`]: position texts;
//! - `reading`: move texts, and the rule that an illegal one breaks;
//! - [`game`]: the game itself;
//! - [`naive`]: the same rules once more, slow and obvious, for checks.

pub mod board;
pub mod game;
mod home;
pub mod naive;
pub mod position;
mod reading;
pub mod text;
mod turned;
mod walk;

pub use game::{CHINESE, Form, Star};
pub use position::{Move, Position};
