//! The squares of a grid as the generator needs them.

use crate::rules::game::{Board, Game, Seat, Square};

/// The squares of a game with their neighbors and images.
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
}

impl Plan {
    /// The plan of a game on a grid; `None` for the star.
    pub fn new<G: Game>(game: &G) -> Option<Self> {
        let Board::Grid {
            files,
            ranks,
            dark_only,
            ..
        } = game.board()
        else {
            return None;
        };
        let count = files * ranks / if dark_only { 2 } else { 1 };
        let squares: Vec<Square> = (0..count).map(Square).collect();
        let (width, height) = (i16::from(files), i16::from(ranks));
        let at = |x: i16, y: i16| {
            squares
                .iter()
                .copied()
                .find(|&square| game.place_of(square) == (x, y))
        };
        let map = |to: &dyn Fn(i16, i16) -> (i16, i16)| -> Vec<Option<Square>> {
            squares
                .iter()
                .map(|&square| {
                    let (x, y) = game.place_of(square);
                    let (u, v) = to(x, y);
                    at(u, v)
                })
                .collect()
        };
        let or_same = |images: Vec<Option<Square>>| {
            images
                .into_iter()
                .zip(&squares)
                .map(|(image, &square)| image.unwrap_or(square))
                .collect()
        };
        let near = squares
            .iter()
            .map(|&square| {
                let (x, y) = game.place_of(square);
                let close = |other: &&Square| {
                    let (u, v) = game.place_of(**other);
                    **other != square && (u - x).abs() <= 1 && (v - y).abs() <= 1
                };
                squares.iter().filter(close).copied().collect()
            })
            .collect();
        let mirror = game.has_mirror();
        // On dark squares alone a shift by one file would leave them.
        let step = if dark_only { 2 } else { 1 };
        Some(Self {
            near,
            turned: or_same(map(&|x, y| (width - 1 - x, height - 1 - y))),
            mirrored: or_same(map(&|x, y| {
                if mirror { (width - 1 - x, y) } else { (x, y) }
            })),
            beside: [map(&|x, y| (x - step, y)), map(&|x, y| (x + step, y))],
            squares,
        })
    }

    /// The square as the seat's own side sees it from below.
    #[must_use]
    pub fn seen_by(&self, seat: Seat, square: Square) -> Square {
        if seat == Seat::WHITE {
            square
        } else {
            self.turned[usize::from(square.0)]
        }
    }
}
