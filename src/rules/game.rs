//! What a game must offer so that solver, generator, books and pages can serve it.

use std::{fmt::Debug, hash::Hash};

use super::{
    refusal::Refusal,
    setup::SetupError,
    switches::{Lone, Progress, Switches},
    twin::Twin,
};

/// A square or hole of a board, counted from 0 in the game's own fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

/// A player's seat: 0 is White in draughts and the first point of the star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// White, the first of two.
    pub const WHITE: Self = Self(0);
    /// Black, the second of two.
    pub const BLACK: Self = Self(1);
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat has won.
    Win(Seat),
    /// Nobody has won.
    Draw,
}

/// The rule by which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side has no pieces left.
    NoPieces,
    /// The side to move has pieces but no legal move.
    NoMoves,
    /// King against king and nothing else.
    KingVKing,
    /// One piece each, of any kind.
    OneEach,
    /// The position stands for the third time with the same side to move.
    Threefold,
    /// Too many plies without the progress that the game asks for.
    NoProgress,
    /// A player has brought all its pieces home.
    Home,
    /// Every player still in has had all the turns that a game lasts.
    TurnLimit,
    /// A side gave the game up.
    Resignation,
    /// Both sides agreed to a draw.
    Agreement,
}

impl Reason {
    /// The name used in data files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::NoMoves => "no-moves",
            Self::KingVKing => "king-v-king",
            Self::OneEach => "one-each",
            Self::Threefold => "threefold",
            Self::NoProgress => "no-progress",
            Self::Home => "home",
            Self::TurnLimit => "turn-limit",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
        }
    }
}

/// The end of a game: who has won, if anybody, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// The rule that decided it.
    pub reason: Reason,
}

/// The draws of a game that need its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRules {
    /// A position that stands this often with the same side to move is a draw.
    pub repetitions: Option<u32>,
    /// That many plies in a row without progress are a draw.
    pub quiet_plies: Option<u32>,
    /// A game is a draw once every player still in has had that many turns.
    pub turns_each: Option<u32>,
}

/// The words in which a game is told: names of board, piece, king and capture differ between
/// families, in Arabic most of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Words {
    /// The orthogonal games.
    Dama,
    /// The diagonal games.
    Draughts,
    /// Chinese Checkers.
    Star,
}

impl Words {
    /// The name used in message keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dama => "dama",
            Self::Draughts => "draughts",
            Self::Star => "star",
        }
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is a king; never on the star.
    pub king: bool,
}

/// The drawing plan of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// A grid of files and ranks.
    Grid {
        /// Number of files, `a` first.
        files: u8,
        /// Number of ranks, 1 at White's side.
        ranks: u8,
        /// Whether play uses the dark squares alone (the lower left corner is dark).
        dark_only: bool,
        /// Whether squares are written as numbers and not as file and rank.
        numbered: bool,
    },
    /// The star of 121 holes.
    Star,
}

impl Board {
    /// How many squares or holes are in play; they are numbered from 0.
    #[must_use]
    pub const fn squares(self) -> u8 {
        match self {
            Self::Grid {
                files,
                ranks,
                dark_only,
                ..
            } => {
                let all = files * ranks;
                if dark_only { all / 2 } else { all }
            }
            Self::Star => 121,
        }
    }
}

/// A move together with one way to walk it, for drawing and notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<M> {
    /// What the move does.
    pub result: M,
    /// Every square landed on, in order, the origin left out; never empty but for a pass.
    pub path: Vec<Square>,
    /// The squares of the pieces taken, in the order in which they are jumped.
    pub captured: Vec<Square>,
}

/// The facts of a move that do not depend on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// How many pieces it takes.
    pub taken: u32,
    /// Whether the piece is a king afterwards and was not before.
    pub promotes: bool,
    /// Whether the moving piece was a king before.
    pub king: bool,
}

/// What a king is worth where material is counted, in men.
pub const KING: i32 = 4;

/// One game of the family, as a value: a name and a set of rules.
///
/// Positions carry no history; [`super::play::Play`] adds it. All lists come in an order that
/// depends on the position alone.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// A placement of pieces with the side to move.
    type Position: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What a move does; equal for all routes with one result.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// The same rules once more, for second proofs.
    type Twin: Twin<Position = Self::Position, Move = Self::Move> + Send + Sync;

    /// The name in addresses, files and on the command line.
    fn id(&self) -> &'static str;

    /// The words in which the game is told.
    fn words(&self) -> Words;

    /// The switches of a draughts game; `None` where nothing is captured.
    fn switches(&self) -> Option<Switches>;

    /// The same rules, written once more: slow, obvious, and without code in common.
    fn twin(&self) -> Self::Twin;

    /// The names of the house rules that [`Game::with_rule`] knows.
    fn house_rules(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same game under a house rule; `None` when it has none of that name.
    fn with_rule(&self, rule: &str) -> Option<Self> {
        let _ = rule;
        None
    }

    /// The same game played on after the winner, for places, where it can be.
    fn to_the_end(&self) -> Self {
        *self
    }

    /// The forms of the game that are common elsewhere, this one included: a puzzle has the same
    /// answer under all of them.
    fn forms(&self) -> Vec<Self> {
        vec![*self]
    }

    /// The position a game starts from.
    fn start(&self) -> Self::Position;

    /// The players in the order of their turns.
    fn seats(&self, position: &Self::Position) -> Vec<Seat> {
        let _ = position;
        vec![Seat::WHITE, Seat::BLACK]
    }

    /// The name of a seat in data: `white`, `black`, or a letter on the star.
    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat == Seat::WHITE {
            "white"
        } else {
            "black"
        }
    }

    /// The players already home in order of arrival; `None` in games that know no such thing.
    fn finished(&self, position: &Self::Position) -> Option<Vec<Seat>> {
        let _ = position;
        None
    }

    /// What a seat has, less what the others have, by a first look at the board: material where
    /// pieces are taken (a king as four men), the steps still to go where they race home.
    fn worth(&self, position: &Self::Position, seat: Seat) -> i32 {
        self.pieces(position)
            .iter()
            .map(|piece| {
                let worth = if piece.king { KING } else { 1 };
                if piece.seat == seat { worth } else { -worth }
            })
            .sum()
    }

    /// Whether it is certain without a search that `seat` cannot win within `n` more moves of
    /// its own, whoever is to move. `false` is always right.
    fn hopeless(&self, position: &Self::Position, seat: Seat, n: u8) -> bool {
        let _ = (position, seat, n);
        false
    }

    /// Whose turn it is.
    fn turn(&self, position: &Self::Position) -> Seat;

    /// Fills `moves` (emptied first) with every legal move, each result once, in a fixed order,
    /// and returns the nodes spent: one for the generation and one for every jump expanded.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) -> u64;

    /// Every legal move with one route each. Draws are not looked at.
    fn list(&self, position: &Self::Position) -> Vec<Listed<Self::Move>>;

    /// At most `limit` legal routes, several for one result where there are several; all of
    /// them when they are fewer than `limit`, else one a result.
    fn routes(&self, position: &Self::Position, limit: usize) -> Vec<Listed<Self::Move>>;

    /// The position after a legal move.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Self::Position;

    /// How the game stands by the position alone: somebody has won, or it is drawn on the spot.
    /// A win is looked at first.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;

    /// The draws that need history.
    fn draw_rules(&self) -> DrawRules;

    /// What starts the count of plies without progress anew, beside a capture.
    fn progress(&self) -> Progress {
        Progress::Crowned
    }

    /// With which pieces the game is drawn at once; `None` where there is no such draw.
    fn lone(&self) -> Option<Lone> {
        None
    }

    /// Whether a move starts the count of plies without progress anew, see [`Game::progress`].
    fn makes_progress(&self, position: &Self::Position, mv: &Self::Move) -> bool;

    /// The facts of a move.
    fn effect(&self, position: &Self::Position, mv: &Self::Move) -> Effect;

    /// The pieces, ordered by square.
    fn pieces(&self, position: &Self::Position) -> Vec<Piece>;

    /// A position from pieces and the side to move.
    ///
    /// # Errors
    /// When the game can have no such position.
    fn place(&self, pieces: &[Piece], turn: Seat) -> Result<Self::Position, SetupError>;

    /// Every position that is the same under the symmetries of the game, itself included.
    fn images(&self, position: &Self::Position) -> Vec<Self::Position>;

    /// The one image that stands for all of them.
    fn canonical(&self, position: &Self::Position) -> Self::Position {
        self.images(position).into_iter().min().unwrap_or(*position)
    }

    /// Whether swapping left and right gives another position of the game.
    fn has_mirror(&self) -> bool;

    /// The plan of the board.
    fn board(&self) -> Board;

    /// Where a square lies: column from the left and row from below as White sees them.
    fn place_of(&self, square: Square) -> (i16, i16);

    /// The name of a square in what the game writes.
    fn square_name(&self, square: Square) -> String;

    /// The square that a visitor calls so; digits of other scripts must be normalized before.
    fn square_named(&self, name: &str) -> Option<Square>;

    /// Reads a position.
    ///
    /// # Errors
    /// When the text is none or the game cannot have it.
    fn read_position(&self, text: &str) -> Result<Self::Position, SetupError>;

    /// Writes a position; [`Game::read_position`] gives it back.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads a move in any notation that the game accepts.
    ///
    /// # Errors
    /// The rule that the text breaks in this position.
    fn read_move(
        &self,
        position: &Self::Position,
        text: &str,
    ) -> Result<Listed<Self::Move>, Refusal>;

    /// Writes a move with every square it lands on.
    fn write_move(&self, position: &Self::Position, mv: &Listed<Self::Move>) -> String;
}
