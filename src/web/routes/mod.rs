//! The addresses of the pages and what they answer.
//!
//! A file a page: its handlers and the pure functions that turn what the daily game says into
//! the structs of [`super::pages`].
//!
//! - [`home`]: `/`, which leads to a language, and the page of an error;
//! - [`games`]: all games' puzzles of the day;
//! - [`puzzle`]: the page of a day; [`stage`] says what its board shows, with [`replay`] and
//!   [`explore`]; [`moves`] takes its forms;
//! - [`warm_up`]: a win in 1 that counts for nothing;
//! - [`mod@print`]: puzzles on paper;
//! - [`keep`]: recovery codes and devices;
//! - [`archive`] with `filter`, [`themes`], [`me`], [`rules`], [`about`], [`settings`]: the other tabs;
//! - [`cards`]: pictures of days and results, and icons; [`install`]: the site as an app, and what
//!   it shows without a network; [`reminder`]: the day in a calendar;
//! - [`embed`] boards for other sites, [`oembed`] what describes them, [`feed`], [`pdn`] games as
//!   files, [`crawl`] what search engines ask for, [`bots`] a page for who writes programs;
//!   [`meta`]: titles and descriptions;
//! - [`boards`]: from positions and move texts to what a board draws;
//! - [`content`]: the rules pages as written; [`facts`]: what is told of a game by its switches;
//!   [`compare`]: all games in one table.

pub mod about;
pub mod archive;
pub mod boards;
pub mod bots;
pub mod cards;
pub mod compare;
pub mod content;
pub mod crawl;
pub mod embed;
pub mod explore;
pub mod facts;
pub mod feed;
mod filter;
pub mod games;
pub mod home;
pub mod install;
pub mod keep;
pub mod me;
pub mod meta;
pub mod moves;
pub mod oembed;
pub mod pdn;
pub mod print;
pub mod puzzle;
pub mod reminder;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod stage;
pub mod themes;
pub mod warm_up;

use actix_web::{
    HttpResponse,
    http::header,
    web::{self, ServiceConfig},
};
use chrono::NaiveDate;

use super::{
    error::Error,
    lang::Lang,
    methods::{read, write, wrong_method},
    pages::{Chrome, Tab, encoded as encode},
    state::Site,
    visitor::Visitor,
};
use crate::puzzle::{
    day,
    table::{TABLES, Table, table},
};

pub use home::{error_page, preferred_language};

/// Adds all pages. They take every address of one to five parts that nothing before them took.
pub fn configure(cfg: &mut ServiceConfig) {
    cfg.service(read("/", home::root))
        .service(read("/sw.js", install::worker))
        .service(read("/favicon.ico", cards::favicon))
        .service(read("/apple-touch-icon.png", cards::touch))
        .service(read("/icon-192.png", cards::icon_192))
        .service(read("/icon-512.png", cards::icon_512))
        .service(read("/icon-maskable-512.png", cards::maskable))
        .service(read("/{lang}/manifest.webmanifest", install::manifest))
        .service(read("/{lang}/offline", install::nothing_seen))
        .service(read("/robots.txt", crawl::robots))
        .service(read("/sitemap.xml", crawl::index))
        .service(read("/oembed", oembed::describe))
        .service(read("/embed/{lang}/{game}", embed::today))
        .service(read("/embed/{lang}/{game}/{date}", embed::day))
        .service(read("/{lang}", games::page))
        .service(read("/{lang}/sitemap.xml", crawl::pages))
        .service(read("/{lang}/sitemap-{year}.xml", crawl::days))
        .service(read("/{lang}/embed", embed::guide))
        .service(read("/{lang}/bots", bots::page))
        .service(read("/{lang}/me", me::page))
        .service(read("/{lang}/me/export", me::export))
        .service(read("/{lang}/me/attempts.pdn", pdn::attempts))
        .service(write("/{lang}/me/erase", me::erase))
        .service(write("/{lang}/me/recovery", keep::make))
        .service(write("/{lang}/me/devices", keep::revoke))
        .service(write("/{lang}/me/sign-out", keep::sign_out))
        .service(
            read("/{lang}/recover", keep::page)
                .route(web::post().to(keep::redeem))
                .default_service(web::to(|| async { wrong_method("GET, HEAD, POST") })),
        )
        .service(read("/{lang}/rules", rules::index))
        .service(read("/{lang}/rules/{game}", rules::page))
        .service(read("/{lang}/about", about::page))
        .service(
            read("/{lang}/settings", settings::page)
                .route(web::post().to(settings::save))
                .default_service(web::to(|| async { wrong_method("GET, HEAD, POST") })),
        )
        .service(read("/{lang}/{game}", puzzle::today))
        .service(read("/{lang}/{game}/warm-up", warm_up::page))
        .service(read("/{lang}/{game}/feed.xml", feed::feed))
        .service(read("/{lang}/{game}/archive", archive::present))
        .service(read("/{lang}/{game}/archive/theme", themes::index))
        .service(read("/{lang}/{game}/archive/theme/{theme}", themes::page))
        .service(read("/{lang}/{game}/archive/{month}", archive::month))
        .service(read("/{lang}/{game}/reminder.ics", reminder::file))
        .service(read("/{lang}/{game}/archive/{month}/print", print::month))
        .service(read("/{lang}/{game}/{date}/print", print::day))
        .service(read("/{lang}/{game}/{date}", puzzle::day))
        .service(read("/{lang}/{game}/{date}/offline", install::last_seen))
        .service(read("/{lang}/{game}/{date}/puzzle.pdn", pdn::puzzle))
        .service(write("/{lang}/{game}/{date}/moves", moves::play))
        .service(write("/{lang}/{game}/{date}/hint", moves::hint))
        .service(write("/{lang}/{game}/{date}/give-up", moves::give_up))
        .service(read(
            "/{lang}/{game}/{date}/{card:card[-a-z0-9]*\\.png}",
            cards::card,
        ));
}

/// The language of an address.
fn language(code: &str) -> Result<Lang, Error> {
    Lang::parse(code).ok_or(Error::NotFound)
}

/// The game of an address.
fn game(id: &str) -> Result<&'static dyn Table, Error> {
    table(id).ok_or(Error::NotFound)
}

/// Language and game of an address, the language in the game's words.
fn told(code: &str, id: &str) -> Result<(Lang, &'static dyn Table), Error> {
    let (lang, table) = (language(code)?, game(id)?);
    Ok((lang.for_game(table), table))
}

/// The day of an address; whether it has come is for the daily game to say.
fn date(text: &str) -> Result<NaiveDate, Error> {
    day::parse_date(text).ok_or(Error::NotFound)
}

/// All games, the language's home game first.
fn home_first(lang: Lang) -> Vec<String> {
    let ids = TABLES.into_iter().map(Table::id);
    let home = lang.home_game();
    let (first, rest): (Vec<_>, Vec<_>) = ids.partition(|id| *id == home);
    first.into_iter().chain(rest).map(str::to_owned).collect()
}

/// The game that pages of no single game lead to: the visitor's last one, else the home game.
fn favorite(visitor: &Visitor, lang: Lang) -> String {
    visitor
        .last_game
        .clone()
        .unwrap_or_else(|| lang.home_game().to_owned())
}

/// What a page says of itself.
struct About<'a> {
    game: &'a str,
    tab: Option<Tab>,
    here: String,
    title: String,
    description: String,
}

/// What all pages share, with the visitor's streak in the page's game.
async fn chrome(
    site: &Site,
    visitor: &Visitor,
    lang: Lang,
    about: About<'_>,
) -> Result<Chrome, Error> {
    let streak = match visitor.player {
        Some(player) => {
            let streak = site.daily.streak_of(player, about.game, visitor.arrived);
            Some(streak.await?.current)
        }
        None => None,
    };
    let preview = cards::present(site, lang, about.game, visitor.arrived).await;
    Ok(Chrome {
        lang,
        here: about.here,
        origin: site.origin.clone(),
        game: about.game.to_owned(),
        games: home_first(lang),
        tab: about.tab,
        appearance: visitor.appearance,
        streak,
        title: about.title,
        description: about.description,
        preview: Some(preview),
    })
}

/// "Look there": the answer to every form.
fn see_other(address: &str) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, address))
        .finish()
}
