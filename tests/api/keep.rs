//! Recovery codes and devices for programs.

use reqwest::{Method, Response, header};
use serde_json::{Value, json};

use crate::support::TestApp;

const MAKE: &str = "/api/v1/me/recovery";
const REDEEM: &str = "/api/v1/players/recover";
const DEVICES: &str = "/api/v1/me/devices";

async fn made(app: &TestApp, token: &str) -> String {
    let (status, body) = app.call(Method::POST, MAKE, token, None).await;
    assert_eq!(status, 201);
    let code = body["code"].as_str().expect("a code");
    // Six groups of four, of an alphabet without what can be mistaken.
    let groups: Vec<&str> = code.split('-').collect();
    assert_eq!(groups.len(), 6, "{code}");
    for group in groups {
        assert_eq!(group.len(), 4, "{code}");
        let known = |c| "23456789ABCDEFGHJKMNPQRSTVWXYZ".contains(c);
        assert!(group.chars().all(known), "{code}");
    }
    code.to_owned()
}

async fn redeemed(app: &TestApp, code: &str) -> Response {
    let body = json!({ "code": code });
    let request = app.request(Method::POST, REDEEM).json(&body);
    request.send().await.expect("an answer")
}

#[actix_web::test]
async fn a_code_gives_a_token_and_the_next_code() {
    let app = TestApp::start().await;
    let token = app.player().await;
    app.solve(&token, "2026-11-29", 1).await;
    assert_eq!(app.call(Method::POST, MAKE, "", None).await.0, 401);
    let replaced = made(&app, &token).await;
    let code = made(&app, &token).await;
    let response = redeemed(&app, &code).await;
    assert_eq!(response.status(), 200);
    assert_eq!(
        response.headers()[header::CACHE_CONTROL],
        "private, no-store"
    );
    assert!(
        !response
            .headers()
            .contains_key("access-control-allow-origin")
    );
    assert!(!response.headers().contains_key(header::SET_COOKIE));
    let body: Value = response.json().await.expect("JSON");
    let mut names: Vec<&String> = body.as_object().expect("an object").keys().collect();
    names.sort_unstable();
    assert_eq!(names, ["code", "token"]);
    let fresh = body["token"].as_str().expect("a token");
    let (_, me) = app.call(Method::GET, "/api/v1/me", fresh, None).await;
    assert_eq!(me["streaks"]["turkish"]["current"], 1);
    // The first device keeps its own.
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["turkish"]["current"], 1);
    let mut bodies = Vec::new();
    for wrong in [&code, &replaced, "x"] {
        let response = redeemed(&app, wrong).await;
        assert_eq!(response.status(), 403, "{wrong}");
        bodies.push(response.text().await.expect("a text"));
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
}

#[actix_web::test]
async fn bad_bodies_and_other_sites_are_refused() {
    let app = TestApp::start().await;
    let token = app.player().await;
    for body in [
        "",
        "[]",
        "{}",
        r#"{"code":5}"#,
        r#"{"code":"a","code":"b"}"#,
    ] {
        let request = app.request(Method::POST, REDEEM);
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let response = request.body(body).send().await.expect("an answer");
        assert_eq!(response.status(), 400, "{body}");
    }
    let plain = app.request(Method::POST, REDEEM).body(r#"{"code":"x"}"#);
    assert_eq!(plain.send().await.expect("an answer").status(), 415);
    let code = made(&app, &token).await;
    for path in [REDEEM, MAKE] {
        let foreign = app
            .request(Method::POST, path)
            .header(header::COOKIE, format!("dama={token}"))
            .header("sec-fetch-site", "cross-site")
            .json(&json!({ "code": code }));
        let response = foreign.send().await.expect("an answer");
        assert_eq!(response.status(), 403, "{path}");
    }
    assert_eq!(redeemed(&app, &code).await.status(), 200);
}

#[actix_web::test]
async fn two_players_become_one_and_parallel_callers_share_nothing() {
    let app = TestApp::start().await;
    let (owner, other) = (app.player().await, app.player().await);
    app.solve(&owner, "2026-11-29", 1).await;
    app.play(&other, "2026-11-29", 1, 0, "a2-a3").await;
    app.solve(&other, "2026-11-28", 1).await;
    let code = made(&app, &owner).await;
    let body = json!({ "code": code });
    let call = || app.call(Method::POST, REDEEM, &other, Some(body.clone()));
    let answers = tokio::join!(call(), call(), call(), call());
    let answers = [answers.0, answers.1, answers.2, answers.3];
    let won: Vec<_> = answers.iter().filter(|answer| answer.0 == 200).collect();
    assert_eq!(won.len(), 1, "{answers:?}");
    assert!(answers.iter().all(|answer| [200, 403].contains(&answer.0)));
    let fresh = won[0].1["token"].as_str().expect("a token");
    for token in [fresh, &owner, &other] {
        let (status, me) = app.call(Method::GET, "/api/v1/me", token, None).await;
        assert_eq!(status, 200);
        // Yesterday was solved in the archive: it is there, and counts for no streak.
        assert_eq!(me["streaks"]["turkish"]["current"], 1);
        let path = "/api/v1/turkish/2026-11-28/state";
        let (_, state) = app.call(Method::GET, path, token, None).await;
        assert_eq!(
            (&state["status"], &state["late"]),
            (&json!("solved"), &json!(true))
        );
    }
    // The day is over for both, and the counts have it once.
    let (status, _) = app.play(fresh, "2026-11-29", 2, 0, "d3-d4").await;
    assert_eq!(status, 409);
    let counts = app
        .store
        .spread("turkish", "2026-11-29".parse().expect("a day"));
    assert_eq!(counts.await.expect("counts"), [1, 0, 0, 0]);
}

#[actix_web::test]
async fn a_puzzle_under_way_on_both_goes_on_with_what_is_left_of_the_more_spent() {
    let app = TestApp::start().await;
    let (owner, other) = (app.player().await, app.player().await);
    app.play(&owner, "2026-11-29", 1, 0, "d3-d4").await;
    app.play(&other, "2026-11-29", 1, 0, "a2-a3").await;
    app.play(&other, "2026-11-29", 2, 0, "e3-e4").await;
    let code = made(&app, &owner).await;
    let body = Some(json!({ "code": code }));
    let (status, _) = app.call(Method::POST, REDEEM, &other, body).await;
    assert_eq!(status, 200);
    // The page that was open on the first device tells of another attempt: refused, not spent.
    let (status, state) = app.play(&owner, "2026-11-29", 1, 2, "e3-e4").await;
    assert_eq!(status, 409);
    assert_eq!(
        (&state["attempt"], &state["attempts_left"]),
        (&json!(3), &json!(1))
    );
    let (_, answer) = app.play(&owner, "2026-11-29", 3, 0, "a2-b2").await;
    assert_eq!(answer["status"], "lost", "never a fourth attempt");
}

#[actix_web::test]
async fn devices_are_listed_and_deleted() {
    let app = TestApp::start().await;
    let request = app.request(Method::POST, "/api/v1/players");
    let request = request.header(header::USER_AGENT, "curl/8.9.1");
    let body: Value = request
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    let owner = body["token"].as_str().expect("a token").to_owned();
    let (_, devices) = app.call(Method::GET, DEVICES, &owner, None).await;
    let id = devices[0]["id"].as_str().expect("an id").to_owned();
    let wanted = json!([{ "id": id, "name": "curl", "added": "2026-11-29",
        "last_used": "2026-11-29", "current": true }]);
    assert_eq!(devices, wanted);
    let code = made(&app, &owner).await;
    let body: Value = redeemed(&app, &code).await.json().await.expect("JSON");
    let fresh = body["token"].as_str().expect("a token");
    let (_, devices) = app.call(Method::GET, DEVICES, fresh, None).await;
    assert_eq!(devices.as_array().map(Vec::len), Some(2));
    let one = format!("{DEVICES}/{id}");
    let stranger = app.player().await;
    assert_eq!(app.call(Method::DELETE, &one, &stranger, None).await.0, 404);
    assert_eq!(app.call(Method::DELETE, &one, fresh, None).await.0, 204);
    assert_eq!(app.call(Method::DELETE, &one, fresh, None).await.0, 404);
    assert_eq!(app.call(Method::GET, DEVICES, &owner, None).await.0, 401);
    let nothing = format!("{DEVICES}/x");
    assert_eq!(app.call(Method::DELETE, &nothing, fresh, None).await.0, 404);
    assert_eq!(app.call(Method::GET, &nothing, fresh, None).await.0, 405);
    // One's own is signing out.
    let (_, devices) = app.call(Method::GET, DEVICES, fresh, None).await;
    let own = format!("{DEVICES}/{}", devices[0]["id"].as_str().expect("an id"));
    assert_eq!(app.call(Method::DELETE, &own, fresh, None).await.0, 204);
    assert_eq!(
        app.call(Method::GET, "/api/v1/me", fresh, None).await.0,
        401
    );
}
