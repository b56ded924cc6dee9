//! The table of all games, made from their rule switches.

use super::{boards, facts::Facts};
use crate::{
    puzzle::table::Table,
    rules::game::Board,
    web::lang::{Arg, Lang},
};

/// The games that are also compared point by point.
pub(super) const COMPARED: [&str; 3] = ["turkish", "arabic", "international"];

/// The points of comparison: message keys of their names, in the order of [`cells`].
pub(super) const POINTS: [&str; 9] = [
    "table-board",
    "table-men",
    "table-back",
    "table-king",
    "table-choice",
    "table-kings",
    "table-crowning",
    "table-lifting",
    "table-draw",
];

/// What a game says to each point.
#[must_use]
pub fn cells(lang: Lang, table: &dyn Table) -> Vec<String> {
    let Some(facts) = Facts::of(table) else {
        return uncaptured(lang, table);
    };
    let all = boards::shape(table).used == crate::web::board_view::Used::All;
    let board = if all {
        "table-board-all"
    } else {
        "table-board-dark"
    };
    let mut cells: Vec<_> = [
        board,
        "table-men-{lines}",
        "table-back-{back}",
        "table-king-{lines}-{king}",
        "table-choice-{rule}",
        "table-kings-{kings}",
        "table-crowning-{crowning}",
        "table-lifting-{lifting}",
    ]
    .map(|key| lang.raw(&facts.fill(key), facts.numbers()))
    .to_vec();
    let lone = facts.get("lone").filter(|lone| *lone != "none");
    let quiet = facts.get("progress");
    let quiet = quiet.filter(|_| table.draw_rules().quiet_plies.is_some());
    let keys = [
        lone.map(|lone| format!("table-draw-{lone}")),
        quiet.map(|progress| format!("table-draw-{progress}")),
    ];
    cells.push(draws(lang, table, &keys, facts.numbers()));
    cells
}

/// The row of a game in which nothing is captured.
fn uncaptured(lang: Lang, table: &dyn Table) -> Vec<String> {
    let none = || lang.raw("table-none", &[]);
    let mut cells = vec![none(); POINTS.len()];
    if table.board() == Board::Star {
        cells[0] = lang.raw("table-board-star", &[]);
        cells[1] = lang.raw("table-men-star", &[]);
    }
    let draws = draws(lang, table, &[], &[]);
    if !draws.is_empty() {
        cells[POINTS.len() - 1] = draws;
    }
    cells
}

fn draws(
    lang: Lang,
    table: &dyn Table,
    own: &[Option<String>],
    numbers: &[(&'static str, Arg)],
) -> String {
    let rules = table.draw_rules();
    let mut texts: Vec<String> = own
        .iter()
        .flatten()
        .map(|key| lang.raw(key, numbers))
        .collect();
    if rules.repetitions.is_some() {
        texts.push(lang.raw("table-draw-threefold", &[]));
    }
    if let Some(turns) = rules.turns_each {
        texts.push(lang.raw("table-draw-turns", &[("n", Arg::from(turns))]));
    }
    texts.join(&lang.raw("table-and", &[]))
}
