//! What is shown without a network: the last puzzle seen, as one of its day.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::Chrome;
use crate::web::board_view::{BoardView, Seat};

/// `/{lang}/offline` and `/{lang}/{game}/{date}/offline`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "offline.html")]
pub struct OfflinePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The diagram to look at, or an empty piece of board.
    pub board: BoardView,
    /// The puzzle that was seen last, if any was.
    pub seen: Option<Seen>,
}

/// A puzzle that was seen.
#[derive(Debug, Clone)]
pub struct Seen {
    /// Its day.
    pub date: NaiveDate,
    /// "№ 333".
    pub number: String,
    /// The exact N.
    pub win_in: u8,
    /// Who moves.
    pub attacker: Seat,
}

impl OfflinePage {
    /// "Çevrimdışısın. Son gördüğün bulmaca: 29 Kasım 2026".
    #[must_use]
    pub fn heading(&self) -> String {
        match &self.seen {
            Some(seen) => {
                let date = self.chrome.lang.long_date(seen.date);
                self.chrome.with("offline-last", &[("date", date.into())])
            }
            None => self.chrome.t("offline"),
        }
    }

    /// "29 Kasım 2026 Pazar".
    #[must_use]
    pub fn day(&self, seen: &Seen) -> String {
        self.chrome.lang.full_date(seen.date)
    }
}
