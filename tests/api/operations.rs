//! What the operator's machines ask: readiness and figures.

use std::sync::Arc;

use daily_dama::store::{Store, sqlite::SqliteStore};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{EASY, HARD, TestApp, WRONG, library};

async fn at(now: &str, open: bool) -> TestApp {
    let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    TestApp::telling(&library, store, now, open).await
}

async fn ready(app: &TestApp) -> (u16, Value) {
    let response = app.get("/readyz").await;
    assert_eq!(response.headers()["cache-control"], "no-store");
    let status = response.status().as_u16();
    (status, response.json().await.expect("JSON"))
}

#[actix_web::test]
async fn readiness_tells_how_far_the_books_reach() {
    // The specimens reach to 2027-12-31. From 2027-10-02 on there are 90 days after today, from
    // the next day on 89.
    for (now, left, alarm) in [
        ("2027-10-02T09:00:00Z", 90, false),
        ("2027-10-03T09:00:00Z", 89, true),
        ("2027-12-31T09:00:00Z", 0, true),
        ("2028-03-01T09:00:00Z", 0, true),
    ] {
        let (status, body) = ready(&at(now, false).await).await;
        let game = |id: &str| {
            json!({
                "game": id, "fresh_days": left, "last_fresh_day": "2027-12-31",
                "alarm": alarm, "recorded": true
            })
        };
        let wanted = json!({
            "status": "ready", "games": [game("turkish"), game("arabic")], "store": "ok"
        });
        assert_eq!((status, body), (200, wanted), "{now}: an alarm is a detail");
    }
}

#[actix_web::test]
async fn a_day_that_is_not_recorded_is_not_ready() {
    let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let now = "2026-11-29T09:00:00Z";
    let app = TestApp::unrecorded(&library, Arc::clone(&store), now);
    let (status, body) = ready(&app).await;
    assert_eq!((status, &body["status"]), (503, &json!("not ready")));
    assert_eq!(body["store"], "ok");
    assert_eq!(body["games"][1]["recorded"], false);
    assert_eq!(app.get("/healthz").await.status(), 200, "it lives");
    drop(TestApp::with(&library, store, now).await);
    assert_eq!(ready(&app).await.0, 200, "another process has recorded it");
}

#[actix_web::test]
async fn figures_are_open_metrics_and_name_nobody() {
    let app = at("2026-11-29T09:00:00Z", false).await;
    let token = app.player().await;
    let path = "/api/v1/turkish/2026-11-29/moves";
    app.play(&token, "2026-11-29", 1, 0, WRONG[0]).await;
    // Asked for again: answered again, not judged again.
    app.play(&token, "2026-11-29", 1, 0, WRONG[0]).await;
    app.solve(&token, "2026-11-29", 2).await;
    app.get("/tr/turkish").await;
    app.get("/no/such/address/at/all").await;
    let response = app.get("/metrics").await;
    assert_eq!(response.status(), 200);
    let mime = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    assert_eq!(response.headers()["content-type"], mime);
    let text = response.text().await.expect("a text");
    // 2026-11-29 to 2027-12-31: 2 days of November, 31 of December and a year, less today.
    let days = 1 + 31 + 365;
    for line in [
        &*format!("dama_fresh_days{{game=\"turkish\"}} {days}"),
        &format!("dama_fresh_days{{game=\"arabic\"}} {days}"),
        "dama_reserve_low{game=\"turkish\"} 0",
        "dama_moves_judged_total{game=\"turkish\",outcome=\"wrong\"} 1",
        "dama_moves_judged_total{game=\"turkish\",outcome=\"reply\"} 1",
        "dama_moves_judged_total{game=\"turkish\",outcome=\"solved\"} 1",
        "dama_requests_total{route=\"/api/v1/{game}/{date}/moves\",status=\"2xx\"} 4",
        "dama_requests_total{route=\"/{lang}/{game}\",status=\"2xx\"} 1",
        "dama_requests_total{route=\"none\",status=\"4xx\"} 1",
        &format!(
            "dama_build_info{{version=\"{}\"}} 1",
            env!("CARGO_PKG_VERSION")
        ),
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    assert!(text.ends_with("# EOF\n"), "{text}");
    let day = app.get("/api/v1/turkish/today").await;
    let day: Value = day.json().await.expect("JSON");
    let id = day["id"].as_str().expect("an id");
    for secret in [&*token, id, EASY, "2026-11-29", path, WRONG[0]] {
        assert!(!text.contains(secret), "{secret}");
    }
    let again = app.get("/metrics").await.text().await.expect("a text");
    let judged = "dama_moves_judged_total{game=\"turkish\",outcome=\"wrong\"} 1";
    assert!(again.lines().any(|line| line == judged), "{again}");
}

#[actix_web::test]
async fn figures_are_for_this_machine_unless_opened() {
    for (open, status) in [(false, 404), (true, 200)] {
        let app = at("2026-11-29T09:00:00Z", open).await;
        assert_eq!(app.get("/metrics").await.status(), 200, "from this machine");
        for (name, value) in [
            ("x-forwarded-for", "203.0.113.7"),
            ("forwarded", "for=203.0.113.7"),
            ("x-real-ip", "203.0.113.7"),
            ("via", "1.1 proxy"),
            // A proxy that says nothing but whom it was asked for.
            ("host", "dama.example"),
            ("host", "localhost.dama.example"),
        ] {
            let request = app.request(Method::GET, "/metrics");
            let request = request.header(name, value);
            let response = request.send().await.expect("an answer");
            assert_eq!(response.status(), status, "{name}: a proxy's request");
        }
    }
}

#[actix_web::test]
async fn a_low_reserve_is_one_in_the_figures() {
    let app = at("2027-10-03T09:00:00Z", false).await;
    let text = app.get("/metrics").await.text().await.expect("a text");
    for line in [
        "dama_fresh_days{game=\"turkish\"} 89",
        "dama_reserve_low{game=\"turkish\"} 1",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}
