//! What was acknowledged survives `kill -9`; a step of the schema is whole.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use daily_dama::store::sqlite::{MIGRATIONS, SqliteStore};
use daily_dama::store::{Store, Who};

use super::parallel::again;
use super::{Folder, playing, raw, step, token};

const WRITER: &str = "DAILY_DAMA_TEST_WRITER";

/// The test runs itself again as the process that is killed.
#[expect(
    clippy::disallowed_methods,
    reason = "the test starts itself again as another process"
)]
#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    if let Some(path) = std::env::var_os(WRITER) {
        return write_for_ever(Path::new(&path)).await;
    }
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let test = "store::crash::what_was_acknowledged_survives_kill_9";
    let mut child = again(test, WRITER, path.clone().into())
        .spawn()
        .expect("a process");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut acknowledged = 0_u16;
    for line in output.lines().map_while(Result::ok) {
        if line != format!("kept {acknowledged}") {
            continue;
        }
        acknowledged += 1;
        if acknowledged == 25 {
            // It goes on writing; what it still says is read to the end.
            child.kill().expect("a living process");
        }
    }
    child.wait().expect("a dead process");
    assert!(acknowledged >= 25);

    let store = SqliteStore::open(&path).expect("a store");
    for number in 0..acknowledged {
        let player = store.player(token(number)).await.expect("an answer");
        let player = player.unwrap_or_else(|| panic!("{number} of {acknowledged} is gone"));
        assert_eq!(store.results(player).await.expect("results").len(), 1);
    }
    assert_eq!(store.check().await.expect("sound"), [""; 0]);
}

async fn write_for_ever(path: &Path) {
    let store = SqliteStore::open(path).expect("a store");
    for number in 0..u16::MAX {
        let first = step(Who::New(token(number)), None, playing(1));
        store.advance(first).await.expect("done");
        let mut out = std::io::stdout().lock();
        writeln!(out, "kept {number}")
            .and_then(|()| out.flush())
            .expect("a reader");
    }
}

/// The files as a crash in the middle of the first step leaves them.
#[tokio::test]
async fn half_a_migration_is_none() {
    let folder = Folder::new();
    let (torn, path) = (folder.file("torn.db"), folder.file("dama.db"));
    let connection = raw(&torn);
    let half = &MIGRATIONS[0][..MIGRATIONS[0].find("CREATE TABLE judged").expect("a table")];
    // A small cache makes it write before the commit, a big row fills it.
    connection
        .execute_batch(&format!(
            "PRAGMA journal_mode = WAL; PRAGMA cache_size = 1; BEGIN IMMEDIATE; {half};
             CREATE TABLE filler (bytes BLOB); INSERT INTO filler VALUES (zeroblob(1000000))"
        ))
        .expect("half a step");
    fs::copy(&torn, &path).expect("a copy");
    fs::copy(folder.file("torn.db-wal"), folder.file("dama.db-wal")).expect("a copy");
    assert!(
        fs::metadata(folder.file("dama.db-wal"))
            .expect("a log")
            .len()
            > 0
    );

    let store = SqliteStore::open(&path).expect("a store");
    store
        .advance(step(Who::New(token(1)), None, playing(1)))
        .await
        .expect("done");
    assert_eq!(store.check().await.expect("sound"), [""; 0]);
    let fillers = raw(&path).query_row(
        "SELECT count(*) FROM sqlite_schema WHERE name = 'filler'",
        [],
        |row| row.get(0),
    );
    assert_eq!(fillers, Ok(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_that_start_at_once_make_one_store() {
    for _ in 0..10 {
        let folder = Folder::new();
        let path = folder.file("dama.db");
        let starts: Vec<_> = (0..6)
            .map(|_| {
                let path = path.clone();
                std::thread::spawn(move || SqliteStore::open(path))
            })
            .collect();
        for (start, number) in starts.into_iter().zip(0..) {
            let store = start.join().expect("no panic").expect("a store");
            store
                .advance(step(Who::New(token(number)), None, playing(1)))
                .await
                .expect("done");
        }
    }
}

#[test]
fn a_clean_end_leaves_one_file() {
    let folder = Folder::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = SqliteStore::open(folder.file("dama.db")).expect("a store");
        store
            .advance(step(Who::New(token(1)), None, playing(1)))
            .await
            .expect("done");
        assert!(folder.file("dama.db-wal").exists());
    });
    let names: Vec<_> = fs::read_dir(&folder.0)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(names, ["dama.db"]);
}
