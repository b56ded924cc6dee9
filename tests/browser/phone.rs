//! Today's puzzle on a phone of 360 points, by taps.

use serde_json::json;

use super::pane::{Pane, View, in_browser, winning_line};
use crate::support::{EASY, HARD, TestApp};

/// Whether anything sticks out, and the smallest side of a square.
async fn fits(pane: &Pane) {
    let width = "[innerWidth, document.documentElement.scrollWidth]";
    assert_eq!(pane.value(width).await, json!([360, 360]));
}

async fn squares_are_large(pane: &Pane) {
    let sides = pane
        .value(
            "[...document.querySelectorAll('.sq')].map((b) => b.getBoundingClientRect())\
             .flatMap((r) => [r.width, r.height])",
        )
        .await;
    let sides = sides.as_array().expect("numbers");
    assert_eq!(sides.len(), 128);
    for side in sides {
        assert!(side.as_f64().expect("a number") >= 43.99, "{side}");
    }
}

/// Taps a line to its end, stop by stop.
async fn solve(pane: &Pane, game: &str, position: &str, win_in: u8) {
    for (i, text) in winning_line(game, position, win_in).iter().enumerate() {
        if i > 0 {
            pane.stands_at(1, u8::try_from(2 * i).expect("small")).await;
            fits(pane).await;
        }
        let squares = pane.route(text).await;
        for square in &squares {
            pane.tap(square).await;
        }
    }
    pane.is_solved(game, 1).await;
    fits(pane).await;
}

#[actix_web::test]
async fn taps_solve_today_in_turkish() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        fits(&pane).await;
        squares_are_large(&pane).await;
        pane.tap("d3").await;
        // From the rules: a man steps ahead or sideways; e3 beside it is its own.
        pane.until("document.querySelectorAll('.sq.target').length === 2")
            .await;
        let marked = pane.value("[...document.querySelectorAll('.sq.target')].map((b) => b.value)");
        assert_eq!(marked.await, json!(["d4", "c3"]));
        assert_eq!(
            pane.value("document.querySelectorAll('.target-core').length")
                .await,
            2
        );
        let name = pane.value("document.getElementById('board-d4').getAttribute('aria-label')");
        assert_eq!(name.await, "d4, boş, buraya gidebilir");
        pane.tap("d3").await;
        pane.until("!document.querySelector('.sq.selected, .target-core')")
            .await;
        solve(&pane, "turkish", EASY, 2).await;
        let praise = pane.text(".result > p").await;
        assert!(!praise.is_empty());
        pane.until("document.getElementById('live').innerText.trim() !== ''")
            .await;
        let said = pane.text("#live").await;
        assert_eq!(said, praise, "the heading has the focus and is read by it");
    })
    .await;
}

#[actix_web::test]
async fn taps_solve_today_in_arabic() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        pane.open("/ar/arabic").await;
        pane.until("document.querySelector('[data-live]')").await;
        fits(&pane).await;
        squares_are_large(&pane).await;
        let sides = "[document.documentElement.dir, getComputedStyle(document.querySelector('.board')).direction]";
        assert_eq!(pane.value(sides).await, json!(["rtl", "ltr"]));
        let corner = pane.value(
            "document.getElementById('board-a1').getBoundingClientRect().x < 180",
        );
        assert_eq!(corner.await, true, "the board is not mirrored");
        solve(&pane, "arabic", HARD, 3).await;
    })
    .await;
}

#[actix_web::test]
async fn a_dragged_piece_does_not_scroll_the_page_and_an_empty_square_does() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('[data-live]')").await;
        let from = pane.middle("#board-d3").await;
        let to = pane.middle("#board-d4").await;
        let before = pane.value("scrollY").await;
        pane.drag(from, to).await;
        pane.stands_at(1, 2).await;
        assert_eq!(pane.value("scrollY").await, before);
        let (x, y) = pane.middle("#board-h1").await;
        pane.value("scrollTo({top: 0, behavior: 'instant'})").await;
        pane.drag((x, y.min(700.0)), (x, 100.0)).await;
        pane.until("scrollY > 0").await;
    })
    .await;
}
