//! The page of one day's puzzle, in all its states.

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;

use super::{
    Chrome, Progress, Spread, Stroke,
    board_data::{BoardData, script_json},
    explore::Explored,
    grade_key, strokes,
    themes::Idea,
};
use crate::puzzle::{table::table, theme::Theme};
use crate::web::board_view::{BoardView, MoveData, Seat};
use crate::web::lang::{Arg, Lang, Rich};

/// One day's puzzle.
///
/// Ids that a script may rely on: `board-form board status board-data countdown share copy
/// picture share-text move type-form drop try-again show-again`; the part that changes after an answer is
/// `main#main`. `.puzzle` says `data-game`, `data-date`, `data-today` (on the present day alone),
/// `data-home` (today's address) and `data-new-day` (what to say after it).
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "puzzle.html")]
pub struct PuzzlePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The day.
    pub date: NaiveDate,
    /// 1 on the first day.
    pub number: u32,
    /// Whether the day is the present one.
    pub is_today: bool,
    /// Whether the day is over and the puzzle may still be finished for it.
    pub in_grace: bool,
    /// Today: yesterday's puzzle, where it may still be finished for its day.
    pub unfinished: Option<String>,
    /// That the day does not count, and why, where the operator says so.
    pub void: Option<String>,
    /// Moves of the attacker, exact.
    pub win_in: u8,
    /// 1 to 7.
    pub grade: u8,
    /// Who moves and wins.
    pub attacker: Seat,
    /// The board with its marks; a still one when nothing can be played.
    pub board: BoardView,
    /// The attempt and ply that a form on this page answers.
    pub attempt: u8,
    /// Ply counted from the diagram.
    pub ply: u16,
    /// Attempts.
    pub progress: Progress,
    /// What has just happened.
    pub phase: Phase,
    /// Moves of this attempt so far, attacker's and defender's in turn.
    pub moves: Vec<String>,
    /// How many hints this ply has had, 0 to 2.
    pub hints: u8,
    /// Whether complete moves wait for a confirmation.
    pub confirm_moves: bool,
    /// The rules in five lines, in the page's language.
    pub rules: Vec<String>,
    /// After the end: everything below the board.
    pub end: Option<End>,
    /// For the script; none when there is nothing to play and nothing to animate.
    pub data: Option<BoardData>,
    /// Day before and after, for the archive: addresses.
    pub previous: Option<String>,
    /// The next day, when it is not in the future.
    pub next: Option<String>,
    /// The attempt that a replay shows, when the address names one.
    pub shown_attempt: Option<u8>,
    /// The visitor's attempts that are over, to be shown again.
    pub attempts: Vec<OwnAttempt>,
}

/// What has just happened, and so what the page says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is chosen.
    Ready {
        /// Some capture is on.
        must_capture: bool,
    },
    /// A piece or an unfinished chain is chosen.
    Chosen {
        /// The next landing is a capture.
        must_capture: bool,
        /// Number of the stop to tap next, from 1.
        next_stop: u8,
        /// Origin and stops so far.
        path: Vec<String>,
    },
    /// A complete move waits for "confirm my move".
    Confirm {
        /// The move.
        text: String,
    },
    /// The defender answered; play goes on.
    Reply {
        /// My move.
        mine: String,
        /// The answer.
        reply: String,
    },
    /// Refused, nothing spent.
    Illegal {
        /// The rule's name, as in the API.
        rule: String,
        /// What was asked for.
        text: String,
    },
    /// The attempt is spent; the board shows the refutation.
    Wrong(Refutation),
    /// Shown again, move by move.
    Replay {
        /// Which position, from 0 (diagram).
        at: u16,
        /// The last position.
        last: u16,
        /// The move that led here.
        played: Option<MoveData>,
    },
    /// A place in the tree of the solution, after the end.
    Explore(Explored),
    /// Asks whether to give up.
    GiveUp,
    /// Solved or lost: see `end`.
    Over,
    /// The request answered an attempt or ply that is no longer current; the page shows the present state.
    Stale,
    /// The puzzle was solved or lost long ago and can be replayed freely.
    Closed,
}

/// Why an attempt failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// How.
    pub kind: RefutationKind,
    /// My refuted move.
    pub mine: String,
    /// The answer, if one is shown.
    pub reply: Option<String>,
    /// Pieces the answer takes: men, kings.
    pub takes: (u8, u8),
    /// For `slower`: in how many moves it wins.
    pub win_in: Option<u8>,
}

/// Kinds of refutation, as in the API.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefutationKind {
    /// The defender gets away.
    Escapes,
    /// It wins, but later.
    Slower,
    /// It draws.
    Draw,
    /// It loses.
    Loses,
}

/// Below the board after the end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct End {
    /// The moves: my solving line, or the solution of a lost day.
    pub line: Vec<String>,
    /// After the last attempt failed: why.
    pub why: Option<Refutation>,
    /// How many pieces the last move took; for the line of praise.
    pub last_took: u8,
    /// Streak of the game: current, best.
    pub streak: Option<(u32, u32)>,
    /// Whether to offer a recovery code: the streak has grown and there is none yet.
    pub offers_code: bool,
    /// Everybody's results of the day.
    pub spread: Option<Spread>,
    /// Seconds to the next puzzle and the zone that decides it ("Europe/Istanbul"); none for past days.
    pub next: Option<(u32, String)>,
    /// The next unsolved day, for past days: address.
    pub next_unsolved: Option<String>,
    /// What the combination is made of, the most telling first.
    pub themes: Vec<Theme>,
    /// Who composed it, if anybody did.
    pub author: Option<String>,
}

/// One of the visitor's attempts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnAttempt {
    /// From 1.
    pub attempt: u8,
    /// Its moves, replies and the refuting one included.
    pub line: Vec<String>,
}

/// The note above the rail: heading (may be empty), sentence, and whether it tells of a spent attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// "Olmadı", or empty.
    pub heading: String,
    /// What happened and what can be done.
    pub sentence: Rich,
    /// Draws the tea-colored note.
    pub bad: bool,
    /// Answers something the visitor did, so that it stands next to the board.
    pub told: bool,
}

impl PuzzlePage {
    /// "3 hamlede kazan".
    #[must_use]
    pub fn task(&self) -> String {
        self.lang()
            .text_with("win-in", &[("n", Arg::from(self.win_in))])
    }

    /// "Zor".
    #[must_use]
    pub fn grade_word(&self) -> String {
        self.lang().text(grade_key(self.grade))
    }

    /// The address of this day's page.
    #[must_use]
    pub fn base(&self) -> String {
        self.chrome.to_game(&format!("/{}", self.date))
    }

    /// The file of the picture of this result, below the day's address.
    #[must_use]
    pub fn card(&self) -> String {
        let attempt = match self.progress.solved {
            true => self.progress.cups().to_string(),
            false => "lost".to_owned(),
        };
        let hint = if self.progress.hint { "-hint" } else { "" };
        format!("card-{attempt}{hint}.png")
    }

    /// The address of the board to play on, past a refutation that has been seen.
    #[must_use]
    pub fn board_href(&self) -> String {
        let seen = self.is_open() && self.progress.spent > 0;
        let query = if seen { "?again=1" } else { "" };
        format!("{}{query}", self.base())
    }

    /// True while moves can be made.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.progress.is_over()
    }

    /// The heading after the end.
    #[must_use]
    pub fn result(&self) -> String {
        self.progress.words(self.lang())
    }

    /// The line under the result.
    #[must_use]
    pub fn afterword(&self) -> String {
        let took = self.end.as_ref().map_or(0, |end| end.last_took);
        if self.progress.solved && self.is_today && took >= 3 {
            return self.chrome.n("solved-chain-praise", took);
        }
        let key = match (self.progress.solved, self.is_today) {
            (true, true) => "solved-praise",
            (true, false) => "solved-late-praise",
            (false, true) => "lost-comfort",
            (false, false) => "lost-late-comfort",
        };
        self.lang().text(key)
    }

    /// What the page says now.
    #[must_use]
    pub fn note(&self) -> Note {
        let bad = matches!(self.phase, Phase::Wrong(_));
        Note {
            heading: if bad {
                self.lang().text("wrong-heading")
            } else {
                String::new()
            },
            sentence: self.sentence(),
            bad,
            told: matches!(
                self.phase,
                Phase::Illegal { .. } | Phase::Reply { .. } | Phase::Stale
            ),
        }
    }

    fn sentence(&self) -> Rich {
        let lang = self.lang();
        let plain = |key: &str| lang.rich(key, &[]);
        let with_move =
            |key: &str, text: &String| lang.rich(key, &[("move", text.as_str().into())]);
        match &self.phase {
            Phase::Ready { must_capture } => plain(match (self.hints, must_capture) {
                (1, _) => "hint-note-1",
                (2.., _) => "hint-note-2",
                (0, true) => "must-capture-choose",
                (0, false) => "help",
            }),
            Phase::Chosen {
                must_capture,
                next_stop,
                ..
            } => {
                let key = match (must_capture, next_stop) {
                    (true, 0 | 1) => "must-capture",
                    (true, _) => "next-stop",
                    (false, _) => "tap-target",
                };
                lang.rich(key, &[("n", next_stop.into())])
            }
            Phase::Confirm { text } => with_move("confirm-question", text),
            Phase::Reply { reply, .. } => {
                let side = Arg::from(self.attacker.other().id());
                lang.rich("reply", &[("side", side), ("move", reply.as_str().into())])
            }
            Phase::Illegal { rule, text } => refusal(lang, &self.chrome.game, rule, text),
            Phase::Wrong(refutation) => self.why(refutation),
            Phase::Replay { played: None, .. } => plain("replay-start"),
            Phase::Replay {
                at,
                last,
                played: Some(played),
            } => self.step(*at, *last, played),
            Phase::Explore(place) => self.told(place),
            Phase::GiveUp => plain("give-up-question"),
            Phase::Stale => plain("stale"),
            Phase::Closed => plain("closed"),
            Phase::Over => Rich::default(),
        }
    }

    fn why(&self, refutation: &Refutation) -> Rich {
        let lang = self.lang();
        if refutation.kind == RefutationKind::Slower {
            let n = refutation.win_in.unwrap_or(self.win_in + 1);
            return lang.rich("wrong-slower", &[("n", n.into())]);
        }
        let side = self.attacker.other();
        let Some(reply) = &refutation.reply else {
            return lang.rich(
                if refutation.kind == RefutationKind::Draw {
                    "wrong-draw"
                } else {
                    "wrong-no-reply"
                },
                &[],
            );
        };
        let kind = match (refutation.kind, refutation.takes) {
            (RefutationKind::Draw, _) => "draws",
            (RefutationKind::Loses, _) => "wins",
            (_, (0, 0)) => "escapes",
            (_, (0, 1)) => "takes-king",
            (_, (1, 0)) => "takes-man",
            _ => "takes-more",
        };
        let n = refutation.takes.0 + refutation.takes.1;
        lang.rich(
            &format!("wrong-{kind}"),
            &[
                ("side", side.id().into()),
                ("move", reply.as_str().into()),
                ("n", n.into()),
            ],
        )
    }

    /// A theme with a sentence about it and its page.
    #[must_use]
    pub fn idea(&self, theme: &Theme) -> Idea {
        Idea::of(&self.chrome, *theme)
    }

    /// The rule's section on the rules page, when a move was refused.
    #[must_use]
    pub fn rule_link(&self) -> Option<String> {
        match &self.phase {
            Phase::Illegal { rule, .. } => Some(
                self.chrome
                    .to(&format!("/rules/{}#{rule}", self.chrome.game)),
            ),
            _ => None,
        }
    }

    /// The text to share: two lines and nothing of the solution.
    #[must_use]
    pub fn share_text(&self) -> String {
        share_text(
            self.lang(),
            &self.chrome.game,
            self.number,
            self.win_in,
            self.progress,
        )
    }

    /// How a move is typed, by a move of the game's start, which tells nothing of the puzzle.
    #[must_use]
    pub fn type_like(&self) -> Rich {
        let example = opening_move(&self.chrome.game);
        self.lang().rich("type-like", &[("move", example.into())])
    }

    /// The strokes of the difficulty.
    #[must_use]
    pub fn strokes(&self) -> Vec<Stroke> {
        strokes(self.grade)
    }

    /// The data block.
    #[must_use]
    pub fn data_json(&self) -> String {
        self.data.as_ref().map_or_else(String::new, script_json)
    }

    /// The zone as people call it.
    #[must_use]
    pub fn zone(&self, id: &str) -> String {
        self.lang().zone(id)
    }

    /// `05:12:44`.
    #[must_use]
    pub fn clock(&self, seconds: &u32) -> String {
        format!(
            "{:02}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )
    }

    /// Moves of a line in pairs with numbers: "1. d4-d5 d6xd4".
    #[must_use]
    pub fn numbered(&self, moves: &[String]) -> Vec<String> {
        (1..)
            .zip(moves.chunks(2))
            .map(|(i, pair)| format!("{i}. {}", pair.join(" ")))
            .collect()
    }

    fn lang(&self) -> Lang {
        self.chrome.lang
    }
}

/// The sentence of a refused move: the rule that it breaks, and that nothing is spent. What cannot
/// be read as a move is answered with an opening move of the game.
#[must_use]
pub fn refusal(lang: Lang, game: &str, rule: &str, text: &str) -> Rich {
    let key = format!("refused-{rule}");
    let key = if lang.has(&key) {
        key
    } else {
        "refused-unreadable".to_owned()
    };
    let args = [
        ("move", text.into()),
        ("example", opening_move(game).into()),
    ];
    lang.rich(&key, &args)
}

/// A legal move of a game's start: how moves are written there.
fn opening_move(game: &str) -> String {
    table(game)
        .and_then(|table| table.legal_moves(&table.start()).ok()?.into_iter().next())
        .map_or_else(String::new, |mv| mv.text)
}

/// How a day ended, as the text to share says it: "ikinci denemede", with a hint or not.
#[must_use]
pub fn share_result(lang: Lang, progress: Progress) -> String {
    let mut result = if progress.solved {
        lang.text_with("share-attempt", &[("n", Arg::from(progress.cups()))])
    } else {
        lang.text("share-again")
    };
    if progress.hint {
        result.push_str(&lang.text("with-hint"));
    }
    result
}

/// The text to share, in two lines.
#[must_use]
pub fn share_text(lang: Lang, game: &str, number: u32, win_in: u8, progress: Progress) -> String {
    lang.text_with(
        "share-text",
        &[
            ("number", Arg::Text(number.to_string())),
            ("game", lang.text(&format!("game-{game}")).into()),
            (
                "task",
                lang.text_with("win-in", &[("n", win_in.into())]).into(),
            ),
            ("result", share_result(lang, progress).into()),
            ("cups", "☕".repeat(progress.cups().into()).into()),
        ],
    )
}
