//! Positions and moves of the star.

use super::board::{Holes, POINTS, bit};
use crate::rules::game::Seat;

/// Seats in the order in which their players came home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Arrivals {
    /// How many there are.
    count: u8,
    /// The seats; zero where there is none.
    seats: [u8; POINTS],
}

impl Arrivals {
    /// The seats in order of arrival.
    pub(super) fn seats(&self) -> &[u8] {
        &self.seats[..usize::from(self.count)]
    }

    pub(super) const fn count(&self) -> u32 {
        self.count as u32
    }

    pub(super) fn contains(&self, seat: u8) -> bool {
        self.seats().contains(&seat)
    }

    /// The first to arrive.
    pub(super) fn first(&self) -> Option<u8> {
        self.seats().first().copied()
    }

    /// Adds a seat that is not among them.
    pub(super) fn push(&mut self, seat: u8) {
        debug_assert!(!self.contains(seat), "a player comes home once");
        self.seats[usize::from(self.count)] = seat;
        self.count += 1;
    }
}

/// A placement with the players, whose turn it is, and who is home already.
///
/// The order of the fields makes a position with the north to move the least of its images.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The seat to move, 0 to 5; not one that is home.
    pub(super) turn: u8,
    /// The seats in the game, bit 0 the north.
    pub(super) players: u8,
    /// The pieces of each seat: ten for each player.
    pub(super) sides: [Holes; POINTS],
    /// The players already home.
    pub(super) finished: Arrivals,
}

impl Position {
    /// Every piece.
    pub(super) const fn all(&self) -> Holes {
        let [a, b, c, d, e, f] = self.sides;
        a | b | c | d | e | f
    }

    /// The pieces of the player to move.
    pub(super) const fn own(&self) -> Holes {
        self.sides[self.turn as usize]
    }

    /// Whether a seat is in the game.
    pub(super) const fn plays(&self, seat: u8) -> bool {
        self.players >> seat & 1 == 1
    }

    /// Whether a seat is in the game and not home yet.
    pub(super) fn races(&self, seat: u8) -> bool {
        self.plays(seat) && !self.finished.contains(seat)
    }

    /// The players, in the order of their turns.
    pub(super) fn seats(&self) -> impl Iterator<Item = u8> {
        let players = self.players;
        (0..6).filter(move |seat| players >> seat & 1 == 1)
    }

    /// Gives the turn to the next player who is not home; stays where there is none.
    pub(super) fn pass_turn(&mut self) {
        let mut next = self.turn;
        for _ in 0..POINTS {
            next = if next == 5 { 0 } else { next + 1 };
            if self.races(next) {
                break;
            }
        }
        self.turn = next;
    }

    /// Who stands in a hole.
    pub(super) fn owner(&self, hole: u8) -> Option<u8> {
        self.seats()
            .find(|seat| self.sides[usize::from(*seat)] & bit(hole) != 0)
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        Seat(self.turn)
    }
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece goes from one hole to another, by a step or by a chain of hops.
    Go {
        /// The hole it leaves.
        from: u8,
        /// The empty hole where it stops, never the one it leaves.
        to: u8,
    },
    /// Nothing moves; legal where nothing else is.
    Pass,
}
