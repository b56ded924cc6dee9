//! How values are written in columns, and errors translated.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::ErrorCode;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::puzzle::streak::Status;
use crate::store::{Bucket, CodeHash, DeviceId, Error, HintShown, PlayerId, TokenHash};

/// A value as its column has it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Column<T>(pub(super) T);

fn damaged(error: impl std::error::Error + Send + Sync + 'static) -> FromSqlError {
    FromSqlError::Other(Box::new(error))
}

impl ToSql for Column<NaiveDate> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.to_string().into())
    }
}

impl FromSql for Column<NaiveDate> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map(Self).map_err(damaged)
    }
}

impl ToSql for Column<DateTime<Utc>> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.timestamp_millis().into())
    }
}

impl FromSql for Column<DateTime<Utc>> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let millis = value.as_i64()?;
        DateTime::from_timestamp_millis(millis)
            .map(Self)
            .ok_or(FromSqlError::OutOfRange(millis))
    }
}

impl ToSql for PlayerId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for PlayerId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(damaged)
    }
}

impl ToSql for TokenHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

impl ToSql for DeviceId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for DeviceId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(damaged)
    }
}

impl ToSql for CodeHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

/// The word for a status in the table and in the export.
pub(super) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Playing => "playing",
        Status::Solved => "solved",
        Status::Lost => "lost",
    }
}

impl FromSql for Column<Status> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let word = value.as_str()?;
        [Status::Playing, Status::Solved, Status::Lost]
            .into_iter()
            .find(|status| status_word(*status) == word)
            .map(Self)
            .ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Column<&[HintShown]> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        serde_json::to_string(self.0)
            .map(Into::into)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
    }
}

impl FromSql for Column<Vec<HintShown>> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?)
            .map(Self)
            .map_err(damaged)
    }
}

/// The column of the day's counts.
pub(super) fn bucket_column(bucket: Bucket) -> &'static str {
    match bucket {
        Bucket::First => "first",
        Bucket::Second => "second",
        Bucket::Third => "third",
        Bucket::Lost => "lost",
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let (code, extended) = match &error {
            rusqlite::Error::SqliteFailure(failure, _) => (failure.code, failure.extended_code),
            rusqlite::Error::QueryReturnedNoRows => return Self::NotFound,
            _ => return Self::Backend(Arc::new(error)),
        };
        match code {
            ErrorCode::ConstraintViolation
                if extended == rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY =>
            {
                Self::NotFound
            }
            ErrorCode::ConstraintViolation => Self::Conflict,
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::DiskFull
            | ErrorCode::ReadOnly
            | ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::OutOfMemory
            | ErrorCode::FileLockingProtocolFailed => Self::Unavailable(Arc::new(error)),
            _ => Self::Backend(Arc::new(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    fn translated(code: std::ffi::c_int) -> Error {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()
    }

    #[test]
    fn what_passes_is_unavailable() {
        let passing = [
            ffi::SQLITE_BUSY,
            ffi::SQLITE_BUSY_SNAPSHOT,
            ffi::SQLITE_BUSY_RECOVERY,
            ffi::SQLITE_LOCKED,
            ffi::SQLITE_FULL,
            ffi::SQLITE_READONLY,
            ffi::SQLITE_IOERR_WRITE,
            ffi::SQLITE_CANTOPEN,
            ffi::SQLITE_NOMEM,
            ffi::SQLITE_PROTOCOL,
        ];
        for code in passing {
            let error = translated(code);
            assert!(matches!(error, Error::Unavailable(_)), "{code}: {error:?}");
        }
    }

    #[test]
    fn what_stays_is_not() {
        assert!(matches!(translated(ffi::SQLITE_CORRUPT), Error::Backend(_)));
        assert!(matches!(
            translated(ffi::SQLITE_CONSTRAINT_FOREIGNKEY),
            Error::NotFound
        ));
        for code in [
            ffi::SQLITE_CONSTRAINT_CHECK,
            ffi::SQLITE_CONSTRAINT_PRIMARYKEY,
            ffi::SQLITE_CONSTRAINT_TRIGGER,
        ] {
            assert!(matches!(translated(code), Error::Conflict), "{code}");
        }
    }
}
