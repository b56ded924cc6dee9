//! Wrong moves, a cut line, double clicks, midnight.

use daily_dama::puzzle::table::{Judgment, table};
use serde_json::json;

use super::pane::{Pane, View, in_browser};
use crate::support::{EASY, TestApp, WRONG};

#[actix_web::test]
async fn a_wrong_move_shows_its_refutation_in_turkish() {
    fail_on_purpose("/tr/turkish").await;
}

#[actix_web::test]
async fn a_wrong_move_shows_its_refutation_in_arabic() {
    fail_on_purpose("/ar/turkish").await;
}

async fn fail_on_purpose(page: &'static str) {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        pane.open(page).await;
        pane.until("document.querySelector('[data-live]')").await;
        let squares: Vec<&str> = WRONG[0].split('-').collect();
        pane.tap(squares[0]).await;
        pane.tap(squares[1]).await;
        pane.until("document.querySelector('#status.bad')").await;
        assert_eq!(pane.focus().await, "H2");
        pane.until("document.querySelector('.over .bad-head')")
            .await;
        pane.until("document.querySelector('.under').getAttribute('display') === null")
            .await;
        assert_eq!(pane.state("turkish").await["attempts_left"], 2);
        let sentence = pane.text("#status > p").await;
        pane.until("document.getElementById('live').innerText.trim() !== ''")
            .await;
        let said = pane.text("#live").await;
        assert_eq!(
            said, sentence,
            "the heading has the focus and is read by it"
        );
        pane.press("#try-again").await;
        pane.stands_at(2, 0).await;
        pane.tap("d3").await;
        pane.until("document.querySelector('#board-d3.selected')")
            .await;
    })
    .await;
}

#[actix_web::test]
async fn an_illegal_move_is_explained_and_costs_nothing() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        pane.tap("d3").await;
        pane.tap("d5").await;
        pane.until("document.querySelector('#status a[href*=\"/rules/\"]')")
            .await;
        pane.until("document.querySelector('#board-d3.selected')")
            .await;
        assert_eq!(
            pane.value("document.cookie === '' && !document.querySelector('.streak')")
                .await,
            true
        );
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        assert_eq!(pane.state("turkish").await["attempts_left"], 3);
    })
    .await;
}

#[actix_web::test]
async fn a_cut_line_keeps_the_move_and_a_double_click_sends_once() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        line(&pane, true, 0).await;
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.until("document.querySelector('#retry')").await;
        assert!(pane.text("#status").await.contains("No attempt is spent"));
        pane.until("document.querySelector('#board-d3.selected')").await;
        assert!(!pane.forgive().await.is_empty(), "the console is watched");
        line(&pane, false, 0).await;
        let twice = "(() => { const b = document.getElementById('retry'); b.click(); b.click(); })()";
        pane.value(twice).await;
        pane.stands_at(1, 2).await;
        let posts = "performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/moves') || e.initiatorType === 'fetch').length";
        assert_eq!(pane.value(posts).await, 2, "one that failed and one that did not");
        assert_eq!(pane.state("turkish").await["attempts"], json!([first_moves()]));
    })
    .await;
}

/// The key of the specimen and the reply that the judge gives.
fn first_moves() -> Vec<String> {
    let table = table("turkish").expect("a game");
    let judged = table.judge(EASY, 0, 2, "d3-d4").expect("a position");
    match judged.expect("a legal move").judgment {
        Judgment::Reply(reply) => vec!["d3-d4".to_owned(), reply.text],
        other => panic!("no reply: {other:?}"),
    }
}

/// Makes the page believe that a minute has passed and midnight with it.
pub(super) const MIDNIGHT: &str = "(() => {
    const [now, ask] = [performance.now.bind(performance), fetch];
    performance.now = () => now() + 61_000;
    window.fetch = (url, ...more) => String(url).endsWith('/today')
        ? Promise.resolve(new Response('{\"date\":\"2026-11-30\"}'))
        : ask(url, ...more);
})()";

#[actix_web::test]
async fn a_page_left_open_over_midnight_says_so_before_it_sends() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        pane.value(MIDNIGHT).await;
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.until("document.querySelector('#new-day a')").await;
        let link = pane.value("document.querySelector('#new-day a').getAttribute('href')");
        assert_eq!(link.await, "/en/turkish");
        let played = pane.value("document.querySelector('.moves') !== null");
        assert_eq!(played.await, false, "nothing is sent");
        pane.until("document.querySelector('#board-d3.selected')")
            .await;
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        pane.until("document.querySelector('#new-day a')").await;
    })
    .await;
}

#[actix_web::test]
async fn nothing_moves_where_motion_is_not_wanted() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        pane.cdp("Emulation.setEmulatedMedia", calm).await;
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        pane.value(
            "window.moved = 0, Element.prototype.animate = () => { window.moved += 1; throw 1; }",
        )
        .await;
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        assert_eq!(pane.value("window.moved").await, 0);
        assert_eq!(pane.value("document.getAnimations().length").await, 0);
    })
    .await;
}

/// Cuts the line, or makes every answer take so many milliseconds more.
async fn line(pane: &Pane, cut: bool, latency: u32) {
    let conditions = json!({ "offline": cut, "latency": latency, "downloadThroughput": -1,
        "uploadThroughput": -1 });
    pane.cdp("Network.enable", json!({})).await;
    pane.cdp("Network.emulateNetworkConditions", conditions)
        .await;
}

#[actix_web::test]
async fn a_slow_answer_says_wait_in_a_button_that_keeps_its_width() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let hint = "document.querySelector('.hint-form .btn')";
        let width = format!("{hint}.offsetWidth");
        let before = pane.value(&width).await;
        line(&pane, false, 1_500).await;
        pane.press(".hint-form .btn").await;
        pane.until(&format!("{hint}.innerText === 'Wait…'")).await;
        assert_eq!(pane.value(&width).await, before);
        line(&pane, false, 0).await;
        pane.until("document.querySelector('.hint-wedge')").await;
        assert_eq!(pane.text(".hint-form .btn").await, "Hint");
        assert_eq!(pane.state("turkish").await["attempts_left"], 3);
    })
    .await;
}

#[actix_web::test]
async fn three_wrong_moves_lose_the_day_and_open_the_solution() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let squares: Vec<&str> = WRONG[0].split('-').collect();
        for attempt in 1..=3 {
            pane.stands_at(attempt, 0).await;
            if attempt == 3 {
                pane.cdp("Animation.enable", json!({})).await;
                let slow = json!({ "playbackRate": 0.01 });
                pane.cdp("Animation.setPlaybackRate", slow).await;
            }
            pane.tap(squares[0]).await;
            pane.tap(squares[1]).await;
            if attempt < 3 {
                pane.until("document.querySelector('#try-again')").await;
                pane.press("#try-again").await;
            }
        }
        pane.until("document.querySelector('.puzzle.over')").await;
        pane.until("document.querySelector('.draw > .pieces[display=none]')")
            .await;
        assert_eq!(pane.focus().await, "H2");
        assert!(pane.text(".result .line").await.contains("d3-d4"));
        assert_eq!(pane.state("turkish").await["status"], "lost");
        // The solution is what is asked for, not the last moves once more.
        pane.press("#show-again").await;
        pane.until("location.search === '?show=0'").await;
    })
    .await;
}

#[actix_web::test]
async fn a_second_tab_that_is_behind_costs_nothing() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let elsewhere = format!(
            "fetch('/en/turkish/2026-11-29/moves', {{ method: 'POST', \
             body: new URLSearchParams({{ attempt: 1, ply: 0, move: '{}' }}) }}).then((r) => r.ok)",
            WRONG[0]
        );
        assert_eq!(pane.value(&elsewhere).await, true);
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.stands_at(2, 0).await;
        assert_eq!(pane.state("turkish").await["attempts_left"], 2);
    })
    .await;
}

#[actix_web::test]
async fn a_tap_ends_the_motion_at_once() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        pane.open("/en/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        pane.cdp("Animation.enable", json!({})).await;
        let slow = json!({ "playbackRate": 0.01 });
        pane.cdp("Animation.setPlaybackRate", slow).await;
        pane.tap("d3").await;
        pane.tap("d4").await;
        pane.stands_at(1, 2).await;
        // The words stand while the piece is still on its way.
        pane.until("document.querySelector('.draw > .pieces[display=none]')")
            .await;
        pane.until("document.querySelector('#status .mv')").await;
        pane.tap("e3").await;
        pane.until("document.querySelector('#board-e3.selected')")
            .await;
        let hidden = pane.value("document.querySelectorAll('.draw > [display]').length");
        assert_eq!(hidden.await, 0);
        let groups = pane.value("document.querySelectorAll('.draw > g').length");
        assert_eq!(groups.await, 4, "ground, under, pieces, over");
    })
    .await;
}
