//! Keeping the streak, with the script: the word to those inside another app, and the code that is
//! offered.

use std::sync::Arc;

use daily_dama::store::{Store, sqlite::SqliteStore};
use serde_json::json;

use super::pane::{Pane, View, in_browser, winning_line};
use crate::support::{EASY, TestApp, library};

const INSTAGRAM: &str =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Mobile Instagram 400.0";
const SHOWN: &str = "!document.querySelector('#inside-app').hidden";

async fn solve(pane: &Pane) {
    for (i, text) in winning_line("turkish", EASY, 2).iter().enumerate() {
        if i > 0 {
            pane.stands_at(1, u8::try_from(2 * i).expect("small")).await;
        }
        for square in &pane.route(text).await {
            pane.tap(square).await;
        }
    }
    pane.until("document.querySelector('.puzzle.over')").await;
}

async fn calls_itself(pane: &Pane, agent: &str) {
    let said = json!({ "userAgent": agent });
    pane.cdp("Network.setUserAgentOverride", said).await;
}

/// A player with a streak of two days, on the third.
async fn third_day() -> (TestApp, String) {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let library = library(&[("turkish", EASY, 2)]);
    let on = |now| TestApp::with(&library, Arc::clone(&store), now);
    let app = on("2026-11-27T09:00:00Z").await;
    let token = app.player().await;
    app.solve(&token, "2026-11-27", 1).await;
    let app = on("2026-11-28T09:00:00Z").await;
    app.solve(&token, "2026-11-28", 1).await;
    (on("2026-11-29T09:00:00Z").await, token)
}

#[actix_web::test]
async fn who_plays_inside_another_app_is_told_and_a_grown_streak_gets_its_code() {
    let (app, token) = third_day().await;
    let address = app.address.clone();
    in_browser(View::Phone, app, |pane| async move {
        let cookie = json!({ "name": "dama", "value": token, "url": address, "httpOnly": true });
        pane.cdp("Network.setCookie", cookie).await;
        calls_itself(&pane, INSTAGRAM).await;
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        assert_eq!(
            pane.value("document.querySelector('#inside-app')").await,
            json!(null)
        );
        solve(&pane).await;
        pane.until(SHOWN).await;
        // The form leads to a page of its own, whose address can be looked at again.
        pane.press("form[data-away] .btn").await;
        pane.until("document.querySelector('#code')").await;
        assert_eq!(
            pane.value("location.pathname").await,
            json!("/tr/me/recovery")
        );
        let code = pane
            .value("document.querySelector('.letters').textContent")
            .await;
        assert_eq!(code.as_str().map(str::len), Some(29), "{code}");
        let widths = "[innerWidth, document.documentElement.scrollWidth]";
        assert_eq!(pane.value(widths).await, json!([360, 360]));
        pane.open("/tr/me").await;
        pane.until(SHOWN).await;
        calls_itself(
            &pane,
            "Mozilla/5.0 (iPhone) Version/19.1 Mobile Safari/604.1",
        )
        .await;
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('.puzzle.over')").await;
        assert_eq!(pane.value(SHOWN).await, json!(false));
    })
    .await;
}
