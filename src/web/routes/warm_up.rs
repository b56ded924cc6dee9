//! A win in 1 to warm up with. It counts for nothing: the whole of it is in the address.

use actix_web::web::{Data, Path, Query};

use super::{
    About, boards, chrome,
    content::content,
    rules::{Desk, Drawn, TryQuery},
    told,
};
use crate::{
    puzzle::warm_up::warm_up,
    rules::game::Outcome,
    web::{
        board_view::{BoardForm, BoardView, join_path},
        error::Error,
        lang::{Arg, Lang},
        pages::warm_up::WarmUpPage,
        state::Site,
        visitor::Visitor,
    },
};

/// `/{lang}/{game}/warm-up`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<TryQuery>,
) -> Result<WarmUpPage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let id = table.id();
    let content = content(table).ok_or(Error::NotFound)?;
    let position = warm_up(table);
    let moves = boards::routes(table, position)?;
    let desk = Desk {
        lang,
        table,
        content: &content,
        tried: &query,
    };
    let mut drawn = desk.tap(position, &moves)?;
    let won = drawn
        .ending
        .is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)));
    if let (Some(mv), false) = (&drawn.moved, won) {
        // Legal, and no win: the board is put back.
        let again = TryQuery::default();
        let verdict = lang.raw("warm-up-wrong", &[("move", Arg::from(mv.text.as_str()))]);
        let back = Desk {
            tried: &again,
            ..desk
        };
        drawn = Drawn {
            verdict: Some(verdict),
            ..back.tap(position, &moves)?
        };
    }
    let here = format!("/{id}/warm-up");
    let name = lang.text(&format!("game-{id}"));
    let about = About {
        game: id,
        tab: None,
        here: here.clone(),
        title: [lang.text("warm-up"), name].join(&lang.text("comma")),
        description: lang.text("warm-up-invite"),
    };
    let forced = table.switches().map(|switches| match switches.optional {
        true => lang.text("warm-up-optional"),
        false => lang.text("warm-up-forced"),
    });
    Ok(WarmUpPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        forced,
        attacker: boards::mover(table, position)?,
        board: board(lang, &here, &drawn, won),
        tried: query.sq.is_some() || query.path.is_some(),
        rule: drawn
            .refusal
            .map(|rule| format!("/{}/rules/{id}#{}", lang.code(), rule.rule())),
        verdict: drawn.verdict,
        won,
        daily: site.daily.is_daily(id),
    })
}

fn board(lang: Lang, here: &str, drawn: &Drawn, won: bool) -> BoardView {
    if won {
        return BoardView::still(lang, "board", &drawn.model);
    }
    let form = BoardForm {
        method: "get",
        action: format!("/{}{here}#try", lang.code()),
        fields: vec![("path", join_path(&drawn.path))],
    };
    BoardView::playable(lang, "board", &drawn.model, form)
}
