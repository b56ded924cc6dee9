//! Makes puzzles: a source of positions, the gate that each must pass, the choice of a volume.
//!
//! - [`natural`]: where men stand in games, from self-play;
//! - [`sources`]: where positions come from, and how often from where;
//! - [`climb`]: hill-climbing to a random [`target`], one candidate a restart;
//! - [`compose`]: whole armies placed around the end of a race;
//! - [`gate`]: every condition on a puzzle, with [`limits`] as the table of thresholds, [`mod@line`]
//!   as the main line, [`history`] as what must have gone before;
//! - [`run`]: many restarts over threads and shards, resumable, and the merging of their files;
//! - [`select`]: a volume out of candidates, the [`choice`] with the most [`beauty`](mod@beauty);
//! - [`import`]: puzzles that people have composed;
//! - [`reader`]: a simulated reader, to test what is said of difficulty;
//! - [`verify`]: a puzzle's claims proven again.
//!
//! Nothing here looks at a clock, and no decision uses a floating-point number: the same seed
//! gives the same bytes on every machine.

pub mod beauty;
pub mod candidate;
pub mod choice;
pub mod climb;
pub mod compose;
mod conditions;
pub mod gate;
pub mod history;
pub mod import;
pub mod limits;
pub mod line;
pub mod natural;
pub mod plan;
mod played;
pub mod random;
pub mod reader;
mod rejected;
pub mod run;
pub mod select;
pub mod sources;
pub mod target;
pub mod verify;
