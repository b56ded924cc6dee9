//! A copy of the store while it serves.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

use rusqlite::Connection;

use super::migrate::{APPLICATION_ID, known, version};
use super::open::{absolute, beside, file_error, open_reader, refuse_missing_folder};
use super::queries::check;
use super::readers::in_transaction;
use crate::store::{Error, Result};

/// Copies what a connection sees at one instant to a new file, which has its
/// name only after it was checked and flushed. Nothing is ever overwritten.
pub(super) fn copy(connection: &Connection, target: &Path) -> Result<()> {
    let target = absolute(target)?;
    refuse_missing_folder(&target)?;
    for name in ["", "-wal", "-shm", "-journal"].map(|suffix| beside(&target, suffix)) {
        if fs::symlink_metadata(&name).is_ok() {
            return Err(file_error(&name, "is there already"));
        }
    }
    let mut random = [0; 8];
    getrandom::fill(&mut random).map_err(|error| Error::unavailable(&error.to_string()))?;
    let partial = beside(&target, &format!(".{:016x}", u64::from_be_bytes(random)));
    let done = write_checked(connection, &partial).and_then(|()| publish(&partial, &target));
    let _ = fs::remove_file(&partial);
    done
}

fn write_checked(connection: &Connection, partial: &Path) -> Result<()> {
    let name = partial
        .to_str()
        .ok_or_else(|| file_error(partial, "the name is not Unicode"))?;
    connection.execute("VACUUM INTO ?1", [name])?;
    let copy = open_reader(partial)?;
    let id: i64 = copy.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let wrong = in_transaction(&copy, check)?;
    if id != APPLICATION_ID || version(&copy)? != known() || !wrong.is_empty() {
        let reason = format!("the copy is damaged: {}", wrong.join("; "));
        return Err(Error::backend(&reason));
    }
    flush(partial).map_err(|error| file_error(partial, &error.to_string()))
}

/// Gives the copy its name, unless somebody else has taken it meanwhile.
fn publish(partial: &Path, target: &Path) -> Result<()> {
    let linked = match fs::hard_link(partial, target) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => reserve(partial, target),
        other => other,
    };
    let folder = target.parent().unwrap_or(target);
    linked
        .and_then(|()| flush(folder))
        .map_err(|error| file_error(target, &error.to_string()))
}

/// For file systems without hard links: an empty file holds the name.
fn reserve(partial: &Path, target: &Path) -> io::Result<()> {
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(target)?;
    fs::rename(partial, target)
}

fn flush(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}
