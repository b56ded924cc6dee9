//! `play`: plays moves and judges where they lead.

use clap::Args;
use serde::Serialize;

use super::{
    game::{self, Subject, outcome_name},
    output,
    result::{Answer, Done, Stop},
};
use crate::rules::{catalog::Visit, game::Game, play::Play, refusal::Refusal};

/// What `play` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    subject: Subject,
    /// The moves, separated by spaces; none judges the position
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Judged {
    outcome: &'static str,
    reason: &'static str,
    position: String,
}

/// Prints how the game stands after the moves. The position counts as its first appearance.
///
/// # Errors
/// Bad input, an illegal move among it.
pub fn run(arguments: &Arguments) -> Done {
    game::with(&arguments.subject.game, Judge(arguments))
}

struct Judge<'a>(&'a Arguments);

impl Visit for Judge<'_> {
    type Output = Done;

    fn visit<G: Game>(self, game: G) -> Done {
        let mut play = Play::new(game, self.0.subject.position(&game)?);
        for (i, text) in self.0.moves.split_whitespace().enumerate() {
            if play.ending().is_some() {
                return Err(refused(i, text, Refusal::GameOver));
            }
            let mv = game
                .read_move(play.position(), text)
                .map_err(|refusal| refused(i, text, refusal))?;
            play.play(&mv.result);
        }
        let position = game.write_position(play.position());
        let (outcome, reason) = match play.ending() {
            None => ("ongoing", ""),
            Some(ending) => (outcome_name(ending.outcome), ending.reason.name()),
        };
        if self.0.json {
            output::json(&Judged {
                outcome,
                reason,
                position,
            })?;
        } else {
            let mark = if reason.is_empty() { "" } else { ": " };
            output::text(&format!("{outcome}{mark}{reason}\n{position}\n"))?;
        }
        Ok(Answer::Yes)
    }
}

/// The complaint about an illegal move: which one, the rule by its id and in words.
fn refused(index: usize, text: &str, refusal: Refusal) -> Stop {
    let (number, rule) = (index + 1, refusal.rule());
    let short: String = text.chars().take(80).collect();
    Stop::BadInput(format!("move {number} {short:?}: {rule}: {refusal}"))
}
