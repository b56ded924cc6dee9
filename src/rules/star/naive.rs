//! Chinese Checkers once more, slow and obvious: an array of holes, every hop tried.
//!
//! Shares with the rest of [`crate::rules::star`] nothing but the types of positions and moves,
//! so that agreement means something. Used by tests and by the second proof of every puzzle.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    game::Form,
    position::{Move, Position},
};
use crate::rules::twin::Twin;

/// Chinese Checkers over these rules.
#[derive(Clone, Copy, Debug)]
pub struct Slow {
    /// What counts as home.
    pub form: Form,
    /// Whether those not home play on.
    pub places: bool,
}

/// A hole by its axial coordinates.
type Hole = (i8, i8);

const AROUND: [Hole; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// All holes in reading order.
static HOLES: LazyLock<Vec<Hole>> = LazyLock::new(|| {
    let rows = -8_i8..=8;
    rows.flat_map(|r| (-8..=8).map(move |q| (q, r)))
        .filter(|&(q, r)| {
            let s = -q - r;
            let up = q <= 4 && r <= 4 && s <= 4;
            let down = q >= -4 && r >= -4 && s >= -4;
            up || down
        })
        .collect()
});

/// Whether a hole lies in the point across from a seat.
fn in_target(seat: u8, (q, r): Hole) -> bool {
    let s = -q - r;
    match seat {
        0 => r >= 5,
        1 => q <= -5,
        2 => s >= 5,
        3 => r <= -5,
        4 => q >= 5,
        _ => s <= -5,
    }
}

/// Whether a hole lies outside the point across from a seat and touches it.
fn at_door(seat: u8, (q, r): Hole) -> bool {
    let touches =
        |(dq, dr)| in_target(seat, (q + dq, r + dr)) && number((q + dq, r + dr)).is_some();
    !in_target(seat, (q, r)) && AROUND.into_iter().any(touches)
}

/// The numbers of the holes of the point across from each seat.
static TARGETS: LazyLock<[Vec<u8>; 6]> = LazyLock::new(|| {
    [0, 1, 2, 3, 4, 5].map(|seat| {
        let inside = HOLES
            .iter()
            .zip(0..)
            .filter(|(hole, _)| in_target(seat, **hole));
        inside.map(|(_, number)| number).collect()
    })
});

/// The holes of a set, in order.
fn holes(mut set: u128) -> impl Iterator<Item = Hole> {
    std::iter::from_fn(move || {
        let number = usize::try_from(set.trailing_zeros()).ok()?;
        let hole = *HOLES.get(number)?;
        set &= set - 1;
        Some(hole)
    })
}

/// How many holes of the point across from a seat have a piece of the set.
fn in_point(seat: u8, set: u128) -> usize {
    let holes = &TARGETS[usize::from(seat)];
    holes
        .iter()
        .filter(|number| set >> **number & 1 == 1)
        .count()
}

/// The numbers of the holes.
static NUMBERS: LazyLock<HashMap<Hole, u8>> =
    LazyLock::new(|| HOLES.iter().copied().zip(0..).collect());

/// The number of a hole, if there is such a hole.
fn number(hole: Hole) -> Option<u8> {
    NUMBERS.get(&hole).copied()
}

/// What a place of the array holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Off,
    Empty,
    Piece(u8),
}

/// The holes in a square array with a margin that no hop leaves.
#[derive(Clone, Debug)]
struct Board([[Cell; 21]; 21]);

/// The board without a piece.
static EMPTY: LazyLock<Board> = LazyLock::new(|| {
    let mut board = Board([[Cell::Off; 21]; 21]);
    for &hole in HOLES.iter() {
        board.set(hole, Cell::Empty);
    }
    board
});

impl Board {
    fn new(position: &Position) -> Self {
        let mut board = EMPTY.clone();
        for (seat, &side) in (0..).zip(&position.sides) {
            for hole in holes(side) {
                board.set(hole, Cell::Piece(seat));
            }
        }
        board
    }

    fn place((q, r): Hole) -> (usize, usize) {
        let index = |x: i8| usize::try_from(x + 10).expect("no hop leaves the array");
        (index(r), index(q))
    }

    fn at(&self, hole: Hole) -> Cell {
        let (row, column) = Self::place(hole);
        self.0[row][column]
    }

    fn set(&mut self, hole: Hole, cell: Cell) {
        let (row, column) = Self::place(hole);
        self.0[row][column] = cell;
    }

    /// Adds every hole that hops can reach; the hopping piece is off the board.
    fn hop(&self, from: Hole, reached: &mut Vec<Hole>) {
        for (dq, dr) in AROUND {
            let over = (from.0 + dq, from.1 + dr);
            let to = (over.0 + dq, over.1 + dr);
            let bridge = matches!(self.at(over), Cell::Piece(_));
            if bridge && self.at(to) == Cell::Empty && !reached.contains(&to) {
                reached.push(to);
                self.hop(to, reached);
            }
        }
    }

    /// Every hole where the piece in a hole can end its turn.
    fn ends(&mut self, from: Hole) -> Vec<Hole> {
        let piece = self.at(from);
        self.set(from, Cell::Empty);
        let mut reached = vec![from];
        self.hop(from, &mut reached);
        self.set(from, piece);
        let steps = AROUND.map(|(dq, dr)| (from.0 + dq, from.1 + dr));
        let free = steps.into_iter().filter(|to| self.at(*to) == Cell::Empty);
        reached[1..].iter().copied().chain(free).collect()
    }
}

/// The pieces of all seats.
fn all(position: &Position) -> u128 {
    position.sides.iter().fold(0, |all, side| all | side)
}

fn empty_goals(position: &Position, seat: u8) -> usize {
    TARGETS[usize::from(seat)].len() - in_point(seat, all(position))
}

fn is_home(position: &Position, seat: u8, form: Form) -> bool {
    let own = position.sides[usize::from(seat)];
    let pieces = holes(own).count();
    let inside = in_point(seat, own);
    let blocked = || empty_goals(position, seat) == 0 && inside > 0;
    let outside = || holes(own).filter(|hole| !in_target(seat, *hole));
    match form {
        _ if inside == pieces => true,
        Form::Strict => false,
        Form::Door => blocked() && outside().all(|hole| at_door(seat, hole)),
        Form::Full => blocked(),
    }
}

/// Whether a seat has a step that ends outside the target of another.
fn steps_elsewhere(position: &Position, seat: u8, other: u8) -> bool {
    let taken = all(position);
    holes(position.sides[usize::from(seat)]).any(|(q, r)| {
        AROUND
            .into_iter()
            .map(|(dq, dr)| (q + dq, r + dr))
            .filter(|&to| !in_target(other, to))
            .filter_map(number)
            .any(|to| taken >> to & 1 == 0)
    })
}

impl Slow {
    fn is_over(&self, position: &Position) -> bool {
        let home = position.finished.seats().len();
        let players = (0..6)
            .filter(|seat| position.players >> seat & 1 == 1)
            .count();
        if self.places {
            home + 1 >= players
        } else {
            home >= 1
        }
    }

    /// The position after a turn.
    fn after(&self, position: &Position, mv: Move) -> Position {
        let seat = position.turn;
        let mut next = *position;
        if let Move::Go { from, to } = mv {
            let side = &mut next.sides[usize::from(seat)];
            *side ^= 1 << from;
            *side ^= 1 << to;
        }
        if is_home(&next, seat, self.form) {
            next.finished.push(seat);
        }
        let home = next.finished.seats();
        let following = (1..=6).map(|i| (seat + i) % 6);
        let racing = |seat: &u8| next.players >> seat & 1 == 1 && !home.contains(seat);
        next.turn = following.into_iter().find(racing).unwrap_or(seat);
        next
    }
}

impl Twin for Slow {
    type Position = Position;
    type Move = Move;

    fn follow(&self, position: &Position) -> Vec<(Move, Position)> {
        if self.is_over(position) {
            return Vec::new();
        }
        let mut board = Board::new(position);
        let seat = position.turn;
        let mut found = Vec::new();
        for start in holes(position.sides[usize::from(seat)]) {
            for end in board.ends(start) {
                let (Some(from), Some(to)) = (number(start), number(end)) else {
                    continue;
                };
                let mv = Move::Go { from, to };
                found.push((mv, self.after(position, mv)));
            }
        }
        if found.is_empty() {
            found.push((Move::Pass, self.after(position, Move::Pass)));
        }
        found
    }

    /// Who has won is the first to be home; in a game for places that may be somebody else than
    /// the side that has just moved.
    fn won(&self, position: &Position) -> Option<bool> {
        let first = *position.finished.seats().first()?;
        if !self.is_over(position) {
            return None;
        }
        let last = position.finished.seats().last() == Some(&first);
        Some(last && first != position.turn)
    }

    /// For games of two: a turn moves one piece and fills one hole at most, and the other side
    /// need not fill one where it has another step.
    fn needs_more(&self, position: &Position, n: u8) -> bool {
        let players: Vec<u8> = (0..6)
            .filter(|seat| position.players >> seat & 1 == 1)
            .collect();
        let [one, two] = players[..] else {
            return false;
        };
        let other = position.turn;
        let seat = if other == one { two } else { one };
        let own = position.sides[usize::from(seat)];
        let outside = || holes(own).filter(|hole| !in_target(seat, *hole));
        let most = usize::from(n);
        if self.form == Form::Strict {
            return outside().count() > most;
        }
        if self.form == Form::Door && outside().filter(|hole| !at_door(seat, *hole)).count() > most
        {
            return true;
        }
        let empty = empty_goals(position, seat);
        let declined = usize::from(n > 0 && steps_elsewhere(position, other, seat));
        empty > 2 * most - declined
    }
}
