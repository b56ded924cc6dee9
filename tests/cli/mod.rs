//! The real program, run as an operator or a script runs it.

mod bad_input;
mod books;
mod calibrating;
mod import;
mod report;
mod serving;
mod shards;
mod star;
mod stores;
mod tables;

use std::{
    ffi::OsStr,
    process::{Command, Output, Stdio},
};

/// A run of the program.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program with arguments and none of our settings in its environment.
pub(crate) fn program<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daily-dama"));
    for name in daily_dama::settings::NAMES {
        command.env_remove(name);
    }
    command.args(arguments).stdin(Stdio::null());
    command
}

pub(crate) fn run<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Ran {
    ran(program(arguments).output().expect("the program starts"))
}

pub(crate) fn ran(output: Output) -> Ran {
    Ran {
        status: output.status.code().expect("it ends by itself, no signal"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}
