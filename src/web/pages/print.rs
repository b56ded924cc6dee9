//! Puzzles on paper: a day large, or a month three boards a row.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::{Chrome, grade_key};
use crate::web::{
    board_view::{BoardView, Seat},
    qr::Qr,
};

/// A puzzle on the sheet.
#[derive(Debug, Clone)]
pub struct Printed {
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day.
    pub number: u32,
    /// Moves of the attacker.
    pub win_in: u8,
    /// 1 to 7.
    pub grade: u8,
    /// Who moves and wins.
    pub attacker: Seat,
    /// The diagram.
    pub board: BoardView,
    /// The code of the puzzle's page, where its solution opens; none for an address too long.
    pub qr: Option<Qr>,
    /// The puzzle's page as people type it, without the scheme.
    pub address: String,
}

/// `/{lang}/{game}/{date}/print` and `/{lang}/{game}/archive/{month}/print`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "print.html")]
pub struct PrintPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// What is printed, as its heading: a month, or a day.
    pub heading: String,
    /// Whether it is a month.
    pub is_month: bool,
    /// The puzzles, by date.
    pub puzzles: Vec<Printed>,
    /// The page that this sheet belongs to.
    pub back: String,
}

impl PrintPage {
    /// "Zor".
    #[must_use]
    pub fn grade_word(&self, printed: &Printed) -> String {
        self.chrome.t(grade_key(printed.grade))
    }

    /// The numbers of the lines on which the moves are written.
    #[must_use]
    pub fn lines(&self, printed: &Printed) -> Vec<u8> {
        (1..=printed.win_in).collect()
    }
}
