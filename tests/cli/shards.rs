//! A search in shards that is killed on the way, as machines and schedulers do it.

use std::{
    fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use super::{Ran, program, ran, run, stores::Folder};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/generate");
const ARRAY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/generate-array.sbatch");

fn search<'a>(seed: &'a str, shard: &'a str, out: &'a str) -> Vec<&'a str> {
    vec![
        "generate",
        "turkish",
        "--restarts",
        "64",
        "--seed",
        seed,
        "--shard",
        shard,
        "--jobs",
        "1",
        "--out",
        out,
    ]
}

fn bytes(file: &str) -> Vec<u8> {
    fs::read(file).expect("it was written")
}

/// Starts a search and kills it when its first block of restarts is in the journal and others
/// are to come.
fn kill_midway(arguments: &[&str], out: &str) {
    let mut child = program(arguments)
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let journal = format!("{out}.journal");
    let deadline = Instant::now() + Duration::from_secs(300);
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.matches('\n').count());
    while lines() < 2 {
        assert!(Instant::now() < deadline, "no block is done");
        assert_eq!(child.try_wait().expect("a child"), None, "it is at work");
        std::thread::sleep(Duration::from_millis(2));
    }
    // On Unix this is SIGKILL.
    child.kill().expect("a child");
    let status = child.wait().expect("a child");
    assert!(!status.success(), "it was killed on the way");
    assert!(!fs::exists(out).expect("a folder"), "nothing half done");
}

#[test]
fn killed_shards_go_on_to_the_bytes_of_a_whole_search() {
    let folder = Folder::new("killed");
    let [whole, first, second, merged] =
        ["whole", "first", "second", "merged"].map(|name| folder.file(name));
    let done = |arguments: &[&str]| {
        let ran = run(arguments);
        assert_eq!((ran.status, &*ran.stdout), (0, ""), "{ran:?}");
        ran
    };
    done(&search("1", "0/1", &whole));
    for (shard, out) in [("0/2", &first), ("1/2", &second)] {
        let arguments = search("1", shard, out);
        kill_midway(&arguments, out);
        done(&arguments);
    }
    done(&["merge", &first, &second, "--out", &merged]);
    assert!(!bytes(&whole).is_empty(), "the restarts find something");
    assert_eq!(bytes(&merged), bytes(&whole));

    // Done is done: the same order finds it so, another one leaves it alone.
    let before = bytes(&whole);
    let again = done(&search("1", "0/1", &whole));
    let found = before.iter().filter(|byte| **byte == b'\n').count();
    assert!(
        again.stderr.contains(&format!("{found} candidates")),
        "{again:?}"
    );
    let refused = |arguments: &[&str], file: &str| {
        let Ran { status, stderr, .. } = run(arguments);
        assert_eq!((status, stderr.matches('\n').count()), (2, 1), "{stderr}");
        assert!(stderr.contains("another search"), "{stderr}");
        assert_eq!(bytes(file), before, "{file}");
    };
    refused(&search("2", "0/1", &whole), &whole);
    refused(&search("1", "0/2", &whole), &whole);
    // A file of unknown descent is not overwritten either.
    refused(&search("1", "0/1", &merged), &merged);
}

#[test]
fn the_script_and_the_job_array_search_in_shards() {
    let folder = Folder::new("script");
    let [whole, split, array, joined] =
        ["whole", "split", "array", "joined"].map(|name| folder.file(name));
    let binary = env!("CARGO_BIN_EXE_daily-dama");
    let order = ["turkish", "20", "1"];
    let script = |shards: &str, out: &str| {
        let mut command = Command::new("bash");
        command.arg(SCRIPT).args(order).args([shards, out]);
        ran(command.env("DAILY_DAMA", binary).output().expect("a shell"))
    };
    for (shards, out) in [("1", &whole), ("3", &split), ("3", &split)] {
        let ran = script(shards, out);
        assert_eq!((ran.status, &*ran.stdout), (0, ""), "{ran:?}");
    }
    assert!(!bytes(&whole).is_empty(), "the restarts find something");
    assert_eq!(bytes(&split), bytes(&whole));
    for wrong in ["0", "x", ""] {
        assert_eq!(script(wrong, &split).status, 2, "{wrong:?}");
    }
    for task in ["0", "1"] {
        let mut command = Command::new("bash");
        command.arg(ARRAY).args(order).args(["2", &array]);
        command
            .env("DAILY_DAMA", binary)
            .env("SLURM_ARRAY_TASK_ID", task);
        let ran = ran(command.output().expect("a shell"));
        assert_eq!(ran.status, 0, "{ran:?}");
    }
    let [first, second] = ["0", "1"].map(|task| format!("{array}/shard-{task}.jsonl"));
    let ran = run(["merge", &first, &second, "--out", &joined]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert_eq!(bytes(&joined), bytes(&whole));
}
