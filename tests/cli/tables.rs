//! Answers of the commands against the tables of the rules.

use std::collections::BTreeSet;

use daily_dama::rules::{
    draughts::dama::TURKISH,
    game::{Game, Outcome, Seat},
    play::Play,
};
use serde_json::Value;

use super::run;
use crate::data::{KeyRecord, Moves, OutcomeRecord, Perft, WinRecord, records};

const GAMES: [&str; 2] = ["turkish", "arabic"];

fn ours(variant: &str) -> bool {
    GAMES.contains(&variant)
}

fn json(text: &str) -> Value {
    assert_eq!(text.matches('\n').count(), 1, "one line: {text}");
    serde_json::from_str(text).expect(text)
}

fn words(value: &Value) -> Vec<String> {
    let texts = value.as_array().expect("an array").iter();
    texts
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

#[test]
fn perft_prints_the_count_of_results_alone() {
    let mut seen = 0;
    for record in records::<Perft>("perft.jsonl") {
        // The large counts are the library's tests.
        if !ours(&record.variant) || record.counting != "sets" || record.nodes > 100_000 {
            continue;
        }
        let depth = record.depth.to_string();
        let ran = run([
            "perft",
            &record.variant,
            "--depth",
            &depth,
            "--position",
            &record.fen,
        ]);
        let wanted = format!("{}\n", record.nodes);
        assert_eq!((ran.status, ran.stdout), (0, wanted), "{}", record.fen);
        seen += 1;
    }
    assert!(seen > 60, "only {seen} records");
}

#[test]
fn perft_counts_from_the_start_where_no_position_is_given() {
    for game in GAMES {
        for (depth, count) in [("0", "1\n"), ("1", "8\n"), ("2", "64\n"), ("4", "7538\n")] {
            let ran = run(["perft", game, "--depth", depth]);
            assert_eq!((ran.status, &*ran.stdout), (0, count), "{game} {depth}");
        }
    }
}

#[test]
fn perft_divides_by_the_first_move() {
    let ran = run(["perft", "turkish", "--depth", "3", "--divide"]);
    let mut lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.pop(), Some("708"));
    let mut total = 0;
    for line in &lines {
        let (_, count) = line.split_once(": ").expect(line);
        total += count.parse::<u64>().expect(line);
    }
    assert_eq!((lines.len(), total), (8, 708));
}

#[test]
fn moves_lists_what_the_tables_list() {
    let mut seen = 0;
    for record in records::<Moves>("moves.jsonl") {
        if !ours(&record.variant) {
            continue;
        }
        let ran = run([
            "moves",
            &record.variant,
            "--position",
            &record.fen,
            "--json",
        ]);
        assert_eq!(ran.status, 0, "{}", record.fen);
        let list = json(&ran.stdout);
        let list = list.as_array().expect("an array");
        assert_eq!(list.len(), record.sets, "{}", record.fen);
        for found in list {
            let same = |known: &&crate::data::MoveRecord| found["move"] == known.text.as_str();
            let known = record.moves.iter().find(same).expect(&record.fen);
            let wanted = serde_json::json!({
                "move": known.text, "from": known.from, "path": known.path,
                "captured": known.captured, "promotes": known.promotes,
            });
            assert_eq!(found, &wanted);
        }
        seen += 1;
    }
    assert_eq!(seen, 66);
}

#[test]
fn moves_does_not_look_at_the_end_of_the_game() {
    for (position, count) in [("W:WKa1:BKh8", 14), ("W:Wa2:B", 2), ("B:Wa2:B", 0)] {
        let ran = run(["moves", "turkish", "--position", position, "--json"]);
        let list = json(&ran.stdout);
        let found = list.as_array().map(Vec::len);
        assert_eq!((ran.status, found), (0, Some(count)), "{position}");
    }
}

#[test]
fn play_judges_what_the_tables_judge() {
    let mut seen = 0;
    for record in records::<OutcomeRecord>("outcomes.jsonl") {
        if !ours(&record.variant) {
            continue;
        }
        let moves = record.moves.join(" ");
        let (game, fen) = (&*record.variant, &*record.fen);
        let ran = run(["play", game, "--position", fen, "--moves", &moves, "--json"]);
        let wanted = serde_json::json!({
            "outcome": record.outcome, "reason": record.reason, "position": record.final_fen,
        });
        assert_eq!(
            (ran.status, json(&ran.stdout)),
            (0, wanted),
            "{}",
            record.why
        );
        seen += 1;
    }
    assert_eq!(seen, 33);
}

#[test]
fn play_without_moves_judges_the_position() {
    for (game, position, outcome, reason) in [
        ("turkish", "W:WKa1:BKh8", "draw", "king-v-king"),
        ("turkish", "W:Wa2:BKh8", "ongoing", ""),
        ("arabic", "W:Wa2:BKh8", "draw", "one-each"),
        ("arabic", "W:Wa2:B", "white", "no-pieces"),
        ("turkish", "B:WKb1,Kb2,Ka3:BKa1,Ka2", "ongoing", ""),
    ] {
        let ran = run([
            "play",
            game,
            "--position",
            position,
            "--moves",
            "",
            "--json",
        ]);
        let found = json(&ran.stdout);
        assert_eq!(ran.status, 0);
        assert_eq!(found["outcome"], outcome, "{game} {position}");
        assert_eq!(found["reason"], reason, "{game} {position}");
        assert_eq!(found["position"], position);
    }
}

fn key_text(key: &KeyRecord) -> (String, String, BTreeSet<String>) {
    (
        key.from.clone(),
        key.to.clone(),
        key.captured.iter().cloned().collect(),
    )
}

#[test]
fn solve_finds_every_proven_win_with_all_its_keys() {
    let mut wins = 0;
    for record in records::<WinRecord>("wins-turkish.jsonl") {
        let max = record.searched_to.to_string();
        let ran = run([
            "solve",
            "turkish",
            "--position",
            &record.fen,
            "--max",
            &max,
            "--json",
        ]);
        let found = json(&ran.stdout);
        let Some(n) = record.n else {
            assert_eq!(ran.status, 1, "{}", record.id);
            assert_eq!(found["verdict"], "no_win", "{}", record.id);
            assert_eq!(found["win_in"], Value::Null);
            assert_eq!(
                (words(&found["keys"]), words(&found["line"])),
                (vec![], vec![])
            );
            continue;
        };
        assert_eq!(
            (ran.status, &found["verdict"]),
            (0, &"win".into()),
            "{}",
            record.id
        );
        assert_eq!(found["win_in"], n, "{}", record.id);
        assert!(found["nodes"].as_u64() > Some(0));
        let position = TURKISH.read_position(&record.fen).expect(&record.fen);
        let keys: BTreeSet<_> = words(&found["keys"])
            .iter()
            .map(|text| {
                let mv = TURKISH.read_move(&position, text).expect(text);
                let names = mv
                    .captured
                    .iter()
                    .map(|&square| TURKISH.square_name(square));
                let from = TURKISH.square_name(daily_dama::rules::game::Square(mv.result.from));
                let to = TURKISH.square_name(daily_dama::rules::game::Square(mv.result.to));
                (from, to, names.collect())
            })
            .collect();
        let wanted: BTreeSet<_> = record
            .winning_first_moves_detail
            .iter()
            .map(key_text)
            .collect();
        assert_eq!(keys, wanted, "{}", record.id);
        the_line_wins(
            &record.fen,
            n,
            &words(&found["keys"]),
            &words(&found["line"]),
        );
        wins += 1;
    }
    assert!(wins > 10, "only {wins} wins");
}

/// The line begins with the first key, is legal, and wins with the attacker's last move.
fn the_line_wins(fen: &str, n: u8, keys: &[String], line: &[String]) {
    assert_eq!(keys.first(), line.first(), "{fen}");
    assert_eq!(line.len(), 2 * usize::from(n) - 1, "{fen}");
    let start = TURKISH.read_position(fen).expect(fen);
    let attacker: Seat = start.turn();
    let mut play = Play::new(TURKISH, start);
    for text in line {
        assert_eq!(play.ending(), None, "{fen}: over before {text}");
        let mv = TURKISH.read_move(play.position(), text).expect(text);
        play.play(&mv.result);
    }
    let outcome = play.ending().map(|ending| ending.outcome);
    assert_eq!(outcome, Some(Outcome::Win(attacker)), "{fen}");
}

#[test]
fn solve_says_unknown_when_the_nodes_run_out() {
    let position = "W:Wd2,d3,e3,f4:Bc5,b6,f6,c7,e7,g7";
    let limited = [
        "solve",
        "turkish",
        "--position",
        position,
        "--max-nodes",
        "10",
        "--json",
    ];
    let ran = run(limited);
    let found = json(&ran.stdout);
    assert_eq!((ran.status, &found["verdict"]), (1, &"unknown".into()));
    assert_eq!(found["win_in"], Value::Null);
    assert_eq!(
        (words(&found["keys"]), words(&found["line"])),
        (vec![], vec![])
    );
    let shallow = run([
        "solve",
        "turkish",
        "--position",
        position,
        "--max",
        "2",
        "--json",
    ]);
    assert_eq!(
        (shallow.status, &json(&shallow.stdout)["verdict"]),
        (1, &"no_win".into())
    );
    let full = run(["solve", "turkish", "--position", position, "--json"]);
    let found = json(&full.stdout);
    assert_eq!((full.status, &found["win_in"]), (0, &3.into()));
    assert!(found.get("over").is_none());
}

#[test]
fn solve_says_of_a_finished_game_that_it_is_over() {
    for (game, position, outcome, reason) in [
        ("turkish", "W:WKd4:BKd6", "draw", "king-v-king"),
        ("arabic", "W:Wd4:Bd5", "draw", "one-each"),
        ("arabic", "W:Wa2:B", "white", "no-pieces"),
        ("turkish", "B:Wa2:B", "white", "no-pieces"),
    ] {
        let ran = run(["solve", game, "--position", position, "--json"]);
        let wanted = serde_json::json!({
            "verdict": "no_win", "win_in": null, "keys": [], "line": [], "nodes": 0,
            "over": {"outcome": outcome, "reason": reason},
        });
        assert_eq!(
            (ran.status, json(&ran.stdout)),
            (1, wanted),
            "{game} {position}"
        );
    }
}

#[test]
fn people_can_read_every_answer() {
    let ran = run(["moves", "turkish", "--position", "W:Wd4,a2:Bd5"]);
    assert_eq!((ran.status, &*ran.stdout), (0, "d4xd6\n"));
    let ran = run([
        "play",
        "turkish",
        "--position",
        "W:Wd4,a2:Bd5",
        "--moves",
        "d4xd6",
    ]);
    assert_eq!(
        (ran.status, &*ran.stdout),
        (0, "white: no-pieces\nB:Wa2,d6:B\n")
    );
    let ran = run([
        "solve",
        "turkish",
        "--position",
        "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7",
    ]);
    assert!(
        ran.stdout
            .starts_with("win in 2\nkeys: d3-d4\nline: d3-d4 "),
        "{}",
        ran.stdout
    );
    let ran = run(["solve", "turkish", "--position", "W:WKd4:BKd6"]);
    assert!(
        ran.stdout
            .starts_with("no win: the game is over, draw (king-v-king)\n")
    );
}

#[test]
fn digits_of_arabic_and_persian_keyboards_are_read() {
    let ran = run([
        "play",
        "arabic",
        "--position",
        "W:Wd٤,a٢:Bd۵",
        "--moves",
        "d٤xd۶",
        "--json",
    ]);
    assert_eq!(json(&ran.stdout)["position"], "B:Wa2,d6:B");
}
