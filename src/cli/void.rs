//! `void`: declares a day void, so that it breaks no streak, or takes that back.

use chrono::NaiveDate;
use clap::Args;

use super::{
    game, output,
    result::{Answer, Done, Stop},
    store::{failed, open, wait},
};
use crate::{puzzle::table::table, settings};

/// What `void` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game, for example turkish
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The day
    #[arg(value_name = "DATE", value_parser = settings::date)]
    pub date: NaiveDate,
    /// Why, for players to read on the page of the day
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    pub reason: Option<String>,
    /// Let the day count again
    #[arg(long, conflicts_with = "reason")]
    pub undo: bool,
    /// The store to write to.
    #[command(flatten)]
    pub store: settings::Store,
}

/// The longest reason, in characters.
const LONGEST: usize = 300;

fn reason(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    let bounded = (1..=LONGEST).contains(&text.chars().count());
    if !bounded || text.chars().any(char::is_control) {
        return Err("a reason is one line of 1 to 300 characters");
    }
    Ok(text.to_owned())
}

/// Records that the day is void, or that it is not; again is no error. A day that was not void
/// cannot be undone: that is a no.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let table = table(&arguments.game).ok_or_else(|| game::unknown(&arguments.game))?;
    let (id, date) = (table.id(), arguments.date);
    wait(async {
        let store = open(&arguments.store)?;
        if arguments.undo {
            let undone = store.undo_void(id, date).await.map_err(failed)?;
            return Ok(if undone {
                output::note(&format!("{id} {date} counts again"));
                Answer::Yes
            } else {
                output::note(&format!("{id} {date} was not void"));
                Answer::No
            });
        }
        let reason = arguments.reason.as_deref();
        store.declare_void(id, date, reason).await.map_err(failed)?;
        output::note(&format!("{id} {date} is void"));
        Ok::<_, Stop>(Answer::Yes)
    })
}
