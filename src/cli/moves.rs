//! `moves`: lists the legal moves.

use clap::Args;

use super::{
    game::{self, Subject},
    output,
    result::{Answer, Done},
};
use crate::{
    puzzle::table::{On, Table as _},
    rules::{catalog::Visit, game::Game},
};

/// What `moves` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    subject: Subject,
    /// Print one array of move objects instead of a move a line
    #[arg(long)]
    json: bool,
}

/// Prints every legal move, each result once. Draws are not looked at. A forced pass goes nowhere
/// and so is no object of the array.
///
/// # Errors
/// Bad input.
pub fn run(arguments: &Arguments) -> Done {
    game::with(&arguments.subject.game, List(arguments))
}

struct List<'a>(&'a Arguments);

impl Visit for List<'_> {
    type Output = Done;

    fn visit<G: Game>(self, game: G) -> Done {
        let subject = &self.0.subject;
        let table = On(subject.seated(game)?);
        let position = subject.text().unwrap_or_else(|| table.start());
        let mut moves = table
            .legal_moves(&position)
            .map_err(|problem| Subject::refused(&problem))?;
        if self.0.json {
            moves.retain(|mv| !mv.path.is_empty());
            output::json(&moves)?;
        } else {
            let lines: String = moves.into_iter().map(|mv| mv.text + "\n").collect();
            output::text(&lines)?;
        }
        Ok(Answer::Yes)
    }
}
