//! The warm-up: a win in 1 that counts for nothing.

use askama::Template;
use askama_web::WebTemplate;

use super::Chrome;
use super::puzzle::PuzzlePage;
use crate::web::board_view::{BoardView, Seat};

/// `/{lang}/{game}/warm-up`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "warm_up.html")]
pub struct WarmUpPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Whether captures are compulsory, in words; none where nothing is captured.
    pub forced: Option<String>,
    /// Who moves and wins.
    pub attacker: Seat,
    /// The board; a still one once it is won.
    pub board: BoardView,
    /// Whether something has been tapped.
    pub tried: bool,
    /// What the last tap did.
    pub verdict: Option<String>,
    /// The section of the rule that the last tap breaks: address.
    pub rule: Option<String>,
    /// Whether it is won.
    pub won: bool,
    /// Whether the game has a puzzle of the day.
    pub daily: bool,
}

impl WarmUpPage {
    /// "1 hamlede kazan".
    #[must_use]
    pub fn task(&self) -> String {
        self.chrome.n("win-in", 1u8)
    }
}

impl PuzzlePage {
    /// Whether a newcomer is invited to warm up: to today's puzzle, before anything is played.
    #[must_use]
    pub fn invites(&self) -> bool {
        self.chrome.streak.is_none() && self.is_today && self.is_open()
    }
}
