//! What keeps a streak: recovery codes and devices.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::Chrome;
use crate::store::Agent;

/// The part of the visitor's own page that keeps the streak; empty for visitors without a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Keep {
    /// The day on which the player's code was made, if there is one.
    pub code: Option<NaiveDate>,
    /// The player's devices, the oldest first.
    pub devices: Vec<DeviceRow>,
    /// Asks before signing out.
    pub leave: bool,
    /// A device has just been removed.
    pub gone: bool,
}

impl Keep {
    /// Whether nothing would lead back to the streak if this device forgot it.
    #[must_use]
    pub fn is_last_way(&self) -> bool {
        self.code.is_none() && self.devices.iter().all(|device| device.here)
    }
}

/// A device in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceRow {
    /// Its id.
    pub id: String,
    /// What it said of itself.
    pub agent: Agent,
    /// The day on which it was added.
    pub added: NaiveDate,
    /// The last day on which it changed something, where that is known.
    pub used: Option<NaiveDate>,
    /// Whether it is the one that asks.
    pub here: bool,
}

impl DeviceRow {
    /// "Chrome, Android".
    #[must_use]
    pub fn name(&self, chrome: &Chrome) -> String {
        let known: Vec<&str> = [&self.agent.browser, &self.agent.system]
            .into_iter()
            .map(String::as_str)
            .filter(|name| !name.is_empty())
            .collect();
        if known.is_empty() {
            return chrome.t("device-unknown");
        }
        known.join(&chrome.t("comma"))
    }

    /// "Added: 29 November 2026".
    #[must_use]
    pub fn added(&self, chrome: &Chrome) -> String {
        dated(chrome, "device-added", self.added)
    }

    /// "Last used: 29 November 2026", where that is known.
    #[must_use]
    pub fn used(&self, chrome: &Chrome) -> Option<String> {
        self.used.map(|date| dated(chrome, "device-used", date))
    }
}

fn dated(chrome: &Chrome, key: &str, date: NaiveDate) -> String {
    chrome.with(key, &[("date", chrome.lang.long_date(date).into())])
}

/// The one page that shows a recovery code: the answer to the form that makes or redeems one.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "code.html")]
pub struct CodePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The code in its groups.
    pub groups: Vec<String>,
    /// Another code has just been redeemed.
    pub recovered: bool,
}

impl CodePage {
    /// The code letter by letter, with a pause after each group, for screen readers.
    #[must_use]
    pub fn spelled(&self) -> String {
        let spell = |group: &String| {
            let letters: Vec<String> = group.chars().map(String::from).collect();
            letters.join(" ")
        };
        let code = self.groups.iter().map(spell).collect::<Vec<_>>().join(", ");
        self.chrome.with("code-read", &[("code", code.into())])
    }

    /// The code in two halves, so that a narrow screen breaks it in the middle.
    #[must_use]
    pub fn halves(&self) -> Vec<String> {
        let (first, last) = self.groups.split_at(self.groups.len() / 2);
        vec![format!("{}-", first.join("-")), last.join("-")]
    }

    /// Where the code is entered, as people write addresses.
    #[must_use]
    pub fn address(&self) -> String {
        let site = self.chrome.origin.split("://").last().unwrap_or_default();
        format!("{site}{}", self.chrome.to("/recover"))
    }
}

/// `/{lang}/recover`: takes a code.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "recover.html")]
pub struct RecoverPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Whether the visitor has a player, which will become one with the code's.
    pub known: bool,
    /// The code that was sent opened nothing.
    pub wrong: bool,
}

impl super::me::MePage {
    /// What is said of the player's recovery code.
    #[must_use]
    pub fn code_note(&self) -> Option<String> {
        let date = self.keep.code?;
        Some(dated(&self.chrome, "keep-has-code", date))
    }
}
