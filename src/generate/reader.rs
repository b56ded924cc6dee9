//! A simulated reader: somebody who looks for the key of a puzzle as people do, and errs.
//!
//! It serves to test what is said of difficulty before there are people to ask, and nothing that
//! is published depends on it. It knows the rules and N, as a visitor does, and neither D nor any
//! of the facts that D is made of.
//!
//! - It tries first moves in the order of their looks: what the move takes, less the most that a
//!   reply takes, plus a mood drawn anew for every move; with the habit of [`Habits::forcing`]
//!   moves that leave nothing but captures come first, as is taught for sharp positions.
//! - It reads a move to the depth of N. Each further move of either side is overlooked with a
//!   chance that grows with the depth and with the binary logarithm of the number of choices, and
//!   of those seen it reads the [`Habits::breadth`] most striking ones.
//! - A first move of which every reply that it has seen loses is its answer. A wrong answer is
//!   struck out. When all are read without an answer, it starts over with one more move of
//!   breadth. Out of patience, it answers with the best-looking move.
//!
//! The model is our own and has not been compared with people.

use super::random::Stream;
use crate::rules::game::{Game, Outcome, Seat};

/// How somebody reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Chance in thousandths to overlook a move, for each step of depth and of choice.
    pub overlook: u32,
    /// Whether moves that leave nothing but captures are looked at first.
    pub forcing: bool,
    /// The width of the mood, in thousandths of a man.
    pub mood: u32,
    /// Moves of one position that are read beyond the first move, at first.
    pub breadth: usize,
    /// Positions looked at before patience ends.
    pub patience: u64,
}

impl Habits {
    /// An ordinary reader without the habit of forcing moves.
    pub const PLAIN: Self = Self {
        overlook: 150,
        forcing: false,
        mood: 3000,
        breadth: 5,
        patience: 20_000,
    };
}

/// What came of one sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Positions looked at until the key was believed, or until patience ended.
    pub nodes: u64,
    /// Whether the key was believed at last.
    pub solved: bool,
    /// Whether the first answer given was the key.
    pub first: bool,
}

/// One sitting before a puzzle won in `n` by `key` alone.
pub fn sit<G: Game>(
    game: &G,
    (position, n, key): (&G::Position, u8, &G::Move),
    habits: Habits,
    stream: &mut Stream,
) -> Sitting {
    let mut reader = Reader {
        game,
        attacker: game.turn(position),
        breadth: habits.breadth,
        habits,
        stream,
        nodes: 0,
    };
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let mut answers = 0;
    let mut best = None;
    while reader.patient() && !moves.is_empty() {
        let order = reader.by_looks(position, &moves);
        best = order.first().copied();
        for mv in order {
            let next = game.play(position, &mv);
            if !reader.holds(&next, n.saturating_sub(1), 1) || !reader.patient() {
                continue;
            }
            if mv == *key {
                return Sitting {
                    nodes: reader.nodes,
                    solved: true,
                    first: answers == 0,
                };
            }
            answers += 1;
            moves.retain(|other| *other != mv);
        }
        reader.breadth += 1;
    }
    Sitting {
        nodes: habits.patience,
        solved: false,
        first: answers == 0 && best.as_ref() == Some(key),
    }
}

struct Reader<'a, G: Game> {
    game: &'a G,
    attacker: Seat,
    breadth: usize,
    habits: Habits,
    stream: &'a mut Stream,
    nodes: u64,
}

/// What outweighs every look of the board.
const FORCED: i64 = 1_000_000;

impl<G: Game> Reader<'_, G> {
    const fn patient(&self) -> bool {
        self.nodes < self.habits.patience
    }

    fn mood(&mut self) -> i64 {
        let width = usize::try_from(self.habits.mood).unwrap_or(0);
        i64::try_from(self.stream.below(width + 1)).unwrap_or(0)
    }

    /// First moves, the best-looking one first.
    fn by_looks(&mut self, position: &G::Position, moves: &[G::Move]) -> Vec<G::Move> {
        let mut replies = Vec::new();
        let mut order: Vec<(i64, G::Move)> = Vec::with_capacity(moves.len());
        for mv in moves {
            let next = self.game.play(position, mv);
            self.game.moves(&next, &mut replies);
            let taken = |reply: &G::Move| i64::from(self.game.effect(&next, reply).taken);
            let most = replies.iter().map(taken).max().unwrap_or(0);
            let least = replies.iter().map(taken).min().unwrap_or(0);
            let wins = i64::from(self.game.effect(position, mv).taken);
            let forced = if self.habits.forcing && least > 0 {
                FORCED
            } else {
                0
            };
            order.push(((wins - most) * 1000 + forced + self.mood(), *mv));
        }
        order.sort_by_key(|(looks, _)| -looks);
        order.into_iter().map(|(_, mv)| mv).collect()
    }

    /// The moves that are seen in a position this deep, the most striking ones first.
    fn seen(&mut self, position: &G::Position, depth: u32) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let choices = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let steps = depth + choices.checked_ilog2().unwrap_or(0);
        let eye = (0..steps).fold(1_000_000_u64, |eye, _| {
            eye * u64::from(1000 - self.habits.overlook.min(1000)) / 1000
        });
        let mut order: Vec<(bool, i64, G::Move)> = Vec::with_capacity(moves.len());
        for mv in moves {
            let taken = i64::from(self.game.effect(position, &mv).taken);
            let seen = self.stream.below(1_000_000) as u64 <= eye;
            order.push((!seen, -(taken * 1000 + self.mood()), mv));
        }
        order.sort_by_key(|(unseen, looks, _)| (*unseen, *looks));
        // Something is always seen, be it the most striking move alone.
        let seen = order.iter().filter(|(unseen, ..)| !unseen).count().max(1);
        order.truncate(seen.min(self.breadth));
        order.into_iter().map(|(.., mv)| mv).collect()
    }

    fn over(&mut self, position: &G::Position) -> Option<bool> {
        self.nodes += 1;
        let ending = self.game.ending(position)?;
        Some(ending.outcome == Outcome::Win(self.attacker))
    }

    /// Whether the attacker, who has just moved, is believed to win within `left` more moves.
    fn holds(&mut self, position: &G::Position, left: u8, depth: u32) -> bool {
        if let Some(won) = self.over(position) {
            return won;
        }
        left > 0
            && self.patient()
            && self.seen(position, depth).iter().all(|reply| {
                let next = self.game.play(position, reply);
                self.finds(&next, left, depth + 1)
            })
    }

    /// Whether the attacker, to move, is believed to win within `left` moves.
    fn finds(&mut self, position: &G::Position, left: u8, depth: u32) -> bool {
        if let Some(won) = self.over(position) {
            return won;
        }
        self.patient()
            && self.seen(position, depth).iter().any(|mv| {
                let next = self.game.play(position, mv);
                self.holds(&next, left - 1, depth + 1)
            })
    }
}
