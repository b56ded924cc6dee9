//! Today's puzzle on boards of two colors and on the star: by taps, by keys, without script.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use serde_json::{Value, json};

use super::{
    pane::{Pane, View, in_browser, winning_line},
    play::{choices_agree, forms_solve},
};
use crate::support::{EIGHT, STAR, TEN, TestApp, library};

type Puzzle = (&'static str, &'static str, u8);

async fn app((game, position, win_in): Puzzle) -> TestApp {
    let store = SqliteStore::in_memory().expect("a store");
    let library = library(&[(game, position, win_in)]);
    TestApp::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await
}

async fn open(pane: &Pane, page: &str) {
    pane.open(page).await;
    pane.until("document.querySelector('[data-live]')").await;
}

/// Which of the board's squares does not lie under its own middle, and whether anything sticks
/// out of the page.
const HITS: &str = "(() => {
    const missed = [...document.querySelectorAll('.sq')].filter((square) => {
        square.scrollIntoView({block: 'nearest', behavior: 'instant'});
        const r = square.getBoundingClientRect();
        const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
        return document.elementFromPoint(x, y) !== square;
    });
    return [missed.map((square) => square.value), document.documentElement.scrollWidth - innerWidth];
})()";

async fn taps_solve(page: &'static str, puzzle: Puzzle) {
    let (game, position, win_in) = puzzle;
    in_browser(View::Phone, app(puzzle).await, |pane| async move {
        open(&pane, page).await;
        assert_eq!(pane.value(HITS).await, json!([[], 0]));
        for (i, text) in winning_line(game, position, win_in).iter().enumerate() {
            if i > 0 {
                pane.stands_at(1, u8::try_from(2 * i).expect("small")).await;
            }
            let route = pane.route(text).await;
            let last = route.last().expect("a landing");
            // The middle of a square on its way, and the end at once where it decides.
            pane.tap(&route[0]).await;
            pane.until("document.querySelector('.sq.selected')").await;
            if game == "chinese" {
                pane.tap(last).await;
                continue;
            }
            for square in &route[1..] {
                pane.tap(square).await;
            }
        }
        pane.is_solved(game, 1).await;
    })
    .await;
}

#[actix_web::test]
async fn taps_solve_today_on_dark_squares() {
    taps_solve("/tr/russian", ("russian", EIGHT, 2)).await;
}

#[actix_web::test]
async fn taps_solve_today_on_ten_by_ten() {
    taps_solve("/ar/international", ("international", TEN, 2)).await;
}

#[actix_web::test]
async fn taps_solve_today_on_the_star() {
    taps_solve("/ar/chinese", ("chinese", STAR, 2)).await;
}

#[actix_web::test]
async fn plain_forms_solve_today_on_dark_squares() {
    let puzzle = ("russian", EIGHT, 2);
    forms_solve(app(puzzle).await, "/tr/russian", puzzle).await;
}

#[actix_web::test]
async fn plain_forms_solve_today_on_ten_by_ten() {
    let puzzle = ("international", TEN, 2);
    forms_solve(app(puzzle).await, "/en/international", puzzle).await;
}

/// Where squares lie: `{"a1": [50, 750]}`.
async fn places(pane: &Pane) -> Value {
    let block = "JSON.parse(document.getElementById('board-data').textContent).at";
    pane.value(block).await
}

/// Walks to a square by arrows as the help under the board says: to its row first, then along.
async fn go(pane: &Pane, places: &Value, to: &str) {
    let at = |name: &str| {
        let spot = &places[name];
        let part = |i: usize| spot[i].as_i64().expect("a number");
        (part(0), part(1))
    };
    let middle = (at("a1").0 + at("a1").0) / 2;
    for _ in 0..40 {
        let here = pane.focus().await;
        let ((x, y), (to_x, to_y)) = (at(&here), at(to));
        let key = match (y.cmp(&to_y), x.cmp(&to_x)) {
            (std::cmp::Ordering::Greater, _) => "ArrowUp",
            (std::cmp::Ordering::Less, _) => "ArrowDown",
            (_, std::cmp::Ordering::Less) => "ArrowRight",
            (_, std::cmp::Ordering::Greater) => "ArrowLeft",
            _ => return,
        };
        pane.key(key, false).await;
        if pane.focus().await == here {
            // Above the wide rows of the star there is nothing at the sides.
            let inward = if x < middle {
                "ArrowRight"
            } else {
                "ArrowLeft"
            };
            pane.key(inward, false).await;
        }
    }
    panic!("{to} is not reached");
}

async fn walks(pane: &Pane, walk: &[(&str, bool, &str)]) {
    for (key, shift, square) in walk {
        match shift {
            true => pane.shifted(key).await,
            false => pane.key(key, false).await,
        }
        assert_eq!(&pane.focus().await, square, "after {key}, Shift {shift}");
    }
}

async fn keys_solve(page: &'static str, puzzle: Puzzle, walk: &'static [(&str, bool, &str)]) {
    let (game, position, win_in) = puzzle;
    in_browser(View::Desk, app(puzzle).await, |pane| async move {
        open(&pane, page).await;
        let stops = pane.value("document.querySelectorAll('.sq[tabindex=\"0\"]').length");
        assert_eq!(stops.await, 1, "the board is one tab stop");
        pane.value("document.querySelector('.sq[tabindex=\"0\"]').focus()")
            .await;
        pane.key("Home", true).await;
        walks(&pane, walk).await;
        let help = pane.text("#board-keys").await;
        assert!(help.contains("Shift"), "{help}");
        let places = places(&pane).await;
        for (ply, text) in (2_u8..)
            .step_by(2)
            .zip(winning_line(game, position, win_in))
        {
            let route = pane.route(&text).await;
            for (i, square) in route.iter().enumerate() {
                if game == "chinese" && i > 0 && i + 1 < route.len() {
                    continue;
                }
                go(&pane, &places, square).await;
                pane.key("Enter", false).await;
                if i == 0 {
                    pane.until("document.querySelector('.sq.selected')").await;
                }
            }
            if ply < 2 * win_in {
                pane.stands_at(1, ply).await;
            }
        }
        pane.is_solved(game, 1).await;
    })
    .await;
}

#[actix_web::test]
async fn keys_go_along_rows_and_diagonals_of_dark_squares() {
    let walk = &[
        ("ArrowLeft", false, "b8"),
        ("ArrowRight", false, "d8"),
        ("ArrowUp", false, "d8"),
        ("ArrowDown", false, "c7"),
        ("ArrowUp", false, "d8"),
        ("ArrowDown", true, "e7"),
        ("ArrowUp", true, "d8"),
        ("End", false, "h8"),
        // Where the board ends, the other way is taken.
        ("ArrowDown", true, "g7"),
        ("ArrowDown", true, "h6"),
        ("ArrowDown", true, "g5"),
        ("Home", false, "a5"),
        ("ArrowUp", true, "b6"),
    ];
    keys_solve("/ar/russian", ("russian", EIGHT, 2), walk).await;
}

#[actix_web::test]
async fn keys_go_six_ways_on_the_star() {
    // The mover is A, so the board is turned: q1 at the top, rows run to the left.
    let walk = &[
        ("ArrowUp", false, "q1"),
        ("ArrowDown", false, "p2"),
        ("ArrowRight", false, "p1"),
        ("ArrowDown", true, "o1"),
        ("ArrowUp", true, "p1"),
        ("ArrowDown", false, "o2"),
        ("ArrowUp", false, "p1"),
        ("ArrowUp", false, "q1"),
    ];
    keys_solve("/tr/chinese", ("chinese", STAR, 2), walk).await;
}

async fn agrees(page: &'static str, puzzle: Puzzle) {
    let (game, position, win_in) = puzzle;
    in_browser(View::Desk, app(puzzle).await, |pane| async move {
        open(&pane, page).await;
        let line = winning_line(game, position, win_in);
        let key = pane.route(&line[0]).await;
        choices_agree(&pane, page, &key[..1]).await;
        let moves = "JSON.parse(document.getElementById('board-data').textContent).moves";
        let script = format!("[...new Set({moves}.map((m) => m.from))]");
        let origins = pane.value(&script).await;
        for origin in origins.as_array().expect("squares") {
            let origin = origin.as_str().expect("a square").to_owned();
            choices_agree(&pane, page, &[origin]).await;
        }
        pane.tap(&key[0]).await;
        pane.tap(key.last().expect("a landing")).await;
        pane.stands_at(1, 2).await;
        let last = pane.route(&line[1]).await;
        choices_agree(&pane, page, &last[..1]).await;
    })
    .await;
}

#[actix_web::test]
async fn script_and_server_agree_on_dark_squares() {
    agrees("/ar/russian", ("russian", EIGHT, 2)).await;
}

#[actix_web::test]
async fn script_and_server_agree_on_ten_by_ten() {
    agrees("/tr/international", ("international", TEN, 2)).await;
}

#[actix_web::test]
async fn script_and_server_agree_on_the_star() {
    agrees("/en/chinese", ("chinese", STAR, 2)).await;
}

#[actix_web::test]
async fn a_tap_beside_a_piece_of_the_star_counts_as_it() {
    let puzzle = ("chinese", STAR, 2);
    in_browser(View::Phone, app(puzzle).await, |pane| async move {
        open(&pane, "/tr/chinese").await;
        let key = pane.route(&winning_line("chinese", STAR, 2)[0]).await;
        let (x, y) = pane.middle(&format!("#board-{}", key[0])).await;
        // Holes are 25.6 apart here: this lies on the hole above, which is empty or not the mover's.
        let hit = format!("document.elementFromPoint({x}, {y} - 17).value");
        assert_ne!(pane.value(&hit).await, key[0].as_str());
        pane.pointer("down", (x, y - 17.0)).await;
        pane.pointer("up", (x, y - 17.0)).await;
        pane.until(&format!(
            "document.querySelector('#board-{}.selected')",
            key[0]
        ))
        .await;
    })
    .await;
}

/// How many strokes are to be seen over pieces in motion, and how many pieces there have faded.
const STROKES: &str = "(() => {
    const seen = (name, opacity) => [...document.querySelectorAll('.draw > g:last-child ' + name)]
        .filter((node) => getComputedStyle(node).opacity === opacity).length;
    return [seen('.strike', '1'), seen('.piece', '0')];
})()";

#[actix_web::test]
async fn taken_pieces_of_diagonal_games_stay_with_a_stroke_until_the_move_ends() {
    let puzzle = ("russian", EIGHT, 2);
    in_browser(View::Desk, app(puzzle).await, |pane| async move {
        open(&pane, "/tr/russian").await;
        let line = winning_line("russian", EIGHT, 2);
        for square in pane.route(&line[0]).await {
            pane.tap(&square).await;
        }
        pane.stands_at(1, 2).await;
        for square in pane.route(&line[1]).await {
            pane.tap(&square).await;
        }
        pane.until(&format!("{STROKES}[0] >= 2")).await;
        let now = pane.value(STROKES).await;
        assert!(
            now[1] == 0 || now[0] == 0,
            "{now}: none goes before the others"
        );
        pane.until("!document.querySelector('.draw > g[display]')")
            .await;
        pane.is_solved("russian", 1).await;
    })
    .await;
}
