//! A full disk: no success without a durable write, reads go on, and writes
//! come back by themselves.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use daily_dama::store::{Advance, Advanced, Error, Progress, Store, Who};
use tokio::task::JoinSet;

use super::{Folder, key, lost, playing, raw, step, token};

fn big(number: u16) -> Advance {
    let next = Progress {
        position: "w".repeat(20_000),
        ..playing(1)
    };
    step(Who::New(token(number)), None, next)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_store_refuses_reads_on_and_recovers() {
    for file in [true, false] {
        let folder = Folder::new();
        let store = if file {
            SqliteStore::open(folder.file("dama.db"))
        } else {
            SqliteStore::in_memory()
        };
        let store = Arc::new(store.expect("a store"));
        let first = store.advance(big(0)).await.expect("done");
        let Advanced::Done(player, 1) = first else {
            panic!("{first:?}");
        };
        store.limit_pages(Some(60)).await.expect("a limit");

        let mut callers = JoinSet::new();
        for number in 1..100 {
            let store = Arc::clone(&store);
            callers.spawn(async move { (number, store.advance(big(number)).await) });
        }
        let answers = callers.join_all().await;
        assert!(answers.iter().any(|(_, answer)| answer.is_err()));
        for (number, answer) in answers {
            let kept = store.player(token(number)).await.expect("reads go on");
            match answer {
                Ok(done) => assert_eq!(Some(done), kept.map(|id| Advanced::Done(id, 1))),
                Err(Error::Unavailable(_)) => assert_eq!(kept, None),
                Err(error) => panic!("{error:?}"),
            }
        }
        assert!(
            store
                .progress(&key(player))
                .await
                .expect("reads go on")
                .is_some()
        );

        store.limit_pages(None).await.expect("no limit");
        let end = step(Who::Known(player), Some(1), lost());
        assert_eq!(
            store.advance(end).await.expect("done"),
            Advanced::Done(player, 2)
        );
        store.advance(big(1000)).await.expect("done");
        assert_eq!(store.check().await.expect("sound"), [""; 0]);
    }
}

/// Another process holds the file longer than anybody waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_writer_waits_for_another_process() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let store = Arc::new(SqliteStore::open(&path).expect("a store"));
    let other = raw(&path);
    other.execute_batch("BEGIN IMMEDIATE").expect("the lock");
    let waiting = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.advance(big(1)).await }
    });
    // Reads do not wait for a writer.
    assert_eq!(store.player(token(1)).await.expect("an answer"), None);
    assert!(!waiting.is_finished());
    other.execute_batch("COMMIT").expect("the lock back");
    let done = waiting.await.expect("no panic").expect("done");
    assert!(matches!(done, Advanced::Done(_, 1)), "{done:?}");
}
