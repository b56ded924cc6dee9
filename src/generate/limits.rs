//! The thresholds of each game, in one table.

/// What the gate asks of a puzzle of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The game.
    pub game: &'static str,
    /// The least N.
    pub least_n: u8,
    /// The greatest N.
    pub most_n: u8,
    /// The fewest legal first moves.
    pub legal: u32,
    /// The fewest pieces of the defender.
    pub defenders: u32,
    /// The most by which the attacker may be ahead (pieces + 2 x kings).
    pub balance: i32,
    /// The most kings on the board.
    pub kings: u32,
    /// The fewest pieces that the last move takes where it does not block.
    pub finish: u32,
    /// The least z in thousandths.
    pub z: i64,
    /// The most pieces of a side.
    pub pieces: u32,
    /// The lowest rank, from 0, on which a side's own men can be as that side sees it.
    pub first_rank: i16,
}

const ORTHOGONAL: Limits = Limits {
    game: "turkish",
    least_n: 2,
    most_n: 3,
    legal: 8,
    defenders: 4,
    balance: 0,
    kings: 2,
    finish: 3,
    z: -2000,
    pieces: 16,
    // Men start on the second and third ranks and never go back.
    first_rank: 1,
};

/// Every game that has a generator.
pub const TABLE: [Limits; 2] = [
    ORTHOGONAL,
    Limits {
        game: "arabic",
        ..ORTHOGONAL
    },
];

impl Limits {
    /// The thresholds of a game; `None` where there is no generator.
    #[must_use]
    pub fn of(game: &str) -> Option<&'static Self> {
        TABLE.iter().find(|limits| limits.game == game)
    }
}
