//! Today's puzzle by mouse, by keys, and without script.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use daily_dama::web::lang::Lang;
use serde_json::json;

use super::pane::{Pane, View, in_browser, winning_line};
use crate::support::{EASY, HARD, TestApp, library};

/// [`EASY`] turned by half a turn with the colors changed: Black wins.
const TURNED: &str = "B:Wf5,d3,g2,e2:Bh7,d7,e6,d6";

#[actix_web::test]
async fn keys_alone_solve_today_in_turkish() {
    keys_solve("/tr/turkish", ("turkish", EASY, 2)).await;
}

#[actix_web::test]
async fn keys_alone_solve_today_in_arabic() {
    keys_solve("/ar/arabic", ("arabic", HARD, 3)).await;
}

async fn keys_solve(
    page: &'static str,
    (game, position, win_in): (&'static str, &'static str, u8),
) {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open(page).await;
        pane.until("document.querySelector('[data-live]')").await;
        let stops = pane.value("document.querySelectorAll('.sq[tabindex=\"0\"]').length");
        assert_eq!(stops.await, 1, "the board is one tab stop");
        for _ in 0..40 {
            if pane.focus().await.len() == 2 {
                break;
            }
            pane.key("Tab", false).await;
        }
        let line = winning_line(game, position, win_in);
        keys_walk_the_board(&pane, &line[0][..2]).await;
        for (ply, text) in (2_u8..).step_by(2).zip(&line) {
            let squares = pane.route(text).await;
            for (j, square) in squares.iter().enumerate() {
                go(&pane, square).await;
                pane.key(if j == 0 { "Enter" } else { " " }, false).await;
                if j + 1 < squares.len() {
                    pane.until("document.querySelector('.sq.selected')").await;
                }
            }
            if ply < 2 * win_in {
                pane.stands_at(1, ply).await;
                assert_eq!(&pane.focus().await, squares.last().expect("a square"));
            }
        }
        pane.is_solved(game, 1).await;
        assert_eq!(pane.focus().await, "H2", "the result has the focus");
    })
    .await;
}

async fn keys_walk_the_board(pane: &Pane, piece: &str) {
    let walk = [
        ("Home", true, "a8"),
        ("ArrowLeft", false, "a8"),
        ("ArrowRight", false, "b8"),
        ("ArrowDown", false, "b7"),
        ("End", false, "h7"),
        ("Home", false, "a7"),
        ("End", true, "h1"),
        ("ArrowUp", false, "h2"),
    ];
    for (key, control, square) in walk {
        pane.key(key, control).await;
        assert_eq!(pane.focus().await, square, "after {key}");
    }
    go(pane, piece).await;
    pane.key("Enter", false).await;
    pane.until(&format!(
        "document.querySelector('#board-{piece}.selected')"
    ))
    .await;
    pane.key("Escape", false).await;
    pane.until("!document.querySelector('.sq.selected')").await;
    assert_eq!(pane.focus().await, piece);
}

/// Walks to a square by arrows; White is below.
async fn go(pane: &Pane, to: &str) {
    let there: Vec<u8> = to.bytes().collect();
    for _ in 0..16 {
        let here: Vec<u8> = pane.focus().await.bytes().collect();
        let key = match (here[0].cmp(&there[0]), here[1].cmp(&there[1])) {
            (std::cmp::Ordering::Less, _) => "ArrowRight",
            (std::cmp::Ordering::Greater, _) => "ArrowLeft",
            (_, std::cmp::Ordering::Less) => "ArrowUp",
            (_, std::cmp::Ordering::Greater) => "ArrowDown",
            _ => return,
        };
        pane.key(key, false).await;
    }
    panic!("{to} is not reached");
}

#[actix_web::test]
async fn drags_solve_today() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let from = pane.middle("#board-d3").await;
        pane.pointer("down", from).await;
        pane.pointer("move", (from.0, from.1 - 40.0)).await;
        pane.until(
            "document.querySelector('.piece[transform]') && document.querySelector('.target-core')",
        )
        .await;
        pane.pointer("move", (5.0, 5.0)).await;
        pane.pointer("up", (5.0, 5.0)).await;
        pane.until("!document.querySelector('.sq.selected, .piece[transform], .target-core')")
            .await;
        for (i, text) in winning_line("turkish", EASY, 2).iter().enumerate() {
            let squares = pane.route(text).await;
            for stop in &squares[1..] {
                let from = pane.middle(&format!("#board-{}", squares[0])).await;
                let to = pane.middle(&format!("#board-{stop}")).await;
                pane.drag(from, to).await;
            }
            if i == 0 {
                pane.stands_at(1, 2).await;
            }
        }
        pane.is_solved("turkish", 1).await;
    })
    .await;
}

#[actix_web::test]
async fn a_typed_move_is_played_by_enter_and_a_confirmation_is_waited_for() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/settings").await;
        pane.press("[name=confirm]").await;
        pane.press("form.settings .btn.primary").await;
        pane.until("location.search === '?saved=1'").await;
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        for (i, text) in winning_line("turkish", EASY, 2).iter().enumerate() {
            pane.press("#move").await;
            let typed = json!({ "text": text });
            pane.cdp("Input.insertText", typed).await;
            pane.key("Enter", false).await;
            pane.until("document.querySelector('[name=confirmed]')")
                .await;
            if i == 0 {
                pane.key("Escape", false).await;
                pane.until("document.querySelector('#move')").await;
                pane.tap("d3").await;
                pane.tap("d4").await;
                pane.until("document.querySelector('[name=confirmed]')")
                    .await;
            }
            pane.press("form.buttons .btn.primary").await;
            if i == 0 {
                pane.stands_at(1, 2).await;
            }
        }
        pane.is_solved("turkish", 1).await;
    })
    .await;
}

#[actix_web::test]
async fn plain_forms_solve_today_in_turkish() {
    forms_solve(TestApp::start().await, "/tr/turkish", ("turkish", EASY, 2)).await;
}

#[actix_web::test]
async fn plain_forms_solve_today_in_arabic() {
    forms_solve(TestApp::start().await, "/ar/arabic", ("arabic", HARD, 3)).await;
}

/// On a phone with script off.
pub(super) async fn forms_solve(
    app: TestApp,
    page: &'static str,
    (game, position, win_in): (&'static str, &'static str, u8),
) {
    in_browser(View::Phone, app, |pane| async move {
        let off = json!({ "value": true });
        pane.cdp("Emulation.setScriptExecutionDisabled", off).await;
        pane.open(page).await;
        pane.until("document.querySelector('.sq')").await;
        let alive = pane.value("document.querySelector('[data-live]') === null");
        assert_eq!(alive.await, true, "no script runs");
        let mut last = String::from("document.querySelector('.sq')");
        for text in winning_line(game, position, win_in) {
            pane.until(&last).await;
            let squares = pane.route(&text).await;
            for (i, square) in squares.iter().enumerate() {
                pane.tap(square).await;
                if i + 1 < squares.len() {
                    let path = squares[..=i].join(",");
                    pane.until(&format!(
                        "document.querySelector('#board-form [name=path]')?.value === '{path}'"
                    ))
                    .await;
                }
            }
            last = format!("document.querySelector('.moves')?.innerText.includes('{text}')");
        }
        pane.is_solved(game, 1).await;
    })
    .await;
}

/// Everything that is drawn, said and sent about a choice.
const CHOICE: &str = "(() => {
    const shapes = (name) => [...document.querySelector('.draw ' + name).children].map((node) =>
        [node.tagName, ...[...node.attributes].map((a) => a.name + '=' + a.value).sort(), node.textContent].join(' '));
    const squares = [...document.querySelectorAll('.sq')].map((square) => [
        [...square.classList].sort().join(' '),
        square.getAttribute('aria-label'),
        square.parentElement.getAttribute('aria-selected'),
    ].join('; '));
    const path = document.getElementById('board-form').elements.path.value;
    const ghosts = [...document.querySelectorAll('.ghost')].filter((g) => !g.hasAttribute('display')).length;
    const note = document.querySelector('#status p').innerText;
    return [shapes('.under'), shapes('.over'), squares, path, ghosts, note];
})()";

/// Opens every choice that a line of stops goes through, by taps and by address.
pub(super) async fn choices_agree(pane: &Pane, today: &str, stops: &[String]) {
    for (i, square) in stops.iter().enumerate() {
        pane.tap(square).await;
        let path = stops[..=i].join(",");
        pane.until(&format!(
            "document.getElementById('board-form').elements.path.value === '{path}'"
        ))
        .await;
    }
    let drawn = pane.value(CHOICE).await;
    let path = stops.join(",");
    pane.open(&format!("{today}/2026-11-29?path={path}")).await;
    pane.until("document.querySelector('[data-live]')").await;
    assert_eq!(drawn, pane.value(CHOICE).await, "{path}");
    assert_ne!(drawn[1], json!([]), "{path} is drawn");
    pane.open(today).await;
    pane.until("document.querySelector('[data-live]')").await;
}

#[actix_web::test]
async fn the_script_draws_and_says_what_the_server_does() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        for lang in Lang::all().map(Lang::code) {
            pane.open(&format!("/{lang}/turkish")).await;
            pane.until("document.querySelector('[data-live]')").await;
            choices_agree(&pane, &format!("/{lang}/turkish"), &["e2".to_owned()]).await;
        }
        pane.open("/ar/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        pane.press(".hint-form .btn").await;
        pane.until("document.querySelector('.hint-wedge')").await;
        choices_agree(&pane, "/ar/turkish", &["a2".to_owned()]).await;
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        let last = winning_line("turkish", EASY, 2).pop().expect("a move");
        let stops = pane.route(&last).await;
        assert!(stops.len() > 2, "{last} is a chain");
        for n in 1..stops.len() {
            choices_agree(&pane, "/ar/turkish", &stops[..n]).await;
        }
        pane.tap(&stops[0]).await;
        pane.tap(&stops[1]).await;
        pane.until("document.getElementById('drop')").await;
        pane.press("#drop").await;
        pane.until("!document.querySelector('.sq.selected, #drop')")
            .await;
    })
    .await;
}

/// Keeps what is shared, and a clock that can be put on.
const SHARED: &str = "{
    navigator.share = (what) => { window.shared = what.text; return Promise.resolve(); };
    const now = performance.now.bind(performance);
    performance.now = () => now() + (window.later ?? 0);
}";

#[actix_web::test]
async fn the_end_is_shared_without_the_solution_and_counts_down_to_the_next_day() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        let stubs = json!({ "source": SHARED });
        pane.cdp("Page.addScriptToEvaluateOnNewDocument", stubs)
            .await;
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let line = winning_line("turkish", EASY, 2);
        for (i, text) in line.iter().enumerate() {
            for square in pane.route(text).await {
                pane.tap(&square).await;
            }
            if i == 0 {
                pane.stands_at(1, 2).await;
            }
        }
        pane.is_solved("turkish", 1).await;
        pane.press("#share").await;
        pane.until("window.shared").await;
        let shared = pane.value("window.shared").await;
        let shared = shared.as_str().expect("a text");
        assert!(shared.contains("333") && shared.contains('☕'), "{shared}");
        let moves = line.iter().any(|text| shared.contains(&text[..2]));
        assert!(!moves, "{shared}");
        // Noon to midnight in Istanbul, less what the story took.
        pane.until("/^11:5[0-9]:[0-9][0-9]$/.test(document.getElementById('countdown').innerText)")
            .await;
        pane.value("window.later = 12 * 3600 * 1000").await;
        pane.until("document.querySelector('.next a')?.getAttribute('href') === '/tr/turkish'")
            .await;
    })
    .await;
}

#[actix_web::test]
async fn the_board_is_turned_for_black_and_arrows_go_as_they_point() {
    let store = SqliteStore::in_memory().expect("a store");
    let library = library(&[("turkish", TURNED, 2)]);
    let app = TestApp::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await;
    in_browser(View::Desk, app, |pane| async move {
        pane.open("/ar/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        choices_agree(&pane, "/ar/turkish", &["e6".to_owned()]).await;
        pane.value("document.querySelector('.sq[tabindex=\"0\"]').focus()")
            .await;
        for (key, square) in [("Home", "h1"), ("ArrowRight", "g1"), ("ArrowDown", "g2")] {
            pane.key(key, key == "Home").await;
            assert_eq!(pane.focus().await, square);
        }
        for (i, text) in winning_line("turkish", TURNED, 2).iter().enumerate() {
            let squares = pane.route(text).await;
            let from = pane.middle(&format!("#board-{}", squares[0])).await;
            let last = squares.last().expect("a square");
            let to = pane.middle(&format!("#board-{last}")).await;
            pane.drag(from, to).await;
            if i == 0 {
                pane.stands_at(1, 2).await;
            }
        }
        pane.is_solved("turkish", 1).await;
    })
    .await;
}

#[actix_web::test]
async fn an_old_browser_keeps_the_plain_forms() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        let old = json!({ "source": "delete AbortSignal.timeout" });
        pane.cdp("Page.addScriptToEvaluateOnNewDocument", old).await;
        pane.open("/en/turkish").await;
        pane.until("document.readyState === 'complete'").await;
        pane.tap("d3").await;
        pane.until("location.search === '?path=d3'").await;
        pane.until("document.readyState === 'complete'").await;
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        let alive = pane.value("document.querySelector('[data-live]') !== null");
        assert_eq!(alive.await, false);
    })
    .await;
}
