//! Boards of every kind, set up by hand, and what is said and drawn on them.

use std::sync::OnceLock;

use askama::Template;
use daily_dama::{
    puzzle::table::{TABLES, Table},
    web::{
        board_view::{
            BoardForm, BoardModel, BoardShape, BoardView, Marks, MoveData, Piece, RefutationMarks,
            Seat, Used,
        },
        lang::Lang,
        pages::{
            board_data::BoardData,
            games::GameRow,
            puzzle::{Phase, PuzzlePage},
        },
        routes::boards,
    },
};

use super::samples;

pub(super) fn dark_8() -> &'static BoardShape {
    static SHAPE: OnceLock<BoardShape> = OnceLock::new();
    SHAPE.get_or_init(|| {
        let mut squares = Vec::new();
        for (letter, file) in ('a'..='h').zip(0..) {
            for rank in (0..8).filter(|rank| (file + rank) % 2 == 0) {
                squares.push((format!("{letter}{}", rank + 1), file, rank));
            }
        }
        BoardShape::grid((8, 8), Used::Dark, false, squares)
    })
}

pub(super) fn numbered_10() -> &'static BoardShape {
    static SHAPE: OnceLock<BoardShape> = OnceLock::new();
    SHAPE.get_or_init(|| {
        let place = |n: i16| (2 * ((n - 1) % 5) + 1 - (n - 1) / 5 % 2, 9 - (n - 1) / 5);
        let squares = (1..=50).map(|n| (n.to_string(), place(n).0, place(n).1));
        BoardShape::grid((10, 10), Used::Dark, true, squares.collect())
    })
}

/// How many holes each row has, from the top.
const ROWS: [i16; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

pub(super) fn star() -> &'static BoardShape {
    static SHAPE: OnceLock<BoardShape> = OnceLock::new();
    SHAPE.get_or_init(|| {
        let rows = ('a'..='q').zip((-8..=8).rev()).zip(ROWS);
        let holes = rows.flat_map(|((letter, row), holes)| {
            (0..holes).map(move |k| (format!("{letter}{}", k + 1), 2 * k + 1 - holes, row))
        });
        BoardShape::star(holes.collect())
    })
}

fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn side(seat: Seat, men: &str, kings: &str) -> Vec<(String, Piece)> {
    let all = [(men, false), (kings, true)].map(|(list, king)| {
        let piece = Piece { seat, king };
        names(list).into_iter().map(move |name| (name, piece))
    });
    all.into_iter().flatten().collect()
}

/// A move from a text: `from stop stop`, and what it takes.
fn mv(route: &str, taken: &str) -> MoveData {
    let route = names(route);
    let captured = names(taken);
    let mark = if captured.is_empty() { "-" } else { "x" };
    MoveData {
        text: route.join(mark),
        from: route[0].clone(),
        path: route[1..].to_vec(),
        captured,
        promotes: false,
    }
}

/// A board in a state.
pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) model: BoardModel,
    mover: Seat,
    moves: Vec<MoveData>,
    path: &'static str,
}

impl Scene {
    fn new(
        name: &'static str,
        shape: &'static BoardShape,
        mover: Seat,
        pieces: &[Vec<(String, Piece)>],
    ) -> Self {
        Self {
            name,
            model: BoardModel::still(shape, mover, pieces.concat()),
            mover,
            moves: Vec::new(),
            path: "",
        }
    }

    fn choosing(mut self, path: &'static str, moves: Vec<MoveData>) -> Self {
        self.model.marks = Marks::for_choice(&moves, &names(path));
        self.moves = moves;
        self.path = path;
        self
    }

    fn view(&self, lang: Lang) -> BoardView {
        if self.moves.is_empty() {
            return BoardView::still(lang, "board", &self.model);
        }
        let hidden = |name, value: &str| (name, value.to_owned());
        let form = BoardForm {
            method: "post",
            action: "/moves".to_owned(),
            fields: vec![
                hidden("attempt", "1"),
                hidden("ply", "0"),
                hidden("path", self.path),
            ],
        };
        BoardView::playable(lang, "board", &self.model, form)
    }

    /// A page of a day with this board.
    pub(super) fn page(&self, lang: Lang) -> PuzzlePage {
        let page = samples::puzzle(lang, &samples::states()[0]);
        let data = page.data.clone().map(|data| BoardData {
            own: self.mover.symbols().to_owned(),
            at: self.model.places(),
            words: self.model.words(lang),
            moves: self.moves.clone(),
            texts: BoardData::texts(lang, self.model.shape),
            ..data
        });
        PuzzlePage {
            board: self.view(lang),
            attacker: self.mover,
            phase: match self.path {
                "" => page.phase.clone(),
                path => Phase::Chosen {
                    must_capture: self.moves.iter().all(MoveData::takes),
                    next_stop: 1,
                    path: names(path),
                },
            },
            data: data.filter(|_| !self.moves.is_empty()),
            ..page
        }
    }
}

fn grids() -> Vec<Scene> {
    let dark = |name, mover| {
        let white = side(Seat::White, "a1 c1 e3 g3", "h2");
        let black = side(Seat::Black, "d4 d6 f6 h6", "a7");
        Scene::new(name, dark_8(), mover, &[white, black])
    };
    let ten = |name, mover| {
        let white = side(Seat::White, "27 28 32 33 37 38 42", "48");
        let black = side(Seat::Black, "7 9 12 13 16 17 18 25", "4");
        Scene::new(name, numbered_10(), mover, &[white, black])
    };
    let quiet = vec![mv("31 26", ""), mv("27 21", ""), mv("27 22", "")];
    vec![
        dark("dark", Seat::White).choosing("", vec![mv("e3 c5 e7", "d4 d6")]),
        dark("dark-chain", Seat::White).choosing("e3", vec![mv("e3 c5 e7 g5", "d4 d6 f6")]),
        dark("dark-quiet", Seat::White).choosing("h2", vec![mv("h2 g1", ""), mv("a1 b2", "")]),
        dark("dark-black", Seat::Black).choosing("a7", vec![mv("a7 b8", ""), mv("a7 c5", "")]),
        ten("ten", Seat::White).choosing("", quiet.clone()),
        ten("ten-quiet", Seat::White).choosing("27", quiet),
        ten("ten-black", Seat::Black).choosing("18", vec![mv("18 23", ""), mv("18 22", "")]),
    ]
}

fn two() -> Vec<Vec<(String, Piece)>> {
    vec![
        side(Seat::White, "k8 m5 n2 n3 n4 o1 o3 p1 p2 q1", ""),
        side(Seat::Black, "k3 k9 l4 l9 m9 j4 h5 g6 c2 b1", ""),
    ]
}

fn hops() -> Vec<MoveData> {
    vec![
        mv("k8 m10", ""),
        mv("k8 m10 m8", ""),
        mv("k8 m10 m8 o2", ""),
        mv("k8 j7", ""),
        mv("k8 k7", ""),
        mv("n2 n1", ""),
    ]
}

fn stars() -> Vec<Scene> {
    let mut refuted = Scene::new("star-wrong", star(), Seat::White, &two());
    refuted.model.marks = Marks {
        wet: names("k7 j5"),
        refutation: Some(RefutationMarks {
            mine: names("k7 k8"),
            reply: names("j5 h5"),
        }),
        ..Marks::default()
    };
    let mut hint = Scene::new("star-hint", star(), Seat::White, &two()).choosing("", hops());
    hint.model.marks.hint = names("k8 o2");
    let six = [
        (Seat::White, "a1 b1 b2 c1 c2 c3 d1 d2 d3 g5"),
        (Seat::Green, "e10 e11 e12 e13 f10 f11 f12 g10 g11 h9"),
        (Seat::Red, "j10 k10 k11 l10 l11 l12 m10 m11 m12 i7"),
        (Seat::Black, "n1 n2 n3 n4 o1 o2 o3 p1 p2 k6"),
        (Seat::Yellow, "j1 k1 k2 l1 l2 l3 m1 m2 m3 i3"),
        (Seat::Blue, "e1 e2 e3 e4 f1 f2 f3 g1 g2 h3"),
    ];
    let six = six.map(|(seat, men)| side(seat, men, ""));
    vec![
        Scene::new("star", star(), Seat::White, &two()).choosing("", hops()),
        Scene::new("star-chosen", star(), Seat::White, &two()).choosing("k8", hops()),
        Scene::new("star-black", star(), Seat::Black, &two()).choosing("l4", vec![mv("l4 k4", "")]),
        Scene::new("star-six", star(), Seat::Green, &six).choosing("h9", vec![mv("h9 h8", "")]),
        refuted,
        hint,
    ]
}

/// Boards of every kind.
pub(super) fn scenes() -> Vec<Scene> {
    grids().into_iter().chain(stars()).collect()
}

/// The same as pages of a day, and small ones in a list.
pub(super) fn pages(lang: Lang) -> Vec<(String, String)> {
    let render = |page: PuzzlePage| page.render().expect("plain data renders");
    let mut pages: Vec<_> = scenes()
        .iter()
        .map(|scene| (scene.name.to_owned(), render(scene.page(lang))))
        .collect();
    let thumbnails = ["dark", "ten", "star", "star-six"].map(|name| {
        let scene = scenes().into_iter().find(|scene| scene.name == name);
        let scene = scene.expect("a scene of that name");
        BoardView::thumbnail(lang, name, &scene.model)
    });
    let mut list = samples::games(lang);
    let row = list.rows[0].clone();
    let small = thumbnails.map(|board| GameRow {
        board,
        ..row.clone()
    });
    list.rows = small.into();
    let list = list.render().expect("plain data renders");
    pages.push(("games-boards".to_owned(), list));
    pages
}

fn scene(name: &str) -> Scene {
    let found = scenes().into_iter().find(|scene| scene.name == name);
    found.expect("a scene of that name")
}

fn buttons(html: &str) -> Vec<String> {
    let found = html.split("name=\"sq\" value=\"").skip(1);
    found
        .filter_map(|rest| rest.split('"').next().map(str::to_owned))
        .collect()
}

#[test]
fn only_dark_squares_are_buttons_and_each_has_its_column() {
    let en = Lang::parse("en").unwrap();
    let html = scene("dark").page(en).render().unwrap();
    let names = buttons(&html);
    assert_eq!(names.len(), 32);
    assert_eq!(names[..4], ["b8", "d8", "f8", "h8"]);
    assert_eq!(names[28..], ["a1", "c1", "e1", "g1"]);
    assert_eq!(html.matches("role=\"gridcell\"").count(), 32);
    assert_eq!(html.matches("class=\"maple\"").count(), 32);
    assert_eq!(html.matches("class=\"unused\"").count(), 32);
    assert!(html.contains("class=\"board b8 dark\" dir=\"ltr\""));
    // The lower left corner is dark.
    assert!(
        html.contains("aria-colindex=\"1\"><button class=\"sq\" type=\"submit\" id=\"board-a1\"")
    );
    assert!(html.contains("<rect class=\"maple\" x=\"0\" y=\"0\""));
    assert!(!html.contains("<rect class=\"maple\" x=\"0\" y=\"700\""));
    let turned = buttons(&scene("dark-black").page(en).render().unwrap());
    assert_eq!(
        turned.iter().rev().collect::<Vec<_>>(),
        names.iter().collect::<Vec<_>>()
    );
}

#[test]
fn numbers_stand_below_beside_and_inside() {
    let en = Lang::parse("en").unwrap();
    let view = scene("ten").view(en);
    assert_eq!(
        view.letters,
        ["46", "", "47", "", "48", "", "49", "", "50", ""]
    );
    assert_eq!(
        view.numbers,
        ["", "6", "", "16", "", "26", "", "36", "", "46"]
    );
    let turned = scene("ten-black").view(en);
    assert_eq!(
        turned.letters,
        ["5", "", "4", "", "3", "", "2", "", "1", ""]
    );
    assert_eq!(
        turned.numbers,
        ["", "45", "", "35", "", "25", "", "15", "", "5"]
    );
    let html = view.render().unwrap();
    assert_eq!(html.matches("class=\"no-in\"").count(), 50);
    assert_eq!(html.matches("class=\"rank-in\"").count(), 0);
    // 46 is the lower left corner, 5 the upper right one but one.
    assert!(html.contains("<text class=\"no-in\" x=\"5\" y=\"922\">46</text>"));
    assert!(html.contains("<text class=\"no-in\" x=\"905\" y=\"22\">5</text>"));
    assert!(html.contains("aria-label=\"48, white king\""));
    assert_eq!(buttons(&html).len(), 50);
}

#[test]
fn the_star_has_121_holes_in_seventeen_rows_and_no_rectangle() {
    let en = Lang::parse("en").unwrap();
    let html = scene("star").view(en).render().unwrap();
    assert_eq!(buttons(&html).len(), 121);
    assert_eq!(html.matches("role=\"row\"").count(), 17);
    assert_eq!(html.matches("role=\"gridcell\"").count(), 121);
    assert!(!html.contains("<rect"), "no rectangle behind");
    assert!(html.contains("class=\"board star\" dir=\"ltr\""));
    assert!(html.contains("viewBox=\"-704 -826 1408 1652\""));
    let holes = html.split("class=\"holes\" d=\"").nth(1).unwrap();
    assert_eq!(holes.split('"').next().unwrap().matches("h0").count(), 121);
    let lines = html.split("class=\"lattice\" d=\"").nth(1).unwrap();
    // Seventeen rows three ways; a point's tip is a row of one hole and no line.
    assert_eq!(lines.split('"').next().unwrap().matches('M').count(), 45);
}

#[test]
fn the_star_is_turned_so_that_the_mover_moves_up() {
    let en = Lang::parse("en").unwrap();
    let first = |name: &str| buttons(&scene(name).view(en).render().unwrap())[0].clone();
    // The target is at the top: of A the south, of D the north, of B the south-west.
    assert_eq!(first("star"), "q1");
    assert_eq!(first("star-black"), "a1");
    assert_eq!(first("star-six"), "m1");
    let places = scene("star-black").model.places();
    assert_eq!(places["a1"], [0, -693]);
    assert_eq!(places["i5"], [0, 0]);
    assert_eq!(places["m13"], [600, 346]);
    assert_eq!(places["e1"], [-600, -346]);
    let places = scene("star").model.places();
    assert_eq!(places["a1"], [0, 693]);
    assert_eq!(places["m13"], [-600, -346]);
    // A sixth of a turn leads from point to point.
    let places = scene("star-six").model.places();
    assert_eq!(places["e13"], [0, 693], "B begins at the bottom");
    assert_eq!(places["a1"], [600, 346]);
}

#[test]
fn the_letters_of_the_star_stand_left_of_their_rows() {
    let en = Lang::parse("en").unwrap();
    for name in ["star", "star-black", "star-six"] {
        let scene = scene(name);
        let places = scene.model.places();
        let letters = scene.view(en).star.unwrap().letters;
        let all: String = letters.iter().map(|(letter, _)| letter.as_str()).collect();
        assert_eq!(all, "abcdefghijklmnopq");
        for (letter, at) in letters {
            let row = places.iter().filter(|(hole, _)| hole.starts_with(&letter));
            let far = |spot: &[i32; 2]| {
                let (dx, dy) = (f64::from(spot[0] - at.x), f64::from(spot[1] - at.y));
                dx.hypot(dy)
            };
            let nearest = row.map(|(_, spot)| (far(spot), spot[0]));
            let nearest = nearest.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
            assert!((nearest.0 - 122.0).abs() < 2.0, "{letter}: {nearest:?}");
            assert!(at.x < nearest.1, "{letter} of {name} stands at the left");
        }
    }
}

#[test]
fn a_hop_chain_on_the_star_may_stop_at_any_number() {
    let marks = scene("star-chosen").model.marks;
    let stops: Vec<_> = marks
        .stops
        .iter()
        .map(|(s, n, l)| (s.as_str(), *n, *l))
        .collect();
    assert_eq!(
        stops,
        [("m10", 1, false), ("m8", 2, false), ("o2", 3, true)]
    );
    assert_eq!(marks.targets, ["j7", "k7"]);
    assert_eq!(marks.paths, [names("k8 m10 m8 o2")]);
    assert!(marks.must.is_empty() && marks.taken.is_empty());
    assert!(
        scene("star").model.marks.must.is_empty(),
        "nothing must capture"
    );
}

#[test]
fn a_capture_that_may_be_declined_is_no_duty() {
    let moves = [mv("11 18", "15"), mv("11 16", ""), mv("9 14", "")];
    let marks = Marks::for_choice(&moves, &[]);
    assert!(marks.must.is_empty());
    assert_eq!(marks.movable, ["11", "9"]);
    let marks = Marks::for_choice(&moves, &names("11"));
    assert_eq!(marks.targets, ["16"]);
    assert_eq!(marks.stops, [("18".to_owned(), 1, true)]);
    assert_eq!(marks.taken, ["15"]);
}

#[test]
fn the_sides_of_the_star_have_names_and_shapes_of_their_own() {
    let symbols: std::collections::BTreeSet<String> = Seat::ALL
        .map(|seat| Piece { seat, king: false }.symbol())
        .into();
    assert_eq!(symbols.len(), 6);
    for lang in Lang::all() {
        let page = scene("star-six").page(lang).render().unwrap();
        for symbol in &symbols {
            assert!(
                page.contains(&format!("<symbol id=\"{symbol}\"")),
                "{symbol}"
            );
            assert!(page.contains(&format!("href=\"#{symbol}\"")), "{symbol}");
        }
        let words = scene("star-six").model.words(lang);
        let different: std::collections::BTreeSet<_> = words.values().collect();
        assert_eq!(different.len(), 6, "{words:?}");
    }
    let en = Lang::parse("en").unwrap();
    let still = BoardView::still(en, "b", &scene("star").model);
    assert!(still.label.contains("A (white): k8, m5"), "{}", still.label);
    assert!(still.label.contains("D (black): k3"), "{}", still.label);
    let html = scene("star-six").view(en).render().unwrap();
    assert!(html.contains("aria-label=\"h9, B (green with a plus), chosen\""));
    assert!(html.contains("aria-label=\"i5, empty\""));
}

#[test]
fn every_game_has_a_board_with_names_that_taps_understand() {
    for table in TABLES {
        let table: &dyn Table = table;
        let shape = boards::shape(table);
        let squares = table.squares();
        assert_eq!(shape.names().count(), squares.len(), "{}", table.id());
        for (name, column, row) in squares {
            assert_eq!(shape.locate(&name), Some((column, row)), "{}", table.id());
        }
        let start = table.start();
        let moves = table.legal_moves(&start).expect("the start is a position");
        assert!(!moves.is_empty(), "{}", table.id());
        for mv in moves {
            assert!(shape.locate(&mv.from).is_some(), "{mv:?}");
            assert!(mv.path.iter().all(|s| shape.locate(s).is_some()), "{mv:?}");
        }
        for on in table.pieces(&start).expect("the start is a position") {
            assert!(Seat::named(table.seat_name(on.seat)).is_some(), "{on:?}");
        }
    }
}
