//! The site: pages, forms, JSON.

pub mod assets;
pub mod board_view;
pub mod lang;
pub mod pages;
