//! Composing the end of a race: two whole armies, the one almost home, the other in its way.
//!
//! The ordinary end of a race is solitaire, because the armies have passed each other. So most of
//! the attacker stands in its target already, a few pieces are on the way, and stragglers of the
//! defender stand around the target. Where a composition is an exact win with a lone key, it is
//! changed piece by piece until the rest of the gate is content too.

use std::{collections::VecDeque, ops::RangeInclusive};

use super::{gate::Gate, plan::Plan, random::Stream};
use crate::{
    puzzle::{book::Unique, difficulty::rank_and_gap},
    rules::game::{Game, Piece, Square},
};

/// Compositions tried in a restart.
const TRIES: u32 = 4000;
/// Changes tried from the first that is sound.
const STEPS: u32 = 80;
/// How far from the target the last pieces of the attacker stand when it has two moves, and when
/// it has three.
const FAR: [RangeInclusive<u32>; 2] = [2..=7, 1..=6];
/// How far from the target the defender's stragglers stand.
const AROUND: RangeInclusive<u32> = 1..=6;

/// The parts of the board that a race ends in.
struct Ground {
    /// The attacker's target with the depth of each hole, 1 at its edge.
    target: Vec<(Square, u32)>,
    /// The defender's target, the same way.
    other: Vec<(Square, u32)>,
    /// Every hole outside the attacker's target with its distance from it.
    outside: Vec<(Square, u32)>,
}

impl Ground {
    fn new<G: Game>(game: &G, plan: &Plan) -> Self {
        // In a game of two each side races to where the other starts.
        let pieces = game.pieces(&game.start());
        let of = |seat| -> Vec<Square> {
            let own = pieces.iter().filter(|piece| piece.seat == seat);
            own.map(|piece| piece.square).collect()
        };
        let (own, foe) = (of(plan.seats[0]), of(plan.seats[1]));
        let not = |holes: &[Square]| -> Vec<Square> {
            let all = plan.squares.iter().copied();
            all.filter(|square| !holes.contains(square)).collect()
        };
        Self {
            target: distances(plan, &foe, &not(&foe)),
            other: distances(plan, &own, &not(&own)),
            outside: distances(plan, &not(&foe), &foe),
        }
    }
}

/// The distance of each hole from the nearest of `to`, in steps over empty holes.
fn distances(plan: &Plan, of: &[Square], to: &[Square]) -> Vec<(Square, u32)> {
    let mut known = vec![None; plan.squares.len()];
    let mut queue: VecDeque<Square> = to.iter().copied().collect();
    for square in to {
        known[usize::from(square.0)] = Some(0);
    }
    while let Some(square) = queue.pop_front() {
        let next = known[usize::from(square.0)].map(|steps| steps + 1);
        for near in &plan.near[usize::from(square.0)] {
            let place = &mut known[usize::from(near.0)];
            if place.is_none() {
                *place = next;
                queue.push_back(*near);
            }
        }
    }
    of.iter()
        .filter_map(|square| Some((*square, known[usize::from(square.0)]?)))
        .collect()
}

/// One restart: a position that is an exact win with a lone key and as near to the rest of the
/// gate as the changes have brought it.
pub fn restart<G: Game>(
    game: &G,
    gate: &mut Gate<G>,
    n: u8,
    stream: &mut Stream,
) -> Option<G::Position> {
    let ground = Ground::new(game, gate.plan());
    let (mut pieces, mut cost) = (0..TRIES).find_map(|_| {
        let pieces = compose(gate.plan(), &ground, n, stream);
        Some((pieces.clone(), judge(game, gate, &pieces, n, i64::MAX)?))
    })?;
    for _ in 0..STEPS {
        if cost == 0 {
            break;
        }
        let Some(changed) = change(gate.plan(), &ground, &pieces, stream) else {
            continue;
        };
        if let Some(next) = judge(game, gate, &changed, n, cost) {
            (pieces, cost) = (changed, next);
        }
    }
    game.place(&pieces, gate.plan().seats[0]).ok()
}

/// Two whole armies.
fn compose(plan: &Plan, ground: &Ground, n: u8, stream: &mut Stream) -> Vec<Piece> {
    let army = ground.target.len();
    // A move brings in one piece at most, and chance never puts three within three moves.
    let out = 1 + usize::from(stream.chance(60));
    let stragglers = 3 + stream.below(6);
    let [own, foe] = plan.seats;
    let mut pieces: Vec<Piece> = Vec::with_capacity(2 * army);
    let mut put =
        |seat, holes: &[(Square, u32)], count: usize, deep: Option<bool>, stream: &mut Stream| {
            for _ in 0..count {
                let free: Vec<(Square, u32)> = holes
                    .iter()
                    .filter(|(square, _)| pieces.iter().all(|piece| piece.square != *square))
                    .copied()
                    .collect();
                if free.is_empty() {
                    continue;
                }
                let (a, b) = (*stream.pick(&free), *stream.pick(&free));
                let first = deep.is_none_or(|deep| (a.1 >= b.1) == deep);
                pieces.push(Piece {
                    square: if first { a.0 } else { b.0 },
                    seat,
                    king: false,
                });
            }
        };
    let ring = |steps: &RangeInclusive<u32>| -> Vec<(Square, u32)> {
        let outside = ground.outside.iter().copied();
        outside.filter(|(_, far)| steps.contains(far)).collect()
    };
    let deep = stream.chance(40).then_some(true);
    put(own, &ground.target, army - out, deep, stream);
    put(own, &ring(&FAR[usize::from(n > 2)]), out, None, stream);
    put(foe, &ring(&AROUND), stragglers, None, stream);
    put(foe, &ground.other, army - stragglers, Some(true), stream);
    pieces
}

/// What a position still lacks; `None` when it is no exact win in `n` with a lone key, or lacks
/// more than `most`. What is quickly looked at weighs more than what takes a search.
fn judge<G: Game>(game: &G, gate: &mut Gate<G>, pieces: &[Piece], n: u8, most: i64) -> Option<i64> {
    let position = game.place(pieces, gate.plan().seats[0]).ok()?;
    let least = 1 + usize::from(gate.limits().contested);
    if game.ending(&position).is_some() || !gate.wins_alone_with(&position, n, least) {
        return None;
    }
    let key = gate.lone_key(&position, n)?;
    let asked = gate.limits().rank;
    let dull = asked > 0 && rank_and_gap(game, &position, &key).0 < asked;
    let contested = !gate.limits().contested || gate.is_contested(&position, n, &key);
    let cheap = 8000 * i64::from(dull) + 5000 * i64::from(!contested);
    if cheap > 0 {
        return Some(cheap).filter(|cheap| *cheap <= most);
    }
    let facts = gate.facts_of(&position, n, key).ok()?;
    let mut lacks = gate.reasons_of_facts(&facts).len();
    if lacks == 0 && gate.same_under_all_forms(&position, &facts).is_err() {
        lacks = 1;
    }
    // One idea at least: every theme of a race is one.
    let themeless = gate.themes(&facts).is_empty();
    let cost = i64::try_from(lacks).ok()? * 1000
        + 300 * i64::from(facts.unique() == Unique::Lenient)
        + 200 * i64::from(themeless);
    Some(cost).filter(|cost| *cost <= most)
}

/// One piece somewhere else, usually next to where it was; most of the time one of those that
/// are on the way or in the way.
fn change(
    plan: &Plan,
    ground: &Ground,
    pieces: &[Piece],
    stream: &mut Stream,
) -> Option<Vec<Piece>> {
    let is_near = |piece: &Piece| {
        let mut outside = ground.outside.iter();
        outside.any(|(square, far)| *square == piece.square && far <= AROUND.end())
    };
    let near: Vec<usize> = (0..pieces.len()).filter(|i| is_near(&pieces[*i])).collect();
    let i = if stream.chance(80) && !near.is_empty() {
        *stream.pick(&near)
    } else {
        stream.below(pieces.len())
    };
    let square = if stream.chance(50) {
        *stream.pick(&plan.near[usize::from(pieces[i].square.0)])
    } else {
        *stream.pick(&plan.squares)
    };
    let mut changed = pieces.to_vec();
    let free = pieces.iter().all(|piece| piece.square != square);
    changed[i].square = square;
    free.then_some(changed)
}
