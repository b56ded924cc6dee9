//! The board as drawn: points, lines and symbols for the template.

use askama::Template;

use super::marks::RefutationMarks;
use super::model::{Badge, BoardModel, Placed, Spot};
use super::shape::{BoardShape, Used};
use super::squares::{Cell, describe, grid};
use super::star::Star;
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
    /// What it looks like, as a class: `b8` or `b10`, `dark` and `numbered` with it, or `star`.
    pub kind: String,
    /// The star; else a grid.
    pub star: Option<Star>,
    /// Width of a grid in units.
    pub width: u32,
    /// Height of a grid in units.
    pub height: u32,
    /// Letters or numbers below a grid, as drawn; empty where a column has none.
    pub letters: Vec<String>,
    /// Numbers beside a grid, as drawn.
    pub numbers: Vec<String>,
    /// Lines of a grid at these multiples of 100; on a two-colored one the style shows them
    /// where colors do not.
    pub columns: Vec<u32>,
    /// The same, down.
    pub rows_at: Vec<u32>,
    /// Corners of the light squares of a two-colored board.
    pub light: Vec<Spot>,
    /// Numbers inside the squares and the corners of these.
    pub inside: Vec<(String, Spot)>,
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

    /// Radius of a numbered disc, of the rim of a last one, and how far below the middle its
    /// number stands.
    #[must_use]
    pub fn disc(&self) -> (u8, u8, i32) {
        if self.star.is_some() {
            (38, 46, 16)
        } else {
            (26, 32, 11)
        }
    }

    /// Radius of a badge, and how far below the middle its number stands.
    #[must_use]
    pub fn badge(&self) -> (u8, i32) {
        if self.star.is_some() {
            (34, 14)
        } else {
            (24, 11)
        }
    }

    fn base(id: &str, model: &BoardModel) -> Self {
        let BoardModel {
            shape,
            turned,
            marks,
            ..
        } = model;
        let (shape, turned) = (*shape, *turned);
        let spots = |names: &[String]| model.centers(names);
        let grid = !shape.is_star();
        let steps = |n: u8| (1..u32::from(n)).map(|i| i * 100).collect();
        Self {
            id: id.to_owned(),
            kind: kind(shape),
            star: shape.is_star().then(|| Star::of(model)),
            width: u32::from(shape.files) * 100,
            height: u32::from(shape.ranks) * 100,
            letters: if grid { shape.below(turned) } else { vec![] },
            numbers: if grid { shape.beside(turned) } else { vec![] },
            columns: steps(shape.files),
            rows_at: steps(shape.ranks),
            light: if grid { shape.unused(turned) } else { vec![] },
            inside: inside(model),
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

fn kind(shape: &BoardShape) -> String {
    if shape.is_star() {
        return "star".to_owned();
    }
    let mut kind = format!("b{}", shape.files);
    if shape.used == Used::Dark {
        kind.push_str(" dark");
    }
    if shape.numbered {
        kind.push_str(" numbered");
    }
    kind
}

fn inside(model: &BoardModel) -> Vec<(String, Spot)> {
    if !model.shape.numbered {
        return Vec::new();
    }
    let names = model.shape.names();
    names
        .filter_map(|name| Some((name.to_owned(), model.corner(name)?)))
        .collect()
}

/// The route with its first point moved out to the wet ring on the origin.
fn from_rim(route: &[Spot]) -> String {
    let [from, next, ..] = route else {
        return points(route);
    };
    let (dx, dy) = (f64::from(next.x - from.x), f64::from(next.y - from.y));
    let part = 36.0 / dx.hypot(dy).max(36.0);
    let start = format!(
        "{:.0},{:.0} ",
        f64::from(from.x) + dx * part,
        f64::from(from.y) + dy * part
    );
    start + points(&route[1..]).as_str()
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
    let middle = |leg: &[Spot]| Spot {
        x: i32::midpoint(leg[0].x, leg[1].x),
        y: i32::midpoint(leg[0].y, leg[1].y),
    };
    let first = mine.windows(2).last().map(|leg| Badge {
        // Between two holes of the star there is no room for it.
        at: match model.shape.is_star() {
            true => leg[0],
            false => middle(leg),
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
