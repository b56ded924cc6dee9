//! The log: one line an event on standard error, so that standard output stays for machines.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

use crate::settings::{Log, LogFormat};

/// What is logged where the operator says nothing. What strangers send that is no HTTP is not worth
/// an error line each.
pub const DEFAULT_FILTER: &str = "info,actix_http::h1::dispatcher=off";

/// Starts the log of this process. The first call counts, later ones change nothing.
///
/// # Errors
/// When the filter is not one.
pub fn start(log: &Log) -> Result<(), tracing_subscriber::filter::ParseError> {
    let filter = EnvFilter::builder().parse(&log.filter)?;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal());
    // A second start fails; the log that runs already is as good.
    let _ = match log.format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    Ok(())
}
