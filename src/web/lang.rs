//! The languages of the site: messages, dates, numbers.
//!
//! A language is the file `locales/{code}.ftl` and any `locales/{code}.*.ftl`
//! beside it; adding a language is adding files. Each names itself by the
//! messages `lang-name`, `lang-dir`, `lang-order` and `lang-home-game`. The fourth is the id of
//! a game; it may name one that is not there yet.
//!
//! Texts may hold runs in backticks: move texts, squares and scores, which keep
//! their own left-to-right order on a right-to-left page. [`Lang::rich`] turns
//! them into `<bdi>` elements, [`Lang::text`] into Unicode isolates, so that the
//! same message serves a page and an attribute.
//!
//! A message may have a form for a family of games ([`Words`]): beside `help` there may be
//! `help--star`. Pages of one game ask a language in its words ([`Lang::for_game`]) and get the
//! form where there is one; all others, and the straight games, get the message itself. A form
//! may exist in one language alone.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use chrono::{Datelike, NaiveDate};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use icu::calendar::Iso;
use icu::calendar::types::Weekday as IcuWeekday;
use icu::calendar::week::WeekInformation;
use icu::datetime::fieldsets::{E, M, MD, MDE, YM, YMD, YMDE};
use icu::datetime::input::Date;
use icu::datetime::{DateTimeFormatter, DateTimeFormatterPreferences};
use icu::decimal::DecimalFormatter;
use icu::decimal::input::Decimal;
use icu::locale::Locale;
use icu::plurals::PluralRules;
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

use crate::{
    puzzle::table::{TABLES, Table, table},
    rules::game::Words,
};

pub use super::rich::Rich;

#[derive(RustEmbed)]
#[folder = "locales/"]
struct Locales;

/// A date in one of ICU's field sets, each of which is a type of its own.
macro_rules! dated {
    ($lang:expr, $date:expr, $fields:expr) => {
        iso($date).and_then(|date| {
            let formatter = DateTimeFormatter::try_new($lang.prefs(), $fields).ok()?;
            Some(formatter.format(&date).to_string())
        })
    };
}

/// The language of visitors about whom nothing is known.
pub const DEFAULT: &str = "tr";

struct Catalog {
    code: String,
    bundle: FluentBundle<FluentResource>,
    locale: Locale,
    name: String,
    dir: String,
    home_game: String,
    order: u32,
}

/// Stands in a key between a message and the family whose words a form of it is in.
pub const FORM: &str = "--";

/// One of the site's languages, plain or in the words of a family of games: a cheap handle.
#[derive(Clone, Copy)]
pub struct Lang(&'static Catalog, Option<Words>);

impl PartialEq for Lang {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Lang {}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.code())
    }
}

/// A value put into a message: a number chooses the plural form, a text does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A count.
    Num(i64),
    /// A word, a move, a name.
    Text(String),
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Self::Num(n)
    }
}

impl From<u32> for Arg {
    fn from(n: u32) -> Self {
        Self::Num(n.into())
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Self::Num(n.into())
    }
}

impl<T: Copy + Into<Arg>> From<&T> for Arg {
    fn from(n: &T) -> Self {
        (*n).into()
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Named values of a message.
pub type Args<'a> = &'a [(&'a str, Arg)];

impl Lang {
    /// The language with this code, written exactly so (`tr`).
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        catalogs()
            .iter()
            .find(|c| c.code == code)
            .map(Self::plainly)
    }

    /// All languages in the order in which the site offers them.
    pub fn all() -> impl Iterator<Item = Self> {
        catalogs().iter().map(Self::plainly)
    }

    fn plainly(catalog: &'static Catalog) -> Self {
        Self(catalog, None)
    }

    /// The same language in the words of a family of games.
    #[must_use]
    pub fn in_words(self, words: Words) -> Self {
        Self(self.0, Some(words))
    }

    /// The same language in the words of a game.
    #[must_use]
    pub fn for_game(self, table: &dyn Table) -> Self {
        self.in_words(table.words())
    }

    /// The family whose words it speaks; none on pages of no single game.
    #[must_use]
    pub fn words(self) -> Option<Words> {
        self.1
    }

    /// The language of visitors about whom nothing is known.
    ///
    /// # Panics
    ///
    /// Only in a binary that was built without a single language.
    #[must_use]
    pub fn fallback() -> Self {
        Self::parse(DEFAULT)
            .or_else(|| catalogs().first().map(Self::plainly))
            .expect("the binary embeds at least one language")
    }

    /// The best language for an `Accept-Language` header, if any fits.
    #[must_use]
    pub fn negotiate(header: &str) -> Option<Self> {
        let mut wanted: Vec<(u32, usize, &str)> = header
            .split(',')
            .take(32)
            .enumerate()
            .filter_map(|(i, item)| {
                let mut parts = item.split(';');
                let tag = parts.next()?.trim();
                let q = parts
                    .find_map(|p| p.trim().strip_prefix("q="))
                    .map_or(Some(1.0), |q| q.trim().parse::<f32>().ok())?;
                (q > 0.0 && q <= 1.0).then(|| (thousandths(q), i, tag))
            })
            .collect();
        wanted.sort_by_key(|&(q, i, _)| (std::cmp::Reverse(q), i));
        wanted.into_iter().find_map(|(_, _, tag)| {
            let primary = tag.split('-').next()?.to_ascii_lowercase();
            Self::parse(&primary)
        })
    }

    /// Its code, as in addresses and `lang` attributes.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// Its own name for itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// `ltr` or `rtl`.
    #[must_use]
    pub fn dir(self) -> &'static str {
        &self.0.dir
    }

    /// True where lines run from right to left.
    #[must_use]
    pub fn is_rtl(self) -> bool {
        self.0.dir == "rtl"
    }

    /// The id of the game that this language's pages name first: the one it asks for, or the
    /// first of all where this binary does not have it.
    #[must_use]
    pub fn home_game(self) -> &'static str {
        let first = TABLES.into_iter().next();
        table(&self.0.home_game)
            .or(first)
            .map_or(self.0.home_game.as_str(), Table::id)
    }

    /// True when the language has this message.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        self.message(key).is_some()
    }

    /// The form of a message in the words spoken, else the message itself.
    fn message(self, key: &str) -> Option<FluentMessage<'static>> {
        let bundle = &self.0.bundle;
        let form = self.1.map(|words| format!("{key}{FORM}{}", words.name()));
        let form = form.and_then(|form| bundle.get_message(&form));
        form.or_else(|| bundle.get_message(key))
    }

    /// The message, or the key itself (and a warning in the log) when it is missing.
    #[must_use]
    pub fn text(self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// The message with values, as plain text: backticked runs become Unicode isolates
    /// on right-to-left pages and plain words elsewhere.
    #[must_use]
    pub fn text_with(self, key: &str, args: Args<'_>) -> String {
        self.plain(&self.raw(key, args))
    }

    /// The message as HTML: backticked runs become `<bdi>` elements.
    #[must_use]
    pub fn rich(self, key: &str, args: Args<'_>) -> Rich {
        Rich::new(&self.raw(key, args))
    }

    /// A text with backticked runs as plain text in this language.
    #[must_use]
    pub fn plain(self, text: &str) -> String {
        let mut inside = false;
        let mut plain = String::with_capacity(text.len());
        for c in text.chars() {
            if c == '`' {
                if self.is_rtl() {
                    plain.push(if inside { '\u{2069}' } else { '\u{2066}' });
                }
                inside = !inside;
            } else {
                plain.push(c);
            }
        }
        plain
    }

    /// The message as written, with its backticks: for texts that are made HTML later.
    #[must_use]
    pub fn raw(self, key: &str, args: Args<'_>) -> String {
        let message = self.message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            tracing::warn!(lang = self.code(), key, "missing message");
            return key.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Num(n) => FluentValue::Number(self.count(*n)),
                Arg::Text(text) => FluentValue::from(text.replace('`', "'")),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let bundle = &self.0.bundle;
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        if !errors.is_empty() {
            tracing::warn!(lang = self.code(), key, ?errors, "message with errors");
        }
        text.into_owned()
    }

    /// A number for a message: its value chooses the plural form, its `currency` is what is read.
    ///
    /// The message library takes 103 in Arabic for "other" where the common rules say "few"
    /// (it looks at the number, not at its last two digits). So a number above 100 is handed
    /// over as one of 3 to 100 with the same form by ICU's rules.
    fn count(self, n: i64) -> FluentNumber {
        let Some(model) = (n > 100).then(|| self.same_form(n)).flatten() else {
            return FluentNumber::from(n);
        };
        let mut number = FluentNumber::from(model);
        number.options.currency = Some(n.to_string());
        number
    }

    /// The largest number from 3 to 100 with the plural form of `n`.
    fn same_form(self, n: i64) -> Option<i64> {
        let rules = PluralRules::try_new_cardinal((&self.0.locale).into()).ok()?;
        let form = rules.category_for(n);
        (3..=100)
            .rev()
            .find(|&m: &i64| rules.category_for(m) == form)
    }

    /// What people call a time zone: its message `zone-europe-istanbul`, or the place in its id.
    #[must_use]
    pub fn zone(self, id: &str) -> String {
        let key = format!("zone-{}", id.to_ascii_lowercase().replace(['/', '_'], "-"));
        if self.has(&key) {
            self.text(&key)
        } else {
            id.rsplit('/').next().unwrap_or(id).replace('_', " ")
        }
    }

    /// "29 Kasım 2026 Pazar".
    #[must_use]
    pub fn full_date(self, date: NaiveDate) -> String {
        dated!(self, date, YMDE::long()).unwrap_or_else(|| date.to_string())
    }

    /// "29 Kasım Pazar": the day when the year goes without saying.
    #[must_use]
    pub fn day_and_weekday(self, date: NaiveDate) -> String {
        dated!(self, date, MDE::long()).unwrap_or_else(|| date.to_string())
    }

    /// "29 Kas": short, for lists.
    #[must_use]
    pub fn short_date(self, date: NaiveDate) -> String {
        dated!(self, date, MD::medium()).unwrap_or_else(|| date.to_string())
    }

    /// "29 Kasım 2026".
    #[must_use]
    pub fn long_date(self, date: NaiveDate) -> String {
        dated!(self, date, YMD::long()).unwrap_or_else(|| date.to_string())
    }

    /// "Kasım 2026".
    #[must_use]
    pub fn month_and_year(self, date: NaiveDate) -> String {
        dated!(self, date, YM::long()).unwrap_or_else(|| date.to_string())
    }

    /// The short name of a month, 1 to 12: "Kas".
    #[must_use]
    pub fn short_month(self, month: u32) -> String {
        let Some(date) = NaiveDate::from_ymd_opt(2026, month, 1) else {
            return month.to_string();
        };
        dated!(self, date, M::medium()).unwrap_or_else(|| month.to_string())
    }

    /// The short name of a weekday: "Paz".
    #[must_use]
    pub fn short_weekday(self, day: chrono::Weekday) -> String {
        // 2026-11-30 is a Monday.
        let monday = NaiveDate::from_ymd_opt(2026, 11, 30).unwrap_or_default();
        let date = monday + chrono::Days::new(day.num_days_from_monday().into());
        dated!(self, date, E::short()).unwrap_or_else(|| day.to_string())
    }

    /// The seven weekdays in the order of this language's calendars.
    #[must_use]
    pub fn weekdays(self) -> [chrono::Weekday; 7] {
        let first = WeekInformation::try_new((&self.0.locale).into())
            .map_or(chrono::Weekday::Mon, |w| weekday(w.first_weekday));
        let mut days = [first; 7];
        for i in 1..7 {
            days[i] = days[i - 1].succ();
        }
        days
    }

    /// A whole number with this language's grouping: "2.418".
    #[must_use]
    pub fn number(self, n: u64) -> String {
        DecimalFormatter::try_new((&self.0.locale).into(), Default::default()).map_or_else(
            |_| n.to_string(),
            |f| f.format(&Decimal::from(n)).to_string(),
        )
    }

    fn prefs(self) -> DateTimeFormatterPreferences {
        (&self.0.locale).into()
    }

    /// Every message of this language, forms included, with the names of the variables it uses,
    /// by key.
    #[must_use]
    pub fn inventory(self) -> BTreeMap<String, Vec<String>> {
        sources(self.code())
            .into_iter()
            .flat_map(|source| messages_of(&source))
            .collect()
    }
}

fn thousandths(q: f32) -> u32 {
    // Formatting is the one conversion that cannot truncate or wrap.
    format!("{:.0}", q * 1000.0).parse().unwrap_or(0)
}

fn iso(date: NaiveDate) -> Option<Date<Iso>> {
    let month = u8::try_from(date.month()).ok()?;
    let day = u8::try_from(date.day()).ok()?;
    Date::try_new_iso(date.year(), month, day).ok()
}

fn weekday(day: IcuWeekday) -> chrono::Weekday {
    match day {
        IcuWeekday::Monday => chrono::Weekday::Mon,
        IcuWeekday::Tuesday => chrono::Weekday::Tue,
        IcuWeekday::Wednesday => chrono::Weekday::Wed,
        IcuWeekday::Thursday => chrono::Weekday::Thu,
        IcuWeekday::Friday => chrono::Weekday::Fri,
        IcuWeekday::Saturday => chrono::Weekday::Sat,
        IcuWeekday::Sunday => chrono::Weekday::Sun,
    }
}

fn catalogs() -> &'static [Catalog] {
    static CATALOGS: OnceLock<Vec<Catalog>> = OnceLock::new();
    CATALOGS.get_or_init(|| {
        let mut codes: Vec<String> = files()
            .filter_map(|file| file.split('.').next().map(str::to_owned))
            .collect();
        codes.sort();
        codes.dedup();
        let mut catalogs: Vec<_> = codes.iter().filter_map(|c| load(c)).collect();
        catalogs.sort_by(|a, b| (a.order, &a.code).cmp(&(b.order, &b.code)));
        catalogs
    })
}

fn files() -> impl Iterator<Item = Cow<'static, str>> {
    Locales::iter().filter(|file| file.ends_with(".ftl"))
}

/// The message files of one language.
fn sources(code: &str) -> Vec<String> {
    let mut names: Vec<Cow<'static, str>> = files()
        .filter(|file| file.split('.').next() == Some(code))
        .collect();
    names.sort();
    names
        .iter()
        .filter_map(|file| Locales::get(file))
        .map(|file| String::from_utf8_lossy(&file.data).into_owned())
        .collect()
}

fn load(code: &str) -> Option<Catalog> {
    let id: LanguageIdentifier = code.parse().ok()?;
    let locale: Locale = code.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation is written into the messages, where a page and an attribute need different marks.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => number.options.currency.clone(),
        _ => None,
    }));
    for source in sources(code) {
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            tracing::error!(code, ?errors, "message file with errors");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(code, ?errors, "message defined twice");
        }
    }
    let meta = |key: &str| {
        let pattern = bundle.get_message(key)?.value()?;
        let text = bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    };
    Some(Catalog {
        name: meta("lang-name")?,
        dir: meta("lang-dir")
            .filter(|d| d == "rtl")
            .unwrap_or_else(|| "ltr".to_owned()),
        home_game: meta("lang-home-game")?,
        order: meta("lang-order")
            .and_then(|o| o.parse().ok())
            .unwrap_or(u32::MAX),
        code: code.to_owned(),
        locale,
        bundle,
    })
}

/// Message keys of a file and the variables each mentions, without a full syntax tree:
/// a message starts at the line's first column, its body is indented.
fn messages_of(source: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let starts = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let (true, Some((name, _))) = (starts, line.split_once('=')) {
            key = name.trim().to_owned();
            found.entry(key.clone()).or_default();
        }
        if let Some(names) = found.get_mut(&key) {
            names.extend(line.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_')
                    .collect()
            }));
            names.sort();
            names.dedup();
        }
    }
    found
}
