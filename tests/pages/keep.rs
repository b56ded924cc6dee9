//! Keeping the streak, by a visitor without script: codes, devices, two browsers that become one.

use std::sync::Arc;

use daily_dama::store::{Store, sqlite::SqliteStore};
use reqwest::Method;
use serde_json::Value;

use super::{Browser, Page};
use crate::support::{EASY, HARD, TestApp, library};

const SOLVE: [&str; 2] = [
    "attempt=1&ply=0&move=d3-d4",
    "attempt=1&ply=2&move=e3xe5xe7xc7xa7",
];
const CHROME: &str = "Mozilla/5.0 (Linux; Android 15) Chrome/143.0.0.0 Mobile Safari/537.36";

async fn solve(browser: &Browser<'_>, day: &str) -> Page {
    let moves = format!("/tr/turkish/{day}/moves");
    browser.post(&moves, SOLVE[0]).await;
    browser.post(&moves, SOLVE[1]).await
}

/// The site at noon of a day, over a store that stays.
async fn on(store: &Arc<dyn Store>, day: &str) -> TestApp {
    let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
    TestApp::with(&library, Arc::clone(store), &format!("{day}T09:00:00Z")).await
}

fn store() -> Arc<dyn Store> {
    Arc::new(SqliteStore::in_memory().expect("a store"))
}

/// The code that a page shows.
fn code(page: &Page) -> String {
    let shown = page.html.split("class=\"letters\"").nth(1);
    let shown = shown.unwrap_or_else(|| panic!("no code: {}", page.words()));
    let shown = shown.split("</p>").next().expect("an end");
    let (mut code, mut inside) = (String::new(), true);
    for c in shown.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside => code.push(c),
            _ => {}
        }
    }
    assert_eq!(code.len(), 29, "{code}");
    code
}

/// The cookie of a player, as a browser keeps it.
async fn token(browser: &Browser<'_>, path: &str, form: &str) -> String {
    let response = browser.send(Method::POST, path, Some(form)).await;
    let mut cookies = response.headers().get_all("set-cookie").iter();
    let ours = cookies.find_map(|cookie| cookie.to_str().ok()?.strip_prefix("dama="));
    let ours = ours.expect("a cookie");
    ours.split(';').next().expect("a value").to_owned()
}

/// As typed on a phone: small letters, the digits of an Arabic keyboard, other dashes.
fn typed(code: &str) -> String {
    let typed: String = code
        .chars()
        .map(|c| match c.to_digit(10) {
            Some(digit) => char::from_u32(0x660 + digit).expect("a digit"),
            None if c == '-' => '–',
            None => c.to_ascii_lowercase(),
        })
        .collect();
    let bytes = typed.bytes().map(|byte| format!("%{byte:02X}"));
    format!("code=+{}%E2%80%8F", bytes.collect::<String>())
}

#[tokio::test]
async fn a_code_carries_the_streak_to_another_device_once() {
    let store = store();
    let app = on(&store, "2026-11-29").await;
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    solve(&one, "2026-11-29").await;
    let me = one.get("/tr/me").await;
    me.says("Serini koru");
    assert!(me.html.contains("id=\"keep\""));
    let response = one.send(Method::POST, "/tr/me/recovery", Some("")).await;
    assert_eq!(response.status(), 200, "the page itself");
    assert_eq!(response.headers()["cache-control"], "private, no-store");
    let first = one.post("/tr/me/recovery", "").await;
    first.says("Kurtarma kodun");
    let first = code(&first);
    assert!(!app.store.check().await.expect("sound").iter().any(|_| true));

    // The other device has made a move in the other game, and types as it likes.
    let moves = "/tr/arabic/2026-11-29/moves";
    other.post(moves, "attempt=1&ply=0&move=e3-e4").await;
    let page = other.get("/tr/recover").await;
    page.says("Bu cihazda oynadıkların da kalır");
    let page = other.post("/tr/recover", &typed(&first)).await;
    page.says("Serin geri geldi");
    let second = code(&page);
    assert_ne!(first, second);
    let me = other.get("/tr/me?game=turkish").await;
    me.says("1 günlük seri");
    let arabic = other.get("/tr/arabic").await;
    arabic.says("2 hakkın kaldı");
    // No open device loses anything: the first one has both games now, too.
    one.get("/tr/me").await.says("1 günlük seri");
    one.get("/tr/arabic").await.says("2 hakkın kaldı");

    // The old code is dead, the new one works, here for somebody with nothing yet.
    let third = Browser::new(&app);
    let page = third.post("/tr/recover", &typed(&first)).await;
    page.says("Bu kodla bir seri açılmadı.");
    third.get("/tr/me").await.says("Henüz bir hamle yapmadın.");
    let page = third.post("/tr/recover", &format!("code={second}")).await;
    page.says("Serin geri geldi");
    third.get("/tr/me").await.says("1 günlük seri");
    third.get("/tr/turkish").await.says("İlk denemede çözüldü");
}

#[tokio::test]
async fn a_code_is_offered_when_a_streak_has_grown() {
    let store = store();
    let offer = "Kurtarma koduyla cihaz değiştirsen de";
    let mut cookie = String::new();
    for (day, offered) in [
        ("2026-11-27", false),
        ("2026-11-28", false),
        ("2026-11-29", true),
    ] {
        let app = on(&store, day).await;
        let browser = Browser::carrying(&app, &cookie, CHROME);
        let moves = format!("/tr/turkish/{day}/moves");
        if cookie.is_empty() {
            cookie = format!("dama={}", token(&browser, &moves, SOLVE[0]).await);
        }
        let browser = Browser::carrying(&app, &cookie, CHROME);
        let page = solve(&browser, day).await;
        assert_eq!(page.words().contains(offer), offered, "{day}");
        if offered {
            assert!(page.html.contains("action=\"/tr/me/recovery\""));
            // Played in the archive, a day is no such moment.
            let late = solve(&browser, "2026-11-20").await;
            late.is_silent_about(offer);
            browser.post("/tr/me/recovery", "").await.says("Kod:");
            browser.get("/tr/turkish").await.is_silent_about(offer);
        }
    }
}

#[tokio::test]
async fn wrong_codes_are_told_apart_by_nothing() {
    let app = TestApp::start().await;
    let owner = Browser::new(&app);
    solve(&owner, "2026-11-29").await;
    let used = code(&owner.post("/en/me/recovery", "").await);
    let form = format!("code={used}");
    let taker = Browser::new(&app);
    code(&taker.post("/en/recover", &form).await);
    let unknown = "code=2345-6789-ABCD-EFGH-JKMN-PQRS".to_owned();
    let mut answers = Vec::new();
    for form in [form, unknown, "code=x".to_owned(), "code=".to_owned()] {
        let browser = Browser::new(&app);
        let response = browser.send(Method::POST, "/en/recover", Some(&form)).await;
        let mut headers: Vec<String> = response
            .headers()
            .iter()
            .filter(|(name, _)| *name != "date")
            .map(|header| format!("{header:?}"))
            .collect();
        headers.sort_unstable();
        let status = response.status();
        let body = response.text().await.expect("a text");
        let page = browser.get("/en/recover?wrong=1").await;
        answers.push((status.as_u16(), format!("{headers:?}"), body, page.html));
    }
    assert_eq!(answers[0].0, 303);
    assert!(!answers[0].1.contains("set-cookie"), "{}", answers[0].1);
    for answer in &answers {
        assert_eq!(*answer, answers[0]);
    }
}

#[tokio::test]
async fn guessing_is_slowed_down_at_once_on_this_machine_too() {
    let app = TestApp::start().await;
    for _ in 0..5 {
        let guesser = Browser::new(&app);
        let response = guesser.send(Method::POST, "/tr/recover", Some("code=x"));
        assert_eq!(response.await.status(), 303);
    }
    for path in ["/tr/recover", "/api/v1/players/recover"] {
        let mut request = app
            .request(Method::POST, path)
            .header("sec-fetch-site", "same-origin");
        request = if path.starts_with("/api") {
            request.json(&serde_json::json!({ "code": "x" }))
        } else {
            request
                .header("content-type", "application/x-www-form-urlencoded")
                .body("code=x")
        };
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), 429, "{path}");
        let wait = response.headers()["retry-after"].to_str().expect("text");
        let wait: u64 = wait.parse().expect("seconds");
        assert!((1..=60).contains(&wait), "{wait}");
    }
    assert_eq!(app.get("/tr/recover").await.status(), 200);
}

#[tokio::test]
async fn looking_acts_on_nothing() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solve(&browser, "2026-11-29").await;
    let used = code(&browser.post("/tr/me/recovery", "").await);
    let before = browser.get("/tr/me/export").await.html;
    for path in ["/tr/me/recovery", "/tr/me/devices", "/tr/me/sign-out"] {
        assert_eq!(browser.get(path).await.status, 405, "{path}");
    }
    let stranger = Browser::new(&app);
    for path in [
        format!("/tr/recover?code={used}"),
        "/tr/recover?wrong=1".to_owned(),
        "/tr/me?leave=1".to_owned(),
    ] {
        for browser in [&browser, &stranger] {
            let response = browser.send(Method::GET, &path, None).await;
            assert_eq!(response.status(), 200, "{path}");
            assert!(!response.headers().contains_key("set-cookie"), "{path}");
            let html = response.text().await.expect("a text");
            assert!(!html.contains(&used), "{path}");
        }
    }
    assert_eq!(browser.get("/tr/me/export").await.html, before);
    let page = stranger.post("/tr/recover", &format!("code={used}")).await;
    page.says("Serin geri geldi");
}

#[tokio::test]
async fn another_site_cannot_sign_a_visitor_in_to_its_streak() {
    let app = TestApp::start().await;
    let owner = Browser::new(&app);
    solve(&owner, "2026-11-29").await;
    let code = code(&owner.post("/tr/me/recovery", "").await);
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("x-nothing", "said"),
    ] {
        let request = app
            .request(Method::POST, "/tr/recover")
            .header("content-type", "application/x-www-form-urlencoded")
            .header(name, value);
        let response = request.body(format!("code={code}")).send().await;
        let response = response.expect("an answer");
        assert_eq!(response.status(), 403, "{value}");
        assert!(!response.headers().contains_key("set-cookie"));
    }
    let form = format!("code={code}");
    let page = Browser::new(&app).post("/tr/recover", &form).await;
    page.says("Serin geri geldi");
}

#[tokio::test]
async fn devices_are_listed_and_one_can_be_taken_away() {
    let app = TestApp::start().await;
    let phone = Browser::carrying(&app, "", CHROME);
    solve(&phone, "2026-11-29").await;
    let page = phone.get("/tr/me").await;
    page.says("Chrome, Android bu cihaz Eklendi: 29 Kasım 2026 · Son kullanım: 29 Kasım 2026");
    assert!(
        !page.html.contains("name=\"device\""),
        "not removed by a button"
    );
    let shown = code(&phone.post("/tr/me/recovery", "").await);

    let computer = Browser::carrying(&app, "", "Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0");
    computer.post("/tr/recover", &format!("code={shown}")).await;
    let page = computer.get("/tr/me").await;
    page.says("Firefox, Linux bu cihaz");
    let lost = page.html.split("name=\"device\" value=\"").nth(1);
    let lost = lost.and_then(|rest| rest.split('"').next()).expect("an id");
    // Somebody else's device is nobody's here.
    let stranger = Browser::new(&app);
    solve(&stranger, "2026-11-29").await;
    let form = format!("device={lost}");
    stranger.post("/tr/me/devices", &form).await;
    phone.get("/tr/me").await.says("1 günlük seri");

    let page = computer.post("/tr/me/devices", &form).await;
    page.says("Cihaz çıkarıldı.");
    page.is_silent_about("Chrome, Android");
    phone.get("/tr/me").await.says("Henüz bir hamle yapmadın.");

    // Its own device asks first, and says what is left.
    let page = computer.get("/tr/me?leave=1").await;
    page.says("kurtarma kodunla geri dönebilirsin");
    let response = computer
        .send(Method::POST, "/tr/me/sign-out", Some(""))
        .await;
    assert_eq!(response.status(), 303);
    let cookie = response.headers()["set-cookie"].to_str().expect("text");
    assert!(cookie.starts_with("dama=;") && cookie.contains("Max-Age=0"));
    computer
        .get("/tr/me")
        .await
        .says("Henüz bir hamle yapmadın.");
    stranger
        .get("/tr/me?leave=1")
        .await
        .says("dönüş yolu kalmaz");
}

#[tokio::test]
async fn an_answer_that_got_lost_loses_no_streak() {
    let app = TestApp::start().await;
    let owner = Browser::new(&app);
    solve(&owner, "2026-11-29").await;
    let shown = code(&owner.post("/tr/me/recovery", "").await);
    let moves = "/tr/arabic/2026-11-29/moves";
    let start = "attempt=1&ply=0&move=e3-e4";
    let first = Browser::new(&app);
    let cookie = format!("dama={}", token(&first, moves, start).await);
    // The code is redeemed, but the browser goes on with the cookie of before.
    let lossy = Browser::carrying(&app, &cookie, CHROME);
    let form = format!("code={shown}");
    let fresh = format!("dama={}", token(&lossy, "/tr/recover", &form).await);
    let same = Browser::carrying(&app, &cookie, CHROME);
    same.get("/tr/me").await.says("1 günlük seri");
    // Once the new cookie is used, the old one ends.
    let settled = Browser::carrying(&app, &fresh, CHROME);
    settled.post("/tr/me/recovery", "").await.says("Kod:");
    same.get("/tr/me").await.says("Henüz bir hamle yapmadın.");
    settled.get("/tr/me").await.says("1 günlük seri");
}

#[tokio::test]
async fn export_and_erasure_know_of_all_this() {
    let app = TestApp::start().await;
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    solve(&one, "2026-11-29").await;
    let moves = "/tr/turkish/2026-11-29/moves";
    other.post(moves, "attempt=1&ply=0&move=a2-a3").await;
    let shown = code(&one.post("/tr/me/recovery", "").await);
    let page = other.post("/tr/recover", &format!("code={shown}")).await;
    let next = code(&page);
    let text = other.get("/tr/me/export").await.html;
    let export: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(export["days"].as_array().map(Vec::len), Some(2));
    assert_eq!(export["days"][0]["superseded"], false);
    assert_eq!(export["days"][0]["status"], "solved");
    assert_eq!(export["days"][1]["superseded"], true);
    assert!(export["recovery_code"]["created_at"].is_string());
    assert!(export["tokens"][0]["device"].is_string());
    for secret in [&shown, &next, "hash"] {
        assert!(!text.contains(secret));
    }
    let about = one.get("/tr/about").await;
    about.says("Kurtarma kodunun kendisi saklanmaz");

    one.send(Method::POST, "/tr/me/erase", Some("")).await;
    for browser in [&one, &other] {
        browser
            .get("/tr/me")
            .await
            .says("Henüz bir hamle yapmadın.");
    }
    let form = format!("code={next}");
    let page = Browser::new(&app).post("/tr/recover", &form).await;
    page.says("Bu kodla bir seri açılmadı.");
    // The result that was made stays in everybody's counts, once.
    let spread = app
        .store
        .spread("turkish", "2026-11-29".parse().expect("a day"));
    assert_eq!(spread.await.expect("counts"), [1, 0, 0, 0]);
}

#[tokio::test]
async fn a_page_in_anothers_app_has_its_word_hidden_for_the_script() {
    let app = TestApp::start().await;
    let word = "id=\"inside-app\" class=\"inside\" hidden";
    let browser = Browser::new(&app);
    let page = solve(&browser, "2026-11-29").await;
    assert!(page.html.contains(word));
    let me = browser.get("/tr/me").await;
    assert!(me.html.contains(word) && me.html.contains("/static/inside."));
    let stranger = Browser::new(&app).get("/tr/me").await;
    assert!(!stranger.html.contains("/static/inside."));
    stranger.says("Serin başka bir cihazda mı?");
    assert!(
        stranger
            .html
            .contains("<meta name=\"description\" content=\"Serilerin")
    );
}
