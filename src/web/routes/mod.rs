//! Handlers of pages.

use actix_web::{HttpRequest, HttpResponse, web};

use super::{
    error::Error,
    lang::Lang,
    pages::{
        Appearance, Chrome,
        error::{ErrorPage, Trouble},
    },
    state::Site,
};
use actix_web::ResponseError;
use askama::Template;

/// Registers the pages.
pub fn configure(_cfg: &mut web::ServiceConfig) {}

/// The language that a caller would like.
#[must_use]
pub fn preferred_language(_request: &HttpRequest) -> Lang {
    Lang::parse("tr")
        .or_else(|| Lang::all().next())
        .expect("languages ship in the binary")
}

/// The page of an error; the shell sets its status.
#[must_use]
pub fn error_page(request: &HttpRequest, site: &Site, lang: Lang, error: &Error) -> HttpResponse {
    let _ = request;
    let trouble = Trouble::for_status(error.status_code().as_u16());
    let chrome = Chrome {
        lang,
        here: String::new(),
        origin: site.origin.clone(),
        game: "turkish".to_owned(),
        games: vec![],
        tab: None,
        appearance: Appearance::default(),
        streak: None,
        title: String::new(),
        description: String::new(),
    };
    let page = ErrorPage {
        retry_after: error.retry_after(),
        ..ErrorPage::new(chrome, trouble)
    };
    match page.render() {
        Ok(html) => HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .body(html),
        Err(_) => HttpResponse::Ok().body("error"),
    }
}
