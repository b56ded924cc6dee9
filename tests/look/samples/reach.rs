//! What other sites show, and what is told to who builds them.

use std::collections::BTreeMap;

use daily_dama::web::board_view::{BoardForm, BoardModel, BoardShape, BoardView, Marks, Seat};
use daily_dama::web::lang::Lang;
use daily_dama::web::pages::bots::{BotsPage, Example};
use daily_dama::web::pages::embed::{
    Choice, EmbedData, EmbedGuidePage, EmbedNothing, EmbedPage, frame_title,
};

use super::pages::render;
use super::puzzles::{chrome, diagram, quiet_moves, today};

fn frame(lang: Lang, path: &[&str]) -> EmbedPage {
    let path: Vec<String> = path.iter().map(|square| (*square).to_owned()).collect();
    let mut model = BoardModel::still(BoardShape::plain_8(), Seat::White, diagram());
    model.marks = Marks::for_choice(&quiet_moves(), &path);
    let form = BoardForm {
        method: "get",
        action: format!("/embed/{}/turkish", lang.code()),
        fields: vec![("path", path.join(","))],
    };
    let title = frame_title(lang, "turkish");
    let chrome = chrome(lang, None, "/turkish/2026-11-29", &title);
    EmbedPage {
        date: today(),
        number: 333,
        win_in: 3,
        attacker: Seat::White,
        note: lang.rich(
            if path.is_empty() {
                "help"
            } else {
                "tap-target"
            },
            &[],
        ),
        solve: chrome.canonical(),
        chosen: String::new(),
        data: EmbedData {
            own: "p-w".to_owned(),
            at: model.places(),
            words: model.words(lang),
            moves: quiet_moves(),
            texts: BTreeMap::new(),
        },
        board: BoardView::playable(lang, "board", &model, form),
        chrome,
    }
}

fn guide(lang: Lang) -> EmbedGuidePage {
    let choice = |id: &str, name: String, chosen| Choice {
        id: id.to_owned(),
        name,
        chosen,
    };
    let game = |id: &str, chosen| choice(id, lang.text(&format!("game-{id}")), chosen);
    EmbedGuidePage {
        games: vec![game("turkish", true), game("arabic", false)],
        languages: Lang::all()
            .map(|other| choice(other.code(), other.name().to_owned(), other == lang))
            .collect(),
        themes: vec![choice("auto", lang.text("theme-auto"), true)],
        address: format!("http://localhost:8080/embed/{}/turkish", lang.code()),
        preview: format!("/embed/{}/turkish", lang.code()),
        frame_title: frame_title(lang, "turkish"),
        chrome: chrome(lang, None, "/embed", &lang.text("title-embed")),
    }
}

fn bots(lang: Lang) -> BotsPage {
    let example = |key: &str, command: &str| Example {
        text: lang.text(key),
        command: command.to_owned(),
    };
    BotsPage {
        game: "turkish".to_owned(),
        open: vec![example(
            "bots-games",
            "curl http://localhost:8080/api/v1/games",
        )],
        own: vec![example(
            "bots-me",
            "curl -H \"Authorization: Bearer $TOKEN\" x",
        )],
        limits: (100, 5),
        date: today(),
        chrome: chrome(lang, None, "/bots", &lang.text("title-bots")),
    }
}

pub(super) fn pages(lang: Lang) -> Vec<(String, String)> {
    let nothing = EmbedNothing {
        chrome: chrome(lang, None, "", &lang.text("error-not-found")),
    };
    [
        ("embed", render(&frame(lang, &[]))),
        ("embed-chosen", render(&frame(lang, &["d4"]))),
        ("embed-nothing", render(&nothing)),
        ("embed-guide", render(&guide(lang))),
        ("bots", render(&bots(lang))),
    ]
    .map(|(name, html)| (name.to_owned(), html))
    .to_vec()
}
