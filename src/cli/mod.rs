//! What is typed: one file a command, and what they share.
//!
//! - [`arguments`]: the commands and how they are read;
//! - [`game`]: the game and the position that a command is about;
//! - [`result`]: what a command comes to, its exit status and its one line of complaint;
//! - [`store`]: the store that a command is about;
//! - [`output`]: standard output, for machines alone;
//! - [`progress`]: how far long work is, on standard error.
//!
//! Exit status: 0 done, 1 the answer is "no" or a check failed, 2 bad input.

pub mod arguments;
pub mod backup;
pub mod calibrate;
pub mod check;
pub mod game;
pub mod generate;
pub mod import;
pub mod merge;
pub mod moves;
pub mod output;
pub mod perft;
pub mod play;
pub mod progress;
pub mod report;
pub mod result;
pub mod select;
pub mod serve;
pub mod solve;
pub mod store;
pub mod today;
pub mod verify;
pub mod void;
