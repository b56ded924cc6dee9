//! Captures of the diagonal games, found layer by layer.
//!
//! A jump state is the square of the moving piece, the set of pieces taken so far and whether the
//! piece is a king by now. Taken pieces stay on the board and block until the move is over, so
//! nothing else of the route matters. All states after k jumps are one layer; equal states are
//! merged, so the work grows with the number of distinct states and not with the number of
//! routes. A state without a jump is the end of a capture.

use std::cell::RefCell;

use super::{
    Diagonal,
    board::{DIRECTIONS, Lines, OFF},
};
use crate::rules::{
    draughts::{Move, Position, Squares, bit, each},
    game::{Listed, Square},
    switches::{Choice, Crowning, Reach},
};

/// A point of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    /// The pieces taken.
    pub(super) taken: Squares,
    /// Where the piece is.
    pub(super) square: u8,
    /// Whether it is a king by now.
    pub(super) king: bool,
    /// Which jumps took a king, the first jump in the highest bit; 0 where the game does not ask.
    pub(super) kings_met: u32,
}

/// A piece that captures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'a> {
    game: &'a Diagonal,
    lines: &'static Lines,
    from: u8,
    king: bool,
    side: usize,
    /// All pieces but the moving one.
    others: Squares,
    foe: Squares,
    foe_kings: Squares,
}

impl<'a> Piece<'a> {
    pub(super) fn new(game: &'a Diagonal, position: &Position, from: u8) -> Self {
        Self {
            game,
            lines: game.lines(),
            from,
            king: position.kings & bit(from) != 0,
            side: position.turn as usize,
            others: position.all() & !bit(from),
            foe: position.foe(),
            foe_kings: position.foe() & position.kings,
        }
    }

    /// The piece before its first jump.
    pub(super) const fn start(&self) -> State {
        State {
            taken: 0,
            square: self.from,
            king: self.king,
            kings_met: 0,
        }
    }

    /// The piece that a jump in this direction takes, if there is one.
    fn met(&self, state: &State, direction: u8) -> Option<u8> {
        let switches = &self.game.table().switches;
        if !state.king && !switches.men_capture_back && usize::from(direction / 2) != self.side {
            return None;
        }
        let met = if state.king && switches.king == Reach::Flies {
            self.lines.blocker(state.square, direction, self.others)
        } else {
            self.lines.step[direction as usize][state.square as usize]
        };
        if met == OFF || self.foe & !state.taken & bit(met) == 0 {
            return None;
        }
        let shielded = !state.king && !switches.men_take_kings && self.foe_kings & bit(met) != 0;
        (!shielded).then_some(met)
    }

    /// The squares on which a jump over `met` can land.
    fn landings(&self, state: &State, met: u8, direction: u8) -> Squares {
        if state.king && self.game.table().switches.king == Reach::Flies {
            return self.lines.run(met, direction, self.others);
        }
        match self.lines.step[direction as usize][met as usize] {
            OFF => 0,
            landing => bit(landing) & !self.others,
        }
    }

    /// Whether the chain stops in this state even if there were something to take.
    fn stopped(&self, state: &State) -> bool {
        self.game.table().switches.crowning == Crowning::Stops
            && state.taken != 0
            && !state.king
            && bit(state.square) & self.lines.last_rank[self.side] != 0
    }

    /// Whether the chain can go on from this state.
    pub(super) fn goes_on(&self, state: &State) -> bool {
        !self.stopped(state)
            && (0..DIRECTIONS).any(|direction| {
                self.met(state, direction)
                    .is_some_and(|met| self.landings(state, met, direction) != 0)
            })
    }

    fn after(&self, state: &State, met: u8, landing: u8) -> State {
        let switches = &self.game.table().switches;
        let crowned = switches.crowning == Crowning::GoesOnAsKing
            && bit(landing) & self.lines.last_rank[self.side] != 0;
        let counts = switches.choice == Choice::MostThenByKing && self.foe_kings & bit(met) != 0;
        let jump = state.taken.count_ones();
        State {
            taken: state.taken | bit(met),
            square: landing,
            king: state.king || crowned,
            kings_met: state.kings_met | if counts { 1 << (31 - jump.min(31)) } else { 0 },
        }
    }

    /// Calls `visit` for every state one jump away. Where a king can land on several squares and
    /// captures on from some of them, the others are no choice: a capture is played out.
    pub(super) fn jumps(&self, state: &State, mut visit: impl FnMut(State, u8)) {
        if self.stopped(state) {
            return;
        }
        for direction in 0..DIRECTIONS {
            let Some(met) = self.met(state, direction) else {
                continue;
            };
            let landings = self.landings(state, met, direction);
            let several = landings.count_ones() > 1;
            let on = |landing: u8| self.goes_on(&self.after(state, met, landing));
            let must = several && each(landings).any(on);
            for landing in each(landings) {
                if !must || on(landing) {
                    visit(self.after(state, met, landing), met);
                }
            }
        }
    }

    /// The jump that lands on a square, whether or not that landing may be chosen, and the piece
    /// it takes.
    pub(super) fn any_landing(&self, state: &State, to: u8) -> Option<(State, u8)> {
        if self.stopped(state) {
            return None;
        }
        (0..DIRECTIONS).find_map(|direction| {
            let met = self.met(state, direction)?;
            let lands = self.landings(state, met, direction) & bit(to) != 0;
            lands.then(|| (self.after(state, met, to), met))
        })
    }

    /// What the move does that ends in this state.
    pub(super) fn result(&self, state: &State) -> Move {
        let on_last = bit(state.square) & self.lines.last_rank[self.side] != 0;
        Move {
            from: self.from,
            to: state.square,
            captured: state.taken,
            promotes: !self.king && (state.king || on_last),
        }
    }

    /// How a finished capture ranks under the game's choice: of several, those that rank highest
    /// may be played.
    fn rank(&self, state: &State) -> Rank {
        let pieces = state.taken.count_ones();
        let kings = (state.taken & self.foe_kings).count_ones();
        match self.game.table().switches.choice {
            Choice::Any => Rank::default(),
            Choice::Most => Rank(pieces, false, 0, 0),
            Choice::MostThenKings => Rank(pieces, false, kings, 0),
            Choice::MostThenByKing => Rank(pieces, self.king, kings, state.kings_met),
            Choice::ByKing => Rank(0, self.king, 0, 0),
        }
    }
}

/// Pieces taken, taken with a king, kings taken, kings soonest: as far as the game asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Rank(u32, bool, u32, u32);

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
    /// Adds every capture that may be chosen, each result once; returns the jumps expanded.
    pub(super) fn moves(
        &mut self,
        game: &Diagonal,
        position: &Position,
        able: Squares,
        moves: &mut Vec<Move>,
    ) -> u64 {
        let first = moves.len();
        let mut best = Rank::default();
        let mut nodes = 0;
        for from in each(able) {
            let piece = Piece::new(game, position, from);
            self.climb(&piece, piece.start(), &mut nodes, |_, end| {
                let rank = piece.rank(end);
                if rank > best {
                    best = rank;
                    moves.truncate(first);
                }
                if rank == best {
                    moves.push(piece.result(end));
                }
            });
        }
        nodes
    }

    /// Shows every state in which a capture ends, with the number of its layer.
    fn climb(
        &mut self,
        piece: &Piece<'_>,
        start: State,
        nodes: &mut u64,
        mut end: impl FnMut(usize, &State),
    ) {
        let Self { now, next } = self;
        now.clear();
        now.push(start);
        let mut layer = 0;
        while !now.is_empty() {
            next.clear();
            for state in &*now {
                let before = next.len();
                piece.jumps(state, |after, _| next.push(after));
                if next.len() == before && state.taken != 0 {
                    end(layer, state);
                }
            }
            *nodes += now.len() as u64;
            if next.len() > 1 {
                next.sort_unstable();
                next.dedup();
            }
            std::mem::swap(now, next);
            layer += 1;
        }
    }

    /// Every result in which a capture can end that has come to this state, or this state itself
    /// when it is an end.
    pub(super) fn ends(piece: &Piece<'_>, state: State) -> Vec<Move> {
        let mut found = Vec::new();
        Self::default().climb(piece, state, &mut 0, |_, end| found.push(piece.result(end)));
        found
    }

    /// The captures that may be chosen with their routes: at most `limit` in all, but one a result
    /// where `limit` is 1.
    pub(super) fn list(
        game: &Diagonal,
        position: &Position,
        able: Squares,
        limit: usize,
    ) -> Vec<Listed<Move>> {
        let mut best = Rank::default();
        let mut found: Vec<Listed<Move>> = Vec::new();
        for from in each(able) {
            let piece = Piece::new(game, position, from);
            let layers = layers(&piece);
            for (number, layer) in layers.iter().enumerate().skip(1) {
                for state in layer.iter().filter(|state| !piece.goes_on(state)) {
                    let rank = piece.rank(state);
                    if rank > best {
                        best = rank;
                        found.clear();
                    }
                    if rank == best {
                        let mut back = Backward {
                            piece: &piece,
                            layers: &layers[..number],
                            end: *state,
                            steps: Vec::new(),
                        };
                        let room = if limit == 1 { found.len() + 1 } else { limit };
                        back.collect(*state, &mut found, room);
                    }
                }
            }
        }
        found
    }
}

/// All states by the number of jumps that lead to them.
fn layers(piece: &Piece<'_>) -> Vec<Vec<State>> {
    let mut layers = vec![vec![piece.start()]];
    loop {
        let mut next = Vec::new();
        for state in layers.last().into_iter().flatten() {
            piece.jumps(state, |after, _| next.push(after));
        }
        if next.is_empty() {
            return layers;
        }
        next.sort_unstable();
        next.dedup();
        layers.push(next);
    }
}

/// Walks from the end of a capture to its origin; every state of a layer can be reached, so no
/// step leads nowhere.
struct Backward<'a> {
    piece: &'a Piece<'a>,
    layers: &'a [Vec<State>],
    end: State,
    /// Landing and piece taken of each jump, last first.
    steps: Vec<(u8, u8)>,
}

impl Backward<'_> {
    /// Adds every route to the end that passes through `state` until there are `limit`.
    fn collect(&mut self, state: State, found: &mut Vec<Listed<Move>>, limit: usize) {
        if found.len() >= limit {
            return;
        }
        let Some(layer) = self.layers.len().checked_sub(self.steps.len() + 1) else {
            let squares = |pick: fn(&(u8, u8)) -> u8| {
                self.steps
                    .iter()
                    .rev()
                    .map(|step| Square(pick(step)))
                    .collect()
            };
            found.push(Listed {
                result: self.piece.result(&self.end),
                path: squares(|step| step.0),
                captured: squares(|step| step.1),
            });
            return;
        };
        for before in &self.layers[layer] {
            if before.taken & !state.taken != 0 {
                continue;
            }
            let mut over = None;
            self.piece.jumps(before, |after, met| {
                if after == state {
                    over = Some(met);
                }
            });
            if let Some(met) = over {
                self.steps.push((state.square, met));
                self.collect(*before, found, limit);
                self.steps.pop();
            }
        }
    }
}
