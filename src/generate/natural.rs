//! Naturalness: how much the men of a position stand where men stand in games.
//!
//! A small player, two plies of material and a seeded choice among equals, plays games against
//! itself. Each man of each position is counted on its square, as its own side sees it and, where
//! the game has a mirror, on the mirrored square too. A position's score is the mean binary
//! logarithm of its men's counts; z says how far that lies from the mean of self-play itself, in
//! units of the spread there. Everything is counted in integers.

use rust_embed::Embed;
use serde::{Deserialize, Serialize};

use super::{plan::Plan, random::Stream};
use crate::{
    puzzle::difficulty::{after_reply, log2},
    rules::{
        game::{Game, Piece},
        play::Play,
    },
};

/// A game of self-play is broken off after this many plies.
const PLIES: usize = 240;
/// Positions are counted while each side has this many pieces: the sizes that puzzles have.
const COUNTED: std::ops::RangeInclusive<usize> = 4..=11;
/// The first plies of a game are drawn at random, so that games differ.
const OPENING: usize = 4;

/// The counts of a game's self-play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Natural {
    /// The game.
    pub game: String,
    /// Games played.
    pub games: u32,
    /// The seed they were played with.
    pub seed: u64,
    /// Positions counted.
    pub positions: u64,
    /// Mean score of these positions, in thousandths of a bit.
    pub mean: i64,
    /// Standard deviation of the score, in thousandths of a bit.
    pub spread: i64,
    /// Men counted on each square as their own side sees it, in the order of squares.
    pub counts: Vec<u64>,
}

/// The committed counts, one file a game.
#[derive(Embed)]
#[folder = "puzzles"]
#[include = "natural-*.json"]
struct Files;

impl Natural {
    /// The committed counts of a game; `None` where there are none.
    #[must_use]
    pub fn of(game: &str) -> Option<Self> {
        let file = Files::get(&format!("natural-{game}.json"))?;
        serde_json::from_slice(&file.data).ok()
    }

    /// The file's text: one object, ending in a line feed.
    ///
    /// # Panics
    /// Never: integers and texts always have a JSON form.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("integers and texts alone") + "\n"
    }
}

/// Counts made ready for use: one logarithm a square.
#[derive(Clone, Debug)]
pub struct Scale {
    plan: Plan,
    logs: Vec<i64>,
    mean: i64,
    spread: i64,
}

impl Scale {
    /// The scale of a game; `None` when the counts are of another board.
    pub fn new<G: Game>(game: &G, natural: &Natural) -> Option<Self> {
        let plan = Plan::new(game)?;
        (natural.counts.len() == plan.squares.len()).then(|| Self {
            logs: logs(&natural.counts),
            mean: natural.mean,
            spread: natural.spread.max(1),
            plan,
        })
    }

    /// z of these pieces in thousandths; 0 where there are no men.
    #[must_use]
    pub fn z(&self, pieces: &[Piece]) -> i64 {
        score(&self.plan, &self.logs, pieces)
            .map_or(0, |score| (score - self.mean) * 1000 / self.spread)
    }
}

fn logs(counts: &[u64]) -> Vec<i64> {
    counts.iter().map(|&n| i64::from(log2(n + 1))).collect()
}

/// The mean logarithm of the men's counts, in thousandths.
fn score(plan: &Plan, logs: &[i64], pieces: &[Piece]) -> Option<i64> {
    let (mut sum, mut men) = (0, 0);
    for piece in pieces.iter().filter(|piece| !piece.king) {
        sum += logs[usize::from(plan.seen_by(piece.seat, piece.square).0)];
        men += 1;
    }
    (men > 0).then(|| sum / men)
}

/// Plays games against itself and counts; `None` where the start has not two seats.
pub fn collect<G: Game>(game: &G, games: u32, seed: u64) -> Option<Natural> {
    let plan = Plan::new(game)?;
    let mut counts = vec![0_u64; plan.squares.len()];
    let mut boards: Vec<Vec<Piece>> = Vec::new();
    for number in 0..games {
        for position in self_play(game, &plan, &mut Stream::new(seed, u64::from(number))) {
            let pieces = game.pieces(&position);
            for piece in pieces.iter().filter(|piece| !piece.king) {
                let seen = plan.seen_by(piece.seat, piece.square);
                counts[usize::from(seen.0)] += 1;
                counts[usize::from(plan.mirrored[usize::from(seen.0)].0)] += 1;
            }
            boards.push(pieces);
        }
    }
    let logs = logs(&counts);
    let scores: Vec<i64> = boards
        .iter()
        .filter_map(|pieces| score(&plan, &logs, pieces))
        .collect();
    let count = i64::try_from(scores.len()).ok()?.max(1);
    let mean = scores.iter().sum::<i64>() / count;
    let squares: i64 = scores.iter().map(|score| (score - mean).pow(2)).sum();
    Some(Natural {
        game: game.id().to_owned(),
        games,
        seed,
        positions: boards.len() as u64,
        mean,
        spread: (squares / count).isqrt(),
        counts,
    })
}

/// Plays one game; its positions of the sizes that count, in order.
pub fn self_play<G: Game>(game: &G, plan: &Plan, stream: &mut Stream) -> Vec<G::Position> {
    let mut play = Play::new(*game, game.start());
    let (mut moves, mut seen) = (Vec::new(), Vec::new());
    for ply in 0..PLIES {
        if play.ending().is_some() {
            break;
        }
        let pieces = game.pieces(play.position());
        let first = pieces.iter().filter(|p| p.seat == plan.seats[0]).count();
        if COUNTED.contains(&first) && COUNTED.contains(&(pieces.len() - first)) {
            seen.push(*play.position());
        }
        game.moves(play.position(), &mut moves);
        let choice = if ply < OPENING {
            *stream.pick(&moves)
        } else {
            choose(game, play.position(), &moves, stream)
        };
        play.play(&choice);
    }
    seen
}

/// A move that leaves the most material after the best reply, drawn among equals.
fn choose<G: Game>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
    stream: &mut Stream,
) -> G::Move {
    let worth: Vec<i32> = moves
        .iter()
        .map(|mv| after_reply(game, position, mv))
        .collect();
    let best = worth.iter().max().copied().unwrap_or(0);
    let equals: Vec<G::Move> = moves
        .iter()
        .zip(&worth)
        .filter(|(_, worth)| **worth == best)
        .map(|(mv, _)| *mv)
        .collect();
    *stream.pick(&equals)
}
