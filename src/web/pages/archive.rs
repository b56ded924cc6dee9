//! A month of past days.

use askama::Template;
use askama_web::WebTemplate;
use chrono::{Datelike, NaiveDate, Weekday};

use super::{Chrome, Stroke, grade_key, strokes};
use crate::daily::ladder::Rung;
use crate::puzzle::{table::MOST_MOVES, theme::Theme};
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
    /// Whether it is among the days looked for.
    pub fits: bool,
}

/// Which days are looked for; nothing is all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Won in so many moves.
    pub win_in: Option<u8>,
    /// `open solved lost`.
    pub state: Option<&'static str>,
    /// With this idea, among the days that the visitor has finished.
    pub theme: Option<Theme>,
}

impl Wanted {
    /// Whether any days are looked for.
    #[must_use]
    pub fn is_some(&self) -> bool {
        *self != Self::default()
    }

    /// As it stands in an address, with its question mark.
    #[must_use]
    pub fn query(&self) -> String {
        let n = self.win_in.map(|n| format!("n={n}"));
        let state = self.state.map(|state| format!("state={state}"));
        let theme = self.theme.map(|theme| format!("theme={}", theme.name()));
        let parts: Vec<String> = [n, state, theme].into_iter().flatten().collect();
        let mark = if parts.is_empty() { "" } else { "?" };
        format!("{mark}{}", parts.join("&"))
    }
}

/// The form above the month.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Where it leads: this month.
    pub action: String,
    /// The ideas to choose from.
    pub themes: Vec<Theme>,
    /// What is chosen.
    pub wanted: Wanted,
}

/// A choice of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// As addresses write it.
    pub value: String,
    /// What it says.
    pub name: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A field of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// `n state theme`.
    pub name: &'static str,
    /// What it asks for.
    pub label: String,
    /// The choices beside "all".
    pub choices: Vec<Choice>,
}

/// A day of the week as the ladder shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The weekday, short.
    pub weekday: String,
    /// "3 hamlede kazan".
    pub task: String,
    /// "Zor".
    pub word: String,
    /// 1 to 7.
    pub grade: u8,
    /// The strokes of the grade.
    pub strokes: Vec<Stroke>,
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
    /// Whether the visitor has a player at all.
    pub known: bool,
    /// The days of the game's week, Monday first.
    pub ladder: Vec<Rung>,
    /// The form above the month.
    pub filter: Filter,
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
    /// Among the days looked for: `fits` or `unfit`; empty where none are.
    pub fits: &'static str,
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

    /// The fields of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        let (lang, wanted) = (self.chrome.lang, self.filter.wanted);
        let tasks = (2..=MOST_MOVES).map(|n| Choice {
            value: n.to_string(),
            name: self.chrome.n("win-in", n),
            chosen: wanted.win_in == Some(n),
        });
        let states = ["open", "solved", "lost"].map(|state| Choice {
            value: state.to_owned(),
            name: lang.text(&format!("filter-{state}")),
            chosen: wanted.state == Some(state),
        });
        let themes = self.filter.themes.iter().map(|theme| Choice {
            value: theme.name().to_owned(),
            name: lang.text(&format!("theme-{}", theme.name())),
            chosen: wanted.theme == Some(*theme),
        });
        let field = |name, key: &str, choices| Field {
            name,
            label: lang.text(key),
            choices,
        };
        vec![
            field("n", "filter-task", tasks.collect()),
            field("state", "filter-state", states.to_vec()),
            field("theme", "filter-theme", themes.collect()),
        ]
    }

    /// The days looked for, as the template lists them.
    #[must_use]
    pub fn fitting(&self) -> Vec<(NaiveDate, MonthCell)> {
        let days = self.days.iter().filter(|day| day.exists && day.fits);
        days.map(|day| (day.date, self.cell(day))).collect()
    }

    /// How many days of the month are looked for.
    #[must_use]
    pub fn fitting_days(&self) -> u32 {
        u32::try_from(self.fitting().len()).unwrap_or(u32::MAX)
    }

    /// The week as the puzzles climb, from Monday to Sunday in every language.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let lang = self.chrome.lang;
        let weekdays = std::iter::successors(Some(Weekday::Mon), |day| Some(day.succ()));
        let rungs = weekdays.zip(&self.ladder);
        rungs
            .map(|(weekday, rung)| {
                let tasks = rung.win_in.iter().map(|n| self.chrome.n("win-in", *n));
                Step {
                    weekday: lang.short_weekday(weekday),
                    task: tasks.collect::<Vec<_>>().join(&lang.text("comma")),
                    word: lang.text(grade_key(rung.grade)),
                    grade: rung.grade,
                    strokes: strokes(rung.grade),
                }
            })
            .collect()
    }

    fn cell(&self, day: &ArchiveDay) -> MonthCell {
        let lang = self.chrome.lang;
        let is_today = day.date == self.today;
        let fits = match (self.filter.wanted.is_some(), day.fits) {
            (false, _) => "",
            (true, true) => "fits",
            (true, false) => "unfit",
        };
        let fitting = match fits {
            "fits" => lang.text("filter-fits"),
            _ => String::new(),
        };
        let label = [
            lang.day_and_weekday(day.date),
            day.mark.words(lang, day.hint, day.late),
            fitting,
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
            fits,
        }
    }
}
