//! All games' puzzles of the day.

use actix_web::web::{Data, Path};

use super::{About, boards, chrome, favorite, game, home_first, language, meta, stage};
use crate::web::{
    board_view::{BoardModel, BoardView},
    error::Error,
    lang::Lang,
    pages::{
        Progress, Tab,
        games::{GameRow, GamesPage},
    },
    state::Site,
    visitor::Visitor,
};

/// `/{lang}`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<GamesPage, Error> {
    let lang = language(&path)?;
    let favorite = favorite(&visitor, lang);
    let about = About {
        game: &favorite,
        tab: Some(Tab::Games),
        here: String::new(),
        title: String::new(),
        description: meta::games(lang),
    };
    let mut ids = home_first(lang);
    if let Some(last) = &visitor.last_game {
        ids.sort_by_key(|id| id != last);
    }
    let mut rows = Vec::with_capacity(ids.len());
    for id in ids {
        rows.push(row(&site, &visitor, lang, id).await?);
    }
    Ok(GamesPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        date: site.daily.today(visitor.arrived),
        rows,
    })
}

async fn row(site: &Site, visitor: &Visitor, lang: Lang, id: String) -> Result<GameRow, Error> {
    let table = game(&id)?;
    let lang = lang.for_game(table);
    if !site.daily.is_daily(&id) {
        let model = boards::still(table, &table.start())?;
        let board = BoardView::thumbnail(lang, &id, &model);
        return Ok(GameRow {
            id,
            board,
            win_in: None,
            progress: Progress::default(),
        });
    }
    let (today, now) = (site.daily.today(visitor.arrived), visitor.arrived);
    let day = site.daily.day(&id, today, now).await?;
    let standing = site
        .daily
        .standing(&id, today, visitor.reader(), now)
        .await?;
    let model: BoardModel = boards::still(table, &day.position)?;
    Ok(GameRow {
        board: BoardView::thumbnail(lang, &id, &model),
        win_in: Some(day.win_in),
        progress: stage::progress(&standing),
        id,
    })
}
