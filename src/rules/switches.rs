//! How the draughts games differ: the switches that rules, comparison tables and texts share.

/// The lines along which pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lines {
    /// Along files and ranks, on all squares.
    Straight,
    /// Along diagonals, on the dark squares.
    Diagonal,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// As far as its line is free; it captures from afar and lands on any free square behind.
    Flies,
    /// One square; it captures what stands beside it and lands right behind.
    OneStep,
}

/// Which capture must be chosen where there are several. Every capture is played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Any.
    Any,
    /// One that takes the most pieces; men and kings count alike.
    Most,
    /// The most pieces, and of those the most kings.
    MostThenKings,
    /// The most pieces; of those with a king, if a king can; of those the most kings; of those
    /// the one that meets kings soonest.
    MostThenByKing,
    /// With a king, if a king can capture; otherwise any.
    ByKing,
}

/// What becomes of a man that reaches the last rank in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crowning {
    /// It goes on as a man where it can, and is crowned only if it ends there.
    GoesOnAsMan,
    /// It is a king at once and goes on as one.
    GoesOnAsKing,
    /// It stops there and is crowned.
    Stops,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lifting {
    /// At each jump, so that later jumps pass over the square and land on it.
    AtOnce,
    /// After the move; until then they block, and none is jumped twice.
    AfterMove,
}

/// What starts the count of moves without progress anew, beside a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// A man that goes forward.
    ManForward,
    /// Any move of a man.
    ManMoved,
    /// A man that becomes a king.
    Crowned,
}

/// The fewest pieces with which a game is drawn at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lone {
    /// One king each.
    KingVKing,
    /// One piece each, of any kind.
    OneEach,
}

/// One game of draughts as a table of switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// Where pieces go.
    pub lines: Lines,
    /// Whether men capture backward as well.
    pub men_capture_back: bool,
    /// How far kings go.
    pub king: Reach,
    /// Which capture must be chosen.
    pub choice: Choice,
    /// Whether a capture may be declined for a quiet move.
    pub optional: bool,
    /// Whether men may take kings.
    pub men_take_kings: bool,
    /// A man on the last rank in the middle of a capture.
    pub crowning: Crowning,
    /// When captured pieces leave.
    pub lifting: Lifting,
}
