//! Why a position text is refused.

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The text does not have the form of a position.
    #[error("not a position: {0}")]
    Syntax(&'static str),
    /// A square that the board does not have.
    #[error("unknown square {0:?}")]
    UnknownSquare(String),
    /// Two pieces on one square.
    #[error("square {0} is given twice")]
    SquareTwice(String),
    /// More pieces than the game has.
    #[error("{side} has {count} pieces, the game has {most}")]
    TooMany {
        /// The side, in English.
        side: &'static str,
        /// How many the text gives it.
        count: usize,
        /// How many the game has.
        most: usize,
    },
    /// A man on the rank where it would have become a king.
    #[error("a man cannot stand on {0}, where it becomes a king")]
    ManOnLastRank(String),
    /// Nobody is to move.
    #[error("the side to move is missing")]
    NoSideToMove,
    /// The board is empty.
    #[error("both sides are empty")]
    BothEmpty,
    /// Far longer than any position of the game.
    #[error("the text is too long")]
    TooLong,
}
