//! The table of all games: made from the switches, readable, and right where the papers say so.

use std::collections::BTreeSet;

use daily_dama::{
    puzzle::table::{On, TABLES, table},
    rules::{
        catalog::{self, Visit},
        draughts::dama::TURKISH,
        game::Game,
        switches::Progress,
    },
    web::{
        lang::Lang,
        routes::{compare, content, facts::Facts},
    },
};

use super::{Browser, Dice};
use crate::support::TestApp;

/// What the papers say of each game: men capture back, king, which capture, men take kings,
/// crowned in mid-capture.
const PAPERS: [(&str, [&str; 5]); 10] = [
    ("turkish", ["forward", "flies", "most", "take", "man"]),
    ("arabic", ["forward", "flies", "most", "take", "man"]),
    ("russian", ["back", "flies", "any", "take", "king"]),
    ("american", ["forward", "step", "any", "take", "stops"]),
    (
        "american-noforce",
        ["forward", "step", "optional", "take", "stops"],
    ),
    ("brazilian", ["back", "flies", "most", "take", "man"]),
    (
        "spanish",
        ["forward", "flies", "most-kings", "take", "stops"],
    ),
    (
        "italian",
        ["forward", "step", "most-by-king", "spare", "stops"],
    ),
    ("czech", ["forward", "flies", "by-king", "take", "stops"]),
    ("international", ["back", "flies", "most", "take", "man"]),
];

#[test]
fn the_facts_of_every_game_are_those_of_the_papers() {
    for (id, expected) in PAPERS {
        let facts = Facts::of(table(id).expect(id)).expect("a game of draughts");
        let is = ["back", "king", "rule", "kings", "crowning"].map(|name| facts.get(name));
        assert_eq!(is, expected.map(Some), "{id}");
    }
}

#[test]
fn every_cell_of_every_game_has_words_in_every_language() {
    for lang in Lang::all() {
        for table in TABLES {
            let cells = compare::cells(lang, table);
            assert_eq!(cells.len(), 9, "{}", table.id());
            for cell in cells {
                let at = format!("{} {}: {cell}", lang.code(), table.id());
                assert!(!cell.is_empty() && !cell.contains("table-"), "{at}");
            }
        }
    }
}

#[test]
fn draws_come_from_the_draw_rules() {
    let en = Lang::parse("en").expect("English");
    let draw = |id: &str| compare::cells(en, table(id).expect(id)).pop();
    let turkish = "king against king; 25 moves each with no capture and no man forward; \
                   the same position three times";
    assert_eq!(draw("turkish").as_deref(), Some(turkish));
    let arabic = "one piece each; 40 moves each with no capture and no man moved; \
                  the same position three times";
    assert_eq!(draw("arabic").as_deref(), Some(arabic));
    let russian = "40 moves each with no capture and no crowning";
    assert_eq!(draw("russian").as_deref(), Some(russian));
    let international = "25 moves each with no capture and no man moved; \
                         the same position three times";
    assert_eq!(draw("international").as_deref(), Some(international));
}

/// Whether what a game calls progress is what it takes for progress, in moves that come up in
/// play.
struct Agrees;

impl Visit for Agrees {
    type Output = usize;

    fn visit<G: Game>(self, game: G) -> usize {
        if game.switches().is_none() {
            return 1;
        }
        let mut dice = Dice::new(7);
        let mut quiet = 0;
        for _ in 0..30 {
            let mut position = game.start();
            for _ in 0..120 {
                let moves = game.list(&position);
                if moves.is_empty() {
                    break;
                }
                for mv in &moves {
                    let effect = game.effect(&position, &mv.result);
                    let rows = [effect.from, effect.to].map(|square| game.place_of(square).1);
                    let told = effect.taken > 0
                        || match game.progress() {
                            Progress::ManForward => !effect.king && rows[0] != rows[1],
                            Progress::ManMoved => !effect.king,
                            Progress::Crowned => effect.promotes,
                        };
                    let is = game.makes_progress(&position, &mv.result);
                    assert_eq!(is, told, "{} {effect:?}", game.id());
                    quiet += usize::from(!is);
                }
                let mv = &moves[dice.below(moves.len())];
                position = game.play(&position, &mv.result);
            }
        }
        quiet
    }
}

#[test]
fn progress_is_what_the_games_take_for_it() {
    for id in catalog::ids() {
        let quiet = catalog::with(id, Agrees).expect(id);
        assert!(quiet > 0, "{id}: no quiet move met");
    }
}

#[test]
fn games_without_texts_of_their_own_have_cells() {
    let lang = Lang::parse("tr").expect("Turkish");
    let own = On(TURKISH);
    let listed = table("turkish").expect("turkish");
    assert_eq!(compare::cells(lang, &own), compare::cells(lang, listed));
}

#[tokio::test]
async fn the_table_shows_every_game_and_compares_three_point_by_point() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for lang in Lang::all() {
        let path = format!("/{}/rules", lang.code());
        let index = browser.get(&path).await;
        assert_eq!(index.status, 200, "{path}");
        for table in TABLES {
            let link = format!("<th scope=\"col\"><a href=\"{path}/{}\">", table.id());
            assert_eq!(index.html.matches(&link).count(), 1, "{path} {link}");
        }
        assert!(index.html.contains("id=\"points\""), "{path}");
    }
    let index = browser.get("/en/rules").await;
    index.says("Turkish draughts, Arabic dama");
    index.says("king against king");
}

#[test]
fn pages_of_the_diagonal_games_keep_their_arabic_words() {
    let ar = Lang::parse("ar").expect("Arabic");
    let mut read = 0;
    for table in TABLES {
        let diagonal = Facts::of(table).is_some_and(|f| f.get("lines") == Some("diagonal"));
        if !diagonal {
            continue;
        }
        let page = content::content(table).expect("a page");
        let sections = page.sections.iter();
        let mut keys: BTreeSet<&String> = sections
            // Comparisons with the neighbors name things as the neighbors do.
            .filter(|section| section.kind.id() != "differences")
            .flat_map(|s| s.paragraphs.iter().chain(&s.list).chain([&s.title]))
            .collect();
        keys.extend(page.five_lines.iter());
        keys.extend(
            page.faq
                .iter()
                .flat_map(|question| [&question.q, &question.a]),
        );
        keys.extend(page.boards.values().map(|board| &board.caption));
        for key in keys {
            let text = page.text(ar, key);
            for word in ["دامة", "أكل", "رقعة", "نقلة"] {
                assert!(!text.contains(word), "{} {key}: {text}", table.id());
            }
            read += 1;
        }
    }
    assert!(read > 300, "only {read}");
}
