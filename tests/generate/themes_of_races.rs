//! Lines of races on the star: which ideas each shows and which it only comes near.

use daily_dama::puzzle::theme::Theme;

use super::themes::{Case, Told};

const AT_FIRST: &str = "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD A -";

/// One piece is left to come home, over the other side's.
const ONE_TO_COME: &str = "1/2/3/1D2/8D4/6D1D3/2D3D4/10/9/10/7D3/7D1D2/11DA/AAA1/AAA/AA/A AD A -";

/// The triangle has pieces at its door and a hole behind them.
const ONE_HOLE: &str = "1/1D/3/D3/13/4D7/11/D9/3D5/D7DD/11/2D9/2DA9/AAAA/AA1/AA/A AD A -";

/// Down to e5 and up again.
pub(super) const THERE_AND_BACK: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "d1-e5 n1-m5 e5-d1",
};

/// A hop over d1 and the same hop back.
pub(super) const HOP_BACK: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "c1-e5 n1-m5 e5-c1",
};

/// Along the row, on which every hole is twelve steps from the tip.
pub(super) const ASIDE: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "d1-e5 n1-m5 e5-e4",
};

/// The piece on e5 is hopped over by the one from d1.
pub(super) const BRIDGE: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "c1-e5 n1-m5 d1-f4",
};

/// The piece on e7 is hopped over by the one from d3.
pub(super) const BRIDGE_BESIDE: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "c3-e7 n1-m5 d3-f6",
};

/// Each piece hops over one that has not moved.
pub(super) const UNMOVED: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "c1-e5 n1-m5 c2-e6",
};

/// A hop, and then a step by the same piece.
pub(super) const ON_FOOT: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "c1-e5 n1-m5 e5-f4",
};

/// A second piece comes after the first, which then goes on.
pub(super) const CLOSE_BEHIND: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "d1-e5 n1-m5 c1-d1 m5-n1 e5-f4",
};

/// A single move.
pub(super) const ONE_MOVE: Told = Told {
    game: "chinese",
    position: AT_FIRST,
    line: "d1-e5",
};

/// Four hops over the other side's pieces, on m12, l10, k8 and l8, and a step home.
pub(super) const FAR: Told = Told {
    game: "chinese",
    position: ONE_TO_COME,
    line: "m13-m9 d2-c1 m9-n4",
};

/// The first three of them.
pub(super) const FAR_THREE: Told = Told {
    game: "chinese",
    position: ONE_TO_COME,
    line: "m13-k7",
};

/// The first two of them.
pub(super) const FAR_TWO: Told = Told {
    game: "chinese",
    position: ONE_TO_COME,
    line: "m13-k9",
};

/// The piece on o1 is home and moves on, so that the last one can hop in behind it.
pub(super) const ROOM: Told = Told {
    game: "chinese",
    position: ONE_HOLE,
    line: "m4-m5 b2-a1 o1-o3 a1-b1 m5-o1",
};

/// The piece on o1 makes room before the other comes.
pub(super) const ROOM_FIRST: Told = Told {
    game: "chinese",
    position: ONE_HOLE,
    line: "o1-o3 b2-a1 m4-m5",
};

/// Every theme of races, the most telling first.
pub(super) const CASES: [Case; 8] = [
    Case {
        theme: Theme::Backward,
        has: &[THERE_AND_BACK, HOP_BACK],
        lacks: &[BRIDGE, ASIDE],
    },
    Case {
        theme: Theme::OwnBridge,
        has: &[BRIDGE, BRIDGE_BESIDE],
        lacks: &[ON_FOOT, UNMOVED, FAR],
    },
    Case {
        theme: Theme::MakesRoom,
        has: &[ROOM, ROOM_FIRST],
        lacks: &[FAR, BRIDGE],
    },
    Case {
        theme: Theme::LoneRunner,
        has: &[FAR, THERE_AND_BACK],
        lacks: &[BRIDGE, CLOSE_BEHIND, ONE_MOVE],
    },
    Case {
        theme: Theme::QuietStep,
        has: &[THERE_AND_BACK, CLOSE_BEHIND],
        lacks: &[FAR, BRIDGE],
    },
    Case {
        theme: Theme::LongHops,
        has: &[FAR, FAR_THREE],
        lacks: &[BRIDGE, FAR_TWO],
    },
    Case {
        theme: Theme::Relay,
        has: &[BRIDGE, UNMOVED],
        lacks: &[FAR, CLOSE_BEHIND, ONE_MOVE],
    },
    Case {
        theme: Theme::ForeignBridge,
        has: &[FAR, FAR_TWO],
        lacks: &[BRIDGE, UNMOVED],
    },
];
