//! What `report` says of books, counted by hand, and the page it writes.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use daily_dama::puzzle::book::Volume;
use serde_json::{Value, json};

use super::{Ran, run, stores::Folder};

/// Five puzzles with grades, sources and (in the fourth) a first theme of our own.
const BOOK: [&str; 5] = [
    r#"{"id":"003635969a75","position":"W:Wd2,h3,d4,a7:Bd3,b5,f5,a6,h6,g7","win_in":2,"line":["a7-a8","d3xd1","a8xa1xf1xf7xh7xh5xa5"],"grade":1,"themes":["lets-crown","men-only","sacrifice"],"unique":"full","difficulty":6489,"source":{"kind":"climb","generator":"climb/2 turkish","seed":"1/6467"}}"#,
    r#"{"id":"1278f06dfef5","position":"W:WKb1,b4:Bb5,b6,g6,f7","win_in":2,"line":["b1-g1","b5xb3","g1xg7xb7xb4xb1"],"grade":2,"themes":["switchback","sacrifice"],"unique":"lenient","difficulty":7385,"source":{"kind":"climb","generator":"climb/2 turkish","seed":"1/14128"}}"#,
    r#"{"id":"002ff70221dc","position":"W:Wa3,d3,c4:Bf3,g4,b5,d5,g6","win_in":3,"line":["d3-d4","d5xd3","c4-b4","b5xb3","a3xc3xe3xg3xg5xg7"],"grade":3,"themes":["man-finishes","men-only"],"unique":"full","difficulty":9254,"source":{"kind":"climb","generator":"climb/2 turkish","seed":"1/26395"}}"#,
    r#"{"id":"00a24353a29b","position":"W:WKa1,a3,h3:BKb4,g4,a6,h6,f7","win_in":3,"line":["h3-g3","g4xg2","a3-b3","b4xb1","a1xh1xh7xa7xa2xh2"],"grade":4,"themes":["man-finishes"],"unique":"full","difficulty":10462,"source":{"kind":"played","generator":"played/1 turkish","seed":"1/2231","edits":2}}"#,
    r#"{"id":"0017c3ebf458","position":"W:Wa2,a3,b3,f3,g3,Ka7:Bc3,Kd3,c4,c5,h5,d6","win_in":3,"line":["a3-a4","c3xa3xa1","a7-a8","a1xa5","a8xa4xh4xh6xc6xc3xe3"],"grade":5,"themes":[],"unique":"full","difficulty":12744,"source":{"author":"A & <b>\u001b[1m"}}"#,
];

/// Monday to Friday, one puzzle for each grade.
const WEEK: &str = r#"[{"game":"turkish","volume":3,"file":"book.jsonl","seed":8,"from":"2026-01-05","to":"2026-01-09"}]"#;

/// Writes a book and reports it; what was printed and the page.
fn report(folder: &Folder, game: &str, lines: &[&str], more: &[&str]) -> (Ran, String) {
    let (file, out) = (folder.file("book.jsonl"), folder.file("page.html"));
    fs::write(&file, lines.join("\n") + "\n").expect("writable");
    let common = ["report", game, "--file", &file, "--out", &out];
    let ran = run([&common[..], more].concat());
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.stderr.ends_with("page.html\n"), "{}", ran.stderr);
    (ran, fs::read_to_string(&out).expect("the page"))
}

fn document(folder: &Folder, game: &str, lines: &[&str]) -> Value {
    let (ran, _) = report(folder, game, lines, &["--json"]);
    serde_json::from_str(&ran.stdout).expect("JSON")
}

/// All tables by caption.
fn tables(document: &Value) -> BTreeMap<String, Value> {
    let sections = document["sections"].as_array().expect("sections");
    let tables = sections.iter().flat_map(|section| {
        let tables = section["tables"].as_array().expect("tables");
        assert!(!tables.is_empty(), "{section}");
        tables.clone()
    });
    let named = tables.map(|table| (table["caption"].as_str().expect("words").to_owned(), table));
    named.collect()
}

/// Some columns of a table, row by row.
fn columns(tables: &BTreeMap<String, Value>, caption: &str, columns: &[&str]) -> Value {
    let table = tables
        .iter()
        .find(|(name, _)| name.starts_with(caption))
        .unwrap_or_else(|| panic!("no table {caption:?} in {:?}", tables.keys()))
        .1;
    let heads = table["columns"].as_array().expect("heads");
    let places: Vec<usize> = columns
        .iter()
        .map(|column| {
            let place = heads.iter().position(|head| head == column);
            place.unwrap_or_else(|| panic!("no column {column:?} in {heads:?}"))
        })
        .collect();
    let rows = table["rows"].as_array().expect("rows").iter();
    let cells = |row: &Value| places.iter().map(|&place| row[place].clone()).collect();
    rows.map(cells).collect::<Vec<Value>>().into()
}

#[test]
fn the_figures_of_a_small_book_are_those_counted_by_hand() {
    let folder = Folder::new("report-figures");
    fs::write(folder.file("volumes.json"), WEEK).expect("writable");
    let document = document(&folder, "turkish", &BOOK);
    assert_eq!(
        (&document["game"], &document["puzzles"]),
        (&json!("turkish"), &json!(5))
    );
    let tables = tables(&document);
    let bytes: usize = BOOK.iter().map(|line| line.len() + 1).sum();
    for (caption, heads, rows) in [
        (
            "The files",
            &[
                "volume", "file", "from", "to", "days", "puzzles", "bytes", "seed",
            ][..],
            json!([[3, "book.jsonl", "2026-01-05", "2026-01-09", 5, 5, bytes, 8]]),
        ),
        // Diagrams of 10, 6, 8, 8 and 12 pieces.
        (
            "Pieces in the diagram",
            &["pieces", "puzzles", "share"],
            json!([
                [6.0, 1, 20.0],
                [7.0, 0, 0.0],
                [8.0, 2, 40.0],
                [9.0, 0, 0.0],
                [10.0, 1, 20.0],
                [11.0, 0, 0.0],
                [12.0, 1, 20.0]
            ]),
        ),
        (
            "Kings in the diagram",
            &["kings", "puzzles"],
            json!([[0.0, 2], [1.0, 1], [2.0, 2]]),
        ),
        // Both sides: 6 8 8 10 12, mean 44 / 5. Attackers: 2 3 3 4 6. Balances: -2 -2 -2 0 0.
        (
            "Pieces",
            &[
                "",
                "least",
                "lower quartile",
                "median",
                "upper quartile",
                "greatest",
                "mean",
            ],
            json!([
                ["both sides", 6.0, 8.0, 8.0, 10.0, 12.0, 8.8],
                ["attacker", 2.0, 3.0, 3.0, 4.0, 6.0, 3.6],
                ["defender", 4.0, 5.0, 5.0, 6.0, 6.0, 5.2],
                ["kings", 0.0, 0.0, 1.0, 2.0, 2.0, 1.0],
                ["balance", -2.0, -2.0, -2.0, 0.0, 0.0, -1.2]
            ]),
        ),
        // (6489 + 7385) / 2 and (9254 + 10462 + 12744) / 3 thousandths.
        (
            "Moves of the win",
            &["N", "puzzles", "share", "men only", "unique", "mean D"],
            json!([
                [2, 2, 40.0, 50.0, 50.0, 6.937],
                [3, 3, 60.0, 33.333, 100.0, 10.82]
            ]),
        ),
        (
            "Weekdays",
            &["weekday", "days", "grades", "mean D", "mean N", "men only"],
            json!([
                ["Monday", 1, "1", 6.489, 2.0, 100.0],
                ["Tuesday", 1, "2", 7.385, 2.0, 0.0],
                ["Wednesday", 1, "3", 9.254, 3.0, 100.0],
                ["Thursday", 1, "4", 10.462, 3.0, 0.0],
                ["Friday", 1, "5", 12.744, 3.0, 0.0]
            ]),
        ),
        (
            "Themes",
            &["theme", "puzzles", "share", "shown by", "N = 2", "N = 3"],
            json!([
                ["man-finishes", 2, 40.0, 2, 0.0, 66.667],
                ["men-only", 0, 0.0, 2, 50.0, 33.333],
                ["sacrifice", 0, 0.0, 2, 100.0, 0.0],
                ["(none)", 1, 20.0, 1, 0.0, 33.333],
                ["lets-crown", 1, 20.0, 1, 50.0, 0.0],
                ["switchback", 1, 20.0, 1, 50.0, 0.0]
            ]),
        ),
        (
            "How far",
            &["continuation", "puzzles"],
            json!([["unique to the end", 4], ["dual at the last move", 1]]),
        ),
        // The second puzzle's king may end on b2 or on b1.
        (
            "Winning last moves",
            &["moves", "puzzles"],
            json!([[1.0, 4], [2.0, 1]]),
        ),
        (
            "Shapes of main lines",
            &["times", "shapes", "puzzles"],
            json!([[1, 5, 5]]),
        ),
        (
            "Length of the last chain",
            &["chain", "puzzles"],
            json!([[4.0, 1], [5.0, 2], [6.0, 2]]),
        ),
        (
            "Pieces given away",
            &["pieces", "puzzles"],
            json!([[1.0, 2], [2.0, 2], [3.0, 1]]),
        ),
        (
            "Puzzles by the kind",
            &[
                "source",
                "puzzles",
                "mean N",
                "men only",
                "unique",
                "mean D",
                "first themes",
            ],
            json!([
                // 7 / 3; (6489 + 7385 + 9254) / 3.
                [
                    "climb",
                    3,
                    2.333,
                    66.667,
                    66.667,
                    7.709,
                    "lets-crown 1, man-finishes 1, switchback 1"
                ],
                ["by A & <b>\u{1b}[1m", 1, 3.0, 0.0, 100.0, 12.744, ""],
                ["played", 1, 3.0, 0.0, 100.0, 10.462, "man-finishes 1"]
            ]),
        ),
        ("Squares changed", &["squares", "played"], json!([[2.0, 1]])),
    ] {
        assert_eq!(columns(&tables, caption, heads), rows, "{caption}");
    }
    let spacing = columns(&tables, "Spacing", &["number"]);
    assert_eq!(spacing[0], json!([5]));
    // Wednesday and Thursday: win in 3, man-finishes, five taken.
    assert_eq!(spacing[1], json!([1]));
    assert_eq!(
        (&spacing[2], &spacing[3]),
        (&json!(["never twice"]), &json!(["never twice"]))
    );
}

#[test]
fn one_puzzle_is_enough_and_says_nothing_of_neighbors_or_days() {
    let folder = Folder::new("report-one");
    let document = document(&folder, "turkish", &BOOK[1..2]);
    let tables = tables(&document);
    // The man goes to a4 or c4, the king to b2, b3, a1 or c1 to h1. All but the man's moves and
    // b3 leave the man to b5, which must take it.
    let lone = |caption: &str, head: &str| columns(&tables, caption, &[head, "puzzles"]);
    assert_eq!(
        lone("Legal first moves", "legal first moves"),
        json!([[11.0, 1]])
    );
    assert_eq!(lone("Offers", "offers"), json!([[8.0, 1]]));
    let absent = [
        "The nearest",
        "Weekdays",
        "Spacing",
        "Squares changed",
        "Shapes that",
    ];
    for caption in absent {
        assert!(
            !tables.keys().any(|name| name.starts_with(caption)),
            "{caption}"
        );
    }
    assert_eq!(
        columns(&tables, "The files", &["volume", "days", "puzzles"]),
        json!([[null, null, 1]])
    );
}

#[test]
fn the_text_has_the_tables_in_columns_and_no_control_characters() {
    let folder = Folder::new("report-text");
    let (ran, page) = report(&folder, "turkish", &BOOK, &["--boards", "2"]);
    assert!(
        ran.stdout
            .starts_with("turkish: 5 puzzles\n\nVolumes\n=======\n"),
        "{}",
        ran.stdout
    );
    for line in [
        "  N  puzzles   share  men only   unique  mean D",
        "  2        2  40.0 %    50.0 %   50.0 %    6.94  ####################",
        "  3        3  60.0 %    33.3 %  100.0 %   10.82  ##############################",
    ] {
        assert!(
            ran.stdout.lines().any(|other| other == line),
            "{line}\n{}",
            ran.stdout
        );
    }
    let control = |c: char| c.is_control() && c != '\n';
    assert!(!ran.stdout.contains(control));
    assert!(ran.stdout.contains("by A & <b> [1m"));
    // The first and the third by grade.
    let ids: Vec<&str> = page
        .split("<code>")
        .skip(1)
        .filter_map(|rest| rest.split('<').next())
        .collect();
    assert_eq!(ids, ["003635969a75", "002ff70221dc"]);
    let (_, page) = report(&folder, "turkish", &BOOK, &[]);
    assert_eq!(page.matches("<details>").count(), 5);
    assert!(page.contains("by A &#38; &#60;b&#62; [1m"));
    assert!(!page.contains("<b>") && !page.contains(control));
    sound(&page, "a book with marks");
}

/// Checks that tags are closed in order, ids lead somewhere, and nothing is asked for elsewhere.
fn sound(page: &str, at: &str) {
    assert!(
        page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"),
        "{at}"
    );
    for forbidden in [
        "<script", "http://", "https://", " src=", "url(", "@import", " style=",
    ] {
        assert!(!page.contains(forbidden), "{at}: {forbidden}");
    }
    let (head, rest) = page.split_once("<style>").expect("a style");
    let (_, rest) = rest.split_once("</style>").expect("its end");
    let html = format!("{head}{rest}");
    let mut open: Vec<&str> = Vec::new();
    for tag in html
        .split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
    {
        let name = tag.split(' ').next().unwrap_or_default();
        assert_eq!(tag.matches('"').count() % 2, 0, "{at}: {tag}");
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{at}");
        } else if !(tag.ends_with('/') || ["!DOCTYPE", "meta"].contains(&name)) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{at}: {open:?}");
    let ids = attributes(&html, "id");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{at}");
    let led = ["aria-labelledby", "aria-describedby"].map(|name| attributes(&html, name));
    let links = attributes(&html, "href").into_iter();
    let links = links.map(|link| link.strip_prefix('#').expect("only to this page"));
    for to in led.into_iter().flatten().chain(links) {
        assert!(unique.contains(to), "{at}: {to}");
    }
    let count = |text: &str| html.matches(text).count();
    assert_eq!((count("<h1"), count("<main")), (1, 1), "{at}");
    assert_eq!(count("<table"), count("<caption>"), "{at}");
    assert!(count("<table") > 10, "{at}");
    assert_eq!(
        count("<svg"),
        count("role=\"img\" aria-label=\"") + 1,
        "{at}"
    );
    assert!(
        count("<details>") > 0 && !html.contains("<details open"),
        "{at}"
    );
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    let found = html.split(start.as_str()).skip(1);
    found.filter_map(|rest| rest.split('"').next()).collect()
}

/// Every column of puzzles adds up to the puzzles, every column of days to the days.
fn adds_up(document: &Value, days: u64) {
    let game = &document["game"];
    let mut checked = 0;
    for (caption, table) in tables(document) {
        for (place, head) in table["columns"]
            .as_array()
            .expect("heads")
            .iter()
            .enumerate()
        {
            let all = match head.as_str() {
                Some("puzzles") => document["puzzles"].as_u64().expect("a count"),
                Some("days") => days,
                _ => continue,
            };
            let rows = table["rows"].as_array().expect("rows").iter();
            let sum: u64 = rows.map(|row| row[place].as_u64().expect("a count")).sum();
            assert_eq!(sum, all, "{game} {caption}: {head}");
            checked += 1;
        }
    }
    assert!(checked > 12, "{game}: only {checked} columns");
}

#[test]
fn every_game_with_a_book_has_a_sound_report() {
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let list = fs::read_to_string(books.join("volumes.json")).expect("the list is there");
    let volumes: Vec<Volume> = serde_json::from_str(&list).expect("volumes");
    assert!(volumes.len() > 1);
    for mut volume in volumes {
        let folder = Folder::new(&format!("report-{}-{}", volume.game, volume.volume));
        let text = fs::read_to_string(books.join(&volume.file)).expect("the book is there");
        let all: Vec<&str> = text.lines().collect();
        let some: Vec<&str> = all.iter().copied().step_by(all.len() / 3).take(3).collect();
        assert_eq!(some.len(), 3, "{}", volume.file);
        // Nine days for three puzzles: they come back.
        volume.to = volume.from + chrono::Days::new(8);
        "book.jsonl".clone_into(&mut volume.file);
        let list = serde_json::to_string(&[&volume]).expect("JSON");
        fs::write(folder.file("volumes.json"), list).expect("writable");
        let (ran, page) = report(&folder, &volume.game, &some, &["--json"]);
        let document: Value = serde_json::from_str(&ran.stdout).expect("JSON");
        adds_up(&document, 9);
        sound(&page, &volume.game);
        assert_eq!(page.matches("<details>").count(), 3, "{}", volume.game);
        let race = daily_dama::puzzle::table::table(&volume.game)
            .expect("a game")
            .switches()
            .is_none();
        let takes = tables(&document)
            .keys()
            .any(|name| name.contains("given away"));
        assert_ne!(race, takes, "{}", volume.game);
        assert_eq!(page.contains("men only"), takes, "{}", volume.game);
        assert!(takes || !page.contains("king"), "{}", volume.game);
    }
}

#[test]
fn what_cannot_be_reported_is_said_in_one_line() {
    let folder = Folder::new("report-bad");
    let (file, out) = (folder.file("book.jsonl"), folder.file("page.html"));
    let cases: [(&str, i32, &str, &[&str]); 8] = [
        (BOOK[0], 2, "unknown game", &["checkers"]),
        (
            "",
            1,
            "there is no puzzle in",
            &["turkish", "--file", &file],
        ),
        ("{}", 2, "line 1", &["turkish", "--file", &file]),
        (BOOK[0], 1, "003635969a75", &["russian", "--file", &file]),
        (BOOK[0], 2, "absent", &["turkish", "--file", "absent.jsonl"]),
        (
            BOOK[0],
            2,
            "--boards",
            &["turkish", "--file", &file, "--boards", "all"],
        ),
        (BOOK[0], 2, "GAME", &[]),
        ("", 1, "has no book", &["american-noforce"]),
    ];
    for (text, status, said, arguments) in cases {
        fs::write(&file, text).expect("writable");
        let ran = run([&["report", "--out", &*out][..], arguments].concat());
        assert_eq!((ran.status, &*ran.stdout), (status, ""), "{ran:?}");
        assert!(ran.stderr.contains(said), "{ran:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
        assert!(!Path::new(&out).exists(), "{arguments:?}");
    }
    fs::write(&file, BOOK[0]).expect("writable");
    for (list, said) in [
        ("{", "volumes.json"),
        (&*WEEK.replace("2026-01-09", "2026-01-04"), "the last day"),
        (&*WEEK.replace("2026-01-09", "9999-01-01"), "the last day"),
    ] {
        fs::write(folder.file("volumes.json"), list).expect("writable");
        let ran = run(["report", "turkish", "--file", &file, "--out", &out]);
        assert_eq!(
            (ran.status, ran.stderr.contains(said)),
            (2, true),
            "{ran:?}"
        );
    }
    fs::remove_file(folder.file("volumes.json")).expect("it is there");
    let nowhere = folder.file("nowhere/page.html");
    let ran = run(["report", "turkish", "--file", &file, "--out", &nowhere]);
    assert_eq!((ran.status, &*ran.stdout), (2, ""), "{ran:?}");
    assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
}
