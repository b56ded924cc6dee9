//! The board in a frame of another site.

use std::sync::Arc;

use daily_dama::{store::sqlite::SqliteStore, web::lang::Lang};
use serde_json::json;

use super::pane::{Pane, View, in_browser};
use crate::support::{EASY, STAR, TEN, TestApp, library};

/// Waits until something is true in the frame.
async fn until(pane: &Pane, expression: &str) {
    for _ in 0..1_000 {
        if pane.in_frame(&format!("!!({expression})")).await == json!(true) {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("never true in the frame: {expression}");
}

/// Clicks what a selector finds in the frame, which stands at the corner of its page.
async fn press(pane: &Pane, selector: &str) {
    let found = format!(
        "(() => {{ const r = document.querySelector({selector:?}).getBoundingClientRect(); \
         return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
    );
    let at = pane.in_frame(&found).await;
    let at = (
        at[0].as_f64().expect("a number"),
        at[1].as_f64().expect("a number"),
    );
    pane.pointer("down", at).await;
    pane.pointer("up", at).await;
}

#[actix_web::test]
async fn a_foreign_page_shows_a_board_that_fits_and_can_be_tried() {
    let app = TestApp::start().await;
    in_browser(View::Desk, app, |pane| async move {
        let page = format!(
            "<!DOCTYPE html><title>x</title><link rel=icon href=data:,>\
             <body style='margin:0'><iframe src='{}/embed/tr/turkish' title=x width=360 height=580 \
             style='border:0'></iframe>",
            pane.app.address
        );
        pane.visit(&page).await;
        until(&pane, "document.querySelector('[data-live]')").await;
        // Everything is seen without scrolling.
        let size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]";
        let size = pane.in_frame(size).await;
        assert!(size[0].as_u64() <= Some(360) && size[1].as_u64() <= Some(580), "{size}");
        let stops = "document.querySelectorAll('.sq[tabindex=\"0\"]').length";
        assert_eq!(pane.in_frame(stops).await, json!(1), "one tab stop");
        assert_eq!(pane.in_frame("document.cookie").await, json!(""));
        press(&pane, "#board-d3").await;
        until(&pane, "document.querySelector('#board-d3.selected')").await;
        assert_eq!(pane.in_frame("document.querySelectorAll('.target-core').length").await, json!(2));
        // Keys walk from the square that has the focus: one up, and Enter chooses.
        pane.key("ArrowUp", false).await;
        until(&pane, "document.activeElement.value === 'd4'").await;
        pane.key("Enter", false).await;
        until(&pane, "document.querySelector('#solve').href.endsWith('?path=d3,d4')").await;
        let said = pane.in_frame("document.querySelector('#status').innerText.trim()").await;
        assert_eq!(said, "Bu hamleyi sitede oynayabilirsin.");
        pane.key("Escape", false).await;
        until(&pane, "!document.querySelector('.sq.selected')").await;
        let leads = pane.in_frame("document.querySelector('#solve').href").await;
        assert_eq!(leads, format!("{}/tr/turkish/2026-11-29", pane.app.address));
        // The board is where it was, and nothing was sent.
        assert_eq!(pane.in_frame("location.href").await, format!("{}/embed/tr/turkish", pane.app.address));
        let sent = "performance.getEntriesByType('resource').filter((e) => !e.name.includes('/static/')).length";
        assert_eq!(pane.in_frame(sent).await, json!(0));
    })
    .await;
}

#[actix_web::test]
async fn a_frame_of_any_width_needs_no_sideways_scrolling() {
    let store = SqliteStore::in_memory().expect("a store");
    let puzzles = [
        ("turkish", EASY, 2),
        ("international", TEN, 2),
        ("chinese", STAR, 2),
    ];
    let app = TestApp::with(&library(&puzzles), Arc::new(store), "2026-11-29T09:00:00Z").await;
    in_browser(View::Desk, app, |pane| async move {
        for width in [280, 360, 700] {
            let screen =
                json!({ "width": width, "height": 580, "deviceScaleFactor": 1, "mobile": false });
            pane.cdp("Emulation.setDeviceMetricsOverride", screen).await;
            for game in ["turkish", "international", "chinese"] {
                for lang in Lang::all() {
                    let path = format!("/embed/{}/{game}", lang.code());
                    pane.open(&path).await;
                    pane.until("document.querySelector('[data-live]')").await;
                    let over = "document.documentElement.scrollWidth - innerWidth";
                    assert_eq!(pane.value(over).await, json!(0), "{path} at {width}");
                    if width == 360 {
                        let high = pane.value("document.documentElement.scrollHeight").await;
                        assert!(high.as_u64() <= Some(580), "{path}: {high}");
                    }
                }
            }
        }
    })
    .await;
}

#[actix_web::test]
async fn without_script_a_frame_asks_for_itself() {
    let app = TestApp::start().await;
    in_browser(View::Desk, app, |pane| async move {
        pane.cdp(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": true }),
        )
        .await;
        pane.open("/embed/ar/turkish?theme=dark").await;
        pane.tap("d3").await;
        pane.until("location.search === '?path=&theme=dark&sq=d3'")
            .await;
        pane.until("document.querySelector('#board-d3.selected')")
            .await;
        pane.tap("d4").await;
        pane.until("document.querySelector('#solve').href.endsWith('?path=d3,d4')")
            .await;
        let theme = "document.documentElement.dataset.theme";
        assert_eq!(pane.value(theme).await, "dark");
    })
    .await;
}
