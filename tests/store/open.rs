//! What is refused at the start, each with one line that says why.

use std::fs;
use std::path::Path;

use daily_dama::store::Error;
use daily_dama::store::sqlite::{MIGRATIONS, SqliteStore, sqlite_version};

use super::{Folder, raw, told};

fn refusal(path: &Path) -> String {
    let error = SqliteStore::open(path).expect_err("a refusal");
    let line = told(&error);
    assert!(!line.contains('\n'), "{line:?}");
    line
}

#[test]
fn sqlite_is_past_the_lost_write_of_3_51_2() {
    assert!(sqlite_version() >= 3_051_003, "{}", sqlite_version());
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    drop(SqliteStore::open(&path).expect("a store"));
    let known = u32::try_from(MIGRATIONS.len()).expect("few");
    raw(&path)
        .pragma_update(None, "user_version", known + 1)
        .expect("a version");
    let before = fs::read(&path).expect("a file");
    let error = SqliteStore::open(&path).expect_err("newer");
    let expected = (known + 1, known);
    assert!(
        matches!(error, Error::Newer { found, known } if (found, known) == expected),
        "{error:?}"
    );
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[test]
fn what_is_no_store_is_refused_and_left_alone() {
    let folder = Folder::new();
    let text = folder.file("text.db");
    fs::write(
        &text,
        "not a database, but long enough to be looked at ".repeat(40),
    )
    .expect("a file");
    assert!(refusal(&text).ends_with("text.db: not a database, or a damaged one"));

    let foreign = folder.file("foreign.db");
    raw(&foreign)
        .execute_batch("CREATE TABLE recipe (name TEXT)")
        .expect("a table");
    let before = fs::read(&foreign).expect("a file");
    assert!(refusal(&foreign).ends_with("foreign.db: a database of another program"));
    assert_eq!(fs::read(&foreign).expect("a file"), before);

    assert!(refusal(&folder.0).contains("cannot be opened for writing"));
}

#[test]
fn a_folder_that_is_missing_or_is_a_file_is_named() {
    let folder = Folder::new();
    let missing = refusal(&folder.file("missing/dama.db"));
    assert!(
        missing.ends_with("missing: the folder is missing"),
        "{missing}"
    );
    fs::write(folder.file("file"), "").expect("a file");
    let inside = refusal(&folder.file("file/dama.db"));
    assert!(inside.ends_with("file: not a folder"), "{inside}");
}

/// Nobody, not even root, makes files in `/proc`.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let line = refusal(Path::new("/proc/dama.db"));
    assert!(
        line.starts_with("/proc/dama.db: cannot be opened for writing"),
        "{line}"
    );
}

/// `SQLite` would read these names as something else than files.
#[test]
fn special_names_are_plain_files() {
    let folder = Folder::new();
    for name in [":memory:", "file:x?mode=memory"] {
        let path = folder.file(name);
        drop(SqliteStore::open(&path).expect("a store"));
        assert!(path.exists(), "{name}");
    }
}
