//! Puzzles on paper: what stands on the sheet, and codes that a reader reads.

use super::{Browser, attribute};
use crate::support::TestApp;

/// The drawings of QR codes on a page: side and path.
fn codes(html: &str) -> Vec<(usize, String)> {
    let drawings = html.split("<svg class=\"qr\"").skip(1);
    drawings
        .map(|rest| {
            let view = attribute(rest, "viewBox");
            let side = view.rsplit(' ').next().expect("a side");
            let path = rest.split("class=\"qr-dark\"").nth(1).expect("a path");
            (side.parse().expect("a number"), attribute(path, "d"))
        })
        .collect()
}

/// What a published reader reads in a drawing of runs `Mx yhNv1h-Nz`, four pixels a module.
fn read(side: usize, path: &str) -> String {
    const SCALE: usize = 4;
    let mut dark = vec![vec![false; side]; side];
    for run in path.split('M').skip(1) {
        let (at, rest) = run.split_once('h').expect("a run");
        let (x, y) = at.split_once(' ').expect("a place");
        let length: usize = rest
            .split('v')
            .next()
            .expect("a length")
            .parse()
            .expect("a number");
        let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
        dark[y][x..x + length].fill(true);
    }
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(side * SCALE, side * SCALE, |x, y| {
            if dark[y / SCALE][x / SCALE] { 0 } else { 255 }
        });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "one code");
    grids[0].decode().expect("it is read").1
}

#[tokio::test]
async fn the_code_of_a_day_opens_its_page() {
    let app = TestApp::start().await;
    for (lang, game) in [("tr", "turkish"), ("ar", "arabic"), ("ru", "turkish")] {
        let page = Browser::new(&app)
            .get(&format!("/{lang}/{game}/2026-11-29/print"))
            .await;
        assert_eq!(page.status, 200);
        let codes = codes(&page.html);
        assert_eq!(codes.len(), 1);
        let address = read(codes[0].0, &codes[0].1);
        assert_eq!(address, format!("{}/{lang}/{game}/2026-11-29", app.address));
        let opened = app
            .get(address.strip_prefix(&app.address).expect("ours"))
            .await;
        assert_eq!(opened.status(), 200);
        // The task is told, the solution is not.
        assert!(!page.html.contains("d3-d4") && !page.html.contains("c5-d5"));
        assert!(page.html.contains("noindex"));
    }
}

#[tokio::test]
async fn a_month_has_every_day_that_has_come_and_none_that_has_not() {
    let app = TestApp::start().await;
    let page = Browser::new(&app)
        .get("/tr/turkish/archive/2026-11/print")
        .await;
    assert_eq!(page.status, 200);
    let codes = codes(&page.html);
    // It is the 29th.
    assert_eq!(codes.len(), 29);
    for ((side, path), day) in codes.iter().zip(1..) {
        let wanted = format!("{}/tr/turkish/2026-11-{day:02}", app.address);
        assert_eq!(read(*side, path), wanted);
    }
    assert!(!page.html.contains("2026-11-30"));
    assert_eq!(page.html.matches("2 hamlede kazan").count(), 29);
    assert_eq!(page.html.matches("Sıra beyazda").count(), 29);
    // The month before the first, the month to come, no month, no day.
    for path in [
        "/tr/turkish/archive/2025-12/print",
        "/tr/turkish/archive/2026-12/print",
        "/tr/turkish/archive/2026-13/print",
        "/tr/turkish/2026-11-30/print",
        "/tr/turkish/2026-02-30/print",
        "/tr/american-noforce/archive/2026-11/print",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
}

#[tokio::test]
async fn the_month_and_the_day_lead_to_their_sheets() {
    let app = TestApp::start().await;
    for (path, sheet) in [
        ("/tr/turkish/archive", "/tr/turkish/archive/2026-11/print"),
        (
            "/ar/arabic/archive/2026-10",
            "/ar/arabic/archive/2026-10/print",
        ),
        ("/en/turkish", "/en/turkish/2026-11-29/print"),
        ("/ru/turkish/2026-03-01", "/ru/turkish/2026-03-01/print"),
    ] {
        let html = app.get(path).await.text().await.expect("a text");
        assert!(html.contains(&format!("href=\"{sheet}\"")), "{path}");
        assert_eq!(app.get(sheet).await.status(), 200, "{sheet}");
    }
}
