//! What is known of each puzzle of a book, worked out again from its position.

use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

use crate::{
    generate::{
        beauty::beauty,
        candidate::{Candidate, Found, standing},
        gate::{Facts, Gate, Rejected},
        natural::{Natural, Scale},
    },
    puzzle::{
        book::{Puzzle, Source, attacks},
        pick::final_chain,
        table::Table,
    },
    rules::{
        game::{Game, Piece},
        setup::SetupError,
    },
    solver::search::{OutOfNodes, Search},
};

/// A puzzle with all that the report says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The puzzle as the book has it.
    pub puzzle: Puzzle,
    /// What there is to say where pieces are taken; `None` in a race.
    pub captures: Option<Captures>,
    /// Naturalness in thousandths; `None` where the game has no counts of self-play.
    pub z: Option<i64>,
    /// The pieces that the last move takes, or in a race its hops.
    pub chain: u32,
    /// Legal first moves.
    pub legal: u32,
    /// First moves that look better than the key.
    pub rank: u32,
    /// By how much the best of them does.
    pub gap: u32,
    /// Wrong first moves that one reply alone beats.
    pub tries: u32,
    /// First moves that win one move later.
    pub slower: u32,
    /// The rank among candidates.
    pub beauty: i64,
    /// The shape of the main line.
    pub shape: String,
    /// The most moves that win at the last node of a longest defense.
    pub last_moves: usize,
    /// The board, then its images with the same side to move; never empty.
    pub boards: Vec<Vec<Piece>>,
}

/// What there is to say of a puzzle in which pieces are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    /// Pieces of the attacker and of the defender.
    pub sides: [u32; 2],
    /// Kings in the diagram.
    pub kings: u32,
    /// (Pieces + 2 x kings) of the attacker less the defender's.
    pub balance: i32,
    /// Pieces given away on the main line.
    pub given: u32,
    /// First moves that leave the defender nothing but captures.
    pub offers: u32,
    /// Pieces that change neither N nor the key.
    pub idle: u32,
}

impl Measured {
    /// The most telling theme; empty where there is none.
    #[must_use]
    pub fn first_theme(&self) -> &str {
        self.puzzle.themes.first().map_or("", String::as_str)
    }

    /// Whether there is no king in the diagram; `None` in a race.
    #[must_use]
    pub fn men_only(&self) -> Option<bool> {
        self.captures.map(|captures| captures.kings == 0)
    }

    /// Where it comes from: the kind of its source, or who composed it.
    #[must_use]
    pub fn kind(&self) -> String {
        match &self.puzzle.source {
            Source::Generated { kind, .. } => kind.clone(),
            Source::Composed { author } => format!("by {author}"),
        }
    }

    /// The squares on which it differs from a position that was played; `None` for other sources.
    #[must_use]
    pub const fn edits(&self) -> Option<u32> {
        match &self.puzzle.source {
            Source::Generated { edits, .. } => *edits,
            Source::Composed { .. } => None,
        }
    }

    /// The attacker's moves on the main line.
    #[must_use]
    pub fn way(&self) -> String {
        attacks(&self.puzzle.line)
    }
}

/// A puzzle that cannot be measured.
#[derive(Debug, thiserror::Error)]
#[error("{id}: {reason}")]
pub struct Unmeasured {
    /// The puzzle.
    pub id: String,
    /// Why not.
    pub reason: Reason,
}

/// Why a puzzle cannot be measured.
#[derive(Debug, thiserror::Error)]
pub enum Reason {
    /// The position cannot be read.
    #[error("position: {0}")]
    Position(#[from] SetupError),
    /// It is no win with a lone key.
    #[error(transparent)]
    Gate(#[from] Rejected),
}

/// Measures the puzzles of a book, in their order; `step` is called after each, from any thread.
///
/// # Errors
/// The first puzzle that is none. Whether the claims of the others hold is not looked at.
pub fn measure<G: Game>(
    game: &G,
    table: &dyn Table,
    puzzles: &[Puzzle],
    step: impl Fn() + Sync,
) -> Result<Vec<Measured>, Unmeasured> {
    let scaled = Natural::of(game.id()).is_some_and(|counts| Scale::new(game, &counts).is_some());
    let all: Vec<Result<Measured, Unmeasured>> = puzzles
        .par_iter()
        .map(|puzzle| {
            let measured = one(game, table, puzzle, scaled).map_err(|reason| Unmeasured {
                id: puzzle.id.clone(),
                reason,
            });
            step();
            measured
        })
        .collect();
    all.into_iter().collect()
}

fn one<G: Game>(
    game: &G,
    table: &dyn Table,
    puzzle: &Puzzle,
    scaled: bool,
) -> Result<Measured, Reason> {
    let position = game.read_position(&puzzle.position)?;
    let mut gate = Gate::new(*game)?;
    let facts = gate.facts(&position)?;
    let candidate = candidate(game, &mut gate, puzzle, &position, &facts);
    let last_moves = last_moves(
        &mut Search::new(*game, u64::MAX),
        &game.play(&position, &facts.line[0]),
        facts.n,
    );
    Ok(Measured {
        captures: game.switches().map(|_| Captures {
            sides: facts.sides,
            kings: facts.kings,
            balance: facts.balance,
            given: candidate.given,
            offers: facts.offers,
            idle: candidate.idle,
        }),
        z: scaled.then_some(facts.z),
        chain: final_chain(table, puzzle),
        legal: facts.legal,
        rank: facts.rank,
        gap: facts.gap,
        tries: candidate.tries,
        slower: candidate.slower,
        beauty: beauty(&candidate),
        shape: candidate.shape,
        last_moves: last_moves.unwrap_or(1),
        boards: boards(game, &position),
        puzzle: puzzle.clone(),
    })
}

/// The puzzle as the candidate that it was: what the book claims, and all else worked out again.
fn candidate<G: Game>(
    game: &G,
    gate: &mut Gate<G>,
    puzzle: &Puzzle,
    position: &G::Position,
    facts: &Facts<G::Move>,
) -> Candidate {
    Candidate {
        id: puzzle.id.clone(),
        position: puzzle.position.clone(),
        win_in: puzzle.win_in,
        line: puzzle.line.clone(),
        themes: puzzle.themes.clone(),
        unique: puzzle.unique,
        difficulty: puzzle.difficulty,
        ..Candidate::described(game, gate, position, facts, found(&puzzle.source))
    }
}

/// Where a puzzle was found; a composed one has no seed.
fn found(source: &Source) -> Found {
    let (kind, generator, seed, edits) = match source {
        Source::Generated {
            kind,
            generator,
            seed,
            edits,
        } => (kind.as_str(), generator.as_str(), seed.as_str(), *edits),
        Source::Composed { .. } => ("", "", "", None),
    };
    let (seed, restart) = seed.split_once('/').unwrap_or((seed, ""));
    Found {
        kind: kind.to_owned(),
        generator: generator.to_owned(),
        seed: seed.parse().unwrap_or(0),
        restart: restart.parse().unwrap_or(0),
        edits,
    }
}

/// The most moves that win at the last node of a longest defense after an attacker's move that
/// wins in exactly `n`; 1 where that move wins at once. Follows the defenses as
/// [`continuation`](crate::generate::line::continuation) does.
fn last_moves<G: Game>(
    search: &mut Search<G>,
    position: &G::Position,
    n: u8,
) -> Result<usize, OutOfNodes> {
    let game = *search.game();
    let mut most = 1;
    if n <= 1 || game.ending(position).is_some() {
        return Ok(most);
    }
    let mut replies = Vec::new();
    game.moves(position, &mut replies);
    for reply in replies {
        let after = game.play(position, &reply);
        if game.ending(&after).is_some() || search.wins(&after, n - 2)? {
            continue;
        }
        let winners = search.winners(&after, n - 1)?;
        if n == 2 {
            most = most.max(winners.len());
        } else if let Some(first) = winners.first() {
            most = most.max(last_moves(search, &game.play(&after, first), n - 1)?);
        }
    }
    Ok(most)
}

/// The board as books have it and its images with the same side to move: a mirror image is no
/// less alike.
fn boards<G: Game>(game: &G, position: &G::Position) -> Vec<Vec<Piece>> {
    let first = standing(game, position);
    let mut boards = vec![game.pieces(&first)];
    let images = game.images(&first).into_iter();
    let others = images.filter(|image| game.turn(image) == game.turn(&first) && *image != first);
    boards.extend(others.map(|image| game.pieces(&image)));
    boards
}
