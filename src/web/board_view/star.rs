//! The star as drawn: its ground is the same however it is turned, its letters go with the holes.

use std::{collections::BTreeMap, fmt::Write as _, sync::OnceLock};

use super::model::{BoardModel, Spot};

/// What the template needs to draw the star.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Star {
    /// Path of the lines from hole to hole.
    pub lattice: &'static str,
    /// Path of the holes: a point each, made round by the style.
    pub holes: &'static str,
    /// Row letters and where their middles stand.
    pub letters: Vec<(String, Spot)>,
}

impl Star {
    /// The star of a model.
    pub(super) fn of(model: &BoardModel) -> Self {
        static GROUND: OnceLock<(String, String)> = OnceLock::new();
        let (lattice, holes) = GROUND.get_or_init(|| ground(model));
        Self {
            lattice,
            holes,
            letters: model.shape.row_letters(model.turned),
        }
    }
}

/// The lines and the holes.
fn ground(model: &BoardModel) -> (String, String) {
    let mut holes = String::new();
    // Rows run three ways; of each only its two ends matter.
    let mut rows: BTreeMap<(u8, i16), Vec<Spot>> = BTreeMap::new();
    for name in model.shape.names() {
        let place = model.shape.locate(name).zip(model.shape.center(name, 0));
        let Some(((column, row), at)) = place else {
            continue;
        };
        let _ = write!(holes, "M{} {}h0", at.x, at.y);
        for (way, line) in [(0, row), (1, column + row), (2, column - row)] {
            rows.entry((way, line)).or_default().push(at);
        }
    }
    let mut lattice = String::new();
    for mut row in rows.into_values() {
        row.sort_unstable_by_key(|at| (at.x, at.y));
        if let [first, .., last] = row.as_slice() {
            let _ = write!(lattice, "M{} {}L{} {}", first.x, first.y, last.x, last.y);
        }
    }
    (lattice, holes)
}
