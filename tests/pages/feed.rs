//! The puzzles of a game as a feed.

use std::{
    io::Write as _,
    process::{Command, Stdio},
    sync::Arc,
};

use daily_dama::store::sqlite::SqliteStore;
use reqwest::{
    Response,
    header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, ETAG, IF_MODIFIED_SINCE, IF_NONE_MATCH, VARY},
};

use super::xml::{Element, elements};
use crate::support::{EASY, HARD, TestApp, library, python};

const FEED: &str = "/tr/turkish/feed.xml";

async fn at(now: &str) -> TestApp {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
    TestApp::with(&library, store, now).await
}

async fn read(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    response.text().await.expect("a text")
}

/// The texts of the elements of a name that lie in entries.
fn of_entries<'a>(all: &'a [Element], name: &str) -> Vec<&'a str> {
    let inside = all.iter().filter(|e| e.depth == 2 && e.name == name);
    inside.map(|e| e.text.as_str()).collect()
}

fn header<'a>(response: &'a Response, name: &reqwest::header::HeaderName) -> &'a str {
    let value = response.headers().get(name);
    let value = value.unwrap_or_else(|| panic!("no {name}"));
    value.to_str().expect("ASCII")
}

#[tokio::test]
async fn a_feed_has_the_newest_thirty_days_and_nothing_of_tomorrow() {
    let app = TestApp::start().await;
    let response = app.get(FEED).await;
    assert_eq!(
        header(&response, &CONTENT_TYPE),
        "application/atom+xml; charset=utf-8"
    );
    let text = response.text().await.expect("a text");
    let all = elements(&text);
    assert_eq!(all[0].name, "feed");
    assert_eq!(
        all[0].attribute("xmlns"),
        Some("http://www.w3.org/2005/Atom")
    );
    assert_eq!(all[0].attribute("xml:lang"), Some("tr"));
    let titles = of_entries(&all, "title");
    assert_eq!(titles.len(), 30);
    assert_eq!(titles[0], "2 hamlede kazan · 29 Kasım 2026 Pazar · № 333");
    assert!(titles[29].contains("31 Ekim 2026"), "{}", titles[29]);
    // The day began at midnight in Istanbul, three hours before Greenwich.
    assert_eq!(
        of_entries(&all, "published")[0],
        "2026-11-28T21:00:00+00:00"
    );
    assert_eq!(of_entries(&all, "updated")[0], "2026-11-28T21:00:00+00:00");
    assert!(!text.contains("2026-11-30") && !text.contains("30 Kasım"));
    // Of the solution there is only what the diagram has: no move at all.
    for mv in ["d3-d4", "a2-a3", "c4xe4", "sacrifice"] {
        assert!(!text.contains(mv), "{mv}");
    }
    let links: Vec<&Element> = all.iter().filter(|e| e.name == "link").collect();
    let own = |rel: &str| {
        let of_feed = links
            .iter()
            .find(|e| e.depth == 1 && e.attribute("rel") == Some(rel));
        of_feed.and_then(|e| e.attribute("href")).map(str::to_owned)
    };
    assert_eq!(own("self"), Some(format!("{}{FEED}", app.address)));
    assert_eq!(
        own("alternate"),
        Some(format!("{}/tr/turkish", app.address))
    );
    assert_eq!(links.len(), 2 + 60);
    for link in &links {
        let href = link.attribute("href").expect("an address");
        assert!(href.starts_with(&app.address), "{href}");
    }
    let content = of_entries(&all, "content")[0];
    let picture = format!("{}/tr/turkish/2026-11-29/card.png", app.address);
    assert!(content.contains(&format!("src=\"{picture}\"")), "{content}");
    for words in [
        "Sıra beyazda",
        "beyaz taş: a2",
        "siyah taş: c4",
        "2 hamlede kazan",
    ] {
        assert!(content.contains(words), "{words} is not in {content}");
    }
    let page = read(&app, "/tr/turkish/2026-11-29").await;
    assert!(page.contains("2 hamlede kazan"), "the link leads there");
}

#[tokio::test]
async fn entries_keep_their_names_and_new_days_come_at_the_turnover() {
    // Three seconds before midnight in Istanbul, and the midnight itself.
    let (before, after) = (
        at("2026-11-29T20:59:57Z").await,
        at("2026-11-29T21:00:00Z").await,
    );
    let old = before.get(FEED).await;
    // What is about to change is kept by nobody.
    assert_eq!(header(&old, &CACHE_CONTROL), "public, no-cache");
    let mark = header(&old, &ETAG).to_owned();
    let old = old.text().await.expect("a text");
    let new = read(&after, FEED).await;
    let (old, new) = (elements(&old), elements(&new));
    let (old, new) = (of_entries(&old, "id"), of_entries(&new, "id"));
    assert!(new[0].ends_with("/tr/turkish/2026-11-30"), "{}", new[0]);
    assert_eq!(new[1..], old[..29], "the same days have the same names");
    assert!(new[0].starts_with("tag:127.0.0.1,"), "no port in a name");
    let again = after.client.get(format!("{}{FEED}", after.address));
    let again = again.header(IF_NONE_MATCH, mark).send().await;
    assert_eq!(again.expect("an answer").status(), 200);
}

#[tokio::test]
async fn who_has_the_feed_gets_it_once() {
    let app = TestApp::start().await;
    let first = app.get(FEED).await;
    assert_eq!(header(&first, &CACHE_CONTROL), "public, max-age=30");
    assert_eq!(header(&first, &VARY), "Accept-Encoding");
    let mark = header(&first, &ETAG).to_owned();
    let changed = first.headers()["last-modified"].clone();
    assert_eq!(changed, "Sat, 28 Nov 2026 21:00:00 GMT");
    let ask = || app.client.get(format!("{}{FEED}", app.address));
    for request in [
        ask().header(IF_NONE_MATCH, &mark),
        ask().header(IF_NONE_MATCH, format!("\"other\", {mark}")),
        ask().header(IF_MODIFIED_SINCE, &changed),
        ask().header(IF_MODIFIED_SINCE, "Sun, 29 Nov 2026 09:00:00 GMT"),
    ] {
        let again = request.send().await.expect("an answer");
        assert_eq!(again.status(), 304);
        assert_eq!(header(&again, &ETAG), mark);
        assert_eq!(header(&again, &CACHE_CONTROL), "public, max-age=30");
        assert_eq!(again.text().await.expect("a body"), "");
    }
    for request in [
        ask().header(IF_NONE_MATCH, "\"other\""),
        ask().header(IF_MODIFIED_SINCE, "Sat, 28 Nov 2026 20:59:59 GMT"),
        ask()
            .header(IF_NONE_MATCH, "\"other\"")
            .header(IF_MODIFIED_SINCE, &changed),
    ] {
        assert_eq!(request.send().await.expect("an answer").status(), 200);
    }
}

#[tokio::test]
async fn a_feed_is_the_same_for_everybody_and_its_pages_lead_to_it() {
    let app = TestApp::start().await;
    let token = app.player().await;
    let plain = app.get(FEED).await;
    let request = app.client.get(format!("{}{FEED}", app.address));
    let cookies = format!("dama={token}; prefs=dark..arabic.ar");
    let with = request.header(COOKIE, cookies).send().await;
    let with = with.expect("an answer");
    for name in ["etag", "cache-control", "vary", "content-type"] {
        assert_eq!(plain.headers()[name], with.headers()[name], "{name}");
    }
    assert!(!with.headers().contains_key("set-cookie"));
    let (plain, with) = (plain.text().await, with.text().await);
    assert_eq!(plain.expect("a text"), with.expect("a text"));
    let link = format!(
        "type=\"application/atom+xml\" title=\"Türk daması\" href=\"{}{FEED}\"",
        app.address
    );
    for page in [
        "/tr/turkish",
        "/tr/turkish/2026-11-03",
        "/tr/turkish/archive",
        "/tr/turkish/archive/theme",
        "/tr/rules/turkish",
    ] {
        assert!(read(&app, page).await.contains(&link), "{page}");
    }
    // A game without a puzzle of the day has none.
    for path in [
        "/tr/russian/feed.xml",
        "/tr/chess/feed.xml",
        "/de/turkish/feed.xml",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
    assert!(!read(&app, "/tr/rules/russian").await.contains("atom+xml"));
}

#[tokio::test]
async fn a_published_reader_understands_the_feeds() {
    let python = match python::with("feedparser", "feedparser==6.0.14", "feedparser") {
        Ok(python) => python,
        Err(problem) => {
            // Written past the capture of test output, so that it is read.
            let _ = writeln!(std::io::stderr(), "skipped: no feedparser here ({problem})");
            return;
        }
    };
    let app = TestApp::start().await;
    for (path, lang) in [
        (FEED, "tr"),
        ("/ar/arabic/feed.xml", "ar"),
        ("/ru/arabic/feed.xml", "ru"),
    ] {
        let text = read(&app, path).await;
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pages/feed.py");
        let mut child = Command::new(&python)
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the interpreter has just run");
        let mut stdin = child.stdin.take().expect("piped");
        stdin.write_all(text.as_bytes()).expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{path}");
        let seen: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(seen["bozo"], false, "{path}: {seen}");
        assert_eq!(seen["version"], "atom10");
        assert_eq!(seen["lang"], lang);
        let entries = seen["entries"].as_array().expect("entries");
        assert_eq!(entries.len(), 30);
        let first = &entries[0];
        let page = path.replace("feed.xml", "2026-11-29");
        assert_eq!(first["link"], format!("{}{page}", app.address));
        assert_eq!(first["published"], "2026-11-28T21:00:00");
        assert_eq!(
            first["enclosure"],
            format!("{}{page}/card.png", app.address)
        );
        assert_eq!(first["enclosure_type"], "image/png");
        assert_eq!(first["pictures"], 1);
    }
}
