//! The program: arguments, then one command.

use std::process::ExitCode;

use daily_dama::cli::{
    arguments::{Command, read},
    backup, calibrate, check, generate, import, merge, moves, perft, play, report,
    result::conclude,
    select, serve, solve, today, verify, void,
};

fn main() -> ExitCode {
    let command = match read(std::env::args_os()) {
        Ok(command) => command,
        Err(told) => return told,
    };
    conclude(match command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Moves(arguments) => moves::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Generate(arguments) => generate::run(&arguments),
        Command::Merge(arguments) => merge::run(&arguments),
        Command::Select(arguments) => select::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Report(arguments) => report::run(&arguments),
        Command::Today(arguments) => today::run(&arguments),
        Command::Void(arguments) => void::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
    })
}
