//! The squares as buttons, and the position in words.

use super::model::{BoardModel, kinds};
use crate::web::lang::{Arg, Lang};

/// One square of the grid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cell {
    /// Its name.
    pub name: String,
    /// What a screen reader says.
    pub label: String,
    /// Its states, as classes.
    pub classes: String,
    /// Whether it holds the chosen piece.
    pub selected: bool,
    /// Whether it is in play at all.
    pub in_play: bool,
}

/// Classes and words of one square.
#[derive(Default)]
struct State {
    classes: Vec<&'static str>,
    words: Vec<String>,
}

impl State {
    fn of(lang: Lang, model: &BoardModel, name: &str) -> Self {
        let marks = &model.marks;
        let mut state = Self::default();
        let holds = |list: &[String]| list.iter().any(|s| s == name);
        let mut note = |on: bool, class: &'static str, key: &str| {
            if on {
                state.classes.push(class);
                state.words.push(lang.text(key));
            }
        };
        note(
            marks.selected.as_deref() == Some(name),
            "selected",
            "sq-selected",
        );
        note(holds(&marks.must), "must", "sq-must");
        note(
            marks.selected.is_none() && holds(&marks.movable),
            "movable",
            "sq-movable",
        );
        note(holds(&marks.targets), "target", "sq-target");
        note(holds(&marks.taken), "taken", "sq-taken");
        note(holds(&marks.hint), "hint", "sq-hint");
        note(holds(&marks.wet), "wet", "sq-wet");
        for (_, number, last) in marks.stops.iter().filter(|(s, ..)| s == name) {
            state.classes.push(if *last { "stop last" } else { "stop" });
            let key = if *last { "sq-last-stop" } else { "sq-stop" };
            state
                .words
                .push(lang.text_with(key, &[("n", Arg::from(*number))]));
        }
        state
    }
}

pub(super) fn grid(lang: Lang, model: &BoardModel) -> Vec<Vec<Cell>> {
    let comma = lang.text("comma");
    let cell = |name: Option<&str>| match name {
        Some(name) => cell(lang, model, name, &comma),
        None => Cell::default(),
    };
    let rows = model.shape.rows(model.turned);
    rows.into_iter()
        .map(|row| row.into_iter().map(cell).collect())
        .collect()
}

fn cell(lang: Lang, model: &BoardModel, name: &str, comma: &str) -> Cell {
    let state = State::of(lang, model, name);
    let piece = model.piece_at(name);
    let what = lang.text(piece.map_or("sq-empty", |piece| model.key(piece)));
    let mut words = vec![lang.plain(&format!("`{name}`")), what];
    words.extend(state.words);
    Cell {
        name: name.to_owned(),
        label: words.join(comma),
        selected: model.marks.selected.as_deref() == Some(name),
        classes: state.classes.join(" "),
        in_play: true,
    }
}

/// The position in words: "beyaz taş d2, d4; beyaz dama f2; …".
pub(super) fn describe(lang: Lang, model: &BoardModel) -> String {
    let comma = lang.text("comma");
    let groups: Vec<String> = kinds(model.shape)
        .into_iter()
        .filter_map(|kind| {
            let squares: Vec<String> = model
                .pieces
                .iter()
                .filter(|(_, p)| *p == kind)
                .map(|(s, _)| lang.plain(&format!("`{s}`")))
                .collect();
            (!squares.is_empty())
                .then(|| format!("{}: {}", lang.text(model.key(kind)), squares.join(&comma)))
        })
        .collect();
    let head = lang.text("board");
    if groups.is_empty() {
        head
    } else {
        format!("{head}. {}", groups.join(". "))
    }
}
