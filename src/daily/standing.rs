//! Where a player stands in the puzzle of a day, and the solution once it is over.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    answers::{Answer, Error, HintView, Solution, State, StateStatus, StreakView},
    attempts::{fresh, stored},
    days::{Daily, Day, damaged},
};
use crate::{
    puzzle::streak::Status,
    store::{HintShown, Key, PlayerId, Row, Who},
};

/// Nodes spent at most on the winning moves of a place in a solution.
const WINNERS_NODES: u64 = 200_000;

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
    /// Whether the day has turned over and the puzzle may still be finished for it.
    pub in_grace: bool,
}

impl Daily {
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
        let in_grace = progress.result(date).in_grace(&self.settings.zone, now);
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
            hints: progress.hints.len(),
            hints_shown: progress.hints.iter().map(view).collect(),
            attempts: attempts(&rows),
            streak,
        };
        let last = rows.last().map(stored).transpose()?;
        Ok(Standing {
            state,
            gave_up: progress.gave_up,
            in_grace,
            rows,
            last,
        })
    }

    /// Yesterday, if the player began its puzzle then and may still finish it for its day.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn day_in_grace(
        &self,
        game: &str,
        player: PlayerId,
        now: DateTime<Utc>,
    ) -> Result<Option<NaiveDate>, Error> {
        let Some(yesterday) = self.today(now).pred_opt() else {
            return Ok(None);
        };
        let who = Who::Known(player);
        let progress = self.progress(who, game, yesterday).await?;
        let open = progress.is_some_and(|progress| {
            let result = progress.result(yesterday);
            result.in_grace(&self.settings.zone, now)
        });
        Ok(open.then_some(yesterday))
    }

    /// Works the solution of a day out, away from the threads that serve requests; afterwards
    /// [`Day::solution`] has it at hand.
    ///
    /// # Errors
    /// When the position is damaged.
    pub async fn work_out(&self, day: &Arc<Day>) -> Result<(), Error> {
        if day.has_solution() {
            return Ok(());
        }
        let day = Arc::clone(day);
        let worked_out = self.search(move || day.solution().map(drop));
        worked_out.await?
    }

    /// The moves that win within `left` in a position of a day's solution, as far as they are
    /// found without long work; empty otherwise. For those alone who have finished.
    ///
    /// # Errors
    /// When the position is damaged.
    pub async fn winners(
        &self,
        day: &Day,
        position: String,
        left: u8,
    ) -> Result<Vec<String>, Error> {
        let table = day.table;
        let found = self
            .search(move || table.winners(&position, left, WINNERS_NODES))
            .await?;
        let moves = found.map_err(damaged)?.unwrap_or_default();
        Ok(moves.into_iter().map(|mv| mv.text).collect())
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
        self.work_out(&day).await?;
        day.solution().cloned()
    }
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
