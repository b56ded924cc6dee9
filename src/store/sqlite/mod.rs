//! The store in one `SQLite` file.
//!
//! One thread writes. It takes all waiting jobs into one transaction, so that
//! many moves share one flush to the disk, and answers none before the commit.
//! A few read-only connections serve the rest. Several processes may use one
//! file: writers wait for each other.

mod backup;
mod codec;
mod devices;
mod export;
mod merge;
mod migrate;
mod open;
mod outcomes;
mod queries;
mod readers;
mod recovery;
mod statements;
mod store;
mod writer;

pub use migrate::MIGRATIONS;
pub use open::sqlite_version;
pub use store::SqliteStore;
