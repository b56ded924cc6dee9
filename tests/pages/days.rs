//! The archive and past days.

use super::Browser;
use crate::support::TestApp;

#[tokio::test]
async fn a_month_has_its_days_and_arrows_within_the_archive() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get("/tr/turkish/archive").await;
    page.says("Kasım 2026");
    assert!(page.html.contains("href=\"/tr/turkish/2026-11-29\""));
    assert!(page.html.contains("href=\"/tr/turkish/2026-11-01\""));
    assert!(!page.html.contains("2026-11-30"));
    assert!(page.html.contains("/tr/turkish/archive/2026-10"));
    assert!(!page.html.contains("/tr/turkish/archive/2026-12"));
    let first = browser.get("/tr/turkish/archive/2026-01").await;
    first.says("Ocak 2026");
    assert!(!first.html.contains("/tr/turkish/archive/2025-12"));
    assert!(first.html.contains("/tr/turkish/archive/2026-02"));
}

#[tokio::test]
async fn a_past_day_is_played_late_and_marked_so() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let day = "/tr/turkish/2026-11-20";
    let page = browser.get(day).await;
    page.says("Geçmiş günler hep açık.");
    assert!(page.html.contains("href=\"/tr/turkish/2026-11-19\""));
    assert!(page.html.contains("href=\"/tr/turkish/2026-11-21\""));
    let moves = format!("{day}/moves");
    browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = "attempt=1&ply=2&move=e3xe5xe7xc7xa7";
    let page = browser.post(&moves, form).await;
    page.says("Arşivden çözüldü: 1. denemede");
    page.is_silent_about("günlük seri");
    assert!(
        !page.html.contains("data-seconds"),
        "a past day has no countdown"
    );
    assert!(
        page.html.contains("href=\"/tr/turkish/2026-11-28\""),
        "the next unsolved one"
    );
    let month = browser.get("/tr/turkish/archive").await;
    let cell = month.html.split("2026-11-20\"").nth(1).unwrap();
    let cell = cell.split("</a>").next().unwrap();
    assert!(cell.contains("d-1"), "{cell}");
    let me = browser.get("/tr/me").await;
    me.says("Arşivden çözüldü: 1. denemede");
}
