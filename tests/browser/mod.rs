//! The site in a real browser: the system's chromium, driven through its chromedriver.

mod access;
mod boards;
mod frames;
mod pane;
mod phone;
mod play;
mod trouble;
