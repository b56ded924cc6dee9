//! The puzzles of a game as a feed: the newest days, today first, each with its card.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};
use atom_syndication::{Content, Entry, Feed, Generator, Link, Person, Text};
use chrono::{DateTime, NaiveDate, Utc};

use super::{boards, told};
use crate::{
    daily::days::Day,
    puzzle::day::Zone,
    web::{
        board_view::BoardView,
        error::Error,
        fresh,
        lang::{Arg, Lang},
        pages::{TagUri, card},
        rich::Rich,
        state::Site,
        visitor::arrived,
    },
};

/// Days in the feed.
const DAYS: usize = 30;
/// The type of what is sent.
const MIME: &str = "application/atom+xml; charset=utf-8";

/// `/{lang}/{game}/feed.xml`.
pub(super) async fn feed(
    request: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let (id, now) = (table.id(), arrived(&request, &site));
    if !site.daily.is_daily(id) {
        return Err(Error::NotFound);
    }
    let today = site.daily.today(now);
    let zone = &site.daily.settings().zone;
    let mut entries = Vec::with_capacity(DAYS);
    let newest = std::iter::successors(Some(today), NaiveDate::pred_opt).take(DAYS);
    for date in newest.take_while(|date| site.daily.is_open(*date, now)) {
        let day = site.daily.day(id, date, now).await?;
        entries.push(entry(&site, lang, &day)?);
    }
    let home = format!("{}/{}/{id}", site.origin, lang.code());
    let changed = begins(zone, today);
    let game = lang.text(&format!("game-{id}"));
    let feed = Feed {
        title: Text::plain([game, lang.text("site-name")].join(" · ")),
        subtitle: Some(Text::plain(lang.text("site-description"))),
        id: TagUri::of(&site.origin, &format!("/{}/{id}", lang.code())).to_string(),
        updated: changed.into(),
        authors: vec![Person {
            name: lang.text("site-name"),
            uri: Some(format!("{}/{}", site.origin, lang.code())),
            ..Person::default()
        }],
        generator: Some(Generator {
            value: "Daily Dama".to_owned(),
            ..Generator::default()
        }),
        links: vec![
            link("self", &format!("{home}/feed.xml"), "application/atom+xml"),
            link("alternate", &home, "text/html"),
        ],
        entries,
        lang: Some(lang.code().to_owned()),
        ..Feed::default()
    };
    Ok(fresh::answer(&request, MIME, feed.to_string(), changed))
}

/// The first instant of a day: the turnover that it begins with.
fn begins(zone: &Zone, date: NaiveDate) -> DateTime<Utc> {
    zone.turnover_after(date.pred_opt().unwrap_or(date))
}

fn link(rel: &str, href: &str, mime: &str) -> Link {
    Link {
        rel: rel.to_owned(),
        href: href.to_owned(),
        mime_type: Some(mime.to_owned()),
        ..Link::default()
    }
}

/// A day: its task, its diagram in words and as a picture; nothing of its solution.
fn entry(site: &Site, lang: Lang, day: &Day) -> Result<Entry, Error> {
    let path = format!("/{}/{}/{}", lang.code(), day.table.id(), day.date);
    let page = format!("{}{path}", site.origin);
    let picture = card(&site.origin, lang, day.table.id(), day.date);
    let number = u32::try_from(day.number).unwrap_or(u32::MAX);
    let task = lang.text_with("win-in", &[("n", Arg::from(day.win_in))]);
    let number = lang.text_with("day-number", &[("n", Arg::from(number))]);
    let title = [task.clone(), lang.full_date(day.date), number].join(" · ");
    let model = boards::still(day.table, &day.position)?;
    let told = BoardView::still(lang, "board", &model).label;
    let side = boards::seat(day.table, day.side).id();
    let mover = lang.text_with("to-move", &[("side", Arg::from(side))]);
    let words = format!("{task}. {mover}. {told}");
    let escape = |text: &str| Rich::new(text).as_str().to_owned();
    let html = format!(
        "<p><a href=\"{page}\"><img src=\"{picture}\" width=\"1200\" height=\"630\" alt=\"{}\"></a></p>\
        <p>{}. {}.</p>",
        escape(&words),
        escape(&task),
        escape(&mover),
        page = escape(&page),
        picture = escape(&picture),
    );
    let begins = begins(&site.daily.settings().zone, day.date);
    Ok(Entry {
        title: Text::plain(title),
        id: TagUri::of(&site.origin, &path).to_string(),
        updated: begins.into(),
        published: Some(begins.into()),
        links: vec![
            link("alternate", &page, "text/html"),
            link("enclosure", &picture, "image/png"),
        ],
        summary: Some(Text::plain(words)),
        content: Some(Content {
            value: Some(html),
            content_type: Some("html".to_owned()),
            ..Content::default()
        }),
        ..Entry::default()
    })
}
