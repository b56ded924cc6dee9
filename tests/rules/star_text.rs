//! Texts of the star: what is read, and what is refused with what is wrong.

use daily_dama::rules::{
    game::{Board, Game, Words},
    refusal::Refusal,
    setup::SetupError,
    star::CHINESE,
};
use proptest::prelude::*;

use super::{
    laws::Stream,
    star::read,
    star_laws::{SEATINGS, placement},
};

const START: &str = "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/DDDD/DDD/DD/D AD A -";
const THREE: &str = "A/AA/AAA/AAAA/13/12/11/10/9/E8C/EE7CC/EEE6CCC/EEEE5CCCC/4/3/2/1 ACE A -";
const FOUR: &str = "A/AA/AAA/AAAA/9BBBB/9BBB/9BB/9B/9/E9/EE9/EEE9/EEEE9/DDDD/DDD/DD/D ABDE A -";
const SIX: &str = "A/AA/AAA/AAAA/FFFF5BBBB/FFF6BBB/FF7BB/F8B/9/E8C/EE7CC/EEE6CCC/EEEE5CCCC/DDDD/DDD/DD/D ABCDEF A -";

#[test]
fn every_seating_has_its_start() {
    for (players, text) in [
        ("AD", START),
        ("ACE", THREE),
        ("ABDE", FOUR),
        ("ABCDEF", SIX),
    ] {
        let start = CHINESE.start_of(players).expect(players);
        assert_eq!(CHINESE.write_position(&start), text);
        assert_eq!(read(text), start);
    }
    assert_eq!(CHINESE.write_position(&CHINESE.start()), START);
    for players in SEATINGS {
        let start = CHINESE.start_of(players).expect(players);
        let names: String = CHINESE
            .seats(&start)
            .into_iter()
            .map(|seat| CHINESE.seat_name(seat))
            .collect();
        assert_eq!(names, players);
        assert_eq!(CHINESE.seat_name(CHINESE.turn(&start)), &players[..1]);
        assert_eq!(CHINESE.finished(&start), Some(Vec::new()));
    }
}

#[test]
fn other_seatings_are_refused_and_five_with_the_reason() {
    for players in ["", "A", "AB", "AC", "ABC", "ACD", "ABCD", "ABDF"] {
        let refused = CHINESE.start_of(players);
        assert_eq!(
            refused,
            Err(SetupError::Seating(players.to_owned())),
            "{players}"
        );
    }
    let five =
        "A/AA/AAA/AAAA/9BBBB/9BBB/9BB/9B/9/E8C/EE7CC/EEE6CCC/EEEE5CCCC/DDDD/DDD/DD/D ABCDE A -";
    let refused = CHINESE.read_position(five).expect_err("five");
    assert_eq!(refused, SetupError::FivePlayers);
    assert_eq!(
        refused.to_string(),
        "five cannot play: one of them would face the only empty point"
    );
    for players in ["DA", "AAD", "ADG", "ad", "A D", "AÐ"] {
        let refused = CHINESE.start_of(players);
        assert!(
            matches!(refused, Err(SetupError::Syntax(_))),
            "{players}: {refused:?}"
        );
    }
}

#[test]
fn a_bad_position_is_refused_with_what_is_wrong() {
    let rows = START.split(' ').next().expect("rows");
    let home = "1/2/3/4/DDDD9/DDD9/DD9/D9/9/10/11/12/13/AAAA/AAA/AA/A";
    let row = |row, given, wanted| SetupError::RowLength { row, given, wanted };
    let cases = [
        (
            format!("{rows}/1 AD A -"),
            SetupError::Rows {
                given: 18,
                wanted: 17,
            },
        ),
        (
            " AD A -".to_owned() + " ",
            SetupError::Syntax(
                "it has four fields, one space apart: rows, players, player to move, players home",
            ),
        ),
        (START.replacen("/13/", "/12/", 1), row('e', 12, 13)),
        (START.replacen("/13/", "/14/", 1), row('e', 14, 13)),
        (START.replacen("/13/", "/121/", 1), row('e', 121, 13)),
        (START.replacen("/9/", "/9A/", 1), row('i', 10, 9)),
        (START.replacen("A/AA", "/AA", 1), row('a', 0, 1)),
        (
            START.replacen("/13/", "/013/", 1),
            SetupError::Syntax("no run of empty holes begins with 0"),
        ),
        (
            START.replacen("/13/", "/0D12/", 1),
            SetupError::Syntax("no run of empty holes begins with 0"),
        ),
        (
            START.replacen("/13/", "/99999999999999999999999999/", 1),
            SetupError::Syntax("no row has that many empty holes"),
        ),
        (
            START.replacen("/13/", "/122/", 1),
            SetupError::Syntax("no row has that many empty holes"),
        ),
        (
            START.replacen("/13/", "/G12/", 1),
            SetupError::Syntax("a row has the letters A to F and numbers of empty holes"),
        ),
        (
            START.replacen("/13/", "/ş12/", 1),
            SetupError::Syntax("a row has the letters A to F and numbers of empty holes"),
        ),
        (
            START.replacen("/13/", "/C12/", 1),
            SetupError::NotPlaying { side: "C" },
        ),
        (
            START.replacen("/13/", "/A12/", 1),
            SetupError::PieceCount {
                side: "A",
                count: 11,
                wanted: 10,
            },
        ),
        (
            START.replacen("A/AA", "1/AA", 1),
            SetupError::PieceCount {
                side: "A",
                count: 9,
                wanted: 10,
            },
        ),
        (
            format!("{rows} BE B -"),
            SetupError::NotPlaying { side: "A" },
        ),
        (
            format!("{rows} AD B -"),
            SetupError::NotPlaying { side: "B" },
        ),
        (format!("{rows} AD  -"), SetupError::NoSideToMove),
        (
            format!("{rows} AD AD -"),
            SetupError::Syntax("one player is to move"),
        ),
        (
            format!("{rows} AD G -"),
            SetupError::Syntax("the player to move is a letter from A to F"),
        ),
        (
            format!("{rows} AD A x"),
            SetupError::Syntax("the players home are letters from A to F, or -"),
        ),
        (
            format!("{rows} AD A DD"),
            SetupError::Syntax("a player comes home once"),
        ),
        (
            format!("{rows} AD A ABCDEFABCDEF"),
            SetupError::Syntax("a player comes home once"),
        ),
        (
            format!("{rows} AD A B"),
            SetupError::NotPlaying { side: "B" },
        ),
        (
            format!("{rows} AD A A"),
            SetupError::HomeToMove { side: "A" },
        ),
        (
            format!("{rows} AD A DA"),
            SetupError::Syntax("the last player cannot be home as well"),
        ),
        (
            format!("{home} AD D -"),
            SetupError::HomeUnlisted { side: "A" },
        ),
        (
            format!("{home} AD D A {}", "x".repeat(600)),
            SetupError::TooLong,
        ),
    ];
    for (text, error) in cases {
        assert_eq!(CHINESE.read_position(&text), Err(error), "{text}");
    }
    for text in [
        "",
        "-",
        &format!("{rows} AD A"),
        &format!("{rows} AD A - -"),
        &format!("{rows}  AD A -"),
        &format!("{rows} AD A "),
    ] {
        let refused = CHINESE.read_position(text);
        assert!(
            matches!(refused, Err(SetupError::Syntax(_))),
            "{text:?}: {refused:?}"
        );
    }
    assert!(CHINESE.read_position(&format!("{home} AD D A")).is_ok());
    assert_eq!(
        CHINESE.read_position(&format!(" {START}\n")),
        Ok(CHINESE.start())
    );
}

#[test]
fn a_move_is_read_in_every_notation() {
    let position = read("1/2/3/4/DDDD9/DDD9/D10/10/9/5A4/5D5/12/5D7/1AAA/AAA/AA/A AD A -");
    let long = ["j6", "l6", "n1"];
    for text in [
        "j6-n1",
        "j6xn1",
        "J6XN1",
        "j٦-n١",
        "j۶xn۱",
        " j6 - n1 ",
        "j6–n1",
        "j6:l6:n1",
        "j6xl6xn1",
        "j6-l6-n1",
        "\u{202a}j6×l6×n1\u{202c}",
    ] {
        let mv = CHINESE.read_move(&position, text).expect(text);
        let path: Vec<String> = mv
            .path
            .iter()
            .map(|&hole| CHINESE.square_name(hole))
            .collect();
        assert_eq!(path, &long[1..], "{text}");
        assert_eq!(CHINESE.write_move(&position, &mv), "j6-n1");
    }
}

#[test]
fn any_chain_of_a_move_is_accepted() {
    let position = read("A/AA/AAA/AA2/13/12/11/5D4/3A5/4DA4/5D5/12/13/DDDD/1D1/D1/D AD A -");
    let listed = CHINESE.list(&position);
    let mut longer = 0;
    for mv in listed.iter().filter(|mv| mv.path.len() >= 2) {
        let from = CHINESE.effect(&position, &mv.result).from;
        let names: Vec<String> = std::iter::once(&from)
            .chain(&mv.path)
            .map(|&hole| CHINESE.square_name(hole))
            .collect();
        // There and back again is a chain as well.
        let round = format!("{}x{}x{}", names[0], names[1], names.join("x"));
        let read = CHINESE.read_move(&position, &round).expect(&round);
        assert_eq!(read.result, mv.result);
        assert_eq!(read.path.len(), mv.path.len() + 2);
        longer += 1;
    }
    assert!(longer > 0, "no chain in the sample");
}

#[test]
fn an_illegal_move_names_the_rule_it_breaks() {
    use Refusal as R;
    let two = "1/A1/AAA/AAAA/DDDD9/DDD9/DD9/10/2AAD4/10/11/12/13/4/3/2/1 AD A -";
    let home = "1/2/3/4/DDDD9/DDD9/DD9/D9/9/10/11/12/13/AAAA/AAA/AA/A AD D A";
    let cases = [
        (START, "i5-i6", R::NoPiece),
        (START, "n1-m5", R::NotYourPiece),
        (START, "d1-d2", R::SquareTaken),
        (START, "a1-b1", R::SquareTaken),
        (START, "d1-f5", R::BeyondReach),
        (START, "d1-i5", R::BeyondReach),
        (START, "d1-d1", R::BeyondReach),
        (START, "a1-e5", R::PathBlocked),
        (two, "i3-i6", R::PathBlocked),
        (two, "i3xi5", R::SquareTaken),
        (two, "i4xi6xi4", R::BeyondReach),
        (two, "i4xi6xi7", R::BeyondReach),
        (two, "i4xi6xi9", R::BeyondReach),
        (two, "i4xi5xi6", R::SquareTaken),
        (START, "pass", R::Unreadable),
        (START, "hello", R::Unreadable),
        (START, "", R::Unreadable),
        (START, "d1", R::Unreadable),
        (START, "d1-", R::Unreadable),
        (START, "d1-e99", R::Unreadable),
        (START, "d1-e5→e6", R::Unreadable),
        (START, "d5-e5", R::Unreadable),
        (home, "e1-d1", R::GameOver),
        (home, "pass", R::GameOver),
    ];
    for (position, text, rule) in cases {
        let refused = CHINESE.read_move(&read(position), text);
        assert_eq!(refused, Err(rule), "{position} {text:?}");
    }
}

#[test]
fn the_board_says_what_it_is() {
    assert_eq!(CHINESE.board(), Board::Star);
    assert_eq!(CHINESE.words(), Words::Star);
    assert_eq!(CHINESE.switches(), None);
    let place = |name: &str| CHINESE.place_of(CHINESE.square_named(name).expect(name));
    assert_eq!(place("i5"), (0, 0));
    assert_eq!(place("a1"), (0, 8));
    assert_eq!(place("m13"), (12, -4));
    assert_eq!(place("e1"), (-12, 4));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}", seed in 1_u64..) {
        let position = placement(&mut Stream(seed));
        let _ = CHINESE.read_position(&text);
        let _ = CHINESE.read_move(&position, &text);
    }

    #[test]
    fn no_mangled_position_makes_the_reader_panic(
        at in 0_usize..200, new in "[A-G0-9/ -]{0,3}", seed in 1_u64..
    ) {
        let text = CHINESE.write_position(&placement(&mut Stream(seed)));
        let at = at % text.len();
        let mangled = format!("{}{new}{}", &text[..at], &text[at + 1..]);
        if let Ok(position) = CHINESE.read_position(&mangled) {
            let written = CHINESE.write_position(&position);
            prop_assert_eq!(CHINESE.read_position(&written), Ok(position));
        }
    }

    #[test]
    fn no_mangled_move_makes_the_reader_panic(text in "([a-q][0-9]{1,2}[-x]){1,5}[a-q][0-9]{1,2}") {
        let _ = CHINESE.read_move(&CHINESE.start(), &text);
    }
}
