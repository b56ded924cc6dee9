//! The site as an app, and the page without a network.

use daily_dama::web::lang::Lang;
use resvg::tiny_skia::Pixmap;
use serde_json::Value;

use crate::{pages::Browser, support::TestApp};

#[actix_web::test]
async fn every_language_can_be_installed() {
    let app = TestApp::start().await;
    let homes = [
        ("tr", "/tr/turkish"),
        ("ar", "/ar/arabic"),
        ("en", "/en/turkish"),
    ];
    for lang in Lang::all() {
        let code = lang.code();
        let page = app.get(&format!("/{code}")).await;
        let html = page.text().await.expect("a text");
        let path = format!("/{code}/manifest.webmanifest");
        assert!(html.contains(&format!("<link rel=\"manifest\" href=\"{path}\">")));
        let response = app.get(&path).await;
        assert_eq!(response.status(), 200, "{path}");
        let mime = response.headers()["content-type"].to_str().expect("a text");
        assert!(mime.starts_with("application/manifest+json"), "{mime}");
        let manifest: Value = response.json().await.expect("JSON");
        assert_eq!(manifest["lang"], code);
        assert_eq!(manifest["dir"], if code == "ar" { "rtl" } else { "ltr" });
        assert_eq!(manifest["scope"], "/");
        assert_eq!(manifest["display"], "standalone");
        assert_eq!(manifest["name"], lang.text("site-name"));
        let short = manifest["short_name"].as_str().expect("a text");
        assert!(
            short.chars().count() <= 12,
            "{short} is cut on a home screen"
        );
        if let Some((_, home)) = homes.iter().find(|(of, _)| *of == code) {
            let start = manifest["start_url"].as_str().expect("a text");
            assert!(start == *home || start == format!("/{code}"), "{start}");
        }
        let shortcuts = manifest["shortcuts"].as_array().expect("a list");
        // Where the home game has no puzzle here, it has no archive either.
        let wanted = if ["tr", "ar", "en"].contains(&code) {
            4
        } else {
            3
        };
        assert_eq!(shortcuts.len(), wanted, "{path}");
        let links = shortcuts.iter().map(|shortcut| &shortcut["url"]);
        for link in links.chain([&manifest["start_url"]]) {
            let link = link.as_str().expect("an address");
            assert_eq!(app.get(link).await.status(), 200, "{link}");
        }
        let purposes: Vec<_> = manifest["icons"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|icon| (icon["sizes"].clone(), icon["purpose"].clone()))
            .collect();
        assert_eq!(
            purposes,
            [
                ("192x192".into(), "any".into()),
                ("512x512".into(), "any".into()),
                ("512x512".into(), "maskable".into()),
            ]
        );
    }
    // The home games of two languages, which have puzzles here.
    for (code, home) in &homes[..2] {
        let manifest = app.get(&format!("/{code}/manifest.webmanifest")).await;
        let manifest: Value = manifest.json().await.expect("JSON");
        assert_eq!(manifest["start_url"], *home);
    }
}

#[actix_web::test]
async fn icons_have_their_sizes_and_stay_inside_their_shape() {
    let app = TestApp::start().await;
    let wood = (0xC8, 0x99, 0x5B, 0xFF);
    for (path, side, corner, margin) in [
        ("/icon-192.png", 192, (0, 0, 0, 0), 0.12),
        ("/icon-512.png", 512, (0, 0, 0, 0), 0.12),
        ("/icon-maskable-512.png", 512, wood, 0.2),
        ("/apple-touch-icon.png", 180, wood, 0.12),
    ] {
        let response = app.get(path).await;
        assert_eq!(response.headers()["content-type"], "image/png", "{path}");
        let file = response.bytes().await.expect("a body");
        let icon = Pixmap::decode_png(&file).expect("a PNG file");
        assert_eq!((icon.width(), icon.height()), (side, side), "{path}");
        let at = |x, y| {
            let color = icon.pixel(x, y).expect("inside").demultiply();
            (color.red(), color.green(), color.blue(), color.alpha())
        };
        assert_eq!(at(0, 0), corner, "{path}");
        // In the margin there is nothing but wood, in the middle the crown.
        let line = f64::from(side) * (margin - 0.02);
        let line: u32 = format!("{line:.0}").parse().expect("a number");
        for x in line..side - line {
            assert_eq!(at(x, line), wood, "{path} {x}");
            assert_eq!(at(x, side - 1 - line), wood, "{path} {x}");
        }
        let crown = (0..side).any(|y| at(side / 2, y) == (0xF0, 0xB9, 0x3B, 0xFF));
        assert!(crown, "{path}");
    }
    let response = app.get("/favicon.ico").await;
    assert_eq!(response.status(), 200);
    let file = response.bytes().await.expect("a body");
    // An icon file: type 1, one picture, 32 by 32, which begins after the 22 octets of the head.
    assert_eq!(file[..8], [0, 0, 1, 0, 1, 0, 32, 32]);
    let icon = Pixmap::decode_png(&file[22..]).expect("a PNG file");
    assert_eq!((icon.width(), icon.height()), (32, 32));
    let length = u32::from_le_bytes(file[14..18].try_into().expect("four octets"));
    assert_eq!(length as usize, file.len() - 22);
}

#[actix_web::test]
async fn the_worker_is_never_an_old_one() {
    let app = TestApp::start().await;
    let response = app.get("/sw.js").await;
    assert_eq!(response.status(), 200);
    let headers = response.headers();
    assert_eq!(headers["cache-control"], "no-cache");
    assert_eq!(headers["content-type"], "text/javascript; charset=utf-8");
    let script = response.text().await.expect("a text");
    assert!(script.len() < 5_000, "{}", script.len());
    assert!(!script.contains("importScripts"), "no library");
}

#[actix_web::test]
async fn the_page_without_a_network_names_the_day_and_promises_nothing() {
    let app = TestApp::start().await;
    for (path, heading) in [
        (
            "/tr/turkish/2026-11-28/offline",
            "Çevrimdışısın. Son gördüğün bulmaca: 28 Kasım 2026",
        ),
        (
            "/ar/arabic/2026-11-29/offline",
            "أنت غير متصل. آخر لغز رأيته: 29 نوفمبر 2026",
        ),
    ] {
        let page = Browser::new(&app).get(path).await;
        assert_eq!(page.status, 200, "{path}");
        let title = page.html.split("<h1>").nth(1).expect("a heading");
        assert!(title.starts_with(heading), "{path}: {}", page.words());
        assert_eq!(page.html.matches("href=\"#g-dashed\"").count(), 3, "{path}");
        assert_eq!(page.html.matches("href=\"#g-full\"").count(), 0, "{path}");
        assert!(!page.html.contains("<form"), "{path}: nothing can be sent");
        assert!(!page.html.contains("<script"), "{path}");
        assert!(page.pieces().len() >= 8, "{path}: the diagram");
    }
    let none = Browser::new(&app).get("/en/offline").await;
    assert!(none.html.contains("<h1>You are offline</h1>"));
    assert!(none.pieces().is_empty() && !none.html.contains("<form"));
    // The same 404 as for days that never were.
    let never = Browser::new(&app)
        .get("/tr/turkish/2026-02-31/offline")
        .await;
    for path in [
        "/tr/turkish/2026-11-30/offline",
        "/tr/turkish/2025-12-31/offline",
    ] {
        let page = Browser::new(&app).get(path).await;
        assert_eq!((page.status, &page.html), (404, &never.html), "{path}");
    }
}

#[actix_web::test]
async fn the_page_without_a_network_is_the_same_before_and_after_the_end() {
    let app = TestApp::start().await;
    let path = "/tr/turkish/2026-11-29/offline";
    let before = Browser::new(&app).get(path).await;
    let loser = Browser::new(&app);
    let form = "attempt=1&ply=0";
    loser.post("/tr/turkish/2026-11-29/give-up", form).await;
    let after = Browser::new(&app).get(path).await;
    assert_eq!(before.html, after.html);
    assert_eq!(loser.get(path).await.pieces(), before.pieces());
}
