//! Composing the end of a race: two whole armies, the one almost home, the other in its way.
//!
//! The ordinary end of a race is solitaire, because the armies have passed each other. So most of
//! the attacker stands in its target already, a few pieces are on the way, and stragglers of the
//! defender stand around the target. Where a composition is an exact win with a lone key, it is
//! changed piece by piece until the rest of the gate is content too.

use std::{collections::VecDeque, ops::RangeInclusive};

use super::{gate::Gate, plan::Plan, random::Stream};
use crate::{
    puzzle::{
        book::Unique,
        difficulty::rank_and_gap,
        theme::{Story, Theme},
    },
    rules::game::{Game, Piece, Square},
};

/// Compositions tried in a restart.
const TRIES: u32 = 4000;
/// Changes tried from the first that is sound.
const STEPS: u32 = 160;
/// Below this cost a position is as good as its aim.
const CONTENT: i64 = 300;
/// How far from the target the last piece of the attacker stands before the win is unwound.
const FAR: RangeInclusive<u32> = 1..=5;
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

/// What a restart aims at. Without it most restarts end in the same few ways home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Aim {
    /// N.
    n: u8,
    /// Pieces of the attacker outside its target.
    out: i64,
    /// Hops of the attacker.
    hops: i64,
    /// Whether one piece makes all the moves.
    alone: bool,
}

impl Aim {
    fn draw(n: u8, stream: &mut Stream) -> Self {
        let out = match stream.below(100) {
            0..=24 => 1,
            25..=79 => 2,
            _ => i64::from(n),
        };
        Self {
            n,
            out,
            hops: i64::from(stream.between(3, 8)),
            alone: out == 1 || stream.chance(25),
        }
    }
}

/// One restart: a position that is an exact win in `n` with a lone key and as near to its aim and
/// to the rest of the gate as the changes have brought it.
pub fn restart<G: Game>(
    game: &G,
    gate: &mut Gate<G>,
    n: u8,
    stream: &mut Stream,
) -> Option<G::Position> {
    let ground = Ground::new(game, gate.plan());
    let aim = Aim::draw(n, stream);
    let (mut pieces, mut cost) = (0..TRIES).find_map(|_| {
        let end = compose(gate.plan(), &ground, stream);
        let pieces = unwind(game, gate, end, n, stream)?;
        let cost = judge(game, gate, &ground, &pieces, &aim, i64::MAX)?;
        Some((pieces, cost))
    })?;
    for _ in 0..STEPS {
        if cost <= CONTENT {
            break;
        }
        let Some(changed) = change(gate.plan(), &ground, &pieces, stream) else {
            continue;
        };
        if let Some(next) = judge(game, gate, &ground, &changed, &aim, cost) {
            (pieces, cost) = (changed, next);
        }
    }
    game.place(&pieces, gate.plan().seats[0]).ok()
}

/// Two whole armies, the attacker's with one piece to bring in.
fn compose(plan: &Plan, ground: &Ground, stream: &mut Stream) -> Vec<Piece> {
    let army = ground.target.len();
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
    put(own, &ground.target, army - 1, deep, stream);
    put(own, &ring(&FAR), 1, None, stream);
    put(foe, &ring(&AROUND), stragglers, None, stream);
    put(foe, &ground.other, army - stragglers, Some(true), stream);
    pieces
}

/// Takes moves of the attacker back from a position that it wins in one, so that it may win in
/// `n`. Every move of a race can be played backward; long ways back are taken more often.
fn unwind<G: Game>(
    game: &G,
    gate: &Gate<G>,
    mut pieces: Vec<Piece>,
    n: u8,
    stream: &mut Stream,
) -> Option<Vec<Piece>> {
    let seat = gate.plan().seats[0];
    let mut moves = Vec::new();
    for made in 1..=n {
        let position = game.place(&pieces, seat).ok()?;
        if made == 1 && !gate.wins_alone_with(&position, 1, 1) {
            return None;
        }
        if made == n {
            break;
        }
        game.moves(&position, &mut moves);
        let worth = game.worth(&position, seat);
        let mut back: Vec<(i32, G::Position)> = moves
            .iter()
            .map(|mv| game.play(&position, mv))
            .map(|next| (game.worth(&next, seat) - worth, next))
            .filter(|(gain, _)| *gain < 0)
            .collect();
        back.sort_unstable();
        // The worst half of the ways back, most of the time.
        let share = if stream.chance(70) { 3 } else { 1 };
        let most = back.len().div_ceil(share);
        let (_, before) = back.get(stream.below(most))?;
        pieces = game.pieces(before);
    }
    Some(pieces)
}

/// What a position still lacks; `None` when it is no exact win in N with a lone key, or lacks
/// more than `most`. What is quickly looked at weighs more than what takes a search.
fn judge<G: Game>(
    game: &G,
    gate: &mut Gate<G>,
    ground: &Ground,
    pieces: &[Piece],
    aim: &Aim,
    most: i64,
) -> Option<i64> {
    let n = aim.n;
    let seat = gate.plan().seats[0];
    let position = game.place(pieces, seat).ok()?;
    let own = pieces.iter().filter(|piece| piece.seat == seat);
    let out = own.filter(|piece| ground.target.iter().all(|(hole, _)| *hole != piece.square));
    let mut cost = 400 * (i64::try_from(out.count()).ok()? - aim.out).abs();
    let least = 1 + usize::from(gate.limits().contested);
    if cost > most || game.ending(&position).is_some() || !gate.wins_alone_with(&position, n, least)
    {
        return None;
    }
    let key = gate.lone_key(&position, n)?;
    let asked = gate.limits().rank;
    let dull = asked > 0 && rank_and_gap(game, &position, &key).0 < asked;
    let contested = !gate.limits().contested || gate.is_contested(&position, n, &key);
    if dull || !contested {
        cost += 20_000 * i64::from(dull) + 10_000 * i64::from(!contested);
        return Some(cost).filter(|cost| *cost <= most);
    }
    let facts = gate.facts_of(&position, n, key).ok()?;
    cost += 1000 * i64::try_from(gate.reasons_of_facts(&facts).len()).ok()?
        + 300 * i64::from(facts.unique() == Unique::Lenient)
        + aside(&facts.story, aim);
    if cost <= most && gate.same_under_all_forms(&position, &facts).is_err() {
        cost += 1000;
    }
    Some(cost).filter(|cost| *cost <= most)
}

/// How far the story is from the one aimed at.
fn aside(story: &Story, aim: &Aim) -> i64 {
    let hops: usize = story.attacks().map(|ply| ply.over.len()).sum();
    let off = (i64::try_from(hops).unwrap_or(i64::MAX) - aim.hops).abs();
    150 * off + 300 * i64::from(Theme::LoneRunner.holds(story) != aim.alone)
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
