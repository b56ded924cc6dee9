//! The shape of a puzzle: what its main line looks like, wherever on the board it stands.

use crate::rules::game::{Game, Listed, Seat};

/// Of a capture with more routes than this only the first is looked at.
const ROUTES: usize = 256;

/// The leg vectors of all plies of a line as the attacker sees them, free of translation and,
/// where the game has one, of the left-right mirror. Plies are joined by `/`, legs by a space.
pub fn shape<G: Game>(game: &G, position: &G::Position, line: &[G::Move]) -> String {
    let sign = if game.turn(position) == Seat::WHITE {
        1
    } else {
        -1
    };
    let straight = spelled(game, position, line, (sign, sign));
    if !game.has_mirror() {
        return straight;
    }
    straight.min(spelled(game, position, line, (-sign, sign)))
}

fn spelled<G: Game>(
    game: &G,
    position: &G::Position,
    line: &[G::Move],
    sign: (i16, i16),
) -> String {
    let mut at = *position;
    let mut plies = Vec::with_capacity(line.len());
    for mv in line {
        plies.push(ply(game, &at, mv, sign));
        at = game.play(&at, mv);
    }
    plies.join("/")
}

/// The least spelling of all routes of a move, so that mirrored puzzles get mirrored routes.
fn ply<G: Game>(game: &G, position: &G::Position, mv: &G::Move, sign: (i16, i16)) -> String {
    game.routes(position, ROUTES)
        .iter()
        .filter(|listed| listed.result == *mv)
        .map(|listed| legs(game, position, listed, sign))
        .min()
        .unwrap_or_default()
}

fn legs<G: Game>(
    game: &G,
    position: &G::Position,
    listed: &Listed<G::Move>,
    sign: (i16, i16),
) -> String {
    let mut from = game.effect(position, &listed.result).from;
    let mut legs = Vec::with_capacity(listed.path.len());
    for &to in &listed.path {
        let ((x, y), (u, v)) = (game.place_of(from), game.place_of(to));
        legs.push(format!("{},{}", sign.0 * (u - x), sign.1 * (v - y)));
        from = to;
    }
    legs.join(" ")
}
