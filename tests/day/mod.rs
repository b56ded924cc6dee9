//! The calendar and the streak.

mod dates;
mod journal;
mod streak;
mod zones;

use chrono::{DateTime, NaiveDate, Utc};
use daily_dama::puzzle::day::Zone;
use daily_dama::puzzle::streak::{DayResult, Status};

fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date of a test")
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant of a test")
}

fn zone(name: &str) -> Zone {
    Zone::parse(name).expect("a zone of a test")
}

fn solved(day: &str, attempt: u8) -> DayResult {
    DayResult {
        attempt: Some(attempt),
        status: Status::Solved,
        ..playing(day)
    }
}

fn lost(day: &str) -> DayResult {
    DayResult {
        status: Status::Lost,
        ..playing(day)
    }
}

fn playing(day: &str) -> DayResult {
    DayResult {
        date: date(day),
        attempt: None,
        status: Status::Playing,
        gave_up: false,
        hints: 0,
        late: false,
        begun_at: Some(at(&format!("{day}T12:00:00Z"))),
        finished_at: None,
    }
}

fn late(mut result: DayResult) -> DayResult {
    result.late = true;
    result
}
