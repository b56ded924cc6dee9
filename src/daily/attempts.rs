//! Judging a move, hints, giving up, the solution.
//!
//! A request names the attempt and ply it answers. What is stored is looked at first: the same
//! move gets the stored answer again, anything else that does not fit the present state is told
//! the present state. Only then is the move judged, and one conditional write decides; whoever
//! loses that race looks again.

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    answers::{
        Answer, Error, Hint, HintView, MoveStatus, Solution, State, StateStatus, StreakView,
    },
    days::{Daily, Day, damaged},
};
use crate::{
    puzzle::{
        day::GRACE,
        streak::Status,
        table::{Judged, Judgment},
    },
    store::{Advance, Advanced, Bucket, HintShown, Key, PlayerId, Progress, Row, Who},
};

/// Attempts a day.
pub const ATTEMPTS: u8 = 3;

/// How often a request that lost the race for a write looks again.
const TRIES: u32 = 8;

/// The puzzle and the place in it that a request speaks of.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The game.
    pub game: &'a str,
    /// The day.
    pub date: NaiveDate,
    /// The attempt it answers, from 1.
    pub attempt: u8,
    /// The ply it answers, from 0.
    pub ply: u8,
}

/// A result with the player that it belongs to, who may be new.
#[derive(Clone, Debug)]
pub struct For<T> {
    /// The player.
    pub player: PlayerId,
    /// What the call gives.
    pub value: T,
}

/// Everything about a player's puzzle of a day that a page shows.
#[derive(Clone, Debug)]
pub struct Standing {
    /// In the API's shape.
    pub state: State,
    /// The judged moves, by attempt and ply.
    pub rows: Vec<Row>,
    /// Whether the player gave up.
    pub gave_up: bool,
    /// How the last judged move was answered.
    pub last: Option<Answer>,
}

impl Daily {
    /// Judges a move.
    ///
    /// # Errors
    /// In this order: [`Error::NotFound`], [`Error::State`], [`Error::Illegal`]; and when the
    /// store fails. Nothing is spent then.
    pub async fn play(
        &self,
        ask: Ask<'_>,
        who: Who,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<For<Answer>, Error> {
        let day = self.day(ask.game, ask.date, now).await?;
        for _ in 0..TRIES {
            if let Some(answered) = self.answered(&day, ask, who, text, now).await? {
                return Ok(answered);
            }
            let (known, before) = self.expect_turn(&day, ask, who, now).await?;
            let judged = self.judge(&day, &before, text).await?;
            let step = self.step(&day, &before, &judged, now)?;
            let advance = Advance {
                who,
                game: ask.game.to_owned(),
                date: ask.date,
                expected: known,
                next: step.next,
                row: Some(step.row),
                tally: step.tally,
                now,
            };
            if let Advanced::Done(player, _) = self.store.advance(advance).await? {
                let mut answer = step.answer;
                answer.streak = self.streak_of(player, ask.game, now).await?;
                return Ok(For {
                    player,
                    value: answer,
                });
            }
        }
        Err(Error::Busy)
    }

    /// The stored answer, when this very move was answered before.
    async fn answered(
        &self,
        day: &Day,
        ask: Ask<'_>,
        who: Who,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<For<Answer>>, Error> {
        let Who::Known(player) = who else {
            return Ok(None);
        };
        let key = key(player, ask);
        let Some(row) = self.store.row(&key, ask.attempt, ask.ply).await? else {
            return Ok(None);
        };
        let before = match ask.ply.checked_sub(2) {
            None => day.position.clone(),
            Some(ply) => match self.store.row(&key, ask.attempt, ply).await? {
                Some(row) => stored(&row)?.position,
                None => return Err(Error::Damaged("a ply is missing".to_owned())),
            },
        };
        let same = day
            .table
            .read(&before, text)
            .map_err(damaged)?
            .is_ok_and(|(_, key)| key == row.move_key);
        if !same {
            let state = self.state(ask.game, ask.date, who, now).await?;
            return Err(Error::State(Box::new(state)));
        }
        let mut answer = stored(&row)?;
        answer.streak = self.streak_of(player, ask.game, now).await?;
        Ok(Some(For {
            player,
            value: answer,
        }))
    }

    /// The progress and its revision, if the request speaks of the present attempt and ply.
    async fn expect_turn(
        &self,
        day: &Day,
        ask: Ask<'_>,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<(Option<u32>, Progress), Error> {
        let known = self.progress(who, ask.game, ask.date).await?;
        let revision = known.as_ref().map(|progress| progress.revision);
        let progress = known.unwrap_or_else(|| fresh(day));
        let present = progress.status == Status::Playing
            && progress.attempt == ask.attempt
            && progress.ply == ask.ply;
        if present {
            return Ok((revision, progress));
        }
        let state = self.state(ask.game, ask.date, who, now).await?;
        Err(Error::State(Box::new(state)))
    }

    async fn progress(
        &self,
        who: Who,
        game: &str,
        date: NaiveDate,
    ) -> Result<Option<Progress>, Error> {
        let Who::Known(player) = who else {
            return Ok(None);
        };
        let key = Key {
            player,
            game: game.to_owned(),
            date,
        };
        Ok(self.store.progress(&key).await?)
    }

    /// Asks the judge, away from the threads that serve requests.
    async fn judge(&self, day: &Day, before: &Progress, text: &str) -> Result<Judged, Error> {
        let (table, made, win_in) = (day.table, before.ply / 2, day.win_in);
        let (position, text) = (before.position.clone(), text.to_owned());
        self.search(move || table.judge(&position, made, win_in, &text))
            .await?
            .map_err(damaged)?
            .map_err(Error::Illegal)
    }

    /// Runs a search on a thread of its own, a few at a time.
    async fn search<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _permit = self.searches.acquire().await.map_err(|_| Error::Busy)?;
        tokio::task::spawn_blocking(search)
            .await
            .map_err(|error| Error::Damaged(error.to_string()))
    }

    /// What a judged move makes of the progress.
    fn step(
        &self,
        day: &Day,
        before: &Progress,
        judged: &Judged,
        now: DateTime<Utc>,
    ) -> Result<Step, Error> {
        let begun_at = before.begun_at.or(Some(now));
        let late = before.late || !self.is_on_time(day.date, before.begun_at, now);
        let mut next = Progress {
            begun_at,
            late,
            ..before.clone()
        };
        let mut tally = None;
        let (status, reply, refutation) = match &judged.judgment {
            Judgment::Solved => {
                next.status = Status::Solved;
                next.position.clone_from(&judged.position);
                tally = bucket(before.attempt);
                (MoveStatus::Solved, None, None)
            }
            Judgment::Reply(reply) => {
                next.ply += 2;
                next.position.clone_from(&judged.position);
                (MoveStatus::Reply, Some(reply.clone()), None)
            }
            Judgment::Wrong(refuted, _) if before.attempts_left > 1 => {
                next.attempts_left -= 1;
                next.attempt += 1;
                next.ply = 0;
                next.position.clone_from(&day.position);
                (MoveStatus::Wrong, None, Some(refuted.clone()))
            }
            Judgment::Wrong(refuted, _) => {
                next.attempts_left = 0;
                next.status = Status::Lost;
                next.position.clone_from(&judged.position);
                tally = Some(Bucket::Lost);
                (MoveStatus::Lost, None, Some(refuted.clone()))
            }
        };
        let over = next.status != Status::Playing;
        next.finished_at = over.then_some(now);
        let legal_moves = if over {
            Vec::new()
        } else {
            day.table.legal_moves(&next.position).map_err(damaged)?
        };
        let answer = Answer {
            status,
            reply,
            refutation,
            position: next.position.clone(),
            legal_moves,
            attempts_left: next.attempts_left,
            streak: StreakView::default(),
        };
        let row = row(before, judged, &answer, now)?;
        Ok(Step {
            next,
            row,
            answer,
            tally: tally.filter(|_| !late),
        })
    }

    /// Whether a move that arrives now is made on the puzzle's day: on the day itself, or within
    /// the grace for a puzzle begun before the turnover.
    fn is_on_time(
        &self,
        date: NaiveDate,
        begun: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> bool {
        if self.today(now) == date {
            return true;
        }
        let turnover = self.settings.zone.turnover_after(date);
        let begun_before = begun.is_some_and(|begun| begun < turnover);
        begun_before && turnover <= now && now < turnover + GRACE
    }

    /// Shows the next hint for the present ply: first the piece, then where it lands. `level`
    /// asks for no more than that, so that a repeated request shows nothing further.
    ///
    /// # Errors
    /// [`Error::NotFound`], [`Error::State`], and when the store fails.
    pub async fn hint(
        &self,
        ask: Ask<'_>,
        level: Option<u8>,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<For<Hint>, Error> {
        let day = self.day(ask.game, ask.date, now).await?;
        for _ in 0..TRIES {
            let (known, before) = self.expect_turn(&day, ask, who, now).await?;
            let shown = shown(&before, ask);
            let level = level.unwrap_or(shown + 1).clamp(1, 2).min(shown + 1);
            let hint = self.key(&day, &before.position, before.ply, level).await?;
            if let (true, Who::Known(player)) = (level <= shown, who) {
                return Ok(For {
                    player,
                    value: hint,
                });
            }
            let mut next = before.clone();
            next.late = before.late || !self.is_on_time(day.date, before.begun_at, now);
            next.hints.push(HintShown {
                attempt: ask.attempt,
                ply: ask.ply,
                level,
            });
            let done = self
                .store
                .advance(quiet(ask, who, known, next, now))
                .await?;
            if let Advanced::Done(player, _) = done {
                return Ok(For {
                    player,
                    value: hint,
                });
            }
        }
        Err(Error::Busy)
    }

    /// What the player's hints show of the present ply; none when no hint was asked for there.
    ///
    /// # Errors
    /// When the position is damaged.
    pub async fn shown_hint(&self, day: &Day, state: &State) -> Result<Option<Hint>, Error> {
        let here = |hint: &&HintView| hint.attempt == state.attempt && hint.ply == state.ply;
        let levels = state.hints.iter().filter(here).map(|hint| hint.level);
        match levels.max() {
            Some(level) if !state.status.is_over() => {
                let hint = self.key(day, &state.position, state.ply, level).await?;
                Ok(Some(hint))
            }
            _ => Ok(None),
        }
    }

    /// The move that wins here, shown up to a level.
    async fn key(&self, day: &Day, position: &str, ply: u8, level: u8) -> Result<Hint, Error> {
        let (table, position) = (day.table, position.to_owned());
        let left = day.win_in.saturating_sub(ply / 2);
        let line = self
            .search(move || table.main_line(&position, left))
            .await?;
        let line = line.map_err(damaged)?;
        let key = line
            .first()
            .ok_or_else(|| Error::Damaged("nothing wins here".to_owned()))?;
        Ok(Hint {
            level,
            from: key.from.clone(),
            to: key.path.last().filter(|_| level == 2).cloned(),
        })
    }

    /// Gives up: what is left is spent and the solution opens. Again is no error.
    ///
    /// # Errors
    /// [`Error::NotFound`], [`Error::State`] when the puzzle is over otherwise, and when the
    /// store fails.
    pub async fn give_up(
        &self,
        game: &str,
        date: NaiveDate,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<For<State>, Error> {
        let day = self.day(game, date, now).await?;
        for _ in 0..TRIES {
            let known = self.progress(who, game, date).await?;
            let revision = known.as_ref().map(|progress| progress.revision);
            let before = known.unwrap_or_else(|| fresh(&day));
            if before.status != Status::Playing {
                let state = self.state(game, date, who, now).await?;
                return match who {
                    Who::Known(player) if before.gave_up => Ok(For {
                        player,
                        value: state,
                    }),
                    _ => Err(Error::State(Box::new(state))),
                };
            }
            let late = before.late || !self.is_on_time(date, before.begun_at, now);
            let next = Progress {
                status: Status::Lost,
                attempts_left: 0,
                gave_up: true,
                late,
                finished_at: Some(now),
                ..before
            };
            let ask = Ask {
                game,
                date,
                attempt: next.attempt,
                ply: next.ply,
            };
            let advance = Advance {
                tally: (!late).then_some(Bucket::Lost),
                ..quiet(ask, who, revision, next, now)
            };
            if let Advanced::Done(player, _) = self.store.advance(advance).await? {
                let state = self.state(game, date, Who::Known(player), now).await?;
                return Ok(For {
                    player,
                    value: state,
                });
            }
        }
        Err(Error::Busy)
    }

    /// Where a player stands; a visitor without a player stands at the beginning.
    ///
    /// # Errors
    /// [`Error::NotFound`], and when the store fails.
    pub async fn state(
        &self,
        game: &str,
        date: NaiveDate,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<State, Error> {
        Ok(self.standing(game, date, who, now).await?.state)
    }

    /// The same with all that a page needs.
    ///
    /// # Errors
    /// [`Error::NotFound`], and when the store fails.
    pub async fn standing(
        &self,
        game: &str,
        date: NaiveDate,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<Standing, Error> {
        let day = self.day(game, date, now).await?;
        let progress = self
            .progress(who, game, date)
            .await?
            .unwrap_or_else(|| fresh(&day));
        let (rows, streak) = match who {
            Who::New(_) => (Vec::new(), StreakView::default()),
            Who::Known(player) => {
                let key = Key {
                    player,
                    game: game.to_owned(),
                    date,
                };
                let streak = self.streak_of(player, game, now).await?;
                (self.store.rows(&key).await?, streak)
            }
        };
        let status = match progress.status {
            Status::Solved => StateStatus::Solved,
            Status::Lost => StateStatus::Lost,
            Status::Playing if progress.begun_at.is_some() => StateStatus::Playing,
            Status::Playing => StateStatus::New,
        };
        let legal_moves = if status.is_over() {
            Vec::new()
        } else {
            day.table.legal_moves(&progress.position).map_err(damaged)?
        };
        let state = State {
            status,
            late: progress.late,
            attempt: progress.attempt,
            ply: progress.ply,
            position: progress.position,
            legal_moves,
            attempts_left: progress.attempts_left,
            hints: progress.hints.iter().map(view).collect(),
            attempts: attempts(&rows),
            streak,
        };
        let last = rows.last().map(stored).transpose()?;
        Ok(Standing {
            state,
            gave_up: progress.gave_up,
            rows,
            last,
        })
    }

    /// The solution, for a player who has finished.
    ///
    /// # Errors
    /// [`Error::NotFound`], [`Error::Hidden`] before the end, and when the store fails.
    pub async fn solution(
        &self,
        game: &str,
        date: NaiveDate,
        who: Who,
        now: DateTime<Utc>,
    ) -> Result<Solution, Error> {
        let day = self.day(game, date, now).await?;
        let progress = self.progress(who, game, date).await?;
        if progress.is_none_or(|progress| progress.status == Status::Playing) {
            return Err(Error::Hidden);
        }
        day.solution().cloned()
    }
}

struct Step {
    next: Progress,
    row: Row,
    answer: Answer,
    tally: Option<Bucket>,
}

/// The progress of somebody who has done nothing yet.
fn fresh(day: &Day) -> Progress {
    Progress {
        status: Status::Playing,
        attempt: 1,
        ply: 0,
        position: day.position.clone(),
        attempts_left: ATTEMPTS,
        gave_up: false,
        late: false,
        hints: Vec::new(),
        begun_at: None,
        finished_at: None,
        revision: 0,
    }
}

fn key(player: PlayerId, ask: Ask<'_>) -> Key {
    Key {
        player,
        game: ask.game.to_owned(),
        date: ask.date,
    }
}

/// A write without a judged move.
fn quiet(
    ask: Ask<'_>,
    who: Who,
    expected: Option<u32>,
    next: Progress,
    now: DateTime<Utc>,
) -> Advance {
    Advance {
        who,
        game: ask.game.to_owned(),
        date: ask.date,
        expected,
        next,
        row: None,
        tally: None,
        now,
    }
}

fn row(
    before: &Progress,
    judged: &Judged,
    answer: &Answer,
    now: DateTime<Utc>,
) -> Result<Row, Error> {
    let text = serde_json::to_string(answer).map_err(|error| Error::Damaged(error.to_string()))?;
    Ok(Row {
        attempt: before.attempt,
        ply: before.ply,
        move_text: judged.mv.text.clone(),
        move_key: judged.key.clone(),
        reply: answer.reply.as_ref().map(|reply| reply.text.clone()),
        verdict: answer.status.name().to_owned(),
        answer: text,
        at: now,
    })
}

fn stored(row: &Row) -> Result<Answer, Error> {
    serde_json::from_str(&row.answer).map_err(|error| Error::Damaged(error.to_string()))
}

fn bucket(attempt: u8) -> Option<Bucket> {
    match attempt {
        1 => Some(Bucket::First),
        2 => Some(Bucket::Second),
        3 => Some(Bucket::Third),
        _ => None,
    }
}

/// The highest level shown for a ply, 0 for none.
fn shown(progress: &Progress, ask: Ask<'_>) -> u8 {
    progress
        .hints
        .iter()
        .filter(|hint| hint.attempt == ask.attempt && hint.ply == ask.ply)
        .map(|hint| hint.level)
        .max()
        .unwrap_or(0)
}

fn view(hint: &HintShown) -> HintView {
    HintView {
        attempt: hint.attempt,
        ply: hint.ply,
        level: hint.level,
    }
}

/// The moves of each attempt, replies included.
fn attempts(rows: &[Row]) -> Vec<Vec<String>> {
    let mut attempts: Vec<Vec<String>> = Vec::new();
    for row in rows {
        let place = usize::from(row.attempt.max(1));
        attempts.resize(place.max(attempts.len()), Vec::new());
        let moves = &mut attempts[place - 1];
        moves.push(row.move_text.clone());
        moves.extend(row.reply.clone());
    }
    attempts
}
