//! The card of a day: its diagram and task, or how somebody fared, for previews and for sharing.
//!
//! Nothing on it follows from the solution; the card of a result has the glasses and words of
//! the text to share.

use askama::Template;
use chrono::NaiveDate;

use super::{
    paint::{directed, width},
    style::{rules, token},
};
use crate::web::{
    board_view::{BoardModel, BoardView, Piece, Seat},
    lang::{Arg, Lang},
    pages::{Glass, Progress, puzzle::share_result},
};

/// Width of a card in pixels.
pub const WIDTH: u16 = 1200;
/// Height of a card in pixels.
pub const HEIGHT: u16 = 630;

const BOARD: f32 = 566.0;
const MARGIN: f32 = 32.0;
/// What text keeps from the edges of the card.
const EDGE: f32 = 48.0;
/// Left and lower side of the frame.
const BROAD: f32 = 32.0;
/// Right and upper side of the frame.
const NARROW: f32 = 10.0;
/// The least height of what stands between two things of the column, as a part of its usual one.
const LEAST_GAP: f32 = 0.4;

/// A day as its card shows it.
#[derive(Debug, Clone)]
pub struct Card {
    /// The language, in the words of the game.
    pub lang: Lang,
    /// The game's id.
    pub game: String,
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day.
    pub number: u32,
    /// The exact N.
    pub win_in: u8,
    /// Who moves.
    pub attacker: Seat,
    /// The diagram without marks.
    pub diagram: BoardModel,
    /// For the card of a result: how the day ended.
    pub result: Option<Progress>,
}

/// A line of text.
#[derive(Debug, Clone)]
struct Line {
    text: String,
    x: f32,
    y: f32,
    size: f32,
    weight: u16,
    fill: &'static str,
    anchor: &'static str,
}

/// A symbol of the pages' drawings in a box.
#[derive(Debug, Clone)]
struct Drawn {
    symbol: String,
    view: &'static str,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

#[derive(Template)]
#[template(path = "card.svg", escape = "html")]
struct Drawing {
    style: &'static str,
    table: &'static str,
    wood: &'static str,
    frame: &'static str,
    board: BoardView,
    board_x: f32,
    board_y: f32,
    scale: f32,
    lines: Vec<Line>,
    tile: (f32, f32),
    drawn: Vec<Drawn>,
}

impl Card {
    /// The card as SVG.
    ///
    /// # Errors
    /// When the template fails.
    pub fn svg(&self) -> Result<String, askama::Error> {
        let rtl = self.lang.is_rtl();
        let column = Column::new(rtl);
        let mut view = BoardView::still(self.lang, "card", &self.diagram);
        // What cannot be seen is not told in a picture.
        view.label = String::new();
        let board_x = if rtl {
            MARGIN
        } else {
            f32::from(WIDTH) - MARGIN - BOARD
        };
        let (board_x, board_y, scale) = match view.star {
            // The star has no frame; what is left of its square is half on either side.
            Some(_) => {
                let scale = BOARD / 1652.0;
                (board_x + BOARD / 2.0, MARGIN + BOARD / 2.0 - 2.0, scale)
            }
            None => (
                board_x,
                MARGIN,
                (BOARD - BROAD - NARROW) / units(view.width),
            ),
        };
        let mut drawing = Drawing {
            style: rules(),
            table: token("table"),
            wood: token("wood"),
            frame: token("frame"),
            board: view,
            board_x,
            board_y,
            scale,
            lines: Vec::new(),
            tile: (0.0, 0.0),
            drawn: Vec::new(),
        };
        self.coordinates(&mut drawing);
        self.column(&column, &mut drawing);
        drawing.render()
    }

    /// Letters and numbers in the frame.
    fn coordinates(&self, drawing: &mut Drawing) {
        if drawing.board.star.is_some() {
            return;
        }
        let step = drawing.scale * 100.0;
        let line = |text: &String, x, y| Line {
            text: text.clone(),
            x,
            y,
            size: 20.0,
            weight: 700,
            fill: token("frameink"),
            anchor: "middle",
        };
        let (left, top) = (drawing.board_x, drawing.board_y);
        let mut at = left + BROAD + step / 2.0;
        for letter in &drawing.board.letters {
            drawing.lines.push(line(letter, at, top + BOARD - 11.0));
            at += step;
        }
        let mut at = top + NARROW + step / 2.0 + 7.0;
        for number in &drawing.board.numbers {
            drawing.lines.push(line(number, left + BROAD / 2.0, at));
            at += step;
        }
    }

    /// Everything beside the board, from above.
    fn column(&self, column: &Column, drawing: &mut Drawing) {
        let lang = self.lang;
        let (ink, soft) = (token("ink"), token("ink2"));
        let task = lang.text_with("win-in", &[("n", Arg::from(self.win_in))]);
        let side = [("side", Arg::from(self.attacker.id()))];
        let number = lang.text_with("day-number", &[("n", Arg::from(self.number))]);
        let date = format!("{} · {number}", lang.full_date(self.date));
        let title = column.title(&task);

        let game = Row::text(lang.text(&format!("game-{}", self.game)), 32.0, 400, soft);
        let mut rows = vec![game.gap(10.0)];
        let last = title.1.len();
        for (i, text) in title.1.into_iter().enumerate() {
            // Arabic reaches further below the line.
            let below = if column.rtl { 30.0 } else { 20.0 };
            let gap = if i + 1 == last { below } else { 0.0 };
            rows.push(Row::text(text, title.0, 700, ink).gap(gap));
        }
        rows.push(Row::mover(lang.text_with("to-move", &side), ink).gap(28.0));
        rows.push(Row::new(What::Glasses, 59.0).gap(20.0));
        if let Some(result) = self.result {
            let words = share_result(lang, result);
            rows.push(Row::text(words, 32.0, 700, ink).gap(14.0));
        }
        rows.push(Row::text(date, 28.0, 400, soft).gap(34.0));
        rows.push(Row::new(What::Mark(lang.text("site-name")), 56.0));

        let high: f32 = rows.iter().map(|row| row.height).sum();
        let gaps: f32 = rows.iter().map(|row| row.gap).sum();
        let room = f32::from(HEIGHT) - 2.0 * EDGE;
        let part = ((room - high) / gaps).clamp(LEAST_GAP, 1.0);
        let mut y = (f32::from(HEIGHT) - high - gaps * part) / 2.0;
        let attacker = Piece {
            seat: self.attacker,
            king: false,
        };
        let glasses = self.result.unwrap_or_default().glasses();
        for row in rows {
            column.put(&row, y, (attacker, &glasses), drawing);
            y += row.height + row.gap * part;
        }
    }
}

/// What a row of the column holds.
#[derive(Debug, Clone)]
enum What {
    Text(String, f32, u16),
    Mover(String),
    Glasses,
    Mark(String),
}

/// A row of the column, its height and what is left free below it.
#[derive(Debug, Clone)]
struct Row {
    what: What,
    height: f32,
    gap: f32,
    fill: &'static str,
}

impl Row {
    fn new(what: What, height: f32) -> Self {
        Self {
            what,
            height,
            gap: 0.0,
            fill: token("ink"),
        }
    }

    fn text(text: String, size: f32, weight: u16, fill: &'static str) -> Self {
        let row = Self::new(What::Text(text, size, weight), size * 1.2);
        Self { fill, ..row }
    }

    fn mover(text: String, fill: &'static str) -> Self {
        Self {
            fill,
            ..Self::new(What::Mover(text), 56.0)
        }
    }

    fn gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }
}

/// Where text stands: at the start side of the page's direction.
#[derive(Debug, Clone, Copy)]
struct Column {
    rtl: bool,
    width: f32,
}

impl Column {
    fn new(rtl: bool) -> Self {
        let width = f32::from(WIDTH) - MARGIN - BOARD - 40.0 - EDGE;
        Self { rtl, width }
    }

    /// Size and lines of the title: one line, smaller by an eighth at most, else two.
    fn title(&self, task: &str) -> (f32, Vec<String>) {
        const SIZE: f32 = 64.0;
        let fitting = |text: &str| self.width / width(text, true) * 100.0;
        let whole = fitting(task);
        if whole >= SIZE * 0.875 {
            return (whole.min(SIZE), vec![task.to_owned()]);
        }
        let halves = task.match_indices(' ').map(|(at, _)| task.split_at(at));
        let halves = halves.map(|(one, two)| (one.to_owned(), two.trim_start().to_owned()));
        let sized = halves.map(|(one, two)| (fitting(&one).min(fitting(&two)), one, two));
        match sized.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((size, one, two)) => (size.min(SIZE), vec![one, two]),
            None => (whole.min(SIZE), vec![task.to_owned()]),
        }
    }

    /// From the start of the column, so far in; what is this wide begins there.
    fn x(&self, inset: f32, wide: f32) -> f32 {
        if self.rtl {
            f32::from(WIDTH) - EDGE - inset - wide
        } else {
            EDGE + inset
        }
    }

    /// A text that begins so far in, smaller where it would not fit.
    fn line(&self, text: &str, inset: f32, middle: f32, (size, weight): (f32, u16)) -> Line {
        let fitting = (self.width - inset) / width(text, weight > 400).max(1.0) * 100.0;
        let size = size.min(fitting);
        Line {
            text: directed(text, self.rtl),
            x: self.x(inset, 0.0),
            // Half the height of capitals below the middle.
            y: middle + size * 0.357,
            size,
            weight,
            fill: token("ink"),
            anchor: if self.rtl { "end" } else { "start" },
        }
    }

    fn put(&self, row: &Row, y: f32, shown: (Piece, &[Glass]), drawing: &mut Drawing) {
        let middle = y + row.height / 2.0;
        let (text, inset, font) = match &row.what {
            What::Text(text, size, weight) => (text, 0.0, (*size, *weight)),
            What::Mover(text) => {
                drawing.tile = (self.x(0.0, 56.0), y);
                drawing.drawn.push(Drawn {
                    symbol: shown.0.symbol(),
                    view: "6 3 90 96",
                    x: self.x(6.0, 44.0),
                    y: y + 5.0,
                    width: 44.0,
                    height: 47.0,
                });
                (text, 72.0, (36.0, 400))
            }
            What::Glasses => {
                let mut inset = 0.0;
                for glass in shown.1 {
                    drawing.drawn.push(Drawn {
                        symbol: glass.symbol().to_owned(),
                        view: "0 0 24 32",
                        x: self.x(inset, 44.0),
                        y,
                        width: 44.0,
                        height: 58.0,
                    });
                    inset += 52.0;
                }
                return;
            }
            What::Mark(text) => {
                drawing.drawn.push(Drawn {
                    symbol: "p-wk".to_owned(),
                    view: "12 2 76 98",
                    x: self.x(6.0, 43.0),
                    y,
                    width: 43.0,
                    height: 56.0,
                });
                (text, 72.0, (34.0, 700))
            }
        };
        drawing.lines.push(Line {
            fill: row.fill,
            ..self.line(text, inset, middle, font)
        });
    }
}

/// Units of a board as a length.
fn units(units: u32) -> f32 {
    u16::try_from(units).map_or(1000.0, f32::from)
}
