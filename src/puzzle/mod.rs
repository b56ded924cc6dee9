//! What is published: the calendar, the streak.

pub mod day;
pub mod streak;
