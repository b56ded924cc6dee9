//! The site in a real browser: the system's chromium, driven through its chromedriver.

mod access;
mod boards;
mod keep;
mod pane;
mod phone;
mod play;
mod trouble;
mod walk;
