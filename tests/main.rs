//! The one integration binary; a folder a topic.
#![allow(
    missing_docs,
    reason = "test modules speak through the names of their tests"
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
mod pages;
mod puzzle;
mod rules;
mod solver;
mod store;
mod support;
