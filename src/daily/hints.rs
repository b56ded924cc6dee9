//! Hints and giving up: both spend no attempt by a move.

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    answers::{Error, Hint, HintView, State},
    attempts::{Ask, For, TRIES, fresh},
    days::{Daily, Day, damaged},
};
use crate::{
    puzzle::streak::Status,
    store::{Advance, Advanced, Bucket, HintShown, Progress, Who},
};

impl Daily {
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
        let levels = state.hints_shown.iter().filter(here).map(|hint| hint.level);
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
