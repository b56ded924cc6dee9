//! The same rules a second time.
//!
//! Every game has its rules twice: fast for play and search, and slow and obvious as its
//! [`Twin`]. The two share the types of positions and moves and not a line of code beyond them,
//! so that a win proven over both is proven by methods that can hardly be wrong together.

use std::{fmt::Debug, hash::Hash};

/// The least that a game is: what can follow, and how it stands.
pub trait Twin: Debug {
    /// A position.
    type Position: Copy + Eq + Hash;
    /// What a move does.
    type Move: Copy + Ord;

    /// The legal moves, each result once, with the positions they lead to. A forced pass is the
    /// one move where there is no other.
    fn follow(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)>;

    /// `None` while the game goes on; else whether the side that has just moved has won.
    fn won(&self, position: &Self::Position) -> Option<bool>;

    /// Whether the side that has just moved certainly needs more than `n` more moves to win.
    /// `false` is always right.
    fn needs_more(&self, position: &Self::Position, n: u8) -> bool {
        let _ = (position, n);
        false
    }
}
