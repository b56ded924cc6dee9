//! The main line of a win, and how far it is the only one.

use crate::{
    rules::game::Game,
    solver::search::{OutOfNodes, Search},
};

/// What follows the key against the longest defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation<M> {
    /// The moves after the key, the defender's first.
    pub line: Vec<M>,
    /// Whether the attacker's move is the only one at every node of every longest defence but the
    /// last.
    pub lenient: bool,
    /// Whether it is the only one at the last node too.
    pub full: bool,
}

/// Follows every longest defence after an attacker's move that wins in exactly `n`.
///
/// The main line takes the reply of longest resistance; among equals the one that leaves the
/// fewest winning moves, then the first in the game's order. `position` is the one after the
/// attacker's move.
///
/// # Errors
/// When the node limit is reached first.
pub fn continuation<G: Game>(
    search: &mut Search<G>,
    position: &G::Position,
    n: u8,
) -> Result<Continuation<G::Move>, OutOfNodes> {
    let game = *search.game();
    let mut whole = Continuation {
        line: Vec::new(),
        lenient: true,
        full: true,
    };
    if n <= 1 || game.ending(position).is_some() {
        return Ok(whole);
    }
    let mut replies = Vec::new();
    game.moves(position, &mut replies);
    let mut fewest = usize::MAX;
    for reply in replies {
        let after = game.play(position, &reply);
        if game.ending(&after).is_some() || search.wins(&after, n - 2)? {
            continue;
        }
        let winners = search.winners(&after, n - 1)?;
        let Some(first) = winners.first() else {
            continue;
        };
        let rest = continuation(search, &game.play(&after, first), n - 1)?;
        whole.full &= winners.len() == 1 && rest.full;
        whole.lenient &= rest.lenient && (n == 2 || winners.len() == 1);
        if winners.len() < fewest {
            fewest = winners.len();
            whole.line = [reply, *first].into_iter().chain(rest.line).collect();
        }
    }
    whole.full &= whole.lenient;
    Ok(whole)
}
