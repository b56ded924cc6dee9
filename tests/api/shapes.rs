use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{EASY, HARD, TestApp};

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[actix_web::test]
async fn the_open_calls_have_their_shapes() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/healthz").await.status(), 200);
    let head = app
        .request(Method::HEAD, "/api/v1/turkish/today")
        .send()
        .await;
    let head = head.expect("an answer");
    assert_eq!(head.status(), 200);
    assert_eq!(head.text().await.expect("no body"), "");
    let games: Value = app.get("/api/v1/games").await.json().await.expect("JSON");
    assert_eq!(keys(&games[0]), ["daily", "id", "name"]);
    assert_eq!(
        games[0],
        json!({ "id": "turkish", "name": "Turkish draughts", "daily": true })
    );
    let today: Value = app
        .get("/api/v1/turkish/today")
        .await
        .json()
        .await
        .expect("JSON");
    let wanted = [
        "date",
        "game",
        "grade",
        "id",
        "legal_moves",
        "number",
        "position",
        "side",
        "win_in",
    ];
    assert_eq!(keys(&today), wanted);
    assert_eq!(today["game"], "turkish");
    assert_eq!(today["date"], "2026-11-29");
    // 29 November is day 333 of a year of 365 days.
    assert_eq!(today["number"], 333);
    assert_eq!(today["position"], EASY);
    assert_eq!(today["side"], "white");
    assert_eq!(today["win_in"], 2);
    let mv = &today["legal_moves"][0];
    assert_eq!(keys(mv), ["captured", "from", "move", "path", "promotes"]);
    let same: Value = app
        .get("/api/v1/turkish/2026-11-29")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(same, today);
    let arabic: Value = app
        .get("/api/v1/arabic/today")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(
        (&arabic["position"], &arabic["win_in"]),
        (&json!(HARD), &json!(3))
    );
    let month: Value = app
        .get("/api/v1/turkish/archive?month=2026-11")
        .await
        .json()
        .await
        .expect("JSON");
    let month = month.as_array().expect("days");
    assert_eq!(month.len(), 29, "days to come are not listed");
    assert_eq!(keys(&month[0]), ["date", "grade", "number", "win_in"]);
    assert_eq!(
        (&month[0]["date"], &month[0]["number"]),
        (&json!("2026-11-01"), &json!(305))
    );
}

#[actix_web::test]
async fn a_solved_day_has_the_shapes_of_the_interface() {
    let app = TestApp::start().await;
    let token = app.player().await;
    assert_eq!(token.len(), 32, "128 bits in hexadecimal");
    let (status, state) = app
        .call(
            Method::GET,
            "/api/v1/turkish/2026-11-29/state",
            &token,
            None,
        )
        .await;
    assert_eq!(status, 200);
    let wanted = [
        "attempt",
        "attempts",
        "attempts_left",
        "hints",
        "hints_shown",
        "late",
        "legal_moves",
        "ply",
        "position",
        "status",
        "streak",
    ];
    assert_eq!(keys(&state), wanted);
    assert_eq!(state["status"], "new");
    let solution = "/api/v1/turkish/2026-11-29/solution";
    assert_eq!(app.call(Method::GET, solution, &token, None).await.0, 403);
    let answer = app.solve(&token, "2026-11-29", 1).await;
    let wanted = [
        "attempts_left",
        "legal_moves",
        "position",
        "refutation",
        "reply",
        "status",
        "streak",
    ];
    assert_eq!(keys(&answer), wanted);
    assert_eq!(answer["streak"], json!({ "current": 1, "best": 1 }));
    assert_eq!(answer["legal_moves"], json!([]));
    let (status, solution) = app.call(Method::GET, solution, &token, None).await;
    assert_eq!(status, 200);
    assert_eq!(keys(&solution), ["line", "tree"]);
    assert_eq!(solution["line"][0], "d3-d4");
    assert_eq!(solution["line"].as_array().expect("moves").len(), 3);
    assert_eq!(solution["tree"]["move"]["move"], "d3-d4");
    let reply = &solution["tree"]["replies"][0];
    assert_eq!(keys(reply), ["move", "next"]);
    assert!(reply["next"]["replies"].is_array());
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["all"], json!({ "current": 1, "best": 1 }));
    let turkish =
        json!({ "current": 1, "best": 1, "played": 1, "solved": 1, "spread": [1, 0, 0, 0] });
    assert_eq!(me["streaks"]["turkish"], turkish);
    let arabic =
        json!({ "current": 0, "best": 0, "played": 0, "solved": 0, "spread": [0, 0, 0, 0] });
    assert_eq!(me["streaks"]["arabic"], arabic);
    let path = "/api/v1/turkish/archive?month=2026-11";
    let (_, month) = app.call(Method::GET, path, &token, None).await;
    assert_eq!(month[28]["result"]["status"], "solved");
    assert_eq!(month[28]["result"]["attempt"], 1);
    assert!(month[27].get("result").is_none());
}

#[actix_web::test]
async fn hints_come_in_two_steps_and_spend_nothing() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let path = "/api/v1/turkish/2026-11-29/hint";
    let body = || Some(json!({ "attempt": 1, "ply": 0 }));
    let (_, first) = app.call(Method::POST, path, &token, body()).await;
    assert_eq!(first, json!({ "level": 1, "from": "d3", "to": null }));
    let (_, second) = app.call(Method::POST, path, &token, body()).await;
    assert_eq!(second, json!({ "level": 2, "from": "d3", "to": "d4" }));
    let (_, third) = app.call(Method::POST, path, &token, body()).await;
    assert_eq!(third, second);
    let (_, state) = app
        .call(
            Method::GET,
            "/api/v1/turkish/2026-11-29/state",
            &token,
            None,
        )
        .await;
    assert_eq!(
        (&state["status"], &state["attempts_left"]),
        (&json!("new"), &json!(3))
    );
    assert_eq!(state["hints"], 2);
    let shown =
        json!([{ "attempt": 1, "ply": 0, "level": 1 }, { "attempt": 1, "ply": 0, "level": 2 }]);
    assert_eq!(state["hints_shown"], shown);
    let wrong = Some(json!({ "attempt": 2, "ply": 0 }));
    assert_eq!(app.call(Method::POST, path, &token, wrong).await.0, 409);
    // A whole number is one however it is written; a level is 1 or 2.
    for (level, status) in [
        (json!(1), 200),
        (json!(2.0), 200),
        (json!(0), 400),
        (json!(3), 400),
        (json!(-1), 400),
        (json!(1.5), 400),
        (json!("1"), 400),
    ] {
        let body = json!({ "attempt": 1.0, "ply": 0, "level": level });
        let answer = app.call(Method::POST, path, &token, Some(body)).await;
        assert_eq!(answer.0, status, "{level}");
    }
}

#[actix_web::test]
async fn the_description_names_every_call_and_every_field() {
    let app = TestApp::start().await;
    let doc: Value = app
        .get("/api/v1/openapi.json")
        .await
        .json()
        .await
        .expect("JSON");
    assert!(
        doc["openapi"]
            .as_str()
            .expect("a version")
            .starts_with("3.")
    );
    let paths = keys(&doc["paths"]);
    let wanted = [
        "/api/v1/games",
        "/api/v1/me",
        "/api/v1/me/devices",
        "/api/v1/me/devices/{device}",
        "/api/v1/me/export",
        "/api/v1/me/recovery",
        "/api/v1/openapi.json",
        "/api/v1/players",
        "/api/v1/players/recover",
        "/api/v1/{game}/archive",
        "/api/v1/{game}/today",
        "/api/v1/{game}/{date}",
        "/api/v1/{game}/{date}/give-up",
        "/api/v1/{game}/{date}/hint",
        "/api/v1/{game}/{date}/moves",
        "/api/v1/{game}/{date}/solution",
        "/api/v1/{game}/{date}/state",
        "/healthz",
    ];
    assert_eq!(paths, wanted);
    let token = app.player().await;
    let described = |name: &str| keys(&doc["components"]["schemas"][name]["properties"]);
    let day: Value = app
        .get("/api/v1/turkish/today")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(keys(&day), described("Day"));
    assert_eq!(keys(&day["legal_moves"][0]), described("Move"));
    let path = "/api/v1/turkish/2026-11-29/state";
    let (_, state) = app.call(Method::GET, path, &token, None).await;
    assert_eq!(keys(&state), described("State"));
    let (_, answer) = app.play(&token, "2026-11-29", 1, 0, "a2-a3").await;
    assert_eq!(keys(&answer), described("Answer"));
    assert_eq!(keys(&answer["refutation"]), described("Refutation"));
    app.solve(&token, "2026-11-29", 2).await;
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(keys(&me["streaks"]["turkish"]), described("GameFigures"));
    let path = "/api/v1/me/devices";
    let (_, devices) = app.call(Method::GET, path, &token, None).await;
    assert_eq!(keys(&devices[0]), described("Device"));
}
