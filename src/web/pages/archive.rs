//! A month of past days.

use askama::Template;
use askama_web::WebTemplate;
use chrono::{Datelike, NaiveDate};

use super::Chrome;
use crate::web::lang::{Arg, Lang};

/// What a visitor made of a day, as a day glass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayMark {
    /// Solved at attempt 1, 2 or 3.
    Solved(u8),
    /// Three attempts spent.
    Lost,
    /// Given up.
    GaveUp,
    /// Not played.
    Missed,
    /// Begun and not finished, or not begun and still open for the streak.
    Open,
    /// Declared void by the operator; breaks no streak.
    Void,
    /// Not yet, or before the first day: no cell.
    None,
}

impl DayMark {
    /// Id of its symbol, if it has one.
    #[must_use]
    pub fn symbol(self) -> Option<&'static str> {
        match self {
            Self::Solved(1) => Some("d-1"),
            Self::Solved(2) => Some("d-2"),
            Self::Solved(_) => Some("d-3"),
            Self::Lost | Self::GaveUp => Some("d-lost"),
            Self::Missed | Self::Void => Some("d-missed"),
            Self::Open => Some("g-full"),
            Self::None => None,
        }
    }

    /// In words, as the journal says it.
    #[must_use]
    pub fn words(self, lang: Lang, hint: bool, late: bool) -> String {
        let mut words = match self {
            Self::Solved(n) if late => lang.text_with("result-late", &[("n", Arg::from(n))]),
            Self::Solved(n) => lang.text_with("result-solved", &[("n", Arg::from(n))]),
            Self::Lost => lang.text("result-lost"),
            Self::GaveUp => lang.text("result-gave-up"),
            Self::Missed => lang.text("result-missed"),
            Self::Open => lang.text("result-open"),
            Self::Void => lang.text("result-void"),
            Self::None => String::new(),
        };
        if hint && matches!(self, Self::Solved(_)) {
            words.push_str(&lang.text("with-hint"));
        }
        words
    }
}

/// One day of the month.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArchiveDay {
    /// The day.
    pub date: NaiveDate,
    /// The visitor's result.
    pub mark: DayMark,
    /// Solved with a hint.
    pub hint: bool,
    /// Played after its day.
    pub late: bool,
    /// Whether the day has a page: not in the future, not before the first day.
    pub exists: bool,
}

/// `/{lang}/{game}/archive/2026-11`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "archive.html")]
pub struct ArchivePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The present day.
    pub today: NaiveDate,
    /// The month's days, the first of the month first, all of them.
    pub days: Vec<ArchiveDay>,
    /// The month's void days in words, by date.
    pub voids: Vec<String>,
    /// Address of the month before, if it has days.
    pub previous: Option<String>,
    /// Address of the month after, unless it is in the future.
    pub next: Option<String>,
    /// Address of the visitor's next unsolved day, newest first.
    pub next_unsolved: Option<String>,
}

/// A day as the template draws it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MonthCell {
    /// Day of the month.
    pub day: u32,
    /// Where it leads, if it has a page.
    pub href: Option<String>,
    /// Date and result in words.
    pub label: String,
    /// Id of the glass.
    pub symbol: Option<&'static str>,
    /// A ring above the glass.
    pub hint: bool,
    /// A broken outline.
    pub late: bool,
    /// The present day.
    pub is_today: bool,
}

impl ArchivePage {
    /// "Kasım 2026".
    #[must_use]
    pub fn month_name(&self) -> String {
        self.chrome
            .lang
            .month_and_year(self.days.first().map_or(self.today, |d| d.date))
    }

    /// The sheet with the month's puzzles.
    #[must_use]
    pub fn print_href(&self) -> String {
        let month = self.days.first().map_or(self.today, |d| d.date);
        let month = month.format("%Y-%m");
        self.chrome.to_game(&format!("/archive/{month}/print"))
    }

    /// Short names of the weekdays.
    #[must_use]
    pub fn weekdays(&self) -> Vec<String> {
        let lang = self.chrome.lang;
        lang.weekdays()
            .into_iter()
            .map(|d| lang.short_weekday(d))
            .collect()
    }

    /// The month in weeks of seven; days of other months are `None`.
    #[must_use]
    pub fn weeks(&self) -> Vec<Vec<Option<MonthCell>>> {
        let order = self.chrome.lang.weekdays();
        let lead = self
            .days
            .first()
            .and_then(|d| order.iter().position(|w| *w == d.date.weekday()))
            .unwrap_or(0);
        let mut cells: Vec<Option<MonthCell>> = vec![None; lead];
        cells.extend(self.days.iter().map(|d| Some(self.cell(d))));
        cells.resize(cells.len().div_ceil(7) * 7, None);
        cells.chunks(7).map(<[_]>::to_vec).collect()
    }

    fn cell(&self, day: &ArchiveDay) -> MonthCell {
        let lang = self.chrome.lang;
        let is_today = day.date == self.today;
        let label = [
            lang.day_and_weekday(day.date),
            day.mark.words(lang, day.hint, day.late),
        ]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(&lang.text("comma"));
        MonthCell {
            day: day.date.day(),
            href: day
                .exists
                .then(|| self.chrome.to_game(&format!("/{}", day.date))),
            label,
            symbol: if day.exists { day.mark.symbol() } else { None },
            hint: day.hint,
            late: day.late && matches!(day.mark, DayMark::Solved(_)),
            is_today,
        }
    }
}
