//! Depth-first AND/OR search with short circuit, iterative deepening over N.
//!
//! (Allis 1994, chapter 2, without its enhancements: on positions of this size neither a
//! transposition table nor move ordering pays.)

use crate::rules::game::{Ending, Game, Outcome, Seat};

/// The search ran out of its node limit, so nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the node limit was reached")]
pub struct OutOfNodes;

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<M> {
    /// The side to move wins within `n` of its own moves and not within fewer.
    Win {
        /// The exact number of moves, from 1.
        n: u8,
        /// Every first move that wins in `n`, in the game's order.
        keys: Vec<M>,
    },
    /// No forced win within the number of moves searched.
    NoWin,
    /// The node limit ended the search first.
    Unknown,
}

/// A search with its effort.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    game: G,
    nodes: u64,
    most: u64,
    /// One list of moves for each depth, kept to save allocations.
    lists: Vec<Vec<G::Move>>,
}

/// How a move leaves the attacker.
enum After {
    Won,
    Spoiled,
    GoesOn,
}

impl<G: Game> Search<G> {
    /// A search that gives up after `most` nodes. A node is one move generation or one jump
    /// expanded.
    pub const fn new(game: G, most: u64) -> Self {
        Self {
            game,
            nodes: 0,
            most,
            lists: Vec::new(),
        }
    }

    /// The nodes spent so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The game searched.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Solves a position for wins in 1 to `max`. A finished position is no win.
    pub fn solve(&mut self, position: &G::Position, max: u8) -> Verdict<G::Move> {
        if self.game.ending(position).is_some() {
            return Verdict::NoWin;
        }
        for n in 1..=max {
            match self.winners(position, n) {
                Err(OutOfNodes) => return Verdict::Unknown,
                Ok(keys) if keys.is_empty() => {}
                Ok(keys) => return Verdict::Win { n, keys },
            }
        }
        Verdict::NoWin
    }

    /// Every move of the side to move that wins within `n` of its moves, this one included.
    ///
    /// # Errors
    /// When the node limit is reached first.
    pub fn winners(&mut self, position: &G::Position, n: u8) -> Result<Vec<G::Move>, OutOfNodes> {
        let moves = self.generate(position)?;
        let mut keys = Vec::new();
        let mut verdict = Ok(());
        for mv in &moves {
            match self.wins_by(position, mv, n) {
                Ok(true) => keys.push(*mv),
                Ok(false) => {}
                Err(out) => {
                    verdict = Err(out);
                    break;
                }
            }
        }
        self.lists.push(moves);
        verdict.map(|()| keys)
    }

    /// Whether this move wins within `n` moves of its side, itself included.
    ///
    /// # Errors
    /// When the node limit is reached first.
    pub fn wins_by(
        &mut self,
        position: &G::Position,
        mv: &G::Move,
        n: u8,
    ) -> Result<bool, OutOfNodes> {
        let attacker = self.game.turn(position);
        let next = self.game.play(position, mv);
        match after(self.game.ending(&next), attacker) {
            After::Won => Ok(n > 0),
            After::Spoiled => Ok(false),
            After::GoesOn if n <= 1 || self.game.hopeless(&next, attacker, n - 1) => Ok(false),
            After::GoesOn => self.holds(&next, n - 1, attacker),
        }
    }

    /// Whether the side to move wins within `n` of its moves; the position is not finished.
    ///
    /// # Errors
    /// When the node limit is reached first.
    pub fn wins(&mut self, position: &G::Position, n: u8) -> Result<bool, OutOfNodes> {
        let moves = self.generate(position)?;
        let mut verdict = Ok(false);
        for mv in &moves {
            verdict = self.wins_by(position, mv, n);
            if verdict != Ok(false) {
                break;
            }
        }
        self.lists.push(moves);
        verdict
    }

    /// Whether every reply of the side to move still lets `attacker` win within `n` moves.
    ///
    /// # Errors
    /// When the node limit is reached first.
    pub fn holds(
        &mut self,
        position: &G::Position,
        n: u8,
        attacker: Seat,
    ) -> Result<bool, OutOfNodes> {
        let replies = self.generate(position)?;
        let mut verdict = Ok(true);
        for reply in &replies {
            let next = self.game.play(position, reply);
            verdict = match after(self.game.ending(&next), attacker) {
                After::Won => Ok(true),
                After::Spoiled => Ok(false),
                After::GoesOn if self.game.turn(&next) == attacker => self.wins(&next, n),
                // Where more than two play, all others reply.
                After::GoesOn => self.holds(&next, n, attacker),
            };
            if verdict != Ok(true) {
                break;
            }
        }
        self.lists.push(replies);
        verdict
    }

    /// The fewest moves within which the side to move wins, up to `max`.
    ///
    /// # Errors
    /// When the node limit is reached first.
    pub fn distance(&mut self, position: &G::Position, max: u8) -> Result<Option<u8>, OutOfNodes> {
        if self.game.ending(position).is_some() {
            return Ok(None);
        }
        for n in 1..=max {
            if self.wins(position, n)? {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    fn generate(&mut self, position: &G::Position) -> Result<Vec<G::Move>, OutOfNodes> {
        let mut moves = self.lists.pop().unwrap_or_default();
        self.nodes += self.game.moves(position, &mut moves);
        if self.nodes > self.most {
            self.lists.push(moves);
            return Err(OutOfNodes);
        }
        Ok(moves)
    }
}

fn after(ending: Option<Ending>, attacker: Seat) -> After {
    match ending.map(|ending| ending.outcome) {
        None => After::GoesOn,
        Some(Outcome::Win(seat)) if seat == attacker => After::Won,
        Some(_) => After::Spoiled,
    }
}
