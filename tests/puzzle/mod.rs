//! The day's pick and the judge.

mod judge;
mod pick;
