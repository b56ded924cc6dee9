//! A diagonal game that the program has never heard of: a table of switches in this file alone is
//! enough to play it, solve it, make puzzles of it and draw it.

use std::collections::BTreeSet;

use askama::Template;
use daily_dama::{
    generate::{climb::Climber, gate::Gate, limits::Limits, natural},
    puzzle::table::{On, Table as _},
    rules::{
        catalog,
        draughts::diagonal::{Diagonal, Table, names::Names},
        game::{Game, Outcome, Seat},
        play::Play,
        refusal::Refusal,
        switches::{Choice, Crowning, Lifting, Lines, Progress, Reach, Switches},
    },
    web::{
        board_view::{BoardForm, BoardModel, BoardShape, BoardView, Seat as DrawnSeat},
        lang::Lang,
        routes::{boards, compare, content},
    },
};

use crate::{
    rules::{diagonal::placement, laws::Stream},
    solver::both_methods,
};

/// Switches that no game of the catalog puts together: men capture backward and go on as kings,
/// kings go one step, most pieces and then most kings must be taken; two rows of men, White begins.
const MADE_UP: Diagonal = Diagonal::new(
    "made-up",
    Table {
        width: 8,
        names: Names::Algebraic,
        rows: 2,
        first: Seat::WHITE,
        switches: Switches {
            lines: Lines::Diagonal,
            men_capture_back: true,
            king: Reach::OneStep,
            choice: Choice::MostThenKings,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::GoesOnAsKing,
            lifting: Lifting::AfterMove,
        },
        repetitions: Some(3),
        quiet_plies: 40,
        progress: Progress::Crowned,
    },
);

#[test]
fn nobody_knows_it() {
    assert!(!catalog::ids().contains(&MADE_UP.id()));
    for other in crate::rules::DIAGONAL {
        assert_ne!(other.table().switches, MADE_UP.table().switches);
    }
}

#[test]
fn it_is_played_by_its_switches() {
    let read = |fen: &str, text: &str| {
        let position = MADE_UP.read_position(fen).expect(fen);
        MADE_UP
            .read_move(&position, text)
            .map(|mv| MADE_UP.write_position(&MADE_UP.play(&position, &mv.result)))
    };
    let played = |fen: &str| Ok(fen.to_owned());
    // Backward, forward, and crowned on the way: c7 x e... goes on as a king that steps.
    assert_eq!(read("W:Wc5,a1:Bb4,h8", "c5xa3"), played("B:Wa1,a3:Bh8"));
    assert_eq!(
        read("W:Wa5,a1:Bb6,d6,h2", "a5xc7"),
        Err(Refusal::ChainUnfinished)
    );
    assert_eq!(
        read("W:Wa5,a1:Bb6,d6,h2", "a5xc7xe5"),
        played("B:Wa1,e5:Bh2")
    );
    assert_eq!(
        read("W:Wf6,a1:Be7,c7,h2", "f6xd8xb6"),
        played("B:Wa1,Kb6:Bh2")
    );
    // Two pieces before one; of two single captures the one that takes the king.
    assert_eq!(
        read("W:Wc3,g3:Bd4,f6,h4", "g3-f4"),
        Err(Refusal::CaptureCompulsory)
    );
    assert_eq!(
        read("W:Wc3,h2:Bd4,f6,g3", "h2xf4"),
        Err(Refusal::LongerChain)
    );
    assert_eq!(read("W:Wc3,g3:Bd4,Kf4", "c3xe5"), Err(Refusal::Priority));
    assert_eq!(read("W:WKa1,h2:Bh8", "a1-c3"), Err(Refusal::BeyondReach));

    let mut stream = Stream(3);
    let mut endings = BTreeSet::new();
    for _ in 0..200 {
        let mut play = Play::new(MADE_UP, MADE_UP.start());
        while play.ending().is_none() {
            let twin = MADE_UP.twin().results(play.position());
            let mut moves = Vec::new();
            MADE_UP.moves(play.position(), &mut moves);
            assert_eq!(moves.iter().copied().collect::<BTreeSet<_>>(), twin);
            play.play(&moves[stream.below(moves.len())]);
        }
        let ending = play.ending().expect("the game is over");
        endings.insert((ending.reason.name(), ending.outcome == Outcome::Draw));
    }
    assert!(endings.contains(&("no-pieces", false)), "{endings:?}");
}

#[test]
fn it_is_solved() {
    let mut stream = Stream(21);
    let mut wins = [0; 4];
    for _ in 0..150 {
        let position = loop {
            let position = placement(&MADE_UP, &mut stream);
            if MADE_UP.pieces(&position).len() <= 8 {
                break position;
            }
        };
        wins[usize::from(both_methods(MADE_UP, &position).unwrap_or(0))] += 1;
    }
    assert!(wins.iter().all(|&count| count > 0), "{wins:?}");
}

#[test]
fn puzzles_of_it_are_made() {
    let counts = natural::collect(&MADE_UP, 60, 1).expect("it has a grid");
    let limits = Limits::of(&MADE_UP);
    let mut climber = Climber::with(MADE_UP, limits, Some(&counts)).expect("it has a generator");
    let mut gate = Gate::with(MADE_UP, limits, Some(&counts)).expect("it has a gate");
    let candidate = (0..2_000)
        .find_map(|number| climber.candidate(1, number))
        .expect("a puzzle in two thousand restarts");
    assert_eq!(candidate.game, "made-up");
    let position = MADE_UP
        .read_position(&candidate.position)
        .expect("a position");
    let facts = gate
        .check(&position)
        .expect("it passes every condition again");
    assert_eq!(facts.n, candidate.win_in);
    assert_eq!(both_methods(MADE_UP, &position), Some(candidate.win_in));
}

#[test]
fn it_is_drawn_and_told() {
    let table = On(MADE_UP);
    let shape: &'static BoardShape = Box::leak(Box::new(boards::drawn(&table)));
    assert_eq!(shape.names().count(), 32);
    let position = table.start();
    let pieces = boards::pieces(&table, &position).expect("the start");
    assert_eq!(pieces.len(), 16);
    let model = BoardModel::still(shape, DrawnSeat::White, pieces);
    let form = BoardForm {
        method: "post",
        action: "/en/made-up/moves".to_owned(),
        fields: Vec::new(),
    };
    for lang in Lang::all() {
        let board = BoardView::playable(lang, "board", &model, form.clone());
        let html = board.render().expect("a board");
        assert_eq!(html.matches("<button").count(), 32, "{}", lang.code());
        for square in ["a1", "h8", "c3"] {
            assert!(html.contains(square), "{square}");
        }
        assert_eq!(
            html.matches("#p-wm\"").count() + html.matches("#p-bm\"").count(),
            16,
            "every man is drawn"
        );
        let cells = compare::cells(lang, &table);
        assert!(cells.iter().all(|cell| !cell.is_empty()), "{cells:?}");
        let told = content::content(&table).expect("a page made from the switches");
        assert!(!told.sections.is_empty());
        assert!(!content::five_lines(lang, &table).is_empty());
    }
}
