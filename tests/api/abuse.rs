use std::time::Duration;

use reqwest::{Method, header};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::TestApp;

const MOVES: &str = "/api/v1/turkish/2026-11-29/moves";

#[actix_web::test]
async fn what_is_not_there_is_not_found_and_future_days_look_no_different() {
    let app = TestApp::start().await;
    let never = app.get("/api/v1/turkish/2026-02-31").await;
    assert_eq!(never.status(), 404);
    let never = never.text().await.expect("a body");
    for day in [
        "2026-11-30",
        "2027-01-01",
        "2025-12-31",
        "0000-01-01",
        "99999-01-01",
        "2026-00-10",
        "2026-13-01",
        "2026-2-3",
        "2026-11-29Z",
        "tomorrow",
        "-2026-01-01",
        "2026-11-29.json",
    ] {
        let response = app.get(&format!("/api/v1/turkish/{day}")).await;
        assert_eq!(response.status(), 404, "{day}");
        assert_eq!(response.text().await.expect("a body"), never, "{day}");
    }
    for path in [
        "/api/v1/chess/today",
        "/api/v1/russian/today",
        "/api/v1/nothing",
        "/api/v2/games",
        "/static/nothing.css",
        "/static/../Cargo.toml",
        "/static/%2e%2e/Cargo.toml",
        "/static/..%5cCargo.toml",
        "/.env",
        "/static/.hidden",
        "//api/v1/games",
        "/api/v1/turkish/2026-11-29%00",
        "/api/v1/%ff/today",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
    for query in [
        "",
        "?month=2026-11-01",
        "?month=11",
        "?month=2026-11&month=2026-10",
        "?month=%00",
    ] {
        let path = format!("/api/v1/turkish/archive{query}");
        assert_eq!(app.get(&path).await.status(), 400, "{query}");
    }
    assert_eq!(
        app.get("/api/v1/turkish/archive?month=2027-01")
            .await
            .status(),
        404
    );
}

#[actix_web::test]
async fn calls_that_need_a_player_say_so() {
    let app = TestApp::start().await;
    let calls = [
        (Method::POST, MOVES),
        (Method::POST, "/api/v1/turkish/2026-11-29/hint"),
        (Method::POST, "/api/v1/turkish/2026-11-29/give-up"),
        (Method::GET, "/api/v1/turkish/2026-11-29/state"),
        (Method::GET, "/api/v1/turkish/2026-11-29/solution"),
        (Method::GET, "/api/v1/me"),
        (Method::GET, "/api/v1/me/export"),
        (Method::DELETE, "/api/v1/me"),
    ];
    for (method, path) in calls {
        let response = app
            .request(method.clone(), path)
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 401, "{method} {path}");
        let token = "0".repeat(32);
        assert_eq!(
            app.call(method, path, &token, None).await.0,
            401,
            "an unknown token"
        );
    }
    for token in ["", "x", &"z".repeat(32), &"0".repeat(10_000)] {
        assert_eq!(
            app.call(Method::GET, "/api/v1/me", token, None).await.0,
            401
        );
    }
}

#[actix_web::test]
async fn broken_bodies_are_refused_with_json_and_spend_nothing() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let deep = format!("{{\"x\":{}1{}}}", "[".repeat(3_000), "]".repeat(3_000));
    let bodies: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b"{".to_vec(),
        b"null".to_vec(),
        b"[]".to_vec(),
        b"[1,0,\"d3-d4\"]".to_vec(),
        b"\"d3-d4\"".to_vec(),
        b"{\"attempt\":1,\"ply\":0}".to_vec(),
        b"{\"attempt\":1,\"attempt\":1,\"ply\":0,\"move\":\"d3-d4\"}".to_vec(),
        b"{\"attempt\":1e400,\"ply\":0,\"move\":\"d3-d4\"}".to_vec(),
        b"{\"attempt\":NaN,\"ply\":0,\"move\":\"d3-d4\"}".to_vec(),
        b"{\"attempt\":1.5,\"ply\":0,\"move\":\"d3-d4\"}".to_vec(),
        b"{\"attempt\":1,\"ply\":0,\"move\":[\"d3-d4\"]}".to_vec(),
        b"\xef\xbb\xbf{\"attempt\":1,\"ply\":0,\"move\":\"d3-d4\"}".to_vec(),
        b"{\"attempt\":1,\"ply\":0,\"move\":\"\xff\xfe\"}".to_vec(),
        deep.into_bytes(),
    ];
    for body in bodies {
        let shown = String::from_utf8_lossy(&body)
            .chars()
            .take(60)
            .collect::<String>();
        let response = app
            .request(Method::POST, MOVES)
            .bearer_auth(&token)
            .header(header::CONTENT_TYPE, "application/json")
            .body(body)
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 400, "{shown}");
        let error: Value = response.json().await.expect("a JSON error");
        assert!(error["error"].is_string());
    }
    let good = "{\"attempt\":1,\"ply\":0,\"move\":\"d3-d5\"}";
    for mime in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json; charset=latin1",
        "",
    ] {
        let request = app
            .request(Method::POST, MOVES)
            .bearer_auth(&token)
            .body(good);
        let response = request
            .header(header::CONTENT_TYPE, mime)
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 415, "{mime}");
    }
    let long = json!({ "attempt": 1, "ply": 0, "move": "x".repeat(20_000) });
    assert_eq!(
        app.call(Method::POST, MOVES, &token, Some(long)).await.0,
        413
    );
    for attempt in [-1, 0, 4, 256, i64::MAX] {
        let body = json!({ "attempt": attempt, "ply": 0, "move": "d3-d4" });
        let (status, state) = app.call(Method::POST, MOVES, &token, Some(body)).await;
        assert_eq!((status, &state["attempt"]), (409, &json!(1)), "{attempt}");
    }
    // Fields of no meaning are not looked at.
    let extra = json!({ "attempt": 1, "ply": 0, "move": "d3-d5", "streak": 99, "solved": true });
    let (status, body) = app.call(Method::POST, MOVES, &token, Some(extra)).await;
    assert_eq!((status, &body["rule"]), (422, &json!("beyond-reach")));
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["turkish"]["best"], 0);
}

#[actix_web::test]
async fn every_reply_carries_the_headers_of_a_careful_site() {
    let app = TestApp::start().await;
    for path in [
        "/api/v1/games",
        "/api/v1/turkish/today",
        "/nothing",
        "/healthz",
        "/api/v1/me",
    ] {
        let response = app.get(path).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().expect("ASCII");
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"));
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
        assert!(headers.contains_key("cache-control"), "{path}");
        assert!(
            !headers.contains_key("set-cookie"),
            "{path}: no GET sets a cookie"
        );
    }
}

#[actix_web::test]
async fn another_site_cannot_act_with_our_cookie() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let body = json!({ "attempt": 1, "ply": 0, "move": "d3-d4" });
    let send = |extra: Vec<(&'static str, String)>| {
        let mut request = app
            .request(Method::POST, MOVES)
            .header("cookie", format!("dama={token}"))
            .json(&body);
        for (name, value) in extra {
            request = request.header(name, value);
        }
        async move { request.send().await.expect("an answer").status().as_u16() }
    };
    let own = app.address.clone();
    let site = |value: &str| ("sec-fetch-site", value.to_owned());
    let origin = |value: &str| ("origin", value.to_owned());
    assert_eq!(send(vec![]).await, 403, "nothing said");
    assert_eq!(send(vec![site("cross-site")]).await, 403);
    assert_eq!(send(vec![site("same-site")]).await, 403);
    assert_eq!(send(vec![site("cross-site"), origin(&own)]).await, 403);
    assert_eq!(send(vec![origin("https://evil.example")]).await, 403);
    assert_eq!(send(vec![origin("null")]).await, 403);
    assert_eq!(send(vec![origin(&own)]).await, 200);
    assert_eq!(
        send(vec![site("same-origin")]).await,
        200,
        "the same move again"
    );
}

#[actix_web::test]
async fn too_many_requests_are_told_when_to_come_back() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let mut refused = None;
    for _ in 0..140 {
        let response = app
            .request(Method::GET, "/api/v1/me")
            .bearer_auth(&token)
            .send()
            .await
            .expect("an answer");
        if response.status() == 429 {
            refused = Some(response);
            break;
        }
    }
    let response = refused.expect("a burst of 100 is enough");
    let wait = response.headers()["retry-after"]
        .to_str()
        .expect("ASCII")
        .to_owned();
    assert!(wait.parse::<u32>().expect("seconds") >= 1);
    let body: Value = response.json().await.expect("JSON");
    assert!(body["retry_after"].is_number());
    let other = app.player().await;
    assert_eq!(
        app.call(Method::GET, "/api/v1/me", &other, None).await.0,
        200,
        "others go on"
    );
}

/// Sends bytes as they are and reads what comes back until the connection ends or a second passes.
async fn raw(app: &TestApp, bytes: &[u8]) -> String {
    let address = app.address.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address)
        .await
        .expect("a connection");
    stream.write_all(bytes).await.expect("written");
    let mut answer = Vec::new();
    let mut chunk = [0; 4096];
    while let Ok(Ok(n)) =
        tokio::time::timeout(Duration::from_secs(2), stream.read(&mut chunk)).await
    {
        if n == 0 {
            break;
        }
        answer.extend_from_slice(&chunk[..n]);
        if answer.windows(4).any(|w| w == b"\r\n\r\n") {
            break;
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[actix_web::test]
async fn crooked_http_is_refused() {
    let app = TestApp::start().await;
    let both = b"POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    let answer = raw(&app, both).await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    let path = b"GET /api/v1/turkish/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n";
    let answer = raw(&app, path).await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    let packed = b"POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc";
    let answer = raw(&app, packed).await;
    assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
    let cookie =
        b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\nCookie: dama=\xff\xfe\x80; dama=../../x\r\n\r\n";
    let answer = raw(&app, cookie).await;
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
}

#[actix_web::test]
async fn a_wrong_method_is_told_which_are_right() {
    let app = TestApp::start().await;
    let cases = [
        (Method::GET, "/api/v1/players", "POST"),
        (Method::DELETE, "/api/v1/players", "POST"),
        (Method::POST, "/api/v1/games", "GET, HEAD"),
        (Method::POST, "/api/v1/turkish/today", "GET, HEAD"),
        (Method::GET, MOVES, "POST"),
        (
            Method::POST,
            "/api/v1/turkish/2026-11-29/state",
            "GET, HEAD",
        ),
        (Method::POST, "/api/v1/me", "GET, HEAD, DELETE"),
        (Method::POST, "/healthz", "GET, HEAD"),
        (Method::TRACE, "/api/v1/games", "GET, HEAD"),
        (Method::TRACE, MOVES, "POST"),
        (Method::TRACE, "/tr/turkish", "GET, HEAD"),
    ];
    for (method, path, allowed) in cases {
        let response = app
            .request(method.clone(), path)
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 405, "{method} {path}");
        assert_eq!(response.headers()["allow"], allowed, "{method} {path}");
    }
    let response = app
        .request(Method::PUT, "/api/v1/games")
        .send()
        .await
        .expect("an answer");
    assert_eq!(response.status(), 405);
}

#[actix_web::test]
async fn a_foreign_cookie_of_the_same_name_hides_no_streak() {
    let app = TestApp::start().await;
    let token = app.player().await;
    app.solve(&token, "2026-11-29", 1).await;
    let request = app
        .request(Method::GET, "/api/v1/me")
        .header("cookie", format!("dama=zzz; dama={token}; other=1"));
    let me: Value = request
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    assert_eq!(me["streaks"]["turkish"]["current"], 1);
}

#[actix_web::test]
async fn nothing_of_today_is_kept_over_the_turnover() {
    let library = crate::support::library(&[("turkish", crate::support::EASY, 2)]);
    let kept = |now: &'static str| {
        let library = library.clone();
        async move {
            let store = daily_dama::store::sqlite::SqliteStore::in_memory().expect("a store");
            let app = TestApp::with(&library, std::sync::Arc::new(store), now).await;
            let response = app.get("/api/v1/turkish/today").await;
            response.headers()["cache-control"]
                .to_str()
                .expect("ASCII")
                .to_owned()
        }
    };
    assert_eq!(kept("2026-11-29T20:00:00Z").await, "public, max-age=30");
    // Ten seconds before midnight in Istanbul.
    assert_eq!(kept("2026-11-29T20:59:50Z").await, "public, no-cache");
}
