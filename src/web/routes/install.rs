//! The site as an app on a phone, and what it shows without a network.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Data, Path},
};
use serde_json::json;

use super::{About, boards, cards, chrome, date, favorite, language, told};
use crate::web::{
    board_view::BoardView,
    error::Error,
    lang::Arg,
    pages::{
        error::empty_board,
        offline::{OfflinePage, Seen},
    },
    state::Site,
    visitor::{Visitor, arrived},
};

/// The worker of the browser, which keeps little and asks for pages first.
const WORKER: &str = include_str!("../../../worker/sw.js");

/// `/sw.js`.
pub(super) async fn worker() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/javascript; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(WORKER)
}

/// `/{lang}/manifest.webmanifest`.
pub(super) async fn manifest(
    site: Data<Site>,
    path: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let here = |path: &str| format!("/{}{path}", lang.code());
    let link = |key: &str, path: &str| json!({ "name": lang.text(key), "url": path });
    let (mut home, mut shortcuts) = (here(""), Vec::new());
    let now = arrived(&request, &site);
    if cards::present(&site, lang, lang.home_game(), now)
        .await
        .dated
    {
        home = here(&format!("/{}", lang.home_game()));
        shortcuts.push(link("tab-archive", &format!("{home}/archive")));
    }
    shortcuts.insert(0, link("tab-today", &home));
    shortcuts.push(link("tab-games", &here("")));
    shortcuts.push(link("tab-me", &here("/me")));
    let icon = |name: &str, size: &str, purpose: &str| json!({ "src": name, "sizes": size, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": lang.text("site-name"),
        "short_name": lang.text("app-name"),
        "description": lang.text("site-description"),
        "lang": lang.code(),
        "dir": lang.dir(),
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": "#E9EEE8",
        "theme_color": "#E9EEE8",
        "icons": [
            icon("/icon-192.png", "192x192", "any"),
            icon("/icon-512.png", "512x512", "any"),
            icon("/icon-maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": shortcuts,
    });
    Ok(HttpResponse::Ok()
        .content_type("application/manifest+json; charset=utf-8")
        .body(manifest.to_string()))
}

/// `/{lang}/offline`: for who has seen no puzzle yet.
pub(super) async fn nothing_seen(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<OfflinePage, Error> {
    let lang = language(&path)?;
    let about = About {
        game: &favorite(&visitor, lang),
        tab: None,
        here: "/offline".to_owned(),
        title: lang.text("offline"),
        description: String::new(),
    };
    Ok(OfflinePage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        board: empty_board(lang),
        seen: None,
    })
}

/// `/{lang}/{game}/{date}/offline`: the diagram of a day, to be kept for later.
pub(super) async fn last_seen(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
) -> Result<OfflinePage, Error> {
    let ((lang, table), date) = (told(&path.0, &path.1)?, date(&path.2)?);
    let day = site.daily.day(table.id(), date, visitor.arrived).await?;
    let about = About {
        game: table.id(),
        tab: None,
        here: format!("/{}/{date}/offline", table.id()),
        title: lang.text("offline"),
        description: String::new(),
    };
    let side = boards::seat(table, day.side);
    let model = boards::still(table, &day.position)?;
    let number = Arg::from(u32::try_from(day.number).unwrap_or(u32::MAX));
    Ok(OfflinePage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        board: BoardView::still(lang, "board", &model),
        seen: Some(Seen {
            date,
            number: lang.text_with("day-number", &[("n", number)]),
            win_in: day.win_in,
            attacker: side,
        }),
    })
}
