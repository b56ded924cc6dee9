//! Arabic pages keep the words of their game, whatever they show.

use std::sync::Arc;

use daily_dama::{
    puzzle::{
        table::{Judgment, TABLES, Table},
        warm_up::warm_up,
    },
    rules::{game::Words, refusal::Refusal},
    store::sqlite::SqliteStore,
};

use super::Browser;
use crate::support::{EASY, HARD, TestApp, library};

/// A puzzle of each family, of the games that have one here: game, position, moves.
const PUZZLES: [(&str, &str, u8); 4] = [
    ("turkish", EASY, 2),
    ("arabic", HARD, 3),
    ("russian", "W:Wf2,a3,Kg3,Kf4:Bh2,c3,c5,f6,g7", 2),
    (
        "chinese",
        "1/DD/3/4/13/12/3D7/3D3D2/4AD2D/5D4/11/6D5/4A3D4/AAAA/1A1/AA/A AD A -",
        2,
    ),
];

/// What an Arabic page of a family never says.
fn foreign(words: Words) -> Vec<&'static str> {
    let straight = ["دامة", "دامات", "أكل", "ؤكل", "مأكول"];
    let diagonal = ["ملك", "ملوك", "أسر", "ؤسر", "مأسور"];
    match words {
        Words::Dama => diagonal.to_vec(),
        Words::Draughts => straight.to_vec(),
        Words::Star => [straight, diagonal].concat(),
    }
}

/// A page without the sections that compare its game with others.
fn without_comparisons(html: &str) -> String {
    let mut parts = html.split("<section class=\"rule-section differences\"");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(part.split_once("</section>").map_or("", |(_, rest)| rest));
    }
    kept
}

/// A page without the data of its scripts; the star has no use for some of their texts.
fn without_scripts(html: &str) -> String {
    let mut parts = html.split("<script");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(part.split_once("</script>").map_or("", |(_, rest)| rest));
    }
    kept
}

fn check(table: &dyn Table, address: &str, html: &str) {
    let mut text = without_comparisons(html);
    if table.words() == Words::Star {
        text = without_scripts(&text);
    }
    for word in foreign(table.words()) {
        if let Some(at) = text.find(word) {
            let before: String = text[..at].chars().rev().take(60).collect();
            let before: String = before.chars().rev().collect();
            let after: String = text[at..].chars().take(60).collect();
            panic!("{address} says {word}: {before}{after}");
        }
    }
}

/// The addresses of a game's pages, with what a visitor can bring about on them by links alone.
fn addresses(table: &dyn Table) -> Vec<String> {
    let id = table.id();
    let mut addresses: Vec<String> = [
        format!("/ar/{id}"),
        format!("/ar/{id}?give-up=1"),
        format!("/ar/{id}/2026-11-20"),
        format!("/ar/{id}/archive"),
        format!("/ar/{id}/archive?n=2"),
        format!("/ar/{id}/warm-up"),
        format!("/ar/{id}/warm-up?path={}", warm_up_key(table)),
        format!("/ar/{id}/warm-up?sq={}", first(&warm_up_key(table))),
        format!("/ar/me?game={id}"),
        format!("/ar/rules/{id}"),
        format!("/ar/{id}/2099-01-01"),
        format!("/ar/{id}/no-such-page"),
    ]
    .to_vec();
    addresses.extend(
        Refusal::ALL
            .into_iter()
            .filter(|rule| table.words() != Words::Star || on_the_star(*rule))
            .map(|rule| format!("/ar/{id}?illegal={}&move=x", rule.rule())),
    );
    let moves = table.legal_moves(&table.start()).expect("a start");
    addresses.push(format!("/ar/{id}?path={}", moves[0].from));
    addresses.push(format!("/ar/{id}?confirm={}", moves[0].text));
    addresses
}

/// The squares of the warm-up's key.
fn warm_up_key(table: &dyn Table) -> String {
    let line = table.main_line(warm_up(table), 1).expect("a position");
    let key = line.into_iter().next().expect("a win in 1");
    let squares = std::iter::once(key.from).chain(key.path);
    squares.collect::<Vec<_>>().join(",")
}

fn first(path: &str) -> &str {
    path.split(',').next().unwrap_or_default()
}

fn on_the_star(rule: Refusal) -> bool {
    matches!(
        rule,
        Refusal::NotYourPiece
            | Refusal::NoPiece
            | Refusal::PathBlocked
            | Refusal::SquareTaken
            | Refusal::BeyondReach
            | Refusal::Unreadable
            | Refusal::GameOver
    )
}

#[tokio::test]
async fn arabic_pages_of_every_game_keep_its_words() {
    let puzzles: Vec<_> = PUZZLES
        .into_iter()
        .filter(|(game, ..)| TABLES.iter().any(|table| table.id() == *game))
        .collect();
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let app = TestApp::with(&library(&puzzles), store, "2026-11-29T09:00:00Z").await;
    let browser = Browser::new(&app);
    let mut read = 0;
    for table in TABLES {
        for address in addresses(table) {
            let page = browser.get(&address).await;
            check(table, &address, &page.html);
            read += 1;
        }
    }
    for (game, position, win_in) in puzzles {
        let table = TABLES.iter().find(|table| table.id() == game);
        let table = *table.expect("a game of the site");
        let wrong = table
            .legal_moves(position)
            .expect("a position")
            .into_iter()
            .map(|mv| mv.text)
            .find(|text| {
                let judged = table.judge(position, 0, win_in, text);
                let judged = judged.expect("a position").expect("a legal move");
                matches!(judged.judgment, Judgment::Wrong(..))
            })
            .expect("a move that does not win");
        let moves = format!("/ar/{game}/2026-11-29/moves");
        let form = format!("attempt=1&ply=0&move={wrong}");
        let page = browser.post(&moves, &form).await;
        page.says("لم تنجح");
        check(table, &page.address, &page.html);
        let given = format!("/ar/{game}/2026-11-29/give-up");
        let page = browser.post(&given, "attempt=2&ply=0").await;
        page.says("الحل");
        check(table, &page.address, &page.html);
        let key = table.main_line(position, win_in).expect("a position");
        for query in [
            "show=1",
            "show=2",
            "show=3",
            "line=",
            &format!("line={}", key[0].text),
        ] {
            let page = browser.get(&format!("/ar/{game}?{query}")).await;
            check(table, &page.address, &page.html);
        }
        read += 7;
    }
    assert!(read > 40, "only {read} pages");
}
