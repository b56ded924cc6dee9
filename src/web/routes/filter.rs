//! Which days of the archive a visitor looks for: `?n=3&state=open&theme=sacrifice`.
//!
//! Of a day's themes only what the visitor has finished is known here, so that no address tells
//! the idea of another day.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::Deserialize;

use super::themes::of_family;
use crate::{
    daily::players::DayMark as Played,
    puzzle::{
        streak::Status,
        table::{MOST_MOVES, Table},
        theme::Theme,
    },
    web::{error::Error, pages::archive::Wanted},
};

/// What the archive can be asked. An empty value asks for nothing, an unknown one is 404.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ArchiveQuery {
    n: Option<String>,
    state: Option<String>,
    theme: Option<String>,
}

/// What became of a day, as addresses name it.
pub(super) const STATES: [&str; 3] = ["open", "solved", "lost"];

/// The value of a field that is not empty.
fn asked(field: Option<&String>) -> Option<&str> {
    field.map(String::as_str).filter(|text| !text.is_empty())
}

/// Reads what is wanted.
pub(super) fn wanted(table: &dyn Table, query: &ArchiveQuery) -> Result<Wanted, Error> {
    let win_in = match asked(query.n.as_ref()) {
        Some(text) => {
            let n = (2..=MOST_MOVES).find(|n| n.to_string() == text);
            Some(n.ok_or(Error::NotFound)?)
        }
        None => None,
    };
    let state = match asked(query.state.as_ref()) {
        Some(text) => {
            let known = STATES.into_iter().find(|state| *state == text);
            Some(known.ok_or(Error::NotFound)?)
        }
        None => None,
    };
    let theme = match asked(query.theme.as_ref()) {
        Some(text) => {
            let known = of_family(table).find(|theme| theme.name() == text);
            Some(known.ok_or(Error::NotFound)?)
        }
        None => None,
    };
    Ok(Wanted {
        win_in,
        state,
        theme,
    })
}

/// Whether a day fits; `themed` are the finished days that have the theme asked for.
pub(super) fn fits(wanted: &Wanted, played: &Played, themed: &BTreeSet<NaiveDate>) -> bool {
    let status = played.result.as_ref().map(|result| result.status);
    let state = match status {
        None | Some(Status::Playing) => "open",
        Some(Status::Solved) => "solved",
        Some(Status::Lost) => "lost",
    };
    wanted.win_in.is_none_or(|n| played.day.win_in == n)
        && wanted.state.is_none_or(|wanted| wanted == state)
        && wanted
            .theme
            .is_none_or(|_: Theme| themed.contains(&played.day.date))
}
