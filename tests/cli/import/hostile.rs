//! Input of every bad kind is told or refused; nothing panics and nothing is taken by mistake.

use std::fs;

use serde_json::{Value, json};

use super::{judged, line, names, piped, run, words};
use crate::cli::stores::Folder;

const GOOD: &str = "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7";

/// Items of a dry run over bytes.
fn items(input: &[u8], more: &[&str]) -> Vec<Value> {
    let folder = Folder::new("import-hostile");
    let books = folder.file("none");
    let dry = ["--dry-run", "--json", "--books", &books];
    let ran = piped(input, &[&dry[..], more].concat());
    assert!(ran.status == 0 || ran.status == 1, "{}", ran.stderr);
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    report["items"].as_array().expect("items").clone()
}

#[test]
fn the_rest_of_a_file_goes_on_after_a_line_that_is_nothing() {
    let deep = "[".repeat(100_000);
    let bad: Vec<Vec<u8>> = vec![
        b"{\"position\":".to_vec(),
        b"{\"position\":1}".to_vec(),
        b"{}".to_vec(),
        b"{\"position\":\"a\",\"position\":\"b\"}".to_vec(),
        b"{\"position\":\"a\",\"win_in\":256}".to_vec(),
        b"{\"position\":\"a\",\"win_in\":-1}".to_vec(),
        b"nonsense".to_vec(),
        b"null".to_vec(),
        b"\xff\xfe{\"position\":\"a\"}".to_vec(),
        b"{\"position\":\"a\0\"}".to_vec(),
        format!("{{\"position\":\"a\",\"x\":{}", &deep[..30_000]).into_bytes(),
        format!("{{\"position\":\"{deep}\"}}").into_bytes(),
        vec![b' '; 70_000],
        "\"".repeat(65_000).into_bytes(),
    ];
    let mut input = line("turkish", GOOD).into_bytes();
    for bad in &bad {
        input.push(b'\n');
        input.extend_from_slice(bad);
    }
    input.extend_from_slice(b"\r\n\r\n");
    input.extend_from_slice(line("turkish", "W:WKa1:BKa8").as_bytes());
    let items = items(&input, &[]);
    assert_eq!(items.len(), bad.len() + 2);
    assert_eq!(items[0]["verdict"], "added");
    for item in &items[1..=bad.len()] {
        assert_eq!(item["verdict"], "unreadable", "{item}");
        let text = words(item);
        assert!(!text.is_empty() && text.chars().count() <= 200, "{text}");
    }
    let last = items.last().expect("items");
    assert_eq!(
        (&last["line"], names(last)),
        (&json!(bad.len() + 3), vec!["drawn"])
    );
}

#[test]
fn a_line_of_a_hundred_megabytes_is_passed_over() {
    for begin in ["{\"position\":\"", "[FEN \""] {
        let mut input = begin.as_bytes().to_vec();
        input.resize(100 << 20, b'x');
        input.push(b'\n');
        input.extend_from_slice(format!("[GameType \"30\"]\n[FEN \"{GOOD}\"]\n*\n").as_bytes());
        let items = items(&input, &["--author", "A"]);
        let said: Vec<String> = items.iter().map(words).collect();
        assert!(said[0].contains("65536 bytes"), "{said:?}");
    }
}

#[test]
fn games_that_are_torn_are_told_and_the_next_one_is_read() {
    let good = format!("[GameType \"30\"]\n[Author \"A\"]\n[FEN \"{GOOD}\"]\n*\n");
    for (torn, word) in [
        ("[FEN \"W:Wa2\n*\n", "tag"),
        ("[FEN]\n*\n", "tag"),
        ("[Event \"x\"]\n1. d3-d4 *\n", "FEN"),
        ("1. d3-d4 *\n", "before any tag"),
        ("[GameType \"99\"]\n[FEN \"W:Wa2:Ba7\"]\n*\n", "GameType"),
    ] {
        let items = judged(
            &format!(
                "[Event \"0\"]\n[GameType \"30\"]\n[Author \"A\"]\n[FEN \"W:WKa1:BKa8\"]\n*\n{torn}{good}"
            ),
            &[],
        );
        assert_eq!(items.len(), 3, "{torn}: {items:?}");
        assert_eq!(items[1]["verdict"], "unreadable", "{torn}");
        assert!(words(&items[1]).contains(word), "{torn}: {items:?}");
        assert_eq!(items[2]["verdict"], "added", "{torn}: {items:?}");
    }
    // What is never closed eats the rest, and says where it began.
    for open in ["{", "{{{{"] {
        let items = judged(&format!("{good}[Event \"1\"]\n{open} no end\n{good}"), &[]);
        assert_eq!(items.len(), 2, "{items:?}");
        assert_eq!(items[1]["line"], 6, "{items:?}");
        assert!(words(&items[1]).contains("never ends"), "{items:?}");
    }
    // An open variation ends with its game.
    let items = judged(&format!("[Event \"1\"]\n{good}((((\n{good}"), &[]);
    assert_eq!(
        items.first().map(|item| &item["verdict"]),
        Some(&json!("added"))
    );
}

#[test]
fn names_that_hide_or_turn_text_are_refused_and_markup_is_a_name() {
    let by =
        |author: &str| json!({ "game": "turkish", "position": GOOD, "author": author }).to_string();
    for (author, word) in [
        ("", "empty"),
        ("   ", "empty"),
        ("a\u{202e}b", "direction"),
        ("a\u{2067}b", "direction"),
        ("a\u{1b}[2Jb", "control"),
        ("a\nb", "control"),
        (&*"x".repeat(81), "80 characters"),
    ] {
        let items = judged(&by(author), &[]);
        assert_eq!(names(&items[0]), ["author"], "{author:?}");
        assert!(words(&items[0]).contains(word), "{author:?}: {items:?}");
        let flag = run(["import", "-", "--author", author]);
        assert_eq!(
            (flag.status, &*flag.stdout),
            (2, ""),
            "{author:?}: {flag:?}"
        );
        assert!(flag.stderr.contains("--author"), "{flag:?}");
    }
    let markup = "<script>alert('x')</script> & co";
    let items = judged(&by(markup), &[]);
    assert_eq!(
        (&items[0]["verdict"], &items[0]["author"]),
        (&json!("added"), &json!(markup))
    );
    // Nobody is named at all, then everybody at once.
    let nameless = format!("\"{GOOD}\"");
    let items = judged(&nameless, &["--game", "turkish"]);
    assert_eq!(names(&items[0]), ["author"]);
    assert_eq!(names(&judged(&nameless, &["--author", "A"])[0]), ["game"]);
    let items = judged(&nameless, &["--author", "A", "--game", "turkish"]);
    assert_eq!(items[0]["verdict"], "added");
}

#[test]
fn what_is_no_file_of_positions_is_bad_input() {
    let folder = Folder::new("import-bad");
    let (books, empty, array) = (
        folder.file("books"),
        folder.file("empty"),
        folder.file("array"),
    );
    fs::write(&empty, "\n \n\n").expect("writable");
    fs::write(&array, "[\n{\"position\":\"a\"}\n]\n").expect("writable");
    let directory = folder.file("");
    for (file, word) in [
        (&*empty, "no position"),
        (&array, "array"),
        (&directory, "directory"),
        (&*folder.file("nowhere"), "nowhere"),
    ] {
        let ran = run(["import", file, "--books", &books]);
        assert_eq!((ran.status, &*ran.stdout), (2, ""), "{file}: {ran:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
        assert!(ran.stderr.contains(word), "{file}: {ran:?}");
    }
    let many = "\"x\"\n".repeat(10_001);
    let ran = piped(many.as_bytes(), &["--books", &books]);
    assert_eq!(ran.status, 2, "{ran:?}");
    assert!(ran.stderr.contains("10000"), "{ran:?}");
    let chess = run(["import", &array, "--game", "chess"]);
    assert_eq!(chess.status, 2, "{chess:?}");
    assert!(!std::path::Path::new(&books).exists(), "nothing was made");
    // A file in the place of the folder.
    let good = folder.file("good.jsonl");
    fs::write(&good, line("turkish", GOOD)).expect("writable");
    let ran = run(["import", &good, "--books", &empty]);
    assert_eq!(ran.status, 2, "{ran:?}");
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
}

#[test]
fn text_for_people_has_no_control_characters_of_the_file() {
    let folder = Folder::new("import-plain");
    let books = folder.file("books");
    let input = "{\"position\":\"\\u001b[2J\\u0007\",\"game\":\"turkish\"}\n";
    let ran = piped(input.as_bytes(), &["--books", &books, "--dry-run"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    let hidden = |c: char| c.is_control() && c != '\n';
    assert!(!ran.stdout.contains(hidden), "{ran:?}");
    assert!(ran.stdout.starts_with("-:1: rejected: turkish"), "{ran:?}");
}
