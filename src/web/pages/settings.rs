//! Appearance, language and the confirmation of moves.

use askama::Template;
use askama_web::WebTemplate;

use super::{Chrome, Theme};

/// `/{lang}/settings`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "settings.html")]
pub struct SettingsPage {
    /// What all pages share; its `appearance` is the one in force.
    pub chrome: Chrome,
    /// Complete moves wait for a confirmation.
    pub confirm_moves: bool,
    /// A local address to return to; empty when there is none.
    pub back: String,
    /// The settings have just been saved.
    pub saved: bool,
}

impl SettingsPage {
    /// The choices: value, message key, whether it is in force.
    #[must_use]
    pub fn themes(&self) -> [(&'static str, &'static str, bool); 3] {
        let now = self.chrome.appearance.theme;
        [
            ("auto", "theme-auto", now == Theme::Auto),
            ("light", "theme-light", now == Theme::Light),
            ("dark", "theme-dark", now == Theme::Dark),
        ]
    }
}
