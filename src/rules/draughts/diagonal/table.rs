//! The diagonal games, one table each.

use super::names::Names;
use crate::rules::{
    game::Seat,
    switches::{Choice, Crowning, Lifting, Lines, Progress, Reach, Switches},
};

/// Everything in which one diagonal game differs from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Squares in a row: 8 or 10.
    pub width: u8,
    /// How squares are written.
    pub names: Names,
    /// The rows of men that each side starts with.
    pub rows: u8,
    /// Who begins.
    pub first: Seat,
    /// How pieces move and capture.
    pub switches: Switches,
    /// A position that stands this often with the same side to move is a draw.
    pub repetitions: Option<u32>,
    /// That many plies in a row without progress are a draw.
    pub quiet_plies: u32,
    /// What counts as progress.
    pub progress: Progress,
}

/// One of the diagonal games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagonal {
    pub(super) id: &'static str,
    pub(super) table: Table,
}

/// The site's diagonal games on 8x8 have all but their switches and names in common: twelve men
/// each, Black begins, and a draw after 40 moves each without a capture and without a promotion;
/// no draw by repetition.
const fn eight(names: Names, switches: Switches) -> Table {
    Table {
        width: 8,
        names,
        rows: 3,
        first: Seat::BLACK,
        switches,
        repetitions: None,
        quiet_plies: 80,
        // A rule of this site: moves of men are no progress.
        progress: Progress::Crowned,
    }
}

/// Russian draughts: men capture backward, kings fly, any capture may be chosen.
///
/// A man that reaches the last rank in the middle of a capture goes on as a king. Of several
/// landings a king must choose one from which it can capture on (official rule).
pub const RUSSIAN: Diagonal = Diagonal::new(
    "russian",
    eight(
        Names::Algebraic,
        Switches {
            lines: Lines::Diagonal,
            men_capture_back: true,
            king: Reach::Flies,
            choice: Choice::Any,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::GoesOnAsKing,
            lifting: Lifting::AfterMove,
        },
    ),
);

/// American checkers: men capture forward alone, kings go one step, the choice is free, and a man
/// that reaches the last rank by a capture stops there.
pub const AMERICAN: Diagonal = Diagonal::new(
    "american",
    eight(
        Names::Numbers,
        Switches {
            lines: Lines::Diagonal,
            men_capture_back: false,
            king: Reach::OneStep,
            choice: Choice::Any,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::Stops,
            lifting: Lifting::AfterMove,
        },
    ),
);

/// Brazilian draughts: the international rules on 8x8.
pub const BRAZILIAN: Diagonal = Diagonal::new(
    "brazilian",
    eight(Names::Algebraic, INTERNATIONAL.table.switches),
);

/// Spanish draughts: men capture forward alone, kings fly; most pieces, then most kings.
pub const SPANISH: Diagonal = Diagonal::new(
    "spanish",
    eight(
        Names::Numbers,
        Switches {
            king: Reach::Flies,
            choice: Choice::MostThenKings,
            ..AMERICAN.table.switches
        },
    ),
);

/// Italian draughts: as American, but men never take kings, and most pieces must be taken; then
/// with a king, then most kings, then kings soonest.
pub const ITALIAN: Diagonal = Diagonal::new(
    "italian",
    eight(
        Names::Numbers,
        Switches {
            choice: Choice::MostThenByKing,
            men_take_kings: false,
            ..AMERICAN.table.switches
        },
    ),
);

/// Czech draughts: men capture forward alone, kings fly; a king captures before a man does.
pub const CZECH: Diagonal = Diagonal::new(
    "czech",
    eight(
        Names::Algebraic,
        Switches {
            king: Reach::Flies,
            choice: Choice::ByKing,
            ..AMERICAN.table.switches
        },
    ),
);

/// International draughts on 10x10: men capture backward, kings fly, most pieces must be taken.
///
/// A man that passes the last rank in a capture goes on as a man. Drawn at the third repetition
/// and after 25 moves each of kings alone.
pub const INTERNATIONAL: Diagonal = Diagonal::new(
    "international",
    Table {
        width: 10,
        names: Names::Numbers,
        rows: 4,
        first: Seat::WHITE,
        switches: Switches {
            choice: Choice::Most,
            crowning: Crowning::GoesOnAsMan,
            ..RUSSIAN.table.switches
        },
        repetitions: Some(3),
        quiet_plies: 50,
        progress: Progress::ManMoved,
    },
);

/// American checkers with optional capture, a house rule.
pub const AMERICAN_NOFORCE: Diagonal = Diagonal::new(
    "american-noforce",
    eight(
        Names::Numbers,
        Switches {
            optional: true,
            ..AMERICAN.table.switches
        },
    ),
);

impl Diagonal {
    /// A game of this name and table.
    ///
    /// # Panics
    /// When the board is neither 8 nor 10 wide, or its rows of men meet.
    #[must_use]
    pub const fn new(id: &'static str, table: Table) -> Self {
        assert!(table.width == 8 || table.width == 10, "a known board");
        assert!(2 * table.rows < table.width, "room between the armies");
        Self { id, table }
    }

    /// The switches and all else that the game is made of.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
