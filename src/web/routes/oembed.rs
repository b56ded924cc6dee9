//! What other programs ask before they show a puzzle: oEmbed 1.0, for addresses of this site.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Query},
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{date, meta, told};
use crate::{
    puzzle::table::table,
    web::{
        error::Error,
        lang::Lang,
        pages::{
            card,
            embed::{HEIGHT, NARROWEST, WIDTH, frame_title, snippet},
        },
        rich::Rich,
        state::Site,
        visitor::arrived,
    },
};

/// Size of the picture of a day, in pixels.
const CARD: (u32, u32) = (1200, 630);
/// What stands above and below the board of a frame: it does not shrink with the board.
const AROUND: u32 = HEIGHT - WIDTH;

/// What is asked.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    url: Option<String>,
    format: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

/// `/oembed?url=https://dama.example/tr/turkish`.
pub(super) async fn describe(
    request: HttpRequest,
    site: Data<Site>,
    asked: Result<Query<Asked>, actix_web::Error>,
) -> HttpResponse {
    // Programs ask: what they ask wrongly is answered as they read it.
    let asked = match asked {
        Ok(asked) => asked,
        Err(error) => {
            let why = json!({ "error": error.to_string() });
            return HttpResponse::BadRequest().json(why);
        }
    };
    let xml = match asked.format.as_deref() {
        None | Some("json") => false,
        Some("xml") => true,
        Some(_) => return HttpResponse::NotImplemented().json(json!({ "error": "json or xml" })),
    };
    match described(&request, &site, &asked).await {
        Ok(fields) if xml => HttpResponse::Ok()
            .content_type("text/xml; charset=utf-8")
            .body(written(&fields)),
        Ok(fields) => HttpResponse::Ok().json(fields),
        Err(Error::NotFound) => HttpResponse::NotFound().json(json!({ "error": "not found" })),
        Err(Error::BadRequest(why)) => HttpResponse::BadRequest().json(json!({ "error": why })),
        Err(error) => HttpResponse::from_error(error),
    }
}

async fn described(
    request: &HttpRequest,
    site: &Site,
    asked: &Asked,
) -> Result<Map<String, Value>, Error> {
    let url = asked.url.as_deref();
    let url = url.ok_or_else(|| Error::BadRequest("url is missing".to_owned()))?;
    let place = Place::of(url, &site.origin).ok_or(Error::NotFound)?;
    let (lang, table) = told(&place.lang, &place.game)?;
    let now = arrived(request, site);
    let shown = match &place.date {
        Some(text) => date(text)?,
        None => site.daily.today(now),
    };
    let day = site.daily.day(table.id(), shown, now).await?;
    let below = place
        .date
        .map_or_else(String::new, |date| format!("/{date}"));
    let origin = &site.origin;
    let frame = format!("{origin}/embed/{}/{}{below}", lang.code(), table.id());
    let (width, height) = size(asked.maxwidth, asked.maxheight);
    let html = snippet(&frame, &frame_title(lang, table.id()), (width, height));
    let meta = match below.is_empty() {
        true => meta::today(lang, &day),
        false => meta::day(lang, &day),
    };
    let mut fields = json!({
        "type": "rich",
        "version": "1.0",
        "title": meta.title,
        "provider_name": lang.text("site-name"),
        "provider_url": format!("{origin}/{}", lang.code()),
        "html": html,
        "width": width,
        "height": height,
    });
    // A picture larger than what is asked for must not be named.
    let fits = |most: Option<u32>, is: u32| most.is_none_or(|most| is <= most);
    if fits(asked.maxwidth, CARD.0) && fits(asked.maxheight, CARD.1) {
        fields["thumbnail_url"] = json!(card(origin, lang, table.id(), shown));
        fields["thumbnail_width"] = json!(CARD.0);
        fields["thumbnail_height"] = json!(CARD.1);
    }
    match fields {
        Value::Object(fields) => Ok(fields),
        _ => Err(Error::Internal("a description is an object".to_owned())),
    }
}

/// A frame within the limits, as wide as it is made for or as the height leaves it; the board is
/// as wide as the frame.
fn size(width: Option<u32>, height: Option<u32>) -> (u32, u32) {
    let by_height = height.map_or(WIDTH, |height| height.saturating_sub(AROUND).max(NARROWEST));
    let wide = WIDTH.min(by_height).min(width.unwrap_or(WIDTH));
    let high = (wide + AROUND).min(height.unwrap_or(HEIGHT));
    (wide, high)
}

/// The puzzle that an address of this site shows.
#[derive(Debug, PartialEq, Eq)]
struct Place {
    lang: String,
    game: String,
    date: Option<String>,
}

impl Place {
    fn of(url: &str, origin: &str) -> Option<Self> {
        let rest = url.strip_prefix(origin)?.strip_prefix('/')?;
        let path = rest.split(['?', '#']).next()?;
        let path = path.strip_prefix("embed/").unwrap_or(path);
        let mut parts = path.split('/');
        let (lang, game) = (parts.next()?, parts.next()?);
        let date = parts.next();
        let known = Lang::parse(lang).is_some() && table(game).is_some();
        (known && parts.next().is_none()).then(|| Self {
            lang: lang.to_owned(),
            game: game.to_owned(),
            date: date.map(str::to_owned),
        })
    }
}

/// The same as XML.
fn written(fields: &Map<String, Value>) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<oembed>\n".to_owned();
    for (name, value) in fields {
        let value = match value {
            Value::String(value) => value.clone(),
            other => other.to_string(),
        };
        let escaped = Rich::new(&value.replace('`', ""));
        text.push_str(&format!("<{name}>{escaped}</{name}>\n"));
    }
    text.push_str("</oembed>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_keep_to_the_limits() {
        for (asked, wide) in [
            ((None, None), (360, 580)),
            ((Some(1000), Some(1000)), (360, 580)),
            ((Some(300), None), (300, 520)),
            ((None, Some(540)), (320, 540)),
            ((Some(300), Some(540)), (300, 520)),
            ((None, Some(400)), (280, 400)),
            ((Some(100), Some(50)), (100, 50)),
        ] {
            assert_eq!(size(asked.0, asked.1), wide, "{asked:?}");
        }
    }

    #[test]
    fn only_addresses_of_this_site_are_known() {
        let origin = "https://dama.example";
        let place = |url: &str| Place::of(url, origin).map(|place| (place.game, place.date));
        let turkish = |date: Option<&str>| Some(("turkish".to_owned(), date.map(str::to_owned)));
        assert_eq!(place("https://dama.example/tr/turkish"), turkish(None));
        assert_eq!(
            place("https://dama.example/tr/turkish?x=1#a"),
            turkish(None)
        );
        assert_eq!(
            place("https://dama.example/embed/ar/turkish/2026-11-29"),
            turkish(Some("2026-11-29"))
        );
        for other in [
            "",
            "https://dama.example",
            "https://dama.example/tr",
            "https://dama.example/tr/chess",
            "https://dama.example/de/turkish",
            "https://dama.example.evil/tr/turkish",
            "http://dama.example/tr/turkish",
            "https://dama.example/tr/turkish/2026-11-29/moves",
            "//dama.example/tr/turkish",
        ] {
            assert_eq!(place(other), None, "{other}");
        }
    }
}
