//! Pictures of the site: the card of a day, the card of a result, the icons.
//!
//! Drawn as SVG from the templates and the style of the pages, painted by `resvg` with a face of
//! our own. Pure but for [`studio`], which keeps what was painted.
//!
//! - [`card`]: a day or a result as SVG; [`icon`]: the mark as SVG;
//! - [`style`]: the pages' style for renderers that know no variables;
//! - [`paint`]: measuring text, from SVG to pixels; [`png`]: from pixels to a file;
//! - [`studio`]: one painting at a time, kept for the next who asks.

pub mod card;
pub mod icon;
pub mod paint;
pub mod png;
pub mod studio;
pub mod style;
