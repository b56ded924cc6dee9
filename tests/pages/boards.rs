//! Boards of every kind by forms alone: each legal move can be tapped together.

use std::sync::Arc;

use daily_dama::{
    puzzle::table::table,
    store::sqlite::SqliteStore,
    web::{
        board_view::{MoveData, Tap, tap},
        routes::boards,
    },
};

use super::Browser;
use crate::support::{EIGHT, STAR, TEN, TestApp, library};

const PUZZLES: [(&str, &str, u8); 3] = [
    ("russian", EIGHT, 2),
    ("international", TEN, 2),
    ("chinese", STAR, 2),
];

async fn app(game: &str, position: &str, win_in: u8) -> TestApp {
    let store = SqliteStore::in_memory().expect("a store");
    let library = library(&[(game, position, win_in)]);
    TestApp::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await
}

/// Taps origin and landings until a move is complete.
fn tapped(moves: &[MoveData], route: &[String]) -> Option<MoveData> {
    let mut path = Vec::new();
    for square in route {
        match tap(moves, &path, square) {
            Tap::Chosen(longer) => path = longer,
            Tap::Complete(mv) => return Some(mv),
            Tap::Dropped | Tap::Refused { .. } => return None,
        }
    }
    None
}

#[test]
fn every_legal_move_is_tapped_by_its_last_square_or_by_its_way() {
    for (game, position, _) in PUZZLES {
        let table = table(game).expect("a game");
        let routes = table.routes(position, 200).expect("a position");
        let moves: Vec<MoveData> = routes.iter().map(boards::move_data).collect();
        assert!(!moves.is_empty());
        for mv in &moves {
            let ends = [mv.from.clone(), mv.path.last().expect("a landing").clone()];
            let found = tapped(&moves, &ends).or_else(|| tapped(&moves, &mv.route()));
            let found = found.unwrap_or_else(|| panic!("{game}: {mv:?} cannot be tapped"));
            assert_eq!(found.from, mv.from, "{game}: {mv:?}");
            assert_eq!(found.path.last(), mv.path.last(), "{game}: {mv:?}");
        }
    }
}

#[tokio::test]
async fn a_page_tells_its_script_when_taken_pieces_leave() {
    for (game, position, win_in) in PUZZLES {
        let app = app(game, position, win_in).await;
        let page = Browser::new(&app).get(&format!("/ar/{game}")).await;
        // From the rules: on diagonals they block until the move ends; the star takes nothing.
        assert_eq!(page.data()["lifts_last"], game != "chinese", "{game}");
    }
    let app = TestApp::start().await;
    let page = Browser::new(&app).get("/tr/turkish").await;
    assert_eq!(page.data()["lifts_last"], false);
}

#[tokio::test]
async fn every_legal_move_is_reached_by_taps_on_the_page() {
    for (game, position, win_in) in PUZZLES {
        let app = app(game, position, win_in).await;
        let browser = Browser::new(&app);
        let address = format!("/en/{game}");
        let settings = format!("theme=dark&confirm=on&back=%2Fen%2F{game}");
        browser.post("/en/settings", &settings).await;
        let first = browser.get(&address).await;
        let listed = first.data()["moves"].clone();
        let listed = listed.as_array().expect("moves");
        assert!(!listed.is_empty());
        for mv in listed {
            let mut page = browser.get(&address).await;
            let text = mv["move"].as_str().expect("a text");
            let path = mv["path"].as_array().expect("a path").iter();
            let squares = [&mv["from"]].into_iter().chain(path);
            let squares: Vec<&str> = squares.filter_map(|square| square.as_str()).collect();
            // On the star a tap on a landing is the move there; elsewhere the way is walked.
            let last = squares[squares.len() - 1];
            let way = match game {
                "chinese" => vec![squares[0], last],
                _ => squares,
            };
            for square in way {
                page = browser.tap(&page, square).await;
            }
            assert!(
                page.address.contains("confirm="),
                "{text}: {}",
                page.address
            );
            page.says(text);
        }
    }
}
