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
