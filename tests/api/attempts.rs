use std::sync::Arc;

use chrono::TimeDelta;
use daily_dama::{
    daily::{attempts::Ask, days::Daily},
    puzzle::{library::Library, table::table},
    store::{Store, TokenHash, Who, sqlite::SqliteStore},
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{EASY, TestApp, WRONG, date, instant, library, settings};

const DAY: &str = "2026-11-29";

#[actix_web::test]
async fn three_wrong_moves_lose_the_day_and_open_the_solution() {
    let app = TestApp::start().await;
    let token = app.player().await;
    for (i, text) in WRONG.into_iter().enumerate() {
        let attempt = u8::try_from(i).expect("small") + 1;
        let (status, answer) = app.play(&token, DAY, attempt, 0, text).await;
        assert_eq!(status, 200, "{text}: {answer}");
        assert_eq!(answer["attempts_left"], 3 - attempt, "{text}");
        assert!(!answer["refutation"]["kind"].is_null());
        assert!(answer["reply"].is_null());
        if attempt < 3 {
            assert_eq!(answer["status"], "wrong");
            assert_eq!(answer["position"], EASY, "the diagram again");
            assert!(!answer["legal_moves"].as_array().expect("moves").is_empty());
        } else {
            assert_eq!(answer["status"], "lost");
            assert_eq!(answer["legal_moves"], json!([]));
        }
    }
    let (status, state) = app.play(&token, DAY, 3, 0, "d3-d4").await;
    assert_eq!((status, &state["status"]), (409, &json!("lost")));
    let moves: Vec<Vec<&str>> = WRONG.iter().map(|text| vec![*text]).collect();
    assert_eq!(state["attempts"], json!(moves));
    let path = format!("/api/v1/turkish/{DAY}/solution");
    let (status, solution) = app.call(Method::GET, &path, &token, None).await;
    assert_eq!((status, &solution["line"][0]), (200, &json!("d3-d4")));
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["turkish"]["spread"], json!([0, 0, 0, 1]));
    assert_eq!(me["streaks"]["turkish"]["current"], 0);
}

#[actix_web::test]
async fn the_same_move_again_gets_the_stored_answer_whole() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let first = app.play(&token, DAY, 1, 0, WRONG[0]).await;
    assert_eq!(first.1["attempts_left"], 2);
    // Another spelling of the same move.
    for text in [WRONG[0], "A2-A3", "a٢-a٣", " a2 – a3 "] {
        assert_eq!(app.play(&token, DAY, 1, 0, text).await, first, "{text}");
    }
    let (status, state) = app.play(&token, DAY, 1, 0, "d3-d4").await;
    assert_eq!((status, &state["attempt"]), (409, &json!(2)));
    for (attempt, ply) in [(1, 2), (2, 2), (3, 0), (0, 0), (2, 1), (255, 255)] {
        let (status, state) = app.play(&token, DAY, attempt, ply, "d3-d4").await;
        assert_eq!(status, 409, "{attempt} {ply}: {state}");
        assert_eq!(state["attempts_left"], 2);
    }
    let (_, reply) = app.play(&token, DAY, 2, 0, "d3-d4").await;
    assert_eq!(app.play(&token, DAY, 2, 0, "d3-d4").await.1, reply);
    let finish = crate::support::winning(reply["position"].as_str().expect("a position"));
    let solved = app.play(&token, DAY, 2, 2, &finish).await;
    assert_eq!(solved.1["status"], "solved");
    assert_eq!(
        app.play(&token, DAY, 2, 2, &finish).await,
        solved,
        "after the end, too"
    );
    assert_eq!(
        app.play(&token, DAY, 2, 0, "d3-d4").await.1["status"],
        "reply"
    );
}

#[actix_web::test]
async fn an_illegal_move_names_its_rule_and_costs_nothing() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let cases = [
        ("d3-d5", "beyond-reach"),
        ("d3-d2", "men-not-back"),
        ("e2-e3", "square-taken"),
        ("c4-c3", "not-your-piece"),
        ("h1-h2", "no-piece"),
        ("hello", "unreadable"),
        ("", "unreadable"),
    ];
    for (text, rule) in cases {
        let (status, body) = app.play(&token, DAY, 1, 0, text).await;
        assert_eq!((status, &body["rule"]), (422, &json!(rule)), "{text}");
    }
    // The present attempt is looked at before the rules.
    assert_eq!(app.play(&token, DAY, 2, 0, "hello").await.0, 409);
    let path = format!("/api/v1/turkish/{DAY}/state");
    let (_, state) = app.call(Method::GET, &path, &token, None).await;
    assert_eq!(
        (&state["status"], &state["attempts_left"]),
        (&json!("new"), &json!(3))
    );
}

#[actix_web::test]
async fn fifty_at_once_on_the_last_attempt_spend_one() {
    let app = TestApp::start().await;
    let token = app.player().await;
    app.play(&token, DAY, 1, 0, WRONG[0]).await;
    app.play(&token, DAY, 2, 0, WRONG[1]).await;
    let moves = [WRONG[0], WRONG[1], WRONG[2], "d3-d4", "e3-f3"];
    let all = (0..50).map(|i| app.play(&token, DAY, 3, 0, moves[i % moves.len()]));
    let answers = futures(all).await;
    let judged: Vec<&Value> = answers
        .iter()
        .filter(|(status, _)| *status == 200)
        .map(|(_, body)| body)
        .collect();
    assert!(!judged.is_empty());
    assert!(
        judged.iter().all(|body| *body == judged[0]),
        "one move alone was judged"
    );
    assert!(
        answers
            .iter()
            .all(|(status, _)| [200, 409].contains(status))
    );
    let path = format!("/api/v1/turkish/{DAY}/state");
    let (_, state) = app.call(Method::GET, &path, &token, None).await;
    assert_eq!(state["attempts"].as_array().expect("attempts").len(), 3);
}

/// Runs calls at the same time.
async fn futures<T>(all: impl Iterator<Item = impl Future<Output = T>>) -> Vec<T> {
    let mut pending: Vec<_> = all.map(Box::pin).collect();
    let mut done: Vec<Option<T>> = pending.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, slot) in pending.iter_mut().zip(&mut done) {
            if slot.is_none()
                && let std::task::Poll::Ready(value) = future.as_mut().poll(context)
            {
                *slot = Some(value);
            }
        }
        if done.iter().all(Option::is_some) {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

#[actix_web::test]
async fn giving_up_opens_the_solution_and_loses_the_day_once() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let path = format!("/api/v1/turkish/{DAY}/give-up");
    let (status, state) = app.call(Method::POST, &path, &token, None).await;
    assert_eq!(
        (status, &state["status"], &state["attempts_left"]),
        (200, &json!("lost"), &json!(0))
    );
    let again = app.call(Method::POST, &path, &token, None).await;
    assert_eq!(again, (200, state), "a second click is no error");
    assert_eq!(
        app.store
            .spread("turkish", DAY.parse().expect("a date"))
            .await
            .expect("counts"),
        [0, 0, 0, 1]
    );
    let solution = format!("/api/v1/turkish/{DAY}/solution");
    assert_eq!(app.call(Method::GET, &solution, &token, None).await.0, 200);
    let other = app.player().await;
    assert_eq!(app.call(Method::GET, &solution, &other, None).await.0, 403);
}

#[actix_web::test]
async fn a_past_day_is_recorded_as_late_and_moves_no_streak() {
    let app = TestApp::start().await;
    let token = app.player().await;
    app.solve(&token, "2026-11-28", 1).await;
    let (_, state) = app
        .call(
            Method::GET,
            "/api/v1/turkish/2026-11-28/state",
            &token,
            None,
        )
        .await;
    assert_eq!(
        (&state["status"], &state["late"]),
        (&json!("solved"), &json!(true))
    );
    assert_eq!(state["streak"], json!({ "current": 0, "best": 0 }));
    let day = "2026-11-28".parse().expect("a date");
    assert_eq!(
        app.store.spread("turkish", day).await.expect("counts"),
        [0; 4]
    );
    let (_, me) = app.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["turkish"]["played"], 0);
}

#[actix_web::test]
async fn tomorrow_another_day_goes_on_with_the_streak() {
    let library = library(&[("turkish", EASY, 2)]);
    let store: Arc<SqliteStore> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let today = TestApp::with(&library, store.clone(), "2026-11-29T20:00:00Z").await;
    let token = today.player().await;
    assert_eq!(today.solve(&token, DAY, 1).await["streak"]["current"], 1);
    // Istanbul is three hours ahead of UTC: 21:00 is midnight.
    let next = TestApp::with(&library, store.clone(), "2026-11-29T21:00:00Z").await;
    let day: Value = next
        .get("/api/v1/turkish/today")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(day["date"], "2026-11-30");
    assert_eq!(
        next.solve(&token, "2026-11-30", 1).await["streak"]["current"],
        2
    );
    let later = TestApp::with(&library, store, "2026-12-03T09:00:00Z").await;
    let (_, me) = later.call(Method::GET, "/api/v1/me", &token, None).await;
    assert_eq!(me["streaks"]["all"], json!({ "current": 0, "best": 2 }));
    // The stored answer comes with today's streak.
    let again = later.play(&token, DAY, 1, 0, "d3-d4").await;
    assert_eq!(again.1["streak"], json!({ "current": 0, "best": 2 }));
}

#[actix_web::test]
async fn erasing_takes_everything_but_the_counts_of_the_day() {
    let app = TestApp::start().await;
    let token = app.player().await;
    app.solve(&token, DAY, 1).await;
    let (status, rows) = app
        .call(Method::GET, "/api/v1/me/export", &token, None)
        .await;
    assert_eq!(status, 200);
    assert!(rows.to_string().contains("d3-d4"));
    assert_eq!(
        app.call(Method::DELETE, "/api/v1/me", &token, None).await.0,
        204
    );
    for path in [
        "/api/v1/me",
        "/api/v1/me/export",
        "/api/v1/turkish/2026-11-29/state",
    ] {
        assert_eq!(
            app.call(Method::GET, path, &token, None).await.0,
            401,
            "{path}"
        );
    }
    assert_eq!(
        app.store
            .spread("turkish", DAY.parse().expect("a date"))
            .await
            .expect("counts"),
        [1, 0, 0, 0]
    );
}

#[actix_web::test]
async fn no_refutation_gives_a_move_of_the_solution_away() {
    let library = Library::built_in().expect("the books can be read");
    let mut slower = 0;
    for game in ["turkish", "arabic"] {
        let table = table(game).expect("a game");
        let puzzles = library.of(game).flat_map(|(_, puzzles)| puzzles);
        for puzzle in puzzles.take(60) {
            let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
            let one = crate::support::library(&[(game, &puzzle.position, puzzle.win_in)]);
            let now = instant("2026-11-29T09:00:00Z");
            let player = store
                .create_player(TokenHash([1; 32]), now)
                .await
                .expect("a player");
            let daily = Daily::new(&one, Arc::clone(&store), settings());
            let moves = table.legal_moves(&puzzle.position).expect("sound");
            for (i, mv) in moves
                .iter()
                .filter(|mv| mv.text != puzzle.line[0])
                .enumerate()
            {
                // A fresh day for each try: all have the one puzzle.
                let date = date("2026-01-01") + TimeDelta::days(i64::try_from(i).expect("few"));
                let ask = Ask {
                    game,
                    date,
                    attempt: 1,
                    ply: 0,
                };
                let answer = daily.play(ask, Who::Known(player), &mv.text, now).await;
                let refuted = answer.expect("legal").value.refutation.expect("wrong");
                slower += usize::from(refuted.kind == "slower");
                assert!(refuted.line.len() <= 1, "{}: {refuted:?}", puzzle.position);
            }
        }
    }
    assert!(slower > 5, "only {slower} slower wins");
}
