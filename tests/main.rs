//! The one integration binary; a folder a topic.
#![allow(
    missing_docs,
    reason = "test modules speak through the names of their tests"
)]
#![expect(
    clippy::too_many_lines,
    reason = "a story or a table of cases is easier to read in one piece"
)]

mod api;
mod architecture;
mod browser;
mod cli;
mod daily;
mod data;
mod day;
mod generate;
mod licenses;
mod look;
mod made_up;
mod pages;
mod pictures;
mod puzzle;
mod rules;
mod solver;
mod store;
mod support;
