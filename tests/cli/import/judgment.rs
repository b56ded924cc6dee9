//! Every reason, with a position that has it and nothing else.

use daily_dama::puzzle::library::Library;
use serde_json::{Value, json};

use super::{GAMES, SPECIMENS, judged, line, names, words};

/// Positions, the lone reason against them, and words of it.
const ALONE: &[(&str, &str, &str, &[&str])] = &[
    // A man on the rank where it is crowned.
    ("turkish", "W:Wc4,d8:BKe1,b5,h5", "position", &["d8"]),
    (
        "turkish",
        "W:Wc4,c4:BKe1,b5,h5",
        "position",
        &["c4", "twice"],
    ),
    ("turkish", "nonsense", "position", &["not a position"]),
    (
        "turkish",
        "W:WKa1:BKa8",
        "drawn",
        &["draw rule", "king against king"],
    ),
    (
        "arabic",
        "W:WKd1:Bd5",
        "drawn",
        &["draw rule", "one piece each"],
    ),
    ("turkish", "W:W:Ba2", "over", &["black has won"]),
    (
        "turkish",
        "W:Wg2,b3,d3,f3,Ka7:Ba3,c5,a6,f6,h6,c7,g7",
        "draw-rule",
        &[
            "a7xf7xf5xa5xa7xh7xh1 a3xc3xe3xg3xg1",
            "king against king",
            "win in 2",
        ],
    ),
    (
        "turkish",
        "W:Wg3:BKe2,h3,c6",
        "not-exact",
        &["not won within 3"],
    ),
    (
        "turkish",
        "W:WKd1,d4,g5:BKb2,h5,d6,f6",
        "not-exact",
        &["wins in 4: d1-b1"],
    ),
    (
        "turkish",
        "W:Wf4,Kb6:Be3,h5,f6,a7",
        "quicker",
        &["wins in 1: b6xh6xh3xa3xa8"],
    ),
    (
        "turkish",
        "W:WKb2,b4:Bb5,b6,d6,c7",
        "second-key",
        &["2", "b2-b1 and b2-d2", "win in 2"],
    ),
    (
        "turkish",
        "W:Wd3,a4,e4,a7,g7:Bd5,e5,a6,e6,g6",
        "dual",
        &["at move 2 after a4-a5 e5xe3xc3: a7-a8 and g7-g8"],
    ),
    (
        "turkish",
        "W:WKb4,Kb6:Ba5,b5,h5,h7",
        "ahead",
        &["ahead by 2"],
    ),
    (
        "turkish",
        "W:Wb3,d4,d7:BKb6,d6,a7",
        "few-defenders",
        &["3", "4 are wanted"],
    ),
    (
        "turkish",
        "W:Wa4,b4,d4:Bf4,g5,b6,d6,f6",
        "few-moves",
        &["6", "8 are wanted"],
    ),
    (
        "turkish",
        "W:WKa1,a3,a5:BKf3,e6,g6,a7",
        "idle",
        &["3 of 7 pieces do nothing: "],
    ),
    (
        "turkish",
        "W:Wd2,Kf2,d4:Ba6,d6,b7,d7,g7",
        "idle",
        &["3 of 8 pieces do nothing: b7 d7 g7"],
    ),
    (
        "turkish",
        "W:Wc3,g3,Kc7:Bh3,d4,d5,h5,f6,e7",
        "key-takes",
        &["the key "],
    ),
    (
        "turkish",
        "W:WKb1,a2,b2,b4:BKe2,Kd4,c5,f5,c6,g6",
        "many-kings",
        &["3 kings"],
    ),
    (
        "turkish",
        "W:Wb4,Kb6:Ba5,Kb5,h5,h7",
        "nothing-tempts",
        &["better than the key"],
    ),
    (
        "turkish",
        "W:WKc1,a4,d4,e4:BKd2,g4,h5,a6,d6",
        "weak-finish",
        &["takes 1"],
    ),
    (
        "turkish",
        "W:Wd3,a6,Ka8:Bd4,b5,Kd5,c6,d6,h6,g7",
        "no-last-move",
        &["not natural", "last move"],
    ),
    (
        "turkish",
        "W:Wb3,f3,b7,c7:Bf5,g5,d6,a7",
        "unnatural",
        &["not natural", "z = -"],
    ),
    ("chess", "W:Wa2:Ba7", "game", &["unknown game \"chess\""]),
];

#[test]
fn each_reason_alone_rejects_and_is_told_in_words() {
    let input: Vec<String> = ALONE.iter().map(|case| line(case.0, case.1)).collect();
    let items = judged(&input.join("\n"), &[]);
    assert_eq!(items.len(), ALONE.len());
    for (i, (item, (game, position, reason, all))) in items.iter().zip(ALONE).enumerate() {
        assert_eq!(item["line"], i + 1, "{game} {position}");
        assert_eq!(item["verdict"], "rejected", "{item}");
        assert_eq!(names(item), [*reason], "{item}");
        for part in *all {
            assert!(words(item).contains(part), "{part:?} in {item}");
        }
    }
}

#[test]
fn a_game_without_a_puzzle_of_the_day_takes_none() {
    let Some(game) = super::without_book() else {
        return;
    };
    let items = judged(&line(game, "W:W21:B1,2,3"), &[]);
    assert_eq!(names(&items[0]), ["no-daily"]);
    assert!(words(&items[0]).contains(game), "{items:?}");
}

#[test]
fn matters_of_taste_pass_when_the_operator_says_so_and_nothing_else_does() {
    let taste = [
        "ahead",
        "few-defenders",
        "few-moves",
        "idle",
        "key-takes",
        "many-kings",
        "nothing-tempts",
        "weak-finish",
        "no-last-move",
        "unnatural",
    ];
    let input: Vec<String> = ALONE.iter().map(|case| line(case.0, case.1)).collect();
    for (item, case) in judged(&input.join("\n"), &["--own-taste"])
        .iter()
        .zip(ALONE)
    {
        let verdict = if taste.contains(&case.2) {
            "added"
        } else {
            "rejected"
        };
        assert_eq!(item["verdict"], verdict, "{item}");
        assert_eq!(names(item), [case.2], "the warning stays: {item}");
        assert_eq!(
            item["reasons"][0]["taste"],
            taste.contains(&case.2),
            "{item}"
        );
    }
}

#[test]
fn all_reasons_are_listed_and_not_the_first_alone() {
    // Eight against one, and one legal move: the two dull ones of the papers.
    let dull = [
        line("turkish", "W:Wa2,b2,c2,e2,f2,g2,g5,Kh6:Bf7"),
        line("turkish", "W:Wg2,d3,Kd4,d5,Kd6,d7,Kf7:Bd2,b3,b5,Kf5,b7,e7"),
        // No white man was ever on the first rank.
        line("turkish", "W:Wc1,Kd4:Be6,f6,g6"),
    ];
    let items = judged(&dull.join("\n"), &[]);
    for (item, wanted) in items.iter().zip([
        &["few-defenders", "ahead", "idle"][..],
        &["key-takes", "few-moves", "many-kings", "ahead"],
        &["misplaced", "unnatural"],
    ]) {
        for reason in wanted {
            assert!(names(item).contains(reason), "{reason}: {item}");
        }
    }
    assert!(words(&items[2]).contains("stand on c1"), "{}", items[2]);
}

#[test]
fn a_claim_that_does_not_hold_rejects() {
    let claim = |position: &str, n: u8| {
        json!({ "game": "turkish", "position": position, "author": "A", "win_in": n }).to_string()
    };
    let (two, three) = ("W:Wa2,e2,d3,e3:Bc4,e6,b7,d7", "W:Wf2,e3,f3,c5:Bd6,f6,c7,e7");
    let input = [claim(two, 3), claim(three, 2), claim(two, 2)].join("\n");
    let items = judged(&input, &[]);
    assert_eq!(names(&items[0]), ["quicker"]);
    assert!(words(&items[0]).contains("d3-d4 wins in 2, not in 3"));
    assert_eq!(names(&items[1]), ["not-exact"]);
    assert!(words(&items[1]).contains("it wins in 3: c5-d5"));
    assert_eq!(items[2]["verdict"], "added");
}

#[test]
fn a_twin_is_found_under_every_symmetry_and_in_every_book() {
    let library = Library::built_in().expect("the books can be read");
    let (_, book) = library.of("turkish").next().expect("a book");
    let puzzle = book.first().expect("a puzzle");
    let swap = |list: &str, turn: bool| -> String {
        let squares = list.split(',').map(|item| {
            let (king, name) = item.split_at(item.len() - 2);
            let (file, rank) = (name.as_bytes()[0], name.as_bytes()[1]);
            let file = char::from(b'a' + b'h' - file);
            let rank = char::from(if turn { b'1' + b'8' - rank } else { rank });
            format!("{king}{file}{rank}")
        });
        squares.collect::<Vec<_>>().join(",")
    };
    let parts: Vec<&str> = puzzle.position.split(':').collect();
    let (white, black) = (&parts[1][1..], &parts[2][1..]);
    let mirrored = format!("W:W{}:B{}", swap(white, false), swap(black, false));
    let turned = format!("B:W{}:B{}", swap(black, true), swap(white, true));
    let input = [
        line("turkish", &puzzle.position),
        line("turkish", &mirrored),
        line("turkish", &turned),
        // The same board, another game.
        line("arabic", &puzzle.position),
        serde_json::to_string(puzzle).expect("JSON"),
    ];
    let items = judged(&input.join("\n"), &["--game", "turkish", "--author", "A"]);
    for item in &items {
        assert!(names(item).contains(&"twin"), "{item}");
        assert_eq!(item["id"], *puzzle.id);
        let text = words(item);
        assert!(text.contains(&puzzle.id), "{text}");
        assert!(text.contains("the built-in book of "), "{text}");
        assert!(!text.contains("20"), "nothing of its day: {text}");
    }
    assert_eq!(
        (&items[0]["turned"], &items[2]["turned"]),
        (&json!(false), &json!(true))
    );
    // Within a file, and by its moves alone: a step to the right.
    let input = [
        line("turkish", "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7"),
        line("turkish", "W:Wh2,d2,e3,d3:Bf4,d6,g7,e7"),
        line("turkish", "W:Wb2,f2,e3,f3:Bd4,f6,c7,e7"),
    ];
    let items = judged(&input.join("\n"), &[]);
    assert_eq!(names(&items[1]), ["twin"]);
    assert!(
        words(&items[1]).contains("line 1 of this file"),
        "{}",
        items[1]
    );
    assert!(names(&items[2]).contains(&"look-alike"), "{}", items[2]);
}

#[test]
fn both_notations_and_either_side_give_the_same_puzzles() {
    let ids = |items: &[Value]| -> Vec<Value> {
        let added = items.iter().filter(|item| item["verdict"] == "added");
        added.map(|item| item["id"].clone()).collect()
    };
    let read = |file: &str| std::fs::read_to_string(file).expect("readable");
    let (objects, games) = (judged(&read(SPECIMENS), &[]), judged(&read(GAMES), &[]));
    for items in [&objects, &games] {
        let verdicts: Vec<&Value> = items.iter().map(|item| &item["verdict"]).collect();
        assert_eq!(verdicts, ["added", "added", "added", "rejected", "added"]);
        assert_eq!(names(&items[3]), ["idle"]);
        let lengths: Vec<&Value> = items.iter().map(|item| &item["win_in"]).collect();
        assert_eq!(lengths, [3, 2, 3, 3, 3]);
        assert!(
            items.iter().all(|item| item["notes"] == json!([])),
            "{items:?}"
        );
    }
    assert_eq!(ids(&objects), ids(&games));
    let authors: Vec<&Value> = objects.iter().map(|item| &item["author"]).collect();
    let said = [
        "Ayşe Yılmaz",
        "محمد الأحمد",
        "И. Козлов",
        "Ayşe Yılmaz",
        "И. Козлов",
    ];
    assert_eq!(authors, said);
    // d7 turned half round is e2, and so on: Black's puzzle.
    let black = line("turkish", "B:Wf5,d3,g2,e2:Bh7,d7,e6,d6");
    let [black] = &*judged(&black, &[]) else {
        panic!("one item");
    };
    assert_eq!(
        (&black["verdict"], &black["turned"]),
        (&json!("added"), &json!(true))
    );
    assert_eq!(black["id"], objects[1]["id"]);
    assert_eq!(black["position"], "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7");
}

#[test]
fn games_of_every_number_are_known_and_moves_are_compared() {
    let game = |number: &str, more: &str| {
        format!("[GameType \"{number}\"]\n[White \"W\"]\n[FEN \"W:WK1:BK32\"]\n{more}*\n")
    };
    let numbers = [
        "20",
        "21,B,8,8,N1,0",
        "22",
        "24",
        "25",
        "26",
        "29",
        "30",
        "27",
        "x",
    ];
    let input: String = numbers.iter().map(|number| game(number, "")).collect();
    let items = judged(&input, &[]);
    let games: Vec<&Value> = items.iter().map(|item| &item["game"]).collect();
    let none = &Value::Null;
    let known = [
        "international",
        "american",
        "italian",
        "spanish",
        "russian",
        "brazilian",
        "czech",
        "turkish",
    ]
    .map(Value::from);
    assert_eq!(games[..8], known.each_ref()[..]);
    assert_eq!(games[8..], [none, none]);
    assert!(
        items[8..]
            .iter()
            .all(|item| item["verdict"] == "unreadable")
    );
    // A number that two games share yields to the operator, a name does not.
    let input = game("30", "");
    assert_eq!(judged(&input, &["--game", "arabic"])[0]["game"], "arabic");
    let input = line("turkish", "W:WKa1:BKa8");
    assert_eq!(judged(&input, &["--game", "arabic"])[0]["game"], "turkish");

    let monday = "[GameType \"30\"]\n[FEN \"W:Wa2,e2,d3,e3:Bc4,e6,b7,d7\"]\n";
    for (moves, note) in [
        ("1. d3-d4 c4xe4 2. e3xa7 *", None),
        (
            "1.d3-d4! c4xe4 (1... c4-c3 2. x) {why} 2.e3xe5xe7xc7xa7 $1 1-0",
            None,
        ),
        ("*", None),
        (
            "1. e3-e4 *",
            Some("\"e3-e4\" at move 1, which does not win in 2; right is d3-d4"),
        ),
        ("1. d3-d4 e6-e5 *", Some("a capture is compulsory")),
        ("1. a7-a8 *", Some("\"a7-a8\" at move 1")),
        ("1. d3-d4 c4xe4 2. e3xa7 d7-d6 *", Some("after the end")),
    ] {
        let items = judged(&format!("{monday}{moves}\n"), &["--author", "A"]);
        assert_eq!(items.len(), 1, "{moves}");
        assert_eq!(
            items[0]["verdict"], "added",
            "a note is no reason: {items:?}"
        );
        let notes = items[0]["notes"].as_array().expect("notes");
        assert_eq!(
            notes.len(),
            usize::from(note.is_some()),
            "{moves}: {notes:?}"
        );
        if let (Some(note), Some(said)) = (note, notes.first()) {
            assert!(
                said.as_str().is_some_and(|said| said.contains(note)),
                "{said}"
            );
        }
    }
}
