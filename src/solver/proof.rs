//! A forced win written out: one move for the attacker, every reply of the defender.

use crate::rules::game::{Game, Outcome, Seat};

use super::search::{OutOfNodes, Search};

/// A proof that the side to move wins: its move, and a proof against each legal reply. There are
/// no replies exactly when the move ends the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// The attacker's move.
    pub key: M,
    /// Every legal reply with the proof that follows; `None` where the reply itself ends the
    /// game in the attacker's favor.
    pub replies: Vec<(M, Option<Proof<M>>)>,
}

/// Why a claimed proof is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A move of the proof is not legal where it stands.
    #[error("a move of the proof is not legal")]
    Illegal,
    /// A legal reply has no answer, or one is answered twice.
    #[error("the replies of the proof are not all legal replies")]
    Replies,
    /// The line does not end in a win within the budget.
    #[error("a line of the proof does not win in time")]
    NotWon,
}

/// A proof that the side to move wins within `n` of its moves, each move the quickest there is,
/// or `None` when it does not win.
///
/// # Errors
/// When the node limit is reached first.
pub fn prove<G: Game>(
    search: &mut Search<G>,
    position: &G::Position,
    n: u8,
) -> Result<Option<Proof<G::Move>>, OutOfNodes> {
    let game = *search.game();
    let Some(quickest) = search.distance(position, n)? else {
        return Ok(None);
    };
    let Some(&key) = search.winners(position, quickest)?.first() else {
        return Ok(None);
    };
    let next = game.play(position, &key);
    let mut replies = Vec::new();
    if game.ending(&next).is_none() {
        let mut moves = Vec::new();
        game.moves(&next, &mut moves);
        for reply in moves {
            let after = game.play(&next, &reply);
            let rest = match game.ending(&after) {
                Some(_) => None,
                None => prove(search, &after, quickest - 1)?,
            };
            replies.push((reply, rest));
        }
    }
    Ok(Some(Proof { key, replies }))
}

/// Checks a proof that the side to move wins within `n` of its moves. Trusts nothing but the
/// rules.
///
/// # Errors
/// The first flaw met.
pub fn check<G: Game>(
    game: &G,
    position: &G::Position,
    n: u8,
    proof: &Proof<G::Move>,
) -> Result<(), Flaw> {
    let attacker = game.turn(position);
    let Some(rest) = n.checked_sub(1) else {
        return Err(Flaw::NotWon);
    };
    if game.ending(position).is_some() || !legal(game, position).contains(&proof.key) {
        return Err(Flaw::Illegal);
    }
    let next = game.play(position, &proof.key);
    if let Some(ending) = game.ending(&next) {
        let won = ending.outcome == Outcome::Win(attacker) && proof.replies.is_empty();
        return if won { Ok(()) } else { Err(Flaw::NotWon) };
    }
    let mut wanted = legal(game, &next);
    let mut given: Vec<_> = proof.replies.iter().map(|(reply, _)| *reply).collect();
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted != given {
        return Err(Flaw::Replies);
    }
    for (reply, answer) in &proof.replies {
        check_reply(
            game,
            &game.play(&next, reply),
            rest,
            attacker,
            answer.as_ref(),
        )?;
    }
    Ok(())
}

fn check_reply<G: Game>(
    game: &G,
    position: &G::Position,
    n: u8,
    attacker: Seat,
    answer: Option<&Proof<G::Move>>,
) -> Result<(), Flaw> {
    match (game.ending(position), answer) {
        (Some(ending), None) if ending.outcome == Outcome::Win(attacker) => Ok(()),
        (None, Some(proof)) => check(game, position, n, proof),
        _ => Err(Flaw::NotWon),
    }
}

fn legal<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}
