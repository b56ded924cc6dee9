//! Boards for the frames of other sites, and the page with the code for them.
//!
//! A frame reads no cookie and posts nothing: squares ask for the same page with other marks, and
//! whoever wants to play goes to the site.

use std::collections::BTreeMap;

use actix_web::{
    HttpRequest, HttpResponse,
    http::StatusCode,
    web::{Data, Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{About, boards, chrome, date, favorite, home_first, language, meta, told};
use crate::{
    daily::days::Day,
    puzzle::table::Table,
    web::{
        board_view::{
            BoardForm, BoardModel, BoardView, Marks, MoveData, Tap, join_path, split_path, tap,
        },
        error::Error,
        lang::{Arg, Lang, Rich},
        pages::{
            Appearance, Theme,
            board_data::BoardData,
            embed::{Choice, EmbedData, EmbedGuidePage, EmbedNothing, EmbedPage, frame_title},
        },
        state::Site,
        visitor::{Visitor, arrived},
    },
};

/// What a frame can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct FrameQuery {
    path: Option<String>,
    sq: Option<String>,
    theme: Option<String>,
}

impl FrameQuery {
    fn theme(&self) -> Theme {
        match self.theme.as_deref() {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        }
    }
}

/// `/embed/{lang}/{game}`: today's puzzle.
pub(super) async fn today(
    request: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
    query: Query<FrameQuery>,
) -> HttpResponse {
    let (lang, game) = path.into_inner();
    frame(&request, &site, (&lang, &game, None), &query).await
}

/// `/embed/{lang}/{game}/{date}`: that of one day.
pub(super) async fn day(
    request: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String, String)>,
    query: Query<FrameQuery>,
) -> HttpResponse {
    let (lang, game, date) = path.into_inner();
    frame(&request, &site, (&lang, &game, Some(&date)), &query).await
}

/// A frame, or the one that says that there is nothing.
async fn frame(
    request: &HttpRequest,
    site: &Site,
    address: (&str, &str, Option<&str>),
    query: &FrameQuery,
) -> HttpResponse {
    let stranger = stranger(request, site, query.theme());
    let rendered = match page(site, &stranger, address, query).await {
        Ok(page) => page.render().map(|html| (StatusCode::OK, html)),
        Err(Error::NotFound) => {
            let lang = Lang::parse(address.0).unwrap_or_else(Lang::fallback);
            let nothing = nothing(site, &stranger, lang).await;
            match nothing {
                Ok(page) => page.render().map(|html| (StatusCode::NOT_FOUND, html)),
                Err(error) => return HttpResponse::from_error(error),
            }
        }
        Err(error) => return HttpResponse::from_error(error),
    };
    match rendered {
        Ok((status, html)) => HttpResponse::build(status)
            .content_type("text/html; charset=utf-8")
            .body(html),
        Err(error) => HttpResponse::from_error(Error::Internal(error.to_string())),
    }
}

/// Somebody without cookies, whoever asks.
fn stranger(request: &HttpRequest, site: &Site, theme: Theme) -> Visitor {
    let mut visitor = Visitor::stranger(site);
    visitor.arrived = arrived(request, site);
    visitor.appearance = Appearance {
        theme,
        contrast: false,
    };
    visitor
}

async fn nothing(site: &Site, stranger: &Visitor, lang: Lang) -> Result<EmbedNothing, Error> {
    let about = About {
        game: lang.home_game(),
        tab: None,
        here: String::new(),
        title: lang.text("error-not-found"),
        description: String::new(),
    };
    Ok(EmbedNothing {
        chrome: chrome(site, stranger, lang, about).await?,
    })
}

async fn page(
    site: &Site,
    stranger: &Visitor,
    (lang, game, day): (&str, &str, Option<&str>),
    query: &FrameQuery,
) -> Result<EmbedPage, Error> {
    let (lang, table) = told(lang, game)?;
    let now = stranger.arrived;
    let shown = match day {
        Some(text) => date(text)?,
        None => site.daily.today(now),
    };
    let puzzle = site.daily.day(table.id(), shown, now).await?;
    let moves = boards::routes(table, &puzzle.position)?;
    let path = chosen(table, &moves, query);
    let mut model = boards::still(table, &puzzle.position)?;
    model.marks = Marks::for_choice(&moves, &path);
    let below = day.map_or_else(String::new, |day| format!("/{day}"));
    let action = format!("/embed/{}/{game}{below}", lang.code());
    let about = About {
        game: table.id(),
        tab: None,
        here: format!("/{}/{shown}", table.id()),
        title: frame_title(lang, table.id()),
        description: meta::day(lang, &puzzle).description,
    };
    let chrome = chrome(site, stranger, lang, about).await?;
    let chosen = match path.is_empty() {
        true => String::new(),
        false => format!("?path={}", join_path(&path)),
    };
    Ok(EmbedPage {
        date: shown,
        number: u32::try_from(puzzle.number).unwrap_or(u32::MAX),
        win_in: puzzle.win_in,
        attacker: boards::seat(table, puzzle.side),
        board: BoardView::playable(lang, "board", &model, form(action, &path, query)),
        note: note(lang, &moves, &path),
        solve: chrome.canonical(),
        chosen,
        data: data(lang, &puzzle, &model, moves),
        chrome,
    })
}

fn form(action: String, path: &[String], query: &FrameQuery) -> BoardForm {
    let mut fields = vec![("path", join_path(path))];
    match query.theme() {
        Theme::Auto => {}
        Theme::Light => fields.push(("theme", "light".to_owned())),
        Theme::Dark => fields.push(("theme", "dark".to_owned())),
    }
    BoardForm {
        method: "get",
        action,
        fields,
    }
}

/// The chosen piece and its stops after a tap; all of a move when it is complete.
fn chosen(table: &dyn Table, moves: &[MoveData], query: &FrameQuery) -> Vec<String> {
    let shape = boards::shape(table);
    let mut path = split_path(shape, query.path.as_deref().unwrap_or_default());
    if !boards::continues(moves, &path) {
        path.clear();
    }
    let square = query.sq.as_deref().unwrap_or_default();
    if shape.locate(square).is_none() {
        return path;
    }
    match tap(moves, &path, square) {
        Tap::Chosen(path) | Tap::Refused { path, .. } => path,
        Tap::Complete(mv) => mv.route(),
        Tap::Dropped => Vec::new(),
    }
}

/// What can be done now: as on the page of the puzzle, but a complete move is played there.
fn note(lang: Lang, moves: &[MoveData], path: &[String]) -> Rich {
    if boards::whole(moves, path).is_some() {
        return lang.rich("embed-ready", &[]);
    }
    let duty = !moves.is_empty() && moves.iter().all(MoveData::takes);
    let mut open = moves.iter().filter(|mv| mv.begins_with(path));
    let takes = open.any(MoveData::takes) && (path.len() > 1 || duty);
    let key = match (path.len(), takes) {
        (0, _) if duty => "must-capture-choose",
        (0, _) => "help",
        (_, false) => "tap-target",
        (1, true) => "must-capture",
        (_, true) => "next-stop",
    };
    let n = u32::try_from(path.len()).unwrap_or(u32::MAX);
    lang.rich(key, &[("n", Arg::from(n))])
}

fn data(lang: Lang, puzzle: &Day, model: &BoardModel, moves: Vec<MoveData>) -> EmbedData {
    let mut texts: BTreeMap<String, String> = BoardData::texts(lang, model.shape);
    for key in ["embed-ready", "must-capture-choose"] {
        texts.insert(key.to_owned(), lang.text(key));
    }
    EmbedData {
        own: boards::seat(puzzle.table, puzzle.side).symbols().to_owned(),
        at: model.places(),
        words: model.words(lang),
        moves,
        texts,
    }
}

/// What the page with the code can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct GuideQuery {
    game: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
}

/// `/{lang}/embed`: the code for a site.
pub(super) async fn guide(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    query: Query<GuideQuery>,
) -> Result<EmbedGuidePage, Error> {
    let lang = language(&path)?;
    let favorite = favorite(&visitor, lang);
    let meta = meta::plain(lang, "embed");
    let about = About {
        game: &favorite,
        tab: None,
        here: "/embed".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    let daily: Vec<String> = home_first(lang)
        .into_iter()
        .filter(|id| site.daily.is_daily(id))
        .collect();
    let one_of = |asked: &Option<String>, all: &[String]| {
        let asked = asked.as_ref().filter(|asked| all.contains(asked));
        asked.or(all.first()).cloned().unwrap_or_default()
    };
    let game = one_of(&query.game, &daily);
    let asked = query.lang.as_deref().and_then(Lang::parse);
    let theirs = asked.unwrap_or(lang);
    let theme = ["light", "dark"].into_iter().find(|theme| {
        let asked = query.theme.as_deref();
        asked == Some(theme)
    });
    let query = theme.map_or_else(String::new, |theme| format!("?theme={theme}"));
    let preview = format!("/embed/{}/{game}{query}", theirs.code());
    Ok(EmbedGuidePage {
        games: choices(daily.iter().map(|id| (&**id, chrome.game_name(id))), &game),
        languages: choices(
            Lang::all().map(|other| (other.code(), other.name().to_owned())),
            theirs.code(),
        ),
        themes: choices(
            ["auto", "light", "dark"].map(|id| (id, chrome.t(&format!("theme-{id}")))),
            theme.unwrap_or("auto"),
        ),
        address: format!("{}{preview}", site.origin),
        preview,
        frame_title: frame_title(theirs, &game),
        chrome,
    })
}

/// The entries of a list with one chosen.
fn choices<'a>(all: impl IntoIterator<Item = (&'a str, String)>, chosen: &str) -> Vec<Choice> {
    let choice = |(id, name): (&str, String)| Choice {
        id: id.to_owned(),
        name,
        chosen: id == chosen,
    };
    all.into_iter().map(choice).collect()
}
