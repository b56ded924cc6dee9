//! The JSON interface under `/api/v1`; the same calls as the pages.

mod calls;
mod input;
mod keep;

use actix_web::{HttpResponse, http::StatusCode, web};
use serde_json::{Value, json};

use super::{
    error::Error,
    methods::{read, write, wrong_method},
};

/// The description of the interface, kept by hand; a test holds it against the answers.
pub const OPENAPI: &str = include_str!("openapi.json");

/// Registers the calls.
pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(read("/healthz", calls::health));
    cfg.service(
        web::scope("/api/v1")
            .service(read("/openapi.json", calls::openapi))
            .service(read("/games", calls::games))
            .service(write("/players", calls::create_player))
            .service(
                web::resource("/me")
                    .route(web::get().to(calls::me))
                    .route(web::delete().to(calls::erase))
                    .default_service(web::to(|| async { wrong_method("GET, HEAD, DELETE") })),
            )
            .service(read("/me/export", calls::export))
            .service(write("/me/recovery", keep::make))
            .service(read("/me/devices", keep::devices))
            .service(
                web::resource("/me/devices/{device}")
                    .route(web::delete().to(keep::revoke))
                    .default_service(web::to(|| async { wrong_method("DELETE") })),
            )
            .service(write("/players/recover", keep::redeem))
            .service(read("/{game}/today", calls::today))
            .service(read("/{game}/archive", calls::archive))
            .service(read("/{game}/{date}", calls::day))
            .service(write("/{game}/{date}/moves", calls::play))
            .service(write("/{game}/{date}/hint", calls::hint))
            .service(write("/{game}/{date}/give-up", calls::give_up))
            .service(read("/{game}/{date}/state", calls::state))
            .service(read("/{game}/{date}/solution", calls::solution)),
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
