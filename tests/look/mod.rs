#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod gallery;
mod language;
mod markup;
mod samples;
<<<<<<< HEAD
mod wording;
=======
mod words;
>>>>>>> d8d0cd7 (web: tell each game in its own words)
