//! Copies made while the store serves, and what is brought back.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use daily_dama::store::sqlite::SqliteStore;
use daily_dama::store::{Error, Store, Who};

use super::{Folder, playing, step, token, told};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_copy_made_while_writing_opens_and_is_sound() {
    let folder = Folder::new();
    let store = Arc::new(SqliteStore::open(folder.file("dama.db")).expect("a store"));
    for number in 0..50 {
        store
            .advance(step(Who::New(token(number)), None, playing(1)))
            .await
            .expect("done");
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writer = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut number = 50;
            while !stop.load(Ordering::Relaxed) {
                store
                    .advance(step(Who::New(token(number)), None, playing(1)))
                    .await
                    .expect("done");
                number += 1;
            }
            number
        }
    });
    let copies = ["a.db", "b.db", "c.db"].map(|name| folder.file(name));
    for copy in &copies {
        store.backup(copy).await.expect("a copy");
    }
    stop.store(true, Ordering::Relaxed);
    let written = writer.await.expect("no panic");
    let names = fs::read_dir(&folder.0).expect("a folder").count();
    assert_eq!(
        names, 6,
        "the store with its two side files, and three copies"
    );

    for copy in &copies {
        let copy = SqliteStore::open(copy).expect("a store");
        assert_eq!(copy.check().await.expect("sound"), [""; 0]);
        // A prefix of what was written: nothing is missing in the middle.
        let mut kept = 0;
        while let Some(player) = copy.player(token(kept)).await.expect("an answer") {
            assert_eq!(copy.results(player).await.expect("results").len(), 1);
            kept += 1;
        }
        assert!((50..=written).contains(&kept), "{kept} of {written}");
        for number in kept..written {
            assert_eq!(copy.player(token(number)).await.expect("an answer"), None);
        }
    }
}

#[tokio::test]
async fn a_store_in_memory_can_be_copied() {
    let folder = Folder::new();
    let store = SqliteStore::in_memory().expect("a store");
    store
        .advance(step(Who::New(token(1)), None, playing(1)))
        .await
        .expect("done");
    store.backup(&folder.file("copy.db")).await.expect("a copy");
    let copy = SqliteStore::open(folder.file("copy.db")).expect("a store");
    assert!(copy.player(token(1)).await.expect("an answer").is_some());
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let store = SqliteStore::open(&path).expect("a store");
    let taken = folder.file("taken.db");
    fs::write(&taken, "precious").expect("a file");
    fs::write(folder.file("log.db-wal"), "precious").expect("a file");
    for (target, named) in [
        (&taken, "taken.db: is there already"),
        (&path, "dama.db: is there already"),
        (&folder.file("log.db"), "log.db-wal: is there already"),
        (
            &folder.file("missing/copy.db"),
            "missing: the folder is missing",
        ),
    ] {
        let error = store.backup(target).await.expect_err("a refusal");
        assert!(matches!(error, Error::File { .. }), "{error:?}");
        assert!(told(&error).ends_with(named), "{error}");
    }
    assert_eq!(fs::read(&taken).expect("a file"), b"precious");
}

#[tokio::test]
async fn a_copy_brought_back_beside_an_old_log_is_refused() {
    let folder = Folder::new();
    let (path, log) = (folder.file("dama.db"), folder.file("dama.db-wal"));
    let store = SqliteStore::open(&path).expect("a store");
    store
        .advance(step(Who::New(token(1)), None, playing(1)))
        .await
        .expect("done");
    store.backup(&folder.file("copy.db")).await.expect("a copy");
    store
        .advance(step(Who::New(token(2)), None, playing(1)))
        .await
        .expect("done");
    let old = fs::read(&log).expect("a log");
    assert!(!old.is_empty());
    drop(store);

    // Without the file, and with the copy in its place.
    fs::remove_file(&path).expect("removed");
    for copied in [false, true] {
        if copied {
            fs::copy(folder.file("copy.db"), &path).expect("a copy");
        }
        fs::write(&log, &old).expect("the old log");
        let error = SqliteStore::open(&path).expect_err("a refusal");
        let line = told(&error);
        assert!(
            line.contains("dama.db-wal: belongs to another state"),
            "{line}"
        );
        assert_eq!(fs::read(&log).expect("left alone"), old);
    }
    fs::remove_file(&log).expect("moved away");
    let store = SqliteStore::open(&path).expect("a store");
    assert!(store.player(token(1)).await.expect("an answer").is_some());
    assert_eq!(store.player(token(2)).await.expect("an answer"), None);
}
