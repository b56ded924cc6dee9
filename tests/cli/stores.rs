//! The operator's commands on a store.

use std::path::PathBuf;

use daily_dama::store::{Store, sqlite::SqliteStore};

use super::{program, ran, run};

/// A folder of its own for one test, gone with the value.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("daily-dama-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }

    pub(super) fn file(&self, name: &str) -> String {
        let path = self.0.join(name);
        path.to_str().expect("plain names").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_store_is_checked_copied_and_given_void_days() {
    let folder = Folder::new("stores");
    let (file, copy) = (folder.file("a.db"), folder.file("b.db"));
    drop(SqliteStore::open(&file).expect("a new store"));
    let checked = run(["check", "--database", &file]);
    assert_eq!(
        (checked.status, &*checked.stdout),
        (0, "ok\n"),
        "{}",
        checked.stderr
    );
    for _ in 0..2 {
        let voided = run(["void", "turkish", "2026-02-03", "--database", &file]);
        let said = "turkish 2026-02-03 is void\n";
        assert_eq!((voided.status, &*voided.stderr), (0, said));
    }
    let undo = [
        "void",
        "turkish",
        "2026-02-03",
        "--undo",
        "--database",
        &file,
    ];
    for (status, said) in [
        (0, "turkish 2026-02-03 counts again\n"),
        (1, "turkish 2026-02-03 was not void\n"),
    ] {
        let undone = run(undo);
        assert_eq!((undone.status, &*undone.stderr), (status, said));
    }
    let day = ["void", "turkish", "2026-02-03", "--database", &file];
    for bad in ["", "  ", "two\nlines", &"x".repeat(301)] {
        let refused = run([&day[..], &["--reason", bad]].concat());
        assert_eq!(refused.status, 2, "{bad:?}: {}", refused.stderr);
    }
    let both = run([&day[..], &["--undo", "--reason", "x"]].concat());
    assert_eq!(both.status, 2, "{}", both.stderr);
    let told = run([&day[..], &["--reason", " an outage "]].concat());
    assert_eq!(told.status, 0, "{}", told.stderr);
    let copied = run(["backup", &copy, "--database", &file]);
    assert_eq!((copied.status, &*copied.stderr), (0, ""));
    let checked = program(["check"]).env("DATABASE_URL", &copy).output();
    let checked = ran(checked.expect("the program starts"));
    assert_eq!(
        (checked.status, &*checked.stdout),
        (0, "ok\n"),
        "{}",
        checked.stderr
    );
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (voids, void) = runtime.block_on(async {
        let store = SqliteStore::open(&copy).expect("the copy");
        let day = "2026-02-03".parse().expect("a date");
        let void = store.void("turkish", day).await.expect("asked");
        (store.voids().await.expect("void days"), void)
    });
    assert_eq!(
        void.and_then(|void| void.reason).as_deref(),
        Some("an outage")
    );
    let voids: Vec<String> = voids
        .iter()
        .map(|(game, date)| format!("{game} {date}"))
        .collect();
    assert_eq!(voids, ["turkish 2026-02-03"]);
    // A copy never overwrites anything.
    let again = run(["backup", &copy, "--database", &file]);
    assert_eq!(again.status, 2, "{}", again.stderr);
    assert_eq!(again.stderr.matches('\n').count(), 1, "{}", again.stderr);
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let folder = Folder::new("none");
    let (file, text) = (folder.file("none.db"), folder.file("text.db"));
    std::fs::write(&text, "this is no database, it only has its name").expect("writable");
    for database in [&*file, &*text, "postgres://user@host/base", ""] {
        for command in [
            &["check"][..],
            &["backup", &folder.file("copy.db")],
            &["void", "turkish", "2026-02-03"],
            &["today", "turkish"],
        ] {
            let ran = run([command, &["--database", database]].concat());
            let begins = ran.stderr.starts_with("error: ");
            assert!(begins && ran.status == 2, "{command:?} {database}: {ran:?}");
            assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        }
    }
    assert!(!PathBuf::from(file).exists());
}

#[test]
fn a_file_is_only_looked_at_when_it_is_checked() {
    let folder = Folder::new("looked-at");
    let empty = folder.file("empty.db");
    std::fs::write(&empty, "").expect("writable");
    let checked = run(["check", "--database", &empty]);
    assert_eq!(checked.status, 2, "an empty file is no store: {checked:?}");
    assert_eq!(std::fs::read(&empty).expect("still there"), b"");
    let (file, copy) = (folder.file("a.db"), folder.file("b.db"));
    drop(SqliteStore::open(&file).expect("a new store"));
    assert_eq!(run(["backup", &copy, "--database", &file]).status, 0);
    let before = std::fs::read(&copy).expect("a copy");
    let checked = run(["check", "--database", &copy]);
    assert_eq!((checked.status, &*checked.stdout), (0, "ok\n"));
    assert_eq!(std::fs::read(&copy).expect("a copy"), before);
    let half = folder.file("half.db");
    std::fs::write(&half, &before[..before.len() / 2]).expect("writable");
    let checked = run(["check", "--database", &half]);
    assert_ne!(checked.status, 0, "half a store is not sound: {checked:?}");
}

#[test]
fn a_file_that_cannot_be_used_is_bad_input_said_once() {
    let folder = Folder::new("files");
    let (nowhere, out) = (folder.file("no/such/file"), folder.file("out"));
    let cases = [
        vec!["merge", &nowhere, "--out", &out],
        vec![
            "generate",
            "turkish",
            "--restarts",
            "1",
            "--seed",
            "1",
            "--out",
            &nowhere,
        ],
        vec!["verify", "turkish", "--file", &nowhere],
    ];
    for arguments in cases {
        let ran = run(&arguments);
        assert_eq!(ran.status, 2, "{arguments:?}: {ran:?}");
        assert_eq!(ran.stderr.matches("No such file").count(), 1, "{ran:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{ran:?}");
    }
}
