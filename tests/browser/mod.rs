//! The site in a real browser: the system's chromium, driven through its chromedriver.

mod access;
mod boards;
mod frames;
mod keep;
mod offline;
mod pane;
mod phone;
mod play;
mod share;
mod trouble;
mod walk;
