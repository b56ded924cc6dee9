//! Exact "win in N": whatever the other side replies, the side to move wins within N of its own
//! moves.
//!
//! - [`search`]: the depth-first search that judges a visitor's move in microseconds;
//! - [`proof`]: a win written out as a tree, and a checker that trusts the rules alone;
//! - [`naive`]: a slow second method over slow second rules.
//!
//! Repetition and counters without progress start fresh at the root and cannot bite within the
//! few plies looked at: a position would have to stand three times, or 50 plies pass.

pub mod naive;
pub mod proof;
pub mod search;
