//! The symmetries of the board: six turns, and as many mirrors.

use super::{
    board::{HOLES, Holes, POINTS, at, bit, coordinates, each},
    position::{Arrivals, Position},
};

/// What a symmetry does to holes and seats.
struct Symmetry {
    holes: [u8; HOLES as usize],
    seats: [u8; POINTS],
}

/// A sixth of a turn clockwise.
const TURN: Symmetry = symmetry(false);

/// Left and right changed.
const MIRROR: Symmetry = symmetry(true);

const fn symmetry(mirror: bool) -> Symmetry {
    let mut holes = [0; HOLES as usize];
    let mut hole = 0;
    while hole < HOLES {
        let (q, r) = coordinates(hole);
        let (q, r) = if mirror { (-q - r, r) } else { (-r, q + r) };
        holes[hole as usize] = match at(q, r) {
            Some(image) => image,
            None => panic!("the star is symmetric"),
        };
        hole += 1;
    }
    let seats = if mirror {
        [0, 5, 4, 3, 2, 1]
    } else {
        [1, 2, 3, 4, 5, 0]
    };
    Symmetry { holes, seats }
}

impl Symmetry {
    fn holes(&self, set: Holes) -> Holes {
        each(set).fold(0, |image, hole| image | bit(self.holes[usize::from(hole)]))
    }

    fn seat(&self, seat: u8) -> u8 {
        self.seats[usize::from(seat)]
    }

    fn image(&self, position: &Position) -> Position {
        let mut image = Position {
            turn: self.seat(position.turn),
            players: 0,
            sides: [0; POINTS],
            finished: Arrivals::default(),
        };
        for seat in position.seats() {
            let to = self.seat(seat);
            image.players |= 1 << to;
            image.sides[usize::from(to)] = self.holes(position.sides[usize::from(seat)]);
        }
        for &seat in position.finished.seats() {
            image.finished.push(self.seat(seat));
        }
        image
    }
}

/// All images of a position, itself first. A mirror makes the turns run the other way round the
/// board, so it gives the same game for two players only.
pub(super) fn images(position: &Position) -> Vec<Position> {
    let mut images = vec![*position];
    if position.players.count_ones() == 2 {
        images.push(MIRROR.image(position));
    }
    let starts = images.clone();
    for mut image in starts {
        for _ in 1..POINTS {
            image = TURN.image(&image);
            images.push(image);
        }
    }
    images
}
