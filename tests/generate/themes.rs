//! Themes, with lines that have them and lines that lack them.

use daily_dama::{
    puzzle::{
        shape::shape,
        theme::{Story, Theme, themes},
    },
    rules::{
        draughts::dama::{Dama, TURKISH},
        game::Game,
        star::CHINESE,
    },
};

type Line = (<Dama as Game>::Position, Vec<<Dama as Game>::Move>);

fn read(fen: &str, text: &str) -> Line {
    let position = TURKISH.read_position(fen).expect(fen);
    let mut at = position;
    let mut line = Vec::new();
    for word in text.split(' ') {
        let mv = TURKISH.read_move(&at, word).expect(word).result;
        at = TURKISH.play(&at, &mv);
        line.push(mv);
    }
    (position, line)
}

fn story(fen: &str, text: &str) -> Story {
    let (position, line) = read(fen, text);
    Story::new(&TURKISH, &position, &line).expect("every move is legal")
}

/// A won line of men alone: the fourth man finishes.
const MEN: Told = (
    "W:Wa3,d3,c4:Be4,b5,d5,e6",
    "d3-d4 d5xd3 c4-b4 b5xb3 a3xc3xe3xe5xe7",
);
/// One man is given and the king takes four.
const KING: Told = ("W:WKc1,c3:Ba3,c5,b6,a7", "c3-b3 a3xc3 c1xc4xc6xa6xa8");

/// A diagram and a line from it.
type Told = (&'static str, &'static str);

/// Each theme with a line that has it and one that lacks it.
const CASES: [(Theme, Told, Told); 21] = [
    (
        Theme::Block,
        (
            "W:Wf2,g2,e4,Kd8:Bh3,c4,a5,h5,c6,Ke6,f6",
            "d8-d6 e6xe2 d6xh6xh4xa4xa6xe6xe1 h3-h2 e1-h1",
        ),
        KING,
    ),
    (
        Theme::LetsCrown,
        ("W:WKd1,a2:Bb3,a5,e6,g6", "a2-b2 b3xb1 d1xa1xa6xf6xh6"),
        KING,
    ),
    (
        Theme::DecoyedKing,
        ("W:WKh1,d4:Be5,f6,g7,Kd8", "h1-d1 d8xd2 d1xd5xf5xf7xh7"),
        KING,
    ),
    (
        Theme::KingSacrifice,
        ("W:Wa7,Kg7:BKg1,c5,a6,h6", "a7-a8 g1xg8 a8xh8xh5xa5xa7"),
        KING,
    ),
    (Theme::ManFinishes, MEN, KING),
    (
        Theme::Switchback,
        ("W:WKa1,a3:Ba4,a5,g5,b6", "a1-g1 a4xa2 g1xg6xa6xa3xa1"),
        KING,
    ),
    (
        Theme::RoundTrip,
        ("W:WKa2,a3:Bb4,a5,f5,e6,a7", "a3-b3 b4xb2 a2xa6xf6xf2xa2xa8"),
        KING,
    ),
    (
        Theme::GreatSacrifice,
        (
            "W:Wh3,a4,d4,f4:BKh2,c5,b6,a7",
            "d4-c4 h2xh4xd4xb4 a4xc4xc6xa6xa8",
        ),
        MEN,
    ),
    (
        Theme::QuietPromotion,
        (
            "W:Wb3,d4,d7:Ba5,Kb6,d6,a7",
            "d4-d5 b6xb1 d7-d8 d6xd4 d8xd1xa1xa6xa8",
        ),
        // The man is crowned by a capture.
        ("W:Wc6,Ka1:Bc7,h6,f7", "c6xc8 h6-h5 a1-a2"),
    ),
    (
        Theme::Promotion,
        (
            "W:Wb3,d4,d7:Ba5,Kb6,d6,a7",
            "d4-d5 b6xb1 d7-d8 d6xd4 d8xd1xa1xa6xa8",
        ),
        ("W:Wb3,c4,b5:Ba5,d6,f6,g7", "b3-c3 a5xc5 c4xc6xe6xg6xg8"),
    ),
    (
        Theme::LastMovePromotion,
        ("W:Wb3,c4,b5:Ba5,d6,f6,g7", "b3-c3 a5xc5 c4xc6xe6xg6xg8"),
        MEN,
    ),
    (Theme::Staircase, MEN, KING),
    (
        Theme::LongChain,
        (
            "W:Wc3,a5,Ka7:Ba3,g4,d5,f5,a6,e6,g6,h6",
            "c3-b3 a3xc3 a7-h7 a6xa4 h7xh4xf4xf6xd6xd3xa3xa6xh6",
        ),
        KING,
    ),
    (Theme::MenOnly, MEN, KING),
    // The men fall on d4 and b4; the only one of the other line falls on b3.
    (Theme::DoubleOffer, MEN, KING),
    (Theme::DoubleSacrifice, MEN, KING),
    (Theme::Sacrifice, KING, MEN),
    (Theme::QuietFollowUp, MEN, KING),
    (Theme::KingTour, KING, MEN),
    // The man that took on b3 stands on c3 and falls there; the king is lured, no man.
    (
        Theme::DecoyedMan,
        KING,
        ("W:WKh1,d4:Be5,f6,g7,Kd8", "h1-d1 d8xd2 d1xd5xf5xf7xh7"),
    ),
    // Six pieces, and nine.
    (
        Theme::FewPieces,
        KING,
        (
            "W:Wf2,g2,e4,Kd8:Bh3,c4,a5,h5,c6,Ke6,f6",
            "d8-d6 e6xe2 d6xh6xh4xa4xa6xe6xe1 h3-h2 e1-h1",
        ),
    ),
];

#[test]
fn each_theme_is_seen_where_it_is_and_not_where_it_is_not() {
    let tested: Vec<Theme> = CASES.iter().map(|(theme, ..)| *theme).collect();
    let mut all = Theme::ALL.to_vec();
    all.retain(|theme| !theme.of_races());
    assert_eq!(tested, all);
    for (theme, (fen, line), (other, other_line)) in CASES {
        assert!(theme.holds(&story(fen, line)), "{theme:?} in {line}");
        assert!(
            !theme.holds(&story(other, other_line)),
            "{theme:?} in {other_line}"
        );
    }
}

/// The story of a line on the star.
fn race(position: &str, text: &str) -> Story {
    let start = CHINESE.read_position(position).expect(position);
    let mut at = start;
    let mut line = Vec::new();
    for word in text.split(' ') {
        let mv = CHINESE.read_move(&at, word).expect(word).result;
        at = CHINESE.play(&at, &mv);
        line.push(mv);
    }
    Story::new(&CHINESE, &start, &line).expect("every move is legal")
}

const START: &str = "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD A -";
/// One piece hops four times over the other side's and steps in.
const FAR: &str = "1/2/3/1D2/8D4/6D1D3/2D3D4/10/9/10/7D3/7D1D2/11DA/AAA1/AAA/AA/A AD A -";

/// A piece that is home moves on, so that the last one can hop in behind it.
const ROOM: &str = "1/1D/3/D3/13/4D7/11/D9/3D5/D7DD/11/2D9/2DA9/AAAA/AA1/AA/A AD A -";

/// Each theme of races with a line that has it and one that lacks it.
const RACES: [(Theme, Told, Told); 8] = [
    (
        Theme::Backward,
        (START, "d1-e5 n1-m5 e5-d1"),
        (START, "c1-e5 n1-m5 d1-f4"),
    ),
    (
        Theme::OwnBridge,
        (START, "c1-e5 n1-m5 d1-f4"),
        // Over a piece that has not moved.
        (START, "c1-e5 n1-m5 e5-f4"),
    ),
    (
        Theme::MakesRoom,
        (ROOM, "m4-m5 b2-a1 o1-o3 a1-b1 m5-o1"),
        (FAR, "m13-m9 d2-c1 m9-n4"),
    ),
    (
        Theme::LoneRunner,
        (FAR, "m13-m9 d2-c1 m9-n4"),
        (START, "c1-e5 n1-m5 d1-f4"),
    ),
    (
        Theme::QuietStep,
        (START, "d1-e5 n1-m5 e5-d1"),
        (FAR, "m13-m9 d2-c1 m9-n4"),
    ),
    (
        Theme::LongHops,
        (FAR, "m13-m9 d2-c1 m9-n4"),
        (START, "c1-e5 n1-m5 d1-f4"),
    ),
    (
        Theme::Relay,
        (START, "c1-e5 n1-m5 d1-f4"),
        (FAR, "m13-m9 d2-c1 m9-n4"),
    ),
    (
        Theme::ForeignBridge,
        (FAR, "m13-m9 d2-c1 m9-n4"),
        (START, "c1-e5 n1-m5 d1-f4"),
    ),
];

#[test]
fn each_theme_of_races_is_seen_on_the_star_and_nowhere_else() {
    let tested: Vec<Theme> = RACES.iter().map(|(theme, ..)| *theme).collect();
    let mut all = Theme::ALL.to_vec();
    all.retain(|theme| theme.of_races());
    assert_eq!(tested, all);
    for (theme, (position, line), (other, other_line)) in RACES {
        assert!(theme.holds(&race(position, line)), "{theme:?} in {line}");
        assert!(
            !theme.holds(&race(other, other_line)),
            "{theme:?} in {other_line}"
        );
        assert!(!theme.holds(&story(MEN.0, MEN.1)), "{theme:?}");
    }
    // On the star there is no king in any diagram, and that says nothing.
    assert!(!Theme::MenOnly.holds(&race(START, "c1-e5")));
}

#[test]
fn names_are_all_different_and_the_most_telling_comes_first() {
    let mut names: Vec<&str> = Theme::ALL.iter().map(|theme| theme.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Theme::ALL.len());
    assert_eq!(themes(&story(MEN.0, MEN.1))[0], "man-finishes");
    assert_eq!(
        themes(&story(KING.0, KING.1)),
        ["sacrifice", "king-tour", "decoyed-man", "few-pieces"]
    );
}

#[test]
fn a_shape_is_the_same_wherever_it_stands_and_mirrored() {
    let of = |fen, line| {
        let (position, line) = read(fen, line);
        shape(&TURKISH, &position, &line)
    };
    let here = of("W:We3,d4:Bd6,d7", "d4-d5 d6xd4 e3-d3");
    assert_eq!(here, of("W:Wf3,e4:Be6,e7", "e4-e5 e6xe4 f3-e3"));
    assert_eq!(here, of("W:Wd3,e4:Be6,e7", "e4-e5 e6xe4 d3-e3"));
    assert_ne!(here, of("W:We3,d4:Bd6,d7", "d4-d5 d6xd4 e3-e4"));
    assert_eq!(here, "0,1/0,-2/-1,0");
    // Turned by half a circle, Black attacks.
    assert_eq!(here, of("B:We2,e3:Be5,d6", "e5-e4 e3xe5 d6-e6"));
}
