//! Proves again all that a puzzle of a book claims.

use super::{
    candidate::spelled,
    gate::{Gate, Rejected, difficulty},
    import::reasons::is_taste,
};
use crate::{
    puzzle::{
        book::{Puzzle, Source},
        identity::puzzle_id,
    },
    rules::{game::Game, setup::SetupError},
};

/// A claim that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The position cannot be read.
    #[error("position: {0}")]
    Position(SetupError),
    /// The position is not one of the gate's.
    #[error("gate: {0}")]
    Gate(Rejected),
    /// The id is another position's.
    #[error("id: {0} is right")]
    Id(String),
    /// N is another.
    #[error("win_in: {0} is right")]
    WinIn(u8),
    /// The line is not the main line.
    #[error("line: {0:?} is right")]
    Line(Vec<String>),
    /// The flag is another.
    #[error("unique: the other is right")]
    Unique,
    /// D is another.
    #[error("difficulty: {0} is right")]
    Difficulty(u32),
    /// The grade does not belong to N.
    #[error("grade: not one of win in {0}")]
    Grade(u8),
    /// The themes are others.
    #[error("themes: {0:?} are right")]
    Themes(Vec<String>),
}

/// How much is proven again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// By search and by a checked tree.
    Once,
    /// By the slow twin as well.
    Twice,
}

/// Proves a puzzle's claims: gate, id, exact N, lone key, main line, uniqueness, difficulty,
/// grade, themes.
///
/// # Errors
/// Every claim that does not hold.
pub fn puzzle<G: Game>(game: &G, puzzle: &Puzzle, depth: Depth) -> Result<(), Vec<Wrong>> {
    let mut gate = Gate::new(*game).map_err(|reason| vec![Wrong::Gate(reason)])?;
    under(game, &mut gate, puzzle, depth)
}

/// The same under a gate that is there already.
///
/// # Errors
/// See [`puzzle`].
pub fn under<G: Game>(
    game: &G,
    gate: &mut Gate<G>,
    puzzle: &Puzzle,
    depth: Depth,
) -> Result<(), Vec<Wrong>> {
    let position = game
        .read_position(&puzzle.position)
        .map_err(|error| vec![Wrong::Position(error)])?;
    let facts = gate
        .facts(&position)
        .map_err(|reason| vec![Wrong::Gate(reason)])?;
    let mut reasons = gate.reasons_of(&position, &facts);
    if depth == Depth::Twice {
        reasons.extend(gate.proven_again(&position, &facts).err());
    }
    // Who composes has an intent: the operator may have let pass what is a matter of taste.
    let composed = matches!(puzzle.source, Source::Composed { .. });
    reasons.retain(|reason| !(composed && is_taste(reason)));
    let mut wrong: Vec<Wrong> = reasons.into_iter().map(Wrong::Gate).collect();
    let id = puzzle_id(game, &position);
    let line = spelled(game, &position, &facts.line);
    let hardness = difficulty(game, &position, &facts);
    let themes = gate.themes(&facts);
    let grades = 1..=7;
    let fits = |grade: u8| gate.limits().n_of(grade) == facts.n;
    let graded = grades.contains(&puzzle.grade)
        && (fits(puzzle.grade) || composed && !grades.clone().any(fits));
    let claims = [
        (puzzle.id == id, Wrong::Id(id)),
        (puzzle.win_in == facts.n, Wrong::WinIn(facts.n)),
        (puzzle.line == line && facts.story.won, Wrong::Line(line)),
        (puzzle.unique == facts.unique(), Wrong::Unique),
        (puzzle.difficulty == hardness, Wrong::Difficulty(hardness)),
        (graded, Wrong::Grade(facts.n)),
        (puzzle.themes == themes, Wrong::Themes(themes)),
    ];
    wrong.extend(
        claims
            .into_iter()
            .filter(|(holds, _)| !holds)
            .map(|(_, w)| w),
    );
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
