//! All games and their puzzles of the day, and the page of a game that has none.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::{Chrome, Progress};
use crate::web::board_view::BoardView;

/// `/{lang}`: one row a game.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "games.html")]
pub struct GamesPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The present day.
    pub date: NaiveDate,
    /// The rows, home game first.
    pub rows: Vec<GameRow>,
}

/// A game on the games page.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// Game id.
    pub id: String,
    /// Today's diagram, small: [`BoardView::thumbnail`].
    pub board: BoardView,
    /// Moves of today's task; none when the game has no daily puzzle.
    pub win_in: Option<u8>,
    /// How far the visitor is; the default for strangers.
    pub progress: Progress,
}

/// `/{lang}/{game}` of a game without a book.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "no_daily.html")]
pub struct NoDailyPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// An empty piece of board: [`super::error::empty_board`].
    pub board: BoardView,
}
