//! Standard output, for machines alone.

use std::io::{ErrorKind, Write, stderr, stdout};

use anyhow::Context;
use serde::Serialize;

use super::result::Stop;

/// Writes text and sees it through.
///
/// # Errors
/// When it cannot be written.
pub fn text(text: &str) -> Result<(), Stop> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Stop::Unheard),
        Err(error) => Err(Stop::Failed(
            anyhow::Error::new(error).context("standard output"),
        )),
    }
}

/// Writes a value as one line of JSON.
///
/// # Errors
/// When it cannot be written.
pub fn json(value: &impl Serialize) -> Result<(), Stop> {
    let line = serde_json::to_string(value).context("writing JSON")?;
    text(&(line + "\n"))
}

/// Says something to people, on standard error.
pub fn note(text: &str) {
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(stderr(), "{text}");
}
