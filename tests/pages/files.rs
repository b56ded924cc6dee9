//! Puzzles and attempts as files, read back by ourselves and by a published reader.

use std::{
    io::Write as _,
    process::{Command, Stdio},
    sync::Arc,
};

use daily_dama::{
    generate::import::reading,
    puzzle::{
        book::Puzzle,
        library::Library,
        table::{Table, table},
    },
    store::sqlite::SqliteStore,
    web::pdn::{self, Record},
};
use serde_json::Value;

use super::Browser;
use crate::support::{EASY, STAR, TestApp, date, library, python};

/// The games that can be written, and how many puzzles of each are tried.
const GAMES: [&str; 9] = [
    "turkish",
    "arabic",
    "russian",
    "american",
    "international",
    "brazilian",
    "spanish",
    "italian",
    "czech",
];
const EACH: usize = 12;

/// Puzzles of the books, from all over each.
fn puzzles() -> Vec<(&'static dyn Table, Puzzle)> {
    let library = Library::built_in().expect("the books can be read");
    let mut all = Vec::new();
    for game in GAMES {
        let table = table(game).expect("a game");
        let found: Vec<Puzzle> = library
            .of(game)
            .flat_map(|(_, puzzles)| puzzles.iter().cloned())
            .collect();
        let step = (found.len() / EACH).max(1);
        let some = found.into_iter().step_by(step).take(EACH);
        all.extend(some.map(|puzzle| (table, puzzle)));
    }
    assert!(all.len() > 60, "only {}", all.len());
    all
}

fn written(table: &dyn Table, puzzle: &Puzzle) -> String {
    let record = Record {
        event: "Daily \"Dama\"".to_owned(),
        site: "https://dama.example",
        date: date("2026-11-29"),
        round: 333,
        author: None,
        position: &puzzle.position,
        comment: Some("Attempt 1: solved".to_owned()),
        moves: &puzzle.line,
    };
    let text = pdn::write(table, &record).expect("a position");
    text.expect("a game with a number")
}

/// The identities of the moves of a line, and where it ends.
fn walked(table: &dyn Table, position: &str, line: &[String]) -> (Vec<String>, String) {
    let mut at = position.to_owned();
    let mut keys = Vec::new();
    for text in line {
        let read = table.read(&at, text).expect("a position");
        keys.push(
            read.unwrap_or_else(|rule| panic!("{text} in {at}: {rule}"))
                .1,
        );
        at = table.play(&at, text).expect("a position").expect("legal");
    }
    (keys, at)
}

#[test]
fn what_is_written_is_read_by_our_own_import_as_the_same_game() {
    for (table, puzzle) in puzzles() {
        let text = written(table, &puzzle);
        let items = reading::read(text.as_bytes()).expect("a file");
        let [Ok(item)] = items.as_slice() else {
            panic!("{items:?} from {text}");
        };
        let read = table.normal(&item.position).expect("a position");
        assert_eq!(read, puzzle.position, "{text}");
        assert_eq!(item.moves.len(), puzzle.line.len(), "{text}");
        assert_eq!(
            walked(table, &read, &item.moves),
            walked(table, &puzzle.position, &puzzle.line),
            "{text}"
        );
        // Arabic has the number of Turkish.
        let game = item.game.as_deref().expect("a game");
        let shared = table.id() == "arabic" && game == "turkish";
        assert!(shared || game == table.id(), "{game}: {text}");
    }
}

#[test]
fn a_published_reader_understands_what_is_written() {
    let python = match python::with("pydraughts", "pydraughts==0.6.7", "draughts") {
        Ok(python) => python,
        Err(problem) => {
            // Written past the capture of test output, so that it is read.
            let _ = writeln!(std::io::stderr(), "skipped: no pydraughts here ({problem})");
            return;
        }
    };
    let puzzles = puzzles();
    let text: String = puzzles
        .iter()
        .map(|(t, puzzle)| written(*t, puzzle))
        .collect();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pages/files.py");
    let mut child = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the interpreter has just run");
    let mut stdin = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("written").expect("it reads");
    assert!(output.status.success());
    let lines = output.stdout.split(|byte| *byte == b'\n');
    let seen: Vec<Value> = lines
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).expect("JSON"))
        .collect();
    assert_eq!(seen.len(), puzzles.len());
    let mut played = 0;
    for (seen, (table, puzzle)) in seen.iter().zip(&puzzles) {
        let variant = match table.id() {
            "arabic" => "turkish",
            "international" => "standard",
            "american" => "english",
            id => id,
        };
        assert_eq!(seen["variant"], variant, "{seen}");
        assert_eq!(seen["event"], "Daily \\\"Dama\\\"", "it keeps the escapes");
        let moves = seen["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), puzzle.line.len(), "{seen} {}", puzzle.position);
        // The reader has no board of its own for Spanish and Czech.
        if seen["played"].is_null() {
            assert!(["spanish", "czech"].contains(&table.id()), "{seen}");
            continue;
        }
        assert_eq!(seen["played"], moves.len(), "{seen} {}", puzzle.position);
        played += 1;
        // On the straight board its kings pass over pieces of their own.
        if variant == "turkish" {
            continue;
        }
        let legal = table.legal_moves(&puzzle.position).expect("a position");
        assert_eq!(seen["legal"], legal.len(), "{seen} {}", puzzle.position);
    }
    assert!(played > 50, "only {played} were played");
}

#[tokio::test]
async fn the_file_of_a_day_has_its_solution_for_who_has_finished_alone() {
    let app = TestApp::start().await;
    let file = "/tr/turkish/2026-11-28/puzzle.pdn";
    let response = app.get(file).await;
    assert_eq!(
        response.headers()["content-type"],
        "text/plain; charset=utf-8"
    );
    assert_eq!(
        response.headers()["content-disposition"],
        "attachment; filename=\"daily-dama-turkish-2026-11-28.pdn\""
    );
    let plain = response.text().await.expect("a text");
    let wanted = format!(
        "[Event \"Günün Daması · Türk daması\"]\n[Site \"{}\"]\n[Date \"2026.11.28\"]\n\
        [Round \"332\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\
        [GameType \"30,W,8,8,A0,0\"]\n[SetUp \"1\"]\n[FEN \"{EASY}\"]\n\n*\n\n",
        app.address
    );
    assert_eq!(plain, wanted);
    let told = format!("{file}?solution=1");
    assert_eq!(app.get(&told).await.status(), 403);
    let browser = Browser::new(&app);
    browser
        .post("/tr/turkish/2026-11-28/moves", "attempt=1&ply=0&move=d3-d4")
        .await;
    assert_eq!(browser.get(&told).await.status, 403, "not yet");
    let page = browser
        .post("/tr/turkish/2026-11-28/give-up", "attempt=1&ply=2")
        .await;
    assert!(page.html.contains(&format!("href=\"{told}\"")));
    let solved = browser.get(&told).await.html;
    assert!(solved.contains("[Author \"specimen\"]\n"), "{solved}");
    // The main line of the papers: d3-d4, a capture of the man, and e3 takes to the end.
    let moves = solved.split("\n\n").nth(1).expect("moves");
    assert!(moves.starts_with("1. d3-d4 c4xe4 2. e3x"), "{moves}");
    assert!(moves.ends_with(" *"), "{moves}");
    for path in [
        "/tr/turkish/2026-11-30/puzzle.pdn",
        "/tr/russian/2026-11-28/puzzle.pdn",
        "/tr/american-noforce/2026-11-28/puzzle.pdn",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
}

#[tokio::test]
async fn ones_own_attempts_are_games_of_one_file() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    assert_eq!(
        browser.get("/en/me/attempts.pdn?game=turkish").await.status,
        404
    );
    let moves = "/en/turkish/2026-11-28/moves";
    browser.post(moves, "attempt=1&ply=0&move=a2-a3").await;
    browser.post(moves, "attempt=2&ply=0&move=d3-d4").await;
    let file = browser.get("/en/me/attempts.pdn?game=turkish").await;
    assert_eq!(
        (file.status, file.html.as_str()),
        (200, ""),
        "nothing is finished"
    );
    browser
        .post("/en/turkish/2026-11-28/give-up", "attempt=2&ply=2")
        .await;
    browser
        .post("/en/turkish/2026-11-29/moves", "attempt=1&ply=0&move=d3-d4")
        .await;
    browser
        .post("/en/turkish/2026-11-29/moves", "attempt=1&ply=2&move=e3xa7")
        .await;
    let page = browser.get("/en/me?game=turkish").await;
    assert!(
        page.html
            .contains("href=\"/en/me/attempts.pdn?game=turkish\"")
    );
    let file = browser.get("/en/me/attempts.pdn?game=turkish").await.html;
    let items = reading::read(file.as_bytes()).expect("a file");
    let items: Vec<_> = items
        .into_iter()
        .map(|item| item.expect("a game"))
        .collect();
    assert_eq!(items.len(), 3, "{file}");
    assert!(items.iter().all(|item| item.position == EASY));
    assert_eq!(items[0].moves[0], "a2-a3");
    assert_eq!(items[1].moves[0], "d3-d4");
    assert_eq!(items[1].moves.len(), 2, "broken off after the reply");
    for words in [
        "{Attempt 1: not solved}",
        "{Attempt 2: given up}",
        "{Attempt 1: solved}",
    ] {
        assert_eq!(file.matches(words).count(), 1, "{words}: {file}");
    }
    assert!(file.contains("[Round \"332\"]") && file.contains("[Round \"333\"]"));
    // Another game, and nobody else's.
    assert_eq!(
        browser.get("/en/me/attempts.pdn?game=arabic").await.html,
        ""
    );
    assert_eq!(
        browser.get("/en/me/attempts.pdn?game=chess").await.status,
        404
    );
    let other = Browser::new(&app);
    other
        .post("/en/turkish/2026-11-29/moves", "attempt=1&ply=0&move=a2-a3")
        .await;
    assert_eq!(other.get("/en/me/attempts.pdn?game=turkish").await.html, "");
}

#[tokio::test]
async fn the_star_has_no_such_file_and_names_none() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let app = TestApp::with(
        &library(&[("chinese", STAR, 2)]),
        store,
        "2026-11-29T09:00:00Z",
    )
    .await;
    let browser = Browser::new(&app);
    assert_eq!(
        browser
            .get("/en/chinese/2026-11-29/puzzle.pdn")
            .await
            .status,
        404
    );
    let page = browser
        .post("/en/chinese/2026-11-29/give-up", "attempt=1&ply=0")
        .await;
    page.says("Solution");
    assert!(!page.html.contains(".pdn"));
    let page = browser.get("/en/me?game=chinese").await;
    assert!(page.html.contains("/me/export") && !page.html.contains(".pdn"));
}
