use std::collections::BTreeSet;

use daily_dama::rules::{
    draughts::{Move, dama::TURKISH},
    game::{Game, Listed},
    refusal::Refusal,
    setup::SetupError,
};

use super::laws::{Stream, placement};

fn refused(position: &str, text: &str) -> Refusal {
    let position = TURKISH.read_position(position).expect(position);
    TURKISH
        .read_move(&position, text)
        .expect_err("the move is illegal")
}

fn read(position: &str, text: &str) -> String {
    let position = TURKISH.read_position(position).expect(position);
    let mv = TURKISH.read_move(&position, text).expect(text);
    TURKISH.write_move(&position, &mv)
}

#[test]
fn an_illegal_move_names_the_rule_it_breaks() {
    use Refusal as R;
    let cases = [
        // A capture is on at d4 and at nothing else.
        ("W:Wd4,a2:Bd5,h7", "a2-a3", R::CaptureCompulsory),
        ("W:Wd4,Ka1:Bd5,h7", "a1-a5", R::CaptureCompulsory),
        // One against two.
        ("W:Wd4,a4:Bd5,b4,c5", "d4xd6", R::LongerChain),
        ("W:Wd4,a2:Bd5,e6,h7", "d4xd6", R::ChainUnfinished),
        // The king would have to turn on the spot to take the one behind it.
        ("W:WKd1:Bd3,d6,a5", "d1xd4xd2", R::BeyondReach),
        ("W:WKd4:Be4,b4,h7", "d4xf4xa4", R::NoTurnBack),
        ("W:Wd4,a2:Bh7", "d4-d3", R::MenNotBack),
        ("W:Wd4,a2:Bd3,h7", "d4xd2", R::MenNotBack),
        ("W:Wd4,a2:Bh7", "h7-h6", R::NotYourPiece),
        ("W:Wd4,a2:Bh7", "e4-e5", R::NoPiece),
        ("W:WKd1,d3:Bh7", "d1-d5", R::PathBlocked),
        ("W:WKd1:Bd3,d4,h7", "d1xd5", R::PathBlocked),
        ("W:Wd4,d5:Bh7", "d4-d5", R::SquareTaken),
        ("W:Wd4,a2:Bh7,d5,d6", "d4xd6", R::SquareTaken),
        ("W:Wd4,a2:Bh7", "d4-e5", R::BeyondReach),
        ("W:Wd4,a2:Bh7", "d4-d6", R::BeyondReach),
        ("W:Wd4,a2:Bh7", "d4-d4", R::BeyondReach),
        ("W:WKd1:Bh7", "d1-f3", R::BeyondReach),
        ("W:WKd1:Bd5,h7", "d1-a1", R::CaptureCompulsory),
        ("W:Wd4,a2:Bh7", "hello", R::Unreadable),
        ("W:Wd4,a2:Bh7", "", R::Unreadable),
        ("W:Wd4,a2:Bh7", "d4", R::Unreadable),
        ("W:Wd4,a2:Bh7", "d4-d9", R::Unreadable),
        ("W:Wd4,a2:Bh7", "d4-d5x", R::Unreadable),
        ("W:Wd4,a2:Bd5,h7", "d4xd6x", R::Unreadable),
        ("W:WKd4:BKd6", "d4xd7", R::GameOver),
        ("B:Wd6:B", "d6-d7", R::GameOver),
    ];
    for (position, text, rule) in cases {
        assert_eq!(refused(position, text), rule, "{position} {text:?}");
    }
}

#[test]
fn a_short_form_that_fits_two_results_is_not_guessed() {
    let mut stream = Stream(7);
    let mut doubtful = 0;
    for _ in 0..20_000 {
        let position = placement(&mut stream);
        let listed = TURKISH.list(&position);
        for mv in &listed {
            let ends = (mv.result.from, mv.result.to);
            let same = |other: &&Listed<Move>| (other.result.from, other.result.to) == ends;
            if mv.path.len() == 1 || listed.iter().filter(same).count() == 1 {
                continue;
            }
            let text = TURKISH.write_move(&position, mv);
            let short = format!("{}x{}", &text[..2], &text[text.len() - 2..]);
            assert_eq!(
                TURKISH.read_move(&position, &short),
                Err(Refusal::Ambiguous)
            );
            assert_eq!(TURKISH.read_move(&position, &text).as_ref(), Ok(mv));
            doubtful += 1;
        }
    }
    assert!(doubtful > 20, "only {doubtful} doubtful short forms");
}

#[test]
fn a_move_is_read_in_every_notation() {
    let chain = "W:Wf3,a2:Bf4,e5,d6,h7";
    let full = "f3xf5xd5xd7";
    for text in [
        "f3xf5xd5xd7",
        "f3xd7",
        "F3:F5:D5:D7",
        "f3-d7",
        " f3 x d7 ",
        "f3×d7",
        "f٣xd٧",
        "f۳xd۷",
        "f3xf4xe5xd6",
        "\u{202a}f3xd7\u{202c}",
        "f3–d7",
    ] {
        assert_eq!(read(chain, text), full, "{text:?}");
    }
    assert_eq!(read("W:Wd7,a2:Bh7", "d7-d8=K"), "d7-d8");
    // Captured squares alone leave the stop of a king open; an arrow says it.
    let king = "W:WKh1:Bh6,a7";
    assert_eq!(refused(king, "h1xh6"), Refusal::Ambiguous);
    assert_eq!(read(king, "h1xh6→h8"), "h1xh8");
    assert_eq!(read(king, "h1xh6->h8"), "h1xh8");
}

#[test]
fn any_route_of_a_move_is_accepted() {
    let mut stream = Stream(11);
    let mut checked = 0;
    for _ in 0..20_000 {
        let position = placement(&mut stream);
        let results: BTreeSet<_> = TURKISH.list(&position).iter().map(|mv| mv.result).collect();
        let routes = TURKISH.routes(&position, 200);
        if routes.len() == results.len() || TURKISH.ending(&position).is_some() {
            continue;
        }
        for route in routes {
            let text = TURKISH.write_move(&position, &route);
            let read = TURKISH.read_move(&position, &text).expect(&text);
            assert_eq!(read, route);
            assert!(results.contains(&read.result));
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} routes");
}

#[test]
fn a_bad_position_is_refused_with_what_is_wrong() {
    let full: Vec<String> = (b'a'..=b'h')
        .flat_map(|file| (2..=3).map(move |rank| format!("{}{rank}", char::from(file))))
        .collect();
    let seventeen = format!("W:W{},a4:Bh8", full.join(","));
    let cases = [
        ("", SetupError::NoSideToMove),
        ("?:Wa2:Bb7", SetupError::NoSideToMove),
        ("W:W:B", SetupError::BothEmpty),
        ("W:Wa8:Bb7", SetupError::ManOnLastRank("a8".into())),
        ("W:Wa2:Bb1", SetupError::ManOnLastRank("b1".into())),
        ("W:Wa2,a2:Bb7", SetupError::SquareTwice("a2".into())),
        ("W:Wa2:Ba2", SetupError::SquareTwice("a2".into())),
        ("W:Wa9:Bb7", SetupError::UnknownSquare("a9".into())),
        ("W:Wi1:Bb7", SetupError::UnknownSquare("i1".into())),
        ("W:Wé2:Bb7", SetupError::UnknownSquare("é2".into())),
        (
            "W:W99999999999999999999:Bb7",
            SetupError::UnknownSquare("999999999999".into()),
        ),
        ("W:Wa2-c2:Bb7", SetupError::UnknownSquare("a2-c2".into())),
    ];
    for (text, error) in cases {
        assert_eq!(TURKISH.read_position(text), Err(error), "{text}");
    }
    assert!(matches!(
        TURKISH.read_position(&seventeen),
        Err(SetupError::TooMany {
            count: 17,
            most: 16,
            ..
        })
    ));
    for text in [
        "W",
        "W:Wa2",
        "W:Wa2:Wb2",
        "W:Wa2,:Bb7",
        "X:Wa2:Bb7",
        "W:Wa2:Bb7:H0",
        "W:a2:b7x",
    ] {
        let error = TURKISH.read_position(text).expect_err(text);
        assert!(matches!(error, SetupError::Syntax(_)), "{text}: {error}");
    }
    let long = "W:W".repeat(100_000);
    assert_eq!(TURKISH.read_position(&long), Err(SetupError::TooLong));
}

#[test]
fn a_position_is_read_in_every_spelling() {
    let plain = TURKISH.read_position("W:Wa2,Kc4:Bb7").expect("sound");
    for text in [
        "W:Bb7:Wc4,a2",
        "W:Wa2,Kc4:Bb7.",
        " W:Wa2,Kc4:Bb7\n",
        "w:wA2,kC4:bB7",
    ] {
        let read = TURKISH.read_position(text).expect(text);
        assert_eq!(read == plain, !text.contains("Wc4"), "{text}");
    }
    assert!(
        TURKISH.read_position("W:W:Bh7").is_ok(),
        "a finished game is a position"
    );
}
