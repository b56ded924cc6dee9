//! D, the difficulty of a puzzle in integer thousandths.
//!
//! Books keep D, so nothing here may change once a volume is public: the node counter below is
//! slow on purpose, shares nothing with the tuned search, and puts moves in an order of its own.

use crate::rules::game::{Game, Outcome, Seat};

/// The facts that D is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions visited to refute every first move but the key.
    pub nodes: u64,
    /// The exact N.
    pub n: u8,
    /// Legal first moves.
    pub legal: u32,
    /// First moves that look better than the key after the best reply.
    pub rank: u32,
    /// By how many men the best of them does.
    pub gap: u32,
    /// Attacker moves of the main line that take nothing.
    pub quiet: u32,
}

impl Effort {
    /// D in thousandths.
    ///
    /// D is 0.7 log2(nodes) + 0.9 (N - 2) + 0.45 log2(legal) + 0.3 log2(1 + rank) +
    /// 0.12 min(gap, 12) + 0.3 quiet.
    #[must_use]
    pub fn thousandths(&self) -> u32 {
        let log = |x: u64| u64::from(log2(x));
        let sum = 700 * log(self.nodes)
            + 450 * log(u64::from(self.legal))
            + 300 * log(1 + u64::from(self.rank));
        let rest = 900 * u64::from(self.n.saturating_sub(2))
            + 120 * u64::from(self.gap.min(12))
            + 300 * u64::from(self.quiet);
        u32::try_from(sum / 1000 + rest).unwrap_or(u32::MAX)
    }
}

/// The binary logarithm in thousandths, rounded down; 0 for 0.
///
/// The fraction comes from repeated squaring of the mantissa in integers, so that every machine
/// gets the same digits.
#[must_use]
pub fn log2(x: u64) -> u32 {
    if x < 2 {
        return 0;
    }
    let whole = x.ilog2();
    // The mantissa in [1, 2) with 31 bits after the point.
    let mut mantissa = if whole > 31 {
        x >> (whole - 31)
    } else {
        x << (31 - whole)
    };
    let mut fraction: u64 = 0;
    for _ in 0..20 {
        mantissa = (mantissa * mantissa) >> 31;
        fraction <<= 1;
        if mantissa >> 32 != 0 {
            mantissa >>= 1;
            fraction |= 1;
        }
    }
    let thousandths = (fraction * 1000) >> 20;
    whole * 1000 + u32::try_from(thousandths).unwrap_or(0)
}

/// The least [worth](Game::worth) that a first move leaves its side after any reply.
pub fn after_reply<G: Game>(game: &G, position: &G::Position, mv: &G::Move) -> i32 {
    let seat = game.turn(position);
    let next = game.play(position, mv);
    let mut replies = Vec::new();
    game.moves(&next, &mut replies);
    replies
        .iter()
        .map(|reply| game.worth(&game.play(&next, reply), seat))
        .min()
        .unwrap_or_else(|| game.worth(&next, seat))
}

/// Rank and gap of the key: how many first moves look better two plies deep, and by how much the
/// best of them does.
pub fn rank_and_gap<G: Game>(game: &G, position: &G::Position, key: &G::Move) -> (u32, u32) {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let own = after_reply(game, position, key);
    let (mut rank, mut gap) = (0, 0);
    for mv in moves.iter().filter(|mv| *mv != key) {
        let better = after_reply(game, position, mv) - own;
        if better > 0 {
            rank += 1;
            gap = gap.max(better.unsigned_abs());
        }
    }
    (rank, gap)
}

/// The positions visited to refute every first move but the key within `n` moves: plain
/// depth-first search, moves in ascending order, no memory. Frozen.
pub fn refutation_nodes<G: Game>(game: &G, position: &G::Position, key: &G::Move, n: u8) -> u64 {
    let mut nodes = 0;
    let attacker = game.turn(position);
    for mv in sorted(game, position) {
        if mv != *key {
            let next = game.play(position, &mv);
            defends(game, &next, n.saturating_sub(1), attacker, &mut nodes);
        }
    }
    nodes
}

fn sorted<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.sort_unstable();
    moves
}

/// Whether the attacker, who has just moved, wins within `n` more moves.
fn defends<G: Game>(
    game: &G,
    position: &G::Position,
    n: u8,
    attacker: Seat,
    nodes: &mut u64,
) -> bool {
    *nodes += 1;
    if let Some(ending) = game.ending(position) {
        return ending.outcome == Outcome::Win(attacker);
    }
    n > 0
        && !game.hopeless(position, attacker, n)
        && sorted(game, position)
            .iter()
            .all(|mv| attacks(game, &game.play(position, mv), n, attacker, nodes))
}

/// Whether the attacker, to move, wins within `n` moves.
fn attacks<G: Game>(
    game: &G,
    position: &G::Position,
    n: u8,
    attacker: Seat,
    nodes: &mut u64,
) -> bool {
    *nodes += 1;
    if let Some(ending) = game.ending(position) {
        return ending.outcome == Outcome::Win(attacker);
    }
    sorted(game, position)
        .iter()
        .any(|mv| defends(game, &game.play(position, mv), n - 1, attacker, nodes))
}
