//! The day's pick and the judge.

mod blocked;
mod calibrate;
mod grades;
mod judge;
mod pick;
