//! `GET /readyz`: whether the site can do its work, with how far the books reach.

use actix_web::{HttpRequest, HttpResponse, http::header, web::Data};
use chrono::NaiveDate;
use serde::Serialize;

use super::{state::Site, visitor::arrived};
use crate::daily::days::Reserve;

/// The whole answer.
#[derive(Debug, Serialize)]
struct Readiness {
    status: &'static str,
    games: Vec<GameReadiness>,
    store: &'static str,
}

/// What is told of a game with a puzzle of the day. Nothing of a puzzle.
#[derive(Debug, Serialize)]
struct GameReadiness {
    game: &'static str,
    /// Days after today that have a puzzle which was never shown.
    fresh_days: i64,
    last_fresh_day: NaiveDate,
    /// Whether those days are few: a detail, the site is ready all the same.
    alarm: bool,
    /// Whether today's puzzle is fixed in the store; unknown without a store.
    recorded: Option<bool>,
}

/// 200, or 503 where the store does not answer or a puzzle of today is not recorded. The latter
/// is so for the seconds of the turnover.
pub(super) async fn page(req: HttpRequest, site: Data<Site>) -> HttpResponse {
    let now = arrived(&req, &site);
    let unrecorded = match site.daily.unrecorded(now).await {
        Ok(games) => Some(games),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            None
        }
    };
    let game = |reserve: Reserve| GameReadiness {
        game: reserve.game,
        fresh_days: reserve.fresh_days,
        last_fresh_day: reserve.last_fresh_day,
        alarm: reserve.is_low(),
        recorded: unrecorded
            .as_ref()
            .map(|games| !games.contains(&reserve.game)),
    };
    let ready = unrecorded.as_ref().is_some_and(Vec::is_empty);
    let body = Readiness {
        status: if ready { "ready" } else { "not ready" },
        games: site.daily.reserves(now).into_iter().map(game).collect(),
        store: if unrecorded.is_some() { "ok" } else { "failed" },
    };
    let mut response = if ready {
        HttpResponse::Ok()
    } else {
        HttpResponse::ServiceUnavailable()
    };
    response
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(body)
}
