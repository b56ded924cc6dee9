//! A position that has passed the gate, with all that the choice of a volume looks at.

use serde::{Deserialize, Serialize};

use super::gate::{Facts, Gate, Rejected};
use crate::{
    puzzle::{
        book::{Puzzle, Source, Unique},
        identity::puzzle_id,
    },
    rules::game::{Game, Seat},
};

/// A candidate for a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Candidate {
    /// The puzzle's id.
    pub id: String,
    /// The game it was made for.
    pub game: String,
    /// The source's name.
    pub kind: String,
    /// The generator's name and version.
    pub generator: String,
    /// The seed of the run.
    pub seed: u64,
    /// The restart in which it was found.
    pub restart: u64,
    /// The squares on which it differs from a position of a game played; `None` where none was
    /// played.
    pub edits: Option<u32>,
    /// The diagram, White to move.
    pub position: String,
    /// The exact N.
    pub win_in: u8,
    /// The main line, the key first.
    pub line: Vec<String>,
    /// Names of themes, the most telling first.
    pub themes: Vec<String>,
    /// How far the continuation is unique.
    pub unique: Unique,
    /// D in thousandths.
    pub difficulty: u32,
    /// The shape of the main line.
    pub shape: String,
    /// Pieces of the attacker and of the defender.
    pub sides: [u32; 2],
    /// Kings in the diagram.
    pub kings: u32,
    /// (Pieces + 2 x kings) of the attacker less the defender's.
    pub balance: i32,
    /// Pieces given away on the main line.
    pub given: u32,
    /// Pieces that the last move takes.
    pub finish: u32,
    /// Naturalness in thousandths.
    pub z: i64,
    /// Pieces that change neither N nor the key.
    pub idle: u32,
    /// First moves that look better than the key.
    pub rank: u32,
    /// By how many men the best of them does.
    pub gap: u32,
    /// First moves that leave the defender nothing but captures.
    pub offers: u32,
    /// Wrong first moves that one reply alone beats.
    pub tries: u32,
    /// First moves that win one move later.
    pub slower: u32,
}

/// Where a candidate was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The source's name.
    pub kind: String,
    /// The generator's name and version.
    pub generator: String,
    /// The seed of the run.
    pub seed: u64,
    /// The restart.
    pub restart: u64,
    /// Squares changed in a position of a game played.
    pub edits: Option<u32>,
}

impl Candidate {
    /// Checks a position under a gate and writes down what is known, in the game's image of it
    /// that has White to move.
    ///
    /// # Errors
    /// The condition of the gate that fails.
    pub fn new<G: Game>(
        game: &G,
        gate: &mut Gate<G>,
        position: &G::Position,
        found: Found,
    ) -> Result<Self, Rejected> {
        let position = standing(game, position);
        let facts = gate.check(&position)?;
        Ok(Self::described(game, gate, &position, &facts, found))
    }

    /// What is known of a position with these facts, whether or not it passes the gate.
    ///
    /// `position` is the game's [standing] image.
    pub fn described<G: Game>(
        game: &G,
        gate: &mut Gate<G>,
        position: &G::Position,
        facts: &Facts<G::Move>,
        found: Found,
    ) -> Self {
        let key = facts.line[0];
        let idle = gate.idle(position, facts.n, &key).len();
        let tries = gate.tries(position, facts.n, &key);
        let slower = gate.slower(position, facts.n, &key);
        Self {
            id: puzzle_id(game, position),
            game: game.id().to_owned(),
            kind: found.kind,
            generator: found.generator,
            seed: found.seed,
            restart: found.restart,
            edits: found.edits,
            position: game.write_position(position),
            win_in: facts.n,
            line: spelled(game, position, &facts.line),
            themes: gate.themes(facts),
            unique: facts.unique(),
            difficulty: gate.difficulty(position, facts),
            shape: gate.shape(position, facts),
            sides: facts.sides,
            kings: facts.kings,
            balance: facts.balance,
            given: facts.story.given(),
            finish: facts.story.finish(),
            z: facts.z,
            idle: u32::try_from(idle).unwrap_or(u32::MAX),
            rank: facts.rank,
            gap: facts.gap,
            offers: facts.offers,
            tries,
            slower,
        }
    }

    /// The same position under a gate, with all that is known of it worked out again but for the
    /// second proof: another game's, or one that has learned to say more.
    ///
    /// # Errors
    /// The first condition of that gate that fails; [`Rejected::NotExact`] where the position
    /// cannot be read.
    pub fn under<G: Game>(&self, game: &G, gate: &mut Gate<G>) -> Result<Self, Rejected> {
        let position = game
            .read_position(&self.position)
            .map_err(|_| Rejected::NotExact(None))?;
        let position = standing(game, &position);
        let facts = gate.facts(&position)?;
        match gate.reasons_of(&position, &facts).into_iter().next() {
            Some(reason) => Err(reason),
            None => Ok(Self::described(game, gate, &position, &facts, self.found())),
        }
    }

    /// The second proof, the one by the slow twin.
    ///
    /// # Errors
    /// When it does not agree.
    pub fn proven_again<G: Game>(&self, game: &G, gate: &mut Gate<G>) -> Result<(), Rejected> {
        let position = game
            .read_position(&self.position)
            .map_err(|_| Rejected::NotExact(None))?;
        let facts = gate.facts(&position)?;
        gate.proven_again(&position, &facts)
    }

    /// Where it was found.
    #[must_use]
    pub fn found(&self) -> Found {
        Found {
            kind: self.kind.clone(),
            generator: self.generator.clone(),
            seed: self.seed,
            restart: self.restart,
            edits: self.edits,
        }
    }

    /// The puzzle of a book, with its grade and the game whose run found it.
    #[must_use]
    pub fn into_puzzle(self, grade: u8, found_for: &str) -> Puzzle {
        Puzzle {
            id: self.id,
            position: self.position,
            win_in: self.win_in,
            line: self.line,
            grade,
            themes: self.themes,
            unique: self.unique,
            difficulty: self.difficulty,
            source: Source::Generated {
                generator: format!("{} {found_for}", self.generator),
                seed: format!("{}/{}", self.seed, self.restart),
                kind: self.kind,
                edits: self.edits,
            },
        }
    }

    /// The line of a candidate file, without its line feed.
    ///
    /// # Panics
    /// Never: texts and integers always have a JSON form.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("texts and integers alone")
    }
}

/// The least image with the first seat to move.
pub fn standing<G: Game>(game: &G, position: &G::Position) -> G::Position {
    game.images(position)
        .into_iter()
        .filter(|image| game.turn(image) == Seat::WHITE)
        .min()
        .unwrap_or(*position)
}

/// A line in the game's notation, the first route of each move.
pub fn spelled<G: Game>(game: &G, position: &G::Position, line: &[G::Move]) -> Vec<String> {
    let mut at = *position;
    let mut texts = Vec::with_capacity(line.len());
    for mv in line {
        let listed = game.list(&at).into_iter().find(|l| l.result == *mv);
        texts.extend(listed.map(|listed| game.write_move(&at, &listed)));
        at = game.play(&at, mv);
    }
    texts
}
