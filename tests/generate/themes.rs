//! Themes, with lines that have them and lines that lack them; and shapes.

use daily_dama::{
    puzzle::{
        shape::shape,
        table::{Table, table},
        theme::Theme,
    },
    rules::{
        draughts::dama::{Dama, TURKISH},
        game::{Game, Words},
    },
};

use super::{themes_of_captures as captures, themes_of_races as races};

/// A diagram and a line from it. The line need not win, only be legal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    pub(super) game: &'static str,
    pub(super) position: &'static str,
    pub(super) line: &'static str,
}

/// A theme with lines that have it and lines that lack it, near misses among them.
pub(super) struct Case {
    pub(super) theme: Theme,
    pub(super) has: &'static [Told],
    pub(super) lacks: &'static [Told],
}

impl Told {
    fn table(&self) -> &'static dyn Table {
        table(self.game).expect("a game of the site")
    }

    /// The themes of the line, every move of which is legal.
    fn themes(&self) -> Vec<Theme> {
        let table = self.table();
        let mut at = table.normal(self.position).expect(self.position);
        let line: Vec<String> = self.line.split(' ').map(str::to_owned).collect();
        for text in &line {
            let next = table.play(&at, text).expect("a position");
            at = next.unwrap_or_else(|rule| panic!("{text} in {at}: {rule}"));
        }
        table.themes(self.position, &line)
    }
}

fn check(cases: &[Case], of_races: bool) {
    let tested: Vec<Theme> = cases.iter().map(|case| case.theme).collect();
    let mut all = Theme::ALL.to_vec();
    all.retain(|theme| theme.of_races() == of_races);
    assert_eq!(tested, all);
    for case in cases {
        let theme = case.theme;
        assert!(case.has.len() >= 2 && case.lacks.len() >= 2, "{theme:?}");
        for told in case.has {
            assert!(
                told.themes().contains(&theme),
                "{theme:?} is not in {told:?}"
            );
        }
        for told in case.lacks {
            assert!(!told.themes().contains(&theme), "{theme:?} is in {told:?}");
        }
    }
}

#[test]
fn each_theme_is_seen_where_it_is_and_not_where_it_is_not() {
    check(&captures::CASES, false);
    for case in captures::CASES {
        let diagonal = |told: &&Told| told.table().words() == Words::Draughts;
        let (has, lacks) = (case.has.iter(), case.lacks.iter());
        assert!(has.filter(diagonal).count() > 0, "{:?}", case.theme);
        assert!(lacks.filter(diagonal).count() > 0, "{:?}", case.theme);
    }
}

#[test]
fn each_theme_of_races_is_seen_on_the_star_and_nowhere_else() {
    check(&races::CASES, true);
    let of = |told: Told, of_races: bool| {
        let themes = told.themes();
        !themes.is_empty() && themes.iter().all(|theme| theme.of_races() == of_races)
    };
    // On the star there is no king in any diagram, and that says nothing.
    assert!(of(races::FAR, true));
    assert!(of(captures::MEN, false));
}

#[test]
fn names_are_all_different_and_the_most_telling_comes_first() {
    let mut names: Vec<&str> = Theme::ALL.iter().map(|theme| theme.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Theme::ALL.len());
    assert_eq!(captures::MEN.themes()[0], Theme::ManFinishes);
    assert_eq!(
        captures::KING.themes(),
        [
            Theme::Sacrifice,
            Theme::KingTour,
            Theme::DecoyedMan,
            Theme::FewPieces
        ]
    );
}

#[test]
fn a_theme_is_known_by_its_name_alone() {
    for theme in Theme::ALL {
        assert_eq!(Theme::parse(theme.name()), Some(theme));
    }
    for name in ["", "Block", "block ", "checkmate"] {
        assert_eq!(Theme::parse(name), None, "{name}");
    }
}

#[test]
fn a_line_that_cannot_be_played_shows_nothing() {
    let table = captures::KING.table();
    let line = ["c3-b3", "a3-a2"].map(str::to_owned);
    assert_eq!(table.themes(captures::KING.position, &line), []);
    assert_eq!(table.themes("no position", &[]), []);
}

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
