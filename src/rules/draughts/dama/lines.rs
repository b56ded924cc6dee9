//! Straight lines of the 8x8 board.

use crate::rules::draughts::{Squares, bit, high, low};

/// The squares of file a.
pub(super) const FILE_A: Squares = 0x0101_0101_0101_0101;
/// The squares of file h.
pub(super) const FILE_H: Squares = FILE_A << 7;
/// The rank on which the men of White and of Black become kings.
pub(super) const LAST_RANK: [Squares; 2] = [0xff << 56, 0xff];

/// Directions: north, east, south, west; the opposite of `d` is `d ^ 2`.
pub(super) const DIRECTIONS: u8 = 4;
/// Stands for a square beyond the edge.
pub(super) const OFF: u8 = 64;
/// The direction in which men of White and of Black never go.
pub(super) const BACKWARD: [u8; 2] = [2, 0];

/// The neighbor of a square in each direction, or [`OFF`].
pub(super) const STEP: [[u8; 64]; 4] = steps();
/// All squares from a square to the edge in each direction.
const RAY: [[Squares; 64]; 4] = rays();

const fn steps() -> [[u8; 64]; 4] {
    let mut table = [[OFF; 64]; 4];
    let mut square = 0;
    while square < 64 {
        if square < 56 {
            table[0][square as usize] = square + 8;
        }
        if square % 8 < 7 {
            table[1][square as usize] = square + 1;
        }
        if square >= 8 {
            table[2][square as usize] = square - 8;
        }
        if square % 8 > 0 {
            table[3][square as usize] = square - 1;
        }
        square += 1;
    }
    table
}

const fn rays() -> [[Squares; 64]; 4] {
    let step = steps();
    let mut table = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut at = step[direction][square];
            while at != OFF {
                table[direction][square] |= bit(at);
                at = step[direction][at as usize];
            }
            square += 1;
        }
        direction += 1;
    }
    table
}

/// A set moved one rank forward as White (0) or Black (1) sees it.
pub(super) const fn forward(set: Squares, side: usize) -> Squares {
    if side == 0 { set << 8 } else { set >> 8 }
}

/// The first occupied square in a direction, or [`OFF`].
pub(super) const fn blocker(from: u8, direction: u8, occupied: Squares) -> u8 {
    let met = RAY[direction as usize][from as usize] & occupied;
    if met == 0 {
        OFF
    } else if direction < 2 {
        low(met)
    } else {
        high(met)
    }
}

/// The empty squares from a square up to the first occupied one in a direction.
pub(super) const fn run(from: u8, direction: u8, occupied: Squares) -> Squares {
    let ray = RAY[direction as usize][from as usize];
    match blocker(from, direction, occupied) {
        OFF => ray,
        met => ray & !RAY[direction as usize][met as usize] & !bit(met),
    }
}

/// The squares a king slides to.
pub(super) fn slides(from: u8, occupied: Squares) -> Squares {
    (0..DIRECTIONS).fold(0, |set, direction| set | run(from, direction, occupied))
}

/// Whether a king can take something.
pub(super) fn attacks(from: u8, occupied: Squares, foe: Squares) -> bool {
    (0..DIRECTIONS).any(|direction| {
        let met = blocker(from, direction, occupied);
        if met == OFF || foe & bit(met) == 0 {
            return false;
        }
        let behind = STEP[direction as usize][met as usize];
        behind != OFF && occupied & bit(behind) == 0
    })
}

/// The direction from one square to another on a common line, or `None`.
pub(super) fn direction(from: u8, to: u8) -> Option<u8> {
    (0..DIRECTIONS).find(|&d| RAY[d as usize][from as usize] & bit(to) != 0)
}

/// The squares strictly between two squares of a common line.
pub(super) fn between(from: u8, to: u8, direction: u8) -> Squares {
    let ray = &RAY[direction as usize];
    ray[from as usize] & !ray[to as usize] & !bit(to)
}

/// A set turned by 180 degrees.
pub(super) const fn flip(set: Squares) -> Squares {
    set.reverse_bits()
}

/// A set with left and right exchanged.
pub(super) const fn mirror(set: Squares) -> Squares {
    set.reverse_bits().swap_bytes()
}
