//! The table of games in the readme is what the program says of its games.

use std::fs;

use daily_dama::{
    puzzle::{
        library::Library,
        table::{TABLES, Table},
    },
    web::{lang::Lang, routes::compare::cells},
};

const BEGIN: &str = "<!-- games: checked by a test that prints what belongs here -->\n";
const END: &str = "<!-- end of games -->\n";
/// The cells of the comparison that the readme shows: board, backward capture, kings, choice,
/// draws.
const SHOWN: [usize; 5] = [0, 2, 3, 4, 8];

fn row(lang: Lang, library: &Library, table: &dyn Table) -> String {
    let all = cells(lang, table);
    let shown = SHOWN.map(|cell| all[cell].replace(['`', '\u{2068}', '\u{2069}'], ""));
    let books: Vec<_> = library.of(table.id()).collect();
    let daily = match (
        books.iter().map(|(volume, _)| volume.from).min(),
        books.iter().map(|(volume, _)| volume.to).max(),
    ) {
        (Some(from), Some(to)) => format!("{from} to {to}"),
        _ => "none".to_owned(),
    };
    let id = table.id();
    let name = lang.text(&format!("game-{id}"));
    format!("| `{id}` | {name} | {} | {daily} |\n", shown.join(" | "))
}

#[test]
fn the_table_of_games_is_the_programs() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let text = fs::read_to_string(readme).expect("a readme");
    let lang = Lang::parse("en").expect("English");
    let library = Library::built_in().expect("the books can be read");
    let mut wanted = String::from(
        "| id | game | board | men capture backward | kings | which capture | draw | puzzles |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for table in TABLES {
        wanted += &row(lang, &library, table);
    }
    assert!(wanted.lines().count() > 10, "{wanted}");
    let (_, rest) = text.split_once(BEGIN).expect("the mark before the table");
    let (found, _) = rest.split_once(END).expect("the mark after the table");
    assert_eq!(found, wanted, "this belongs into the readme:\n{wanted}");
}
