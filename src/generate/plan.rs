//! The squares of a board as the generator needs them.

use crate::rules::game::{Board, Game, Seat, Square};

/// The squares of a game with their neighbors and images, and its two seats.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Every square.
    pub squares: Vec<Square>,
    /// The squares within one step, straight or diagonal.
    pub near: Vec<Vec<Square>>,
    /// The square at the same place as the other side sees it.
    pub turned: Vec<Square>,
    /// The square with left and right exchanged; the square itself where the game has no mirror.
    pub mirrored: Vec<Square>,
    /// The square one file to the left and to the right.
    pub beside: [Vec<Option<Square>>; 2],
    /// The seats of a game of two, the first to move in books first.
    pub seats: [Seat; 2],
}

impl Plan {
    /// The plan of a game of two; `None` where the start is another's.
    pub fn new<G: Game>(game: &G) -> Option<Self> {
        let seats = <[Seat; 2]>::try_from(game.seats(&game.start())).ok()?;
        let (count, star, step) = match game.board() {
            Board::Grid {
                files,
                ranks,
                dark_only,
                ..
            } => {
                // On dark squares alone a shift by one file would leave them.
                let share = if dark_only { 2 } else { 1 };
                (files * ranks / share, false, i16::from(share))
            }
            Board::Star => (121, true, 2),
        };
        let squares: Vec<Square> = (0..count).map(Square).collect();
        let places: Vec<(i16, i16)> = squares.iter().map(|&s| game.place_of(s)).collect();
        let at = |place: (i16, i16)| {
            let found = places.iter().position(|other| *other == place)?;
            squares.get(found).copied()
        };
        let map = |to: &dyn Fn(i16, i16) -> (i16, i16)| -> Vec<Option<Square>> {
            places.iter().map(|&(x, y)| at(to(x, y))).collect()
        };
        let or_same = |images: Vec<Option<Square>>| {
            let pairs = images.into_iter().zip(&squares);
            pairs
                .map(|(image, &square)| image.unwrap_or(square))
                .collect()
        };
        // The extremes of both axes, added: what a turn or a mirror takes a place from.
        let ends = |axis: fn(&(i16, i16)) -> i16| {
            let least = places.iter().map(axis).min()?;
            Some(least + places.iter().map(axis).max()?)
        };
        let (wide, high) = (ends(|place| place.0)?, ends(|place| place.1)?);
        let close = |a: (i16, i16), b: (i16, i16)| {
            let (x, y) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
            (x, y) != (0, 0) && (x <= 1 && y <= 1 || star && (x, y) == (2, 0))
        };
        let near = places
            .iter()
            .map(|&place| {
                let others = squares.iter().zip(&places);
                let near = others.filter(|(_, other)| close(place, **other));
                near.map(|(square, _)| *square).collect()
            })
            .collect();
        let mirror = game.has_mirror();
        Some(Self {
            near,
            turned: or_same(map(&|x, y| (wide - x, high - y))),
            mirrored: or_same(map(&|x, y| if mirror { (wide - x, y) } else { (x, y) })),
            beside: [map(&|x, y| (x - step, y)), map(&|x, y| (x + step, y))],
            squares,
            seats,
        })
    }

    /// The square as the seat's own side sees it from below.
    #[must_use]
    pub fn seen_by(&self, seat: Seat, square: Square) -> Square {
        if seat == self.seats[0] {
            square
        } else {
            self.turned[usize::from(square.0)]
        }
    }

    /// The other of the two seats.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Seat {
        if seat == self.seats[0] {
            self.seats[1]
        } else {
            self.seats[0]
        }
    }
}
