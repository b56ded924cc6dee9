//! What must have gone before: the defender's last move, and where men can have come.

use super::plan::Plan;
use crate::rules::game::{Board, Game, Piece};

/// Whether the defender has a legal quiet move that led here, made where it could take nothing.
pub fn has_last_move<G: Game>(game: &G, plan: &Plan, position: &G::Position) -> bool {
    let pieces = game.pieces(position);
    let defender = plan.other(game.turn(position));
    let mut before = pieces.clone();
    let mut moves = Vec::new();
    let mut led_here = |before: &[Piece]| {
        let Ok(earlier) = game.place(before, defender) else {
            return false;
        };
        if game.ending(&earlier).is_some() {
            return false;
        }
        game.moves(&earlier, &mut moves);
        moves
            .iter()
            .any(|mv| game.effect(&earlier, mv).taken == 0 && game.play(&earlier, mv) == *position)
    };
    for (i, piece) in pieces
        .iter()
        .enumerate()
        .filter(|(_, p)| p.seat == defender)
    {
        let empty = plan
            .squares
            .iter()
            .filter(|square| pieces.iter().all(|other| other.square != **square));
        for &square in empty {
            // A king that stands here may have been a man one move ago.
            for king in [piece.king, false] {
                before[i] = Piece {
                    square,
                    king,
                    ..*piece
                };
                if led_here(&before) {
                    return true;
                }
                if !piece.king {
                    break;
                }
            }
        }
        before[i] = *piece;
    }
    false
}

/// The first man that stands where no man of its side can have come.
pub fn misplaced<G: Game>(game: &G, plan: &Plan, pieces: &[Piece], first_rank: i16) -> Option<u8> {
    let Board::Grid { ranks, .. } = game.board() else {
        return None;
    };
    let last = i16::from(ranks) - 1;
    pieces
        .iter()
        .filter(|piece| !piece.king)
        .find(|piece| {
            let (_, rank) = game.place_of(plan.seen_by(piece.seat, piece.square));
            rank < first_rank || rank >= last
        })
        .map(|piece| piece.square.0)
}
