//! Published programs in another language, to hold ours against.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Runs a command to its end; what it said last where it failed.
pub(crate) fn runs(command: &mut Command) -> Result<(), String> {
    let name = format!("{command:?}");
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|problem| format!("{name}: {problem}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().last().unwrap_or("no message").to_owned();
    Err(format!("{name}: {last}"))
}

/// A Python that has a package, installed into a folder of its own below `target`.
pub(crate) fn with(folder: &str, package: &str, module: &str) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let python = folder.join("bin/python");
    let import = |python: &PathBuf| {
        let import = format!("import {module}");
        runs(Command::new(python).args(["-c", &import]))
    };
    if import(&python).is_ok() {
        return Ok(python);
    }
    runs(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let options = [
        "-m",
        "pip",
        "install",
        "-q",
        "--timeout",
        "15",
        "--retries",
        "1",
    ];
    runs(Command::new(&python).args(options).arg(package))?;
    import(&python)?;
    Ok(python)
}
