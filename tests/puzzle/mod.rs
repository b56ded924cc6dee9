//! The day's pick and the judge.

mod blocked;
mod judge;
mod pick;
