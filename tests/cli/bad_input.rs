//! Bad input ends with status 2 and one clear line; nothing ends with a panic.

use std::{ffi::OsString, io::Read, os::unix::ffi::OsStringExt, process::Stdio};

use super::{program, ran, run};

/// Status 2, nothing on standard output, one line that has these words.
fn refused(arguments: &[&str], words: &[&str]) {
    let ran = run(arguments);
    assert_eq!(ran.status, 2, "{arguments:?}: {}", ran.stderr);
    assert_eq!(ran.stdout, "", "{arguments:?}");
    assert_eq!(
        ran.stderr.matches('\n').count(),
        1,
        "{arguments:?}: {}",
        ran.stderr
    );
    assert!(ran.stderr.starts_with("error: "), "{}", ran.stderr);
    for word in words {
        assert!(
            ran.stderr.contains(word),
            "{arguments:?}: {word:?} in {}",
            ran.stderr
        );
    }
}

/// Arguments, and words of the complaint about them.
const BAD: &[(&[&str], &[&str])] = &[
    (&["nonsense"], &["nonsense"]),
    (&[""], &[]),
    (&["perft"], &["GAME", "--depth"]),
    (
        &["perft", "chess", "--depth", "1"],
        &["chess", "turkish", "arabic"],
    ),
    (&["moves", "TURKISH", "--json"], &["turkish"]),
    (&["perft", "turkish"], &["--depth"]),
    (&["perft", "turkish", "--depth", "-1"], &[]),
    (&["perft", "turkish", "--depth", "x"], &["x", "--depth"]),
    (
        &["perft", "turkish", "--depth", "4294967295"],
        &["--depth", "500"],
    ),
    (
        &["perft", "turkish", "--depth", "99999999999999999999999"],
        &["--depth"],
    ),
    (&["perft", "turkish", "--depth", "٣"], &["--depth"]),
    (
        &["perft", "turkish", "--depth", "1", "--depth", "2"],
        &["--depth"],
    ),
    (&["solve", "turkish", "--json"], &["--position"]),
    (
        &["solve", "turkish", "--position", "W:Wa2:Bb7", "--max", "0"],
        &["--max"],
    ),
    (
        &[
            "solve",
            "turkish",
            "--position",
            "W:Wa2:Bb7",
            "--max",
            "256",
        ],
        &["--max"],
    ),
    (
        &[
            "solve",
            "turkish",
            "--position",
            "W:Wa2:Bb7",
            "--max-nodes",
            "-1",
        ],
        &[],
    ),
    (&["play", "turkish"], &["--moves"]),
    (&["play", "chess", "--moves", ""], &["chess"]),
    (&["verify", "chess"], &["chess"]),
    (&["verify", "--file", "x"], &["GAME"]),
    (&["today", "chess"], &["chess"]),
    (&["today", "turkish", "--date", "2026-02-30"], &["--date"]),
    (&["today", "turkish", "--date", "٢٠٢٦-٠١-٠١"], &["--date"]),
    (
        &["generate", "turkish", "--restarts", "1", "--seed", "1"],
        &["--out"],
    ),
    (
        &[
            "generate",
            "chess",
            "--restarts",
            "1",
            "--seed",
            "1",
            "--out",
            "x",
        ],
        &["chess"],
    ),
    (
        &[
            "generate",
            "turkish",
            "--restarts",
            "1",
            "--seed",
            "1",
            "--out",
            "x",
            "--shard",
            "4/4",
        ],
        &["--shard", "0/4"],
    ),
    (
        &[
            "generate",
            "turkish",
            "--restarts",
            "1",
            "--seed",
            "1",
            "--out",
            "x",
            "--jobs",
            "0",
        ],
        &["--jobs"],
    ),
    (&["merge", "--out", "x"], &["FILE"]),
    (&["backup"], &["FILE"]),
    (
        &["void", "turkish", "yesterday"],
        &["yesterday", "2026-11-29"],
    ),
    (&["serve", "--bind", "everywhere"], &["--bind"]),
    (&["--bind", "everywhere"], &["--bind"]),
    (&["serve", "--url", "https://a/b"], &["--url"]),
    (&["serve", "--now", "tomorrow"], &["--now"]),
    (&["serve", "--first-day", "0"], &["--first-day"]),
    (&["serve", "--timezone", "Istanbul"], &["--timezone"]),
    (
        &["serve", "--trusted-proxy", "10.0.0.0/33"],
        &["--trusted-proxy"],
    ),
    (&["serve", "--rate-burst", "0"], &["--rate-burst"]),
    (&["serve", "--recovery-burst", "0"], &["--recovery-burst"]),
    (&["serve", "--wrong"], &["--wrong"]),
];

#[test]
fn bad_arguments_are_refused_in_one_line() {
    for (arguments, words) in BAD {
        refused(arguments, words);
    }
}

#[test]
fn bad_positions_are_refused_in_one_line() {
    let crowd = "a2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3,a4";
    let seventeen = format!("W:W{crowd}:Bh7");
    let long = format!("W:W{}:Bh7", "a2,".repeat(30_000));
    for (position, words) in [
        ("", "side to move"),
        ("W", "W and a B"),
        (":", "side to move"),
        ("?:Wa2:Bb7", "side to move"),
        ("W:W:B", "empty"),
        ("W:Wa2,a2:Bb7", "a2 is given twice"),
        ("W:Wa2:Ba2", "a2 is given twice"),
        ("W:Wa8:Bb7", "a8"),
        ("W:Wa2:Bb1", "b1"),
        ("W:Wi9:Bb7", "i9"),
        ("W:W99999999999999999999:Bb7", "unknown square"),
        ("W:Wé2:Bb7", "unknown square"),
        ("W:Wa2:Bb7:", "must begin"),
        ("W:Wa2,,b2:Bb7", "comma"),
        ("W:W1-5:Bb7", "1-5"),
        ("W:Wa2\nW:Bb7", "unknown square"),
        ("--json", "W:"),
        (&seventeen, "17"),
        (&long, "too long"),
    ] {
        for command in [
            &["moves", "turkish", "--position", position][..],
            &["perft", "arabic", "--depth", "1", "--position", position],
            &["solve", "turkish", "--position", position],
            &["play", "arabic", "--moves", "", "--position", position],
        ] {
            refused(command, &[words]);
        }
    }
}

#[test]
fn an_illegal_move_is_refused_by_the_id_of_its_rule() {
    let long = "a".repeat(100_000);
    for (position, moves, rule) in [
        ("W:Wd4,a2:Bd5,h7", "a2-a3", "capture-compulsory"),
        ("W:Wa2:Bh7", "a2-a1", "men-not-back"),
        ("W:Wa2:Bh7", "h7-h6", "not-your-piece"),
        ("W:Wa2:Bh7", "b2-b3", "no-piece"),
        ("W:Wa2,b2:Bh7", "a2-b2", "square-taken"),
        ("W:Wa2:Bh7", "a2-a4", "beyond-reach"),
        ("W:Wa2:Bh7", "e2e4", "unreadable"),
        ("W:Wa2:Bh7", "Nf3", "unreadable"),
        ("W:Wa2:Bh7", "pass", "unreadable"),
        ("W:Wa2:Bh7", "a2-a3 h7-h6 a3-a2", "men-not-back"),
        ("W:Wd4,a2:Bd5", "d4xd6 a2-a3", "game-over"),
        ("W:WKd4:BKd6", "d4-d5", "game-over"),
        ("W:Wa2:Bh7", &long, "unreadable"),
    ] {
        let arguments = [
            "play",
            "turkish",
            "--position",
            position,
            "--moves",
            moves,
            "--json",
        ];
        refused(&arguments, &[&format!(": {rule}: ")]);
    }
    let third = [
        "play",
        "turkish",
        "--moves",
        "a3-a4 a6-a5 zz",
        "--position",
        "W:Wa3:Ba6,h7",
    ];
    refused(&third, &["move 3 \"zz\": unreadable"]);
}

#[test]
fn a_game_drawn_by_repetition_takes_no_further_move() {
    let position = "W:WKa1,Kh1:BKa8,Kh8";
    let round = "h1-g1 h8-g8 g1-h1 g8-h8";
    let twice = format!("{round} {round}");
    let ran = run([
        "play",
        "turkish",
        "--position",
        position,
        "--moves",
        &twice,
        "--json",
    ]);
    assert!(
        ran.stdout.contains("\"reason\":\"threefold\""),
        "{}",
        ran.stdout
    );
    let more = format!("{twice} h1-g1");
    refused(
        &["play", "turkish", "--position", position, "--moves", &more],
        &["move 9", "game-over"],
    );
}

#[test]
fn arguments_that_are_no_unicode_are_refused_in_one_line() {
    let broken = || OsString::from_vec(vec![b'W', 0xff, 0xfe]);
    for arguments in [
        vec![
            "moves".into(),
            "turkish".into(),
            "--position".into(),
            broken(),
        ],
        vec!["moves".into(), broken()],
        vec![broken()],
    ] {
        let ran = ran(program(&arguments).output().expect("the program starts"));
        assert_eq!((ran.status, &*ran.stdout), (2, ""), "{arguments:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
    }
}

#[test]
fn a_setting_of_the_environment_counts_and_a_wrong_one_is_refused() {
    for (name, value, word) in [
        ("DAMA_BIND", "everywhere", "--bind"),
        ("DAMA_URL", "dama.example", "--url"),
        ("DAMA_REHEARSAL", "perhaps", "--rehearsal"),
        ("DAMA_TIMEZON", "Europe/Istanbul", "DAMA_TIMEZON"),
    ] {
        let output = program(["serve"]).env(name, value).output();
        let ran = ran(output.expect("the program starts"));
        assert_eq!(ran.status, 2, "{name}: {}", ran.stderr);
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        assert!(ran.stderr.contains(word), "{}", ran.stderr);
    }
    // Commands that have no such setting do not mind.
    let output = program(["moves", "turkish"])
        .env("DAMA_BIND", "everywhere")
        .output();
    assert_eq!(ran(output.expect("the program starts")).status, 0);
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = program(["perft", "turkish", "--depth", "5", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let status = child.wait().expect("it ends");
    let mut said = String::new();
    let mut stderr = child.stderr.take().expect("piped");
    stderr.read_to_string(&mut said).expect("UTF-8");
    assert_eq!((status.code(), &*said), (Some(0), ""));
}

#[test]
fn help_and_version_go_to_standard_output() {
    for (flag, words) in [
        ("--help", "perft"),
        ("--version", env!("CARGO_PKG_VERSION")),
    ] {
        let ran = run([flag]);
        assert_eq!((ran.status, &*ran.stderr), (0, ""));
        assert!(ran.stdout.contains(words), "{}", ran.stdout);
    }
    let help = run(["serve", "--help"]).stdout;
    for name in daily_dama::settings::NAMES {
        assert!(help.contains(name), "{name} is not in the help of serve");
    }
}
