//! The generator and the books it has made.

mod beauty;
mod books;
mod choice;
mod climb;
mod difficulty;
mod gate;
mod natural;
mod plans;
mod reader;
mod star;
mod themes;
mod themes_of_captures;
mod themes_of_races;
