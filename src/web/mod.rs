//! The site: pages, forms, JSON.
//!
//! - [`start`]: from settings to a running site; [`app`]: everything put together;
//! - [`shell`]: what stands around every request; [`spans`]: what the log says of it;
//! - `outside`: what other sites show of it; [`pdn`]: games in portable draughts notation;
//! - [`security`]: hosts, origins, addresses, rates;
//! - [`visitor`]: who is asking; `agent`: by which device; [`recovery`]: the code that brings a player back;
//! - [`error`]: what goes wrong, and its status;
//! - [`api`]: JSON under `/api/v1`;
//! - [`routes`]: handlers of pages; [`pages`]: their data and words; [`board_view`]: the board;
//! - [`pictures`]: cards to share, and icons;
//! - [`qr`]: codes of addresses on paper;
//! - `ready`: whether the site can do its work; [`metrics`]: its figures;
//! - [`lang`]: languages; [`rich`]: texts as HTML; [`assets`]: static files; [`encoding`]: how
//!   answers are packed; [`state`]: what requests share.

mod agent;
pub mod api;
pub mod app;
pub mod assets;
pub mod board_view;
pub mod encoding;
pub mod error;
mod fresh;
pub mod lang;
mod methods;
pub mod metrics;
mod outside;
pub mod pages;
pub mod pdn;
pub mod pictures;
pub mod qr;
mod ready;
pub mod recovery;
pub mod rich;
pub mod routes;
pub mod security;
pub mod shell;
pub mod spans;
pub mod start;
pub mod state;
pub mod visitor;
