//! Where the good ones go, and on which days they come.

use std::{fs, path::Path};

use chrono::{NaiveDate, TimeDelta};
use daily_dama::daily::clock::Clock;
use daily_dama::puzzle::{book::Volume, library::Library, pick::Schedule, table::table};
use serde_json::Value;

use super::{GAMES, SPECIMENS, names, program, ran, run};
use crate::{
    cli::{Ran, stores::Folder},
    support::date,
};

fn report(arguments: &[&str]) -> (Ran, Value) {
    let ran = run([&["import", "--json"], arguments].concat());
    let report = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
    (ran, report)
}

fn volumes(books: &str) -> Vec<Volume> {
    let list = fs::read_to_string(Path::new(books).join("volumes.json")).expect("a list");
    serde_json::from_str(&list).expect("volumes")
}

fn today(game: &str, day: NaiveDate, more: &[&str]) -> Value {
    let day = day.to_string();
    let ran = run([&["today", game, "--json", "--date", &day], more].concat());
    serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"))
}

#[test]
fn what_is_imported_comes_on_its_days_and_no_other_day_changes() {
    let folder = Folder::new("import-days");
    let books = folder.file("books");
    let from = date("2027-03-01");
    let arguments = [SPECIMENS, "--books", &books, "--from", "2027-03-01"];
    let (ran, first) = report(&arguments);
    assert_eq!(ran.status, 1, "one of five is rejected");
    assert_eq!(
        (&first["added"], &first["rejected"]),
        (&4.into(), &1.into())
    );
    let rows = volumes(&books);
    let spans: Vec<_> = rows
        .iter()
        .map(|row| (&*row.game, row.volume, &*row.file, row.from, row.to))
        .collect();
    let march = |day| NaiveDate::from_ymd_opt(2027, 3, day).expect("a day");
    assert_eq!(
        spans,
        [
            ("russian", 1, "russian-own.jsonl", march(1), march(1)),
            ("turkish", 1, "turkish-own.jsonl", march(1), march(3)),
        ]
    );
    let with = ["--books", &*books];
    let own: Vec<&Value> = first["items"]
        .as_array()
        .expect("items")
        .iter()
        .filter(|item| item["verdict"] == "added" && item["game"] == "turkish")
        .map(|item| &item["id"])
        .collect();
    let shown: Vec<Value> = (0..3)
        .map(|ahead| today("turkish", from + TimeDelta::days(ahead), &with)["id"].clone())
        .collect();
    assert_eq!(own.len(), 3);
    assert!(own.iter().all(|id| shown.contains(id)), "{own:?} {shown:?}");
    // The only win in 2, on a day of the week that has wins in 2, is taken first.
    assert_eq!(shown[0], *own[1], "a Monday");
    let named = program(["today", "turkish", "--json", "--date", "2027-03-01"])
        .env("DAMA_BOOKS", &books)
        .output();
    let named: Value = serde_json::from_str(&ran_of(named)).expect("JSON");
    assert_eq!(
        named["id"], shown[0],
        "the name in the environment is as good"
    );
    // Every other day is what it was, before and after and in every other game.
    let plain = Library::built_in().expect("the books can be read");
    let joined = plain.clone().join(Path::new(&books)).expect("a folder");
    let mut games = 0;
    for game in ["turkish", "russian", "arabic", "chinese"] {
        let table = table(game).expect("a game");
        for secret in [None, Some(&b"secret"[..])] {
            let schedule = |library: &Library| Schedule::new(library.pool(table, secret));
            let (mut plain, mut joined) = (
                schedule(&plain).expect("a book"),
                schedule(&joined).expect("a book"),
            );
            let covered: Vec<&Volume> = rows.iter().filter(|row| row.game == game).collect();
            for day in date("2026-01-01").iter_days().take(900) {
                let built_in = plain.puzzle(day).expect("a puzzle").clone();
                let with_own = joined.puzzle(day).expect("a puzzle");
                if covered.iter().any(|row| row.from <= day && day <= row.to) {
                    assert!(with_own.source.author().is_some(), "{game} {day}");
                } else {
                    assert_eq!(built_in, *with_own, "{game} {day}");
                }
            }
            games += 1;
        }
    }
    assert_eq!(games, 8);
    let verified = run(["verify", "--books", &books]);
    assert_eq!(verified.status, 0, "{verified:?}");
    assert!(
        verified.stdout.contains("turkish: 3 of 3 puzzles hold"),
        "{verified:?}"
    );
    assert!(
        verified.stdout.contains("russian: 1 of 1 puzzles hold"),
        "{verified:?}"
    );
}

fn ran_of(output: std::io::Result<std::process::Output>) -> String {
    ran(output.expect("the program starts")).stdout
}

#[test]
fn the_same_file_twice_adds_nothing_and_more_goes_on_at_the_end() {
    let folder = Folder::new("import-twice");
    let books = folder.file("books");
    let first = folder.file("first.jsonl");
    let text = fs::read_to_string(SPECIMENS).expect("readable");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&first, lines[..2].join("\n")).expect("writable");
    let (ran, _) = report(&[&first, "--books", &books, "--from", "2027-03-01"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    let book = Path::new(&books).join("turkish-own.jsonl");
    let before = (volumes(&books), fs::read(&book).expect("a book"));
    let (ran, again) = report(&[&first, "--books", &books]);
    assert_eq!((ran.status, &again["added"]), (1, &0.into()));
    for (item, author) in again["items"]
        .as_array()
        .expect("items")
        .iter()
        .zip(["Ayşe", "محمد"])
    {
        assert_eq!(names(item), ["twin"], "{item}");
        let text = item["reasons"][0]["text"].as_str().expect("words");
        assert!(text.contains("your own volume 1 of turkish"), "{text}");
        assert!(text.contains(author), "{text}");
    }
    assert_eq!(before, (volumes(&books), fs::read(&book).expect("a book")));
    // The whole file: what is new gets the days that follow, in a file of its own.
    let (_, more) = report(&[GAMES, "--books", &books]);
    assert_eq!(more["added"], 2, "{more}");
    let rows = volumes(&books);
    let turkish: Vec<_> = rows.iter().filter(|row| row.game == "turkish").collect();
    assert_eq!(turkish.len(), 2);
    assert_eq!(turkish[0], &before.0[0]);
    assert_eq!(
        (turkish[1].from, turkish[1].to),
        (date("2027-03-03"), date("2027-03-03"))
    );
    assert_eq!(turkish[1].file, "turkish-own-2.jsonl");
    assert_eq!(
        fs::read(&book).expect("a book"),
        before.1,
        "a volume stays as it is"
    );
    // Russian had no volume: it begins on the first day that cannot have been recorded.
    let today = Clock::system().now().date_naive();
    let russian = rows
        .iter()
        .find(|row| row.game == "russian")
        .expect("a row");
    let ahead = (russian.from - today).num_days();
    assert!((1..=2).contains(&ahead), "{russian:?}");
    assert_eq!(run(["verify", "--books", &books]).status, 0);
}

#[test]
fn days_that_are_taken_or_gone_are_refused() {
    let folder = Folder::new("import-gone");
    let books = folder.file("books");
    let gone = run([
        "import",
        SPECIMENS,
        "--books",
        &books,
        "--from",
        "2026-01-01",
    ]);
    assert_eq!((gone.status, &*gone.stdout), (2, ""), "{gone:?}");
    assert!(gone.stderr.contains("recorded"), "{gone:?}");
    let (_, first) = report(&[SPECIMENS, "--books", &books, "--from", "2031-03-01"]);
    assert_eq!(first["added"], 4);
    let own = folder.file("own.jsonl");
    let fourth = fs::read_to_string(SPECIMENS).expect("readable");
    fs::write(&own, fourth.lines().nth(3).expect("five lines")).expect("writable");
    let taken = ["import", &own, "--own-taste", "--books", &books, "--from"];
    let refused = run([&taken[..], &["2031-03-02"]].concat());
    assert_eq!((refused.status, &*refused.stdout), (2, ""), "{refused:?}");
    assert!(
        refused.stderr.contains("2031-03-01 to 2031-03-03"),
        "{refused:?}"
    );
    assert_eq!(volumes(&books).len(), 2);
    // What taste let pass is no flaw to a proof.
    let added = run([&taken[..], &["2031-02-28"]].concat());
    assert_eq!(added.status, 0, "{added:?}");
    assert!(
        added.stdout.contains("warning: 3 of 8 pieces do nothing"),
        "{added:?}"
    );
    assert_eq!(run(["verify", "--books", &books]).status, 0);
}

#[test]
fn a_dry_run_writes_nothing_and_says_the_days() {
    let folder = Folder::new("import-dry");
    let books = folder.file("books");
    let arguments = [
        "import",
        GAMES,
        "--books",
        &books,
        "--dry-run",
        "--from",
        "2031-03-01",
    ];
    let ran = run(arguments);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.stdout.contains("4 added, 1 not (dry run)"), "{ran:?}");
    assert!(
        ran.stdout.contains("turkish 2031-03-01 to 2031-03-03"),
        "{ran:?}"
    );
    assert!(!Path::new(&books).exists());
}

#[test]
fn a_broken_folder_stops_every_command_with_file_and_place() {
    let folder = Folder::new("import-broken");
    let books = folder.file("books");
    let (_, first) = report(&[SPECIMENS, "--books", &books, "--from", "2031-03-01"]);
    assert_eq!(first["added"], 4);
    let path = |name: &str| Path::new(&books).join(name);
    let (list, book) = (path("volumes.json"), path("turkish-own.jsonl"));
    let (rows, lines) = (
        fs::read_to_string(&list).expect("a list"),
        fs::read_to_string(&book).expect("a book"),
    );
    let line = |change: &dyn Fn(&str) -> String| {
        let mut all: Vec<String> = lines.lines().map(ToOwned::to_owned).collect();
        all[1] = change(&all[1]);
        all.join("\n")
    };
    let database = folder.file("a.db");
    let cases = [
        (
            rows.replace("turkish-own", "../turkish-own"),
            lines.clone(),
            "volumes.json, row 2",
        ),
        (
            rows.replace("turkish-own", "nowhere"),
            lines.clone(),
            "nowhere.jsonl",
        ),
        (
            rows.replace("\"turkish\"", "\"chess\""),
            lines.clone(),
            "volumes.json, row 2",
        ),
        (
            rows.replace("\"to\":\"2031-03-03\"", "\"to\":\"2031-03-09\""),
            lines.clone(),
            "volumes.json, row 2",
        ),
        (
            rows.replace("\"to\":\"2031-03-03\"", "\"to\":\"2030-03-09\""),
            lines.clone(),
            "volumes.json, row 2",
        ),
        (
            rows.replace(
                "\"russian\",",
                &format!("\"{}\",", super::without_book().unwrap_or("chess")),
            ),
            lines.clone(),
            "volumes.json, row 1",
        ),
        ("[\n{]".to_owned(), lines.clone(), "volumes.json, line 2"),
        (
            rows.clone(),
            line(&|_| "{}".to_owned()),
            "turkish-own.jsonl, line 2",
        ),
        (
            rows.clone(),
            line(&|old| old.replace("\"position\":\"W:W", "\"position\":\"W:Wh7,")),
            "turkish-own.jsonl, line 2",
        ),
        (
            rows.clone(),
            line(&|old| old.replace("\"author\":\"", "\"author\":\"\u{202e}")),
            "turkish-own.jsonl, line 2",
        ),
        (
            rows.clone(),
            line(&|_| lines.lines().next().expect("three").to_owned()),
            "turkish-own.jsonl, line 2",
        ),
    ];
    let first_place = cases[0].2;
    for (rows, lines, place) in cases {
        fs::write(&list, &rows).expect("writable");
        fs::write(&book, &lines).expect("writable");
        let serve = [
            "serve",
            "--bind",
            "127.0.0.1:0",
            "--log",
            "off",
            "--database",
            &database,
        ];
        let serve = [&serve[..], &["--books", &books]].concat();
        let others = [
            &["today", "turkish", "--books", &books][..],
            &["verify", "--books", &books],
            &["import", SPECIMENS, "--books", &books],
        ];
        // The folder is read in one place; the first case shows that everybody asks it.
        let others = if place == first_place {
            &others[..]
        } else {
            &[]
        };
        for command in [&serve[..]].iter().chain(others) {
            let command = *command;
            let ran = run(command);
            assert_eq!(ran.status, 2, "{place} {command:?}: {ran:?}");
            assert_eq!(ran.stdout, "", "{place} {command:?}");
            assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
            assert!(ran.stderr.contains(place), "{place}: {ran:?}");
        }
    }
    fs::write(&list, &rows).expect("writable");
    fs::write(&book, &lines).expect("writable");
    assert_eq!(run(["today", "turkish", "--books", &books]).status, 0);
    for missing in [folder.file("none"), folder.file("empty")] {
        if missing.ends_with("empty") {
            fs::create_dir(&missing).expect("writable");
        }
        let ran = run(["today", "turkish", "--books", &missing]);
        assert_eq!((ran.status, &*ran.stdout), (2, ""), "{ran:?}");
        assert!(ran.stderr.contains("volumes.json"), "{ran:?}");
    }
    assert!(!Path::new(&database).exists(), "no store was begun");
}

#[test]
fn a_withdrawn_puzzle_of_the_operator_gives_its_day_back() {
    let folder = Folder::new("import-withdrawn");
    let books = folder.file("books");
    let (_, first) = report(&[SPECIMENS, "--books", &books, "--from", "2027-03-01"]);
    assert_eq!(first["added"], 4);
    let (day, with) = (date("2027-03-02"), ["--books", &*books]);
    let own = today("turkish", day, &with);
    let list = folder.file("blocked.txt");
    let id = own["id"].as_str().expect("an id");
    for (since, stays) in [("2027-03-03", true), ("2027-03-02", false)] {
        fs::write(&list, format!("{id} {since} a second key\n")).expect("a list");
        let shown = today("turkish", day, &[&with[..], &["--blocked", &list]].concat());
        assert_eq!(shown["id"] == own["id"], stays, "{since}");
        if !stays {
            assert_eq!(shown, today("turkish", day, &[]), "the built-in puzzle");
        }
    }
}
