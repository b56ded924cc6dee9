//! Runs: the same bytes whatever threads, shards and interruptions.

use std::{
    fs,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use daily_dama::{
    generate::{
        climb,
        run::{Order, Progress, RunError, Shard, merge, read, run},
    },
    rules::draughts::dama::TURKISH,
};

/// A folder of its own under cargo's folder for tests, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("generate")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn order(out: PathBuf, jobs: usize, shard: Shard) -> Order {
    Order {
        restarts: 24,
        seed: 5,
        jobs,
        shard,
        source: None,
        out,
    }
}

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).expect("the file is there")
}

#[test]
fn threads_shards_and_interruptions_do_not_change_a_byte() {
    let folder = folder("same-bytes");
    let whole = folder.join("whole.jsonl");
    let found = run(&TURKISH, &order(whole.clone(), 1, Shard::WHOLE), &go_on).expect("a run");
    assert!(found >= 3, "{found} candidates");
    assert_eq!(read(&whole).expect("candidates").len(), found);

    let threads = folder.join("threads.jsonl");
    run(&TURKISH, &order(threads.clone(), 2, Shard::WHOLE), &go_on).expect("a run");
    assert_eq!(bytes(&threads), bytes(&whole));

    let parts: Vec<PathBuf> = (0..3)
        .map(|i| folder.join(format!("part-{i}.jsonl")))
        .collect();
    for (index, part) in (0..).zip(&parts) {
        let shard = Shard { index, of: 3 };
        run(&TURKISH, &order(part.clone(), 1, shard), &go_on).expect("a run");
    }
    let merged = folder.join("merged.jsonl");
    assert_eq!(merge(&parts, &merged).expect("a merge"), found);
    assert_eq!(bytes(&merged), bytes(&whole));

    interrupted(&folder.join("interrupted.jsonl"), &whole);
}

/// Stops a run after its first block, tears the journal as a power cut would, and goes on.
fn interrupted(out: &Path, whole: &Path) {
    let order = order(out.to_owned(), 1, Shard::WHOLE);
    let stopped = run(&TURKISH, &order, &|_| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(RunError::Stopped)));
    assert!(!out.exists(), "nothing is published before the end");
    let journal = PathBuf::from(format!("{}.journal", out.display()));
    let mut torn = bytes(&journal);
    torn.extend(b"{\"block\":1,\"found\":[{\"id\":\"00");
    fs::write(&journal, torn).expect("the journal is ours");

    let other = Order {
        seed: 6,
        ..order.clone()
    };
    assert!(matches!(
        run(&TURKISH, &other, &go_on),
        Err(RunError::OtherRun(_))
    ));

    let least = AtomicU64::new(u64::MAX);
    let watch = |state: Progress| {
        least.fetch_min(state.done, Ordering::Relaxed);
        ControlFlow::Continue(())
    };
    run(&TURKISH, &order, &watch).expect("the rest of the run");
    assert!(least.into_inner() > 0, "the first block is not done again");
    assert_eq!(bytes(out), bytes(whole));
    assert!(!journal.exists());
}

#[test]
fn a_restart_gives_the_same_candidate_for_ever() {
    // Recorded from the release that made the first volumes; a change needs a new generator
    // version.
    let golden =
        GOLDEN.map(|(restart, position, line)| (restart, position.to_owned(), line.to_owned()));
    let found = GOLDEN.map(|(restart, ..)| {
        let candidate = climb::restart(&TURKISH, 1, restart).expect("a generator");
        let candidate = candidate.expect("this restart finds something");
        (restart, candidate.position, candidate.line.join(" "))
    });
    assert_eq!(found, golden);
}

const GOLDEN: [(u64, &str, &str); 4] = [
    (
        1,
        "W:Wc3,e3,f3,e4,a6,a7:BKa4,c4,c5,f5,e6,h6,g7",
        "e4-d4 c4xe4xe2 a7-a8 a4xa7 a8xa5xd5xh5xh7xe7xe3xe1",
    ),
    (
        5,
        "W:Wc6,Kc8:BKe4,h5,a6,d6,e6",
        "c8-a8 d6xb6 a8xa4xh4xh6xc6xa6",
    ),
    (
        7,
        "W:Wf3,a4,c4,g4,c7:Bh4,a6,c6,h6,g7",
        "c4-c5 h4xf4xf2 c7-c8 c6xc4 c8xc2xh2xh7xa7xa5",
    ),
    (
        8,
        "W:We3,f3,h3,c4:Bb3,a4,d5,a6",
        "c4-d4 d5xd3 e3xc3xa3xa5xa7",
    ),
];

#[test]
fn a_shard_beyond_the_last_is_refused() {
    let out = folder("no-shard").join("none.jsonl");
    let shard = Shard { index: 3, of: 3 };
    let refused = run(&TURKISH, &order(out, 1, shard), &go_on);
    assert!(matches!(
        refused,
        Err(RunError::NoShard { index: 3, of: 3 })
    ));
}

#[test]
fn a_source_that_the_game_lacks_is_refused_and_leaves_nothing_behind() {
    let folder = folder("no-source");
    let mut order = order(folder.join("none.jsonl"), 1, Shard::WHOLE);
    order.source = Some("compose".to_owned());
    let refused = run(&TURKISH, &order, &go_on);
    assert!(matches!(refused, Err(RunError::Gate(_))), "{refused:?}");
    let left = |entry: fs::DirEntry| entry.file_name().to_string_lossy().contains("journal");
    let mut files = fs::read_dir(&folder).expect("the folder is ours");
    assert!(!files.any(|entry| left(entry.expect("an entry"))));
    order.source = Some("men-finish".to_owned());
    run(&TURKISH, &order, &go_on).expect("a run");
    let found = read(&order.out).expect("candidates");
    assert!(!found.is_empty());
    assert!(found.iter().all(|one| one.kind == "men-finish"));
}
