//! Chinese Checkers on the command line.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::run;
use crate::{
    data::records,
    rules::star::{HalmaCase, HalmaMoves, HalmaPerft, HalmaWin},
};

const TWO: &str = "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD A -";
/// A is home, E and C play on; C has nine of ten in its target.
const PLACES: &str = "1/2/3/4/CCCC9/1CC9/CCC8/C9/9/E9/EE9/EEE9/EEEE9/AAAA/AAA/AA/A ACE E A";
/// A cannot move.
const HELD: &str = "A/AA/AAA/AAAA/4CCCCC4/3CCCCCE3/11/10/9/10/1EE5E2/1EE6EE1/E10E1/4/3/2/1 ACE A -";

fn json(arguments: &[&str], status: i32) -> Value {
    let ran = run(arguments);
    assert_eq!(ran.status, status, "{arguments:?}: {}", ran.stderr);
    assert_eq!(ran.stdout.matches('\n').count(), 1, "one line");
    serde_json::from_str(&ran.stdout).expect("JSON")
}

#[test]
fn perft_counts_under_every_form_and_for_places() {
    let mut seen = 0;
    for record in records::<HalmaPerft>("halma-perft.jsonl") {
        // Most records are the library's tests.
        if !record.id.starts_with("end-") && !record.id.starts_with("start-") {
            continue;
        }
        let mut arguments = vec![
            "perft",
            "chinese",
            "--depth",
            "2",
            "--position",
            &record.pos,
        ];
        if record.rule != "door" {
            arguments.extend(["--rule", &*record.rule]);
        }
        if record.mode == "places" {
            arguments.push("--places");
        }
        let ran = run(&arguments);
        let wanted = format!("{}\n", record.perft[1]);
        assert_eq!((ran.status, ran.stdout), (0, wanted), "{}", record.id);
        seen += 1;
    }
    assert_eq!(seen, 21);
    let ran = run(["perft", "chinese", "--depth", "3", "--divide"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    let counts = lines[..14].iter().filter_map(|line| line.split_once(": "));
    let total: u64 = counts
        .filter_map(|(_, count)| count.parse::<u64>().ok())
        .sum();
    assert_eq!((lines.len(), total, lines[14]), (15, 4760, "4760"));
}

#[test]
fn moves_lists_pairs_with_their_chains() {
    let record = records::<HalmaMoves>("halma-moves.jsonl").swap_remove(6);
    let list = json(
        &["moves", "chinese", "--position", &record.pos, "--json"],
        0,
    );
    let list = list.as_array().expect("an array");
    assert_eq!(list.len(), record.count);
    for (found, known) in list.iter().zip(&record.moves) {
        let holes: Vec<&str> = known.path.split(['x', '-']).collect();
        let wanted = json!({"move": known.m, "from": holes[0], "path": holes[1..]});
        assert_eq!(found, &wanted);
    }
    let none = json(&["moves", "chinese", "--position", HELD, "--json"], 0);
    assert_eq!(none, json!([]));
    let ran = run(["moves", "chinese", "--position", HELD]);
    assert_eq!((ran.status, &*ran.stdout), (0, "pass\n"));
}

#[test]
fn play_says_who_is_home() {
    let mut seen = 0;
    for record in records::<HalmaCase>("halma-cases.jsonl") {
        if let Some(text) = &record.mv {
            for (rule, after) in &record.after {
                let found = json(
                    &[
                        "play",
                        "chinese",
                        "--rule",
                        rule,
                        "--position",
                        &record.pos,
                        "--moves",
                        text,
                        "--json",
                    ],
                    0,
                );
                let finished = after.pos.rsplit(' ').next().expect("a field");
                let finished = finished.trim_start_matches('-');
                let wanted = json!({"finished": finished, "position": after.pos});
                assert_eq!(found, wanted, "{} {rule}", record.id);
                seen += 1;
            }
        }
        if let Some(text) = &record.illegal {
            let ran = run([
                "play",
                "chinese",
                "--position",
                &record.pos,
                "--moves",
                text,
                "--json",
            ]);
            assert_eq!((ran.status, &*ran.stdout), (2, ""), "{}", record.id);
            assert!(ran.stderr.starts_with("error: move 1 "), "{}", ran.stderr);
        }
    }
    assert_eq!(seen, 45);
}

#[test]
fn play_goes_on_for_places_and_ends_when_one_is_left() {
    let play = ["play", "chinese", "--json", "--position", PLACES, "--moves"];
    let judged = json(&[&play[..], &[""]].concat(), 0);
    assert_eq!(judged, json!({"finished": "A", "position": PLACES}));
    let third = json(
        &[&play[..], &["j1-i1 g1-f1 i1-j1 g2-g1 j1-i1 g3-g2"]].concat(),
        0,
    );
    assert_eq!(third["finished"], "AC");
    assert_eq!(third.get("reason"), None);
    let ran = run([&play[..], &["j1-i1 g1-f1 i1-j1 g2-g1 j1-i1 g3-g2 i1-j1"]].concat());
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("game-over"), "{}", ran.stderr);
    let ran = run(["play", "chinese", "--position", PLACES, "--moves", "j1-i1"]);
    assert!(ran.stdout.starts_with("ongoing\n"), "{}", ran.stdout);
}

#[test]
fn play_names_the_reason_of_a_draw() {
    let round = "d1-e5 n1-m5 e5-d1 m5-n1 ".repeat(2);
    let found = json(&["play", "chinese", "--moves", &round, "--json"], 0);
    assert_eq!(
        found,
        json!({"finished": "", "reason": "threefold", "position": TWO})
    );
}

#[test]
fn solve_proves_under_the_form_asked_for() {
    let mut seen = 0;
    for record in records::<HalmaWin>("halma-wins.jsonl") {
        if record.n > 2 && record.id != "sw08" {
            continue;
        }
        for rule in ["strict", "door", "full"] {
            let n = record.n.to_string();
            let won = record.rules.iter().any(|known| known == rule);
            let found = json(
                &[
                    "solve",
                    "chinese",
                    "--rule",
                    rule,
                    "--position",
                    &record.pos,
                    "--max",
                    &n,
                    "--json",
                ],
                i32::from(!won),
            );
            let keys: BTreeSet<&str> = found["keys"]
                .as_array()
                .expect("an array")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            let wanted: BTreeSet<&str> = record.wins.iter().map(String::as_str).collect();
            if won {
                assert_eq!(
                    (&found["win_in"], keys),
                    (&json!(record.n), wanted),
                    "{rule}"
                );
                let line = found["line"].as_array().expect("an array").len();
                assert_eq!(line, 2 * usize::from(record.n) - 1, "{}", record.id);
            } else {
                assert_eq!(found["verdict"], "no_win", "{} {rule}", record.id);
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 12);
}

#[test]
fn solve_is_for_two_and_knows_a_finished_game() {
    let home = "1/2/3/4/DDDD9/DDD9/DD9/D9/9/10/11/12/13/AAAA/AAA/AA/A AD D A";
    let found = json(&["solve", "chinese", "--position", home, "--json"], 1);
    assert_eq!(found["over"], json!({"outcome": "A", "reason": "home"}));
    let ran = run(["solve", "chinese", "--position", HELD, "--json"]);
    assert_eq!((ran.status, &*ran.stdout), (2, ""));
    assert_eq!(
        ran.stderr,
        "error: --position: solve is for positions of two players\n"
    );
}

#[test]
fn an_unknown_rule_is_refused_with_the_rules_there_are() {
    for command in ["perft", "moves", "play", "solve"] {
        for (game, rule, says) in [
            (
                "chinese",
                "fast",
                "unknown rule \"fast\"; chinese has strict, door, full",
            ),
            ("turkish", "strict", "turkish has no house rules"),
        ] {
            let mut arguments = vec![command, game, "--rule", rule];
            match command {
                "perft" => arguments.extend(["--depth", "1"]),
                "play" => arguments.extend(["--moves", ""]),
                "solve" => arguments.extend(["--position", TWO]),
                _ => {}
            }
            let ran = run(&arguments);
            let wanted = format!("error: --rule: {says}\n");
            assert_eq!((ran.status, &*ran.stdout, ran.stderr), (2, "", wanted));
        }
    }
}

#[test]
fn the_diagonal_games_know_the_optional_capture() {
    let moves = ["moves", "russian", "--position", "W:Wc3,g1:Bd4,h8"];
    let forced = run(moves);
    assert_eq!((forced.status, &*forced.stdout), (0, "c3xe5\n"));
    let free = run([&moves[..], &["--rule", "optional-capture"]].concat());
    let found: BTreeSet<&str> = free.stdout.lines().collect();
    let wanted = BTreeSet::from(["c3xe5", "c3-b4", "g1-f2", "g1-h2"]);
    assert_eq!((free.status, found), (0, wanted));
}

#[test]
fn five_players_are_refused_with_the_reason() {
    let five =
        "A/AA/AAA/AAAA/9BBBB/9BBB/9BB/9B/9/E8C/EE7CC/EEE6CCC/EEEE5CCCC/DDDD/DDD/DD/D ABCDE A -";
    let ran = run(["moves", "chinese", "--position", five, "--json"]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("five cannot play"), "{}", ran.stderr);
}

#[test]
fn digits_of_arabic_keyboards_are_read() {
    let found = json(&["play", "chinese", "--moves", "d١-e٥", "--json"], 0);
    let wanted = "A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD D -";
    assert_eq!(found["position"], wanted);
}
