//! Counts of move paths, the usual check of a move generator.

use super::game::Game;

/// The number of lines of exactly `depth` plies, one for every distinct result. Draws are not
/// looked at; a line that ends early counts nothing.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    if rest == 0 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| perft(game, &game.play(position, mv), rest))
        .sum()
}
