//! Searching, merging, choosing and proving puzzles from the command line.

use std::{collections::BTreeSet, fs};

use daily_dama::puzzle::book::Volume;
use serde_json::Value;

use super::{run, stores::Folder};

const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/turkish-1.jsonl");

const VOLUMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/volumes.json");

/// The first puzzles of the shipped book, as text.
fn some(count: usize) -> Vec<String> {
    let text = fs::read_to_string(BOOK).expect("the book is there");
    let lines: Vec<String> = text.lines().take(count).map(ToOwned::to_owned).collect();
    assert_eq!(lines.len(), count);
    lines
}

#[test]
fn a_sound_book_holds_and_a_damaged_one_does_not() {
    let folder = Folder::new("books");
    let file = folder.file("book.jsonl");
    let lines = some(6);
    fs::write(&file, lines.join("\n")).expect("writable");
    let ran = run(["verify", "turkish", "--file", &file]);
    assert_eq!(
        (ran.status, &*ran.stdout),
        (0, "turkish: 6 of 6 puzzles hold\n"),
        "{ran:?}"
    );
    let mut puzzle: Value = serde_json::from_str(&lines[3]).expect("JSON");
    let id = puzzle["id"].as_str().expect("an id").to_owned();
    puzzle["difficulty"] = Value::from(1);
    let mut damaged = lines.clone();
    damaged[3] = puzzle.to_string();
    damaged.push(lines[0].clone());
    fs::write(&file, damaged.join("\n")).expect("writable");
    let ran = run(["verify", "turkish", "--file", &file]);
    assert_eq!(ran.status, 1, "{ran:?}");
    let said: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(said.len(), 3, "{ran:?}");
    assert!(
        said[0].starts_with(&format!("turkish {id}: difficulty: ")),
        "{ran:?}"
    );
    assert!(said[1].ends_with("is in the books twice"), "{ran:?}");
    assert_eq!(said[2], "turkish: 5 of 7 puzzles hold");
}

#[test]
fn a_file_that_is_no_book_is_refused_with_its_line() {
    let folder = Folder::new("no-book");
    let file = folder.file("book.jsonl");
    fs::write(&file, some(2).join("\n") + "\n{\"id\":1}\n").expect("writable");
    let ran = run(["verify", "turkish", "--file", &file]);
    assert_eq!(ran.status, 2, "{ran:?}");
    assert!(ran.stderr.contains("line 3"), "{ran:?}");
    for (name, bytes) in [("binary", &b"\xff\xfe"[..]), ("missing", b"")] {
        let file = folder.file(name);
        if name != "missing" {
            fs::write(&file, bytes).expect("writable");
        }
        for command in [
            &["verify", "turkish", "--file", &*file][..],
            &[
                "select",
                "turkish",
                &file,
                "--from",
                "2028-01-01",
                "--to",
                "2028-01-07",
                "--out",
                &file,
            ],
            &["merge", &file, "--out", &file],
        ] {
            let ran = run(command);
            assert!(ran.status == 1 || ran.status == 2, "{command:?}: {ran:?}");
            assert_eq!(ran.stderr.matches('\n').count(), 1, "{command:?}: {ran:?}");
        }
    }
}

#[test]
fn a_search_gives_the_same_bytes_however_it_is_split() {
    let folder = Folder::new("search");
    let search = |out: &str, more: &[&str]| {
        let common = [
            "generate",
            "turkish",
            "--restarts",
            "20",
            "--seed",
            "1",
            "--out",
            out,
        ];
        let ran = run([&common[..], more].concat());
        assert_eq!((ran.status, &*ran.stdout), (0, ""), "{ran:?}");
    };
    let [whole, first, second, merged] =
        ["whole", "first", "second", "merged"].map(|name| folder.file(name));
    search(&whole, &["--jobs", "1"]);
    search(&first, &["--shard", "0/2", "--jobs", "2"]);
    search(&second, &["--shard", "1/2"]);
    let ran = run(["merge", &second, &first, "--out", &merged]);
    assert_eq!((ran.status, &*ran.stdout), (0, ""), "{ran:?}");
    let bytes = |file: &str| fs::read(file).expect("it was written");
    assert_eq!(bytes(&whole), bytes(&merged));
    assert!(!bytes(&whole).is_empty(), "the restarts find something");
    let out = folder.file("book");
    let week = ["--from", "2028-01-03", "--to", "2028-01-09", "--out", &out];
    let ran = run([&["select", "turkish", &*whole][..], &week].concat());
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(
        ran.stderr.contains("are wanted"),
        "too few for a week: {ran:?}"
    );
}

#[test]
fn today_is_the_same_day_for_every_caller() {
    let day = ["today", "turkish", "--date", "2027-05-05", "--json"];
    let ran = run(day);
    let object: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(ran.status, 0, "{ran:?}");
    assert_eq!(
        (&object["game"], &object["date"]),
        (&"turkish".into(), &"2027-05-05".into())
    );
    assert_eq!(object["number"], 490, "the first day is 2026-01-01");
    assert_eq!(object["side"], "white");
    assert_eq!(object["win_in"], 2, "a Wednesday");
    assert_eq!(object["grade"], 3, "a Wednesday");
    assert!(object.get("solution").is_none());
    assert_eq!(run(day).stdout, ran.stdout);
    let solved = run([&day[..], &["--solution"]].concat());
    let solved: Value = serde_json::from_str(&solved.stdout).expect("JSON");
    assert_eq!(solved["solution"]["line"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        solved["solution"]["tree"]["move"]["move"],
        solved["solution"]["line"][0]
    );
    let all = run(["today", "--date", "2027-05-05", "--json"]);
    let all: Value = serde_json::from_str(&all.stdout).expect("JSON");
    // Every game that has a book.
    let list = fs::read_to_string(VOLUMES).expect("the list is there");
    let list: Vec<Volume> = serde_json::from_str(&list).expect("volumes");
    let games: BTreeSet<&String> = list.iter().map(|volume| &volume.game).collect();
    assert_eq!(all.as_array().map(Vec::len), Some(games.len()));
    assert_eq!(all[0], object);
    let before = run(["today", "turkish", "--date", "2025-12-31"]);
    assert_eq!((before.status, &*before.stdout), (1, ""), "{before:?}");
    let far = run(["today", "turkish", "--date", "9999-12-31"]);
    assert_eq!(far.status, 2, "{far:?}");
}
