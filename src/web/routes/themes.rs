//! Past days by theme. A theme gives the idea of a puzzle away, so that what is shown unasked is
//! what the visitor has finished.

use actix_web::web::{Data, Path, Query};
use serde::Deserialize;

use super::{About, chrome, meta, told};
use crate::{
    daily::themes::ThemedDay,
    puzzle::{
        day::parse_date,
        streak::{DayResult, Status},
        table::Table,
        theme::Theme,
    },
    web::{
        error::Error,
        pages::{
            Progress, Tab,
            archive::DayMark,
            themes::{ThemeDay, ThemePage, ThemesPage},
        },
        state::Site,
        visitor::Visitor,
    },
};

/// Days on one page.
const DAYS: usize = 60;

/// What the pages can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ThemeQuery {
    all: Option<String>,
    before: Option<String>,
}

impl ThemeQuery {
    /// Whether the visitor asks for days that are not finished.
    fn all(&self) -> bool {
        self.all.as_deref() == Some("yes")
    }
}

/// The themes that puzzles of a game can have.
pub(super) fn of_family(table: &dyn Table) -> impl Iterator<Item = Theme> {
    let race = table.switches().is_none();
    let all = Theme::ALL.into_iter();
    all.filter(move |theme| theme.of_races() == race)
}

/// `/{lang}/{game}/archive/theme`: all themes.
pub(super) async fn index(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<ThemeQuery>,
) -> Result<ThemesPage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let (id, now, all) = (table.id(), visitor.arrived, query.all());
    let themed = site.daily.themed(id, visitor.player, all, now).await?;
    let count = |theme: Theme| {
        let days = themed.days.iter();
        let days = days.filter(|day| day.themes.contains(&theme)).count();
        u32::try_from(days).unwrap_or(u32::MAX)
    };
    let meta = meta::of_game(lang, "themes", table);
    let about = About {
        game: id,
        tab: Some(Tab::Archive),
        here: format!("/{id}/archive/theme"),
        title: meta.title,
        description: meta.description,
    };
    Ok(ThemesPage {
        rows: of_family(table)
            .map(|theme| (theme, count(theme)))
            .collect(),
        chrome: chrome(&site, &visitor, lang, about).await?,
        all,
        waiting: themed.waiting,
    })
}

/// `/{lang}/{game}/archive/theme/block`: the days of one theme.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    query: Query<ThemeQuery>,
) -> Result<ThemePage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let theme = of_family(table).find(|theme| theme.name() == path.2);
    let theme = theme.ok_or(Error::NotFound)?;
    let before = match &query.before {
        Some(text) => Some(parse_date(text).ok_or(Error::NotFound)?),
        None => None,
    };
    let (id, now, all) = (table.id(), visitor.arrived, query.all());
    let themed = site.daily.themed(id, visitor.player, all, now).await?;
    let mut days = themed.days;
    days.retain(|day| day.themes.contains(&theme));
    let total = u32::try_from(days.len()).unwrap_or(u32::MAX);
    days.retain(|day| before.is_none_or(|before| day.date < before));
    let more = days.len() > DAYS;
    days.truncate(DAYS);

    let here = format!("/{id}/archive/theme/{}", theme.name());
    let address = |before: Option<String>| {
        let all = all.then(|| "all=yes".to_owned());
        let query: Vec<String> = all.into_iter().chain(before).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/{}{here}{mark}{}", lang.code(), query.join("&"))
    };
    let last = days.last().filter(|_| more).map(|day| day.date);
    let older = last.map(|date| address(Some(format!("before={date}"))));
    let newest = before.map(|_| address(None));
    let meta = meta::theme(lang, table, theme);
    let about = About {
        game: id,
        tab: Some(Tab::Archive),
        here: here.clone(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    Ok(ThemePage {
        days: days.iter().map(line).collect(),
        chrome,
        theme,
        all,
        total,
        plays: themed.finished > 0,
        waiting: themed.waiting,
        newest,
        older,
    })
}

/// A line of the list.
fn line(day: &ThemedDay) -> ThemeDay {
    let result = day.result.as_ref();
    ThemeDay {
        date: day.date,
        number: u32::try_from(day.number).unwrap_or(u32::MAX),
        win_in: day.win_in,
        mark: result.map_or(DayMark::Open, mark),
        hint: result.is_some_and(|result| result.hints > 0),
        late: result.is_some_and(|result| result.late),
    }
}

fn mark(result: &DayResult) -> DayMark {
    match result.status {
        Status::Playing => DayMark::Open,
        Status::Solved => DayMark::Solved(result.attempt.unwrap_or(Progress::ATTEMPTS)),
        Status::Lost if result.gave_up => DayMark::GaveUp,
        Status::Lost => DayMark::Lost,
    }
}
