//! The visitor's own page, export and erasure.

use reqwest::Method;
use serde_json::Value;

use super::Browser;
use crate::support::TestApp;

async fn solved(browser: &Browser<'_>) {
    let moves = "/tr/turkish/2026-11-29/moves";
    browser.post(moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = "attempt=1&ply=2&move=e3xe5xe7xc7xa7";
    browser.post(moves, form).await;
}

#[tokio::test]
async fn a_stranger_is_told_that_the_first_move_opens_the_page() {
    let app = TestApp::start().await;
    let page = Browser::new(&app).get("/tr/me").await;
    page.says("Henüz bir hamle yapmadın.");
    page.says("Bugünün bulmacası seni bekliyor.");
    assert!(!page.html.contains("/me/export"));
}

#[tokio::test]
async fn a_solver_finds_streak_spread_and_journal() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solved(&browser).await;
    let page = browser.get("/tr/me").await;
    page.says("1 günlük seri");
    page.says("Bugünkü bulmacan bitti.");
    page.says("İlk denemede çözüldü");
    assert!(page.html.contains("class=\"yc solved\""));
    let other = browser.get("/tr/me?game=arabic").await;
    other.says("Henüz seri yok");
    let games = browser.get("/tr").await;
    games.says("İlk denemede çözüldü");
}

#[tokio::test]
async fn everything_can_be_taken_along_and_deleted() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solved(&browser).await;
    let response = browser.send(Method::GET, "/tr/me/export", None).await;
    assert_eq!(response.status(), 200);
    assert_eq!(response.headers()["content-type"], "application/json");
    let file = response.headers()["content-disposition"].to_str().unwrap();
    assert_eq!(file, "attachment; filename=\"daily-dama-2026-11-29.json\"");
    let text = response.text().await.unwrap();
    let export: Value = serde_json::from_str(&text).unwrap();
    assert!(export.is_object());
    assert!(text.contains("e3xe5xe7xc7xa7"));

    let page = browser.get("/tr/me?erase=1").await;
    page.says("Evet, hepsini sil");
    let response = browser.send(Method::POST, "/tr/me/erase", Some("")).await;
    assert_eq!(response.status(), 303);
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("dama=;") && cookie.contains("Max-Age=0"),
        "{cookie}"
    );
    let page = browser.get("/tr/me").await;
    page.says("Henüz bir hamle yapmadın.");
    browser.get("/tr/turkish").await.says("3 hakkın kaldı");
}
