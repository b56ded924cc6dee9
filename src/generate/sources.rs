//! Where positions come from: the sources of each game and how often each is taken.
//!
//! A climb left to itself comes to the same few ideas (in Turkish nearly always to a tour of a
//! king), so most restarts are after one idea, and a position without it is no good to them. The
//! shares and what they yield are in `puzzles/README.md`.

use super::random::Stream;
use crate::puzzle::theme::Theme;

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
            Way::Climb(_) => "climb/4",
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

/// One of a list of items with shares in per cent; `None` for what is left of the hundred.
pub(super) fn drawn<'a, T>(
    items: &'a [T],
    share: impl Fn(&T) -> usize,
    stream: &mut Stream,
) -> Option<&'a T> {
    let mut at = stream.below(100);
    items.iter().find(|item| {
        let hit = at < share(item);
        at = at.saturating_sub(share(item));
        hit
    })
}

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

/// The sources of Turkish and Arabic.
pub(super) const ON_STRAIGHTS: [Source; 9] = sources(&STRAIGHT, 2);
/// The sources of eight by eight with flying kings.
pub(super) const ON_DIAGONALS: [Source; 9] = sources(&FLYING, 8);
/// The sources of Russian.
pub(super) const RUSSIAN: [Source; 9] = sources(
    &Aim {
        threes: 90,
        balance: (-3, 1),
        // Blocks come by themselves, and more often than anybody wants to see them.
        themes: &[
            (26, Theme::ManFinishes),
            (12, Theme::Promotion),
            (14, Theme::LetsCrown),
            (14, Theme::DecoyedKing),
            (10, Theme::KingSacrifice),
            (4, Theme::RoundTrip),
            (4, Theme::Switchback),
        ],
        block: 900,
        history: false,
        ..FLYING
    },
    2,
);
/// The sources of games whose kings go one square at a time.
pub(super) const WITH_SHORT_KINGS: [Source; 9] = sources(&SHORT, 2);
/// The sources of ten by ten.
pub(super) const ON_TEN: [Source; 9] = sources(
    &Aim {
        defenders: [(5, 8), (6, 10)],
        ..FLYING
    },
    8,
);

/// The sources of a game in which pieces are taken: the climb with all its ideas, one climb for
/// each idea that hardly comes by itself, and games played.
const fn sources(base: &Aim, blocks: usize) -> [Source; 9] {
    let men = Aim {
        kings: &[(100, [0, 0])],
        ..*base
    };
    let king = Aim {
        kings: &[(100, [0, 1])],
        ..*base
    };
    let generous = Aim {
        given: (2, 4),
        ..men
    };
    let fewest = base.defenders[0].0;
    let small = Aim {
        threes: 0,
        defenders: [(fewest, fewest); 2],
        given: (1, 2),
        ..*base
    };
    let traced = Aim {
        history: true,
        ..*base
    };
    [
        Source {
            kind: "climb",
            share: 30 - blocks,
            way: Way::Climb(*base),
        },
        after("men-finish", 20, &[(100, Theme::ManFinishes)], men),
        after("decoy", 10, &[(100, Theme::DecoyedKing)], king),
        after("let-in", 8, &[(100, Theme::LetsCrown)], men),
        after("quiet-promotion", 8, &[(100, Theme::QuietPromotion)], men),
        after("double-offer", 8, &[(100, Theme::DoubleOffer)], generous),
        after("block", blocks, &[(100, Theme::Block)], *base),
        after("trap", 6, &[(100, Theme::FewPieces)], small),
        Source {
            kind: "played",
            share: 10,
            way: Way::Played(traced),
        },
    ]
}

/// A climb after one idea alone.
const fn after(
    kind: &'static str,
    share: usize,
    themes: &'static [(usize, Theme)],
    aim: Aim,
) -> Source {
    let way = Way::Climb(Aim {
        themes,
        strict: true,
        ..aim
    });
    Source { kind, share, way }
}

/// The source of the star.
pub(super) const COMPOSED: [Source; 1] = [Source {
    kind: "compose",
    share: 100,
    way: Way::Compose { threes: 85 },
}];

/// The source of a game in which an offer may be declined.
pub(super) const FREE: [Source; 1] = [Source {
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
}];
