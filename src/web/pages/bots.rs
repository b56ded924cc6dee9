//! For who writes programs that play or show puzzles.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::Chrome;

/// A call with what it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// What it does, in the page's language.
    pub text: String,
    /// The command for a shell; a test runs it.
    pub command: String,
}

/// `/{lang}/bots`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "bots.html")]
pub struct BotsPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The game of the examples.
    pub game: String,
    /// Calls that need nothing.
    pub open: Vec<Example>,
    /// Calls that need a token.
    pub own: Vec<Example>,
    /// Requests at once, and a second in the long run, for one token.
    pub limits: (u32, u32),
    /// A day for the addresses of files.
    pub date: NaiveDate,
}

impl BotsPage {
    /// "Up to 100 at once, then 5 a second".
    #[must_use]
    pub fn limits_text(&self) -> String {
        let (burst, second) = self.limits;
        let args = [("burst", burst.into()), ("second", second.into())];
        self.chrome.with("bots-limits-text", &args)
    }

    /// An address of the example's game.
    #[must_use]
    pub fn of_game(&self, ending: &str) -> String {
        let code = self.chrome.lang.code();
        format!("/{code}/{}{ending}", self.game)
    }
}
