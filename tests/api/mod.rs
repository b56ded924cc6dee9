//! The JSON interface as a caller meets it.

mod abuse;
mod attempts;
mod keep;
mod network;
mod operations;
mod shapes;
