//! `import`: compositions judged in words, taken into volumes, and shown on their days.

mod hostile;
mod judgment;
mod volumes;

use std::{io::Write, process::Stdio};

use daily_dama::puzzle::{
    library::Library,
    table::{TABLES, Table},
};
use serde_json::Value;

use super::{Ran, program, ran, run, stores::Folder};

/// The specimens of the papers; the fourth has three idle pieces of eight.
const SPECIMENS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/import/compositions.jsonl"
);
/// The same in the other notation, with a game each.
const GAMES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/import/compositions.pdn"
);

/// Reads this from standard input.
fn piped(input: &[u8], arguments: &[&str]) -> Ran {
    let mut child = program([&["import", "-"], arguments].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // It may have heard enough before the end.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    drop(writer.join());
    ran(output)
}

/// What a dry run says of each item.
fn judged(input: &str, more: &[&str]) -> Vec<Value> {
    let folder = Folder::new("import-judged");
    let books = folder.file("none");
    let dry = ["--dry-run", "--json", "--books", &books];
    let ran = piped(input.as_bytes(), &[&dry[..], more].concat());
    let report: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
    let items = report["items"].as_array().expect("items").clone();
    assert!(!items.is_empty(), "{ran:?}");
    assert!(!std::path::Path::new(&books).exists(), "nothing is written");
    items
}

/// The names of the reasons of an item.
fn names(item: &Value) -> Vec<&str> {
    let reasons = item["reasons"].as_array().expect("reasons");
    let name = |reason: &'_ Value| reason["reason"].as_str().map(str::len);
    assert!(
        reasons.iter().all(|reason| name(reason) > Some(0)),
        "{item}"
    );
    reasons
        .iter()
        .filter_map(|reason| reason["reason"].as_str())
        .collect()
}

/// The words of the reasons of an item.
fn words(item: &Value) -> String {
    let reasons = item["reasons"].as_array().expect("reasons");
    let texts: Vec<&str> = reasons
        .iter()
        .filter_map(|reason| reason["text"].as_str())
        .collect();
    texts.join("\n")
}

/// A line of JSON for a position of a game.
fn line(game: &str, position: &str) -> String {
    serde_json::json!({ "game": game, "position": position, "author": "A" }).to_string()
}

/// A game that has no book, if there is one.
fn without_book() -> Option<&'static str> {
    let library = Library::built_in().expect("the books can be read");
    let mut games = TABLES.into_iter().map(Table::id);
    games.find(|game| library.of(game).next().is_none())
}
