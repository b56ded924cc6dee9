//! What callers get, in the shapes of the API.

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{
        streak::Streak,
        table::{MoveObject, Refuted, Tree},
    },
    rules::refusal::Refusal,
    store,
};

/// Why a call is refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No such game, no such day, or a day that has not come.
    #[error("there is no such puzzle")]
    NotFound,
    /// The request speaks of another attempt or ply than the present one, or the day is over.
    #[error("the puzzle stands elsewhere")]
    State(Box<State>),
    /// The move is not legal.
    #[error("{0}")]
    Illegal(Refusal),
    /// The solution is not open yet.
    #[error("the puzzle is not over")]
    Hidden,
    /// Others were faster, again and again.
    #[error("too many writers at once")]
    Busy,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A recorded position or a stored answer cannot be read.
    #[error("a stored puzzle is damaged: {0}")]
    Damaged(String),
}

/// Current and best streak of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StreakView {
    /// Consecutive days up to now.
    pub current: u32,
    /// The longest ever.
    pub best: u32,
}

impl From<Streak> for StreakView {
    fn from(streak: Streak) -> Self {
        Self {
            current: streak.current,
            best: streak.best,
        }
    }
}

/// How an answered move leaves the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveStatus {
    /// Right so far; the defender has replied.
    Reply,
    /// The attempt is spent; the diagram again.
    Wrong,
    /// Won.
    Solved,
    /// The last attempt is spent.
    Lost,
}

impl MoveStatus {
    /// The name in the API.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reply => "reply",
            Self::Wrong => "wrong",
            Self::Solved => "solved",
            Self::Lost => "lost",
        }
    }
}

/// The answer to a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// How the move leaves the puzzle.
    pub status: MoveStatus,
    /// The defender's reply.
    pub reply: Option<MoveObject>,
    /// Why the move does not win.
    pub refutation: Option<Refuted>,
    /// The board to play on: after the reply, the diagram again, or the final one.
    pub position: String,
    /// The legal moves there; none when the puzzle is over.
    pub legal_moves: Vec<MoveObject>,
    /// Attempts not yet spent.
    pub attempts_left: u8,
    /// The player's streak in this game, as of now.
    #[serde(default)]
    pub streak: StreakView,
}

/// How a player's puzzle of a day stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StateStatus {
    /// Not begun.
    New,
    /// Begun.
    Playing,
    /// Won.
    Solved,
    /// Lost or given up.
    Lost,
}

impl StateStatus {
    /// Whether the puzzle is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Solved | Self::Lost)
    }
}

/// Where a player stands in the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// How it stands.
    pub status: StateStatus,
    /// Whether it is played as a past day.
    pub late: bool,
    /// The attempt being played, from 1, or the one that decided.
    pub attempt: u8,
    /// The ply to be played, from 0.
    pub ply: u8,
    /// The board.
    pub position: String,
    /// The legal moves; none when the puzzle is over.
    pub legal_moves: Vec<MoveObject>,
    /// Attempts not yet spent.
    pub attempts_left: u8,
    /// How many hints were shown.
    pub hints: usize,
    /// Which ones.
    pub hints_shown: Vec<HintView>,
    /// The moves of each attempt, replies included.
    pub attempts: Vec<Vec<String>>,
    /// The player's streak in this game, as of now.
    pub streak: StreakView,
}

/// A hint that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintView {
    /// The attempt, from 1.
    pub attempt: u8,
    /// The ply, from 0.
    pub ply: u8,
    /// 1 or 2.
    pub level: u8,
}

/// A hint: the piece to move, then where it lands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// 1 or 2.
    pub level: u8,
    /// The piece.
    pub from: String,
    /// Where it lands; on level 2 alone.
    pub to: Option<String>,
}

/// The solution of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// The main line.
    pub line: Vec<String>,
    /// A winning move against every reply.
    pub tree: Option<Tree>,
}
