//! A puzzle in every state that its page can show.

use chrono::NaiveDate;
use daily_dama::puzzle::theme::Theme;
use daily_dama::web::board_view::{
    BoardForm, BoardModel, BoardShape, BoardView, Marks, MoveData, Piece, RefutationMarks, Seat,
};
use daily_dama::web::lang::Lang;
use daily_dama::web::pages::board_data::BoardData;
use daily_dama::web::pages::explore::{Explored, Turn, Way};
use daily_dama::web::pages::puzzle::{
    End, OwnAttempt, Phase, PuzzlePage, Refutation, RefutationKind,
};
use daily_dama::web::pages::{Appearance, Chrome, Progress, Spread, Tab};

pub(crate) fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 29).expect("the day exists")
}

pub(crate) fn chrome(lang: Lang, tab: Option<Tab>, here: &str, title: &str) -> Chrome {
    Chrome {
        lang,
        here: here.to_owned(),
        origin: "http://localhost:8080".to_owned(),
        game: "turkish".to_owned(),
        games: vec!["turkish".to_owned(), "arabic".to_owned()],
        tab,
        appearance: Appearance::default(),
        streak: Some(46),
        title: title.to_owned(),
        description: lang.text("site-description"),
        preview: None,
    }
}

pub(crate) fn piece(seat: Seat, king: bool) -> Piece {
    Piece { seat, king }
}

pub(crate) fn diagram() -> Vec<(String, Piece)> {
    let man = |s: &str, seat| (s.to_owned(), piece(seat, false));
    vec![
        man("d4", Seat::White),
        man("d2", Seat::White),
        ("f2".to_owned(), piece(Seat::White, true)),
        man("b7", Seat::Black),
        man("d7", Seat::Black),
        man("g7", Seat::Black),
        man("a6", Seat::Black),
        man("d6", Seat::Black),
    ]
}

pub(crate) fn quiet(from: &str, to: &str) -> MoveData {
    MoveData {
        text: format!("{from}-{to}"),
        from: from.to_owned(),
        path: vec![to.to_owned()],
        captured: vec![],
        promotes: false,
    }
}

pub(crate) fn chain() -> MoveData {
    let list = |s: &str| s.split(' ').map(str::to_owned).collect();
    MoveData {
        text: "f2xa2xa7xc7xe7xh7".to_owned(),
        from: "f2".to_owned(),
        path: list("a2 a7 c7 e7 h7"),
        captured: list("d2 a6 b7 d7 g7"),
        promotes: false,
    }
}

pub(crate) fn pick(path: &[&str]) -> Vec<String> {
    path.iter().map(|s| (*s).to_owned()).collect()
}

pub(crate) fn quiet_moves() -> Vec<MoveData> {
    [
        ("d4", "d5"),
        ("d4", "c4"),
        ("d4", "e4"),
        ("d2", "d3"),
        ("d2", "c2"),
        ("d2", "e2"),
        ("f2", "f7"),
        ("f2", "g2"),
        ("f2", "h2"),
        ("f2", "f3"),
    ]
    .into_iter()
    .map(|(a, b)| quiet(a, b))
    .collect()
}

pub(crate) fn form(page: &str, path: &str) -> BoardForm {
    BoardForm {
        method: "post",
        action: format!("{page}/moves"),
        fields: vec![
            ("attempt", "1".to_owned()),
            ("ply", "0".to_owned()),
            ("path", path.to_owned()),
        ],
    }
}

pub(crate) struct State {
    pub(crate) name: &'static str,
    phase: Phase,
    model: BoardModel,
    moves: Vec<MoveData>,
    progress: Progress,
    end: Option<End>,
    played: Vec<String>,
}

pub(crate) fn ready(name: &'static str, phase: Phase, marks: Marks, moves: Vec<MoveData>) -> State {
    let mut model = BoardModel::still(BoardShape::plain_8(), Seat::White, diagram());
    model.marks = marks;
    State {
        name,
        phase,
        model,
        moves,
        progress: Progress::default(),
        end: None,
        played: vec![],
    }
}

pub(crate) fn over(name: &'static str, progress: Progress, past: bool) -> State {
    let mut model = BoardModel::still(
        BoardShape::plain_8(),
        Seat::White,
        vec![("h7".to_owned(), piece(Seat::White, true))],
    );
    model.marks.wet = vec!["f2".to_owned()];
    let list = |s: &str| s.split(' ').map(str::to_owned).collect();
    let end = End {
        why: None,
        line: list("d4-d5 d6xd4 d2-d3 d4xd2 f2xh7"),
        last_took: 5,
        streak: (!past).then_some((if progress.solved { 47 } else { 0 }, 61)),
        offers_code: progress.solved && !past,
        spread: Some(Spread {
            counts: [919, 701, 339, 459],
            mine: Some(if progress.solved {
                progress.spent.into()
            } else {
                3
            }),
        }),
        next: (!past).then(|| (18764, "Europe/Istanbul".to_owned())),
        next_unsolved: past.then(|| "/tr/turkish/2026-11-05".to_owned()),
        themes: vec![Theme::Block, Theme::MenOnly],
        author: None,
    };
    State {
        name,
        phase: Phase::Over,
        model,
        moves: vec![],
        progress,
        end: Some(end),
        played: vec![],
    }
}

pub(crate) fn wrong() -> State {
    let mut pieces = diagram();
    pieces.retain(|(s, _)| s != "f2" && s != "g7");
    pieces.push(("e7".to_owned(), piece(Seat::Black, false)));
    let mut model = BoardModel::still(BoardShape::plain_8(), Seat::White, pieces);
    model.marks = Marks {
        wet: vec!["f2".to_owned(), "g7".to_owned()],
        ghosts: vec![("f7".to_owned(), piece(Seat::White, true))],
        refutation: Some(RefutationMarks {
            mine: vec!["f2".to_owned(), "f7".to_owned()],
            reply: vec!["g7".to_owned(), "e7".to_owned()],
        }),
        ..Marks::default()
    };
    let phase = Phase::Wrong(Refutation {
        kind: RefutationKind::Escapes,
        mine: "f2-f7".to_owned(),
        reply: Some("g7xe7".to_owned()),
        takes: (0, 1),
        win_in: None,
    });
    let progress = Progress {
        spent: 1,
        ..Progress::default()
    };
    State {
        name: "wrong",
        phase,
        model,
        moves: vec![],
        progress,
        end: None,
        played: vec![],
    }
}

pub(crate) fn reply() -> State {
    let mut pieces = diagram();
    pieces.retain(|(s, _)| s != "d4" && s != "d6");
    pieces.push(("d4".to_owned(), piece(Seat::Black, false)));
    let reply = MoveData {
        text: "d6xd4".to_owned(),
        from: "d6".to_owned(),
        path: vec!["d4".to_owned()],
        captured: vec!["d5".to_owned()],
        promotes: false,
    };
    let mut state = ready(
        "reply",
        Phase::Reply {
            mine: "d4-d5".to_owned(),
            reply: "d6xd4".to_owned(),
        },
        Marks::default(),
        quiet_moves(),
    );
    state.model.pieces = pieces;
    state.model.marks =
        Marks::for_played(&reply, vec![("d5".to_owned(), piece(Seat::White, false))]);
    state.played = vec!["d4-d5".to_owned(), "d6xd4".to_owned()];
    state
}

/// Today's page in every state.
pub(crate) fn states() -> Vec<State> {
    let moves = quiet_moves;
    let mut chain_state = ready(
        "chain",
        Phase::Chosen {
            must_capture: true,
            next_stop: 1,
            path: pick(&["f2"]),
        },
        Marks::for_choice(&[chain()], &pick(&["f2"])),
        vec![chain()],
    );
    chain_state
        .model
        .pieces
        .retain(|(s, _)| s != "d4" && s != "d6" && s != "d2");
    chain_state
        .model
        .pieces
        .push(("d2".to_owned(), piece(Seat::Black, false)));
    chain_state.model.marks.wet = pick(&["d4"]);
    let mut hint = ready(
        "hint",
        Phase::Ready {
            must_capture: false,
        },
        Marks::for_choice(&moves(), &[]),
        moves(),
    );
    hint.model.marks.hint = pick(&["d4", "d5"]);
    let mut states = vec![
        ready(
            "today",
            Phase::Ready {
                must_capture: false,
            },
            Marks::for_choice(&moves(), &[]),
            moves(),
        ),
        ready(
            "chosen",
            Phase::Chosen {
                must_capture: false,
                next_stop: 1,
                path: pick(&["f2"]),
            },
            Marks::for_choice(&moves(), &pick(&["f2"])),
            moves(),
        ),
        chain_state,
        ready(
            "must",
            Phase::Ready { must_capture: true },
            Marks::for_choice(&[chain()], &[]),
            vec![chain()],
        ),
        reply(),
        hint,
    ];
    states.extend(late_states());
    states
}

pub(crate) fn slower() -> State {
    let mut slower = wrong();
    slower.name = "slower";
    slower.phase = Phase::Wrong(Refutation {
        kind: RefutationKind::Slower,
        mine: "f2-f7".to_owned(),
        reply: None,
        takes: (0, 0),
        win_in: Some(4),
    });
    slower.model.marks.refutation = Some(RefutationMarks {
        mine: pick(&["f2", "f7"]),
        reply: vec![],
    });
    slower
}

pub(crate) fn late_states() -> Vec<State> {
    let solved = Progress {
        spent: 1,
        solved: true,
        ..Progress::default()
    };
    let mut replay = over("replay", solved, false);
    replay.phase = Phase::Replay {
        at: 4,
        last: 5,
        played: Some(quiet("d4", "d5")),
    };
    vec![
        wrong(),
        slower(),
        ready(
            "illegal",
            Phase::Illegal {
                rule: "capture-compulsory".to_owned(),
                text: "d4-d5".to_owned(),
            },
            Marks::for_choice(&[chain()], &[]),
            vec![chain()],
        ),
        ready(
            "confirm",
            Phase::Confirm {
                text: "d4-d5".to_owned(),
            },
            Marks::for_choice(&quiet_moves(), &pick(&["d4"])),
            quiet_moves(),
        ),
        ready("give-up", Phase::GiveUp, Marks::default(), quiet_moves()),
        over("solved", solved, false),
        over(
            "lost",
            Progress {
                spent: 3,
                ..Progress::default()
            },
            false,
        ),
        over(
            "late",
            Progress {
                late: true,
                hint: true,
                ..solved
            },
            true,
        ),
        replay,
        explored(solved),
    ]
}

/// A place in the tree of the solution where the defender replies.
fn explored(solved: Progress) -> State {
    let mut state = over("explored", solved, false);
    let way = |text: &str, main, left| Way {
        text: text.to_owned(),
        main,
        left,
    };
    state.phase = Phase::Explore(Explored {
        played: pick(&["d4-d5"]),
        turn: Turn::Defender,
        ways: vec![way("d6xd4", true, Some(2)), way("d6-c6", false, None)],
        also: pick(&["e4-e5"]),
    });
    state
}

/// The attempts that are over.
fn own_attempts(state: &State) -> Vec<OwnAttempt> {
    let spent = state.progress.spent > 0 || state.end.is_some();
    let line = pick(&["f2-f7", "g7xe7"]);
    let own = OwnAttempt { attempt: 1, line };
    if spent { vec![own] } else { Vec::new() }
}

pub(crate) fn puzzle(lang: Lang, state: &State) -> PuzzlePage {
    let page = format!("/{}/turkish/2026-11-29", lang.code());
    let is_today = state.name != "late";
    let path = state.model.marks.selected.clone().unwrap_or_default();
    let playable =
        !state.moves.is_empty() && !matches!(state.phase, Phase::GiveUp | Phase::Confirm { .. });
    let board = if playable {
        BoardView::playable(lang, "board", &state.model, form(&page, &path))
    } else {
        BoardView::still(lang, "board", &state.model)
    };
    let task = lang.text_with("win-in", &[("n", 3u8.into())]);
    PuzzlePage {
        chrome: chrome(lang, Some(Tab::Today), "/turkish/2026-11-29", &task),
        date: today(),
        number: 333,
        is_today,
        in_grace: false,
        unfinished: None,
        void: None,
        win_in: 3,
        grade: 6,
        attacker: Seat::White,
        board,
        attempt: 1,
        ply: 0,
        progress: state.progress,
        phase: state.phase.clone(),
        moves: state.played.clone(),
        hints: 0,
        confirm_moves: false,
        rules: (1..=5)
            .map(|i| lang.raw(&format!("rules-turkish-five-{i}"), &[]))
            .collect(),
        end: state.end.clone(),
        data: playable.then(|| BoardData {
            game: "turkish".to_owned(),
            date: "2026-11-29".to_owned(),
            attempt: 1,
            ply: 0,
            own: "p-w".to_owned(),
            at: state.model.places(),
            words: state.model.words(lang),
            lifts_last: false,
            api: "/api/v1/turkish/2026-11-29".to_owned(),
            page,
            confirm: false,
            moves: state.moves.clone(),
            last: vec![],
            texts: BoardData::texts(lang, state.model.shape),
        }),
        previous: (!is_today).then(|| "/x".to_owned()),
        next: None,
        shown_attempt: None,
        attempts: own_attempts(state),
    }
}
