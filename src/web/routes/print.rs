//! Puzzles on paper: the diagrams of a day or a month with the codes of their pages.

use actix_web::web::{Data, Path};
use chrono::NaiveDate;

use super::{About, archive::written, boards, chrome, date, told};
use crate::{
    daily::days::Day,
    puzzle::day::parse_month,
    web::{
        board_view::BoardView,
        error::Error,
        lang::Lang,
        pages::{
            Chrome, Tab,
            print::{PrintPage, Printed},
        },
        qr::Qr,
        state::Site,
        visitor::Visitor,
    },
};

/// `/{lang}/{game}/{date}/print`.
pub(super) async fn day(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
) -> Result<PrintPage, Error> {
    let ((lang, table), date) = (told(&path.0, &path.1)?, date(&path.2)?);
    let day = site.daily.day(table.id(), date, visitor.arrived).await?;
    let about = About {
        game: table.id(),
        tab: Some(Tab::Today),
        here: format!("/{}/{date}/print", table.id()),
        title: title(lang, table.id(), &lang.long_date(date)),
        description: lang.text("print-lead-day"),
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    Ok(PrintPage {
        heading: lang.full_date(date),
        is_month: false,
        puzzles: vec![printed(&chrome, &day)?],
        back: chrome.to_game(&format!("/{date}")),
        chrome,
    })
}

/// `/{lang}/{game}/archive/{month}/print`.
pub(super) async fn month(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
) -> Result<PrintPage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let first = parse_month(&path.2).ok_or(Error::NotFound)?;
    let days = site
        .daily
        .month(table.id(), first, None, visitor.arrived)
        .await?;
    let month = written(first);
    let about = About {
        game: table.id(),
        tab: Some(Tab::Archive),
        here: format!("/{}/archive/{month}/print", table.id()),
        title: title(lang, table.id(), &lang.month_and_year(first)),
        description: lang.text("print-lead-month"),
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    let puzzles: Result<_, _> = days
        .iter()
        .map(|mark| printed(&chrome, &mark.day))
        .collect();
    Ok(PrintPage {
        heading: lang.month_and_year(first),
        is_month: true,
        puzzles: puzzles?,
        back: chrome.to_game(&format!("/archive/{month}")),
        chrome,
    })
}

fn title(lang: Lang, game: &str, when: &str) -> String {
    let name = lang.text(&format!("game-{game}"));
    [lang.text("print-heading"), name, when.to_owned()].join(&lang.text("comma"))
}

fn printed(chrome: &Chrome, day: &Day) -> Result<Printed, Error> {
    let model = boards::still(day.table, &day.position)?;
    let date: NaiveDate = day.date;
    let address = format!("{}{}", chrome.origin, chrome.to_game(&format!("/{date}")));
    let typed = address
        .split_once("://")
        .map_or(&*address, |(_, rest)| rest);
    Ok(Printed {
        date,
        number: u32::try_from(day.number).unwrap_or(u32::MAX),
        win_in: day.win_in,
        grade: day.grade,
        attacker: boards::seat(day.table, day.side),
        board: BoardView::still(chrome.lang, &format!("d{date}"), &model),
        qr: Qr::of(&address),
        address: typed.to_owned(),
    })
}
