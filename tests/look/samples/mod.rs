//! Every page with data as it could be on a real day.

mod pages;
mod puzzles;
mod reach;

pub(super) use self::{
    pages::{games, pages},
    puzzles::{chain, puzzle, states},
};
