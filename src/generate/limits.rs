//! The thresholds of each game, in one table.
//!
//! A game differs from another in a row of [`TABLE`] and nowhere else. A game without a row gets
//! the row of its kind of board, see [`Limits::of`]. The figures behind the rows are in
//! `puzzles/README.md`.

use super::select::Quotas;
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

/// One way of finding positions, and how often it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name in books: what the source is after.
    pub kind: &'static str,
    /// How many of a hundred restarts take it.
    pub share: usize,
    /// How it goes.
    pub way: Way,
}

/// How a source finds positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A small random win, changed piece by piece toward a random target.
    Climb(Aim),
    /// A position of self-play, changed on as few squares as will do.
    Played(Aim),
    /// Two whole armies, composed around the last holes of the one that is to win.
    Compose {
        /// How often N is 3 and not 2, in per cent.
        threes: usize,
    },
}

impl Source {
    /// The generator's name and version in books; the version changes with what a restart gives.
    #[must_use]
    pub const fn generator(&self) -> &'static str {
        match self.way {
            Way::Climb(_) => "climb/3",
            Way::Played(_) => "played/1",
            Way::Compose { .. } => "compose/2",
        }
    }
}

/// How the targets of a climb are drawn. Shares are in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// How often N is 3 and not 2.
    pub threes: usize,
    /// Kings of the attacker and of the defender.
    pub kings: &'static [(usize, [i32; 2])],
    /// Ideas; what is left of the hundred has none.
    pub themes: &'static [(usize, Theme)],
    /// Whether a position without the idea is no good.
    pub strict: bool,
    /// The fewest and the most pieces of the defender for N = 2 and for N = 3.
    pub defenders: [(i32, i32); 2],
    /// The least and the greatest balance.
    pub balance: (i32, i32),
    /// The fewest and the most pieces given away.
    pub given: (i32, i32),
    /// The fewest pieces that the last move takes.
    pub finish: i32,
    /// The price of a block where none is aimed at.
    pub block: i64,
    /// The price of each defender too many or too few.
    pub army: i64,
    /// The fewest and the most pieces of each side at first.
    pub seed: (i32, i32),
    /// Whether the climb looks for a last move of the defender, too.
    pub history: bool,
    /// Changes tried in a climb.
    pub steps: u32,
    /// A climb ends when no change was an improvement for so many.
    pub patience: u32,
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
        same_theme: 28,
        same_kind: 10,
        same_way: None,
    },
    sources: &ON_STRAIGHTS,
};

/// Targets on straight lines.
const STRAIGHT: Aim = Aim {
    threes: 60,
    kings: &[(55, [0, 0]), (23, [1, 0]), (15, [0, 1]), (7, [1, 1])],
    themes: &[
        (30, Theme::ManFinishes),
        (10, Theme::Promotion),
        (6, Theme::LetsCrown),
        (6, Theme::DecoyedKing),
        (2, Theme::Block),
        (8, Theme::KingSacrifice),
        (4, Theme::RoundTrip),
        (4, Theme::Switchback),
    ],
    strict: false,
    defenders: [(4, 7), (5, 8)],
    balance: (-3, 0),
    given: (1, 4),
    finish: 3,
    block: 0,
    army: 300,
    seed: (3, 4),
    history: false,
    steps: 1400,
    patience: 350,
};

/// The sources of Turkish and Arabic.
const ON_STRAIGHTS: [Source; 9] = sources(&STRAIGHT, 2);
/// The sources of eight by eight with flying kings.
const ON_DIAGONALS: [Source; 9] = sources(&FLYING, 8);
/// The sources of Russian.
const RUSSIAN: [Source; 9] = sources(
    &Aim {
        threes: 85,
        balance: (-3, 1),
        history: false,
        ..FLYING
    },
    8,
);
/// The sources of games whose kings go one square at a time.
const WITH_SHORT_KINGS: [Source; 9] = sources(&SHORT, 2);
/// The sources of ten by ten.
const ON_TEN: [Source; 9] = sources(
    &Aim {
        defenders: [(5, 8), (6, 10)],
        ..FLYING
    },
    8,
);

/// The sources of a game in which pieces are taken: the climb with all its ideas, one climb for
/// each idea that hardly comes by itself, and games played.
const fn sources(base: &Aim, blocks: usize) -> [Source; 9] {
    const fn climb(kind: &'static str, share: usize, aim: Aim) -> Source {
        let way = Way::Climb(aim);
        Source { kind, share, way }
    }
    let idea = Aim {
        strict: true,
        ..*base
    };
    let men = Aim {
        kings: &[(100, [0, 0])],
        ..idea
    };
    let fewest = base.defenders[0].0;
    [
        climb("climb", 30 - blocks, *base),
        climb(
            "men-finish",
            20,
            Aim {
                themes: &[(100, Theme::ManFinishes)],
                ..men
            },
        ),
        climb(
            "decoy",
            10,
            Aim {
                kings: &[(100, [0, 1])],
                themes: &[(100, Theme::DecoyedKing)],
                ..idea
            },
        ),
        climb(
            "let-in",
            8,
            Aim {
                themes: &[(100, Theme::LetsCrown)],
                ..men
            },
        ),
        climb(
            "quiet-promotion",
            8,
            Aim {
                themes: &[(100, Theme::QuietPromotion)],
                ..men
            },
        ),
        climb(
            "double-offer",
            8,
            Aim {
                themes: &[(100, Theme::DoubleOffer)],
                given: (2, 4),
                ..men
            },
        ),
        climb(
            "block",
            blocks,
            Aim {
                themes: &[(100, Theme::Block)],
                ..idea
            },
        ),
        climb(
            "trap",
            6,
            Aim {
                threes: 0,
                themes: &[(100, Theme::FewPieces)],
                defenders: [(fewest, fewest); 2],
                given: (1, 2),
                ..idea
            },
        ),
        Source {
            kind: "played",
            share: 10,
            way: Way::Played(Aim {
                history: true,
                ..*base
            }),
        },
    ]
}

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

/// Targets where kings fly.
const FLYING: Aim = Aim {
    threes: 72,
    kings: &[(60, [0, 0]), (20, [1, 0]), (15, [0, 1]), (5, [1, 1])],
    themes: &[
        (20, Theme::ManFinishes),
        (12, Theme::Promotion),
        (14, Theme::LetsCrown),
        (10, Theme::DecoyedKing),
        (14, Theme::Block),
        (6, Theme::KingSacrifice),
        (4, Theme::RoundTrip),
        (4, Theme::Switchback),
    ],
    block: 400,
    army: 600,
    seed: (4, 6),
    history: true,
    steps: 3000,
    patience: 800,
    ..STRAIGHT
};

/// Targets where kings go one square at a time: without ideas to aim at all would be blocks.
const SHORT: Aim = Aim {
    threes: 95,
    balance: (-3, 1),
    themes: &[
        (12, Theme::Block),
        (35, Theme::ManFinishes),
        (15, Theme::LetsCrown),
        (18, Theme::Promotion),
        (6, Theme::DecoyedKing),
        (6, Theme::KingSacrifice),
    ],
    finish: 2,
    ..FLYING
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
        same_theme: 60,
        same_kind: 60,
        // The defender's idle moves make nearly every shape another.
        same_way: Some(4),
    },
    sources: &[Source {
        kind: "compose",
        share: 100,
        way: Way::Compose { threes: 85 },
    }],
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
        sources: &[Source {
            kind: "climb",
            share: 100,
            way: Way::Climb(Aim {
                threes: 50,
                themes: &[(40, Theme::Block)],
                block: 0,
                defenders: [(2, 5), (3, 6)],
                given: (0, 0),
                finish: 1,
                seed: (2, 5),
                ..SHORT
            }),
        }],
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
