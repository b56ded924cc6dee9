//! Past days by the ideas that their puzzles rest on.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::{Chrome, archive::DayMark};
use crate::puzzle::theme::Theme;

/// A theme as pages tell it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Idea {
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub about: String,
    /// Its page.
    pub href: String,
}

impl Idea {
    /// A theme in the words and with the address of a page's game.
    #[must_use]
    pub fn of(chrome: &Chrome, theme: Theme) -> Self {
        let key = format!("theme-{}", theme.name());
        Self {
            name: chrome.t(&key),
            about: chrome.t(&format!("{key}-about")),
            href: chrome.to_game(&format!("/archive/theme/{}", theme.name())),
        }
    }
}

/// `/{lang}/{game}/archive/theme`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "themes.html")]
pub struct ThemesPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Whether all past days are counted, or those alone that the visitor has finished.
    pub all: bool,
    /// The themes of the game's family with their number of days, the most telling first.
    pub rows: Vec<(Theme, u32)>,
    /// Whether some days have yet to be looked at.
    pub waiting: bool,
}

impl ThemesPage {
    /// A theme's name, sentence and address.
    #[must_use]
    pub fn idea(&self, theme: &Theme) -> Idea {
        let mut idea = Idea::of(&self.chrome, *theme);
        if self.all {
            idea.href.push_str("?all=yes");
        }
        idea
    }

    /// This page without a query.
    #[must_use]
    pub fn base(&self) -> String {
        self.chrome.to_game("/archive/theme")
    }
}

/// A day in the list of a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThemeDay {
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day of the archive.
    pub number: u32,
    /// The exact N.
    pub win_in: u8,
    /// The visitor's result; open where there is none.
    pub mark: DayMark,
    /// Solved with a hint.
    pub hint: bool,
    /// Played after its day.
    pub late: bool,
}

impl ThemeDay {
    /// Id of its glass and the height of the drawing.
    #[must_use]
    pub fn symbol(&self) -> Option<(&'static str, u8)> {
        let symbol = self.mark.symbol()?;
        Some((symbol, if symbol == "g-full" { 32 } else { 24 }))
    }

    /// Whether the visitor has solved it after its day.
    #[must_use]
    pub fn solved_late(&self) -> bool {
        self.late && matches!(self.mark, DayMark::Solved(_))
    }
}

/// `/{lang}/{game}/archive/theme/block`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "theme.html")]
pub struct ThemePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The theme.
    pub theme: Theme,
    /// Whether all past days are listed, or those alone that the visitor has finished.
    pub all: bool,
    /// Newest first.
    pub days: Vec<ThemeDay>,
    /// How many days there are on all pages.
    pub total: u32,
    /// Whether the visitor has finished a day of the game at all.
    pub plays: bool,
    /// Whether some days have yet to be looked at.
    pub waiting: bool,
    /// Address of the newest days, unless they are shown.
    pub newest: Option<String>,
    /// Address of the days before, if there are any.
    pub older: Option<String>,
}

impl ThemePage {
    /// The theme in words.
    #[must_use]
    pub fn idea(&self) -> Idea {
        Idea::of(&self.chrome, self.theme)
    }

    /// The days of each month with its name.
    #[must_use]
    pub fn months(&self) -> Vec<(String, &[ThemeDay])> {
        let name = |day: &ThemeDay| self.chrome.lang.month_and_year(day.date);
        self.days
            .chunk_by(|a, b| name(a) == name(b))
            .filter_map(|days| Some((name(days.first()?), days)))
            .collect()
    }

    /// A day without its year.
    #[must_use]
    pub fn short_date(&self, day: &ThemeDay) -> String {
        self.chrome.lang.short_date(day.date)
    }

    /// The result in words.
    #[must_use]
    pub fn sentence(&self, day: &ThemeDay) -> String {
        day.mark.words(self.chrome.lang, day.hint, day.late)
    }

    /// Why the list is empty.
    #[must_use]
    pub fn why_empty(&self) -> String {
        self.chrome.t(match (self.all, self.plays) {
            (true, _) => "themes-empty-all",
            (false, true) => "themes-empty-other",
            (false, false) => "themes-empty-new",
        })
    }

    /// All themes, counted as the days here are listed.
    #[must_use]
    pub fn index(&self) -> String {
        let all = if self.all { "?all=yes" } else { "" };
        self.chrome.to_game(&format!("/archive/theme{all}"))
    }
}
