//! Any number of callers, in one process or several: one wins.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use daily_dama::store::{Advance, Advanced, Bucket, Error, PlayerId, Store, Who};
use tokio::task::JoinSet;

use super::{Folder, key, lost, noon, playing, row, step, today, token};

/// Fifty ask for the same step: one is done, the others are told that they
/// are late.
async fn one_of_fifty(stores: &[Arc<dyn Store>; 2], step: &Advance) {
    let mut callers = JoinSet::new();
    for caller in 0..50 {
        let (store, step) = (Arc::clone(&stores[caller % 2]), step.clone());
        callers.spawn(async move { store.advance(step).await });
    }
    let answers = callers.join_all().await;
    assert_eq!(answers.len(), 50);
    let done = |answer: &&Result<Advanced, Error>| matches!(answer, Ok(Advanced::Done(..)));
    let stale = |answer: &&Result<Advanced, Error>| matches!(answer, Ok(Advanced::Stale));
    assert_eq!(answers.iter().filter(done).count(), 1, "{answers:?}");
    assert_eq!(answers.iter().filter(stale).count(), 49, "{answers:?}");
}

/// The third attempt is spent and counted.
fn last_attempt(player: PlayerId, expected: u32) -> Advance {
    Advance {
        row: Some(row(3, 0)),
        tally: Some(Bucket::Lost),
        ..step(Who::Known(player), Some(expected), lost())
    }
}

async fn on_the_last_attempt(store: &dyn Store, number: u16) -> PlayerId {
    let player = store
        .create_player(token(number), noon())
        .await
        .expect("a player");
    store
        .advance(step(Who::Known(player), None, playing(3)))
        .await
        .expect("done");
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn fifty_at_once_through_two_stores_spend_the_last_attempt_once() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let open = || Arc::new(SqliteStore::open(&path).expect("a store"));
    let stores: [Arc<dyn Store>; 2] = [open(), open()];
    for round in 0..20 {
        let player = on_the_last_attempt(stores[0].as_ref(), round).await;
        one_of_fifty(&stores, &last_attempt(player, 1)).await;
        let rows = stores[1].rows(&key(player)).await.expect("rows");
        assert_eq!(rows, [row(3, 0)]);
        let counts = stores[1].spread("turkish", today()).await.expect("counts");
        assert_eq!(counts, [0, 0, 0, u64::from(round) + 1]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn fifty_at_once_spend_one_attempt_at_every_step() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let open = || Arc::new(SqliteStore::open(&path).expect("a store"));
    let stores: [Arc<dyn Store>; 2] = [open(), open()];
    for number in 0..10 {
        let player = stores[1].create_player(token(number), noon()).await;
        let who = Who::Known(player.expect("a player"));
        one_of_fifty(&stores, &step(who, None, playing(1))).await;
        // Without a row only the revision can tell the callers apart.
        one_of_fifty(&stores, &step(who, Some(1), playing(2))).await;
        one_of_fifty(&stores, &step(who, Some(2), playing(2))).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_job_that_fails_takes_no_other_along() {
    let folder = Folder::new();
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(folder.file("dama.db")).expect("a store"));
    let mut callers = JoinSet::new();
    for number in 0..200 {
        let store = Arc::clone(&store);
        callers.spawn(async move {
            // Every fourth asks for a token that another asks for too.
            let number = if number % 4 == 3 { number - 1 } else { number };
            let first = step(Who::New(token(number)), None, playing(1));
            (number, store.advance(first).await)
        });
    }
    let answers = callers.join_all().await;
    let (done, failed): (Vec<_>, Vec<_>) = answers.iter().partition(|(_, answer)| answer.is_ok());
    assert_eq!((done.len(), failed.len()), (150, 50));
    for (_, answer) in failed {
        assert!(matches!(answer, Err(Error::Conflict)), "{answer:?}");
    }
    for (number, answer) in done {
        let player = store.player(token(*number)).await.expect("a player");
        assert_eq!(
            answer.as_ref().ok(),
            player.map(|id| Advanced::Done(id, 1)).as_ref()
        );
    }
    assert_eq!(store.check().await.expect("sound"), [""; 0]);
}

const RACE: &str = "DAILY_DAMA_TEST_RACE";

/// The test runs itself again as two processes that race for the same steps.
#[expect(
    clippy::disallowed_methods,
    reason = "the test starts itself again as another process"
)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_share_the_wins_and_no_step_is_won_twice() {
    if let Some(path) = std::env::var_os(RACE) {
        return race(Path::new(&path)).await;
    }
    let folder = Folder::new();
    let path = folder.file("dama.db");
    let store = SqliteStore::open(&path).expect("a store");
    for number in 0..100 {
        on_the_last_attempt(&store, number).await;
    }
    let children = [0, 1].map(|_| {
        again(
            "store::parallel::two_processes_share_the_wins_and_no_step_is_won_twice",
            RACE,
            path.clone().into(),
        )
        .spawn()
        .expect("a second process")
    });
    let mut wins = BTreeMap::new();
    for child in children {
        let output = child.wait_with_output().expect("its output");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        for won in text.lines().filter_map(|line| line.strip_prefix("won ")) {
            *wins.entry(won.to_owned()).or_insert(0) += 1;
        }
    }
    assert_eq!(wins.len(), 100);
    assert!(wins.values().all(|times| *times == 1), "{wins:?}");
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0, 0, 0, 100]
    );
}

async fn race(path: &Path) {
    let store = SqliteStore::open(path).expect("a store");
    for number in 0..100 {
        let player = store
            .player(token(number))
            .await
            .expect("a player")
            .expect("some");
        let answer = store
            .advance(last_attempt(player, 1))
            .await
            .expect("an answer");
        if answer == Advanced::Done(player, 2) {
            writeln!(std::io::stdout(), "won {number}").expect("a reader");
        }
    }
}

/// This test binary again, for one test, with a variable that makes it the
/// other side.
pub(super) fn again(test: &str, variable: &str, value: OsString) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("the test binary"));
    command
        .args(["--exact", test, "--nocapture"])
        .env(variable, value)
        .stdin(Stdio::null())
        .stdout(Stdio::piped());
    command
}
