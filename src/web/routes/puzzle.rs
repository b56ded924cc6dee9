//! The page of a day.

use std::{collections::BTreeMap, sync::Arc};

use actix_web::{
    Either, HttpRequest, HttpResponse, Responder,
    web::{Data, Path, Query},
};
use askama::Template;
use chrono::NaiveDate;

use super::{
    About, cards, chrome, content, date, explore, home, meta,
    stage::{self, DayQuery, Shown, Stage},
    told,
};
use crate::{
    daily::{
        answers::{MoveStatus, State, StateStatus},
        days::Day,
        standing::Standing,
    },
    puzzle::table::Table,
    web::{
        board_view::{BoardForm, BoardView, join_path},
        error::Error,
        lang::{Arg, Lang},
        pages::{
            Chrome, Progress, Spread, Tab,
            board_data::BoardData,
            error::empty_board,
            games::NoDailyPage,
            puzzle::{End, OwnAttempt, Phase, PuzzlePage, Refutation},
        },
        state::Site,
        visitor::Visitor,
    },
};

/// A day's page, or the one that says that cookies are off.
type DayOr = Either<PuzzlePage, HttpResponse>;

/// `/{lang}/{game}`: today.
pub(super) async fn today(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<DayQuery>,
    request: HttpRequest,
) -> Result<impl Responder, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    if !site.daily.is_daily(table.id()) {
        let page = no_daily(&site, &visitor, lang, table).await?;
        return Ok(Either::Left(page));
    }
    let place = Place {
        lang,
        table,
        date: site.daily.today(visitor.arrived),
        here: format!("/{}", table.id()),
    };
    let page = page(&site, &visitor, place, &query, &request).await?;
    Ok(Either::Right(page))
}

/// `/{lang}/{game}/{date}`.
pub(super) async fn day(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String, String)>,
    query: Query<DayQuery>,
    request: HttpRequest,
) -> Result<DayOr, Error> {
    let ((lang, table), date) = (told(&path.0, &path.1)?, date(&path.2)?);
    let here = format!("/{}/{date}", table.id());
    let place = Place {
        lang,
        table,
        date,
        here,
    };
    page(&site, &visitor, place, &query, &request).await
}

async fn no_daily(
    site: &Site,
    visitor: &Visitor,
    lang: Lang,
    table: &'static dyn Table,
) -> Result<NoDailyPage, Error> {
    let meta = meta::of_game(lang, "no-daily", table);
    let about = About {
        game: table.id(),
        tab: Some(Tab::Today),
        here: format!("/{}", table.id()),
        title: meta.title,
        description: meta.description,
    };
    Ok(NoDailyPage {
        chrome: chrome(site, visitor, lang, about).await?,
        board: empty_board(lang),
    })
}

struct Place {
    lang: Lang,
    table: &'static dyn Table,
    date: NaiveDate,
    here: String,
}

async fn page(
    site: &Site,
    visitor: &Visitor,
    place: Place,
    query: &DayQuery,
    request: &HttpRequest,
) -> Result<DayOr, Error> {
    let (id, now) = (place.table.id(), visitor.arrived);
    let day = site.daily.day(id, place.date, now).await?;
    if query.cookie.as_deref() == Some("1") && visitor.player.is_none() {
        return Ok(Either::Right(home::cookies_off(request, site, place.lang)));
    }
    let page = page_of(site, visitor, place, &day, query).await?;
    Ok(Either::Left(page))
}

/// Makes today's page of every game and language once: what is made at first use is there then.
///
/// # Errors
/// When a page cannot be made.
pub async fn warm(site: &Site) -> Result<(), Error> {
    let visitor = Visitor::stranger(site);
    let date = site.daily.today(visitor.arrived);
    for id in site.daily.games() {
        let day = site.daily.day(id, date, visitor.arrived).await?;
        for lang in Lang::all() {
            let place = Place {
                lang: lang.for_game(day.table),
                table: day.table,
                date,
                here: format!("/{id}"),
            };
            let page = page_of(site, &visitor, place, &day, &DayQuery::default()).await?;
            page.render()
                .map_err(|error| Error::Internal(error.to_string()))?;
        }
    }
    Ok(())
}

async fn page_of(
    site: &Site,
    visitor: &Visitor,
    place: Place,
    day: &Arc<Day>,
    query: &DayQuery,
) -> Result<PuzzlePage, Error> {
    let (lang, id, now) = (place.lang, place.table.id(), visitor.arrived);
    let reader = visitor.reader();
    let standing = site.daily.standing(id, place.date, reader, now).await?;
    let shows_solution = match standing.state.status {
        StateStatus::Lost => true,
        status => status.is_over() && query.line.is_some(),
    };
    if shows_solution {
        site.daily.work_out(day).await?;
    }
    let hint = site.daily.shown_hint(day, &standing.state).await?;
    let mut stage = Stage::new(day, &standing, hint)?;
    if query.line.is_some() && shows_solution {
        let turn = explore::attackers_turn(day, &standing.state, query)?;
        if let Some((position, left)) = turn {
            stage.winners = site.daily.winners(day, position, left).await?;
        }
    }
    let shown = stage.shown(query)?;
    let end = match standing.state.status.is_over() {
        true => Some(End {
            why: why(&stage)?,
            ..end(site, visitor, day, &standing, lang).await?
        }),
        false => None,
    };
    let chrome = Chrome {
        preview: Some(cards::preview(lang, day)),
        ..chrome(site, visitor, lang, about(&place, day)).await?
    };
    let neighbors = neighbors(site, visitor, &chrome, place.date);
    let is_today = place.date == site.daily.today(now);
    let unfinished = match visitor.player {
        Some(player) if is_today => site.daily.day_in_grace(id, player, now).await?,
        _ => None,
    };
    let unfinished = unfinished.map(|date| chrome.to_game(&format!("/{date}")));
    let page = assemble(&stage, shown, chrome, visitor.confirm_moves);
    Ok(PuzzlePage {
        is_today,
        in_grace: standing.in_grace,
        unfinished,
        void: void(site, day, lang).await?,
        end,
        attempts: own_attempts(&standing)?,
        previous: neighbors.0,
        next: neighbors.1,
        ..page
    })
}

/// What the page of a day says of itself. The present day's is found under two addresses.
fn about<'a>(place: &Place, day: &'a Day) -> About<'a> {
    let meta = match place.here.split('/').count() {
        2 => meta::today(place.lang, day),
        _ => meta::day(place.lang, day),
    };
    About {
        game: day.table.id(),
        tab: Some(Tab::Today),
        here: place.here.clone(),
        title: meta.title,
        description: meta.description,
    }
}

/// That a day does not count, in words.
async fn void(site: &Site, day: &Day, lang: Lang) -> Result<Option<String>, Error> {
    let void = site.daily.store().void(day.table.id(), day.date).await?;
    Ok(void.map(|void| match void.reason {
        Some(reason) => lang.text_with("void-day-why", &[("reason", Arg::from(reason))]),
        None => lang.text("void-day"),
    }))
}

/// The days before and after a past day, where they exist.
fn neighbors(
    site: &Site,
    visitor: &Visitor,
    chrome: &Chrome,
    date: NaiveDate,
) -> (Option<String>, Option<String>) {
    if date == site.daily.today(visitor.arrived) {
        return (None, None);
    }
    let address = |date: Option<NaiveDate>| {
        date.filter(|date| site.daily.is_open(*date, visitor.arrived))
            .map(|date| chrome.to_game(&format!("/{date}")))
    };
    (address(date.pred_opt()), address(date.succ_opt()))
}

/// The page from what is shown, without what depends on the present day.
fn assemble(stage: &Stage<'_>, shown: Shown, chrome: Chrome, confirm_moves: bool) -> PuzzlePage {
    let (day, state) = (stage.day, &stage.standing.state);
    let lang = chrome.lang;
    let page = chrome.to_game(&format!("/{}", day.date));
    let board = if shown.playable {
        let form = BoardForm {
            method: "post",
            action: format!("{page}/moves"),
            fields: vec![
                ("attempt", state.attempt.to_string()),
                ("ply", state.ply.to_string()),
                ("path", join_path(&shown.path)),
            ],
        };
        BoardView::playable(lang, "board", &shown.model, form)
    } else {
        BoardView::still(lang, "board", &shown.model)
    };
    // After the end only moves that were made are left to be shown.
    let walks = matches!(shown.phase, Phase::Replay { .. } | Phase::Explore(_));
    let shows = walks || !state.status.is_over() || !shown.last.is_empty();
    let data = shows.then(|| data(stage, &shown, page, lang, confirm_moves));
    PuzzlePage {
        date: day.date,
        number: u32::try_from(day.number).unwrap_or(u32::MAX),
        is_today: false,
        in_grace: false,
        unfinished: None,
        void: None,
        win_in: day.win_in,
        grade: day.grade,
        attacker: stage.attacker,
        board,
        attempt: state.attempt,
        ply: state.ply.into(),
        progress: stage::progress(stage.standing),
        phase: shown.phase,
        moves: shown.moves,
        hints: stage::hints(state),
        confirm_moves,
        rules: content::five_lines(lang, day.table),
        end: None,
        data,
        previous: None,
        next: None,
        shown_attempt: shown.attempt,
        attempts: Vec::new(),
        chrome,
    }
}

/// The data block for the script.
fn data(
    stage: &Stage<'_>,
    shown: &Shown,
    page: String,
    lang: Lang,
    confirm_moves: bool,
) -> BoardData {
    let (day, state) = (stage.day, &stage.standing.state);
    BoardData {
        game: day.table.id().to_owned(),
        date: day.date.to_string(),
        attempt: state.attempt,
        ply: state.ply.into(),
        own: stage.attacker.symbols().to_owned(),
        at: shown.model.places(),
        words: shown.model.words(lang),
        lifts_last: super::boards::lifts_last(day.table),
        api: format!("/api/v1/{}/{}", day.table.id(), day.date),
        page,
        confirm: confirm_moves,
        moves: match shown.playable {
            true => stage.moves.clone(),
            false => Vec::new(),
        },
        last: shown.last.clone(),
        texts: BoardData::texts(lang, shown.model.shape),
    }
}

/// Why the last attempt of a lost day failed; giving up has no such reason.
fn why(stage: &Stage<'_>) -> Result<Option<Refutation>, Error> {
    let last = stage.standing.last.as_ref();
    let Some(last) = last.filter(|last| last.status == MoveStatus::Lost) else {
        return Ok(None);
    };
    Ok(match stage.refutation(last)?.phase {
        Phase::Wrong(refutation) => Some(refutation),
        _ => None,
    })
}

/// What stands below the board after the end.
async fn end(
    site: &Site,
    visitor: &Visitor,
    day: &Day,
    standing: &Standing,
    lang: Lang,
) -> Result<End, Error> {
    let (state, now) = (&standing.state, visitor.arrived);
    let id = day.table.id();
    let is_today = day.date == site.daily.today(now);
    let progress = stage::progress(standing);
    let line = match state.status {
        StateStatus::Solved => stage::line_of(&standing.rows, state.attempt)?,
        _ => day.solution()?.line.clone(),
    };
    let counts = site.daily.store().spread(id, day.date).await?;
    let next_unsolved = if is_today {
        None
    } else {
        let next = site.daily.next_unsolved(id, visitor.player, now).await?;
        next.map(|date| format!("/{}/{id}/{date}", lang.code()))
    };
    let seconds = site.daily.settings().zone.seconds_left(now);
    let zone = site.daily.settings().zone.name().to_owned();
    Ok(End {
        last_took: last_took(day, &line)?,
        line,
        why: None,
        streak: (!state.late).then_some((state.streak.current, state.streak.best)),
        offers_code: offers_code(site, visitor, state).await?,
        spread: Some(Spread {
            counts: counts.map(|n| u32::try_from(n).unwrap_or(u32::MAX)),
            mine: (!state.late).then_some(place(progress)),
        }),
        next: is_today.then(|| (u32::try_from(seconds).unwrap_or(u32::MAX), zone)),
        next_unsolved,
        themes: day.themes()?,
        author: day.author.clone(),
    })
}

/// From this streak on a recovery code is offered.
const WORTH_KEEPING: u32 = 3;

/// Whether a solved day is the moment to offer a recovery code.
async fn offers_code(site: &Site, visitor: &Visitor, state: &State) -> Result<bool, Error> {
    let solved = state.status == StateStatus::Solved && !state.late;
    let (Some(player), true) = (visitor.player, solved) else {
        return Ok(false);
    };
    let grown = state.streak.current >= WORTH_KEEPING;
    Ok(grown && site.daily.store().recovery(player).await?.is_none())
}

/// The bar of a finished puzzle.
fn place(progress: Progress) -> usize {
    if progress.solved {
        usize::from(progress.spent.min(2))
    } else {
        3
    }
}

fn last_took(day: &Day, line: &[String]) -> Result<u8, Error> {
    let steps = super::boards::walk(day.table, &day.position, line)?;
    let took = steps.last().map_or(0, |step| step.played.captured.len());
    Ok(u8::try_from(took).unwrap_or(u8::MAX))
}

/// The attempts that are over, to be shown again.
fn own_attempts(standing: &Standing) -> Result<Vec<OwnAttempt>, Error> {
    let state = &standing.state;
    let over = |attempt| state.status.is_over() || attempt != state.attempt;
    let mut lines = BTreeMap::new();
    for row in standing.rows.iter().filter(|row| over(row.attempt)) {
        if let std::collections::btree_map::Entry::Vacant(entry) = lines.entry(row.attempt) {
            entry.insert(stage::line_of(&standing.rows, row.attempt)?);
        }
    }
    Ok(lines
        .into_iter()
        .map(|(attempt, line)| OwnAttempt { attempt, line })
        .collect())
}
