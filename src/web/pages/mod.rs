//! The pages: plain data and the words made from it. No I/O, no clock, no handlers.
//!
//! Every page struct has a field `chrome` with what all pages share and derives
//! `Template` and `WebTemplate`, so that a handler returns it as it is. One template
//! file per struct, partials start with `_`.
//!
//! # Addresses that the templates link or post to
//!
//! ```text
//! /{lang}                             GET  games
//! /{lang}/{game}                      GET  today
//! /{lang}/{game}/{date}               GET  a day; ?path=f2,a2 chosen piece and stops; ?show=last, ?show=N, ?attempt=K replay; ?line=d3-d4,c4xe4 a place of the solution's tree; ?give-up=1
//! /{lang}/{game}/{date}/moves         POST attempt, ply and one of: sq + path | move (typed) | move + confirmed=1
//! /{lang}/{game}/{date}/hint          POST attempt, ply
//! /{lang}/{game}/{date}/give-up       POST attempt, ply
//! /{lang}/{game}/warm-up              GET  ?path=d2,d4&sq=f4 plays on its board
//! /{lang}/{game}/{date}/card.png      GET  the day as a picture; card-1, -2, -3, -lost, each also with -hint: a result
//! /{lang}/{game}/{date}/offline       GET  the diagram, which the worker keeps; /{lang}/offline where none was seen
//! /{lang}/{game}/reminder.ics         GET  the day in a calendar
//! /{lang}/{game}/archive[/2026-11]    GET  ?n=3&state=open&theme=sacrifice marks the days that fit
//! /{lang}/{game}/archive/theme[/{theme}]  GET  ?all=yes with days not finished; ?before={date} older days
//! /{lang}/{game}/{date}/print         GET  the day on paper; /{lang}/{game}/archive/2026-11/print the month
//! /{lang}/me[?erase=1]                GET  ?erase=1 asks before erasing
//! /{lang}/me/export                   GET  a JSON file
//! /{lang}/me/erase                    POST
//! /{lang}/rules[/{game}]              GET  ?try=<board>&path=d4,d6 plays on a board of the page
//! /{lang}/about  /{lang}/settings     GET
//! /{lang}/embed  /{lang}/bots         GET  ?game=turkish&lang=tr&theme=dark the snippet for a site
//! /embed/{lang}/{game}[/{date}]       GET  a board for a frame; ?path=…, ?theme=light|dark
//! /{lang}/{game}/feed.xml             GET
//! /{lang}/{game}/{date}/puzzle.pdn    GET  ?solution=1 with the moves, for who has finished
//! /{lang}/me/attempts.pdn             GET  ?game=turkish
//! /{lang}/settings                    POST theme=auto|light|dark, contrast=auto|more, confirm=on, back=/tr/turkish
//! ```

pub mod about;
pub mod archive;
pub mod board_data;
pub mod bots;
pub mod embed;
pub mod error;
pub mod explore;
pub mod games;
pub mod keep;
pub mod links;
pub mod me;
pub mod offline;
pub mod preview;
pub mod print;
pub mod puzzle;
pub mod replay;
pub mod rules;
pub mod settings;
mod task;
pub mod themes;
pub mod trail;
pub mod warm_up;

pub use links::{TagUri, card, encoded};

use chrono::NaiveDate;

use super::assets;
use super::lang::{Arg, Args, Lang, Rich};

pub use preview::Preview;

/// Colors that the visitor asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Appearance from the visitor's cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Appearance {
    /// Light or dark.
    pub theme: Theme,
    /// More contrast, whatever the system says.
    pub contrast: bool,
}

impl Appearance {
    /// The value of `data-theme` on the root element; `auto` leaves it to the system.
    #[must_use]
    pub fn id(self) -> &'static str {
        match (self.theme, self.contrast) {
            (Theme::Auto, false) => "auto",
            (Theme::Light, false) => "light",
            (Theme::Dark, false) => "dark",
            (Theme::Auto, true) => "contrast",
            (Theme::Light, true) => "contrast-light",
            (Theme::Dark, true) => "contrast-dark",
        }
    }

    /// Colors for the frame that the browser draws around the page, each with the media query
    /// under which it holds (empty: always). They are the page's ground in that theme.
    #[must_use]
    pub fn frame_colors(self) -> Vec<(&'static str, &'static str)> {
        let (light, dark) = if self.contrast {
            ("#FFFFFF", "#000000")
        } else {
            ("#E9EEE8", "#0F1917")
        };
        match self.theme {
            Theme::Auto => vec![
                ("(prefers-color-scheme: light)", light),
                ("(prefers-color-scheme: dark)", dark),
            ],
            Theme::Light => vec![("", light)],
            Theme::Dark => vec![("", dark)],
        }
    }

    /// Reads what [`Appearance::id`] writes.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        let (theme, contrast) = match id {
            "auto" => (Theme::Auto, false),
            "light" => (Theme::Light, false),
            "dark" => (Theme::Dark, false),
            "contrast" => (Theme::Auto, true),
            "contrast-light" => (Theme::Light, true),
            "contrast-dark" => (Theme::Dark, true),
            _ => return None,
        };
        Some(Self { theme, contrast })
    }
}

/// The five tabs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// Today's puzzle of the game.
    Today,
    /// The game's archive.
    Archive,
    /// All games.
    Games,
    /// The visitor's own page.
    Me,
    /// Rules.
    Rules,
}

/// What all pages share.
#[derive(Debug, Clone)]
pub struct Chrome {
    /// The page's language.
    pub lang: Lang,
    /// The address below the language, with its leading slash, no query: "/turkish"; "" for the games page.
    pub here: String,
    /// The address of the site without a trailing slash, for absolute links.
    pub origin: String,
    /// The game that the tabs lead to.
    pub game: String,
    /// Ids of all games, home game first.
    pub games: Vec<String>,
    /// The current tab.
    pub tab: Option<Tab>,
    /// Colors.
    pub appearance: Appearance,
    /// The visitor's streak; none for visitors without a player.
    pub streak: Option<u32>,
    /// The page's own title, without the site's name.
    pub title: String,
    /// For search engines; may be empty.
    pub description: String,
    /// What previews of the page show; none on pages that are not to be shown around.
    pub preview: Option<Preview>,
}

/// A link with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Language or game code.
    pub code: String,
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub href: String,
    /// Whether it is the present one.
    pub current: bool,
}

impl Chrome {
    /// A message.
    #[must_use]
    pub fn t(&self, key: &str) -> String {
        self.lang.text(key)
    }

    /// A message as HTML.
    #[must_use]
    pub fn r(&self, key: &str) -> Rich {
        self.lang.rich(key, &[])
    }

    /// A message with one number.
    #[must_use]
    pub fn n(&self, key: &str, n: impl Into<Arg>) -> String {
        self.lang.text_with(key, &[("n", n.into())])
    }

    /// A message with a count, `$n` for the plural form and `$count` to be read.
    #[must_use]
    pub fn count(&self, key: &str, n: impl Into<Arg>) -> String {
        let n = n.into();
        let count = match &n {
            Arg::Num(n) => self.lang.number(n.unsigned_abs()),
            Arg::Text(text) => text.clone(),
        };
        self.lang
            .text_with(key, &[("n", n), ("count", Arg::Text(count))])
    }

    /// A message with values.
    #[must_use]
    pub fn with(&self, key: &str, args: Args<'_>) -> String {
        self.lang.text_with(key, args)
    }

    /// A text with backticked runs as HTML.
    #[must_use]
    pub fn html(&self, text: &str) -> Rich {
        Rich::new(text)
    }

    /// The result or state of a puzzle in words.
    #[must_use]
    pub fn words(&self, progress: &Progress) -> String {
        progress.words(self.lang)
    }

    /// The bars of a spread.
    #[must_use]
    pub fn bars(&self, spread: &Spread) -> Vec<Bar> {
        spread.bars(self.lang)
    }

    /// The bundles of a tally.
    #[must_use]
    pub fn tally(&self, n: &u32) -> Vec<u32> {
        bundles(*n)
    }

    /// The address of a static file.
    #[must_use]
    pub fn asset(&self, name: &str) -> String {
        assets::url(name)
    }

    /// The addresses of a script and of its parts.
    #[must_use]
    pub fn modules(&self, script: &str) -> Vec<String> {
        assets::modules(script)
    }

    /// An address in this language: `to("/me")`.
    #[must_use]
    pub fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.lang.code())
    }

    /// The address of the present game's page with this ending.
    #[must_use]
    pub fn to_game(&self, path: &str) -> String {
        format!("/{}/{}{path}", self.lang.code(), self.game)
    }

    /// A share in per cent; Turkish puts the sign first.
    #[must_use]
    pub fn percent(&self, n: impl Into<Arg>) -> String {
        self.n("percent", n)
    }

    /// The arrow to what comes before, as the language runs; bidi does not turn arrows.
    #[must_use]
    pub fn arrow_back(&self) -> &'static str {
        if self.lang.is_rtl() { "→" } else { "←" }
    }

    /// The arrow to what comes after.
    #[must_use]
    pub fn arrow_on(&self) -> &'static str {
        if self.lang.is_rtl() { "←" } else { "→" }
    }

    /// The name of a game.
    #[must_use]
    pub fn game_name(&self, id: &str) -> String {
        self.lang.text(&format!("game-{id}"))
    }

    /// This page in every language.
    #[must_use]
    pub fn languages(&self) -> Vec<Link> {
        Lang::all()
            .map(|lang| Link {
                code: lang.code().to_owned(),
                name: lang.name().to_owned(),
                href: format!("/{}{}", lang.code(), self.here),
                current: lang == self.lang,
            })
            .collect()
    }

    /// Every game's page of the kind shown: today, archive, me or rules.
    #[must_use]
    pub fn game_links(&self) -> Vec<Link> {
        let address = |id: &str| match self.tab {
            Some(Tab::Archive) => self.to(&format!("/{id}/archive")),
            Some(Tab::Me) => self.to(&format!("/me?game={id}")),
            Some(Tab::Rules) => self.to(&format!("/rules/{id}")),
            _ => self.to(&format!("/{id}")),
        };
        self.games
            .iter()
            .map(|id| Link {
                code: id.clone(),
                name: self.game_name(id),
                href: address(id),
                current: *id == self.game,
            })
            .collect()
    }

    /// `aria-current` of a tab, or nothing.
    #[must_use]
    pub fn tabs(&self) -> Vec<Link> {
        let rules = self.to("/rules");
        [
            (Tab::Today, "tab-today", self.to_game("")),
            (Tab::Archive, "tab-archive", self.to_game("/archive")),
            (Tab::Games, "tab-games", self.to("")),
            (Tab::Me, "tab-me", self.to("/me")),
            (Tab::Rules, "tab-rules", rules),
        ]
        .into_iter()
        .map(|(tab, key, href)| Link {
            code: key.to_owned(),
            name: self.t(key),
            href,
            current: self.tab == Some(tab),
        })
        .collect()
    }

    /// The title of the browser's window.
    #[must_use]
    pub fn window_title(&self) -> String {
        if self.title.is_empty() {
            self.t("site-name")
        } else {
            format!("{} · {}", self.title, self.t("site-name"))
        }
    }

    /// A day with its weekday, without the year.
    #[must_use]
    pub fn day(&self, date: &NaiveDate) -> String {
        self.lang.day_and_weekday(*date)
    }
}

/// The bundles of a tally: fives, then the rest. Over 50 only the first bundle is drawn.
#[must_use]
pub fn bundles(n: u32) -> Vec<u32> {
    if n > 50 {
        return vec![5];
    }
    let mut list = vec![5; usize::try_from(n / 5).unwrap_or(0)];
    if !n.is_multiple_of(5) {
        list.push(n % 5);
    }
    list
}

/// The state of one attempt, as a glass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glass {
    /// Still to be had.
    Full,
    /// Spent.
    Empty,
    /// Solved with it.
    Spoon,
    /// Not known: offline.
    Dashed,
}

impl Glass {
    /// Id of its symbol.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Full => "g-full",
            Self::Empty => "g-empty",
            Self::Spoon => "g-spoon",
            Self::Dashed => "g-dashed",
        }
    }
}

/// How far a visitor is with one puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// Attempts spent without success, 0 to 3.
    pub spent: u8,
    /// Solved, at attempt `spent + 1`.
    pub solved: bool,
    /// A hint was shown.
    pub hint: bool,
    /// Given up.
    pub gave_up: bool,
    /// Played after its day.
    pub late: bool,
}

impl Progress {
    /// Three attempts a day.
    pub const ATTEMPTS: u8 = 3;

    /// No attempt is left, or none is needed.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.solved || self.spent >= Self::ATTEMPTS || self.gave_up
    }

    /// Attempts left, 0 to 3.
    #[must_use]
    pub fn left(self) -> u8 {
        if self.gave_up {
            0
        } else {
            Self::ATTEMPTS.saturating_sub(self.spent)
        }
    }

    /// How many attempts a finished puzzle took, all of them for a lost one.
    #[must_use]
    pub fn cups(self) -> u8 {
        if self.solved {
            self.spent + 1
        } else {
            Self::ATTEMPTS
        }
    }

    /// The glasses, first attempt first. A solved day shows the glasses used.
    #[must_use]
    pub fn glasses(self) -> Vec<Glass> {
        let spent = if self.gave_up {
            Self::ATTEMPTS
        } else {
            self.spent.min(Self::ATTEMPTS)
        };
        let mut glasses = vec![Glass::Empty; spent.into()];
        if self.solved {
            glasses.push(Glass::Spoon);
        } else {
            glasses.resize(Self::ATTEMPTS.into(), Glass::Full);
        }
        glasses
    }

    /// "2. denemede çözüldü", "çözülemedi", or how many attempts are left.
    #[must_use]
    pub fn words(self, lang: Lang) -> String {
        let n = Arg::from(self.spent + 1);
        let key = match self {
            Self {
                solved: true,
                late: true,
                ..
            } => "result-late",
            Self { solved: true, .. } => "result-solved",
            Self { gave_up: true, .. } => "result-gave-up",
            _ if self.is_over() => "result-lost",
            _ => return lang.text_with("attempts-left", &[("n", Arg::from(self.left()))]),
        };
        let mut words = lang.text_with(key, &[("n", n)]);
        if self.hint && self.solved {
            words.push_str(&lang.text("with-hint"));
        }
        words
    }
}

/// Everybody's results of a day, or one player's over all days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spread {
    /// Solved at the first, second, third attempt, and lost.
    pub counts: [u32; 4],
    /// Which bar is the visitor's, 0 to 3.
    pub mine: Option<usize>,
}

/// One bar of a spread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// "2. deneme".
    pub label: String,
    /// Per cent of all, rounded.
    pub percent: u32,
    /// Length from 0 to 100; the longest bar is 100.
    pub length: u32,
    /// The visitor's own.
    pub mine: bool,
}

impl Spread {
    /// How many results there are.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// How many of a hundred solved at the first attempt, of all who have a result; rounded.
    #[must_use]
    pub fn first_percent(&self) -> u32 {
        let total = self.total().max(1);
        (self.counts[0] * 100 + total / 2) / total
    }

    /// The four bars.
    #[must_use]
    pub fn bars(&self, lang: Lang) -> Vec<Bar> {
        let total = self.total().max(1);
        let most = self.counts.iter().copied().max().unwrap_or(0).max(1);
        (0u8..)
            .zip(self.counts)
            .map(|(i, count)| Bar {
                label: if i < 3 {
                    lang.text_with("spread-attempt", &[("n", Arg::from(i + 1))])
                } else {
                    lang.text("spread-lost")
                },
                percent: (count * 100 + total / 2) / total,
                length: count * 100 / most,
                mine: self.mine == Some(usize::from(i)),
            })
            .collect()
    }
}

/// One stroke of the difficulty's tally.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stroke {
    /// `lit` or `unlit`.
    pub class: &'static str,
    /// Its path in a box of 52 by 22.
    pub path: String,
}

/// Seven strokes, as many lit as the grade.
#[must_use]
pub fn strokes(grade: u8) -> Vec<Stroke> {
    (0..7u32)
        .map(|i| {
            let lit = i < u32::from(grade);
            // 7.5 apart, in halves so that no fraction is needed.
            let x = 35 + 75 * i;
            let top = if lit { 2 } else { 15 };
            Stroke {
                class: if lit { "lit" } else { "unlit" },
                path: format!("M{}.{} {top}V20", x / 10, x % 10),
            }
        })
        .collect()
}

/// Word key of a grade from 1 to 7: easy, medium, hard.
#[must_use]
pub fn grade_key(grade: u8) -> &'static str {
    match grade {
        0..=3 => "grade-easy",
        4..=5 => "grade-medium",
        _ => "grade-hard",
    }
}
