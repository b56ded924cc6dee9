//! The moves: steps, chains of hops, and one shortest chain for each.

use super::{
    board::{HOLES, HOPS, Holes, NEAR, bit, each, low},
    position::{Move, Position},
};
use crate::rules::game::{Listed, Square};

/// Where a piece that has been lifted off `from` can land by hopping. `occupied` are the other
/// pieces.
fn landings(from: u8, occupied: Holes, jumps: &mut u64) -> Holes {
    // The hole left behind may be landed on in passing; a chain that ends there is no move.
    let mut seen = bit(from);
    let mut open = seen;
    while open != 0 {
        let hole = low(open);
        open &= open - 1;
        if NEAR[usize::from(hole)] & occupied == 0 {
            continue;
        }
        for (over, land) in HOPS[usize::from(hole)] {
            if over & occupied != 0 && land & (occupied | seen) == 0 {
                seen |= land;
                open |= land;
                *jumps += 1;
            }
        }
    }
    seen & !bit(from)
}

/// Where the piece on `from` can go.
pub(super) fn targets(position: &Position, from: u8, jumps: &mut u64) -> Holes {
    let occupied = position.all() & !bit(from);
    let steps = NEAR[usize::from(from)] & !occupied;
    steps | landings(from, occupied, jumps)
}

/// Adds the moves of a game that goes on, ordered by first and last hole, and returns the jumps
/// looked at. A pass is the only move where there is no other.
pub(super) fn moves(position: &Position, moves: &mut Vec<Move>) -> u64 {
    let mut jumps = 0;
    for from in each(position.own()) {
        let targets = targets(position, from, &mut jumps);
        moves.extend(each(targets).map(|to| Move::Go { from, to }));
    }
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
    jumps
}

/// The moves of a game that goes on with their shortest chains, in the order of [`moves`].
pub(super) fn list(position: &Position) -> Vec<Listed<Move>> {
    let mut listed = Vec::new();
    for from in each(position.own()) {
        let chains = Chains::new(from, position.all() & !bit(from));
        let steps = NEAR[usize::from(from)] & !position.all();
        for to in each(steps | chains.landings()) {
            listed.push(Listed {
                result: Move::Go { from, to },
                path: chains.path(to),
                captured: Vec::new(),
            });
        }
    }
    if listed.is_empty() {
        listed.push(Listed {
            result: Move::Pass,
            path: Vec::new(),
            captured: Vec::new(),
        });
    }
    listed
}

/// The shortest chains from one hole; of several the one whose hole numbers come first.
struct Chains {
    from: u8,
    /// For each hole reached the one before it.
    before: [Option<u8>; HOLES as usize],
}

impl Chains {
    /// Goes breadth first and, from each hole, in the order in which hole numbers ascend: so
    /// each hole is first reached by the chain wanted.
    fn new(from: u8, occupied: Holes) -> Self {
        let mut before = [None; HOLES as usize];
        let mut seen = bit(from);
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&hole) = queue.get(next) {
            next += 1;
            for (over, land) in HOPS[usize::from(hole)] {
                if over & occupied != 0 && land & (occupied | seen) == 0 {
                    seen |= land;
                    let landing = low(land);
                    before[usize::from(landing)] = Some(hole);
                    queue.push(landing);
                }
            }
        }
        Self { from, before }
    }

    fn landings(&self) -> Holes {
        (0..HOLES)
            .filter(|hole| self.before[usize::from(*hole)].is_some())
            .fold(0, |set, hole| set | bit(hole))
    }

    /// The holes landed on, up to this one; itself alone where no chain goes there.
    fn path(&self, to: u8) -> Vec<Square> {
        let mut path = vec![Square(to)];
        let mut hole = to;
        while let Some(before) = self.before[usize::from(hole)].filter(|hole| *hole != self.from) {
            path.push(Square(before));
            hole = before;
        }
        path.reverse();
        path
    }
}
