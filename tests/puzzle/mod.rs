//! The day's pick and the judge.

mod calibrate;
mod grades;
mod judge;
mod pick;
