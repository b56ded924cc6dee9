//! The address without a language, and the page of an error.

use actix_web::{HttpRequest, HttpResponse, cookie::Cookie, http::header, web::Data};
use askama::Template;

use super::home_first;
use crate::web::{
    error::Error,
    lang::Lang,
    pages::{
        Appearance, Chrome,
        error::{ErrorPage, Trouble},
    },
    state::Site,
    visitor::Prefs,
};

/// `/`: to the language of the last POST, else the one that the browser asks for, else Turkish.
pub(super) async fn root(request: HttpRequest) -> HttpResponse {
    let lang = preferred_language(&request);
    HttpResponse::Found()
        .insert_header((header::LOCATION, format!("/{}", lang.code())))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .finish()
}

/// The language for a caller whose address names none.
#[must_use]
pub fn preferred_language(request: &HttpRequest) -> Lang {
    let wanted = request
        .headers()
        .get(header::ACCEPT_LANGUAGE)
        .map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
    prefs(request)
        .and_then(|prefs| prefs.lang)
        .or_else(|| Lang::negotiate(&wanted?))
        .unwrap_or_else(Lang::fallback)
}

/// What the second cookie remembers, without asking the store anything.
fn prefs(request: &HttpRequest) -> Option<Prefs> {
    let site = request.app_data::<Data<Site>>()?;
    let cookie: Cookie<'_> = request.cookie(site.prefs_name())?;
    Some(Prefs::parse(cookie.value()))
}

/// The page of an error in this language. It asks the store nothing, so that it also stands
/// when the store does not.
#[must_use]
pub fn error_page(request: &HttpRequest, site: &Site, lang: Lang, error: &Error) -> HttpResponse {
    let status = actix_web::ResponseError::status_code(error);
    let prefs = prefs(request);
    let mut page = ErrorPage::new(
        chrome(site, lang, prefs),
        Trouble::for_status(status.as_u16()),
    );
    page.retry_after = error.retry_after();
    respond(&page, status)
}

/// The page that says that the cookie of the first POST did not come back.
pub(super) fn cookies_off(request: &HttpRequest, site: &Site, lang: Lang) -> HttpResponse {
    let page = ErrorPage::new(chrome(site, lang, prefs(request)), Trouble::CookiesOff);
    respond(&page, actix_web::http::StatusCode::BAD_REQUEST)
}

fn respond(page: &ErrorPage, status: actix_web::http::StatusCode) -> HttpResponse {
    let mut response = HttpResponse::build(status);
    match page.render() {
        Ok(html) => response.content_type("text/html; charset=utf-8").body(html),
        Err(_) => response.finish(),
    }
}

fn chrome(site: &Site, lang: Lang, prefs: Option<Prefs>) -> Chrome {
    let last = prefs.as_ref().and_then(|prefs| prefs.last_game.clone());
    Chrome {
        lang,
        here: String::new(),
        origin: site.origin.clone(),
        game: last.unwrap_or_else(|| lang.home_game().to_owned()),
        games: home_first(lang),
        tab: None,
        appearance: prefs.map_or_else(Appearance::default, |prefs| prefs.appearance),
        streak: None,
        title: String::new(),
        description: String::new(),
        preview: None,
    }
}
