//! The archive and past days.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use reqwest::Method;

use super::Browser;
use crate::support::{EASY, TestApp, date, library};

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
    assert!(page.html.contains("rel=\"prev\"") && page.html.contains(">←<"));
    let arabic = browser.get("/ar/turkish/archive").await;
    assert!(arabic.html.contains(">→<"), "back is to the right");
    assert!(!arabic.html.contains(">←<"));
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

#[tokio::test]
async fn a_puzzle_begun_before_midnight_says_that_it_still_counts() {
    let library = library(&[("turkish", EASY, 2)]);
    let store: Arc<SqliteStore> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let before = TestApp::with(&library, store.clone(), "2026-11-29T20:59:00Z").await;
    let token = before.player().await;
    before.play(&token, "2026-11-29", 1, 0, "d3-d4").await;
    let words = |app: TestApp, path: &'static str, token: String| async move {
        let request = app.request(Method::GET, path);
        let request = request.header("cookie", format!("dama={token}"));
        let response = request.send().await.expect("an answer");
        response.text().await.expect("a page")
    };
    let day = "/en/turkish/2026-11-29";
    let after = TestApp::with(&library, store.clone(), "2026-11-29T21:10:00Z").await;
    let page = words(after, day, token.clone()).await;
    assert!(page.contains("it counts for its day"));
    assert!(!page.contains("They never change a streak"));
    let after = TestApp::with(&library, store.clone(), "2026-11-29T21:10:00Z").await;
    let today = words(after, "/en/turkish", token.clone()).await;
    assert!(
        today.contains("href=\"/en/turkish/2026-11-29\""),
        "the way back to it"
    );
    let late = TestApp::with(&library, store.clone(), "2026-11-29T21:30:00Z").await;
    let page = words(late, day, token.clone()).await;
    assert!(page.contains("They never change a streak"));
    let late = TestApp::with(&library, store, "2026-11-29T21:30:00Z").await;
    assert!(
        !words(late, "/en/turkish", token)
            .await
            .contains("/en/turkish/2026-11-29\"")
    );
}

#[tokio::test]
async fn a_void_day_says_so_in_every_language() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let (plain, told) = (date("2026-11-18"), date("2026-11-20"));
    let why = "two keys, <b>sorry</b>";
    for (day, reason) in [(plain, None), (told, Some(why))] {
        let declared = app.store.declare_void("turkish", day, reason).await;
        declared.expect("void");
    }
    for (lang, day_says, month_says) in [
        ("tr", "Bu gün sayılmaz ve seriyi bozmaz", "Sayılmayan gün"),
        ("en", "This day does not count", "A day that does not count"),
        ("ar", "هذا اليوم لا يُحسب", "يوم لا يُحسب"),
        ("ru", "Этот день не засчитывается", "День не засчитывается"),
    ] {
        for day in [plain, told] {
            let page = browser.get(&format!("/{lang}/turkish/{day}")).await;
            page.says(day_says);
            assert_eq!(page.html.contains("two keys"), day == told, "{lang}");
            assert!(
                !page.html.contains("<b>sorry"),
                "{lang}: the reason is text"
            );
        }
        let other = browser.get(&format!("/{lang}/turkish/2026-11-19")).await;
        other.is_silent_about(day_says);
        let month = browser
            .get(&format!("/{lang}/turkish/archive/2026-11"))
            .await;
        for day in [plain, told] {
            let cell = month.html.split(&format!("{day}\"")).nth(1).unwrap();
            let cell = cell.split("</a>").next().unwrap();
            assert!(cell.contains(month_says), "{lang}: {cell}");
        }
        month.says("two keys");
        let arabic = browser
            .get(&format!("/{lang}/arabic/archive/2026-11"))
            .await;
        arabic.is_silent_about("two keys");
    }
    assert!(app.store.undo_void("turkish", told).await.expect("undone"));
    let page = browser.get("/en/turkish/2026-11-20").await;
    page.is_silent_about("does not count");
}
