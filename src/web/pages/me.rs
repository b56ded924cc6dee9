//! The visitor's own page: streak, year, spread, journal, data.

use askama::Template;
use askama_web::WebTemplate;
use chrono::{Datelike, NaiveDate};

use super::archive::DayMark;
use super::{Chrome, Spread, keep::Keep};

/// `/{lang}/me`, one game at a time (`?game=arabic`).
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "me.html")]
pub struct MePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Whether the visitor has a player at all.
    pub known: bool,
    /// Streak of the game.
    pub current: u32,
    /// The best it ever was.
    pub best: u32,
    /// Days played on their day.
    pub played: u32,
    /// Days solved on their day.
    pub solved: u32,
    /// Results over all days.
    pub spread: Spread,
    /// Today's puzzle still waits.
    pub today_open: bool,
    /// Streak over all games: current, best.
    pub all: (u32, u32),
    /// Streaks of the other games: id, current, best.
    pub others: Vec<(String, u32, u32)>,
    /// The year shown.
    pub year: i32,
    /// Its days with a mark, in order. Days left out are drawn empty.
    pub days: Vec<YearDay>,
    /// Addresses of the years before and after, if they have days.
    pub years: (Option<String>, Option<String>),
    /// What happened, newest first.
    pub journal: Vec<JournalEntry>,
    /// Address of older entries.
    pub older: Option<String>,
    /// Asks before erasing.
    pub erase: bool,
    /// Recovery code and devices.
    pub keep: Keep,
}

/// A day of the year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct YearDay {
    /// The day.
    pub date: NaiveDate,
    /// The result on its day.
    pub mark: DayMark,
}

/// A line of the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalEntry {
    /// The day.
    pub date: NaiveDate,
    /// The result.
    pub mark: DayMark,
    /// With a hint.
    pub hint: bool,
    /// After its day.
    pub late: bool,
}

/// The year as a drawing: twelve rows of up to 31 days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearView {
    /// Width in units.
    pub width: i32,
    /// Names of the months, with their places.
    pub months: Vec<YearText>,
    /// Day numbers above.
    pub numbers: Vec<YearText>,
    /// Cells.
    pub cells: Vec<YearCell>,
}

/// A word in the drawing of the year.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearText {
    /// Start of the text, in its own direction.
    pub x: i32,
    /// Base line.
    pub y: i32,
    /// The text.
    pub text: String,
}

/// A day in the drawing of the year.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearCell {
    /// Left.
    pub x: i32,
    /// Top.
    pub y: i32,
    /// Height of the filled part: 0, 4, 8 or 13.
    pub fill: i32,
    /// `solved lost missed open void none`.
    pub class: &'static str,
    /// Day and result, for who points at it; empty for days without a mark.
    pub title: String,
}

/// A month for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YearRow {
    /// "Kasım 2026".
    pub name: String,
    /// Solved at attempt 1, 2, 3; lost; missed.
    pub counts: [usize; 5],
}

const PITCH_X: i32 = 15;
const PITCH_Y: i32 = 18;
const CELL: (i32, i32) = (12, 13);
const TOP: i32 = 22;

impl MePage {
    /// Share of days solved at the first attempt, in per cent of days played.
    #[must_use]
    pub fn first_percent(&self) -> u32 {
        let played = self.played.max(1);
        (self.spread.counts[0] * 100 + played / 2) / played
    }

    /// The year as drawn.
    #[must_use]
    pub fn year_view(&self) -> YearView {
        let lang = self.chrome.lang;
        let rtl = lang.is_rtl();
        let label = if rtl { 78 } else { 58 };
        let width = label + 31 * PITCH_X;
        let flip = |x: i32, w: i32| if rtl { width - x - w } else { x };
        let months = (1..=12u32)
            .zip(0..)
            .map(|(m, row)| YearText {
                x: flip(0, 0),
                y: TOP + row * PITCH_Y + 12,
                text: lang.short_month(m),
            })
            .collect();
        let numbers = [1, 5, 10, 15, 20, 25, 31]
            .into_iter()
            .map(|d: i32| YearText {
                x: flip(label + (d - 1) * PITCH_X + CELL.0 / 2, 0),
                y: 14,
                text: d.to_string(),
            })
            .collect();
        let mut cells = Vec::new();
        let mut day = NaiveDate::from_ymd_opt(self.year, 1, 1);
        while let Some(date) = day.filter(|d| d.year() == self.year) {
            let mark = self
                .days
                .iter()
                .find(|d| d.date == date)
                .map_or(DayMark::None, |d| d.mark);
            let (class, fill) = shown(mark);
            let column = i32::try_from(date.day0()).unwrap_or(0);
            let row = i32::try_from(date.month0()).unwrap_or(0);
            cells.push(YearCell {
                x: flip(label + column * PITCH_X, CELL.0),
                y: TOP + row * PITCH_Y,
                fill,
                class,
                title: match mark {
                    DayMark::None => String::new(),
                    mark => {
                        let words = mark.words(lang, false, false);
                        [lang.day_and_weekday(date), words].join(&lang.text("comma"))
                    }
                },
            });
            day = date.succ_opt();
        }
        YearView {
            width,
            months,
            numbers,
            cells,
        }
    }

    /// The year as a table.
    #[must_use]
    pub fn year_rows(&self) -> Vec<YearRow> {
        (1..=12)
            .filter_map(|month| NaiveDate::from_ymd_opt(self.year, month, 1))
            .map(|first| {
                let mut counts = [0; 5];
                for day in self.days.iter().filter(|d| d.date.month() == first.month()) {
                    match day.mark {
                        DayMark::Solved(n) => counts[usize::from(n.clamp(1, 3)) - 1] += 1,
                        DayMark::Lost | DayMark::GaveUp => counts[3] += 1,
                        DayMark::Missed => counts[4] += 1,
                        _ => {}
                    }
                }
                YearRow {
                    name: self.chrome.lang.month_and_year(first),
                    counts,
                }
            })
            .collect()
    }

    /// A day of the journal.
    #[must_use]
    pub fn short_date(&self, date: &NaiveDate) -> String {
        self.chrome.lang.short_date(*date)
    }

    /// A day's page.
    #[must_use]
    pub fn day_href(&self, date: &NaiveDate) -> String {
        self.chrome.to_game(&format!("/{date}"))
    }

    /// The journal's sentence.
    #[must_use]
    pub fn sentence(&self, entry: &JournalEntry) -> String {
        entry.mark.words(self.chrome.lang, entry.hint, entry.late)
    }
}

fn shown(mark: DayMark) -> (&'static str, i32) {
    match mark {
        DayMark::Solved(1) => ("solved", 13),
        DayMark::Solved(2) => ("solved", 8),
        DayMark::Solved(_) => ("solved", 4),
        DayMark::Lost | DayMark::GaveUp => ("lost", 0),
        DayMark::Missed => ("missed", 0),
        DayMark::Void => ("void", 0),
        DayMark::Open => ("open", 0),
        DayMark::None => ("none", 0),
    }
}
