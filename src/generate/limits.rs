//! The thresholds of each game, in one table.
//!
//! A game differs from another in a row of [`TABLE`] and nowhere else. A game without a row gets
//! the row of its kind of board, see [`Limits::of`]. The figures behind the rows are in
//! `puzzles/README.md`.

use super::{
    select::Quotas,
    sources::{
        COMPOSED, FREE, ON_DIAGONALS, ON_STRAIGHTS, ON_TEN, RUSSIAN, Source, WITH_SHORT_KINGS,
    },
};
use crate::{
    puzzle::theme::Theme,
    rules::game::{Board, Game},
};

/// What the gate asks of a puzzle of one game, and how its puzzles are looked for.
///
/// `None` stands for a condition that has no meaning in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The game, or the kind of board that the row is for.
    pub game: &'static str,
    /// The least N.
    pub least_n: u8,
    /// The greatest N.
    pub most_n: u8,
    /// The weekdays from Monday on that have a win in 2; the others have a win in 3.
    pub twos: u8,
    /// The fewest legal first moves.
    pub legal: u32,
    /// The fewest first moves that look better than the key.
    pub rank: u32,
    /// The fewest pieces of the defender for N = 2 and for N = 3.
    pub defenders: Option<[u32; 2]>,
    /// The most by which the attacker may be ahead (pieces + 2 x kings).
    pub balance: Option<i32>,
    /// The most kings on the board.
    pub kings: Option<u32>,
    /// The fewest pieces that the attacker gives away.
    pub given: Option<u32>,
    /// The fewest pieces that the last move takes where it does not block.
    pub finish: Option<u32>,
    /// The fewest hops of the attacker on the main line.
    pub hops: Option<usize>,
    /// The least z in thousandths.
    pub z: Option<i64>,
    /// The most pieces of a side.
    pub pieces: u32,
    /// The lowest rank, from 0, on which a side's own men can be as that side sees it.
    pub first_rank: Option<i16>,
    /// Whether the defender must have a legal quiet move that led here.
    pub last_move: bool,
    /// Whether some wrong first move must win against a defender that passes.
    pub contested: bool,
    /// Themes that most puzzles of the game show. They say little, so they come last.
    pub common: &'static [Theme],
    /// What holds for a volume as a whole.
    pub quotas: Quotas,
    /// Where positions come from; the shares make a hundred.
    pub sources: &'static [Source],
}

/// Turkish and Arabic: every square, long chains.
const ORTHOGONAL: Limits = Limits {
    game: "turkish",
    least_n: 2,
    most_n: 3,
    twos: 3,
    legal: 8,
    rank: 1,
    defenders: Some([4, 4]),
    balance: Some(0),
    kings: Some(2),
    given: Some(1),
    finish: Some(3),
    hops: None,
    z: Some(-2000),
    pieces: 16,
    // Men start on the second and third ranks and never go back.
    first_rank: Some(1),
    last_move: true,
    contested: false,
    common: &[],
    quotas: Quotas {
        men_only: 32,
        lenient: 14,
        long: 20,
        tours: 85,
        same_theme: 28,
        same_kind: 10,
        same_way: None,
    },
    sources: &ON_STRAIGHTS,
};

/// Eight by eight on the dark squares, kings that fly.
const DIAGONAL: Limits = Limits {
    game: "a diagonal game",
    twos: 2,
    legal: 6,
    defenders: Some([4, 5]),
    pieces: 12,
    first_rank: Some(0),
    quotas: Quotas {
        lenient: 16,
        same_theme: 44,
        same_kind: 22,
        ..ORTHOGONAL.quotas
    },
    sources: &ON_DIAGONALS,
    ..ORTHOGONAL
};

/// Eight by eight with kings that go one square at a time.
const SHORT_KINGS: Limits = Limits {
    twos: 0,
    balance: Some(1),
    finish: Some(2),
    common: &[Theme::Block],
    quotas: Quotas {
        same_theme: 45,
        same_kind: 30,
        ..DIAGONAL.quotas
    },
    sources: &WITH_SHORT_KINGS,
    ..DIAGONAL
};

/// Ten by ten.
const LARGE: Limits = Limits {
    legal: 8,
    defenders: Some([5, 6]),
    pieces: 20,
    sources: &ON_TEN,
    ..DIAGONAL
};

/// The star: nothing is taken, everybody has ten pieces, and there are no kings.
const STAR: Limits = Limits {
    game: "chinese",
    least_n: 2,
    most_n: 3,
    twos: 2,
    legal: 10,
    // Who must be home in time can hardly begin with less than the longest step. What tempts
    // here is another way home that the defender can spoil, see `contested`.
    rank: 0,
    defenders: None,
    balance: None,
    kings: None,
    given: None,
    finish: None,
    hops: Some(2),
    z: None,
    pieces: 10,
    first_rank: None,
    last_move: false,
    contested: true,
    common: &[],
    quotas: Quotas {
        men_only: 0,
        lenient: 20,
        long: 100,
        tours: 100,
        same_theme: 36,
        same_kind: 60,
        // The defender's idle moves make nearly every shape another.
        same_way: Some(4),
    },
    sources: &COMPOSED,
};

/// Every game that has thresholds of its own.
pub const TABLE: [Limits; 8] = [
    ORTHOGONAL,
    Limits {
        game: "arabic",
        ..ORTHOGONAL
    },
    Limits {
        game: "russian",
        twos: 1,
        balance: Some(1),
        // Some two fifths end in a block here, whatever is aimed at.
        quotas: Quotas {
            same_theme: 46,
            same_kind: 24,
            ..DIAGONAL.quotas
        },
        sources: &RUSSIAN,
        ..DIAGONAL
    },
    STAR,
    Limits {
        game: "american",
        ..SHORT_KINGS
    },
    Limits {
        game: "brazilian",
        // Nearly half of what climbs end in is a win in two.
        twos: 3,
        ..DIAGONAL
    },
    Limits {
        game: "italian",
        ..SHORT_KINGS
    },
    Limits {
        game: "american-noforce",
        // An offer may be declined, so nothing can be demanded of gifts.
        twos: 3,
        defenders: Some([2, 3]),
        given: None,
        finish: Some(1),
        sources: &FREE,
        ..SHORT_KINGS
    },
];

impl Limits {
    /// The thresholds of a game: its own row, or that of its kind of board.
    #[must_use]
    pub fn of<G: Game>(game: &G) -> Self {
        let own = TABLE.iter().find(|limits| limits.game == game.id());
        own.copied().unwrap_or(match game.board() {
            Board::Star => STAR,
            Board::Grid { files: 10.., .. } => LARGE,
            Board::Grid {
                dark_only: true, ..
            } => DIAGONAL,
            Board::Grid { .. } => ORTHOGONAL,
        })
    }

    /// The names and versions of the generators, each once.
    #[must_use]
    pub fn generators(&self) -> String {
        let mut names: Vec<&str> = self.sources.iter().map(Source::generator).collect();
        names.dedup();
        names.join(" ")
    }

    /// The fewest pieces of the defender in a win in `n`.
    #[must_use]
    pub fn defenders(&self, n: u8) -> u32 {
        self.defenders
            .map_or(0, |fewest| fewest[usize::from(n > 2)])
    }

    /// The N of each grade from 1 to 7.
    #[must_use]
    pub const fn n_of(&self, grade: u8) -> u8 {
        if grade <= self.twos { 2 } else { 3 }
    }
}
