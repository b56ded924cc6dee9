//! A month of past days.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::web::{Data, Path, Query};
use chrono::{Datelike, NaiveDate};

use super::{
    About, chrome,
    filter::{self, ArchiveQuery},
    me, meta,
    themes::of_family,
    told,
};
use crate::{
    daily::players::DayMark as Played,
    puzzle::{
        day::parse_month,
        streak::{Happened, Status},
        table::Table,
    },
    web::{
        error::Error,
        lang::{Arg, Lang},
        pages::{
            Tab,
            archive::{ArchiveDay, ArchivePage, DayMark, Filter, Wanted},
        },
        state::Site,
        visitor::Visitor,
    },
};

/// `/{lang}/{game}/archive`: the present month.
pub(super) async fn present(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<ArchiveQuery>,
) -> Result<ArchivePage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let today = site.daily.today(visitor.arrived);
    let first = today.with_day(1).unwrap_or(today);
    let here = format!("/{}/archive", table.id());
    page(
        &site,
        &visitor,
        lang,
        Asked::new(table, first, here, &query)?,
    )
    .await
}

/// `/{lang}/{game}/archive/2026-11`.
pub(super) async fn month(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    query: Query<ArchiveQuery>,
) -> Result<ArchivePage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let first = parse_month(&path.2).ok_or(Error::NotFound)?;
    let here = format!("/{}/archive/{}", table.id(), written(first));
    page(
        &site,
        &visitor,
        lang,
        Asked::new(table, first, here, &query)?,
    )
    .await
}

/// A month as addresses write it.
pub(super) fn written(month: NaiveDate) -> String {
    format!("{:04}-{:02}", month.year(), month.month())
}

/// A month asked for.
struct Asked {
    table: &'static dyn Table,
    /// The first of the month.
    first: NaiveDate,
    here: String,
    wanted: Wanted,
}

impl Asked {
    fn new(
        table: &'static dyn Table,
        first: NaiveDate,
        here: String,
        query: &ArchiveQuery,
    ) -> Result<Self, Error> {
        let wanted = filter::wanted(table, query)?;
        Ok(Self {
            table,
            first,
            here,
            wanted,
        })
    }
}

async fn page(
    site: &Site,
    visitor: &Visitor,
    lang: Lang,
    asked: Asked,
) -> Result<ArchivePage, Error> {
    let Asked {
        table,
        first,
        here,
        wanted,
    } = asked;
    let (id, now, player) = (table.id(), visitor.arrived, visitor.player);
    let played = site.daily.month(id, first, player, now).await?;
    let today = site.daily.today(now);
    let mut journal = journal(site, visitor, id).await?;
    let mut voids = Vec::new();
    for date in void_days(site, id, &played).await? {
        voids.push(void(site, id, date, lang).await?);
        journal.entry(date).or_insert(Happened::Void);
    }
    let fitting = fitting(site, visitor, id, &wanted, &played).await?;
    let next_unsolved = site.daily.next_unsolved(id, player, now).await?;
    let meta = match here.ends_with("/archive") {
        true => meta::of_game(lang, "archive", table),
        false => meta::month(lang, table, first),
    };
    let about = About {
        game: id,
        tab: Some(Tab::Archive),
        here: here.clone(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(site, visitor, lang, about).await?;
    let open = |day: NaiveDate| site.daily.is_open(day, now);
    let before = first.pred_opt().filter(|day| open(*day));
    let after = next_month(first).filter(|day| open(*day));
    let address = |day: NaiveDate| {
        let month = chrome.to_game(&format!("/archive/{}", written(day)));
        format!("{month}{}", wanted.query())
    };
    Ok(ArchivePage {
        today,
        days: days(first, &played, &journal, today, &fitting),
        known: player.is_some(),
        ladder: site.daily.ladder(id)?,
        filter: Filter {
            action: chrome.to(&here),
            themes: of_family(table).collect(),
            wanted,
        },
        voids,
        previous: before.map(address),
        next: after.map(address),
        next_unsolved: next_unsolved.map(|date| chrome.to_game(&format!("/{date}"))),
        chrome,
    })
}

/// What happened to the visitor on each day of a game.
async fn journal(
    site: &Site,
    visitor: &Visitor,
    game: &str,
) -> Result<BTreeMap<NaiveDate, Happened>, Error> {
    if visitor.player.is_none() {
        return Ok(BTreeMap::new());
    }
    let record = site.daily.record(visitor.player, visitor.arrived).await?;
    let journal = record.journals.get(game).cloned().unwrap_or_default();
    Ok(journal.into_iter().collect())
}

/// The days of a month that fit what is wanted.
async fn fitting(
    site: &Site,
    visitor: &Visitor,
    game: &str,
    wanted: &Wanted,
    played: &[Played],
) -> Result<BTreeSet<NaiveDate>, Error> {
    let mut themed = BTreeSet::new();
    if let Some(theme) = wanted.theme {
        let (player, now) = (visitor.player, visitor.arrived);
        let own = site.daily.themed(game, player, false, now).await?;
        let days = own.days.into_iter();
        let days = days.filter(|day| day.themes.contains(&theme));
        themed.extend(days.map(|day| day.date));
    }
    let days = played
        .iter()
        .filter(|day| filter::fits(wanted, day, &themed));
    Ok(days.map(|day| day.day.date).collect())
}

/// The void days of a month.
async fn void_days(site: &Site, game: &str, played: &[Played]) -> Result<Vec<NaiveDate>, Error> {
    let voids = site.daily.store().voids().await?;
    let shown = |date: NaiveDate| played.iter().any(|mark| mark.day.date == date);
    let days = voids
        .into_iter()
        .filter(|(other, date)| other == game && shown(*date))
        .map(|(_, date)| date);
    Ok(days.collect())
}

/// That a day of a month does not count, in words.
async fn void(site: &Site, game: &str, date: NaiveDate, lang: Lang) -> Result<String, Error> {
    let void = site.daily.store().void(game, date).await?;
    let day = ("day", Arg::from(lang.day_and_weekday(date)));
    Ok(match void.and_then(|void| void.reason) {
        Some(reason) => {
            let reason = ("reason", Arg::from(reason));
            lang.text_with("void-on-why", &[day, reason])
        }
        None => lang.text_with("void-on", &[day]),
    })
}

fn next_month(first: NaiveDate) -> Option<NaiveDate> {
    first.checked_add_months(chrono::Months::new(1))
}

/// All days of a month with the visitor's marks.
fn days(
    first: NaiveDate,
    played: &[Played],
    journal: &BTreeMap<NaiveDate, Happened>,
    today: NaiveDate,
    fitting: &BTreeSet<NaiveDate>,
) -> Vec<ArchiveDay> {
    let end = next_month(first).unwrap_or(NaiveDate::MAX);
    first
        .iter_days()
        .take_while(|date| *date < end)
        .map(|date| {
            let Some(mark) = played.iter().find(|mark| mark.day.date == date) else {
                return ArchiveDay {
                    date,
                    mark: DayMark::None,
                    hint: false,
                    late: false,
                    exists: false,
                    fits: false,
                };
            };
            ArchiveDay {
                fits: fitting.contains(&date),
                ..marked(date, mark, journal.get(&date).copied(), today)
            }
        })
        .collect()
}

fn marked(
    date: NaiveDate,
    played: &Played,
    happened: Option<Happened>,
    today: NaiveDate,
) -> ArchiveDay {
    let result = played.result.as_ref();
    let begun =
        result.is_some_and(|result| result.status == Status::Playing && result.begun_at.is_some());
    let hint = result.is_some_and(|result| result.hints > 0);
    let entry = happened.map(|happened| me::entry(date, happened));
    let (mark, late) = match entry {
        _ if begun => (DayMark::Open, false),
        Some(entry) => (entry.mark, entry.late),
        None if date == today => (DayMark::Open, false),
        None => (DayMark::None, false),
    };
    ArchiveDay {
        date,
        mark,
        hint: hint && matches!(mark, DayMark::Solved(_)),
        late,
        exists: true,
        fits: true,
    }
}
