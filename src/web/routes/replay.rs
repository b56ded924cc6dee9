//! Lines shown again, move by move: the solution after the end, and the player's own attempts.

use super::{
    boards::{self, Step},
    stage::{DayQuery, Shown, Stage, line_of},
};
use crate::{
    daily::answers::StateStatus,
    web::{board_view::Marks, error::Error, pages::puzzle::Phase},
};

impl Stage<'_> {
    /// The line that can be shown again: the attempt asked for, else after the end the solving
    /// line or the solution, else the last attempt with a move.
    fn line_to_show(&self, attempt: Option<u8>) -> Result<Vec<String>, Error> {
        let rows = &self.standing.rows;
        match (attempt, self.state().status) {
            (Some(attempt), _) => line_of(rows, attempt),
            (None, StateStatus::Solved) => line_of(rows, self.state().attempt),
            (None, StateStatus::Lost) => Ok(self.day.solution()?.line.clone()),
            (None, _) => rows
                .last()
                .map_or_else(|| Ok(Vec::new()), |row| line_of(rows, row.attempt)),
        }
    }

    /// A place of a line shown again, where the address asks for one.
    ///
    /// # Errors
    /// When a stored line is damaged.
    pub(super) fn replay(&self, query: &DayQuery) -> Result<Option<Shown>, Error> {
        let Some(show) = query.show.as_deref() else {
            return Ok(None);
        };
        let attempt = query.attempt.as_deref().and_then(|text| text.parse().ok());
        let line = self.line_to_show(attempt)?;
        let steps = boards::walk(self.table(), &self.day.position, &line)?;
        // The last move of mine and what answered it are shown again from before them.
        let back = if steps.len().is_multiple_of(2) { 2 } else { 1 };
        let at = match show {
            "last" => Some(steps.len().saturating_sub(back)),
            text => text.parse().ok().filter(|at| *at <= steps.len()),
        };
        let (Some(at), false) = (at, steps.is_empty()) else {
            return Ok(None);
        };
        let played = at.checked_sub(1).and_then(|i| steps.get(i));
        let model = match played {
            None => boards::still(self.table(), &self.day.position)?,
            Some(step) => {
                let marks = Marks::for_played(&step.played, step.ghosts());
                self.model(step.after.clone(), marks)
            }
        };
        let place = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        Ok(Some(Shown {
            phase: Phase::Replay {
                at: place(at),
                last: place(steps.len()),
                played: played.map(|step| step.played.clone()),
            },
            model,
            playable: false,
            path: Vec::new(),
            moves: line[..at].to_vec(),
            last: played.map(Step::to_animate).into_iter().collect(),
            attempt,
        }))
    }
}
