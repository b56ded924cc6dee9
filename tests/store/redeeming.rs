//! A code is redeemed once: by many at once, over two stores, and when the process is killed.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Arc;

use daily_dama::store::sqlite::{MIGRATIONS, SqliteStore};
use daily_dama::store::{Redeem, Store, Who};
use tokio::task::JoinSet;

use super::keep::{code, redeem};
use super::parallel::again;
use super::{Folder, noon, playing, raw, solved_day, step, token};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_fifty_that_redeem_one_code_one_gets_the_streak() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let open = || Arc::new(SqliteStore::open(&path).expect("a store"));
    let stores: [Arc<dyn Store>; 2] = [open(), open()];
    let owner = stores[0].create_player(token(1), noon()).await;
    let owner = owner.expect("a player");
    let put = stores[0].put_recovery(owner, code(1), noon());
    put.await.expect("a code");
    let mut callers = JoinSet::new();
    for caller in 0..50_u16 {
        let store = Arc::clone(&stores[usize::from(caller % 2)]);
        callers.spawn(async move {
            // Each with a player of its own, which the winner's alone must lose.
            let mine = token(1_000 + caller);
            let first = step(Who::New(mine), None, playing(1));
            store.advance(first).await.expect("done");
            let redeem = Redeem {
                fresh: code(2_000 + caller),
                token: token(3_000 + caller),
                ..redeem(1, Some(mine))
            };
            (caller, store.redeem(redeem).await.expect("an answer"))
        });
    }
    let answers: BTreeMap<_, _> = callers.join_all().await.into_iter().collect();
    assert_eq!(answers.len(), 50);
    let winners: Vec<_> = answers.iter().filter(|(_, who)| who.is_some()).collect();
    assert_eq!(winners.len(), 1, "{winners:?}");
    for (caller, answer) in &answers {
        let fresh = stores[0].player(token(3_000 + caller)).await;
        assert_eq!(fresh.expect("an answer"), answer.map(|_| owner));
        let before = stores[0].player(token(1_000 + caller)).await;
        let is_owner = before.expect("an answer") == Some(owner);
        assert_eq!(is_owner, answer.is_some(), "{caller}");
    }
    assert_eq!(stores[1].check().await.expect("sound"), [""; 0]);
}

/// A wrong code must not be told apart by the time that writing takes.
#[tokio::test]
async fn a_wrong_code_never_waits_for_the_writer() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let store = SqliteStore::open(&path).expect("a store");
    let other = raw(&path);
    other.execute_batch("BEGIN IMMEDIATE").expect("the lock");
    let wrong = store.redeem(redeem(1, None));
    let patience = std::time::Duration::from_secs(5);
    let answer = tokio::time::timeout(patience, wrong).await;
    let answer = answer.expect("an answer while another process writes");
    assert_eq!(answer.expect("none"), None);
    other.execute_batch("ROLLBACK").expect("the lock is let go");
}

const WRITER: &str = "DAILY_DAMA_TEST_REDEEMER";

/// The test runs itself again as the process that is killed.
#[expect(
    clippy::disallowed_methods,
    reason = "the test starts itself again as another process"
)]
#[tokio::test]
async fn a_kill_leaves_a_code_redeemed_whole_or_not_at_all() {
    if let Some(path) = std::env::var_os(WRITER) {
        return redeem_for_ever(Path::new(&path)).await;
    }
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let test = "store::redeeming::a_kill_leaves_a_code_redeemed_whole_or_not_at_all";
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
        if acknowledged == 15 {
            child.kill().expect("a living process");
        }
    }
    child.wait().expect("a dead process");
    assert!(acknowledged >= 15);

    let store = SqliteStore::open(&path).expect("a store");
    assert_eq!(store.check().await.expect("sound"), [""; 0]);
    for number in 0..acknowledged {
        let player = store.player(token(20_000 + number)).await;
        let player = player.expect("an answer").expect("the redeemed player");
        let days = store.results(player).await.expect("results");
        assert_eq!(days.len(), 2, "both histories");
    }
    // The one under way: its code or its device is there, not both.
    let code_there = store.redeem(next(acknowledged)).await.expect("an answer");
    let all = store.player(token(20_000 + acknowledged)).await;
    assert!(code_there.is_none() || all.expect("an answer") == code_there);
}

fn next(number: u16) -> Redeem {
    Redeem {
        code: code(10_000 + number),
        fresh: code(30_000 + number),
        token: token(20_000 + number),
        ..redeem(1, Some(token(40_000 + number)))
    }
}

async fn redeem_for_ever(path: &Path) {
    let store = SqliteStore::open(path).expect("a store");
    for number in 0..5_000 {
        let owner = store.create_player(token(number), noon()).await;
        let owner = owner.expect("a player");
        let put = store.put_recovery(owner, code(10_000 + number), noon());
        put.await.expect("a code");
        let yesterday = solved_day(Who::Known(owner), "2026-11-28");
        store.advance(yesterday).await.expect("done");
        let today = step(Who::New(token(40_000 + number)), None, playing(2));
        store.advance(today).await.expect("done");
        let opened = store.redeem(next(number)).await.expect("an answer");
        assert_eq!(opened, Some(owner));
        let mut out = std::io::stdout().lock();
        writeln!(out, "kept {number}")
            .and_then(|()| out.flush())
            .expect("a reader");
    }
}

#[tokio::test]
async fn devices_of_before_go_on_opening_their_player() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let old = raw(&path);
    for step in &MIGRATIONS[..2] {
        old.execute_batch(step).expect("a step");
    }
    old.execute_batch(
        "PRAGMA user_version = 2;
         INSERT INTO player VALUES ('00000000000000000000000000000001', 5);
         INSERT INTO token VALUES (zeroblob(32), '00000000000000000000000000000001', 6)",
    )
    .expect("a player");
    drop(old);
    let store = SqliteStore::open(&path).expect("a store");
    let token = daily_dama::store::TokenHash([0; 32]);
    let player = store.player(token).await.expect("an answer");
    let player = player.expect("a player");
    let devices = store.devices(player, Some(token)).await.expect("devices");
    assert_eq!(devices.len(), 1);
    assert!(devices[0].here && devices[0].agent.is_unknown());
    assert_eq!(devices[0].created_at.timestamp_millis(), 6);
    assert_eq!(store.check().await.expect("sound"), [""; 0]);
}
