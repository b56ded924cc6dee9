//! Judging a move.
//!
//! A request names the attempt and ply it answers. What is stored is looked at first: the same
//! move gets the stored answer again, anything else that does not fit the present state is told
//! the present state. Only then is the move judged, and one conditional write decides; whoever
//! loses that race looks again.

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    answers::{Answer, Error, MoveStatus, StreakView},
    days::{Daily, Day, damaged},
};
use crate::{
    puzzle::{
        day::GRACE,
        streak::Status,
        table::{Judged, Judgment},
    },
    store::{Advance, Advanced, Bucket, Key, PlayerId, Progress, Row, Who},
};

/// Attempts a day.
pub const ATTEMPTS: u8 = 3;

/// How often a request that lost the race for a write looks again.
pub(super) const TRIES: u32 = 8;

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
                self.count(day.table.id(), answer.status);
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
    pub(super) async fn expect_turn(
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

    pub(super) async fn progress(
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
    pub(super) async fn search<T: Send + 'static>(
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
                // What follows the reply can hold moves of the solution; while attempts are
                // left it stays here.
                let mut refuted = refuted.clone();
                refuted.line.truncate(1);
                next.attempts_left -= 1;
                next.attempt += 1;
                next.ply = 0;
                next.position.clone_from(&day.position);
                (MoveStatus::Wrong, None, Some(refuted))
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
    pub(super) fn is_on_time(
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
}

struct Step {
    next: Progress,
    row: Row,
    answer: Answer,
    tally: Option<Bucket>,
}

/// The progress of somebody who has done nothing yet.
pub(super) fn fresh(day: &Day) -> Progress {
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

pub(super) fn stored(row: &Row) -> Result<Answer, Error> {
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
