//! The diagonal games once more, slow and obvious: a board of rows and columns, every route
//! walked to its end.
//!
//! Shares with the fast rules the table of switches and the words of [`crate::rules::game`], and
//! no line of move generation, so that agreement means something. Used by tests and by the second
//! proof of every puzzle.

use std::collections::BTreeSet;

use super::Table;
use crate::rules::{
    draughts::{Move, Position, naive::Route},
    switches::{Choice, Crowning, Reach},
    twin::Twin,
};

/// A diagonal game over these rules.
#[derive(Clone, Copy, Debug)]
pub struct Slow(pub Table);

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stone {
    side: u8,
    king: bool,
}

/// The board: `cells[row][column]`, row 0 at Black's side.
#[derive(Clone, Debug)]
struct Board {
    width: i8,
    cells: Vec<Vec<Option<Stone>>>,
    turn: u8,
}

type Place = (i8, i8);

impl Board {
    fn new(table: &Table, position: &Position) -> Self {
        let width = usize::from(table.width);
        let mut board = Self {
            width: i8::try_from(table.width).unwrap_or(0),
            cells: vec![vec![None; width]; width],
            turn: position.turn,
        };
        for number in 0..table.width / 2 * table.width {
            let mask = 1_u64 << number;
            for side in 0..2 {
                if position.sides[usize::from(side)] & mask != 0 {
                    let king = position.kings & mask != 0;
                    board.set(board.place(number), Some(Stone { side, king }));
                }
            }
        }
        board
    }

    /// The place of a square: the dark squares of a row are every second one, and the first row
    /// begins with a light one.
    fn place(&self, number: u8) -> Place {
        let number = i8::try_from(number).unwrap_or(0);
        let half = self.width / 2;
        let row = number / half;
        let shift = i8::from(row % 2 == 0);
        (row, number % half * 2 + shift)
    }

    fn number(&self, (row, column): Place) -> u8 {
        u8::try_from(row * (self.width / 2) + column / 2).unwrap_or(0)
    }

    fn inside(&self, (row, column): Place) -> bool {
        (0..self.width).contains(&row) && (0..self.width).contains(&column)
    }

    fn at(&self, (row, column): Place) -> Option<Stone> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    fn set(&mut self, (row, column): Place, stone: Option<Stone>) {
        if let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) {
            self.cells[row][column] = stone;
        }
    }

    fn is_free(&self, place: Place) -> bool {
        self.inside(place) && self.at(place).is_none()
    }

    /// The row on which a side's men are crowned.
    fn last_row(&self, side: u8) -> i8 {
        if side == 0 { 0 } else { self.width - 1 }
    }

    fn places(&self) -> Vec<Place> {
        let count = u8::try_from(self.width / 2 * self.width).unwrap_or(0);
        (0..count).map(|number| self.place(number)).collect()
    }
}

const WAYS: [Place; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The row step with which a side's men go forward.
const fn ahead(side: u8) -> i8 {
    if side == 0 { -1 } else { 1 }
}

const fn go((row, column): Place, way: Place, steps: i8) -> Place {
    (row + steps * way.0, column + steps * way.1)
}

/// A chain on its way.
#[derive(Clone, Debug)]
struct Chain {
    at: Place,
    path: Vec<Place>,
    taken: Vec<Place>,
    stone: Stone,
    done: bool,
}

impl Slow {
    /// Every legal route; two routes may have one result.
    #[must_use]
    pub fn routes(&self, position: &Position) -> Vec<Route> {
        let board = Board::new(&self.0, position);
        let mut quiet = Vec::new();
        let mut captures: Vec<(Place, Stone, Chain)> = Vec::new();
        for place in board.places() {
            let Some(stone) = board.at(place).filter(|stone| stone.side == board.turn) else {
                continue;
            };
            self.quiet(&board, place, stone, &mut quiet);
            let mut lifted = board.clone();
            lifted.set(place, None);
            let chain = Chain {
                at: place,
                path: Vec::new(),
                taken: Vec::new(),
                stone,
                done: false,
            };
            let mut ends = Vec::new();
            self.follow_chain(&lifted, &chain, &mut ends);
            captures.extend(ends.into_iter().map(|end| (place, stone, end)));
        }
        let chosen = self.choose(&board, captures);
        if chosen.is_empty() || self.0.switches.optional {
            quiet.extend(chosen);
            return quiet;
        }
        chosen
    }

    /// Every legal result, once each, in order.
    #[must_use]
    pub fn results(&self, position: &Position) -> BTreeSet<Move> {
        self.routes(position).iter().map(Route::result).collect()
    }

    /// The number of lines of exactly `depth` plies, one for every route.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else {
            return 1;
        };
        self.routes(position)
            .iter()
            .map(|route| self.perft(&crate::rules::draughts::naive::after(position, route), rest))
            .sum()
    }

    fn flies(&self, stone: Stone) -> bool {
        stone.king && self.0.switches.king == Reach::Flies
    }

    fn quiet(&self, board: &Board, place: Place, stone: Stone, found: &mut Vec<Route>) {
        for way in WAYS {
            if !stone.king && way.0 != ahead(stone.side) {
                continue;
            }
            let reach = if self.flies(stone) { board.width } else { 1 };
            for steps in 1..=reach {
                let to = go(place, way, steps);
                if !board.is_free(to) {
                    break;
                }
                found.push(Route {
                    from: board.number(place),
                    path: vec![board.number(to)],
                    captured: Vec::new(),
                    promotes: !stone.king && to.0 == board.last_row(stone.side),
                });
            }
        }
    }

    /// The chains one jump longer, one list for each piece that can be jumped.
    fn jumps(&self, board: &Board, chain: &Chain) -> Vec<Vec<Chain>> {
        let switches = &self.0.switches;
        let stone = chain.stone;
        let mut found = Vec::new();
        if chain.done {
            return found;
        }
        for way in WAYS {
            if !stone.king && !switches.men_capture_back && way.0 != ahead(stone.side) {
                continue;
            }
            let mut gap = 1;
            while self.flies(stone) && board.is_free(go(chain.at, way, gap)) {
                gap += 1;
            }
            let over = go(chain.at, way, gap);
            let Some(foe) = board.at(over).filter(|foe| foe.side != stone.side) else {
                continue;
            };
            if chain.taken.contains(&over) || foe.king && !stone.king && !switches.men_take_kings {
                continue;
            }
            let reach = if self.flies(stone) { board.width } else { 1 };
            let landings = (1..=reach)
                .map(|steps| go(over, way, steps))
                .take_while(|to| board.is_free(*to));
            let longer = landings.map(|to| self.landed(board, chain, over, to));
            found.push(longer.collect());
        }
        found
    }

    fn landed(&self, board: &Board, chain: &Chain, over: Place, to: Place) -> Chain {
        let mut longer = chain.clone();
        longer.at = to;
        longer.path.push(to);
        longer.taken.push(over);
        let last = to.0 == board.last_row(chain.stone.side);
        if last && !chain.stone.king {
            match self.0.switches.crowning {
                Crowning::GoesOnAsMan => {}
                Crowning::GoesOnAsKing => longer.stone.king = true,
                Crowning::Stops => longer.done = true,
            }
        }
        longer
    }

    /// Adds every finished chain. `board` has the moving piece lifted and the taken ones not.
    fn follow_chain(&self, board: &Board, chain: &Chain, ends: &mut Vec<Chain>) {
        let mut finished = true;
        for landings in self.jumps(board, chain) {
            let on = |longer: &Chain| self.jumps(board, longer).iter().any(|l| !l.is_empty());
            let any_on = landings.iter().any(on);
            for longer in &landings {
                finished = false;
                if !any_on || on(longer) {
                    self.follow_chain(board, longer, ends);
                }
            }
        }
        if finished && !chain.taken.is_empty() {
            ends.push(chain.clone());
        }
    }

    /// The captures that may be chosen.
    fn choose(&self, board: &Board, captures: Vec<(Place, Stone, Chain)>) -> Vec<Route> {
        let kings = |chain: &Chain| -> Vec<bool> {
            let king = |place: &Place| board.at(*place).is_some_and(|stone| stone.king);
            chain.taken.iter().map(king).collect()
        };
        let many = |chain: &Chain| kings(chain).into_iter().filter(|king| *king).count();
        let mut left = captures;
        let choice = self.0.switches.choice;
        if matches!(
            choice,
            Choice::Most | Choice::MostThenKings | Choice::MostThenByKing
        ) {
            keep_best(&mut left, |(_, _, chain)| chain.taken.len());
        }
        if matches!(choice, Choice::MostThenByKing | Choice::ByKing) {
            keep_best(&mut left, |(_, stone, _)| stone.king);
        }
        if matches!(choice, Choice::MostThenKings | Choice::MostThenByKing) {
            keep_best(&mut left, |(_, _, chain)| many(chain));
        }
        if choice == Choice::MostThenByKing {
            keep_best(&mut left, |(_, _, chain)| kings(chain));
        }
        left.into_iter()
            .map(|(from, stone, chain)| Route {
                from: board.number(from),
                path: chain.path.iter().map(|at| board.number(*at)).collect(),
                captured: chain.taken.iter().map(|at| board.number(*at)).collect(),
                promotes: !stone.king
                    && (chain.stone.king || chain.at.0 == board.last_row(stone.side)),
            })
            .collect()
    }
}

fn keep_best<T, K: Ord>(items: &mut Vec<T>, key: impl Fn(&T) -> K) {
    if let Some(best) = items.iter().map(&key).max() {
        items.retain(|item| key(item) == best);
    }
}

impl Twin for Slow {
    type Position = Position;
    type Move = Move;

    fn follow(&self, position: &Position) -> Vec<(Move, Position)> {
        let mut found: Vec<(Move, Position)> = Vec::new();
        for route in self.routes(position) {
            let result = route.result();
            if found.iter().all(|(other, _)| *other != result) {
                found.push((
                    result,
                    crate::rules::draughts::naive::after(position, &route),
                ));
            }
        }
        found
    }

    fn won(&self, position: &Position) -> Option<bool> {
        if self.routes(position).is_empty() {
            return Some(true);
        }
        // The side that has just moved is the empty one: it had lost before.
        (position.sides[usize::from(1 - position.turn)] == 0).then_some(false)
    }
}
