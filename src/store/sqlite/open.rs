//! Opening a file: what is refused, and how connections are set up.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::migrate::{APPLICATION_ID, migrate, refuse_newer, version};
use super::queries::check;
use super::readers::in_transaction;
use crate::store::{Error, Result};

/// How long a connection waits for another process before it gives up.
const BUSY: Duration = Duration::from_secs(10);

/// The write-ahead log shrinks back to this many bytes after a checkpoint.
const JOURNAL_LIMIT: i64 = 64 << 20;

/// The version of the bundled `SQLite`, such as 3053002 for 3.53.2.
pub fn sqlite_version() -> i32 {
    rusqlite::version_number()
}

/// Opens or creates a file for writing, at the newest schema.
pub(super) fn open_writer(path: &Path) -> Result<Connection> {
    refuse_missing_folder(path)?;
    refuse_stale_log(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| explain(path, error))?;
    connection.busy_timeout(BUSY)?;
    refuse_foreign(path, &connection)?;
    if connection.is_readonly("main")? {
        return Err(file_error(path, "the file is read only"));
    }
    write_ahead(&connection).map_err(|error| explain(path, error))?;
    prepare(&mut connection).map_err(|error| match error {
        Error::Unavailable(source) => file_error(path, &format!("cannot be written: {source}")),
        other => other,
    })?;
    Ok(connection)
}

/// A store that lives as long as its connection.
pub(super) fn open_in_memory() -> Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    prepare(&mut connection)?;
    Ok(connection)
}

/// Opens a file that is there, for reading alone.
pub(super) fn open_reader(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// What is wrong with a file, read alone: nothing is made or changed, so that a backup that may
/// not be written can be looked at.
pub(super) fn inspect(path: &Path) -> Result<Vec<String>> {
    let path = absolute(path)?;
    refuse_stale_log(&path)?;
    let connection = open_reader(&path)?;
    let id: i64 = connection
        .pragma_query_value(None, "application_id", |row| row.get(0))
        .map_err(|error| explain(&path, error))?;
    if id != APPLICATION_ID {
        return Err(file_error(&path, "not a store of this program"));
    }
    refuse_newer(version(&connection)?)?;
    in_transaction(&connection, check)
}

/// An absolute path, so that no name (`:memory:`, `file:..`) is special.
pub(super) fn absolute(path: &Path) -> Result<PathBuf> {
    std::path::absolute(path).map_err(|error| file_error(path, &error.to_string()))
}

/// The name of a file beside the store.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

pub(super) fn file_error(path: &Path, reason: &str) -> Error {
    Error::File {
        path: path.display().to_string(),
        reason: reason.to_owned(),
    }
}

pub(super) fn refuse_missing_folder(path: &Path) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    match fs::metadata(folder) {
        Ok(metadata) if metadata.is_dir() => Ok(()),
        Ok(_) => Err(file_error(folder, "not a folder")),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(file_error(folder, "the folder is missing"))
        }
        Err(error) => Err(file_error(folder, &error.to_string())),
    }
}

/// A backup has no write-ahead log. A log beside a file that was never in that
/// mode, or beside none, is another store's, and `SQLite` would mix the two.
fn refuse_stale_log(path: &Path) -> Result<()> {
    let log = beside(path, "-wal");
    // The log is looked at first: a process that is just creating the store
    // marks the file before it makes the log.
    let stale = fs::metadata(&log).is_ok_and(|log| log.len() > 0) && !marked_write_ahead(path);
    if stale {
        let reason = "belongs to another state of the store, move it away";
        return Err(file_error(&log, reason));
    }
    Ok(())
}

/// Bytes 18 and 19 of the header are 2 in write-ahead mode
/// (<https://www.sqlite.org/fileformat.html>, 1.3.3).
fn marked_write_ahead(path: &Path) -> bool {
    let mut header = [0; 20];
    File::open(path)
        .and_then(|mut file| file.read_exact(&mut header))
        .is_ok_and(|()| header[18] == 2 && header[19] == 2)
}

/// Nothing is changed in a file that another or a newer program wrote.
fn refuse_foreign(path: &Path, connection: &Connection) -> Result<()> {
    // One transaction, or another process that is just creating the store
    // could come between the two looks.
    let look = || -> rusqlite::Result<(i64, i64)> {
        let look = connection.unchecked_transaction()?;
        let id = look.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let tables = "SELECT count(*) FROM sqlite_schema";
        Ok((id, look.query_row(tables, [], |row| row.get(0))?))
    };
    let (id, tables) = look().map_err(|error| explain(path, error))?;
    if id != APPLICATION_ID && (id != 0 || tables != 0) {
        return Err(file_error(path, "a database of another program"));
    }
    refuse_newer(version(connection)?)
}

/// Turns write-ahead mode on. The switch needs the file alone and does not
/// wait for that by itself, so two processes that start at once would trip.
fn write_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let deadline = Instant::now() + BUSY;
    loop {
        let switched = connection
            .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
        match switched {
            Err(rusqlite::Error::SqliteFailure(failure, _))
                if failure.code == ErrorCode::DatabaseBusy && Instant::now() < deadline =>
            {
                thread::sleep(Duration::from_millis(5));
            }
            other => return other.map(drop),
        }
    }
}

fn prepare(connection: &mut Connection) -> Result<()> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    // What a player erases is overwritten, not only unlinked.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update_and_check(None, "journal_size_limit", JOURNAL_LIMIT, |_| Ok(()))?;
    migrate(connection)
}

/// One line for what `SQLite` says when a file cannot be used.
fn explain(path: &Path, error: rusqlite::Error) -> Error {
    let code = error.sqlite_error_code();
    match code {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            file_error(path, "not a database, or a damaged one")
        }
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            let reason = "cannot be opened for writing; the file and its folder must be writable";
            file_error(path, reason)
        }
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_is_set_up_to_survive_a_power_cut() {
        let name = format!("daily-dama-open-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let writer = open_writer(&path).expect("a new file");
        let setting = |name| writer.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let full = 2;
        assert_eq!(setting("synchronous"), Ok(full));
        assert_eq!(setting("foreign_keys"), Ok(1));
        assert_eq!(setting("secure_delete"), Ok(1));
        assert_eq!(setting("trusted_schema"), Ok(0));
        assert_eq!(setting("journal_size_limit"), Ok(JOURNAL_LIMIT));
        let mode = writer.pragma_query_value(None, "journal_mode", |row| row.get(0));
        assert_eq!(mode, Ok("wal".to_owned()));
        drop(writer);
        fs::remove_file(path).expect("the file is there");
    }
}
