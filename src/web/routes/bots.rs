//! For who writes programs: the calls, with examples that are run by a test.

use actix_web::web::{Data, Path};
use chrono::NaiveDate;

use super::{About, chrome, favorite, language, meta};
use crate::web::{
    error::Error,
    pages::bots::{BotsPage, Example},
    state::Site,
    visitor::Visitor,
};

/// `/{lang}/bots`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<BotsPage, Error> {
    let lang = language(&path)?;
    let favorite = favorite(&visitor, lang);
    let meta = meta::plain(lang, "bots");
    let about = About {
        game: &favorite,
        tab: None,
        here: "/bots".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    let now = visitor.arrived;
    // What readers paste from the page shall not count among the results of the present day.
    let today = site.daily.today(now);
    let past = today
        .pred_opt()
        .filter(|date| site.daily.is_open(*date, now));
    let date = past.unwrap_or(today);
    let games = site.daily.games();
    let home = lang.home_game();
    let game = games.iter().find(|id| **id == home).or(games.first());
    let game = game.map_or(home, |id| id);
    let api = format!("{}/api/v1", site.origin);
    let said = |(key, command): (&str, String)| Example {
        text: chrome.t(key),
        command,
    };
    Ok(BotsPage {
        open: open_calls(&api, game, date).into_iter().map(said).collect(),
        own: own_calls(&api, game, date).into_iter().map(said).collect(),
        limits: site.network.player_rates(),
        game: game.to_owned(),
        date,
        chrome,
    })
}

/// Calls that need nothing: the message about each, and the command.
fn open_calls(api: &str, game: &str, date: NaiveDate) -> [(&'static str, String); 4] {
    let month = date.format("%Y-%m");
    [
        ("bots-games", format!("curl {api}/games")),
        ("bots-today", format!("curl {api}/{game}/today")),
        ("bots-day", format!("curl {api}/{game}/{date}")),
        (
            "bots-archive",
            format!("curl \"{api}/{game}/archive?month={month}\""),
        ),
    ]
}

/// Calls of a player, to be made in this order. No move is written here: it could be the one
/// that is looked for.
fn own_calls(api: &str, game: &str, date: NaiveDate) -> [(&'static str, String); 8] {
    let json = "-H \"Content-Type: application/json\"";
    let token = "-H \"Authorization: Bearer $TOKEN\"";
    let body = r#"{\"attempt\": 1, \"ply\": 0, \"move\": \"$MOVE\"}"#;
    let day = format!("{api}/{game}/{date}");
    let value = "cut -d'\"' -f4";
    [
        (
            "bots-player",
            format!("TOKEN=$(curl -s -X POST {api}/players | {value})"),
        ),
        (
            "bots-choose",
            format!("MOVE=$(curl -s {day} | grep -o '\"move\":\"[^\"]*' | head -n 1 | {value})"),
        ),
        (
            "bots-move",
            format!("curl {token} {json} -d \"{body}\" {day}/moves"),
        ),
        ("bots-state", format!("curl {token} {day}/state")),
        (
            "bots-give-up",
            format!("curl {token} -X POST {day}/give-up"),
        ),
        ("bots-solution", format!("curl {token} {day}/solution")),
        ("bots-me", format!("curl {token} {api}/me")),
        ("bots-erase", format!("curl {token} -X DELETE {api}/me")),
    ]
}
