//! What pages say of themselves to search engines, and the files that go with them.

use serde_json::{Value, json};

use super::{board_data::script_json, games::GamesPage, me::MePage, puzzle::PuzzlePage};
use crate::web::pdn;

impl GamesPage {
    /// The site itself.
    #[must_use]
    pub fn site_json(&self) -> String {
        let chrome = &self.chrome;
        script_json(&json!({
            "@context": "https://schema.org",
            "@type": "WebSite",
            "name": chrome.t("site-name"),
            "description": chrome.t("site-description"),
            "url": chrome.canonical(),
            "inLanguage": chrome.lang.code(),
        }))
    }
}

impl PuzzlePage {
    /// The way from the games to this day; today's own page lies on it and has none.
    #[must_use]
    pub fn trail_json(&self) -> Option<String> {
        let (chrome, id) = (&self.chrome, &self.chrome.game);
        let date = self.date.to_string();
        if !chrome.here.ends_with(&date) {
            return None;
        }
        let month = self.date.format("%Y-%m");
        let steps = [
            (chrome.t("games-heading"), chrome.to("")),
            (chrome.game_name(id), chrome.to_game("")),
            (
                chrome.lang.month_and_year(self.date),
                chrome.to_game(&format!("/archive/{month}")),
            ),
            (
                chrome.lang.full_date(self.date),
                chrome.to_game(&format!("/{date}")),
            ),
        ];
        let items: Vec<Value> = (1..)
            .zip(steps)
            .map(|(place, (name, path))| {
                json!({
                    "@type": "ListItem",
                    "position": place,
                    "name": name,
                    "item": format!("{}{path}", chrome.origin),
                })
            })
            .collect();
        Some(script_json(&json!({
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            "itemListElement": items,
        })))
    }

    /// The puzzle with its solution as a file, where the game can be written so.
    #[must_use]
    pub fn pdn(&self) -> Option<String> {
        let file = || format!("{}/puzzle.pdn?solution=1", self.base());
        pdn::has(&self.chrome.game).then(file)
    }
}

impl MePage {
    /// The visitor's attempts in the page's game as a file.
    #[must_use]
    pub fn attempts_pdn(&self) -> Option<String> {
        let game = &self.chrome.game;
        let file = || self.chrome.to(&format!("/me/attempts.pdn?game={game}"));
        pdn::has(game).then(file)
    }
}
