//! The day's pick and the judge.

mod calibrate;
mod judge;
mod pick;
