//! Laws of the diagonal games, and their texts.

use std::collections::BTreeSet;

use daily_dama::rules::{
    draughts::{
        Move, Position,
        diagonal::{
            AMERICAN, BRAZILIAN, CZECH, Diagonal, INTERNATIONAL, ITALIAN, RUSSIAN, SPANISH,
        },
    },
    game::{Board, Game, Piece, Seat, Square},
    refusal::Refusal,
    setup::SetupError,
};

use super::{DIAGONAL, laws::Stream};

fn results(game: &Diagonal, position: &Position) -> BTreeSet<Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let set: BTreeSet<_> = moves.iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "a result is listed twice");
    set
}

/// A placement of a few to many pieces, kings among them.
pub(crate) fn placement(game: &Diagonal, stream: &mut Stream) -> Position {
    let Board::Grid { ranks, files, .. } = game.board() else {
        panic!("a diagonal game is played on a grid");
    };
    let count = usize::from(files) * usize::from(ranks) / 2;
    loop {
        let armies = [1 + stream.below(8), 1 + stream.below(12)];
        let kings = stream.below(6);
        let mut pieces: Vec<Piece> = Vec::new();
        for seat in [Seat::WHITE, Seat::BLACK] {
            for _ in 0..armies[seat.0 as usize] {
                let square = Square(u8::try_from(stream.below(count)).expect("a square"));
                if pieces.iter().all(|piece| piece.square != square) {
                    let (_, rank) = game.place_of(square);
                    let last = if seat == Seat::WHITE {
                        i16::from(ranks) - 1
                    } else {
                        0
                    };
                    let king = rank == last || stream.below(8) < kings;
                    pieces.push(Piece { square, seat, king });
                }
            }
        }
        let turn = Seat(u8::try_from(stream.below(2)).expect("a seat"));
        if let Ok(position) = game.place(&pieces, turn) {
            return position;
        }
    }
}

/// Every diagonal game, and every one on 8x8 with optional capture.
fn games() -> Vec<Diagonal> {
    let optional = DIAGONAL
        .iter()
        .filter_map(|game| game.with_rule("optional-capture"));
    DIAGONAL.into_iter().chain(optional).collect()
}

#[test]
fn fast_and_naive_agree() {
    let mut stream = Stream(0x9e37_79b9_7f4a_7c15);
    for game in games() {
        let (mut seen, mut captures) = (0, 0);
        while seen < 3_000 {
            let mut position = if seen % 2 == 0 {
                game.start()
            } else {
                placement(&game, &mut stream)
            };
            for _ in 0..120 {
                let naive = game.twin().results(&position);
                assert_eq!(
                    results(&game, &position),
                    naive,
                    "{} {}",
                    game.id(),
                    game.write_position(&position)
                );
                seen += 1;
                let Some(mv) = naive.iter().nth(stream.below(naive.len().max(1))) else {
                    break;
                };
                captures += usize::from(mv.captured != 0);
                position = game.play(&position, mv);
            }
        }
        assert!(captures > 200, "{}: only {captures} captures", game.id());
    }
}

#[test]
fn a_list_has_each_result_once_and_each_text_reads_back() {
    let mut stream = Stream(77);
    for game in games() {
        for _ in 0..300 {
            let position = placement(&game, &mut stream);
            let listed = game.list(&position);
            let found: BTreeSet<Move> = listed.iter().map(|mv| mv.result).collect();
            assert_eq!(found.len(), listed.len());
            assert_eq!(found, results(&game, &position));
            if game.ending(&position).is_some() {
                continue;
            }
            for mv in listed.iter().chain(&game.routes(&position, 300)) {
                let text = game.write_move(&position, mv);
                assert_eq!(game.read_move(&position, &text).as_ref(), Ok(mv), "{text}");
            }
        }
    }
}

#[test]
fn a_turned_board_has_turned_moves() {
    let mut stream = Stream(5);
    for game in DIAGONAL {
        for _ in 0..300 {
            let position = placement(&game, &mut stream);
            let images = game.images(&position);
            assert_eq!(images.len(), 2, "no left-right mirror on dark squares");
            let turned = images[1];
            assert_eq!(game.images(&turned)[1], position);
            let after = |position: &Position| -> BTreeSet<Position> {
                let next = results(&game, position);
                next.iter()
                    .map(|mv| game.canonical(&game.play(position, mv)))
                    .collect()
            };
            assert_eq!(after(&position), after(&turned));
        }
    }
}

#[test]
fn positions_are_written_as_the_game_writes_squares() {
    let start = [
        (
            RUSSIAN,
            "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
        ),
        (
            AMERICAN,
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
    ];
    for (game, text) in start {
        assert_eq!(game.write_position(&game.start()), text);
        assert_eq!(game.read_position(text), Ok(game.start()));
    }
    for game in DIAGONAL.into_iter().filter(|game| game.table().width == 8) {
        let numbers = game.read_position("B:W21-32:B01-12.").expect("ranges");
        assert_eq!(numbers, game.start(), "{}", game.id());
        let mixed = game
            .read_position("W:Wa1,K32:BKb8,5")
            .expect("both are read");
        assert_eq!(game.read_position("W:WK32,29:B5,K1"), Ok(mixed));
    }
    let start = INTERNATIONAL
        .read_position("W:W31-50:B1-20")
        .expect("ranges");
    assert_eq!(start, INTERNATIONAL.start());
    assert_eq!(
        INTERNATIONAL.read_position("W:Wa1:B5"),
        Err(SetupError::UnknownSquare("a1".to_owned())),
        "ten ranks need two digits, so this board has numbers alone"
    );
}

#[test]
fn squares_that_no_diagonal_board_has_are_refused() {
    for (text, wrong) in [
        ("W:W33:B1", "33"),
        ("W:W0:B1", "0"),
        ("W:Wa2:B1", "a2"),
        ("W:Wi1:B1", "i1"),
        ("W:W:Ba9", "a9"),
        ("W:W99999999999:B1", "99999999999"),
    ] {
        let refused = RUSSIAN.read_position(text);
        assert_eq!(refused, Err(SetupError::UnknownSquare(wrong.to_owned())));
    }
    let on_last = |square: &str| Err(SetupError::ManOnLastRank(square.to_owned()));
    assert_eq!(RUSSIAN.read_position("W:Wb8:B12"), on_last("b8"));
    assert_eq!(AMERICAN.read_position("W:W21:B31"), on_last("31"));
    assert!(matches!(
        AMERICAN.read_position("W:W20-32:B1"),
        Err(SetupError::TooMany {
            count: 13,
            most: 12,
            ..
        })
    ));
}

fn read(game: &Diagonal, fen: &str, text: &str) -> Result<String, Refusal> {
    let position = game.read_position(fen).expect(fen);
    game.read_move(&position, text)
        .map(|mv| game.write_move(&position, &mv))
}

#[test]
fn russian_moves_are_read_as_russians_write_them() {
    let capture = "W:Wc3,g1:Bd4,h8";
    for text in [
        "c3:e5", "c3xe5", "c3-e5", "c:e5", "22:15", "22x15", "C3:E5", "c3хe5",
    ] {
        let read = read(&RUSSIAN, capture, text);
        let wanted = if text == "c3хe5" {
            Err(Refusal::Unreadable)
        } else {
            Ok("c3xe5".to_owned())
        };
        assert_eq!(read, wanted, "{text}");
    }
    let quiet = "W:Wc3,g1:Bh8";
    for text in ["cd4", "c3-d4", "c3d4", "22-18"] {
        let wanted = if text == "c3d4" {
            Err(Refusal::Unreadable)
        } else {
            Ok("c3-d4".to_owned())
        };
        assert_eq!(read(&RUSSIAN, quiet, text), wanted, "{text}");
    }
    // The file alone decides only while one piece there can go.
    assert_eq!(
        read(&RUSSIAN, "W:Wc1,c3,e3:Bh8", "cd2"),
        Ok("c1-d2".to_owned())
    );
    assert_eq!(
        read(&RUSSIAN, "W:WKc1,Kc5:Bh8", "cd6"),
        Ok("c5-d6".to_owned())
    );
    assert_eq!(
        read(&RUSSIAN, "W:WKc1,Kc7:Bh2", "cf4"),
        Err(Refusal::Ambiguous)
    );
    assert_eq!(read(&RUSSIAN, "W:Wc3:Bh8", "ab4"), Err(Refusal::NoPiece));
}

#[test]
fn the_rule_broken_is_named() {
    for (game, fen, text, wanted) in [
        (
            RUSSIAN,
            "W:Wc3,g1:Bd4,h8",
            "g1-h2",
            Refusal::CaptureCompulsory,
        ),
        (
            AMERICAN,
            "W:W22,32:B18",
            "32-28",
            Refusal::CaptureCompulsory,
        ),
        (RUSSIAN, "W:Wc3:Bd4,f6", "c3xe5", Refusal::ChainUnfinished),
        // The king must land where it captures on (c3xf6 would end there).
        (RUSSIAN, "W:WKa1:Bc3,g5", "a1xd4", Refusal::ChainUnfinished),
        (
            BRAZILIAN,
            "W:Wc3,g3:Bd4,f6,h4",
            "g3xe5",
            Refusal::BeyondReach,
        ),
        (
            BRAZILIAN,
            "W:Wc3,h2:Bd4,f6,g3",
            "h2xf4",
            Refusal::LongerChain,
        ),
        (CZECH, "W:Wg1,Ka1:Bh2,f2,c3", "g1xe3", Refusal::Priority),
        (ITALIAN, "W:W22:BK18", "22x15", Refusal::PathBlocked),
        (SPANISH, "W:W22,23:B17,K18", "22x13", Refusal::Priority),
        (AMERICAN, "W:W22:B25", "22x29", Refusal::MenNotBack),
        (AMERICAN, "W:W22:B12", "22-25", Refusal::MenNotBack),
        (RUSSIAN, "W:Wc3:Bh8", "c3-b2", Refusal::MenNotBack),
        (AMERICAN, "W:WK22:B12", "22-15", Refusal::BeyondReach),
        (RUSSIAN, "W:Wc3,d4:Bh8", "c3-d4", Refusal::SquareTaken),
        (RUSSIAN, "W:WKa1,d4:Bh8", "a1-e5", Refusal::PathBlocked),
        (RUSSIAN, "W:Wc3:Bh8", "c3-c4", Refusal::Unreadable),
        (RUSSIAN, "W:Wc3:Bh8", "h8-g7", Refusal::NotYourPiece),
        (RUSSIAN, "W:Wc3:Bh8", "e3-f4", Refusal::NoPiece),
        (RUSSIAN, "W:Wc3:Bh8", "c3xx", Refusal::Unreadable),
        (RUSSIAN, "W:Wc3:B", "c3-d4", Refusal::GameOver),
    ] {
        assert_eq!(
            read(&game, fen, text),
            Err(wanted),
            "{} {fen} {text}",
            game.id()
        );
    }
}

#[test]
fn optional_capture_leaves_quiet_moves_beside_captures() {
    for game in DIAGONAL {
        let Some(free) = game.with_rule("optional-capture") else {
            assert_eq!(game.id(), "international");
            continue;
        };
        assert_eq!(game.with_rule("no-such-rule"), None);
        let position = game.read_position("W:W22,32:B18,6").expect("a position");
        let texts = |game: &Diagonal| -> BTreeSet<String> {
            let listed = game.list(&position);
            listed
                .iter()
                .map(|mv| game.write_move(&position, mv))
                .collect()
        };
        let captures = results(&game, &position)
            .iter()
            .filter(|mv| mv.captured != 0)
            .count();
        assert_eq!(captures, 1);
        // One capture, and the quiet moves 22-17, 32-27 and 32-28.
        assert_eq!(texts(&free).len(), 4, "{}", game.id());
        assert!(texts(&game).is_subset(&texts(&free)));
    }
}

#[test]
fn a_hostile_move_text_is_refused_and_never_breaks() {
    let position = RUSSIAN.read_position("W:Wc3:Bh8").expect("a position");
    for text in [
        "",
        "-",
        "c",
        "c-",
        "c:",
        ":",
        "ç3-d4",
        "c3→",
        "→",
        "cd",
        "c3-d4-e5",
        "١-٢",
        "١٢-١٦",
    ] {
        assert!(RUSSIAN.read_move(&position, text).is_err(), "{text:?}");
        assert!(AMERICAN.read_move(&position, text).is_err(), "{text:?}");
    }
    let long = "c3x".repeat(10_000);
    assert_eq!(
        RUSSIAN.read_move(&position, &long),
        Err(Refusal::Unreadable)
    );
}
