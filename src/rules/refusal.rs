//! Why a move is refused: always the rule that it breaks.

use std::fmt;

/// The rule that an illegal move breaks. Pages put it into words and link to its section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
pub enum Refusal {
    /// A quiet move while a capture is on.
    CaptureCompulsory,
    /// A finished capture that takes fewer pieces than another.
    LongerChain,
    /// A capture that another one goes before for a reason other than length.
    Priority,
    /// A chain that turns by 180 degrees between two jumps.
    NoTurnBack,
    /// A man that moves or captures backward.
    MenNotBack,
    /// The piece belongs to the other side.
    NotYourPiece,
    /// The square is empty.
    NoPiece,
    /// Something stands between origin and landing that cannot be jumped.
    PathBlocked,
    /// The landing square is occupied.
    SquareTaken,
    /// The piece never moves like that.
    BeyondReach,
    /// The beginning of a longest chain, stopped too early.
    ChainUnfinished,
    /// The text fits more than one legal move.
    Ambiguous,
    /// The text is no move.
    Unreadable,
    /// The game is over.
    GameOver,
}

impl Refusal {
    /// Every rule, in the order of the API's list.
    pub const ALL: [Self; 14] = [
        Self::CaptureCompulsory,
        Self::LongerChain,
        Self::Priority,
        Self::NoTurnBack,
        Self::MenNotBack,
        Self::NotYourPiece,
        Self::NoPiece,
        Self::PathBlocked,
        Self::SquareTaken,
        Self::BeyondReach,
        Self::ChainUnfinished,
        Self::Ambiguous,
        Self::Unreadable,
        Self::GameOver,
    ];

    /// The name of the rule in the API, in message keys and on the command line.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::CaptureCompulsory => "capture-compulsory",
            Self::LongerChain => "longer-chain",
            Self::Priority => "priority",
            Self::NoTurnBack => "no-turn-back",
            Self::MenNotBack => "men-not-back",
            Self::NotYourPiece => "not-your-piece",
            Self::NoPiece => "no-piece",
            Self::PathBlocked => "path-blocked",
            Self::SquareTaken => "square-taken",
            Self::BeyondReach => "beyond-reach",
            Self::ChainUnfinished => "chain-unfinished",
            Self::Ambiguous => "ambiguous",
            Self::Unreadable => "unreadable",
            Self::GameOver => "game-over",
        }
    }

    /// The rule of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|refusal| refusal.rule() == name)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::CaptureCompulsory => "a capture is compulsory",
            Self::LongerChain => "a longer capture is compulsory",
            Self::Priority => "another capture goes first",
            Self::NoTurnBack => "a chain may not turn back by 180 degrees",
            Self::MenNotBack => "men do not go backward",
            Self::NotYourPiece => "that piece belongs to the other side",
            Self::NoPiece => "there is no piece there",
            Self::PathBlocked => "the way is blocked",
            Self::SquareTaken => "the landing is occupied",
            Self::BeyondReach => "the piece does not move like that",
            Self::ChainUnfinished => "the capture must be continued",
            Self::Ambiguous => "the text fits more than one move; give the full path",
            Self::Unreadable => "the text is not a move",
            Self::GameOver => "the game is over",
        };
        f.write_str(words)
    }
}
