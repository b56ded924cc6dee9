//! Diagonal lines of the dark squares.
//!
//! Bit `n - 1` is square `n` of portable draughts notation: square 1 is the first dark square of
//! the top row as White sees it, and numbers run along the rows, top to bottom.

use crate::rules::draughts::{Squares, bit, high, low};

/// Directions: up-left, up-right, down-left, down-right as White sees them; `d ^ 3` is the
/// opposite of `d`.
pub(super) const DIRECTIONS: u8 = 4;
/// Stands for a square beyond the edge.
pub(super) const OFF: u8 = 64;
/// The most squares that a board has in play.
const MOST: usize = 50;

/// The lines of one size of board.
#[derive(Debug)]
pub(super) struct Lines {
    /// Squares in a row, dark and light.
    pub(super) width: u8,
    /// Squares in play.
    pub(super) count: u8,
    /// The neighbor of a square in each direction, or [`OFF`].
    pub(super) step: [[u8; MOST]; 4],
    /// All squares from a square to the edge in each direction.
    ray: [[Squares; MOST]; 4],
    /// The rank on which the men of White and of Black become kings.
    pub(super) last_rank: [Squares; 2],
}

/// The lines of the 8x8 board.
pub(super) static EIGHT: Lines = Lines::new(8);
/// The lines of the 10x10 board.
pub(super) static TEN: Lines = Lines::new(10);

impl Lines {
    const fn new(width: u8) -> Self {
        let half = width / 2;
        let count = half * width;
        let mut step = [[OFF; MOST]; 4];
        let mut direction = 0;
        while direction < 4 {
            let mut square = 0;
            while square < count {
                step[direction as usize][square as usize] = neighbor(square, direction, width);
                square += 1;
            }
            direction += 1;
        }
        let row = (1 << half) - 1;
        Self {
            width,
            count,
            step,
            ray: rays(&step, count),
            last_rank: [row, row << (count - half)],
        }
    }

    /// Column from the left and row from the top of a square, both from 0.
    pub(super) const fn place(&self, square: u8) -> (u8, u8) {
        place(square, self.width)
    }

    /// The square at a column and a row from the top, if it is one in play.
    pub(super) const fn at(&self, column: u8, row: u8) -> Option<u8> {
        if column >= self.width || row >= self.width || (column + row).is_multiple_of(2) {
            return None;
        }
        Some(row * (self.width / 2) + column / 2)
    }

    /// The first occupied square in a direction, or [`OFF`].
    pub(super) const fn blocker(&self, from: u8, direction: u8, occupied: Squares) -> u8 {
        let met = self.ray[direction as usize][from as usize] & occupied;
        if met == 0 {
            OFF
        } else if direction < 2 {
            high(met)
        } else {
            low(met)
        }
    }

    /// The empty squares from a square up to the first occupied one in a direction.
    pub(super) const fn run(&self, from: u8, direction: u8, occupied: Squares) -> Squares {
        let ray = self.ray[direction as usize][from as usize];
        match self.blocker(from, direction, occupied) {
            OFF => ray,
            met => ray & !self.ray[direction as usize][met as usize] & !bit(met),
        }
    }

    /// The direction from one square to another on a line with it.
    pub(super) fn direction(&self, from: u8, to: u8) -> Option<u8> {
        (0..DIRECTIONS).find(|&d| self.ray[d as usize][from as usize] & bit(to) != 0)
    }

    /// The squares strictly between two squares of one line.
    pub(super) const fn between(&self, from: u8, to: u8, direction: u8) -> Squares {
        self.ray[direction as usize][from as usize]
            & !self.ray[direction as usize][to as usize]
            & !bit(to)
    }
}

const fn place(square: u8, width: u8) -> (u8, u8) {
    let half = width / 2;
    let row = square / half;
    let column = 2 * (square % half) + (row + 1) % 2;
    (column, row)
}

const fn neighbor(square: u8, direction: u8, width: u8) -> u8 {
    let (column, row) = place(square, width);
    let up = direction < 2;
    let left = direction.is_multiple_of(2);
    let at_edge = (up && row == 0)
        || (!up && row == width - 1)
        || (left && column == 0)
        || (!left && column == width - 1);
    if at_edge {
        return OFF;
    }
    let row = if up { row - 1 } else { row + 1 };
    let column = if left { column - 1 } else { column + 1 };
    row * (width / 2) + column / 2
}

const fn rays(step: &[[u8; MOST]; 4], count: u8) -> [[Squares; MOST]; 4] {
    let mut table = [[0; MOST]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < count {
            let mut at = step[direction][square as usize];
            while at != OFF {
                table[direction][square as usize] |= bit(at);
                at = step[direction][at as usize];
            }
            square += 1;
        }
        direction += 1;
    }
    table
}
