//! `perft`: counts the lines of a depth.

use clap::Args;

use super::{
    game::{self, Subject},
    output,
    progress::Progress,
    result::{Answer, Done, Stop},
};
use crate::rules::{catalog::Visit, game::Game, perft::perft};

/// What `perft` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    subject: Subject,
    /// How many plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=DEEPEST))]
    depth: u32,
    /// Count on after the winner, where the game can be played for places
    #[arg(long)]
    places: bool,
    /// Print the count below every first move, too
    #[arg(long)]
    divide: bool,
}

/// The deepest count: far more than can be waited for, far less than the stack holds.
const DEEPEST: i64 = 500;

/// Prints the count alone on the last line.
///
/// # Errors
/// Bad input.
pub fn run(arguments: &Arguments) -> Done {
    game::with(&arguments.subject.game, Count(arguments))
}

struct Count<'a>(&'a Arguments);

impl Visit for Count<'_> {
    type Output = Done;

    fn visit<G: Game>(self, game: G) -> Done {
        let game = self.0.subject.seated(game)?;
        let game = if self.0.places {
            if game.finished(&game.start()).is_none() {
                let id = game.id();
                let problem = format!("--places: {id} is not played for places");
                return Err(Stop::BadInput(problem));
            }
            game.to_the_end()
        } else {
            game
        };
        let position = self.0.subject.position(&game)?;
        let Some(rest) = self.0.depth.checked_sub(1) else {
            output::text("1\n")?;
            return Ok(Answer::Yes);
        };
        let moves = game.list(&position);
        let progress = Progress::new("perft", moves.len() as u64, 0);
        let mut total: u64 = 0;
        for mv in &moves {
            let count = perft(&game, &game.play(&position, &mv.result), rest);
            total += count;
            progress.step(1);
            if self.0.divide {
                output::text(&format!("{}: {count}\n", game.write_move(&position, mv)))?;
            }
        }
        progress.finish();
        output::text(&format!("{total}\n"))?;
        Ok(Answer::Yes)
    }
}
