//! The forms of a day: a tap or a typed move, a hint, giving up. Every answer is "look there".

use actix_web::{
    HttpResponse,
    web::{Data, Form, Path},
};
use chrono::NaiveDate;
use serde::Deserialize;

use super::{boards, date, encode, see_other, stage, told};
use crate::{
    daily::{
        answers::{self, StateStatus},
        attempts::Ask,
        days::Day,
        standing::Standing,
    },
    puzzle::table::Table,
    rules::refusal::Refusal,
    store::Who,
    web::{
        board_view::{MoveData, Tap, join_path, split_path, tap},
        error::Error,
        lang::Lang,
        state::Site,
        visitor::Visitor,
    },
};

/// The longest refused text that the next address repeats.
const LONGEST_TEXT: usize = 64;

/// A move: a tapped square with what was chosen before, or a typed text.
#[derive(Debug, Deserialize)]
pub(super) struct MoveForm {
    attempt: u8,
    ply: u8,
    sq: Option<String>,
    path: Option<String>,
    #[serde(rename = "move")]
    text: Option<String>,
    confirmed: Option<String>,
}

/// Where a form came from, and where its answer leads.
struct Desk {
    lang: Lang,
    table: &'static dyn Table,
    date: NaiveDate,
}

impl Desk {
    fn of(path: &(String, String, String)) -> Result<Self, Error> {
        let (lang, table) = told(&path.0, &path.1)?;
        Ok(Self {
            lang,
            table,
            date: date(&path.2)?,
        })
    }

    fn address(&self) -> String {
        format!("/{}/{}/{}", self.lang.code(), self.table.id(), self.date)
    }

    fn to(&self, query: &str) -> HttpResponse {
        if query.is_empty() {
            return see_other(&self.address());
        }
        see_other(&format!("{}?{query}", self.address()))
    }

    /// A redirect to the message of the page, for browsers without script on small screens.
    fn told(&self, query: &str) -> HttpResponse {
        let mark = if query.is_empty() { "" } else { "?" };
        see_other(&format!("{}{mark}{query}#status", self.address()))
    }

    /// The board to play on, past a refutation that has been seen.
    fn board(&self, standing: &Standing) -> HttpResponse {
        let spent = stage::progress(standing).spent > 0;
        let over = standing.state.status.is_over();
        self.to(if spent && !over { "again=1" } else { "" })
    }

    fn refused(&self, refusal: Refusal, text: &str, path: &[String]) -> HttpResponse {
        let mut query = format!("illegal={}", refusal.rule());
        if refusal != Refusal::Unreadable && text.len() <= LONGEST_TEXT {
            query.push_str(&format!("&move={}", encode(text)));
        }
        if !path.is_empty() {
            query.push_str(&format!("&path={}", join_path(path)));
        }
        self.told(&query)
    }

    fn ask(&self, attempt: u8, ply: u8) -> Ask<'static> {
        Ask {
            game: self.table.id(),
            date: self.date,
            attempt,
            ply,
        }
    }

    /// The answer to a form that was acted on, with the player's cookie.
    async fn done(
        &self,
        site: &Site,
        visitor: &Visitor,
        query: &str,
    ) -> Result<HttpResponse, Error> {
        let is_new = matches!(visitor.who()?, Who::New(_));
        if is_new {
            visitor.seen(site).await;
        }
        let response = match (query, is_new) {
            (query, false) => self.told(query),
            ("", true) => self.told("cookie=1"),
            (query, true) => self.told(&format!("{query}&cookie=1")),
        };
        Ok(visitor.respond(response, Some(self.table.id()), self.lang))
    }
}

/// What a form asks for.
enum Wish {
    /// A move to be judged.
    Move(String),
    /// Nothing to be judged: look there.
    Look(HttpResponse),
}

/// `POST /{lang}/{game}/{date}/moves`.
pub(super) async fn play(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    form: Form<MoveForm>,
) -> Result<HttpResponse, Error> {
    let desk = Desk::of(&path)?;
    let (id, now) = (desk.table.id(), visitor.arrived);
    let day = site.daily.day(id, desk.date, now).await?;
    let reader = visitor.reader();
    let standing = site.daily.standing(id, desk.date, reader, now).await?;
    let text = match wish(&desk, &day, &standing, &form, visitor.confirm_moves)? {
        Wish::Look(response) => return Ok(response),
        Wish::Move(text) => text,
    };
    let ask = desk.ask(form.attempt, form.ply);
    match site.daily.play(ask, visitor.who()?, &text, now).await {
        Ok(_) => desk.done(&site, &visitor, "").await,
        Err(answers::Error::State(_)) => Ok(desk.told("stale=1")),
        Err(answers::Error::Illegal(refusal)) => Ok(desk.refused(refusal, &text, &[])),
        Err(error) => Err(error.into()),
    }
}

fn wish(
    desk: &Desk,
    day: &Day,
    standing: &Standing,
    form: &MoveForm,
    confirm_moves: bool,
) -> Result<Wish, Error> {
    let state = &standing.state;
    let present = (state.attempt, state.ply) == (form.attempt, form.ply);
    let present = present && !state.status.is_over();
    let before = stage::position_at(day, standing, form.attempt, form.ply)?;
    let Some(before) = before else {
        return Ok(Wish::Look(desk.told("stale=1")));
    };
    let text = match (&form.sq, &form.text) {
        (Some(square), None) => {
            let moves = boards::routes(day.table, &before)?;
            let chosen = form.path.as_deref().unwrap_or_default();
            match tapped(desk, standing, &before, &moves, chosen, square)? {
                Wish::Move(text) => text,
                // A piece chosen on a board that is no longer the present one.
                Wish::Look(_) if !present => return Ok(Wish::Look(desk.told("stale=1"))),
                look => return Ok(look),
            }
        }
        (None, Some(text)) => text.clone(),
        _ => {
            return Err(Error::BadRequest(
                "a move is a square or a text, one of them".to_owned(),
            ));
        }
    };
    if present && confirm_moves && form.confirmed.as_deref() != Some("1") {
        let read = day.table.read(&before, &text).map_err(boards::setup)?;
        if let Ok((mv, _)) = read {
            let query = format!("confirm={}", encode(&mv.text));
            return Ok(Wish::Look(desk.to(&query)));
        }
    }
    Ok(Wish::Move(text))
}

/// What a tap asks for.
fn tapped(
    desk: &Desk,
    standing: &Standing,
    position: &str,
    moves: &[MoveData],
    chosen: &str,
    square: &str,
) -> Result<Wish, Error> {
    let shape = boards::shape(desk.table);
    if shape.locate(square).is_none() {
        return Err(Error::BadRequest("there is no such square".to_owned()));
    }
    let mut path = split_path(shape, chosen);
    if !boards::continues(moves, &path) {
        path.clear();
    }
    Ok(match tap(moves, &path, square) {
        Tap::Complete(mv) => Wish::Move(mv.text),
        Tap::Chosen(path) => Wish::Look(desk.to(&format!("path={}", join_path(&path)))),
        Tap::Dropped => Wish::Look(desk.board(standing)),
        Tap::Refused { path, text } => refused(desk, position, moves, square, &path, text)?,
    })
}

/// A tap that is no legal move: the rule that it breaks. A tap on another piece of one's own
/// asks for that piece.
fn refused(
    desk: &Desk,
    position: &str,
    moves: &[MoveData],
    square: &str,
    path: &[String],
    text: String,
) -> Result<Wish, Error> {
    let side = boards::mover(desk.table, position)?;
    let pieces = boards::pieces(desk.table, position)?;
    let own = pieces
        .iter()
        .any(|(name, piece)| name == square && piece.seat == side);
    let text = if own { square.to_owned() } else { text };
    let refusal = stage::refusal_of(desk.table, position, moves, &text)?;
    Ok(match refusal {
        Some(refusal) => Wish::Look(desk.refused(refusal, &text, path)),
        None => Wish::Move(text),
    })
}

/// What a hint is asked for.
#[derive(Debug, Deserialize)]
pub(super) struct HintForm {
    attempt: u8,
    ply: u8,
    level: Option<u8>,
}

/// `POST /{lang}/{game}/{date}/hint`.
pub(super) async fn hint(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    form: Form<HintForm>,
) -> Result<HttpResponse, Error> {
    let desk = Desk::of(&path)?;
    let ask = desk.ask(form.attempt, form.ply);
    let (who, now) = (visitor.who()?, visitor.arrived);
    match site.daily.hint(ask, form.level, who, now).await {
        Ok(_) if form.attempt > 1 => desk.done(&site, &visitor, "again=1").await,
        Ok(_) => desk.done(&site, &visitor, "").await,
        Err(answers::Error::State(_)) => Ok(desk.told("stale=1")),
        Err(error) => Err(error.into()),
    }
}

/// `POST /{lang}/{game}/{date}/give-up`.
pub(super) async fn give_up(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
) -> Result<HttpResponse, Error> {
    let desk = Desk::of(&path)?;
    let (who, now) = (visitor.who()?, visitor.arrived);
    let given = site.daily.give_up(desk.table.id(), desk.date, who, now);
    match given.await {
        Ok(done) => {
            debug_assert_eq!(done.value.status, StateStatus::Lost);
            desk.done(&site, &visitor, "").await
        }
        // It was over before: the page shows how it ended.
        Err(answers::Error::State(_)) => Ok(desk.to("")),
        Err(error) => Err(error.into()),
    }
}
