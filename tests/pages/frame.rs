//! Languages, addresses, methods, what strangers get.

use reqwest::Method;

use super::Browser;
use crate::support::TestApp;

#[tokio::test]
async fn pages_of_a_day_are_the_same_bytes_for_every_stranger() {
    let app = TestApp::start().await;
    for path in [
        "/tr",
        "/tr/turkish",
        "/ar/arabic",
        "/tr/turkish/2026-11-29",
        "/tr/turkish/2026-11-02",
        "/tr/turkish/archive",
        "/tr/me",
        "/tr/recover",
        "/tr/rules/turkish",
        "/en/about",
    ] {
        let one = Browser::new(&app).get(path).await;
        let other = Browser::new(&app).get(path).await;
        assert_eq!(one.status, 200, "{path}");
        assert_eq!(one.html, other.html, "{path}");
        assert!(!one.html.contains("data-seconds"), "{path}");
        let response = Browser::new(&app).send(Method::GET, path, None).await;
        assert!(!response.headers().contains_key("set-cookie"), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_404_in_the_visitors_language() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let mut bodies = Vec::new();
    for path in [
        "/ar/turkish/2026-11-30",
        "/ar/turkish/2027-05-05",
        "/ar/turkish/2025-12-31",
        "/ar/turkish/2026-02-31",
        "/ar/turkish/99999-01-01",
        "/ar/turkish/2026-1-1",
        "/ar/turkish/x.css",
        "/ar/chess",
        "/ar/chess/2026-11-29",
        "/ar/rules/chess",
        "/ar/turkish/archive/2026-13",
        "/ar/turkish/archive/2026-12",
        "/ar/turkish/archive/2025-12",
        "/ar/turkish/archive/2026-1",
        "/ar/",
        "/ar/turkish/",
        "/ar/me/export",
        "/ar/me?game=chess",
        "/ar/me?year=1999",
    ] {
        let page = browser.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.html.contains("lang=\"ar\""), "{path}");
        bodies.push(page.html);
    }
    assert!(
        bodies.iter().all(|body| *body == bodies[0]),
        "one and the same 404"
    );
    for path in ["/de", "/TR", "/TR/turkish"] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
    let form = "attempt=1&ply=0&move=d3-d4";
    for path in [
        "/tr/turkish/2026-11-30/moves",
        "/tr/turkish/2026-11-30/hint",
        "/tr/turkish/2026-11-30/give-up",
    ] {
        let response = browser.send(Method::POST, path, Some(form)).await;
        assert_eq!(response.status(), 404, "{path}");
    }
}

#[tokio::test]
async fn the_root_leads_to_the_language_that_is_asked_for() {
    let app = TestApp::start().await;
    for (header, leads) in [
        (None, "/tr"),
        (Some("ar,en;q=0.5"), "/ar"),
        (Some("de, en;q=0.8, tr;q=0.9"), "/tr"),
        (Some("en-GB"), "/en"),
        (Some("ru-RU,ru;q=0.9,en;q=0.8"), "/ru"),
        (Some("en;q=0, ar;q=0.1"), "/ar"),
        (Some(";;;q=,,x-y;q=9"), "/tr"),
        (Some("*"), "/tr"),
    ] {
        let mut request = app.request(Method::GET, "/");
        if let Some(header) = header {
            request = request.header("accept-language", header);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 302, "{header:?}");
        assert_eq!(response.headers()["location"], leads, "{header:?}");
        assert!(
            response.headers()["vary"]
                .to_str()
                .unwrap()
                .contains("Accept-Language")
        );
    }
    // The language of the last POST wins over the header.
    let browser = Browser::new(&app);
    browser.post("/en/settings", "theme=auto").await;
    let response = browser.send(Method::GET, "/", None).await;
    assert_eq!(response.headers()["location"], "/en");
}

#[tokio::test]
async fn head_is_served_where_get_is_and_other_methods_are_refused() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for path in [
        "/tr",
        "/tr/turkish",
        "/tr/turkish/archive",
        "/tr/me",
        "/tr/rules",
        "/tr/about",
        "/tr/settings",
    ] {
        let response = browser.send(Method::HEAD, path, None).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(response.text().await.unwrap(), "", "{path}");
        for method in [Method::PUT, Method::DELETE] {
            let response = browser.send(method, path, Some("")).await;
            assert_eq!(response.status(), 405, "{path}");
            assert!(
                response.headers()["allow"]
                    .to_str()
                    .unwrap()
                    .starts_with("GET, HEAD")
            );
        }
    }
    for path in ["/tr/turkish/2026-11-29/moves", "/tr/me/erase"] {
        let response = browser.send(Method::GET, path, None).await;
        assert_eq!(response.status(), 405, "{path}");
        assert_eq!(response.headers()["allow"], "POST");
    }
}

#[tokio::test]
async fn a_first_post_whose_cookie_does_not_come_back_says_so() {
    let app = TestApp::start().await;
    let path = "/tr/turkish/2026-11-29";
    let response = app
        .request(Method::POST, &format!("{path}/moves"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .body("attempt=1&ply=0&move=d3-d4")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 303);
    assert_eq!(
        response.headers()["location"],
        format!("{path}?cookie=1#status")
    );
    assert!(response.headers().contains_key("set-cookie"));
    // The client of the test keeps no cookies.
    let page = Browser::new(&app).get(&format!("{path}?cookie=1")).await;
    page.says("Çerezler kapalı");
}

#[tokio::test]
async fn settings_go_back_to_pages_of_this_site_alone() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for (back, leads) in [
        ("%2Ftr%2Farabic", "/tr/arabic"),
        ("%2F%2Fevil.example", "/tr/settings?saved=1"),
        ("%2F%5Cevil.example", "/tr/settings?saved=1"),
        ("https%3A%2F%2Fevil.example", "/tr/settings?saved=1"),
        ("", "/tr/settings?saved=1"),
    ] {
        let form = format!("theme=light&contrast=more&back={back}");
        let response = browser
            .send(Method::POST, "/tr/settings", Some(&form))
            .await;
        assert_eq!(response.headers()["location"], leads);
    }
    let page = browser.get("/tr/settings?saved=1").await;
    page.says("Kaydedildi.");
    assert!(page.html.contains("data-theme=\"contrast-light\""));
    let response = browser
        .send(Method::POST, "/tr/settings", Some("theme=pink"))
        .await;
    assert_eq!(response.status(), 400);
}

#[tokio::test]
async fn the_games_page_has_the_home_game_first_and_then_the_last_one() {
    let app = TestApp::start().await;
    let place = |html: &str, game: &str| {
        html.find(&format!("href=\"/tr/{game}\"><div class=\"thumb\""))
            .unwrap()
    };
    let browser = Browser::new(&app);
    let html = browser.get("/tr").await.html;
    assert!(place(&html, "turkish") < place(&html, "arabic"));
    let form = "attempt=1&ply=0&move=c5-d5";
    browser.post("/tr/arabic/2026-11-29/moves", form).await;
    let html = browser.get("/tr").await.html;
    assert!(place(&html, "arabic") < place(&html, "turkish"));
    let page = Browser::new(&app).get("/tr").await;
    page.says("2 hamlede kazan");
    page.says("3 hamlede kazan");
}
