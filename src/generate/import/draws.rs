//! How a draw rule spoils a win: the same search once more, blind to positions drawn on the spot.

use crate::{
    rules::game::{Game, Outcome, Reason, Seat},
    solver::search::Search,
};

/// The most positions looked at.
const MOST: u64 = 3_000_000;

/// A win that only a draw rule prevents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bite<M> {
    /// The moves that lead to the drawn position.
    pub line: Vec<M>,
    /// The rule.
    pub rule: Reason,
    /// In how many moves the side to move would win without it.
    pub n: u8,
}

/// The win within `most` moves that a draw rule spoils, if there is one. `position` is not won
/// within `most`.
pub fn bite<G: Game>(game: &G, position: &G::Position, most: u8) -> Option<Bite<G::Move>> {
    // Only a draw by what is left on the board bites in so few moves.
    game.lone()?;
    let mut blind = Blind {
        game,
        attacker: game.turn(position),
        left: MOST,
    };
    let n = (1..=most).find(|&n| !blind.winners(position, n).is_empty())?;
    let (line, rule) = blind.spoiled(&mut Search::new(*game, MOST), position, n)?;
    Some(Bite { line, rule, n })
}

/// A search that plays on where the game is drawn.
struct Blind<'a, G: Game> {
    game: &'a G,
    attacker: Seat,
    left: u64,
}

impl<G: Game> Blind<'_, G> {
    fn moves(&mut self, position: &G::Position) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let spent = self.game.moves(position, &mut moves);
        self.left = self.left.saturating_sub(spent.max(1));
        if self.left == 0 {
            // Nothing is known then, and nothing is claimed.
            moves.clear();
        }
        moves
    }

    fn won(&self, position: &G::Position) -> Option<bool> {
        match self.game.ending(position)?.outcome {
            Outcome::Win(seat) => Some(seat == self.attacker),
            Outcome::Draw => None,
        }
    }

    fn drawn(&self, position: &G::Position) -> Option<Reason> {
        let ending = self.game.ending(position)?;
        (ending.outcome == Outcome::Draw).then_some(ending.reason)
    }

    fn winners(&mut self, position: &G::Position, n: u8) -> Vec<G::Move> {
        let mut moves = self.moves(position);
        moves.retain(|mv| self.wins_by(position, mv, n));
        moves
    }

    fn wins_by(&mut self, position: &G::Position, mv: &G::Move, n: u8) -> bool {
        let next = self.game.play(position, mv);
        if let Some(won) = self.won(&next) {
            return won;
        }
        if n <= 1 {
            return false;
        }
        let replies = self.moves(&next);
        !replies.is_empty()
            && replies.iter().all(|reply| {
                let after = self.game.play(&next, reply);
                match self.won(&after) {
                    Some(won) => won,
                    None => self
                        .moves(&after)
                        .iter()
                        .any(|mv| self.wins_by(&after, mv, n - 1)),
                }
            })
    }

    /// The way to a drawn position from one that is won but for the rule.
    fn spoiled(
        &mut self,
        search: &mut Search<G>,
        position: &G::Position,
        n: u8,
    ) -> Option<(Vec<G::Move>, Reason)> {
        for mv in self.winners(position, n) {
            let next = self.game.play(position, &mv);
            if let Some(rule) = self.drawn(&next) {
                return Some((vec![mv], rule));
            }
            for reply in self.moves(&next) {
                let after = self.game.play(&next, &reply);
                if let Some(rule) = self.drawn(&after) {
                    return Some((vec![mv, reply], rule));
                }
                if n < 2 || self.won(&after).is_some() || search.wins(&after, n - 1) == Ok(true) {
                    continue;
                }
                if let Some((rest, rule)) = self.spoiled(search, &after, n - 1) {
                    return Some(([vec![mv, reply], rest].concat(), rule));
                }
            }
        }
        None
    }
}
