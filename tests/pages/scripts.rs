//! The scripts of a puzzle page: its parts found, and how much a first visit weighs.

use std::{collections::BTreeMap, fs, path::Path};

use daily_dama::web::lang::Lang;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE};

use super::attribute;
use crate::support::TestApp;

/// All scripts as they travel, compressed, in bytes.
const MOST_SCRIPT: usize = 15_000;
/// Page, style, scripts and icon as they travel, compressed, in bytes.
const MOST_FIRST_VISIT: usize = 60_000;

/// Pages with a script of their own beside today's.
const OTHERS: [&str; 3] = [
    "/tr/turkish/2026-11-29/print",
    "/embed/tr/turkish",
    "/tr/recover",
];

/// The values of an attribute in all elements that begin like this.
fn addresses(html: &str, element: &str, name: &str) -> Vec<String> {
    let found = html.split(element).skip(1);
    let tags = found.map(|rest| rest.split('>').next().unwrap_or_default());
    tags.map(|tag| attribute(tag, name)).collect()
}

/// What a script imports, as addresses of the site.
fn imports(script: &str) -> Vec<String> {
    let quoted = script.split("\"./").skip(1);
    let names = quoted.filter_map(|rest| rest.split_once('"'));
    names.map(|(name, _)| format!("/static/{name}")).collect()
}

/// The two ways to pack that the site speaks.
const PACKINGS: [&str; 2] = ["br", "gzip"];

/// Length of an answer as a browser gets it, packed in one of these ways.
async fn weight(app: &TestApp, path: &str, packing: &str) -> usize {
    let request = app.request(reqwest::Method::GET, path);
    let response = request.header(ACCEPT_ENCODING, packing).send().await;
    let response = response.expect("an answer");
    assert_eq!(response.status(), 200, "{path}");
    let packed = response.headers().get(CONTENT_ENCODING).cloned();
    let varies = response.headers()["vary"].to_str().expect("a text");
    assert!(varies.contains("Accept-Encoding"), "{path}: {varies}");
    let length = response.bytes().await.expect("a body").len();
    let small = packed.is_none() && length < 1_000;
    assert!(
        small || packed.is_some_and(|name| name == packing),
        "{path} {packing}"
    );
    length
}

/// Every script that a page leads to, by address.
async fn scripts(app: &TestApp, html: &str) -> BTreeMap<String, String> {
    let mut waiting = addresses(html, "<script type=\"module\"", "src");
    assert_eq!(waiting.len(), 1, "one script begins");
    let mut found = BTreeMap::new();
    while let Some(address) = waiting.pop() {
        if found.contains_key(&address) {
            continue;
        }
        let response = app.get(&address).await;
        assert_eq!(response.status(), 200, "{address}");
        let mime = response.headers()[CONTENT_TYPE].clone();
        assert_eq!(mime, "text/javascript; charset=utf-8", "{address}");
        let script = response.text().await.expect("a text");
        waiting.extend(imports(&script));
        found.insert(address, script);
    }
    found
}

#[tokio::test]
async fn every_import_is_answered_and_every_part_is_asked_for_at_once() {
    let app = TestApp::start().await;
    let html = app.get("/tr/turkish").await.text().await.expect("a text");
    let scripts = scripts(&app, &html).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let written = fs::read_dir(folder).expect("a folder");
    let written = written.filter(|file| {
        let path = file.as_ref().expect("a file").path();
        path.extension().is_some_and(|ending| ending == "js")
    });
    let mut all = scripts.clone();
    for path in OTHERS {
        let html = app.get(path).await.text().await.expect("a text");
        all.extend(self::scripts(&app, &html).await);
    }
    assert_eq!(all.len(), written.count(), "all that is written");
    let mut ahead = addresses(&html, "<link rel=\"modulepreload\"", "href");
    ahead.sort();
    assert_eq!(ahead, scripts.keys().cloned().collect::<Vec<_>>());
    for packing in PACKINGS {
        let mut length = 0;
        for (address, script) in &scripts {
            assert!(script.lines().count() <= 300, "{address} is too long");
            length += weight(&app, address, packing).await;
        }
        assert!(length < MOST_SCRIPT, "{packing}: {length}");
    }
}

#[tokio::test]
async fn a_first_visit_is_light() {
    let app = TestApp::start().await;
    let ours = Lang::all().map(|lang| format!("/{}/turkish", lang.code()));
    for path in ours.chain(["/ar/arabic".to_owned()]) {
        let path = path.as_str();
        let html = app.get(path).await.text().await.expect("a text");
        let mut parts = addresses(&html, "<link rel=\"stylesheet\"", "href");
        parts.extend(addresses(&html, "<link rel=\"icon\"", "href"));
        assert_eq!(parts.len(), 2);
        parts.extend(scripts(&app, &html).await.into_keys());
        for packing in PACKINGS {
            let mut length = weight(&app, path, packing).await;
            for part in &parts {
                length += weight(&app, part, packing).await;
            }
            assert!(length < MOST_FIRST_VISIT, "{path} {packing}: {length}");
        }
    }
}
