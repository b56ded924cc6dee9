//! The id of a puzzle.

use sha2::{Digest, Sha256};

use crate::rules::game::Game;

/// Twelve hexadecimal digits of the SHA-256 of the canonical position's text: the same for every
/// image of the position, and for the same position in two games on one board.
pub fn puzzle_id<G: Game>(game: &G, position: &G::Position) -> String {
    let text = game.write_position(&game.canonical(position));
    let digest = Sha256::digest(text.as_bytes());
    digest[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
