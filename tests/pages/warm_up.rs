//! The warm-up of every game: that it is a fair puzzle, and that it can be played by links.

use std::sync::Arc;

use daily_dama::{
    puzzle::{
        table::{Judgment, MoveObject, TABLES, Table},
        warm_up::warm_up,
    },
    rules::{game::Outcome, refusal::Refusal},
    store::sqlite::SqliteStore,
    web::lang::Lang,
};
use reqwest::Method;

use super::{Browser, Page, attribute};
use crate::support::{EASY, TestApp, library};

/// The moves that win at once.
fn winning(table: &dyn Table) -> Vec<MoveObject> {
    let position = warm_up(table);
    let side = table.turn(position).expect("a position");
    let moves = table.legal_moves(position).expect("a position");
    let wins = |mv: &MoveObject| {
        let next = table.play(position, &mv.text).expect("a position");
        let ending = table
            .ending(&next.expect("a legal move"))
            .expect("a position");
        ending.is_some_and(|ending| ending.outcome == Outcome::Win(side))
    };
    moves.into_iter().filter(wins).collect()
}

#[test]
fn every_warm_up_is_a_win_in_one_with_one_key_that_is_a_chain() {
    let mut optional = 0;
    for table in TABLES {
        let (id, position) = (table.id(), warm_up(table));
        assert!(table.normal(position).is_ok(), "{id}");
        assert_eq!(table.win_in(position).expect("a position"), Some(1), "{id}");
        let [key] = &winning(table)[..] else {
            panic!("{id}: {:?}", winning(table));
        };
        let judged = table.judge(position, 0, 1, &key.text).expect("a position");
        assert_eq!(judged.expect("a legal move").judgment, Judgment::Solved);
        assert_eq!(key.path.len(), 3, "{id}: {}", key.text);
        let Some(switches) = table.switches() else {
            assert_eq!(key.captured, None, "{id}");
            continue;
        };
        let taken = key.captured.as_ref().expect("a game of draughts");
        assert_eq!(taken.len(), 3, "{id}");
        // The other man could be crowned, were it not for the capture.
        let pieces = table.pieces(position).expect("a position");
        let side = table.turn(position).expect("a position");
        let other = pieces
            .iter()
            .find(|on| on.seat == side && on.square != key.from);
        let other = &other.expect("another man").square;
        let squares = table.squares();
        let place = |name: &str| squares.iter().find(|(square, ..)| square == name).cloned();
        let (_, column, row) = place(other).expect("a square");
        let ahead = squares
            .iter()
            .filter(|(_, x, y)| *y == row + 1 && (x - column).abs() <= 1);
        let text = |to: &str| format!("{other}-{to}");
        let tries: Vec<_> = ahead
            .map(|(to, ..)| table.read(position, &text(to)).expect("a position"))
            .collect();
        assert!(!tries.is_empty(), "{id}");
        let crowns = |tried: &Result<(MoveObject, String), Refusal>| {
            tried
                .as_ref()
                .is_ok_and(|(mv, _)| mv.promotes == Some(true))
        };
        if switches.optional {
            optional += 1;
            assert!(tries.iter().any(crowns), "{id}: {tries:?}");
        } else {
            let refused = Err(Refusal::CaptureCompulsory);
            assert!(tries.contains(&refused), "{id}: {tries:?}");
            let moves = table.legal_moves(position).expect("a position");
            assert_eq!(moves.len(), 1, "{id}: the key alone is legal");
        }
    }
    assert!(optional < TABLES.len() / 2);
}

/// Taps a square of the warm-up as its GET form does.
async fn tap(browser: &Browser<'_>, page: &Page, square: &str) -> Page {
    let (action, fields) = page.board_form();
    assert!(page.html.contains(&format!(" id=\"board-{square}\"")));
    let action = action.split('#').next().expect("an address");
    let page = browser.get(&format!("{action}?{fields}&sq={square}")).await;
    assert_eq!(page.status, 200);
    page
}

#[tokio::test]
async fn every_warm_up_is_played_by_taps_in_every_language_and_leaves_nothing_behind() {
    let app = TestApp::start().await;
    for table in TABLES {
        let key = &winning(table)[0];
        for lang in Lang::all() {
            let browser = Browser::new(&app);
            let path = format!("/{}/{}/warm-up", lang.code(), table.id());
            let mut page = browser.get(&path).await;
            let lang = lang.for_game(table);
            page.says(&lang.text_with("win-in", &[("n", 1u8.into())]));
            page.says(&lang.text("warm-up-lead"));
            page = tap(&browser, &page, &key.from).await;
            assert_eq!(page.drawn("picked"), 1, "{path}");
            // On the star a piece may stay at every landing: there the last one is tapped.
            let on_the_way = if table.switches().is_some() { 2 } else { 0 };
            for stop in &key.path[..on_the_way] {
                page = tap(&browser, &page, stop).await;
                page.is_silent_about(&lang.text("warm-up-done"));
            }
            page = tap(&browser, &page, &key.path[2]).await;
            page.says(&lang.text("warm-up-done"));
            assert!(!page.html.contains("board-form"), "{path}: it is over");
            let today = format!(
                "class=\"btn primary\" href=\"/{}/{}\"",
                lang.code(),
                table.id()
            );
            let daily = ["turkish", "arabic"].contains(&table.id());
            assert_eq!(page.html.contains(&today), daily, "{path}");
            let response = browser.send(Method::GET, &page.address, None).await;
            assert!(!response.headers().contains_key("set-cookie"), "{path}");
        }
    }
}

#[tokio::test]
async fn a_refused_tap_names_its_rule_and_leads_to_its_section() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let mut compulsory = 0;
    for table in TABLES {
        let position = warm_up(table);
        let key = &winning(table)[0];
        let side = table.turn(position).expect("a position");
        let pieces = table.pieces(position).expect("a position");
        let mine = pieces
            .iter()
            .find(|on| on.seat == side && on.square != key.from);
        let theirs = pieces.iter().find(|on| on.seat != side).expect("a piece");
        for lang in Lang::all() {
            let path = format!("/{}/{}/warm-up", lang.code(), table.id());
            let page = browser.get(&path).await;
            let rules = browser
                .get(&format!("/{}/rules/{}", lang.code(), table.id()))
                .await;
            let leads_to = |page: &Page, rule: Refusal| {
                let words = lang.for_game(table).text(&format!("rule-{}", rule.rule()));
                page.says(&words);
                let href = format!("/{}/rules/{}#{}", lang.code(), table.id(), rule.rule());
                assert!(
                    page.html.contains(&format!("href=\"{href}\"")),
                    "{path}: {href}"
                );
                let anchor = format!("id=\"{}\"", rule.rule());
                assert_eq!(rules.html.matches(&anchor).count(), 1, "{href}");
            };
            let tapped = tap(&browser, &page, &theirs.square).await;
            leads_to(&tapped, Refusal::NotYourPiece);
            let Some(switches) = table.switches() else {
                continue;
            };
            if !switches.optional {
                let square = &mine.expect("another man").square;
                let tapped = tap(&browser, &page, square).await;
                leads_to(&tapped, Refusal::CaptureCompulsory);
                compulsory += 1;
            }
        }
    }
    assert!(compulsory > 30, "only {compulsory}");
}

#[tokio::test]
async fn a_legal_move_that_does_not_win_puts_the_board_back() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get("/tr/chinese/warm-up").await;
    let at_first = page.pieces();
    let page = tap(&browser, &page, "h6").await;
    let page = tap(&browser, &page, "h7").await;
    page.says("h6-h7 kurala uygun, ama kazandırmaz.");
    assert_eq!(page.pieces(), at_first);
    let page = tap(&browser, &page, "h6").await;
    assert_eq!(page.drawn("picked"), 1);

    let page = browser.get("/en/american-noforce/warm-up").await;
    page.says("Capture is not compulsory in this game");
    let other = page.pieces().into_iter().find(|piece| piece == "wm 5");
    assert!(other.is_some(), "a7 is 5 in numbers");
    let page = tap(&browser, &page, "5").await;
    let page = tap(&browser, &page, "1").await;
    page.says("5-1 is legal, but it does not win.");
}

#[tokio::test]
async fn an_address_of_the_warm_up_can_say_anything() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let plain = browser.get("/tr/turkish/warm-up").await;
    for query in [
        "path=z9",
        "path=d2,d9&sq=",
        "sq=%3Cscript%3E",
        "try=x",
        "path=,,,",
    ] {
        let page = browser.get(&format!("/tr/turkish/warm-up?{query}")).await;
        assert_eq!(page.status, 200, "{query}");
        assert_eq!(page.pieces(), plain.pieces(), "{query}");
        assert!(!page.html.contains("<script>"), "{query}");
    }
    let twice = browser.get("/tr/turkish/warm-up?sq=d2&sq=d2").await;
    assert_eq!(twice.status, 400);
    for path in [
        "/tr/chess/warm-up",
        "/de/turkish/warm-up",
        "/tr/turkish/warm-up/x",
    ] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_newcomer_is_invited_and_who_is_known_finds_a_small_link() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let library = library(&[("turkish", EASY, 2)]);
    let app = TestApp::with(&library, store, "2026-11-29T09:00:00Z").await;
    for (lang, invites, names) in [
        (
            "tr",
            "İlk gelişin mi? Bir hamlelik ısınmayla başla.",
            "Isınma",
        ),
        ("ar", "أول مرة هنا؟ ابدأ بالإحماء.", "إحماء"),
        ("en", "New here? Warm up with one move.", "Warm-up"),
        (
            "ru",
            "Впервые здесь? Начните с разминки в один ход.",
            "Разминка",
        ),
    ] {
        let browser = Browser::new(&app);
        let today = format!("/{lang}/turkish");
        let link = format!("href=\"{today}/warm-up\"");
        let page = browser.get(&today).await;
        page.says(invites);
        assert_eq!(page.html.matches(&link).count(), 1, "{lang}");
        // Under the board: it must not push it down.
        let (board, place) = (page.html.find("class=\"board"), page.html.find(&link));
        assert!(board < place, "{lang}");
        let past = browser.get(&format!("{today}/2026-11-20")).await;
        past.is_silent_about(invites);
        past.says(names);
        let moves = format!("{today}/2026-11-29/moves");
        let page = browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
        page.is_silent_about(invites);
        page.says(names);
        assert_eq!(page.html.matches(&link).count(), 1, "{lang}");
    }
}

#[tokio::test]
async fn the_warm_up_is_the_same_for_every_stranger() {
    let app = TestApp::start().await;
    for path in ["/ar/arabic/warm-up", "/ar/arabic/warm-up?path=d2&sq=d4"] {
        let one = Browser::new(&app).get(path).await;
        let other = Browser::new(&app).get(path).await;
        assert_eq!(one.html, other.html);
        assert!(!one.html.contains("data-seconds"));
        assert_eq!(attribute(&one.html, "method"), "get");
    }
}
