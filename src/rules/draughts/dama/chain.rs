//! Captures, found layer by layer.
//!
//! A jump state is the square of the moving piece, the set of pieces taken so far and the
//! direction of the last jump. All states after k jumps are one layer; equal states are merged,
//! so the work grows with the number of distinct states and not with the number of routes
//! (there are positions with 178,340 routes and 101,000 states). The last layer that is not
//! empty holds the longest chains of a piece.
//!
//! A state is packed into 32 bits: the pieces taken as a 16-bit set of indices into the list of
//! the other side's squares, then six bits of square and two of direction. Sorting a layer puts
//! states with the same pieces taken side by side.

use std::cell::RefCell;

use super::{
    MOST,
    lines::{BACKWARD, DIRECTIONS, LAST_RANK, OFF, STEP, blocker, run},
};
use crate::rules::{
    draughts::{Move, Position, Squares, bit, each, low},
    game::{Listed, Square},
};

/// A packed jump state.
type State = u32;

const fn pack(taken: u32, square: u8, direction: u8) -> State {
    taken << 8 | (square as u32) << 2 | direction as u32
}

const fn taken_of(state: State) -> u32 {
    state >> 8
}

const fn square_of(state: State) -> u8 {
    (state >> 2 & 63) as u8
}

const fn direction_of(state: State) -> u8 {
    (state & 3) as u8
}

/// Once a layer has grown by this many states, copies are removed before it grows further.
const SPRAWL: usize = 16_384;

/// What a chain of one piece can meet.
#[derive(Clone, Copy, Debug)]
struct Piece {
    from: u8,
    king: bool,
    side: usize,
    /// All pieces but the moving one.
    others: Squares,
    /// The squares of the other side's pieces, in order, and how many there are.
    foes: [u8; MOST],
    foe_count: usize,
    /// The same as a set.
    foe: Squares,
}

impl Piece {
    fn new(position: &Position, from: u8) -> Self {
        let mut foes = [OFF; MOST];
        let mut foe_count = 0;
        for (slot, square) in foes.iter_mut().zip(each(position.foe())) {
            *slot = square;
            foe_count += 1;
        }
        Self {
            from,
            king: position.kings & bit(from) != 0,
            side: position.turn as usize,
            others: position.all() & !bit(from),
            foes,
            foe_count,
            foe: position.foe(),
        }
    }

    /// The squares of the pieces in an index set.
    fn squares(&self, taken: u32) -> Squares {
        each(Squares::from(taken)).fold(0, |set, i| set | bit(self.foes[i as usize]))
    }

    /// The index of a piece of the other side.
    fn index(&self, square: u8) -> u32 {
        (self.foe & (bit(square) - 1)).count_ones()
    }

    /// Calls `visit` for every state one jump away. `last` is `None` before the first jump.
    fn jumps(&self, square: u8, last: Option<u8>, taken: u32, mut visit: impl FnMut(State)) {
        let gone = self.squares(taken);
        let occupied = self.others & !gone;
        let foe = self.foe & !gone;
        for direction in 0..DIRECTIONS {
            let turns_back = last == Some(direction ^ 2);
            let retreats = !self.king && direction == BACKWARD[self.side];
            if turns_back || retreats {
                continue;
            }
            let met = if self.king {
                blocker(square, direction, occupied)
            } else {
                STEP[direction as usize][square as usize]
            };
            if met == OFF || foe & bit(met) == 0 {
                continue;
            }
            let with = taken | 1 << self.index(met);
            if self.king {
                for landing in each(run(met, direction, occupied)) {
                    visit(pack(with, landing, direction));
                }
            } else {
                let landing = STEP[direction as usize][met as usize];
                if landing != OFF && occupied & bit(landing) == 0 {
                    visit(pack(with, landing, direction));
                }
            }
        }
    }

    /// What the move does that ends in this state.
    fn result(&self, state: State) -> Move {
        let to = square_of(state);
        Move {
            from: self.from,
            to,
            captured: self.squares(taken_of(state)),
            promotes: !self.king && bit(to) & LAST_RANK[self.side] != 0,
        }
    }
}

/// Sorts a layer and drops copies.
fn settle(layer: &mut Vec<State>) {
    if layer.len() > 1 {
        layer.sort_unstable();
        layer.dedup();
    }
}

/// Scratch space of a capture search, kept from one search to the next.
#[derive(Debug, Default)]
pub(super) struct Chains {
    now: Vec<State>,
    next: Vec<State>,
}

thread_local! {
    static SCRATCH: RefCell<Chains> = RefCell::default();
}

/// Runs a search with this thread's scratch space.
pub(super) fn with_captures<T>(search: impl FnOnce(&mut Chains) -> T) -> T {
    SCRATCH.with_borrow_mut(search)
}

impl Chains {
    /// Adds every capture that takes the most, each result once; returns the jumps expanded.
    pub(super) fn moves(
        &mut self,
        position: &Position,
        able: Squares,
        moves: &mut Vec<Move>,
    ) -> u64 {
        let (mut most, mut nodes) = (0, 0);
        for from in each(able) {
            let piece = Piece::new(position, from);
            let length = self.longest(&piece, |_| (), &mut nodes);
            if length < most {
                continue;
            }
            if length > most {
                most = length;
                moves.clear();
            }
            // States that differ in their last direction alone are one result.
            self.now.dedup_by_key(|state| *state >> 2);
            moves.extend(self.now.iter().map(|&state| piece.result(state)));
        }
        nodes
    }

    /// Fills `now` with the last layer of a piece and returns the number of jumps; `keep` sees
    /// every earlier layer.
    fn longest(&mut self, piece: &Piece, keep: impl FnMut(&[State]), nodes: &mut u64) -> u32 {
        self.now.clear();
        piece.jumps(piece.from, None, 0, |state| self.now.push(state));
        *nodes += 1;
        settle(&mut self.now);
        1 + self.climb(piece, keep, nodes)
    }

    /// Goes on from the layer in `now` until no state has a jump left; returns the further jumps.
    fn climb(&mut self, piece: &Piece, mut keep: impl FnMut(&[State]), nodes: &mut u64) -> u32 {
        let Self { now, next } = self;
        let mut length = 0;
        loop {
            next.clear();
            let mut room = SPRAWL;
            for &state in &*now {
                let (square, last) = (square_of(state), Some(direction_of(state)));
                piece.jumps(square, last, taken_of(state), |state| next.push(state));
                if next.len() > room {
                    settle(next);
                    room = next.len() + SPRAWL;
                }
            }
            *nodes += now.len() as u64;
            if next.is_empty() {
                return length;
            }
            settle(next);
            keep(now);
            std::mem::swap(now, next);
            length += 1;
        }
    }

    /// Whether a chain of `most` jumps begins with these squares, origin first.
    pub(super) fn reaches(position: &Position, squares: &[u8], most: usize) -> bool {
        let Some((&from, landings)) = squares.split_first() else {
            return false;
        };
        let piece = Piece::new(position, from);
        let mut state: Option<State> = None;
        for &landing in landings {
            let (at, last, taken) = state.map_or((from, None, 0), |state| {
                (square_of(state), Some(direction_of(state)), taken_of(state))
            });
            state = None;
            piece.jumps(at, last, taken, |next| {
                if square_of(next) == landing {
                    state = Some(next);
                }
            });
            if state.is_none() {
                return false;
            }
        }
        let mut chains = Self::default();
        chains.now.extend(state);
        let rest = chains.climb(&piece, |_| (), &mut 0);
        landings.len() + rest as usize == most
    }

    /// The captures with their routes: at most `limit` in all, but one a result where `limit`
    /// is 1.
    pub(super) fn list(
        &mut self,
        position: &Position,
        able: Squares,
        limit: usize,
    ) -> Vec<Listed<Move>> {
        let (mut most, mut nodes) = (0, 0);
        let mut found = Vec::new();
        for from in each(able) {
            let piece = Piece::new(position, from);
            let mut layers: Vec<Box<[State]>> = Vec::new();
            let length = self.longest(&piece, |layer| layers.push(layer.into()), &mut nodes);
            if length < most {
                continue;
            }
            if length > most {
                most = length;
                found.clear();
            }
            if limit == 1 {
                self.now.dedup_by_key(|state| *state >> 2);
            }
            for &state in &self.now {
                let mut back = Backward {
                    piece: &piece,
                    layers: &layers,
                    result: piece.result(state),
                    states: vec![state],
                };
                let room = if limit == 1 { found.len() + 1 } else { limit };
                back.collect(&mut found, room);
            }
        }
        found
    }
}

/// Walks from a last state to the origin; every state of a layer can be reached, so no step
/// leads nowhere.
struct Backward<'a> {
    piece: &'a Piece,
    layers: &'a [Box<[State]>],
    result: Move,
    /// The states of the route, last first.
    states: Vec<State>,
}

impl Backward<'_> {
    /// Adds every route of the result that ends in the given state until there are `limit`.
    fn collect(&mut self, found: &mut Vec<Listed<Move>>, limit: usize) {
        if found.len() >= limit {
            return;
        }
        let Some(layer) = self.layers.len().checked_sub(self.states.len()) else {
            found.push(self.route());
            return;
        };
        let state = self.states[self.states.len() - 1];
        for before in self.before(&self.layers[layer], state) {
            self.states.push(before);
            self.collect(found, limit);
            self.states.pop();
        }
    }

    /// The states of a layer from which one jump leads to `state`.
    fn before(&self, layer: &[State], state: State) -> Vec<State> {
        let taken = taken_of(state);
        let mut found = Vec::new();
        for i in each(Squares::from(taken)) {
            let rest = taken & !(1 << i);
            let start = layer.partition_point(|&other| taken_of(other) < rest);
            let group = layer[start..].iter().take_while(|&&s| taken_of(s) == rest);
            for &other in group {
                if !in_line(square_of(other), square_of(state), direction_of(state)) {
                    continue;
                }
                let mut leads = false;
                let last = Some(direction_of(other));
                self.piece
                    .jumps(square_of(other), last, rest, |s| leads |= s == state);
                if leads {
                    found.push(other);
                }
            }
        }
        found
    }

    fn route(&self) -> Listed<Move> {
        let mut before = 0;
        let mut path = Vec::with_capacity(self.states.len());
        let mut captured = Vec::with_capacity(self.states.len());
        for &state in self.states.iter().rev() {
            let index = low(Squares::from(taken_of(state) & !before));
            debug_assert!(
                (index as usize) < self.piece.foe_count,
                "a real piece is taken"
            );
            path.push(Square(square_of(state)));
            captured.push(Square(self.piece.foes[index as usize]));
            before = taken_of(state);
        }
        Listed {
            result: self.result,
            path,
            captured,
        }
    }
}

/// Whether `to` lies in a direction from `from`: a cheap test before the full one.
const fn in_line(from: u8, to: u8, direction: u8) -> bool {
    match direction {
        0 => from % 8 == to % 8 && from < to,
        1 => from / 8 == to / 8 && from < to,
        2 => from % 8 == to % 8 && from > to,
        _ => from / 8 == to / 8 && from > to,
    }
}
