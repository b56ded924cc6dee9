//! The game and the position that a command is about.

use clap::Args;
use serde::Serialize;

use super::result::{Done, Stop};
use crate::rules::{
    catalog::{self, Visit},
    game::{Ending, Game, Outcome},
    setup::SetupError,
};

/// A game by name, and a position of it.
#[derive(Debug, Args)]
pub struct Subject {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The position; the start of the game where none is given
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// A house rule of the game, for example strict (chinese)
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
}

impl Subject {
    /// The text of the position, if one is given, with ASCII digits.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        self.position.as_deref().map(ascii_digits)
    }

    /// The game under the house rule asked for.
    ///
    /// # Errors
    /// When it has none of that name.
    pub fn seated<G: Game>(&self, game: G) -> Result<G, Stop> {
        let Some(rule) = &self.rule else {
            return Ok(game);
        };
        game.with_rule(rule).ok_or_else(|| {
            let short: String = rule.chars().take(40).collect();
            let (id, rules) = (game.id(), game.house_rules().join(", "));
            Stop::BadInput(if rules.is_empty() {
                format!("--rule: {id} has no house rules")
            } else {
                format!("--rule: unknown rule {short:?}; {id} has {rules}")
            })
        })
    }

    /// The position meant.
    ///
    /// # Errors
    /// When the text is no position of the game.
    pub fn position<G: Game>(&self, game: &G) -> Result<G::Position, Stop> {
        match self.text() {
            None => Ok(game.start()),
            Some(text) => game
                .read_position(&text)
                .map_err(|problem| Self::refused(&problem)),
        }
    }

    /// The complaint about a position text.
    #[must_use]
    pub fn refused(problem: &SetupError) -> Stop {
        Stop::BadInput(format!("--position: {problem}"))
    }
}

/// Runs a command with the game of that name.
///
/// # Errors
/// Those of the command, and bad input when there is no such game.
pub fn with(id: &str, command: impl Visit<Output = Done>) -> Done {
    catalog::with(id, command).unwrap_or_else(|| Err(unknown(id)))
}

/// No game has this name.
pub(super) fn unknown(id: &str) -> Stop {
    let short: String = id.chars().take(40).collect();
    let games = catalog::ids().join(", ");
    Stop::BadInput(format!("unknown game {short:?}; the games are {games}"))
}

/// Digits of Arabic and Persian keyboards as ASCII.
fn ascii_digits(text: &str) -> String {
    let ascii = |c: char, zero: char| {
        let value = u32::from(c).checked_sub(u32::from(zero))?;
        char::from_digit(value, 10)
    };
    text.chars()
        .map(|c| ascii(c, '٠').or_else(|| ascii(c, '۰')).unwrap_or(c))
        .collect()
}

/// The word for an outcome: the seat that has won, or `draw`.
#[must_use]
pub fn outcome_name<G: Game>(game: &G, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(seat) => game.seat_name(seat),
        Outcome::Draw => "draw",
    }
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Over {
    /// The seat that has won, for example `white`, or `draw`.
    pub outcome: &'static str,
    /// The rule that decided it.
    pub reason: &'static str,
}

impl Over {
    /// The words for an ending.
    #[must_use]
    pub fn new<G: Game>(game: &G, ending: Ending) -> Self {
        Self {
            outcome: outcome_name(game, ending.outcome),
            reason: ending.reason.name(),
        }
    }
}
