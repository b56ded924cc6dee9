//! The integration tests, one binary; a folder for each topic.

mod day;
mod store;
