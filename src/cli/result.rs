//! What a command comes to.

use std::{
    io::{Write, stderr},
    process::ExitCode,
};

/// How a command that could be carried out has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Done, or yes.
    Yes,
    /// The answer is "no", or a check failed; the output says more.
    No,
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Stop {
    /// The input is wrong; one line that says what and how to mend it.
    BadInput(String),
    /// Something failed on the way.
    Failed(anyhow::Error),
    /// Whoever reads our output has gone: nothing is wrong and nothing to say.
    Unheard,
}

impl From<anyhow::Error> for Stop {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error)
    }
}

impl Stop {
    /// Bad input, said as the error says it.
    pub fn input(error: &impl ToString) -> Self {
        Self::BadInput(error.to_string())
    }
}

/// What a command returns.
pub type Done = Result<Answer, Stop>;

/// Says on standard error what went wrong, and gives the exit status.
#[must_use]
pub fn conclude(done: Done) -> ExitCode {
    match done {
        Ok(Answer::Yes) | Err(Stop::Unheard) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::FAILURE,
        Err(Stop::BadInput(problem)) => bad_input(&problem),
        Err(Stop::Failed(error)) => {
            complain(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Says what is wrong with the input, and gives the exit status for it.
pub(super) fn bad_input(problem: &str) -> ExitCode {
    complain(problem);
    ExitCode::from(2)
}

/// The longest complaint, in characters: input that is quoted may be of any length.
const LONGEST: usize = 400;

fn complain(problem: &str) {
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(stderr(), "error: {}", legible(problem));
}

/// One line without control characters, cut where it is too long.
fn legible(problem: &str) -> String {
    let mut plain = problem
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c });
    let mut line: String = plain.by_ref().take(LONGEST).collect();
    if plain.next().is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::legible;

    #[test]
    fn a_complaint_is_one_line_of_bounded_length() {
        assert_eq!(legible("a\nb\u{1b}[2J"), "a b [2J");
        assert_eq!(legible(&"ş".repeat(400)), "ş".repeat(400));
        assert_eq!(legible(&"ş".repeat(401)), "ş".repeat(400) + "…");
    }
}
