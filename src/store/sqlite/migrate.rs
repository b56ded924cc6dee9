//! Numbered steps of the schema, forward only.

use rusqlite::{Connection, TransactionBehavior};

use crate::store::{Error, Result};

/// The steps; the first leads to version 1. Published steps are never edited.
pub const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001-players-progress-days.sql"),
    include_str!("../migrations/sqlite/0002-why-a-day-is-void.sql"),
    include_str!("../migrations/sqlite/0003-devices-recovery-merging.sql"),
];

/// Marks a file as ours: `DAMA` in ASCII. The first step writes it.
pub(super) const APPLICATION_ID: i64 = 0x4441_4d41;

/// The newest version that this program knows.
pub(super) fn known() -> u32 {
    u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX)
}

/// The version of an open file.
pub(super) fn version(connection: &Connection) -> Result<u32> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Runs the steps that are missing. Each commits together with its number, so
/// a crash between two leaves a whole version, and the lock taken first keeps
/// a second process from running the same step.
pub(super) fn migrate(connection: &mut Connection) -> Result<()> {
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found = version(&transaction)?;
        refuse_newer(found)?;
        let Some(step) = usize::try_from(found)
            .ok()
            .and_then(|at| MIGRATIONS.get(at))
        else {
            return Ok(());
        };
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
    }
}

/// A schema that a newer program wrote is not touched.
pub(super) fn refuse_newer(found: u32) -> Result<()> {
    let known = known();
    if found > known {
        return Err(Error::Newer { found, known });
    }
    Ok(())
}
