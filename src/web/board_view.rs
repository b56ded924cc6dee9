//! The board as the pages draw it: from a plain model to SVG and squares.
//!
//! Pure and ignorant of the rules: legal moves are handed in. One square is 100 units,
//! the origin is the top left corner of the squares. The board is turned by half a turn
//! when the attacker is Black, never mirrored.
//!
//! # Markup contract
//!
//! ```text
//! form.board-form#board-form[method=post][action=…/moves]   "board" is the id given; only on boards to play on
//!   input[type=hidden][name=attempt|ply|path]       path: chosen origin and stops, "f2,a2"; "" when nothing is chosen
//!   div.board.b8[dir=ltr][data-files][data-ranks][data-turned=true|false]
//!     div.ranks, div.files                          coordinates in the frame, aria-hidden
//!     div.field
//!       svg.draw[viewBox="0 0 800 800"]
//!         g.ground                                  lines or squares, coordinates inside
//!         g.under                                   selection, rings, paths: below the pieces
//!         g.pieces > use.piece[href="#p-wm"][x][y][data-sq="d4"]   also #p-wk #p-bm #p-bk
//!                    use.piece.ghost                a piece that has just been taken
//!         g.over                                    strokes, stops, targets, refutation, hint
//!       div[role=grid] > div[role=row] > div[role=gridcell] > button.sq#board-d4[name=sq][value=d4]
//! ```
//!
//! State of a square is also a class on its button: `movable must selected target stop last taken hint`.
//! A script that wants to draw the marks itself empties `g.under` and `g.over` and builds the same
//! shapes with the classes used in `templates/_marks.html`.

use std::fmt;

use askama::Template;

use super::lang::{Arg, Lang};

/// White or Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Has the lower ranks at the start.
    White,
    /// Has the upper ranks at the start.
    Black,
}

impl Seat {
    /// `white` or `black`, as in the API and in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// King or man.
    pub king: bool,
}

impl Piece {
    /// Id of the symbol that draws it: `p-wm p-wk p-bm p-bk`.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match (self.seat, self.king) {
            (Seat::White, false) => "p-wm",
            (Seat::White, true) => "p-wk",
            (Seat::Black, false) => "p-bm",
            (Seat::Black, true) => "p-bk",
        }
    }

    fn key(self) -> &'static str {
        match (self.seat, self.king) {
            (Seat::White, false) => "sq-white-man",
            (Seat::White, true) => "sq-white-king",
            (Seat::Black, false) => "sq-black-man",
            (Seat::Black, true) => "sq-black-king",
        }
    }
}

/// The squares that a game plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Used {
    /// All of them, drawn plain.
    All,
    /// The dark ones; a1 is dark.
    Dark,
}

/// A rectangular board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardShape {
    /// Columns, 1 to 26.
    pub files: u8,
    /// Rows, 1 to 99.
    pub ranks: u8,
    /// The squares in play.
    pub used: Used,
}

impl BoardShape {
    /// 8x8 with all squares in play: Turkish and Arabic.
    pub const PLAIN_8: Self = Self {
        files: 8,
        ranks: 8,
        used: Used::All,
    };

    /// File and rank from 0 of a square by its name ("a1" is 0, 0), if it is on this board.
    #[must_use]
    pub fn locate(self, name: &str) -> Option<(u8, u8)> {
        let mut chars = name.chars();
        let file = u8::try_from(chars.next()?).ok()?.checked_sub(b'a')?;
        let digits = chars.as_str();
        if digits.is_empty()
            || digits.starts_with('0')
            || !digits.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let rank = digits.parse::<u8>().ok()?.checked_sub(1)?;
        (file < self.files && rank < self.ranks).then_some((file, rank))
    }

    /// The name of the square at a file and rank from 0.
    #[must_use]
    pub fn name(self, file: u8, rank: u8) -> String {
        format!("{}{}", char::from(b'a' + file % 26), u16::from(rank) + 1)
    }

    fn in_play(self, file: u8, rank: u8) -> bool {
        self.used == Used::All || (file + rank).is_multiple_of(2)
    }
}

/// A legal move as the server knows it; the fields of the API's move object.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct MoveData {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// Origin.
    pub from: String,
    /// Landings after the origin, in order.
    pub path: Vec<String>,
    /// Squares of the taken pieces.
    pub captured: Vec<String>,
    /// Whether the piece is crowned.
    pub promotes: bool,
}

impl MoveData {
    /// Origin and landings.
    #[must_use]
    pub fn route(&self) -> Vec<String> {
        std::iter::once(self.from.clone())
            .chain(self.path.iter().cloned())
            .collect()
    }

    fn continues(&self, route: &[String]) -> bool {
        route
            .split_first()
            .is_some_and(|(from, landings)| self.from == *from && self.path.starts_with(landings))
    }
}

/// What a tap on a square means, given the legal moves and what was chosen before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tap {
    /// Show this piece, or this unfinished chain: origin and stops.
    Chosen(Vec<String>),
    /// The move is complete.
    Complete(MoveData),
    /// Nothing is chosen any more.
    Dropped,
    /// The tap asks for no legal move; what was chosen stays chosen.
    /// The text is the move as tapped, for a refusal that names the rule.
    Refused {
        /// What stays chosen.
        path: Vec<String>,
        /// `d4-e5`, or the square alone when no piece was chosen.
        text: String,
    },
}

/// The meaning of a tap on `square` when `path` (origin and stops) is already chosen.
///
/// A tap on a later stop is taken when all legal ways there are one move.
#[must_use]
pub fn tap(moves: &[MoveData], path: &[String], square: &str) -> Tap {
    let Some((from, stops)) = path.split_first() else {
        return if moves.iter().any(|m| m.from == square) {
            Tap::Chosen(vec![square.to_owned()])
        } else {
            Tap::Refused {
                path: Vec::new(),
                text: square.to_owned(),
            }
        };
    };
    if let Some(next) = extend(moves, path, square) {
        return next;
    }
    if square == from || stops.last().is_some_and(|last| last == square) {
        return Tap::Dropped;
    }
    if moves.iter().any(|m| m.from == square) {
        return Tap::Chosen(vec![square.to_owned()]);
    }
    let mark = if stops.is_empty() { '-' } else { 'x' };
    let mut text = path.join("x");
    text.push(mark);
    text.push_str(square);
    Tap::Refused {
        path: path.to_vec(),
        text,
    }
}

fn extend(moves: &[MoveData], path: &[String], square: &str) -> Option<Tap> {
    let done = path.len() - 1;
    let open: Vec<&MoveData> = moves.iter().filter(|m| m.continues(path)).collect();
    let next: Vec<&MoveData> = open
        .iter()
        .copied()
        .filter(|m| m.path.get(done).is_some_and(|s| s == square))
        .collect();
    if let Some(whole) = next.iter().find(|m| m.path.len() == done + 1) {
        return Some(Tap::Complete((*whole).clone()));
    }
    if !next.is_empty() {
        let mut longer = path.to_vec();
        longer.push(square.to_owned());
        return Some(Tap::Chosen(longer));
    }
    let ends: Vec<&MoveData> = open
        .iter()
        .copied()
        .filter(|m| m.path.last().is_some_and(|s| s == square))
        .collect();
    match ends.as_slice() {
        [only] => Some(Tap::Complete((*only).clone())),
        _ => None,
    }
}

/// Everything drawn on the board beside the pieces. Squares by name; names that are not
/// on the board are left out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// Pieces that can move (named for screen readers, not drawn).
    pub movable: Vec<String>,
    /// Pieces that must capture.
    pub must: Vec<String>,
    /// The chosen piece.
    pub selected: Option<String>,
    /// Landings of quiet moves.
    pub targets: Vec<String>,
    /// Numbered stops: square, its number from 1, whether the move can end there.
    pub stops: Vec<(String, u8, bool)>,
    /// Dotted paths: origin and stops.
    pub paths: Vec<Vec<String>>,
    /// Pieces that the chosen chain takes.
    pub taken: Vec<String>,
    /// Squares that a piece has left: wet rings.
    pub wet: Vec<String>,
    /// Pieces that were taken just now, drawn faint with a stroke.
    pub ghosts: Vec<(String, Piece)>,
    /// Why the attempt failed.
    pub refutation: Option<RefutationMarks>,
    /// The hint: origin and, at level 2, the landing.
    pub hint: Vec<String>,
}

/// My move and the answer that beats it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RefutationMarks {
    /// My refuted move: origin and landings; badge 1.
    pub mine: Vec<String>,
    /// The defender's answer: origin and landings; badge 2. Empty when no answer is shown.
    pub reply: Vec<String>,
}

impl Marks {
    /// What to show before a move: movable pieces, pieces that must capture, and, when `path`
    /// (origin and stops) is not empty, the ways on from there.
    #[must_use]
    pub fn for_choice(moves: &[MoveData], path: &[String]) -> Self {
        let mut marks = Self::default();
        for m in moves {
            let list = if m.captured.is_empty() {
                &mut marks.movable
            } else {
                &mut marks.must
            };
            if !list.contains(&m.from) {
                list.push(m.from.clone());
            }
        }
        let open: Vec<&MoveData> = moves.iter().filter(|m| m.continues(path)).collect();
        let (Some(from), Some(first)) = (path.first(), open.first()) else {
            return marks;
        };
        marks.selected = Some(from.clone());
        marks.must.retain(|s| s != from);
        if open.iter().all(|m| m.captured.is_empty()) {
            marks.targets = open.iter().filter_map(|m| m.path.last().cloned()).collect();
        } else if open.len() == 1 {
            marks.show_chain(first);
        } else {
            marks.show_fork(&open, path);
        }
        marks
    }

    /// The marks of a move that was just played: wet ring, path, numbered stops, ghosts.
    #[must_use]
    pub fn for_played(played: &MoveData, ghosts: Vec<(String, Piece)>) -> Self {
        let mut marks = Self {
            wet: vec![played.from.clone()],
            ghosts,
            ..Self::default()
        };
        if !played.captured.is_empty() {
            marks.paths = vec![played.route()];
            let stops = played.path.iter().take(played.path.len().saturating_sub(1));
            marks.stops = numbered(stops.cloned());
        }
        marks
    }

    fn show_chain(&mut self, chain: &MoveData) {
        self.stops = numbered(chain.path.iter().cloned());
        if let Some(last) = self.stops.last_mut() {
            last.2 = true;
        }
        self.paths = vec![chain.route()];
        self.taken.clone_from(&chain.captured);
    }

    fn show_fork(&mut self, open: &[&MoveData], path: &[String]) {
        let done = path.len() - 1;
        self.stops = numbered(path.iter().skip(1).cloned());
        let number = u8::try_from(path.len()).unwrap_or(u8::MAX);
        for m in open {
            let Some(next) = m.path.get(done) else {
                continue;
            };
            let ends = m.path.len() == done + 1;
            if !self.stops.iter().any(|(s, n, _)| s == next && *n == number) {
                self.stops.push((next.clone(), number, ends));
                let mut way = path.to_vec();
                way.push(next.clone());
                self.paths.push(way);
            }
        }
        let mut common = open[0].captured.clone();
        common.retain(|s| open.iter().all(|m| m.captured.contains(s)));
        self.taken = common;
    }
}

fn numbered(squares: impl Iterator<Item = String>) -> Vec<(String, u8, bool)> {
    squares
        .zip(1..=u8::MAX)
        .map(|(s, n)| (s, n, false))
        .collect()
}

/// What is to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardModel {
    /// The board.
    pub shape: BoardShape,
    /// Turned by half a turn: Black attacks.
    pub turned: bool,
    /// Pieces by square.
    pub pieces: Vec<(String, Piece)>,
    /// Everything else.
    pub marks: Marks,
}

impl BoardModel {
    /// A board with pieces and nothing else, the attacker at the bottom.
    #[must_use]
    pub fn still(shape: BoardShape, attacker: Seat, pieces: Vec<(String, Piece)>) -> Self {
        Self {
            shape,
            turned: attacker == Seat::Black,
            pieces,
            marks: Marks::default(),
        }
    }

    fn piece_at(&self, name: &str) -> Option<Piece> {
        self.pieces.iter().find(|(s, _)| s == name).map(|(_, p)| *p)
    }

    /// Column and row from the top left, as drawn.
    fn place(&self, name: &str) -> Option<(u8, u8)> {
        let (file, rank) = self.shape.locate(name)?;
        let up = self.shape.ranks - 1 - rank;
        Some(if self.turned {
            (self.shape.files - 1 - file, rank)
        } else {
            (file, up)
        })
    }

    fn corner(&self, name: &str) -> Option<Spot> {
        let (col, row) = self.place(name)?;
        Some(Spot {
            x: i32::from(col) * 100,
            y: i32::from(row) * 100,
        })
    }

    fn centers(&self, names: &[String]) -> Vec<Spot> {
        names.iter().filter_map(|s| self.center(s)).collect()
    }

    fn placed(&self, pieces: &[(String, Piece)]) -> Vec<Placed> {
        pieces
            .iter()
            .filter_map(|(square, piece)| {
                Some(Placed {
                    symbol: piece.symbol(),
                    at: self.corner(square)?,
                    square: square.clone(),
                })
            })
            .collect()
    }

    fn badges(&self) -> Vec<Badge> {
        let stops = self.marks.stops.iter();
        stops
            .filter_map(|(square, number, last)| {
                Some(Badge {
                    at: self.center(square)?,
                    number: *number,
                    last: *last,
                })
            })
            .collect()
    }

    fn center(&self, name: &str) -> Option<Spot> {
        self.corner(name).map(|s| Spot {
            x: s.x + 50,
            y: s.y + 50,
        })
    }
}

/// A point in board units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

/// A number in a disc at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Badge {
    /// Center.
    pub at: Spot,
    /// The number.
    pub number: u8,
    /// Double rim: the move can end here.
    pub last: bool,
}

/// A piece as drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Id of its symbol.
    pub symbol: &'static str,
    /// Top left corner of its square.
    pub at: Spot,
    /// Name of its square.
    pub square: String,
}

/// A straight arrow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// Points of the shaft.
    pub points: String,
    /// Points of the head.
    pub head: String,
}

/// Everything of a refutation, ready to draw.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RefutationView {
    /// Points of my move.
    pub mine: String,
    /// Badge 1.
    pub first: Option<Badge>,
    /// The answer.
    pub arrow: Option<Arrow>,
    /// Badge 2.
    pub second: Option<Badge>,
}

/// One square of the grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Its name.
    pub name: String,
    /// What a screen reader says.
    pub label: String,
    /// Its states, as classes.
    pub classes: String,
    /// Whether it holds the chosen piece.
    pub selected: bool,
    /// Whether it is in play at all.
    pub in_play: bool,
}

/// The hidden fields of a board that can be played on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardForm {
    /// `post` on puzzles, `get` on boards of the rules pages.
    pub method: &'static str,
    /// Where the taps go.
    pub action: String,
    /// Further fields, by name.
    pub fields: Vec<(&'static str, String)>,
}

/// A board ready to be drawn: `{{ board }}` in a template.
#[derive(Debug, Clone, Template)]
#[template(path = "_board.html")]
pub struct BoardView {
    /// Unique on its page: the first part of its ids.
    pub id: String,
    /// Columns.
    pub files: u8,
    /// Rows.
    pub ranks: u8,
    /// Half a turn.
    pub turned: bool,
    /// Width in units.
    pub width: u32,
    /// Height in units.
    pub height: u32,
    /// Letters below, as drawn.
    pub letters: Vec<char>,
    /// Numbers beside, as drawn.
    pub numbers: Vec<u8>,
    /// Lines of a plain board at these multiples of 100; empty on a two-colored one.
    pub columns: Vec<u32>,
    /// The same, down.
    pub rows_at: Vec<u32>,
    /// Corners of the light squares of a two-colored board.
    pub light: Vec<Spot>,
    /// Where the chosen piece stands.
    pub selected: Option<Spot>,
    /// Centers of rings "must capture".
    pub must: Vec<Spot>,
    /// Centers of wet rings.
    pub wet: Vec<Spot>,
    /// Points of dotted paths.
    pub paths: Vec<String>,
    /// Pieces.
    pub pieces: Vec<Placed>,
    /// Pieces just taken.
    pub ghosts: Vec<Placed>,
    /// Centers of pieces that will be taken.
    pub taken: Vec<Spot>,
    /// Centers of quiet landings.
    pub targets: Vec<Spot>,
    /// Numbered stops.
    pub stops: Vec<Badge>,
    /// Centers of hinted squares.
    pub hint: Vec<Spot>,
    /// My refuted move and the answer.
    pub refutation: Option<RefutationView>,
    /// The grid, row by row as drawn; empty on a still board.
    pub grid: Vec<Vec<Cell>>,
    /// The form around the grid; none on a still board.
    pub form: Option<BoardForm>,
    /// The name of the board, or a still board's position in words.
    pub label: String,
    /// Small boards have no coordinates.
    pub small: bool,
}

impl askama::filters::HtmlSafe for BoardView {}

impl BoardView {
    /// A board whose squares are buttons.
    #[must_use]
    pub fn playable(lang: Lang, id: &str, model: &BoardModel, form: BoardForm) -> Self {
        let mut view = Self::base(id, model);
        view.label = lang.text("board");
        view.grid = grid(lang, model);
        view.form = Some(form);
        view
    }

    /// A board to look at, its position told in words.
    #[must_use]
    pub fn still(lang: Lang, id: &str, model: &BoardModel) -> Self {
        let mut view = Self::base(id, model);
        view.label = describe(lang, model);
        view
    }

    /// A small still board without coordinates, for lists.
    #[must_use]
    pub fn thumbnail(lang: Lang, id: &str, model: &BoardModel) -> Self {
        Self {
            small: true,
            ..Self::still(lang, id, model)
        }
    }

    fn base(id: &str, model: &BoardModel) -> Self {
        let BoardModel {
            shape,
            turned,
            marks,
            ..
        } = model;
        let spots = |names: &[String]| model.centers(names);
        let plain = shape.used == Used::All;
        let steps = |n: u8| {
            if plain {
                (1..u32::from(n)).map(|i| i * 100).collect()
            } else {
                vec![]
            }
        };
        Self {
            id: id.to_owned(),
            files: shape.files,
            ranks: shape.ranks,
            turned: *turned,
            width: u32::from(shape.files) * 100,
            height: u32::from(shape.ranks) * 100,
            letters: letters(*shape, *turned),
            numbers: numbers(*shape, *turned),
            columns: steps(shape.files),
            rows_at: steps(shape.ranks),
            light: if plain { vec![] } else { light_squares(model) },
            selected: marks.selected.as_ref().and_then(|s| model.corner(s)),
            must: spots(&marks.must),
            wet: spots(&marks.wet),
            paths: marks.paths.iter().map(|p| points(&spots(p))).collect(),
            pieces: model.placed(&model.pieces),
            ghosts: model.placed(&marks.ghosts),
            taken: spots(&marks.taken),
            targets: spots(&marks.targets),
            stops: model.badges(),
            hint: spots(&marks.hint),
            refutation: marks.refutation.as_ref().map(|r| refutation(model, r)),
            grid: Vec::new(),
            form: None,
            label: String::new(),
            small: false,
        }
    }
}

fn letters(shape: BoardShape, turned: bool) -> Vec<char> {
    let mut letters: Vec<char> = (0..shape.files)
        .map(|f| char::from(b'a' + f % 26))
        .collect();
    if turned {
        letters.reverse();
    }
    letters
}

fn numbers(shape: BoardShape, turned: bool) -> Vec<u8> {
    let mut numbers: Vec<u8> = (1..=shape.ranks).collect();
    if !turned {
        numbers.reverse();
    }
    numbers
}

fn light_squares(model: &BoardModel) -> Vec<Spot> {
    let shape = model.shape;
    (0..shape.ranks)
        .flat_map(|rank| (0..shape.files).map(move |file| (file, rank)))
        .filter(|&(file, rank)| !shape.in_play(file, rank))
        .filter_map(|(file, rank)| model.corner(&shape.name(file, rank)))
        .collect()
}

/// The route with its first point moved out to the wet ring on the origin.
fn from_rim(route: &[Spot]) -> String {
    let [from, next, ..] = route else {
        return points(route);
    };
    let (dx, dy) = (next.x - from.x, next.y - from.y);
    let start = Spot {
        x: from.x + dx.signum() * 36,
        y: from.y + dy.signum() * 36,
    };
    let mut route = route.to_vec();
    route[0] = start;
    points(&route)
}

fn points(spots: &[Spot]) -> String {
    spots
        .iter()
        .map(|s| format!("{},{}", s.x, s.y))
        .collect::<Vec<_>>()
        .join(" ")
}

fn refutation(model: &BoardModel, marks: &RefutationMarks) -> RefutationView {
    let (mine, reply) = (model.centers(&marks.mine), model.centers(&marks.reply));
    let first = mine.windows(2).last().map(|leg| Badge {
        at: Spot {
            x: i32::midpoint(leg[0].x, leg[1].x),
            y: i32::midpoint(leg[0].y, leg[1].y),
        },
        number: 1,
        last: false,
    });
    let second = reply.first().map(|&at| Badge {
        at,
        number: 2,
        last: false,
    });
    RefutationView {
        mine: from_rim(&mine),
        first,
        arrow: arrow(&reply),
        second,
    }
}

/// An arrow along a route; its tip stops at the edge of the piece that made the move.
fn arrow(route: &[Spot]) -> Option<Arrow> {
    let (&to, before) = route.split_last()?;
    let &from = before.last()?;
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy);
    if length < 1.0 {
        return None;
    }
    let (ux, uy) = (dx / length, dy / length);
    let at = |back: f64, side: f64| {
        let x = f64::from(to.x) - ux * back - uy * side;
        let y = f64::from(to.y) - uy * back + ux * side;
        format!("{x:.1},{y:.1}")
    };
    let mut shaft = points(before);
    shaft.push(' ');
    shaft.push_str(&at(62.0, 0.0));
    let head = [at(42.0, 0.0), at(66.0, 15.0), at(66.0, -15.0)].join(" ");
    Some(Arrow {
        points: shaft,
        head,
    })
}

/// Classes and words of one square.
#[derive(Default)]
struct State {
    classes: Vec<&'static str>,
    words: Vec<String>,
}

impl State {
    fn of(lang: Lang, model: &BoardModel, name: &str) -> Self {
        let marks = &model.marks;
        let mut state = Self::default();
        let holds = |list: &[String]| list.iter().any(|s| s == name);
        let mut note = |on: bool, class: &'static str, key: &str| {
            if on {
                state.classes.push(class);
                state.words.push(lang.text(key));
            }
        };
        note(
            marks.selected.as_deref() == Some(name),
            "selected",
            "sq-selected",
        );
        note(holds(&marks.must), "must", "sq-must");
        note(
            marks.selected.is_none() && holds(&marks.movable),
            "movable",
            "sq-movable",
        );
        note(holds(&marks.targets), "target", "sq-target");
        note(holds(&marks.taken), "taken", "sq-taken");
        note(holds(&marks.hint), "hint", "sq-hint");
        note(holds(&marks.wet), "wet", "sq-wet");
        for (_, number, last) in marks.stops.iter().filter(|(s, ..)| s == name) {
            state.classes.push(if *last { "stop last" } else { "stop" });
            let key = if *last { "sq-last-stop" } else { "sq-stop" };
            state
                .words
                .push(lang.text_with(key, &[("n", Arg::from(*number))]));
        }
        state
    }
}

fn grid(lang: Lang, model: &BoardModel) -> Vec<Vec<Cell>> {
    let shape = model.shape;
    let comma = lang.text("comma");
    numbers(shape, model.turned)
        .into_iter()
        .map(|number| {
            letters(shape, model.turned)
                .into_iter()
                .map(|letter| cell(lang, model, &format!("{letter}{number}"), &comma))
                .collect()
        })
        .collect()
}

fn cell(lang: Lang, model: &BoardModel, name: &str, comma: &str) -> Cell {
    let in_play = model
        .shape
        .locate(name)
        .is_some_and(|(f, r)| model.shape.in_play(f, r));
    let state = State::of(lang, model, name);
    let what = lang.text(model.piece_at(name).map_or("sq-empty", Piece::key));
    let mut words = vec![lang.plain(&format!("`{name}`")), what];
    words.extend(state.words);
    Cell {
        name: name.to_owned(),
        label: words.join(comma),
        selected: model.marks.selected.as_deref() == Some(name),
        classes: state.classes.join(" "),
        in_play,
    }
}

/// The position in words: "beyaz taş d2, d4; beyaz dama f2; …".
fn describe(lang: Lang, model: &BoardModel) -> String {
    let kinds = [
        (Seat::White, true),
        (Seat::White, false),
        (Seat::Black, true),
        (Seat::Black, false),
    ];
    let comma = lang.text("comma");
    let groups: Vec<String> = kinds
        .into_iter()
        .map(|(seat, king)| Piece { seat, king })
        .filter_map(|kind| {
            let squares: Vec<String> = model
                .pieces
                .iter()
                .filter(|(_, p)| *p == kind)
                .map(|(s, _)| lang.plain(&format!("`{s}`")))
                .collect();
            (!squares.is_empty())
                .then(|| format!("{}: {}", lang.text(kind.key()), squares.join(&comma)))
        })
        .collect();
    let head = lang.text("board");
    if groups.is_empty() {
        head
    } else {
        format!("{head}. {}", groups.join(". "))
    }
}

/// The path field of a form: origin and stops with commas.
#[must_use]
pub fn join_path(path: &[String]) -> String {
    path.join(",")
}

/// Reads a path field or query; anything that names no square of the board gives an empty path.
#[must_use]
pub fn split_path(shape: BoardShape, text: &str) -> Vec<String> {
    if text.is_empty() || text.len() > 256 {
        return Vec::new();
    }
    let names: Vec<String> = text.split(',').map(str::to_owned).collect();
    if names.iter().all(|n| shape.locate(n).is_some()) {
        names
    } else {
        Vec::new()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
