//! What the board of a day shows: from a player's standing and the query to a phase and a
//! drawing. Pure; nothing here is written, judged or searched.

use serde::Deserialize;

use super::{
    boards::{self, Step, damaged},
    explore,
};
use crate::{
    daily::{
        answers::{Answer, Hint, MoveStatus, State, StateStatus},
        days::Day,
        standing::Standing,
    },
    puzzle::table::Table,
    rules::refusal::Refusal,
    store::Row,
    web::{
        board_view::{BoardModel, BoardShape, Marks, MoveData, RefutationMarks, Seat, split_path},
        error::Error,
        pages::{
            Progress,
            board_data::Played,
            puzzle::{Phase, Refutation, RefutationKind},
        },
    },
};

/// The longest move text that an address carries.
const LONGEST_TEXT: usize = 64;

/// What the page of a day can be asked. Whatever does not fit the puzzle is left out.
#[derive(Debug, Default, Deserialize)]
pub struct DayQuery {
    /// The chosen piece and its stops.
    pub path: Option<String>,
    /// A complete move that waits for "confirm my move".
    pub confirm: Option<String>,
    /// The rule that a refused move breaks.
    pub illegal: Option<String>,
    /// The refused move.
    #[serde(rename = "move")]
    pub refused: Option<String>,
    /// `1`: the form answered a place that is no longer current.
    pub stale: Option<String>,
    /// `1`: the refutation has been seen.
    pub again: Option<String>,
    /// `last` or a ply, to be shown again.
    pub show: Option<String>,
    /// The attempt to be shown.
    pub attempt: Option<String>,
    /// After the end: moves of the solution's tree, with commas; empty at its root.
    pub line: Option<String>,
    /// `1`: asks whether to give up.
    #[serde(rename = "give-up")]
    pub give_up: Option<String>,
    /// `1`: the first POST has just set a cookie.
    pub cookie: Option<String>,
}

/// How far a player is, as glasses and words.
#[must_use]
pub fn progress(standing: &Standing) -> Progress {
    let state = &standing.state;
    let spent = match state.status {
        StateStatus::Solved => state.attempt.saturating_sub(1),
        _ => Progress::ATTEMPTS.saturating_sub(state.attempts_left),
    };
    Progress {
        spent,
        solved: state.status == StateStatus::Solved,
        hint: state.hints > 0,
        gave_up: standing.gave_up,
        late: state.late,
    }
}

/// The highest hint shown for the present ply, 0 to 2.
#[must_use]
pub fn hints(state: &State) -> u8 {
    let here = |attempt, ply| attempt == state.attempt && ply == state.ply;
    let levels = state.hints_shown.iter().filter(|h| here(h.attempt, h.ply));
    levels.map(|hint| hint.level).max().unwrap_or(0)
}

/// The moves of an attempt, replies and the refuting one included.
pub(super) fn line_of(rows: &[Row], attempt: u8) -> Result<Vec<String>, Error> {
    let mut line = Vec::new();
    for row in rows.iter().filter(|row| row.attempt == attempt) {
        line.push(row.move_text.clone());
        line.extend(row.reply.clone());
        line.extend(refuting(&answer(row)?));
    }
    Ok(line)
}

/// The position in which an attempt's ply is or was to be played; none when it never came.
pub(super) fn position_at(
    day: &Day,
    standing: &Standing,
    attempt: u8,
    ply: u8,
) -> Result<Option<String>, Error> {
    let state = &standing.state;
    if !state.status.is_over() && (state.attempt, state.ply) == (attempt, ply) {
        return Ok(Some(state.position.clone()));
    }
    let made = |row: &&Row| row.attempt == attempt;
    if !standing.rows.iter().any(|row| made(&row) && row.ply == ply) {
        return Ok(None);
    }
    let line = line_of(&standing.rows, attempt)?;
    let steps = boards::walk(day.table, &day.position, &line[..usize::from(ply)])?;
    let last = steps.into_iter().last();
    Ok(Some(last.map_or_else(
        || day.position.clone(),
        |step| step.position,
    )))
}

fn answer(row: &Row) -> Result<Answer, Error> {
    serde_json::from_str(&row.answer).map_err(damaged)
}

/// The reply that refutes, where one is shown; a slower win has none.
fn refuting(answer: &Answer) -> Option<String> {
    let refutation = answer.refutation.as_ref()?;
    let shown = refutation.kind != "slower";
    shown.then(|| refutation.line.first().cloned()).flatten()
}

/// What is to be shown.
#[derive(Debug, Clone)]
pub struct Shown {
    /// What the page says.
    pub phase: Phase,
    /// The board.
    pub model: BoardModel,
    /// Whether its squares can be tapped.
    pub playable: bool,
    /// The chosen piece and its stops.
    pub path: Vec<String>,
    /// The moves that led here.
    pub moves: Vec<String>,
    /// The moves to animate.
    pub last: Vec<Played>,
    /// The attempt shown again, when the address names one.
    pub attempt: Option<u8>,
}

/// A puzzle with a player's standing in it.
#[derive(Debug)]
pub struct Stage<'a> {
    /// The puzzle.
    pub day: &'a Day,
    /// The player's standing.
    pub standing: &'a Standing,
    /// The legal moves of the present position; none after the end.
    pub moves: Vec<MoveData>,
    /// What the player's hints show of the present ply.
    pub hint: Option<Hint>,
    /// Who wins.
    pub attacker: Seat,
    /// At a place of the solution's tree: all moves of the attacker that win in time.
    pub winners: Vec<String>,
    shape: &'static BoardShape,
}

impl<'a> Stage<'a> {
    /// Sets the stage.
    ///
    /// # Errors
    /// When a stored position is damaged.
    pub fn new(day: &'a Day, standing: &'a Standing, hint: Option<Hint>) -> Result<Self, Error> {
        let state = &standing.state;
        let moves = if state.status.is_over() {
            Vec::new()
        } else {
            boards::routes(day.table, &state.position)?
        };
        Ok(Self {
            day,
            standing,
            moves,
            hint,
            attacker: boards::seat(day.table, day.side),
            winners: Vec::new(),
            shape: boards::shape(day.table),
        })
    }

    pub(super) fn state(&self) -> &State {
        &self.standing.state
    }

    pub(super) fn table(&self) -> &'static dyn Table {
        self.day.table
    }

    /// Whether a capture is on.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(MoveData::takes)
    }

    /// What this query shows.
    ///
    /// # Errors
    /// When a stored line is damaged.
    pub fn shown(&self, query: &DayQuery) -> Result<Shown, Error> {
        if let Some(replay) = self.replay(query)? {
            return Ok(replay);
        }
        if self.state().status.is_over() {
            let place = explore::explored(self, query)?;
            return place.map_or_else(|| self.over(), Ok);
        }
        let path = self.chosen(query);
        if query.give_up.as_deref() == Some("1") {
            let shown = self.ready(Phase::GiveUp, Vec::new())?;
            return Ok(Shown {
                playable: false,
                ..shown
            });
        }
        if query.stale.as_deref() == Some("1") {
            return self.ready(Phase::Stale, Vec::new());
        }
        if let Some(phase) = self.illegal(query)? {
            return self.ready(phase, path);
        }
        if let Some(mv) = self.waiting(query, &path)? {
            return self.confirm(&mv);
        }
        if !path.is_empty() {
            return self.ready(self.going_on(&path), path);
        }
        match &self.standing.last {
            Some(last) if last.status == MoveStatus::Wrong => {
                if query.again.as_deref() == Some("1") {
                    self.nothing_chosen()
                } else {
                    self.refutation(last)
                }
            }
            Some(last) if last.status == MoveStatus::Reply => self.reply(),
            _ => self.nothing_chosen(),
        }
    }

    fn nothing_chosen(&self) -> Result<Shown, Error> {
        let must_capture = self.must_capture();
        self.ready(Phase::Ready { must_capture }, Vec::new())
    }

    /// The present board, to be played on.
    fn ready(&self, phase: Phase, path: Vec<String>) -> Result<Shown, Error> {
        let mut marks = Marks::for_choice(&self.moves, &path);
        if let Some(hint) = &self.hint {
            marks.hint.push(hint.from.clone());
            marks.hint.extend(hint.to.clone());
        }
        Ok(Shown {
            phase,
            model: self.model(boards::pieces(self.table(), &self.state().position)?, marks),
            playable: true,
            path,
            moves: self.present_line()?,
            last: Vec::new(),
            attempt: None,
        })
    }

    fn present_line(&self) -> Result<Vec<String>, Error> {
        line_of(&self.standing.rows, self.state().attempt)
    }

    pub(super) fn model(&self, pieces: boards::Pieces, marks: Marks) -> BoardModel {
        let mut model = BoardModel::still(self.shape, self.attacker, pieces);
        model.marks = marks;
        model
    }

    /// The chosen piece and stops, if they begin a legal move.
    fn chosen(&self, query: &DayQuery) -> Vec<String> {
        let path = split_path(self.shape, query.path.as_deref().unwrap_or_default());
        if boards::continues(&self.moves, &path) {
            path
        } else {
            Vec::new()
        }
    }

    fn going_on(&self, path: &[String]) -> Phase {
        // Where a capture may be declined, nothing is said of a duty once a piece is chosen; on
        // its way a chain goes on.
        let on_the_way = path.len() > 1;
        let mut open = self.moves.iter().filter(|mv| mv.begins_with(path));
        let takes = open.any(MoveData::takes);
        Phase::Chosen {
            must_capture: takes && (on_the_way || self.must_capture()),
            next_stop: u8::try_from(path.len()).unwrap_or(u8::MAX),
            path: path.to_vec(),
        }
    }

    /// A refused move, if the core refuses it here for that very rule: an address cannot make
    /// the page say what is not so.
    fn illegal(&self, query: &DayQuery) -> Result<Option<Phase>, Error> {
        let Some(rule) = query.illegal.as_deref().and_then(Refusal::named) else {
            return Ok(None);
        };
        let phase = |text: &str| {
            Some(Phase::Illegal {
                rule: rule.rule().to_owned(),
                text: text.to_owned(),
            })
        };
        if rule == Refusal::Unreadable {
            return Ok(phase(""));
        }
        let text = query.refused.as_deref().unwrap_or_default();
        if text.is_empty() || text.len() > LONGEST_TEXT {
            return Ok(None);
        }
        let true_rule = refusal_of(self.table(), &self.state().position, &self.moves, text)?;
        Ok(if true_rule == Some(rule) {
            phase(text)
        } else {
            None
        })
    }

    /// The complete move that waits for a confirmation.
    fn waiting(&self, query: &DayQuery, path: &[String]) -> Result<Option<MoveData>, Error> {
        if let Some(mv) = boards::whole(&self.moves, path) {
            return Ok(Some(mv.clone()));
        }
        let Some(text) = &query.confirm else {
            return Ok(None);
        };
        let read = self.table().read(&self.state().position, text);
        let read = read.map_err(boards::setup)?;
        Ok(read.ok().map(|(mv, _)| boards::move_data(&mv)))
    }

    fn confirm(&self, mv: &MoveData) -> Result<Shown, Error> {
        let text = mv.text.clone();
        let shown = self.ready(Phase::Confirm { text }, Vec::new())?;
        let marks = Marks::for_choice(std::slice::from_ref(mv), std::slice::from_ref(&mv.from));
        Ok(Shown {
            model: BoardModel {
                marks,
                ..shown.model
            },
            playable: false,
            ..shown
        })
    }

    /// The board after the defender's reply, with the reply drawn.
    fn reply(&self) -> Result<Shown, Error> {
        let line = self.present_line()?;
        let steps = boards::walk(self.table(), &self.day.position, &line)?;
        let [.., mine, reply] = steps.as_slice() else {
            return self.nothing_chosen();
        };
        let phase = Phase::Reply {
            mine: mine.played.text.clone(),
            reply: reply.played.text.clone(),
        };
        let mut shown = self.ready(phase, Vec::new())?;
        let played = Marks::for_played(&reply.played, reply.ghosts());
        shown.model.marks = Marks {
            wet: played.wet,
            paths: played.paths,
            stops: played.stops,
            ghosts: played.ghosts,
            ..shown.model.marks
        };
        shown.last = vec![mine.to_animate(), reply.to_animate()];
        Ok(shown)
    }

    /// The board after an attempt that failed, with both moves drawn, and why it did.
    pub(super) fn refutation(&self, last: &Answer) -> Result<Shown, Error> {
        let Some(row) = self.standing.rows.last() else {
            return self.nothing_chosen();
        };
        let line = line_of(&self.standing.rows, row.attempt)?;
        let steps = boards::walk(self.table(), &self.day.position, &line)?;
        let from = usize::from(row.ply).min(steps.len());
        let (Some(mine), reply) = (steps.get(from), steps.get(from + 1)) else {
            return self.nothing_chosen();
        };
        Ok(Shown {
            phase: Phase::Wrong(why(last, mine, reply)),
            model: self.refuted(mine, reply),
            playable: false,
            path: Vec::new(),
            moves: line.clone(),
            last: to_animate(mine, reply),
            attempt: None,
        })
    }

    fn refuted(&self, mine: &Step, reply: Option<&Step>) -> BoardModel {
        let mut ghosts = mine.ghosts();
        let mut wet = vec![mine.played.from.clone()];
        if let Some(reply) = reply {
            ghosts.extend(reply.ghosts());
            wet.push(reply.played.from.clone());
        }
        let after = reply.unwrap_or(mine).after.clone();
        // A piece that stands where another was taken hides it.
        ghosts.retain(|(square, _)| after.iter().all(|(other, _)| other != square));
        let marks = Marks {
            wet,
            ghosts,
            refutation: Some(RefutationMarks {
                mine: mine.played.route(),
                reply: reply.map(|step| step.played.route()).unwrap_or_default(),
            }),
            ..Marks::default()
        };
        self.model(after, marks)
    }

    /// The board after the end.
    fn over(&self) -> Result<Shown, Error> {
        let line = match self.standing.rows.last() {
            Some(row) => line_of(&self.standing.rows, row.attempt)?,
            None => Vec::new(),
        };
        let steps = boards::walk(self.table(), &self.day.position, &line)?;
        let played = usize::from(self.standing.rows.last().map_or(0, |row| row.ply));
        let (mine, reply) = (steps.get(played), steps.get(played + 1));
        let solved = self.state().status == StateStatus::Solved;
        let last = match (mine, self.standing.gave_up) {
            (Some(mine), false) => to_animate(mine, reply),
            _ => Vec::new(),
        };
        let model = match (mine, self.standing.gave_up) {
            (Some(mine), false) if solved => {
                let wet = vec![mine.played.from.clone()];
                let marks = Marks {
                    wet,
                    ..Marks::default()
                };
                self.model(mine.after.clone(), marks)
            }
            (Some(mine), false) => self.refuted(mine, reply),
            _ => {
                let pieces = boards::pieces(self.table(), &self.state().position)?;
                self.model(pieces, Marks::default())
            }
        };
        Ok(Shown {
            phase: Phase::Over,
            model,
            playable: false,
            path: Vec::new(),
            moves: Vec::new(),
            last,
            attempt: None,
        })
    }
}

/// My move and what answered it, for the script.
fn to_animate(mine: &Step, reply: Option<&Step>) -> Vec<Played> {
    [Some(mine), reply]
        .into_iter()
        .flatten()
        .map(Step::to_animate)
        .collect()
}

/// The rule that a text breaks: a move, or a square alone.
pub(super) fn refusal_of(
    table: &dyn Table,
    position: &str,
    moves: &[MoveData],
    text: &str,
) -> Result<Option<Refusal>, Error> {
    if boards::shape(table).locate(text).is_some() {
        return boards::square_refusal(table, position, moves, text);
    }
    let read = table.read(position, text).map_err(boards::setup)?;
    Ok(read.err())
}

/// Why an attempt failed, in the page's terms.
fn why(answer: &Answer, mine: &Step, reply: Option<&Step>) -> Refutation {
    let refuted = answer.refutation.as_ref();
    let kind = match refuted.map(|refuted| refuted.kind.as_str()) {
        Some("slower") => RefutationKind::Slower,
        Some("draw") => RefutationKind::Draw,
        Some("loses") => RefutationKind::Loses,
        _ => RefutationKind::Escapes,
    };
    Refutation {
        kind,
        mine: mine.played.text.clone(),
        reply: reply.map(|step| step.played.text.clone()),
        takes: reply.map_or((0, 0), Step::takes),
        win_in: refuted.and_then(|refuted| refuted.win_in),
    }
}
