//! What is kept: players, their moves and progress, the days' puzzles.
//!
//! [`Store`] is the one door. It judges nothing: the layer above decides what
//! the next state is, the store sees to it that exactly one caller's decision
//! takes hold, and that what was acknowledged is never lost. [`sqlite`] is the
//! backend that needs no server.

mod error;
mod interface;
mod keep;
mod model;
pub mod sqlite;

pub use error::{Error, Result, Source};
pub use interface::Store;
pub use keep::{
    Agent, CodeHash, Device, DeviceId, ParseDeviceIdError, Redeem, compare as compare_progress,
};
pub use model::{
    Advance, Advanced, Bucket, DayRecord, HintShown, Key, Outcome, Outcomes, ParsePlayerIdError,
    PlayerId, Progress, Row, TokenHash, Void, Who,
};

pub use crate::puzzle::streak::{DayResult, Status};
