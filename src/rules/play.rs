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
    /// Turns that each seat has had.
    turns: Vec<u32>,
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
            turns: Vec::new(),
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
        self.count_turn();
        self.position = self.game.play(&self.position, mv);
        let seen = self.seen.entry(self.position).or_insert(0);
        *seen += 1;
        let (seen, rules) = (*seen, self.game.draw_rules());
        self.ending = self.game.ending(&self.position).or_else(|| {
            let reason = if rules.repetitions.is_some_and(|most| seen >= most) {
                Reason::Threefold
            } else if rules.quiet_plies.is_some_and(|most| self.quiet >= most) {
                Reason::NoProgress
            } else if rules.turns_each.is_some_and(|most| self.all_had(most)) {
                Reason::TurnLimit
            } else {
                return None;
            };
            Some(Ending {
                outcome: Outcome::Draw,
                reason,
            })
        });
    }

    fn count_turn(&mut self) {
        let seat = usize::from(self.game.turn(&self.position).0);
        if self.turns.len() <= seat {
            self.turns.resize(seat + 1, 0);
        }
        self.turns[seat] += 1;
    }

    /// Whether every player still in has had so many turns.
    fn all_had(&self, most: u32) -> bool {
        let finished = self.game.finished(&self.position).unwrap_or_default();
        let had = |seat: &Seat| self.turns.get(usize::from(seat.0)).copied().unwrap_or(0);
        self.game
            .seats(&self.position)
            .iter()
            .filter(|seat| !finished.contains(seat))
            .all(|seat| had(seat) >= most)
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
