//! Lines of games in which pieces are taken: which ideas each shows and which it only comes near.

use daily_dama::puzzle::theme::Theme;

use super::themes::{Case, Told};

/// Men alone: two are given, one by one and on two files; the fourth man finishes.
pub(super) const MEN: Told = Told {
    game: "turkish",
    position: "W:Wa3,d3,c4:Be4,b5,d5,e6",
    line: "d3-d4 d5xd3 c4-b4 b5xb3 a3xc3xe3xe5xe7",
};

/// One man is given on b3 and the king takes four; the man that took it falls on c3.
pub(super) const KING: Told = Told {
    game: "turkish",
    position: "W:WKc1,c3:Ba3,c5,b6,a7",
    line: "c3-b3 a3xc3 c1xc4xc6xa6xa8",
};

/// The man on h3 is left and has no move.
pub(super) const SHUT: Told = Told {
    game: "turkish",
    position: "W:Wf2,g2,e4,Kd8:Bh3,c4,a5,h5,c6,Ke6,f6",
    line: "d8-d6 e6xe2 d6xh6xh4xa4xa6xe6xe1 h3-h2 e1-h1",
};

/// The man on b3 is crowned on b1 and falls there.
pub(super) const LET_IN: Told = Told {
    game: "turkish",
    position: "W:WKd1,a2:Bb3,a5,e6,g6",
    line: "a2-b2 b3xb1 d1xa1xa6xf6xh6",
};

/// The king must take on d4 and falls on d2.
pub(super) const LURED_KING: Told = Told {
    game: "turkish",
    position: "W:WKh1,d4:Be5,f6,g7,Kd8",
    line: "h1-d1 d8xd2 d1xd5xf5xf7xh7",
};

/// White's king on g7 is taken.
pub(super) const KING_GIVEN: Told = Told {
    game: "turkish",
    position: "W:Wa7,Kg7:BKg1,c5,a6,h6",
    line: "a7-a8 g1xg8 a8xh8xh5xa5xa7",
};

/// The king comes back from g1 to a1.
pub(super) const BACK: Told = Told {
    game: "turkish",
    position: "W:WKa1,a3:Ba4,a5,g5,b6",
    line: "a1-g1 a4xa2 g1xg6xa6xa3xa1",
};

/// The king lands on a2 again and goes on.
pub(super) const ROUND: Told = Told {
    game: "turkish",
    position: "W:WKa2,a3:Bb4,a5,f5,e6,a7",
    line: "a3-b3 b4xb2 a2xa6xf6xf2xa2xa8",
};

/// Three are taken at once.
pub(super) const THREE: Told = Told {
    game: "turkish",
    position: "W:Wh3,a4,d4,f4:BKh2,c5,b6,a7",
    line: "d4-c4 h2xh4xd4xb4 a4xc4xc6xa6xa8",
};

/// The man walks to d8 and then takes four as a king.
pub(super) const CROWNED: Told = Told {
    game: "turkish",
    position: "W:Wb3,d4,d7:Ba5,Kb6,d6,a7",
    line: "d4-d5 b6xb1 d7-d8 d6xd4 d8xd1xa1xa6xa8",
};

/// The man is crowned by a capture, and not by the last move.
pub(super) const CROWNED_TAKING: Told = Told {
    game: "turkish",
    position: "W:Wc6,Ka1:Bc7,h6,f7",
    line: "c6xc8 h6-h5 a1-a2",
};

/// The last move takes four and crowns.
pub(super) const CROWNED_LAST: Told = Told {
    game: "turkish",
    position: "W:Wb3,c4,b5:Ba5,d6,f6,g7",
    line: "b3-c3 a5xc5 c4xc6xe6xg6xg8",
};

/// Eight are taken.
pub(super) const EIGHT: Told = Told {
    game: "turkish",
    position: "W:Wc3,a5,Ka7:Ba3,g4,d5,f5,a6,e6,g6,h6",
    line: "c3-b3 a3xc3 a7-h7 a6xa4 h7xh4xf4xf6xd6xd3xa3xa6xh6",
};

/// The man on a3 is left, b2 and c1 are taken; two men were given in one move.
pub(super) const SHUT_CORNER: Told = Told {
    game: "russian",
    position: "W:Wc1,b2,c3,f4,h4:Ba3,c5,b6,e7",
    line: "c3-d4 c5xe3xg5 h4xf6xd8xa5",
};

/// Black has nothing left.
pub(super) const SWEPT: Told = Told {
    game: "russian",
    position: "W:Wc3:Bd4",
    line: "c3xe5",
};

/// The man on h8 can move.
pub(super) const NOT_SHUT: Told = Told {
    game: "russian",
    position: "W:Wa1,c3:Bd4,h8",
    line: "c3xe5",
};

/// Three are taken at once, the last of them by a man crowned on the way, which falls on g3; the
/// man that takes it is crowned on f8 and goes on.
pub(super) const THROUGH: Told = Told {
    game: "russian",
    position: "W:We1,d2,h2,b4,h4:Ba5,e5,e7,g7",
    line: "e1-f2 a5xc3xe1xg3 h2xf4xd6xf8xh6",
};

/// The new king falls on g3; the old one on h8 stays.
pub(super) const THROUGH_AND_OLD: Told = Told {
    game: "russian",
    position: "W:Wc1,f2,h2,a3,g3:Bc3,g5,b6,d6,g7,Kh8",
    line: "c1-d2 c3xe1 g3-h4 e1xg3 h2xf4xh6xf8xc5xa7",
};

/// A man is crowned on e1 and stays; the king that falls stood on g5 from the first and took
/// nothing.
pub(super) const OLD_KING: Told = Told {
    game: "russian",
    position: "W:Wd2,g3:Bb4,c3,Kg5",
    line: "g3-h4 c3xe1 h4xf6",
};

/// The king takes on e5 and falls on d4.
pub(super) const LURED_FLYER: Told = Told {
    game: "russian",
    position: "W:Wb2,c3,b4,Kc5,e5:Ba5,g5,Kf6,g7,h8",
    line: "c5-a7 f6xd4 a7xe3xh6xf8",
};

/// A king of Black's falls where it has always stood.
pub(super) const KING_FALLS: Told = Told {
    game: "russian",
    position: "W:Wg3:BKf4,h8",
    line: "g3xe5",
};

/// White's king on b6 is taken by a man.
pub(super) const FLYER_GIVEN: Told = Told {
    game: "russian",
    position: "W:Wa3,c3,Kb6:BKg3,g5,a7,e7,g7",
    line: "c3-b4 a7xc5 b4xd6xf8xh6xf4xh2",
};

/// The king made on d8 is taken on e7.
pub(super) const NEW_KING_GIVEN: Told = Told {
    game: "russian",
    position: "W:Wc7,h2:Ba5,f8",
    line: "c7-d8 a5-b4 d8-e7 f8xd6",
};

/// One man is given; a capture crowns a man on b8; the man taken last came by a quiet move.
pub(super) const ONE_GIVEN: Told = Told {
    game: "russian",
    position: "W:Wg1,b2,f2,h2,h6:Bd4,f4,e5,g5,c7",
    line: "h2-g3 f4xh2 h6xf4xd6xb8 d4-c3 b2xd4",
};

/// The last move is a man's that takes two and is not crowned; only the key takes nothing.
pub(super) const TWO_AT_LAST: Told = Told {
    game: "russian",
    position: "W:Wd2,f2,a3,g3,f4,e5:Bb4,h4,c5,c7,Ke7",
    line: "e5-d6 c7xe5 f4xd6xf8 c5-d4 a3xc5xe3",
};

/// The piece that took its way to d8 comes back to h4.
pub(super) const SLOW_BACK: Told = Told {
    game: "russian",
    position: "W:Wa1,c1,c3,d4,h4:Ba3,g5,f6,h6,e7",
    line: "d4-e5 f6xd4xb2 h4xf6xd8 h6-g5 d8xh4",
};

/// Another man comes to the square that was left.
pub(super) const ANOTHER_COMES: Told = Told {
    game: "russian",
    position: "W:Wb2,c3:Ba7,h8",
    line: "c3-d4 a7-b6 b2-c3",
};

/// The king is back on c1 with its third move.
pub(super) const LATE_BACK: Told = Told {
    game: "russian",
    position: "W:WKc1:Bg7",
    line: "c1-b2 g7-h6 b2-a3 h6-g5 a3-c1",
};

/// The man from h4 is crowned on d8 and ends on h4; the king on g3 took one piece at a time.
pub(super) const ROUND_MAN: Told = Told {
    game: "russian",
    position: "W:Wb2,f2,e3,g3,b6:BKe1,b4,g5,e7,d8",
    line: "b6-c7 d8xb6 g3-h4 e1xg3 h4xf6xd8xa5xe1xh4",
};

/// One man is given, then two.
pub(super) const ONE_AND_TWO: Told = Told {
    game: "russian",
    position: "W:Wa1,g1,Kb2,d2,g3:Bd4,h4,e5,d6,c7,e7",
    line: "d2-c3 h4xf2 g1xe3xc5 d6xb4xd2 b2xf6xd8xa5xe1",
};

/// The man walks to b8.
pub(super) const QUIETLY: Told = Told {
    game: "russian",
    position: "W:Wa1,c3,e3,c5,a7:Ba5,e5,b6,e7,g7",
    line: "c3-b4 b6xd4xf2 a7-b8 a5xc3 b8xg3xe1xb4xf8xh6",
};

/// The last move crowns and takes nothing.
pub(super) const QUIETLY_LAST: Told = Told {
    game: "russian",
    position: "W:Wa7:Bh4",
    line: "a7-b8",
};

/// The man touches the last row and does not end there.
pub(super) const OVER_THE_ROW: Told = Told {
    game: "international",
    position: "W:W13:B7,8",
    line: "13x2x11",
};

/// Black takes c5 and then f4, one each time; nine pieces in the diagram.
pub(super) const STEPS: Told = Told {
    game: "russian",
    position: "W:Wb2,g3,b4,h4:Be3,d6,c7,e7,g7",
    line: "b4-c5 d6xb4 g3-f4 e3xg5 h4xf6xd8xa5xc3xh8",
};

/// The man takes nine and stays a man.
pub(super) const NINE: Told = Told {
    game: "russian",
    position: "W:Wa1:Bb2,d2,f2,b4,d4,f4,b6,d6,f6",
    line: "a1xc3xe1xg3xe5xc7xa5xc3xe5xg7",
};

/// Seven are taken.
pub(super) const SEVEN: Told = Told {
    game: "russian",
    position: "W:Wc1,f2,h2,a3,g3:Bc3,c5,e5,g5,c7,e7,g7",
    line: "c1-d2 c3xe1 g3-h4 e1xg3 h2xf4xd6xf8xh6xe3xb6xd8",
};

/// There is one king, Black's on f4.
pub(super) const ONE_KING: Told = Told {
    game: "russian",
    position: "W:Wc1,b2,d2,f2,h2,g3,c5:Ba3,b4,Kf4,e5,f6",
    line: "f2-e3 b4xd6 e3xg5xe7xc5 e5-d4 c5xe3",
};

/// Both men fall on c5.
pub(super) const SAME_FILE: Told = Told {
    game: "russian",
    position: "W:Wf2,e3,d4:Bb6,d6,e7",
    line: "d4-c5 b6xd4 e3xc5 d6xb4",
};

/// The king takes five, last of all.
pub(super) const FLYER_LAST: Told = Told {
    game: "russian",
    position: "W:WKg1,b2,d2,f2:Bd4,h4,c5,c7,e7",
    line: "b2-c3 d4xb2 f2-g3 h4xf2 g1xd4xb6xd8xf6xa1",
};

/// Three against five.
pub(super) const JUST_EIGHT: Told = Told {
    game: "russian",
    position: "W:Wc3,g3,Kc7:BKe3,a5,g5,e7,d8",
    line: "c3-b4 d8xb6 g3-h4 a5xc3 h4xf6xd8xa5xd2xf4",
};

/// Every theme of these games, the most telling first.
pub(super) const CASES: [Case; 21] = [
    Case {
        theme: Theme::Block,
        has: &[SHUT, SHUT_CORNER],
        lacks: &[KING, SWEPT, NOT_SHUT],
    },
    Case {
        theme: Theme::LetsCrown,
        has: &[LET_IN, THROUGH, THROUGH_AND_OLD],
        lacks: &[KING, OLD_KING],
    },
    Case {
        theme: Theme::DecoyedKing,
        has: &[LURED_KING, LURED_FLYER, THROUGH],
        lacks: &[KING, KING_FALLS, OLD_KING],
    },
    Case {
        theme: Theme::KingSacrifice,
        has: &[KING_GIVEN, FLYER_GIVEN, NEW_KING_GIVEN],
        lacks: &[MEN, ONE_GIVEN, KING_FALLS],
    },
    Case {
        theme: Theme::ManFinishes,
        has: &[MEN, THROUGH, TWO_AT_LAST],
        lacks: &[KING, ONE_GIVEN, FLYER_LAST],
    },
    Case {
        theme: Theme::Switchback,
        has: &[BACK, SLOW_BACK],
        lacks: &[KING, ANOTHER_COMES, LATE_BACK],
    },
    Case {
        theme: Theme::RoundTrip,
        has: &[ROUND, ROUND_MAN],
        lacks: &[KING, THROUGH, BACK],
    },
    Case {
        theme: Theme::GreatSacrifice,
        has: &[THREE, THROUGH, ONE_AND_TWO],
        lacks: &[MEN, SLOW_BACK],
    },
    Case {
        theme: Theme::QuietPromotion,
        has: &[CROWNED, QUIETLY, NEW_KING_GIVEN],
        lacks: &[CROWNED_TAKING, ONE_GIVEN, QUIETLY_LAST],
    },
    Case {
        theme: Theme::Promotion,
        has: &[CROWNED, CROWNED_TAKING, ONE_GIVEN],
        lacks: &[CROWNED_LAST, QUIETLY_LAST, OLD_KING],
    },
    Case {
        theme: Theme::LastMovePromotion,
        has: &[CROWNED_LAST, THROUGH, QUIETLY_LAST],
        lacks: &[MEN, ONE_GIVEN, OVER_THE_ROW],
    },
    Case {
        theme: Theme::Staircase,
        has: &[MEN, STEPS],
        lacks: &[KING, SLOW_BACK, ONE_GIVEN],
    },
    Case {
        theme: Theme::LongChain,
        has: &[EIGHT, NINE],
        lacks: &[KING, SEVEN],
    },
    Case {
        theme: Theme::MenOnly,
        has: &[MEN, STEPS],
        lacks: &[KING, ONE_KING],
    },
    Case {
        theme: Theme::DoubleOffer,
        has: &[MEN, STEPS],
        lacks: &[KING, SAME_FILE, SHUT_CORNER],
    },
    Case {
        theme: Theme::DoubleSacrifice,
        has: &[MEN, SAME_FILE, SLOW_BACK],
        lacks: &[KING, THROUGH],
    },
    Case {
        theme: Theme::Sacrifice,
        has: &[KING, ONE_GIVEN],
        lacks: &[MEN, SWEPT],
    },
    Case {
        theme: Theme::QuietFollowUp,
        has: &[MEN, STEPS],
        lacks: &[KING, THROUGH, TWO_AT_LAST],
    },
    Case {
        theme: Theme::KingTour,
        has: &[KING, FLYER_LAST],
        lacks: &[MEN, THROUGH, SLOW_BACK],
    },
    Case {
        theme: Theme::DecoyedMan,
        has: &[KING, STEPS],
        lacks: &[LURED_KING, OLD_KING, ONE_GIVEN],
    },
    Case {
        theme: Theme::FewPieces,
        has: &[KING, JUST_EIGHT],
        lacks: &[SHUT, STEPS],
    },
];
