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
    /// Not as many rows as the star has.
    #[error("the star has {wanted} rows, the text has {given}")]
    Rows {
        /// How many the text has.
        given: usize,
        /// How many the star has.
        wanted: usize,
    },
    /// A row of the star with too few or too many holes.
    #[error("row {row} has {wanted} holes, the text gives it {given}")]
    RowLength {
        /// The letter of the row.
        row: char,
        /// How many the text gives it.
        given: usize,
        /// How many it has.
        wanted: usize,
    },
    /// Players who make no game of the star.
    #[error(
        "no game has the players {0:?}; two sit across, three at every other point, four as two pairs across, or all six play"
    )]
    Seating(String),
    /// Five players on the star.
    #[error("five cannot play: one of them would face the only empty point")]
    FivePlayers,
    /// Pieces, a turn or a place for someone who is not among the players.
    #[error("{side} is not among the players")]
    NotPlaying {
        /// The player.
        side: &'static str,
    },
    /// A player of the star without the full number of pieces.
    #[error("{side} has {count} pieces, every player has {wanted}")]
    PieceCount {
        /// The player.
        side: &'static str,
        /// How many the text gives it.
        count: u32,
        /// How many a player has.
        wanted: u32,
    },
    /// A player who is home has no more turns.
    #[error("{side} is to move and already home")]
    HomeToMove {
        /// The player.
        side: &'static str,
    },
    /// A player with all pieces in the target is home and must be listed so.
    #[error("{side} has all pieces in the target and is not listed as home")]
    HomeUnlisted {
        /// The player.
        side: &'static str,
    },
    /// Far longer than any position of the game.
    #[error("the text is too long")]
    TooLong,
}
