//! The clock of the service.

use std::time::SystemTime;

use chrono::{DateTime, TimeDelta, Utc};

/// A clock that ticks with the machine's, from the same or another instant.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    ahead: TimeDelta,
}

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub fn system() -> Self {
        Self::default()
    }

    /// A clock that shows `start` now and ticks from there.
    #[must_use]
    pub fn starting_at(start: DateTime<Utc>) -> Self {
        Self {
            ahead: start - system_now(),
        }
    }

    /// The present instant. A request reads it once, when it arrives.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        system_now()
            .checked_add_signed(self.ahead)
            .unwrap_or(DateTime::<Utc>::MAX_UTC)
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one place that reads the machine's clock"
)]
fn system_now() -> DateTime<Utc> {
    SystemTime::now().into()
}
