//! The games themselves, and nothing else: no I/O, no clock, no randomness, no JSON.
//!
//! Reading order:
//! - [`game`]: the trait that every game implements, and the words all games share
//!   (seats, endings, draw rules, pieces);
//! - [`refusal`]: why a move is not legal, as a typed value;
//! - [`switches`]: how the draughts games differ;
//! - [`twin`]: the same rules a second time, for proofs that share nothing;
//! - [`setup`]: why a position text is not a position;
//! - [`draughts`]: positions, text and moves of the draughts family; [`draughts::dama`] has the
//!   orthogonal games (Turkish and Arabic), [`draughts::naive`] their slow twin for checks;
//! - [`star`]: Chinese Checkers;
//! - [`play`]: a game in progress with the history that draws need;
//! - [`perft`]: move-path counts;
//! - [`catalog`]: the list of all games, by name.
//!
//! A **move** is what it does: origin, landing, set of captured pieces, crowning. Two routes
//! with one result are one move. A route is kept apart ([`game::Game::list`]) for drawing and
//! notation.

pub mod catalog;
pub mod draughts;
pub mod game;
pub mod perft;
pub mod play;
pub mod refusal;
pub mod setup;
pub mod star;
pub mod switches;
pub mod twin;
