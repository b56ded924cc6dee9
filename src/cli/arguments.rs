//! The commands, and how arguments become one.

use std::{ffi::OsString, process::ExitCode};

use clap::{Parser, Subcommand, error::ErrorKind};

use super::{
    backup, calibrate, check, generate, import, merge, moves, perft, play, report, result, select,
    serve, solve, today, verify, void,
};

/// The daily draughts puzzle: site, rules, solver and books in one program.
#[derive(Debug, Parser)]
#[command(name = "daily-dama", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the site; this is also what happens without any command
    Serve(serve::Arguments),
    /// Count the lines of a depth, one for every distinct result
    Perft(perft::Arguments),
    /// List the legal moves
    Moves(moves::Arguments),
    /// Play moves and judge where they lead
    Play(play::Arguments),
    /// Prove or refute "win in N"
    Solve(solve::Arguments),
    /// Search for puzzles
    Generate(generate::Arguments),
    /// Join the files of several searches
    Merge(merge::Arguments),
    /// Choose a volume out of candidates
    Select(select::Arguments),
    /// Take compositions into a volume of your own, or say why not
    Import(import::Arguments),
    /// Prove every puzzle of the books again
    Verify(verify::Arguments),
    /// Say what a book is like, as text and as a page with boards
    Report(report::Arguments),
    /// Show the puzzle of a day
    Today(today::Arguments),
    /// Declare a day void, so that it breaks no streak
    Void(void::Arguments),
    /// Copy the store while it serves
    Backup(backup::Arguments),
    /// Grade puzzles anew by what people made of them
    Calibrate(calibrate::Arguments),
    /// Look whether the store is sound
    Check(check::Arguments),
}

/// Reads the command from the arguments, the name of the program first.
///
/// # Errors
/// The exit status, when everything has been said already: help or version was asked for, or the
/// arguments are wrong.
pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, ExitCode> {
    match Arguments::try_parse_from(with_command(arguments.into_iter().collect())) {
        Ok(arguments) => Ok(arguments.command),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                // Nobody is left to tell when this cannot be written.
                let _ = error.print();
                Err(ExitCode::SUCCESS)
            }
            _ => Err(result::bad_input(&one_line(&error.render().to_string()))),
        },
    }
}

/// Flags without a command are those of `serve`.
fn with_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.is_empty() {
        arguments.push("daily-dama".into());
    }
    let named = arguments.get(1).is_some_and(|first| {
        let general = ["-h", "--help", "-V", "--version"];
        general.iter().any(|flag| first == flag) || !first.as_encoded_bytes().starts_with(b"-")
    });
    if !named {
        arguments.insert(1, "serve".into());
    }
    arguments
}

/// The first paragraph of what clap says, on one line, without its `error:`.
fn one_line(text: &str) -> String {
    let text = text.strip_prefix("error: ").unwrap_or(text);
    let paragraph: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    paragraph.join(" ")
}
