//! The JSON interface under `/api/v1`; the same calls as the pages.

mod calls;
mod input;

use actix_web::{HttpResponse, http::StatusCode, web};
use serde_json::{Value, json};

use super::error::Error;

/// The description of the interface, kept by hand; a test holds it against the answers.
pub const OPENAPI: &str = include_str!("openapi.json");

/// Registers the calls.
pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.route("/healthz", web::get().to(calls::health));
    cfg.service(
        web::scope("/api/v1")
            .route("/openapi.json", web::get().to(calls::openapi))
            .route("/games", web::get().to(calls::games))
            .route("/players", web::post().to(calls::create_player))
            .service(
                web::resource("/me")
                    .route(web::get().to(calls::me))
                    .route(web::delete().to(calls::erase)),
            )
            .route("/me/export", web::get().to(calls::export))
            .route("/{game}/today", web::get().to(calls::today))
            .route("/{game}/archive", web::get().to(calls::archive))
            .route("/{game}/{date}", web::get().to(calls::day))
            .route("/{game}/{date}/moves", web::post().to(calls::play))
            .route("/{game}/{date}/hint", web::post().to(calls::hint))
            .route("/{game}/{date}/give-up", web::post().to(calls::give_up))
            .route("/{game}/{date}/state", web::get().to(calls::state))
            .route("/{game}/{date}/solution", web::get().to(calls::solution)),
    );
}

/// An error as JSON: `error` in English, `rule` for an illegal move, and for a conflict the
/// present state.
#[must_use]
pub fn error(error: &Error) -> HttpResponse {
    let words = error.to_string();
    let body = match error {
        Error::Illegal(refusal) => json!({ "error": words, "rule": refusal.rule() }),
        Error::State(state) => match serde_json::to_value(state) {
            Ok(Value::Object(mut state)) => {
                state.insert("error".to_owned(), Value::String(words));
                Value::Object(state)
            }
            _ => json!({ "error": words }),
        },
        Error::TooMany(seconds) | Error::Unavailable(seconds) => {
            json!({ "error": words, "retry_after": seconds })
        }
        _ => json!({ "error": words }),
    };
    HttpResponse::build(StatusCode::OK).json(body)
}
