//! `void`: declares a day void, so that it breaks no streak.

use chrono::NaiveDate;
use clap::Args;

use super::{
    game, output,
    result::{Answer, Done},
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
    /// The store to write to.
    #[command(flatten)]
    pub store: settings::Store,
}

/// Records that the day is void; again is no error.
///
/// # Errors
/// Bad input, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    let table = table(&arguments.game).ok_or_else(|| game::unknown(&arguments.game))?;
    wait(async {
        let store = open(&arguments.store)?;
        store
            .declare_void(table.id(), arguments.date)
            .await
            .map_err(failed)?;
        output::note(&format!("{} {} is void", table.id(), arguments.date));
        Ok(Answer::Yes)
    })
}
