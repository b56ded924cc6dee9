//! Grading anew from the command line.

use std::fs;

use daily_dama::store::sqlite::SqliteStore;
use serde_json::{Value, json};

use super::{run, stores::Folder};

#[test]
fn a_store_without_results_changes_no_grade() {
    let folder = Folder::new("calibrate");
    let (file, out) = (folder.file("a.db"), folder.file("grades.jsonl"));
    drop(SqliteStore::open(&file).expect("a new store"));
    let ran = run(["calibrate", "--database", &file, "--out", &out, "--json"]);
    assert_eq!((ran.status, &*ran.stdout), (0, "[]\n"), "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&out).expect("written"), "");
    let ran = run(["calibrate", "turkish", "--database", &file, "--json"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let report: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(report["puzzles"], json!([]));
    assert_eq!(report["rises"], Value::Null);
    let ran = run(["calibrate", "turkish", "--database", &file]);
    let said = "turkish: 0 results, 0 of players who are gone, 0 with hints left out\n";
    assert_eq!((ran.status, &*ran.stdout), (0, said));
}

#[test]
fn grades_in_use_are_kept_in_the_new_file() {
    let folder = Folder::new("calibrate-again");
    let [file, old, out] = ["a.db", "old.jsonl", "new.jsonl"].map(|name| folder.file(name));
    drop(SqliteStore::open(&file).expect("a new store"));
    let line =
        "{\"game\":\"turkish\",\"id\":\"0123456789ab\",\"grade\":4,\"since\":\"2026-03-13\"}\n";
    fs::write(&old, line).expect("writable");
    let ran = run([
        "calibrate",
        "--database",
        &file,
        "--grades",
        &old,
        "--out",
        &out,
    ]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&out).expect("written"), line);
}

#[test]
fn wrong_input_is_one_line_and_status_2() {
    let folder = Folder::new("calibrate-wrong");
    let (file, bad) = (folder.file("a.db"), folder.file("bad.jsonl"));
    drop(SqliteStore::open(&file).expect("a new store"));
    fs::write(&bad, "{\"grade\":9}\n").expect("writable");
    let missing = folder.file("missing");
    for arguments in [
        vec!["calibrate", "chess", "--database", &*file],
        vec!["calibrate", "--database", &*missing],
        vec!["calibrate", "--database", &*file, "--min-players", "0"],
        vec!["calibrate", "--database", &*file, "--grades", &*bad],
        vec!["today", "turkish", "--grades", &*bad],
        vec!["serve", "--database", &*file, "--grades", &*missing],
    ] {
        let ran = run(&arguments);
        assert_eq!((ran.status, &*ran.stdout), (2, ""), "{arguments:?}");
        assert_eq!(
            ran.stderr.lines().count(),
            1,
            "{arguments:?}: {}",
            ran.stderr
        );
    }
}
