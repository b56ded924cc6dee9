//! `play`: plays moves and judges where they lead.

use clap::Args;
use serde::Serialize;

use super::{
    game::{self, Subject, outcome_name},
    output,
    result::{Answer, Done, Stop},
};
use crate::rules::{
    catalog::Visit,
    game::{Game, Outcome},
    play::Play,
    refusal::Refusal,
};

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

/// How the game stands: who has won and why, or, where the players come home one by one, who has
/// come home, and why nobody else will.
#[derive(Serialize)]
struct Judged {
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
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
        // A game for places goes on after the winner.
        let game = self.0.subject.seated(game)?.to_the_end();
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
        if self.0.json {
            output::json(&judged(&game, &play))?;
        } else {
            let (outcome, reason) = standing(&game, &play);
            let mark = if reason.is_empty() { "" } else { ": " };
            let position = game.write_position(play.position());
            output::text(&format!("{outcome}{mark}{reason}\n{position}\n"))?;
        }
        Ok(Answer::Yes)
    }
}

fn judged<G: Game>(game: &G, play: &Play<G>) -> Judged {
    let (outcome, reason) = standing(game, play);
    let finished = game.finished(play.position()).map(|seats| {
        let names = seats.into_iter().map(|seat| game.seat_name(seat));
        names.collect::<String>()
    });
    let drawn = play
        .ending()
        .is_some_and(|ending| ending.outcome == Outcome::Draw);
    Judged {
        outcome: finished.is_none().then_some(outcome),
        reason: (finished.is_none() || drawn).then_some(reason),
        finished,
        position: game.write_position(play.position()),
    }
}

/// The words for the outcome and its reason; the reason is empty while the game goes on.
fn standing<G: Game>(game: &G, play: &Play<G>) -> (&'static str, &'static str) {
    match play.ending() {
        None => ("ongoing", ""),
        Some(ending) => (outcome_name(game, ending.outcome), ending.reason.name()),
    }
}

/// The complaint about an illegal move: which one, the rule by its id and in words.
fn refused(index: usize, text: &str, refusal: Refusal) -> Stop {
    let (number, rule) = (index + 1, refusal.rule());
    let short: String = text.chars().take(80).collect();
    Stop::BadInput(format!("move {number} {short:?}: {rule}: {refusal}"))
}
