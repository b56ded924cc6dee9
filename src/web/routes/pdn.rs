//! A day's puzzle and a player's own attempts as files for other programs.

use actix_web::{
    HttpResponse,
    http::header,
    web::{Data, Path, Query},
};
use serde::Deserialize;

use super::{boards, date, game, language, stage, told};
use crate::{
    puzzle::{streak::Status, table::Table},
    store::{Key, Row},
    web::{
        error::Error,
        lang::{Arg, Lang},
        pdn::{self, Record},
        state::Site,
        visitor::Visitor,
    },
};

/// What the file of a day can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct PuzzleQuery {
    solution: Option<String>,
}

/// `/{lang}/{game}/{date}/puzzle.pdn`: the diagram; with `?solution=1` and the main line for who
/// has finished the puzzle.
pub(super) async fn puzzle(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    query: Query<PuzzleQuery>,
) -> Result<HttpResponse, Error> {
    let ((lang, table), date) = (told(&path.0, &path.1)?, date(&path.2)?);
    let id = table.id();
    if !pdn::has(id) {
        return Err(Error::NotFound);
    }
    let day = site.daily.day(id, date, visitor.arrived).await?;
    let told = query.solution.as_deref() == Some("1");
    let moves = match told {
        true => {
            let who = visitor.reader();
            let solution = site.daily.solution(id, date, who, visitor.arrived).await?;
            solution.line
        }
        false => Vec::new(),
    };
    let record = Record {
        event: event(lang, table),
        site: &site.origin,
        date,
        round: day.number,
        author: day.author.as_deref().filter(|_| told),
        position: &day.position,
        comment: None,
        moves: &moves,
    };
    let text = pdn::write(table, &record).map_err(boards::setup)?;
    file(&format!("{id}-{date}"), text.ok_or(Error::NotFound)?)
}

/// What the file of attempts can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct AttemptsQuery {
    game: Option<String>,
}

/// `/{lang}/me/attempts.pdn`: the attempts of the visitor's finished days in one game, oldest
/// first.
pub(super) async fn attempts(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    query: Query<AttemptsQuery>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let player = visitor.player.ok_or(Error::NotFound)?;
    let table = game(query.game.as_deref().unwrap_or_default())?;
    let (id, lang) = (table.id(), lang.for_game(table));
    if !pdn::has(id) {
        return Err(Error::NotFound);
    }
    let mut text = String::new();
    let results = site.daily.store().results(player).await?;
    let finished = results
        .into_iter()
        .filter(|(game, result)| game == id && result.status != Status::Playing);
    for (_, result) in finished {
        let key = Key {
            player,
            game: id.to_owned(),
            date: result.date,
        };
        let rows = site.daily.store().rows(&key).await?;
        // A day may lie before the first by now.
        let Ok(day) = site.daily.day(id, result.date, visitor.arrived).await else {
            continue;
        };
        for attempt in own(&rows) {
            let outcome = match result.status {
                Status::Solved if result.attempt == Some(attempt) => "pdn-solved",
                // An attempt that was refuted has an end of its own.
                _ if result.gave_up && is_broken_off(&rows, attempt) => "pdn-given-up",
                _ => "pdn-not-solved",
            };
            let moves = stage::line_of(&rows, attempt)?;
            let record = Record {
                event: event(lang, table),
                site: &site.origin,
                date: result.date,
                round: day.number,
                author: None,
                position: &day.position,
                comment: Some(lang.text_with(outcome, &[("n", Arg::from(attempt))])),
                moves: &moves,
            };
            let game = pdn::write(table, &record).map_err(boards::setup)?;
            text.push_str(&game.unwrap_or_default());
        }
    }
    file(&format!("{id}-attempts"), text)
}

/// The attempts that moves were made in.
fn own(rows: &[Row]) -> Vec<u8> {
    let mut attempts: Vec<u8> = rows.iter().map(|row| row.attempt).collect();
    attempts.dedup();
    attempts
}

/// Whether the last move of an attempt had been answered and the next was never made.
fn is_broken_off(rows: &[Row], attempt: u8) -> bool {
    let last = rows.iter().rfind(|row| row.attempt == attempt);
    last.is_some_and(|row| row.reply.is_some())
}

fn event(lang: Lang, table: &dyn Table) -> String {
    let name = lang.text(&format!("game-{}", table.id()));
    [lang.text("site-name"), name].join(" · ")
}

fn file(name: &str, text: String) -> Result<HttpResponse, Error> {
    let disposition = format!("attachment; filename=\"daily-dama-{name}.pdn\"");
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, disposition))
        .body(text))
}
