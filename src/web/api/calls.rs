//! The calls themselves.

use std::sync::Arc;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Bytes, Data, Path},
};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;

use super::{
    OPENAPI,
    input::{HintBody, MoveBody, json, query},
};
use crate::{
    daily::{
        attempts::Ask,
        days::{Day, DayView},
    },
    puzzle::{
        day::{parse_date, parse_month},
        streak::{DayResult, Status},
        table::{TABLES, table},
    },
    store::Who,
    web::{
        agent,
        error::Error,
        lang::Lang,
        state::Site,
        visitor::{Token, Visitor, arrived},
    },
};

/// A game in the list of games.
#[derive(Debug, Serialize)]
struct GameView {
    id: &'static str,
    name: String,
    daily: bool,
}

/// A day in a month of the archive.
#[derive(Debug, Serialize)]
struct ArchiveView {
    date: NaiveDate,
    number: i64,
    win_in: u8,
    grade: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultView>,
}

/// My result of a day.
#[derive(Debug, Serialize)]
struct ResultView {
    status: &'static str,
    attempt: Option<u8>,
    hints: u32,
    late: bool,
    gave_up: bool,
}

impl From<DayResult> for ResultView {
    fn from(result: DayResult) -> Self {
        let status = match result.status {
            Status::Solved => "solved",
            Status::Lost => "lost",
            Status::Playing if result.begun_at.is_some() => "playing",
            Status::Playing => "new",
        };
        Self {
            status,
            attempt: result.attempt,
            hints: result.hints,
            late: result.late,
            gave_up: result.gave_up,
        }
    }
}

/// `GET /healthz`
pub(super) async fn health(site: Data<Site>) -> Result<HttpResponse, Error> {
    site.daily.store().ping().await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(serde_json::json!({ "status": "ok" })))
}

/// `GET /api/v1/openapi.json`
pub(super) async fn openapi() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("application/json")
        .body(OPENAPI)
}

/// `GET /api/v1/games`
pub(super) async fn games(site: Data<Site>) -> HttpResponse {
    let english = Lang::parse("en").or_else(|| Lang::all().next());
    let name =
        |id: &str| english.map_or_else(|| id.to_owned(), |lang| lang.text(&format!("game-{id}")));
    let games: Vec<GameView> = TABLES
        .into_iter()
        .map(|table| GameView {
            id: table.id(),
            name: name(table.id()),
            daily: site.daily.is_daily(table.id()),
        })
        .collect();
    HttpResponse::Ok().json(games)
}

/// `POST /api/v1/players`
pub(super) async fn create_player(
    req: HttpRequest,
    site: Data<Site>,
) -> Result<HttpResponse, Error> {
    let token = Token::fresh()?;
    let now = arrived(&req, &site);
    let store = site.daily.store();
    store.create_player(token.hash(), now).await?;
    let today = site.daily.today(now);
    store.touch(token.hash(), &agent::of(&req), today).await?;
    Ok(HttpResponse::Created().json(serde_json::json!({ "token": token.text() })))
}

/// The puzzle that an address speaks of; a date that is none is not found either.
async fn find(
    site: &Site,
    (game, date): (&str, &str),
    now: DateTime<Utc>,
) -> Result<Arc<Day>, Error> {
    let date = parse_date(date).ok_or(Error::NotFound)?;
    Ok(site.daily.day(game, date, now).await?)
}

fn ask(day: &Day, attempt: u8, ply: u8) -> Ask<'static> {
    Ask {
        game: day.table.id(),
        date: day.date,
        attempt,
        ply,
    }
}

/// `GET /api/v1/{game}/today`
pub(super) async fn today(
    req: HttpRequest,
    site: Data<Site>,
    game: Path<String>,
) -> Result<HttpResponse, Error> {
    let now = arrived(&req, &site);
    let day = site.daily.day(&game, site.daily.today(now), now).await?;
    Ok(HttpResponse::Ok().json(DayView::of(&day)))
}

/// `GET /api/v1/{game}/{date}`
pub(super) async fn day(
    req: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let day = find(&site, (&path.0, &path.1), arrived(&req, &site)).await?;
    Ok(HttpResponse::Ok().json(DayView::of(&day)))
}

/// `GET /api/v1/{game}/archive?month=2026-11`
pub(super) async fn archive(
    req: HttpRequest,
    site: Data<Site>,
    game: Path<String>,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    table(&game).ok_or(Error::NotFound)?;
    if !site.daily.is_daily(&game) {
        return Err(Error::NotFound);
    }
    let asked = query(&req, &["month"])?;
    let month = asked
        .get("month")
        .and_then(|month| parse_month(month))
        .ok_or_else(|| Error::BadRequest("month must be like 2026-11".to_owned()))?;
    let days = site
        .daily
        .month(&game, month, visitor.player, visitor.arrived)
        .await?;
    let days: Vec<ArchiveView> = days
        .into_iter()
        .map(|mark| ArchiveView {
            date: mark.day.date,
            number: mark.day.number,
            win_in: mark.day.win_in,
            grade: mark.day.grade,
            result: mark.result.map(Into::into),
        })
        .collect();
    Ok(HttpResponse::Ok().json(days))
}

/// `POST /api/v1/{game}/{date}/moves`
pub(super) async fn play(
    req: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
    visitor: Visitor,
    body: Bytes,
) -> Result<HttpResponse, Error> {
    let who = Who::Known(visitor.known()?);
    let asked: MoveBody = json(&req, &body)?;
    let day = find(&site, (&path.0, &path.1), visitor.arrived).await?;
    let ask = ask(&day, asked.attempt, asked.ply);
    let played = site
        .daily
        .play(ask, who, &asked.text, visitor.arrived)
        .await?;
    Ok(HttpResponse::Ok().json(played.value))
}

/// `POST /api/v1/{game}/{date}/hint`
pub(super) async fn hint(
    req: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
    visitor: Visitor,
    body: Bytes,
) -> Result<HttpResponse, Error> {
    let who = Who::Known(visitor.known()?);
    let asked: HintBody = json(&req, &body)?;
    let day = find(&site, (&path.0, &path.1), visitor.arrived).await?;
    let ask = ask(&day, asked.attempt, asked.ply);
    let hint = site
        .daily
        .hint(ask, asked.level, who, visitor.arrived)
        .await?;
    Ok(HttpResponse::Ok().json(hint.value))
}

/// `POST /api/v1/{game}/{date}/give-up`
pub(super) async fn give_up(
    site: Data<Site>,
    path: Path<(String, String)>,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let who = Who::Known(visitor.known()?);
    let day = find(&site, (&path.0, &path.1), visitor.arrived).await?;
    let state = site
        .daily
        .give_up(day.table.id(), day.date, who, visitor.arrived)
        .await?;
    Ok(HttpResponse::Ok().json(state.value))
}

/// `GET /api/v1/{game}/{date}/state`
pub(super) async fn state(
    site: Data<Site>,
    path: Path<(String, String)>,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let who = Who::Known(visitor.known()?);
    let day = find(&site, (&path.0, &path.1), visitor.arrived).await?;
    let state = site
        .daily
        .state(day.table.id(), day.date, who, visitor.arrived)
        .await?;
    Ok(HttpResponse::Ok().json(state))
}

/// `GET /api/v1/{game}/{date}/solution`
pub(super) async fn solution(
    site: Data<Site>,
    path: Path<(String, String)>,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let who = Who::Known(visitor.known()?);
    let day = find(&site, (&path.0, &path.1), visitor.arrived).await?;
    let solution = site
        .daily
        .solution(day.table.id(), day.date, who, visitor.arrived)
        .await?;
    Ok(HttpResponse::Ok().json(solution))
}

/// `GET /api/v1/me`
pub(super) async fn me(site: Data<Site>, visitor: Visitor) -> Result<HttpResponse, Error> {
    let player = visitor.known()?;
    let record = site.daily.record(Some(player), visitor.arrived).await?;
    Ok(HttpResponse::Ok().json(serde_json::json!({ "streaks": record.figures })))
}

/// `GET /api/v1/me/export`
pub(super) async fn export(site: Data<Site>, visitor: Visitor) -> Result<HttpResponse, Error> {
    let rows = site.daily.store().export(visitor.known()?).await?;
    Ok(HttpResponse::Ok().json(rows))
}

/// `DELETE /api/v1/me`
pub(super) async fn erase(site: Data<Site>, visitor: Visitor) -> Result<HttpResponse, Error> {
    site.daily.store().erase(visitor.known()?).await?;
    Ok(visitor.forget(HttpResponse::NoContent().finish()))
}
