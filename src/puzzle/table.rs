//! One game as text in, text out, behind one object-safe trait: store, pages and API are written
//! against [`Table`] and never know a game's types.

use serde::{Deserialize, Serialize};

use super::{
    identity::puzzle_id,
    judge::{self, Kind, Verdict},
    shape::shape,
    theme::{Story, Theme, shown},
};
use crate::{
    rules::{
        catalog,
        game::{Board, DrawRules, Ending, Game, Listed, Seat, Square, Words},
        refusal::Refusal,
        setup::SetupError,
        switches::{Lone, Progress, Switches},
    },
    solver::{proof::Proof, search::Search},
};

/// Most moves a puzzle's win can take; bounds what is searched.
pub const MOST_MOVES: u8 = 3;

/// A move as pages, API and command line show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveObject {
    /// The text with every landing square.
    #[serde(rename = "move")]
    pub text: String,
    /// Where it starts.
    pub from: String,
    /// Every square landed on.
    pub path: Vec<String>,
    /// The squares of the pieces taken, in order; left out where nothing is ever taken.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub captured: Option<Vec<String>>,
    /// Whether the piece is crowned; left out where there are no kings.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub promotes: Option<bool>,
}

/// A piece on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceOn {
    /// The name of its square.
    pub square: String,
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is a king.
    pub king: bool,
}

/// A refutation in text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refuted {
    /// `escapes`, `slower`, `draw` or `loses`.
    pub kind: String,
    /// The refuting reply and what follows.
    pub line: Vec<String>,
    /// For `slower`: the number of moves from the diagram on.
    pub win_in: Option<u8>,
}

/// What a judged move leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgment {
    /// The game is won.
    Solved,
    /// The defender replies.
    Reply(MoveObject),
    /// The attempt is spent; the first move of the refutation as an object, for drawing.
    Wrong(Refuted, Option<MoveObject>),
}

/// A legal move with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: MoveObject,
    /// Equal for all texts of one move.
    pub key: String,
    /// The verdict.
    pub judgment: Judgment,
    /// The position after the move and, where there is one, the reply to it.
    pub position: String,
}

/// A node of the solution: the attacker's move and every reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tree {
    /// The attacker's move.
    #[serde(rename = "move")]
    pub mv: MoveObject,
    /// Every legal reply.
    pub replies: Vec<Branch>,
}

/// A reply in the solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The defender's move.
    #[serde(rename = "move")]
    pub mv: MoveObject,
    /// What follows; nothing where the reply ends the game.
    pub next: Option<Tree>,
}

/// Everything that a game offers above its types. Positions and moves are texts.
///
/// Every method that takes a position fails with [`SetupError`] when the text is none.
pub trait Table: Send + Sync + std::fmt::Debug {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// The words in which the game is told.
    fn words(&self) -> Words;
    /// The grade of each weekday, Monday first.
    fn week(&self) -> [u8; 7] {
        [1, 2, 3, 4, 5, 6, 7]
    }
    /// The plan of the board.
    fn board(&self) -> Board;
    /// The switches of a draughts game; `None` where nothing is captured.
    fn switches(&self) -> Option<Switches>;
    /// What starts the count of plies without progress anew, beside a capture.
    fn progress(&self) -> Progress;
    /// With which pieces the game is drawn at once.
    fn lone(&self) -> Option<Lone>;
    /// The draws that need history.
    fn draw_rules(&self) -> DrawRules;
    /// The name of a seat in data: `white`, `black`, or a letter on the star.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// The position a game starts from.
    fn start(&self) -> String;
    /// The position as the game writes it.
    ///
    /// # Errors
    /// When the text is no position; so for every method below.
    fn normal(&self, position: &str) -> Result<String, SetupError>;
    /// The side to move.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn turn(&self, position: &str) -> Result<Seat, SetupError>;
    /// The pieces by square.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn pieces(&self, position: &str) -> Result<Vec<PieceOn>, SetupError>;
    /// The names of all squares with column and row as White sees them, `(0, 0)` lower left; of
    /// the star twice the way from the middle to the right, and the row from the middle up.
    fn squares(&self) -> Vec<(String, i16, i16)>;
    /// The legal moves, one route each.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn legal_moves(&self, position: &str) -> Result<Vec<MoveObject>, SetupError>;
    /// The legal moves with all their routes where these are at most `limit`, else one each.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn routes(&self, position: &str, limit: usize) -> Result<Vec<MoveObject>, SetupError>;
    /// A move text read in a position: the move and its identity, or the rule it breaks.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn read(
        &self,
        position: &str,
        text: &str,
    ) -> Result<Result<(MoveObject, String), Refusal>, SetupError>;
    /// The position after a legal move; the rule it breaks where it is not.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn play(&self, position: &str, text: &str) -> Result<Result<String, Refusal>, SetupError>;
    /// How a position has ended by itself, without the history that other draws need.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn ending(&self, position: &str) -> Result<Option<Ending>, SetupError>;
    /// Judges a move where `made` moves of the attacker came before and `win_in` are allowed in
    /// all.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn judge(
        &self,
        position: &str,
        made: u8,
        win_in: u8,
        text: &str,
    ) -> Result<Result<Judged, Refusal>, SetupError>;
    /// The exact N of a forced win of the side to move, up to [`MOST_MOVES`].
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn win_in(&self, position: &str) -> Result<Option<u8>, SetupError>;
    /// The main line of a win within `n`; empty when there is none.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn main_line(&self, position: &str, n: u8) -> Result<Vec<MoveObject>, SetupError>;
    /// The solution of a win within `n`.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn solution(&self, position: &str, n: u8) -> Result<Option<Tree>, SetupError>;
    /// All moves that win within `n`, looked for with at most `nodes` nodes; `None` when these
    /// do not suffice.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn winners(
        &self,
        position: &str,
        n: u8,
        nodes: u64,
    ) -> Result<Option<Vec<MoveObject>>, SetupError>;
    /// The id that a puzzle with this position has.
    ///
    /// # Errors
    /// See [`Table::normal`].
    fn puzzle_id(&self, position: &str) -> Result<String, SetupError>;
    /// The shape of a line, see [`super::shape`]; as far as the line can be read.
    fn shape(&self, position: &str, line: &[String]) -> String;
    /// The themes of a line, the most telling first; none when the line cannot be read.
    fn themes(&self, position: &str, line: &[String]) -> Vec<Theme>;
    /// How many pieces the last move of a line takes, or in a race how many hops or steps it
    /// makes; as far as the line can be read.
    fn last_chain(&self, position: &str, line: &[String]) -> u32;
}

/// A game seated at a table.
#[derive(Clone, Copy, Debug)]
pub struct On<G>(pub G);

impl<G: Game> On<G> {
    fn object(&self, position: &G::Position, mv: &Listed<G::Move>) -> MoveObject {
        let game = &self.0;
        let name = |square: &Square| game.square_name(*square);
        let effect = game.effect(position, &mv.result);
        let draughts = matches!(game.board(), Board::Grid { .. });
        MoveObject {
            text: game.write_move(position, mv),
            from: name(&effect.from),
            path: mv.path.iter().map(name).collect(),
            captured: draughts.then(|| mv.captured.iter().map(name).collect()),
            promotes: draughts.then_some(effect.promotes),
        }
    }

    /// The moves of a line with the positions they are played in, as far as it can be read.
    fn replayed(
        &self,
        position: G::Position,
        line: &[String],
    ) -> impl Iterator<Item = (G::Position, G::Move)> {
        let mut next = position;
        line.iter().map_while(move |text| {
            let at = next;
            let mv = self.0.read_move(&at, text).ok()?.result;
            next = self.0.play(&at, &mv);
            Some((at, mv))
        })
    }

    fn objects(&self, position: &G::Position, line: &[Listed<G::Move>]) -> Vec<MoveObject> {
        let mut at = *position;
        line.iter()
            .map(|mv| {
                let object = self.object(&at, mv);
                at = self.0.play(&at, &mv.result);
                object
            })
            .collect()
    }

    /// The identity of a move: what it does, in text.
    fn key(&self, position: &G::Position, mv: &Listed<G::Move>) -> String {
        let effect = self.0.effect(position, &mv.result);
        let mut captured = mv.captured.clone();
        captured.sort_unstable();
        let names: Vec<String> = captured
            .into_iter()
            .map(|square| self.0.square_name(square))
            .collect();
        let from = self.0.square_name(effect.from);
        let to = self.0.square_name(effect.to);
        format!("{from}>{to}:{}", names.join(","))
    }

    fn tree(&self, position: &G::Position, proof: &Proof<G::Move>) -> Option<Tree> {
        let key = judge::listed(&self.0, position, &proof.key)?;
        let next = self.0.play(position, &proof.key);
        let replies = proof
            .replies
            .iter()
            .filter_map(|(reply, rest)| {
                let mv = judge::listed(&self.0, &next, reply)?;
                let after = self.0.play(&next, reply);
                Some(Branch {
                    mv: self.object(&next, &mv),
                    next: rest.as_ref().and_then(|rest| self.tree(&after, rest)),
                })
            })
            .collect();
        Some(Tree {
            mv: self.object(position, &key),
            replies,
        })
    }

    fn judged(&self, position: &G::Position, made: u8, win_in: u8, mv: &Listed<G::Move>) -> Judged {
        let game = &self.0;
        let left = win_in.saturating_sub(made).max(1);
        let mut after = game.play(position, &mv.result);
        let judgment = match judge::judge(game, position, left, &mv.result) {
            Verdict::Solved => Judgment::Solved,
            Verdict::Reply(reply) => {
                let object = self.object(&after, &reply);
                after = game.play(&after, &reply.result);
                Judgment::Reply(object)
            }
            Verdict::Wrong(refutation) => {
                let line = self.objects(&after, &refutation.line);
                if refutation.kind != Kind::Slower
                    && let Some(first) = refutation.line.first()
                {
                    after = game.play(&after, &first.result);
                }
                let refuted = Refuted {
                    kind: refutation.kind.name().to_owned(),
                    line: line.iter().map(|mv| mv.text.clone()).collect(),
                    win_in: refutation.win_in.map(|n| n + made),
                };
                Judgment::Wrong(refuted, line.into_iter().next())
            }
        };
        Judged {
            mv: self.object(position, mv),
            key: self.key(position, mv),
            judgment,
            position: game.write_position(&after),
        }
    }
}

impl<G: Game> Table for On<G> {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn words(&self) -> Words {
        self.0.words()
    }

    fn board(&self) -> Board {
        self.0.board()
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn lone(&self) -> Option<Lone> {
        self.0.lone()
    }

    fn draw_rules(&self) -> DrawRules {
        self.0.draw_rules()
    }

    fn switches(&self) -> Option<Switches> {
        self.0.switches()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.0.seat_name(seat)
    }

    fn start(&self) -> String {
        self.0.write_position(&self.0.start())
    }

    fn normal(&self, position: &str) -> Result<String, SetupError> {
        Ok(self.0.write_position(&self.0.read_position(position)?))
    }

    fn turn(&self, position: &str) -> Result<Seat, SetupError> {
        Ok(self.0.turn(&self.0.read_position(position)?))
    }

    fn pieces(&self, position: &str) -> Result<Vec<PieceOn>, SetupError> {
        let pieces = self.0.pieces(&self.0.read_position(position)?);
        Ok(pieces
            .into_iter()
            .map(|piece| PieceOn {
                square: self.0.square_name(piece.square),
                seat: piece.seat,
                king: piece.king,
            })
            .collect())
    }

    fn squares(&self) -> Vec<(String, i16, i16)> {
        (0..self.0.board().squares())
            .map(Square)
            .map(|square| {
                let (column, row) = self.0.place_of(square);
                (self.0.square_name(square), column, row)
            })
            .collect()
    }

    fn legal_moves(&self, position: &str) -> Result<Vec<MoveObject>, SetupError> {
        let position = self.0.read_position(position)?;
        let moves = self.0.list(&position);
        Ok(moves.iter().map(|mv| self.object(&position, mv)).collect())
    }

    fn routes(&self, position: &str, limit: usize) -> Result<Vec<MoveObject>, SetupError> {
        let position = self.0.read_position(position)?;
        let moves = self.0.routes(&position, limit);
        Ok(moves.iter().map(|mv| self.object(&position, mv)).collect())
    }

    fn read(
        &self,
        position: &str,
        text: &str,
    ) -> Result<Result<(MoveObject, String), Refusal>, SetupError> {
        let position = self.0.read_position(position)?;
        Ok(self
            .0
            .read_move(&position, text)
            .map(|mv| (self.object(&position, &mv), self.key(&position, &mv))))
    }

    fn play(&self, position: &str, text: &str) -> Result<Result<String, Refusal>, SetupError> {
        let position = self.0.read_position(position)?;
        Ok(self.0.read_move(&position, text).map(|mv| {
            let next = self.0.play(&position, &mv.result);
            self.0.write_position(&next)
        }))
    }

    fn ending(&self, position: &str) -> Result<Option<Ending>, SetupError> {
        Ok(self.0.ending(&self.0.read_position(position)?))
    }

    fn judge(
        &self,
        position: &str,
        made: u8,
        win_in: u8,
        text: &str,
    ) -> Result<Result<Judged, Refusal>, SetupError> {
        let position = self.0.read_position(position)?;
        Ok(self
            .0
            .read_move(&position, text)
            .map(|mv| self.judged(&position, made, win_in, &mv)))
    }

    fn win_in(&self, position: &str) -> Result<Option<u8>, SetupError> {
        let position = self.0.read_position(position)?;
        let distance = Search::new(self.0, u64::MAX).distance(&position, MOST_MOVES);
        Ok(distance.unwrap_or(None))
    }

    fn main_line(&self, position: &str, n: u8) -> Result<Vec<MoveObject>, SetupError> {
        let position = self.0.read_position(position)?;
        let line = judge::main_line(&self.0, &position, n);
        Ok(self.objects(&position, &line))
    }

    fn solution(&self, position: &str, n: u8) -> Result<Option<Tree>, SetupError> {
        let position = self.0.read_position(position)?;
        let proof = judge::solution(&self.0, &position, n).unwrap_or(None);
        Ok(proof.and_then(|proof| self.tree(&position, &proof)))
    }

    fn winners(
        &self,
        position: &str,
        n: u8,
        nodes: u64,
    ) -> Result<Option<Vec<MoveObject>>, SetupError> {
        let position = self.0.read_position(position)?;
        let winners = Search::new(self.0, nodes).winners(&position, n);
        let object = |mv: &G::Move| {
            let listed = judge::listed(&self.0, &position, mv)?;
            Some(self.object(&position, &listed))
        };
        Ok(winners
            .ok()
            .map(|moves| moves.iter().filter_map(object).collect()))
    }

    fn puzzle_id(&self, position: &str) -> Result<String, SetupError> {
        Ok(puzzle_id(&self.0, &self.0.read_position(position)?))
    }

    fn shape(&self, position: &str, line: &[String]) -> String {
        let Ok(position) = self.0.read_position(position) else {
            return String::new();
        };
        let moves: Vec<G::Move> = self.replayed(position, line).map(|(_, mv)| mv).collect();
        shape(&self.0, &position, &moves)
    }

    fn themes(&self, position: &str, line: &[String]) -> Vec<Theme> {
        let Ok(position) = self.0.read_position(position) else {
            return Vec::new();
        };
        let moves: Vec<G::Move> = self.replayed(position, line).map(|(_, mv)| mv).collect();
        let whole = moves.len() == line.len();
        let story = Story::new(&self.0, &position, &moves).filter(|_| whole);
        story.map_or_else(Vec::new, |story| shown(&story).collect())
    }

    fn last_chain(&self, position: &str, line: &[String]) -> u32 {
        let Ok(position) = self.0.read_position(position) else {
            return 0;
        };
        let Some((at, mv)) = self.replayed(position, line).last() else {
            return 0;
        };
        if self.0.switches().is_some() {
            return self.0.effect(&at, &mv).taken;
        }
        let listed = judge::listed(&self.0, &at, &mv);
        let hops = listed.map_or(0, |listed| listed.path.len());
        u32::try_from(hops).unwrap_or(u32::MAX)
    }
}

macro_rules! tables {
    ($($game:path,)+) => {
        /// Every game, in the order in which pages list them.
        pub static TABLES: [&dyn Table; catalog::COUNT] = [$(&On($game)),+];
    };
}

catalog::all_games!(tables);

/// The game of that id.
#[must_use]
pub fn table(id: &str) -> Option<&'static dyn Table> {
    TABLES.into_iter().find(|table| table.id() == id)
}
