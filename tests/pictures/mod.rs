//! Cards of days and results, what previews say, the site as an app, the reminder.

mod cards;
mod head;
mod install;
mod reminder;
mod text;

use daily_dama::{
    puzzle::table::Table,
    web::{
        board_view::BoardModel,
        lang::Lang,
        pages::Progress,
        pictures::{card::Card, paint},
        routes::boards,
    },
};
use resvg::usvg::{Group, Node, Text, Tree};

use crate::support::date;

/// The card of a position in a language.
fn card(lang: Lang, table: &dyn Table, position: &str, result: Option<Progress>) -> Card {
    let turn = table.turn(position).expect("a position");
    let attacker = boards::seat(table, turn);
    let pieces = boards::pieces(table, position).expect("a position");
    Card {
        lang: lang.for_game(table),
        game: table.id().to_owned(),
        date: date("2026-11-29"),
        number: 333,
        win_in: 3,
        attacker,
        diagram: BoardModel::still(boards::shape(table), attacker, pieces),
        result,
    }
}

/// Every way a day can end, with and without a hint.
fn results() -> Vec<Progress> {
    let ended = |(spent, solved)| {
        [false, true].map(|hint| Progress {
            spent,
            solved,
            hint,
            ..Progress::default()
        })
    };
    let ends = [(0, true), (1, true), (2, true), (3, false)];
    ends.into_iter().flat_map(ended).collect()
}

fn drawn(card: &Card) -> Tree {
    let svg = card.svg().expect("a drawing");
    paint::read(&svg).expect("an SVG")
}

/// All texts of a drawing.
fn texts(tree: &Tree) -> Vec<&Text> {
    fn walk<'a>(group: &'a Group, found: &mut Vec<&'a Text>) {
        for node in group.children() {
            match node {
                Node::Group(group) => walk(group, found),
                Node::Text(text) => found.push(text),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    walk(tree.root(), &mut found);
    found
}

/// What a text says, without the marks of its direction.
fn said(text: &Text) -> String {
    let chunks = text.chunks().iter().map(|chunk| chunk.text());
    let unseen = |c: char| ('\u{2066}'..='\u{2069}').contains(&c);
    chunks.collect::<String>().replace(unseen, "")
}
