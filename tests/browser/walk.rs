//! Walking through a line and through the defenses by keyboard, and a page that nobody touches
//! when the day turns over.

use serde_json::json;

use super::{
    pane::{Pane, View, in_browser},
    trouble::MIDNIGHT,
};
use crate::support::TestApp;

/// Counts what the live region says, and remembers that the page was never left.
const LISTEN: &str = "(() => {
    window.kept = true;
    window.said = [];
    new MutationObserver(() => {
        const text = document.getElementById('live').textContent;
        if (text) window.said.push(text);
    }).observe(document.getElementById('live'), { childList: true, characterData: true, subtree: true });
})()";

/// Gives today's puzzle up and opens its page.
async fn given_up(pane: &Pane, lang: &str) {
    let day = format!("/{lang}/turkish/2026-11-29");
    pane.open(&day).await;
    pane.until("document.querySelector('[data-live]')").await;
    let give_up = format!(
        "fetch('{day}/give-up', {{ method: 'POST', \
         body: new URLSearchParams({{ attempt: 1, ply: 0 }}) }}).then((r) => r.ok)"
    );
    assert_eq!(pane.value(&give_up).await, true);
    pane.open(&day).await;
    pane.until("document.querySelector('#live')").await;
    pane.value(LISTEN).await;
}

/// Waits until so many things have been said since the page was opened, and tells the last.
async fn said(pane: &Pane, times: usize) -> String {
    pane.until(&format!("window.said.length >= {times}")).await;
    let said = pane.value("window.said").await;
    let said = said.as_array().expect("a list");
    assert_eq!(said.len(), times, "{said:?}");
    said[times - 1].as_str().expect("a text").to_owned()
}

/// The control that has the focus.
async fn held(pane: &Pane) -> serde_json::Value {
    pane.value("document.activeElement.dataset.step ?? null")
        .await
}

/// Walks through the solution: three moves, then back. `on` and `back` are the keys that do it.
async fn replay(lang: &'static str, on: &'static str, back: &'static str, told: [&'static str; 4]) {
    in_browser(View::Phone, TestApp::start().await, move |pane| async move {
        given_up(&pane, lang).await;
        pane.value("document.getElementById('show-again').focus()").await;
        pane.key("Enter", false).await;
        assert!(said(&pane, 1).await.contains(told[0]));
        assert_eq!(held(&pane).await, "on", "the next step is under the finger");
        for (at, step) in told.iter().enumerate().skip(1) {
            // By its own key and by those of the group.
            pane.key(if at == 1 { "Enter" } else { on }, false).await;
            let words = said(&pane, at + 1).await;
            assert!(words.contains(step), "{words}");
            assert_eq!(held(&pane).await, "on", "the focus stays");
            pane.until(&format!("location.search === '?show={at}'")).await;
        }
        let shut = "[...document.querySelectorAll('.walk-nav a')].map((a) => [a.dataset.step, a.getAttribute('aria-disabled')])";
        assert_eq!(
            pane.value(shut).await,
            json!([["start", null], ["back", null], ["on", "true"], ["end", "true"]])
        );
        pane.key(on, false).await;
        pane.key("Enter", false).await;
        pane.key(back, false).await;
        assert!(said(&pane, 5).await.contains(told[2]), "past the end nothing is said");
        assert_eq!(held(&pane).await, "on");
        pane.key("Home", false).await;
        assert!(said(&pane, 6).await.contains(told[0]));
        pane.key("End", false).await;
        assert!(said(&pane, 7).await.contains(told[3]));
        pane.until("document.querySelector('.draw > .pieces').getAttribute('display') === null")
            .await;
        let pieces = "document.querySelectorAll('.stage .piece:not(.ghost)').length";
        assert_eq!(pane.value(pieces).await, 3);
        assert_eq!(pane.value("window.kept").await, true, "no page was loaded");
        let wide = "document.documentElement.scrollWidth - innerWidth";
        assert_eq!(pane.value(wide).await, 0);
    })
    .await;
}

#[actix_web::test]
async fn a_line_is_walked_by_keyboard_in_turkish() {
    let told = [
        "Başlangıç konumu",
        "3 hamleden 1.",
        "3 hamleden 2.",
        "3 hamleden 3.",
    ];
    replay("tr", "ArrowRight", "ArrowLeft", told).await;
}

#[actix_web::test]
async fn a_line_is_walked_by_keyboard_in_arabic_where_left_is_on() {
    let told = [
        "الوضع في البداية",
        "النقلة 1 من 3",
        "النقلة 2 من 3",
        "النقلة 3 من 3",
    ];
    replay("ar", "ArrowLeft", "ArrowRight", told).await;
}

#[actix_web::test]
async fn the_defenses_are_walked_by_keyboard() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        given_up(&pane, "en").await;
        pane.value("document.querySelector('a[href$=\"?line=#walk\"]').focus()")
            .await;
        pane.key("Enter", false).await;
        assert!(said(&pane, 1).await.contains("White to move"));
        let focused = "document.activeElement.innerText";
        assert_eq!(pane.value(focused).await, "d3-d4");
        pane.key("Enter", false).await;
        assert!(said(&pane, 2).await.contains("There is one reply"));
        assert_eq!(pane.value(focused).await, "c4xe4");
        pane.key("Enter", false).await;
        assert!(said(&pane, 3).await.contains("White to move"));
        pane.key("Enter", false).await;
        assert!(said(&pane, 4).await.contains("White has won"));
        pane.until("location.search === '?line=d3-d4,c4xe4,e3xe5xe7xc7xa7'")
            .await;
        assert_eq!(pane.value(focused).await, "Start", "the way back");
        pane.key("Enter", false).await;
        assert!(said(&pane, 5).await.contains("White to move"));
        assert_eq!(pane.value("window.kept").await, true, "no page was loaded");
    })
    .await;
}

/// Holds back every timer of more than three minutes, to be let go by hand.
const TIMERS: &str = "(() => {
    const start = setTimeout;
    window.long = [];
    window.setTimeout = (run, after, ...more) => after > 180_000
        ? window.long.push([run, after])
        : start(run, after, ...more);
})()";

#[actix_web::test]
async fn a_page_that_nobody_touches_tells_of_the_new_day() {
    in_browser(View::Desk, TestApp::start().await, |pane| async move {
        let timers = json!({ "source": TIMERS });
        pane.cdp("Page.addScriptToEvaluateOnNewDocument", timers).await;
        pane.open("/ar/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let waits = "window.long.length === 1 && window.long[0][1] >= 240_000 && window.long[0][1] <= 360_000";
        assert_eq!(pane.value(waits).await, true);
        // The same day still: it asks, says nothing and waits on.
        pane.value("window.long.shift()[0]()").await;
        assert_eq!(pane.value("window.long.length").await, 1);
        assert_eq!(pane.value("document.getElementById('new-day')").await, json!(null));
        pane.value(MIDNIGHT).await;
        pane.value("window.long.shift()[0]()").await;
        pane.until("document.querySelector('#new-day a[href=\"/ar/turkish\"]')").await;
        pane.until("document.getElementById('live').textContent.includes('بدأ يوم جديد')")
            .await;
    })
    .await;
}
