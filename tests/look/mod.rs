#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod boards;
mod gallery;
mod language;
mod markup;
mod samples;
mod wording;
mod words;
