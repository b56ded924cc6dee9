//! The civil day in the service's time zone: when it turns over, and how a
//! date is written.
//!
//! Zone rules come from the database bundled with the program, never from the
//! machine, so that every replica turns over at the same instant.

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::{AmbiguousOffset, TimeZone, TimeZoneDatabase};

/// How long after its turnover a day's puzzle that was begun before it may
/// still be finished for its day. Exclusive: at exactly 30 minutes it is late.
pub const GRACE: TimeDelta = TimeDelta::minutes(30);

/// A time zone of the bundled database.
///
/// Its calendar never goes back: where clocks are turned back over midnight
/// (St. John's until 2011), the day that has begun goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone {
    name: String,
    rules: TimeZone,
}

/// The name is in no bundled zone.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown time zone {0:?}")]
pub struct UnknownZone(pub String);

impl Zone {
    /// Finds a zone by its name in the IANA database, such as `Europe/Istanbul`.
    ///
    /// # Errors
    /// [`UnknownZone`] when the bundled database has no such name.
    pub fn parse(name: &str) -> Result<Self, UnknownZone> {
        let unknown = || UnknownZone(name.to_owned());
        let rules = TimeZoneDatabase::bundled()
            .get(name)
            .map_err(|_| unknown())?;
        let name = rules.iana_name().ok_or_else(unknown)?.to_owned();
        Ok(Self { name, rules })
    }

    /// The name in the database, in its own spelling.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The day that an instant belongs to.
    ///
    /// Never decreases as the instant grows. Instants outside the years
    /// -9999 to 9999 count as the nearest one inside.
    pub fn date_at(&self, instant: DateTime<Utc>) -> NaiveDate {
        let mut date = self.wall_date(to_jiff(instant));
        // After a fold over midnight the wall still shows the day before.
        // No fold is longer than a day and a bit, so two steps suffice.
        for _ in 0..2 {
            let next = self.turnover_after(date);
            if next > instant || next >= last_instant() {
                break;
            }
            date = date.succ_opt().unwrap_or(date);
        }
        date
    }

    /// The first instant after a day, which is the first of the next day that
    /// exists in this zone. Saturates at the last instant of the year 9999
    /// that every zone can express.
    pub fn turnover_after(&self, date: NaiveDate) -> DateTime<Utc> {
        date.succ_opt()
            .and_then(to_civil)
            .and_then(|next| self.first_instant(next))
            .map_or_else(|| outside(date), to_chrono)
    }

    /// Whole seconds to the next turnover, rounded up.
    pub fn seconds_left(&self, instant: DateTime<Utc>) -> u64 {
        let turnover = self.turnover_after(self.date_at(instant));
        let millis = (turnover - instant).num_milliseconds();
        u64::try_from(millis).unwrap_or(0).div_ceil(1000)
    }

    fn wall_date(&self, instant: Timestamp) -> NaiveDate {
        from_civil(self.rules.to_datetime(instant).date())
    }

    /// The first instant at which the wall shows `date` or a later one.
    fn first_instant(&self, date: civil::Date) -> Option<Timestamp> {
        let midnight = self
            .rules
            .to_ambiguous_timestamp(date.to_datetime(civil::Time::midnight()));
        match midnight.offset() {
            AmbiguousOffset::Unambiguous { .. } | AmbiguousOffset::Fold { .. } => {
                midnight.earlier().ok()
            }
            AmbiguousOffset::Gap { .. } => {
                let before = midnight.earlier().ok()?.as_second();
                let after = midnight.later().ok()?.as_second();
                Timestamp::from_second(self.gap_end(date, before, after)).ok()
            }
        }
    }

    /// Halves the seconds between an instant before a gap and one not before
    /// its end, and returns the first that shows `date` or a later one.
    fn gap_end(&self, date: civil::Date, mut before: i64, mut after: i64) -> i64 {
        while after - before > 1 {
            let middle = before + (after - before) / 2;
            let reached = Timestamp::from_second(middle)
                .is_ok_and(|instant| self.rules.to_datetime(instant).date() >= date);
            if reached {
                after = middle;
            } else {
                before = middle;
            }
        }
        after
    }
}

/// Reads a date written exactly `YYYY-MM-DD`, of the years 1900 to 9999.
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let (month, day) = text.split_at_checked(7)?;
    let first = parse_month(month)?;
    let day = digits(day.strip_prefix('-')?, 2)?;
    first.with_day(day)
}

/// Reads a month written exactly `YYYY-MM`, of the years 1900 to 9999, and
/// returns its first day.
pub fn parse_month(text: &str) -> Option<NaiveDate> {
    let (year, month) = text.split_at_checked(4)?;
    let year = i32::try_from(digits(year, 4)?).ok()?;
    let month = digits(month.strip_prefix('-')?, 2)?;
    (1900..=9999)
        .contains(&year)
        .then(|| NaiveDate::from_ymd_opt(year, month, 1))
        .flatten()
}

/// Exactly `count` ASCII digits as a number; `str::parse` would take a sign.
fn digits(text: &str, count: usize) -> Option<u32> {
    let exact = text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    exact.then(|| text.parse().ok()).flatten()
}

/// The nearest instant that a zone can express.
fn to_jiff(instant: DateTime<Utc>) -> Timestamp {
    let millis = instant.timestamp_millis();
    let end = if millis < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    Timestamp::from_millisecond(millis).unwrap_or(end)
}

fn to_chrono(instant: Timestamp) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(instant.as_millisecond()).unwrap_or(DateTime::UNIX_EPOCH)
}

fn last_instant() -> DateTime<Utc> {
    to_chrono(Timestamp::MAX)
}

/// The instant that stands for the turnover of a day that has none here.
fn outside(date: NaiveDate) -> DateTime<Utc> {
    if date.year() < 0 {
        to_chrono(Timestamp::MIN)
    } else {
        last_instant()
    }
}

fn to_civil(date: NaiveDate) -> Option<civil::Date> {
    let year = i16::try_from(date.year()).ok()?;
    let month = i8::try_from(date.month()).ok()?;
    let day = i8::try_from(date.day()).ok()?;
    civil::Date::new(year, month, day).ok()
}

fn from_civil(date: civil::Date) -> NaiveDate {
    let month = u32::from(date.month().unsigned_abs());
    let day = u32::from(date.day().unsigned_abs());
    // Both calendars are proleptic Gregorian, so the date exists in either.
    NaiveDate::from_ymd_opt(i32::from(date.year()), month, day).unwrap_or_default()
}
