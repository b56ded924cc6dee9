//! The orthogonal games once more, slow and obvious: an array of squares, every route walked.
//!
//! Shares with [`super::dama`] nothing but the words of [`crate::rules::game`] and the position
//! it starts from, so that agreement means something. Used by tests and by the second proof of
//! every puzzle.

use std::collections::BTreeSet;

use super::{Move, Position, bit};
use crate::rules::twin::Twin;

/// The orthogonal games over these rules.
#[derive(Clone, Copy, Debug)]
pub struct Slow {
    /// Whether one piece each is a draw whatever the pieces are (Arabic), or kings alone
    /// (Turkish).
    pub any_last_two: bool,
}

impl Twin for Slow {
    type Position = Position;
    type Move = Move;

    fn follow(&self, position: &Position) -> Vec<(Move, Position)> {
        let mut found: Vec<(Move, Position)> = Vec::new();
        for route in routes(position) {
            let result = route.result();
            if found.iter().all(|(other, _)| *other != result) {
                found.push((result, after(position, &route)));
            }
        }
        found
    }

    fn won(&self, position: &Position) -> Option<bool> {
        if routes(position).is_empty() {
            return Some(true);
        }
        let [white, black] = [0, 1].map(|i| position.sides[i]);
        if white == 0 || black == 0 {
            // The side that has just moved is the empty one: it had lost before.
            return Some(false);
        }
        let single = white.count_ones() == 1 && black.count_ones() == 1;
        let kings = (white | black) & !position.kings == 0;
        (single && (self.any_last_two || kings)).then_some(false)
    }
}

/// What stands on a square of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Man(u8),
    King(u8),
}

/// One way to walk a move, square by square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// Where the piece starts.
    pub from: u8,
    /// Every square landed on.
    pub path: Vec<u8>,
    /// The pieces taken in order.
    pub captured: Vec<u8>,
    /// Whether it is crowned at the end.
    pub promotes: bool,
}

impl Route {
    /// What the route does.
    #[must_use]
    pub fn result(&self) -> Move {
        Move {
            from: self.from,
            to: self.path.last().copied().unwrap_or(self.from),
            captured: self
                .captured
                .iter()
                .fold(0, |set, &square| set | bit(square)),
            promotes: self.promotes,
        }
    }
}

/// File and rank steps: up, right, down, left.
const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

#[derive(Clone, Debug)]
struct Board {
    cells: [[Cell; 8]; 8],
    turn: u8,
}

impl Board {
    fn new(position: &Position) -> Self {
        let mut cells = [[Cell::Empty; 8]; 8];
        for square in 0..64_u8 {
            for side in 0..2_u8 {
                if position.sides[side as usize] & bit(square) != 0 {
                    let king = position.kings & bit(square) != 0;
                    cells[(square / 8) as usize][(square % 8) as usize] = if king {
                        Cell::King(side)
                    } else {
                        Cell::Man(side)
                    };
                }
            }
        }
        Self {
            cells,
            turn: position.turn,
        }
    }

    fn at(&self, file: i8, rank: i8) -> Option<Cell> {
        let file = usize::try_from(file).ok()?;
        let rank = usize::try_from(rank).ok()?;
        self.cells.get(rank)?.get(file).copied()
    }

    fn set(&mut self, file: i8, rank: i8, cell: Cell) {
        if let (Ok(file), Ok(rank)) = (usize::try_from(file), usize::try_from(rank)) {
            self.cells[rank][file] = cell;
        }
    }

    fn is_foe(&self, file: i8, rank: i8) -> bool {
        matches!(self.at(file, rank), Some(Cell::Man(side) | Cell::King(side)) if side != self.turn)
    }

    fn is_empty(&self, file: i8, rank: i8) -> bool {
        self.at(file, rank) == Some(Cell::Empty)
    }
}

fn number(file: i8, rank: i8) -> u8 {
    u8::try_from(8 * rank + file).expect("squares of the board are 0 to 63")
}

/// Every legal route; two routes may have one result.
///
/// # Panics
/// Never for a position of the game.
#[must_use]
pub fn routes(position: &Position) -> Vec<Route> {
    let board = Board::new(position);
    let mut quiet = Vec::new();
    let mut captures = Vec::new();
    for rank in 0..8 {
        for file in 0..8 {
            match board.at(file, rank) {
                Some(cell @ (Cell::Man(side) | Cell::King(side))) if side == board.turn => {
                    quiet_from(&board, file, rank, cell, &mut quiet);
                    let mut lifted = board.clone();
                    lifted.set(file, rank, Cell::Empty);
                    let mut route = Route {
                        from: number(file, rank),
                        path: Vec::new(),
                        captured: Vec::new(),
                        promotes: false,
                    };
                    walk(&lifted, (file, rank), cell, None, &mut route, &mut captures);
                }
                _ => {}
            }
        }
    }
    let most = captures
        .iter()
        .map(|route: &Route| route.captured.len())
        .max();
    match most {
        None => quiet,
        Some(most) => captures
            .into_iter()
            .filter(|route| route.captured.len() == most)
            .collect(),
    }
}

/// Every legal result, once each, in order.
#[must_use]
pub fn results(position: &Position) -> BTreeSet<Move> {
    routes(position).iter().map(Route::result).collect()
}

/// The number of lines of exactly `depth` plies, one for every route.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    routes(position)
        .iter()
        .map(|route| perft(&after(position, route), rest))
        .sum()
}

/// The position after a route.
#[must_use]
pub fn after(position: &Position, route: &Route) -> Position {
    let mut next = *position;
    let side = position.turn as usize;
    let to = route.path.last().copied().unwrap_or(route.from);
    let king = position.kings & bit(route.from) != 0 || route.promotes;
    next.sides[side] &= !bit(route.from);
    next.kings &= !bit(route.from);
    for &square in &route.captured {
        next.sides[side ^ 1] &= !bit(square);
        next.kings &= !bit(square);
    }
    next.sides[side] |= bit(to);
    if king {
        next.kings |= bit(to);
    }
    next.turn = 1 - position.turn;
    next
}

fn up(side: u8) -> i8 {
    if side == 0 { 1 } else { -1 }
}

fn crowned(cell: Cell, rank: i8) -> bool {
    matches!(cell, Cell::Man(side) if rank == if side == 0 { 7 } else { 0 })
}

fn quiet_from(board: &Board, file: i8, rank: i8, cell: Cell, found: &mut Vec<Route>) {
    for (df, dr) in STEPS {
        if let Cell::Man(side) = cell
            && dr == -up(side)
        {
            continue;
        }
        let reach = if matches!(cell, Cell::King(_)) { 7 } else { 1 };
        for distance in 1..=reach {
            let (f, r) = (file + df * distance, rank + dr * distance);
            if !board.is_empty(f, r) {
                break;
            }
            found.push(Route {
                from: number(file, rank),
                path: vec![number(f, r)],
                captured: Vec::new(),
                promotes: crowned(cell, r),
            });
        }
    }
}

/// Adds every finished chain from here; `board` has the moving piece and all taken ones lifted.
fn walk(
    board: &Board,
    (file, rank): (i8, i8),
    cell: Cell,
    last: Option<(i8, i8)>,
    route: &mut Route,
    found: &mut Vec<Route>,
) {
    let mut goes_on = false;
    for (df, dr) in STEPS {
        let back = matches!(cell, Cell::Man(side) if dr == -up(side));
        if back || last == Some((-df, -dr)) {
            continue;
        }
        let far = if matches!(cell, Cell::King(_)) { 7 } else { 1 };
        let mut gap = 1;
        while gap < far && board.is_empty(file + df * gap, rank + dr * gap) {
            gap += 1;
        }
        let (foe_file, foe_rank) = (file + df * gap, rank + dr * gap);
        if !board.is_foe(foe_file, foe_rank) {
            continue;
        }
        for beyond in 1..=far {
            let (f, r) = (foe_file + df * beyond, foe_rank + dr * beyond);
            if !board.is_empty(f, r) {
                break;
            }
            goes_on = true;
            let mut next = board.clone();
            next.set(foe_file, foe_rank, Cell::Empty);
            route.path.push(number(f, r));
            route.captured.push(number(foe_file, foe_rank));
            walk(&next, (f, r), cell, Some((df, dr)), route, found);
            route.path.pop();
            route.captured.pop();
        }
    }
    if !goes_on && !route.path.is_empty() {
        found.push(Route {
            promotes: crowned(cell, rank),
            ..route.clone()
        });
    }
}
