//! `moves`: lists the legal moves.

use clap::Args;

use super::{
    game::{Subject, unknown},
    output,
    result::{Answer, Done},
};
use crate::puzzle::table::table;

/// What `moves` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    subject: Subject,
    /// Print one array of move objects instead of a move a line
    #[arg(long)]
    json: bool,
}

/// Prints every legal move, each result once. Draws are not looked at.
///
/// # Errors
/// Bad input.
pub fn run(arguments: &Arguments) -> Done {
    let subject = &arguments.subject;
    let table = table(&subject.game).ok_or_else(|| unknown(&subject.game))?;
    let position = subject.text().unwrap_or_else(|| table.start());
    let moves = table
        .legal_moves(&position)
        .map_err(|problem| Subject::refused(&problem))?;
    if arguments.json {
        output::json(&moves)?;
    } else {
        let lines: String = moves.into_iter().map(|mv| mv.text + "\n").collect();
        output::text(&lines)?;
    }
    Ok(Answer::Yes)
}
