//! Pictures: the card of a day, the card of a result, and what previews of a page show.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderName},
    web::{Data, Path},
};
use chrono::{DateTime, NaiveDate, Utc};

use super::{boards, date, told};
use crate::{
    daily::days::Day,
    puzzle::table::table,
    web::{
        error::Error,
        fresh,
        lang::{Arg, Lang},
        pages::{Preview, Progress},
        pictures::{
            card::{Card, HEIGHT, WIDTH},
            icon::{self, Ground},
            png,
            studio::{Picture, Subject},
        },
        state::Site,
        visitor::arrived,
    },
};

/// A day that is recorded never changes; a new version of the site may draw it anew.
const KEPT: &str = "public, max-age=86400";
/// A day that could not be recorded yet might.
const FRESH: &str = "public, max-age=30";

/// The file of a card: `card.png`, or `card-2-hint.png` for a result.
fn result(file: &str) -> Option<Option<Progress>> {
    let name = file.strip_prefix("card")?.strip_suffix(".png")?;
    if name.is_empty() {
        return Some(None);
    }
    let (name, hint) = match name.strip_suffix("-hint") {
        Some(name) => (name, true),
        None => (name, false),
    };
    let (spent, solved) = match name {
        "-1" => (0, true),
        "-2" => (1, true),
        "-3" => (2, true),
        "-lost" => (Progress::ATTEMPTS, false),
        _ => return None,
    };
    Some(Some(Progress {
        spent,
        solved,
        hint,
        ..Progress::default()
    }))
}

/// `/{lang}/{game}/{date}/card….png`.
pub(super) async fn card(
    site: Data<Site>,
    path: Path<(String, String, String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, Error> {
    let ((lang, table), date) = (told(&path.0, &path.1)?, date(&path.2)?);
    let result = result(&path.3).ok_or(Error::NotFound)?;
    let day = site.daily.day(table.id(), date, arrived(&request, &site));
    let day = day.await?;
    let recorded = site.daily.store().recorded(table.id(), date).await?;
    let number = u32::try_from(day.number).unwrap_or(u32::MAX);
    let subject = Subject {
        name: format!("{} {} {} {} {number}", path.3, lang.code(), path.1, day.id),
        date,
    };
    let card = Card {
        lang,
        game: table.id().to_owned(),
        date,
        number,
        win_in: day.win_in,
        attacker: boards::seat(table, day.side),
        diagram: boards::still(table, &day.position)?,
        result,
    };
    let picture = site.studio.picture(&subject, move || card.svg()).await?;
    let kept = if recorded.is_some() { KEPT } else { FRESH };
    Ok(answer(&request, &picture, kept))
}

/// A picture as a file that readers elsewhere may show too.
fn answer(request: &HttpRequest, picture: &Picture, kept: &'static str) -> HttpResponse {
    let tag = format!("\"{}\"", picture.tag);
    let known = fresh::knows(request, &tag) == Some(true);
    let mut response = if known {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    response
        .insert_header((header::CACHE_CONTROL, kept))
        .insert_header((header::ETAG, tag.as_str()))
        .insert_header((header::VARY, "Accept-Encoding"))
        .insert_header((
            HeaderName::from_static("cross-origin-resource-policy"),
            "cross-origin",
        ));
    if known {
        return response.finish();
    }
    response
        .content_type("image/png")
        .body(picture.file.clone())
}

/// An icon, painted when it is first asked for.
async fn painted(site: &Site, side: u16, ground: Ground) -> Result<std::sync::Arc<Picture>, Error> {
    let subject = Subject {
        name: format!("icon {side} {ground:?}"),
        date: NaiveDate::MAX,
    };
    let draw = move || icon::svg(side, ground);
    site.studio.picture(&subject, draw).await
}

/// `/icon-192.png`.
pub(super) async fn icon_192(site: Data<Site>, req: HttpRequest) -> Result<HttpResponse, Error> {
    let picture = painted(&site, 192, Ground::Rounded).await?;
    Ok(answer(&req, &picture, KEPT))
}

/// `/icon-512.png`.
pub(super) async fn icon_512(site: Data<Site>, req: HttpRequest) -> Result<HttpResponse, Error> {
    let picture = painted(&site, 512, Ground::Rounded).await?;
    Ok(answer(&req, &picture, KEPT))
}

/// `/icon-maskable-512.png`.
pub(super) async fn maskable(site: Data<Site>, req: HttpRequest) -> Result<HttpResponse, Error> {
    let picture = painted(&site, 512, Ground::Maskable).await?;
    Ok(answer(&req, &picture, KEPT))
}

/// `/apple-touch-icon.png`.
pub(super) async fn touch(site: Data<Site>, req: HttpRequest) -> Result<HttpResponse, Error> {
    let picture = painted(&site, 180, Ground::Full).await?;
    Ok(answer(&req, &picture, KEPT))
}

/// `/favicon.ico`, which some programs ask for whatever the page says.
pub(super) async fn favicon(site: Data<Site>) -> Result<HttpResponse, Error> {
    let picture = painted(&site, 32, Ground::Rounded).await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, KEPT))
        .insert_header((header::VARY, "Accept-Encoding"))
        .content_type("image/x-icon")
        .body(png::ico(&picture.file)))
}

/// What previews of a page show: the card of a day, in the words of its game.
#[must_use]
pub fn preview(lang: Lang, day: &Day) -> Preview {
    let lang = lang.for_game(day.table);
    let (id, date) = (day.table.id(), day.date);
    let side = [("side", Arg::from(boards::seat(day.table, day.side).id()))];
    let task = [("n", Arg::from(day.win_in))];
    Preview {
        image: format!("/{}/{id}/{date}/card.png", lang.code()),
        size: (WIDTH, HEIGHT),
        alt: format!(
            "{}{}{}: {}. {}.",
            lang.text(&format!("game-{id}")),
            lang.text("comma"),
            lang.long_date(date),
            lang.text_with("win-in", &task),
            lang.text_with("to-move", &side)
        ),
        dated: true,
    }
}

/// What previews of a page without a day of its own show: today's card of its game, or the icon.
pub(super) async fn present(site: &Site, lang: Lang, game: &str, now: DateTime<Utc>) -> Preview {
    let today = site.daily.today(now);
    match site.daily.day(game, today, now).await {
        Ok(day) => preview(lang, &day),
        Err(_) => Preview {
            image: "/icon-512.png".to_owned(),
            size: (512, 512),
            alt: table(game)
                .map_or(lang, |table| lang.for_game(table))
                .text("site-name"),
            dated: false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_results_that_there_are_have_a_card() {
        assert_eq!(result("card.png"), Some(None));
        for (file, spent, solved, hint) in [
            ("card-1.png", 0, true, false),
            ("card-3-hint.png", 2, true, true),
            ("card-lost.png", 3, false, false),
            ("card-lost-hint.png", 3, false, true),
        ] {
            let progress = result(file).flatten().expect("a result");
            let told = (progress.spent, progress.solved, progress.hint);
            assert_eq!(told, (spent, solved, hint), "{file}");
        }
        for file in [
            "card",
            "card-.png",
            "card-0.png",
            "card-4.png",
            "card-hint.png",
            "card-1-hint-hint.png",
            "card1.png",
            "card-lost",
            "card.jpg",
            "moves",
        ] {
            assert_eq!(result(file), None, "{file}");
        }
    }
}
