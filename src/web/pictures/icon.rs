//! The mark of the site as an icon: the white king on wood.

use askama::Template;

use super::style::{rules, token};

/// How an icon stands on its ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// A square with round corners, little around the mark.
    Rounded,
    /// All of it, with a wide margin, for systems that cut their own shape out of it.
    Maskable,
    /// All of it, for systems that round the corners themselves.
    Full,
}

#[derive(Template)]
#[template(path = "icon.svg", escape = "html")]
struct Icon {
    style: &'static str,
    wood: &'static str,
    side: u16,
    radius: u16,
    at: (f32, f32),
    scale: f32,
}

/// The icon as SVG, so many pixels wide.
///
/// # Errors
/// When the template fails.
pub fn svg(side: u16, ground: Ground) -> Result<String, askama::Error> {
    let margin = match ground {
        Ground::Rounded | Ground::Full => 12.0,
        Ground::Maskable => 20.0,
    };
    let radius = if ground == Ground::Rounded { 11 } else { 0 };
    // The king is 98 units high, from 3.5 on, and its middle stands at 50.
    let scale = (100.0 - 2.0 * margin) / 97.0;
    Icon {
        style: rules(),
        wood: token("wood"),
        side,
        radius,
        at: (50.0 - 50.5 * scale, margin - 3.5 * scale),
        scale,
    }
    .render()
}
