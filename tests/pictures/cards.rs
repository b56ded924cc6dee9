//! Cards as a reader elsewhere gets them.

use std::sync::Arc;

use daily_dama::{
    puzzle::{
        book::{Puzzle, Source, Unique, Volume},
        library::Library,
        table::table,
    },
    store::sqlite::SqliteStore,
};
use reqwest::{Method, Response};
use resvg::tiny_skia::Pixmap;

use crate::{
    pages::Browser,
    support::{EASY, EIGHT, HARD, STAR, TEN, TestApp, WRONG, date, library, winning},
};

const DAY: &str = "2026-11-29";
const NOON: &str = "2026-11-29T09:00:00Z";
/// The largest card that is still quickly loaded by a messenger, in bytes.
const LARGEST: usize = 80_000;

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().expect("a text"))
}

async fn bytes(app: &TestApp, path: &str) -> Vec<u8> {
    let response = app.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    assert_eq!(header(&response, "content-type"), "image/png", "{path}");
    response.bytes().await.expect("a body").to_vec()
}

fn store() -> Arc<SqliteStore> {
    Arc::new(SqliteStore::in_memory().expect("a store"))
}

#[actix_web::test]
async fn every_kind_of_board_has_a_card_of_the_promised_size() {
    let games = [
        ("turkish", EASY, 2),
        ("arabic", HARD, 3),
        ("russian", EIGHT, 2),
        ("international", TEN, 2),
        ("chinese", STAR, 2),
    ];
    let app = TestApp::with(&library(&games), store(), NOON).await;
    let mut seen = Vec::new();
    for (code, (game, ..)) in ["tr", "ar", "ru", "tr", "en"].into_iter().zip(games) {
        let path = format!("/{code}/{game}/{DAY}/card.png");
        let file = bytes(&app, &path).await;
        let picture = Pixmap::decode_png(&file).expect("a PNG file");
        assert_eq!((picture.width(), picture.height()), (1200, 630), "{path}");
        assert!(file.len() < LARGEST, "{path}: {}", file.len());
        // The ground is the table's color, the board wood, on the side that the language asks for.
        let at = |x, y| {
            let color = picture.pixel(x, y).expect("inside").demultiply();
            (color.red(), color.green(), color.blue())
        };
        let (table, board) = match code {
            "ar" => ((1190, 10), (40, 300)),
            _ => ((10, 10), (610, 300)),
        };
        assert_eq!(at(table.0, table.1), (0xE9, 0xEE, 0xE8), "{path}");
        let beside = at(board.0, board.1);
        let frame = if game == "chinese" {
            (0xE9, 0xEE, 0xE8)
        } else {
            (0x43, 0x28, 0x1A)
        };
        assert_eq!(beside, frame, "{path}");
        seen.push(file);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), games.len(), "no two are alike");
}

#[actix_web::test]
async fn a_card_may_be_kept_and_shown_elsewhere() {
    let app = TestApp::start().await;
    let path = format!("/tr/turkish/{DAY}/card.png");
    let response = app.get(&path).await;
    assert_eq!(
        header(&response, "cross-origin-resource-policy"),
        "cross-origin"
    );
    assert_eq!(header(&response, "cache-control"), "public, max-age=86400");
    assert_eq!(header(&response, "x-content-type-options"), "nosniff");
    assert!(response.headers().get("set-cookie").is_none());
    let tag = header(&response, "etag").to_owned();
    assert!(tag.len() > 10 && tag.starts_with('"'), "{tag}");
    let again = app.request(Method::GET, &path);
    let again = again.header("if-none-match", &tag).send().await;
    let again = again.expect("an answer");
    assert_eq!(again.status(), 304);
    assert_eq!(header(&again, "etag"), tag);
    assert!(again.bytes().await.expect("a body").is_empty());
    let other = app.request(Method::GET, &path);
    let other = other.header("if-none-match", "\"0123\"").send().await;
    assert_eq!(other.expect("an answer").status(), 200);
    let head = app.request(Method::HEAD, &path).send().await;
    assert_eq!(head.expect("an answer").status(), 200);
    let page = app.get("/tr/turkish").await;
    assert_eq!(
        header(&page, "cross-origin-resource-policy"),
        "same-origin",
        "pages stay"
    );
}

#[actix_web::test]
async fn a_day_to_come_is_no_other_than_one_that_never_was() {
    let app = TestApp::start().await;
    let nothing = app.get("/tr/turkish/2026-02-31").await;
    let nothing = nothing.text().await.expect("a text");
    for path in [
        "/tr/turkish/2026-11-30/card.png",
        "/tr/turkish/2026-12-01/card-1.png",
        "/tr/turkish/2025-12-31/card.png",
        "/tr/turkish/2026-02-31/card.png",
        "/tr/turkish/2026-1-1/card.png",
        "/tr/turkish/2026-11-29/card-4.png",
        "/tr/turkish/2026-11-29/card-0.png",
        "/tr/turkish/2026-11-29/cards.png",
        "/tr/turkish/2026-11-29/card.jpg",
        "/tr/russian/2026-11-29/card.png",
        "/tr/chess/2026-11-29/card.png",
    ] {
        let response = app.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let cache = header(&response, "cache-control").to_owned();
        assert_eq!(cache, "private, no-store", "{path}");
        assert_eq!(response.text().await.expect("a text"), nothing, "{path}");
    }
}

/// A library in which the book tells another line, author and grade of the same diagram.
fn told_otherwise() -> Library {
    let game = table("turkish").expect("a game");
    let puzzle = Puzzle {
        id: game.puzzle_id(EASY).expect("a position"),
        position: EASY.to_owned(),
        win_in: 2,
        line: vec!["a2-a3".to_owned(), "c4-c3".to_owned(), "a3-a4".to_owned()],
        grade: 3,
        themes: vec!["quiet".to_owned()],
        unique: Unique::Lenient,
        difficulty: 7,
        source: Source::Composed {
            author: "somebody else".to_owned(),
        },
    };
    let volume = Volume {
        game: "turkish".to_owned(),
        volume: 1,
        file: String::new(),
        seed: 9,
        from: date("2026-01-01"),
        to: date("2027-12-31"),
    };
    Library::new(vec![(volume, vec![puzzle])])
}

#[actix_web::test]
async fn nothing_of_a_card_follows_from_the_solution_or_from_who_asks() {
    let app = TestApp::start().await;
    let other = TestApp::with(&told_otherwise(), store(), NOON).await;
    let player = app.player().await;
    app.solve(&player, DAY, 1).await;
    for file in ["card.png", "card-2-hint.png", "card-lost.png"] {
        let path = format!("/en/turkish/{DAY}/{file}");
        let here = bytes(&app, &path).await;
        assert!(here == bytes(&other, &path).await, "{file}");
        let asked = app.request(Method::GET, &path).bearer_auth(&player);
        let asked = asked.send().await.expect("an answer");
        assert!(here == asked.bytes().await.expect("a body"), "{file}");
    }
    // Each result looks different from every other, and there is no ninth.
    let mut all = Vec::new();
    for end in ["1", "2", "3", "lost"] {
        for hint in ["", "-hint"] {
            all.push(bytes(&app, &format!("/en/turkish/{DAY}/card-{end}{hint}.png")).await);
        }
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 8);
}

#[actix_web::test]
async fn the_end_of_a_day_offers_the_picture_of_its_result() {
    let app = TestApp::start().await;
    let path = format!("/tr/turkish/{DAY}");
    let link = |file: &str| format!("id=\"picture\" href=\"{path}/{file}\" download=");
    let stranger = Browser::new(&app).get(&path).await;
    assert!(!stranger.html.contains("id=\"picture\""));

    let solver = Browser::new(&app);
    let wrong = format!("attempt=1&ply=0&move={}", WRONG[0]);
    solver.post(&format!("{path}/moves"), &wrong).await;
    let hinted = solver
        .post(&format!("{path}/hint"), "attempt=2&ply=0")
        .await;
    assert!(
        !hinted.html.contains("id=\"picture\""),
        "not before the end"
    );
    let first = "attempt=2&ply=0&move=d3-d4";
    let page = solver.post(&format!("{path}/moves"), first).await;
    let state = solver.get(&format!("/api/v1/turkish/{DAY}/state")).await;
    let state: serde_json::Value = serde_json::from_str(&state.html).expect("JSON");
    assert!(!page.html.contains("id=\"picture\""));
    let last = winning(state["position"].as_str().expect("a position"));
    let last = format!("attempt=2&ply=2&move={last}");
    let solved = solver.post(&format!("{path}/moves"), &last).await;
    assert!(solved.html.contains(&link("card-2-hint.png")));

    let loser = Browser::new(&app);
    let lost = loser
        .post(&format!("{path}/give-up"), "attempt=1&ply=0")
        .await;
    assert!(
        lost.html.contains(&link("card-lost.png")),
        "{}",
        lost.words()
    );
    bytes(&app, &format!("{path}/card-lost.png")).await;
}
