//! The visitor's own page, the file with everything in it, and its deletion.

use actix_web::{
    HttpResponse,
    http::header,
    web::{Data, Path, Query},
};
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use super::{
    About, chrome, favorite, game,
    keep::{self, KeepQuery},
    language, meta, see_other,
};
use crate::{
    daily::players::{GameFigures, Record},
    puzzle::{
        day::parse_date,
        streak::Happened,
        table::{TABLES, Table, table},
    },
    web::{
        error::Error,
        pages::{
            Spread, Tab,
            archive::DayMark,
            me::{JournalEntry, MePage, YearDay},
        },
        state::Site,
        visitor::Visitor,
    },
};

/// Lines of the journal on one page.
const LINES: usize = 30;

/// What the page can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct MeQuery {
    game: Option<String>,
    year: Option<String>,
    before: Option<String>,
    erase: Option<String>,
    #[serde(flatten)]
    keep: KeepQuery,
}

/// `/{lang}/me`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    query: Query<MeQuery>,
) -> Result<MePage, Error> {
    let lang = language(&path)?;
    let id = match &query.game {
        Some(id) => game(id)?.id().to_owned(),
        None => favorite(&visitor, lang),
    };
    let lang = table(&id).map_or(lang, |table| lang.for_game(table));
    let today = site.daily.today(visitor.arrived);
    let first_day = site.daily.settings().first_day.min(today);
    let year = match &query.year {
        Some(text) => year(text)
            .filter(|year| (first_day.year()..=today.year()).contains(year))
            .ok_or(Error::NotFound)?,
        None => today.year(),
    };
    let before = match &query.before {
        Some(text) => Some(parse_date(text).ok_or(Error::NotFound)?),
        None => None,
    };
    let record = site.daily.record(visitor.player, visitor.arrived).await?;
    let meta = meta::plain(lang, "me");
    let about = About {
        game: &id,
        tab: Some(Tab::Me),
        here: "/me".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    let link = |rest: &str| chrome.to(&format!("/me?game={id}{rest}"));
    let to_year = |wanted: i32, has_days: bool| has_days.then(|| link(&format!("&year={wanted}")));
    let years = (
        to_year(year - 1, year > first_day.year()),
        to_year(year + 1, year < today.year()),
    );
    let (journal, older) = journal(&record, &id, before);
    let figures = figures(&record, &id);
    Ok(MePage {
        keep: keep::part(&site, &visitor, &query.keep).await?,
        known: visitor.player.is_some(),
        current: figures.current,
        best: figures.best,
        played: figures.played,
        solved: figures.solved,
        spread: Spread {
            counts: figures.spread,
            mine: None,
        },
        today_open: site.daily.is_daily(&id) && is_open(&record, &id, today),
        all: (record.figures.all.current, record.figures.all.best),
        others: others(&record, &id),
        year,
        days: year_days(&record, &id, year),
        years,
        journal,
        older: older.map(|date| link(&format!("&before={date}"))),
        erase: visitor.player.is_some() && query.erase.as_deref() == Some("1"),
        chrome,
    })
}

/// A year written with exactly four digits.
fn year(text: &str) -> Option<i32> {
    let exact = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    exact.then(|| text.parse().ok()).flatten()
}

fn figures(record: &Record, id: &str) -> GameFigures {
    record.figures.games.get(id).copied().unwrap_or_default()
}

fn others(record: &Record, id: &str) -> Vec<(String, u32, u32)> {
    TABLES
        .into_iter()
        .map(Table::id)
        .filter(|name| *name != id)
        .map(|name| {
            let figures = figures(record, name);
            (name.to_owned(), figures.current, figures.best)
        })
        .collect()
}

fn of_game<'a>(record: &'a Record, id: &str) -> &'a [(NaiveDate, Happened)] {
    record.journals.get(id).map_or(&[], Vec::as_slice)
}

/// Whether today's puzzle still waits.
fn is_open(record: &Record, id: &str, today: NaiveDate) -> bool {
    let journal = of_game(record, id);
    let happened = journal.iter().find(|(date, _)| *date == today);
    happened.is_none_or(|(_, happened)| *happened == Happened::Open)
}

/// A line of the journal.
pub(super) fn entry(date: NaiveDate, happened: Happened) -> JournalEntry {
    let (mark, hint, late) = match happened {
        Happened::Solved { attempt, hint } => (DayMark::Solved(attempt), hint, false),
        Happened::Lost => (DayMark::Lost, false, false),
        Happened::GivenUp => (DayMark::GaveUp, false, false),
        Happened::Missed => (DayMark::Missed, false, false),
        Happened::Late { solved: Some(n) } => (DayMark::Solved(n), false, true),
        Happened::Late { solved: None } => (DayMark::Lost, false, true),
        Happened::Void => (DayMark::Void, false, false),
        Happened::Open => (DayMark::Open, false, false),
    };
    JournalEntry {
        date,
        mark,
        hint,
        late,
    }
}

/// A page of the journal, and the day before which the next one begins.
fn journal(
    record: &Record,
    id: &str,
    before: Option<NaiveDate>,
) -> (Vec<JournalEntry>, Option<NaiveDate>) {
    let mut days = of_game(record, id)
        .iter()
        .filter(|(date, _)| before.is_none_or(|before| *date < before))
        .map(|(date, happened)| entry(*date, *happened));
    let lines: Vec<JournalEntry> = days.by_ref().take(LINES).collect();
    let older = days.next().and(lines.last().map(|entry| entry.date));
    (lines, older)
}

/// The days of a year with what was made of them on their day. A day played later was missed on
/// its day, unless the player had not come yet.
fn year_days(record: &Record, id: &str, year: i32) -> Vec<YearDay> {
    let days = of_game(record, id);
    let came = days
        .iter()
        .rfind(|(_, happened)| !matches!(happened, Happened::Late { .. }))
        .map(|(date, _)| *date);
    let mut marks: Vec<YearDay> = days
        .iter()
        .filter(|(date, _)| date.year() == year && came.is_some_and(|came| *date >= came))
        .map(|(date, happened)| YearDay {
            date: *date,
            mark: match happened {
                Happened::Late { .. } => DayMark::Missed,
                other => entry(*date, *other).mark,
            },
        })
        .collect();
    marks.reverse();
    marks
}

/// `/{lang}/me/export`: everything of the visitor's as a file.
pub(super) async fn export(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    language(&path)?;
    let Some(player) = visitor.player else {
        return Err(Error::NotFound);
    };
    let everything = site.daily.store().export(player).await?;
    let text = serde_json::to_string_pretty(&everything)
        .map_err(|error| Error::Internal(error.to_string()))?;
    let today = site.daily.today(visitor.arrived);
    let file = format!("attachment; filename=\"daily-dama-{today}.json\"");
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, file))
        .body(text))
}

/// `POST /{lang}/me/erase`: deletes everything of the visitor's and forgets the cookie.
pub(super) async fn erase(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    if let Some(player) = visitor.player {
        site.daily.store().erase(player).await?;
    }
    let response = see_other(&format!("/{}/me", lang.code()));
    Ok(visitor.forget(response))
}
