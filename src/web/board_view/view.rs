//! The board as drawn: points, lines and symbols for the template.

use askama::Template;

use super::game::{BoardShape, Used};
use super::marks::RefutationMarks;
use super::model::{Badge, BoardModel, Placed, Spot};
use super::squares::{Cell, describe, grid};
use crate::web::lang::Lang;

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

pub(super) fn letters(shape: BoardShape, turned: bool) -> Vec<char> {
    let mut letters: Vec<char> = (0..shape.files)
        .map(|f| char::from(b'a' + f % 26))
        .collect();
    if turned {
        letters.reverse();
    }
    letters
}

pub(super) fn numbers(shape: BoardShape, turned: bool) -> Vec<u8> {
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
