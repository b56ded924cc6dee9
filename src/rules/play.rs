//! A game in progress: the position together with the history that draws need.

use std::collections::HashMap;

use super::game::{Ending, Game, Outcome, Reason, Seat};

/// A game being played. The position it starts from counts as its first appearance.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    game: G,
    position: G::Position,
    seen: HashMap<G::Position, u32>,
    quiet: u32,
    ending: Option<Ending>,
}

impl<G: Game> Play<G> {
    /// A game that starts from this position.
    pub fn new(game: G, position: G::Position) -> Self {
        let ending = game.ending(&position);
        Self {
            game,
            position,
            seen: HashMap::from([(position, 1)]),
            quiet: 0,
            ending,
        }
    }

    /// The position on the board.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// How the game has ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plays a legal move and looks at the end of the game: first at wins, then at draws.
    pub fn play(&mut self, mv: &G::Move) {
        let progress = self.game.makes_progress(&self.position, mv);
        self.quiet = if progress { 0 } else { self.quiet + 1 };
        self.position = self.game.play(&self.position, mv);
        let seen = self.seen.entry(self.position).or_insert(0);
        *seen += 1;
        let (seen, rules) = (*seen, self.game.draw_rules());
        self.ending = self.game.ending(&self.position).or_else(|| {
            let reason = if rules.repetitions.is_some_and(|most| seen >= most) {
                Reason::Threefold
            } else if rules.quiet_plies.is_some_and(|most| self.quiet >= most) {
                Reason::NoProgress
            } else {
                return None;
            };
            Some(Ending {
                outcome: Outcome::Draw,
                reason,
            })
        });
    }

    /// A seat gives the game up and `winner` has won; without effect after the end.
    pub fn resign(&mut self, winner: Seat) {
        self.end(Ending {
            outcome: Outcome::Win(winner),
            reason: Reason::Resignation,
        });
    }

    /// All seats agree to a draw; without effect after the end.
    pub fn agree_to_draw(&mut self) {
        self.end(Ending {
            outcome: Outcome::Draw,
            reason: Reason::Agreement,
        });
    }

    fn end(&mut self, ending: Ending) {
        self.ending = self.ending.or(Some(ending));
    }
}
