//! QR codes of addresses, as one path to draw.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// Light modules around the dark ones, which readers need (ISO/IEC 18004).
const QUIET: usize = 4;

/// A QR code as a drawing in a square of `side` units, one unit a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Qr {
    /// Modules along a side, with four light ones at each end.
    pub side: usize,
    /// The dark modules as an SVG path, a rectangle for each run in a row.
    pub path: String,
}

impl Qr {
    /// The code of a text; none when it is too long for one (more than 2,331 bytes).
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        // A quarter of a code on paper may be stained or folded at level Q; M is 15 per cent and
        // keeps the modules of a long address larger.
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let width = code.width();
        let mut path = String::new();
        for (y, row) in code.to_colors().chunks(width).enumerate() {
            let mut x = 0;
            while x < width {
                let dark = |color: &&Color| **color == Color::Dark;
                let run = row[x..].iter().take_while(dark).count();
                if run > 0 {
                    let (left, top) = (x + QUIET, y + QUIET);
                    let _ = write!(path, "M{left} {top}h{run}v1h-{run}z");
                }
                x += run.max(1);
            }
        }
        Some(Self {
            side: width + 2 * QUIET,
            path,
        })
    }
}
