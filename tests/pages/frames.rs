//! Boards in the frames of other sites, and what leads there.

use std::sync::Arc;

use daily_dama::{
    puzzle::table::table,
    store::sqlite::SqliteStore,
    web::{lang::Lang, pages::encoded},
};
use reqwest::{Method, Response};
use serde_json::Value;

use super::{Browser, Page, attribute, xml::elements};
use crate::support::{EASY, HARD, STAR, TEN, TestApp, library};

const FRAME: &str = "/embed/tr/turkish";

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().expect("ASCII"))
}

async fn page(app: &TestApp, path: &str) -> Page {
    let response = app.get(path).await;
    Page {
        status: response.status().as_u16(),
        address: path.to_owned(),
        html: response.text().await.expect("a text"),
    }
}

/// Action and fields of the one form of a frame.
fn form(page: &Page) -> (String, String) {
    assert_eq!(page.html.matches("<form").count(), 1, "{}", page.address);
    assert!(page.html.contains("id=\"board-form\" method=\"get\""));
    page.board_form()
}

/// Where the frame leads.
fn solve(page: &Page) -> String {
    let link = page.html.split("id=\"solve\"").nth(1).expect("a link");
    let link = link.split('>').next().unwrap_or_default();
    assert!(
        link.contains("target=\"_blank\" rel=\"noopener\""),
        "{link}"
    );
    attribute(link, "href")
}

#[tokio::test]
async fn any_site_may_frame_the_board_and_nothing_else() {
    let app = TestApp::start().await;
    for path in [
        FRAME,
        "/embed/ar/arabic/2026-11-02",
        "/embed/tr/turkish?path=d3",
    ] {
        let response = app.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("frame-ancestors *"), "{policy}");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert!(!policy.contains("connect-src"), "it calls nobody");
        assert_eq!(header(&response, "x-frame-options"), "");
        assert_eq!(
            header(&response, "cross-origin-resource-policy"),
            "cross-origin"
        );
        assert_eq!(header(&response, "cross-origin-opener-policy"), "");
        assert_eq!(header(&response, "x-robots-tag"), "noindex");
        assert_eq!(header(&response, "vary"), "Accept-Encoding");
        assert_eq!(header(&response, "cache-control"), "public, max-age=30");
        assert_eq!(header(&response, "set-cookie"), "");
    }
    for path in [
        "/tr",
        "/tr/turkish",
        "/tr/me",
        "/tr/embed",
        "/embed",
        "/api/v1/games",
    ] {
        let response = app.get(path).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(
            header(&response, "cross-origin-resource-policy"),
            "same-origin"
        );
    }
    let browser = Browser::new(&app);
    let posted = browser.send(Method::POST, FRAME, Some("sq=d3")).await;
    assert_eq!(posted.status(), 405);
    assert_eq!(header(&posted, "allow"), "GET, HEAD");
}

#[tokio::test]
async fn a_frame_is_the_same_whatever_cookies_come_with_it() {
    let app = TestApp::start().await;
    // A player who has solved the day and likes it dark.
    let token = app.player().await;
    app.solve(&token, "2026-11-29", 1).await;
    let cookies = format!("dama={token}; prefs=contrast-dark.confirm.arabic.ar");
    for path in [
        FRAME,
        "/embed/tr/turkish?path=d3",
        "/embed/ru/arabic/2026-11-28",
        "/embed/tr/turkish/2026-11-30",
        "/oembed?url=x",
    ] {
        let plain = app.get(path).await;
        let request = app.request(Method::GET, path).header("cookie", &cookies);
        let with = request.send().await.expect("an answer");
        assert_eq!(plain.status(), with.status(), "{path}");
        for name in [
            "cache-control",
            "vary",
            "content-type",
            "content-security-policy",
        ] {
            assert_eq!(header(&plain, name), header(&with, name), "{path}: {name}");
        }
        assert_eq!(header(&with, "set-cookie"), "", "{path}");
        let (plain, with) = (plain.text().await, with.text().await);
        assert_eq!(plain.expect("a text"), with.expect("a text"), "{path}");
    }
}

#[tokio::test]
async fn a_frame_shows_the_task_and_the_moves_and_judges_nothing() {
    let app = TestApp::start().await;
    let frame = page(&app, FRAME).await;
    assert_eq!(frame.status, 200);
    for words in [
        "Türk daması",
        "29 Kasım Pazar",
        "№ 333",
        "2 hamlede kazan",
        "Sıra beyazda",
        "Önce taşa, sonra gideceği kareye dokun.",
    ] {
        frame.says(words);
    }
    assert!(frame.html.contains("<b>Günün Daması</b>") && frame.html.contains("Sitede çöz"));
    for never in [
        "method=\"post\"",
        "/api/",
        "g-full",
        "hakkın kaldı",
        "d3-d4\",\"ref",
    ] {
        let body = frame.html.split("<main").nth(1).expect("a page");
        assert!(!body.contains(never), "{never}");
    }
    let (action, fields) = form(&frame);
    assert_eq!((action.as_str(), fields.as_str()), (FRAME, "path="));
    assert_eq!(
        solve(&frame),
        format!("{}/tr/turkish/2026-11-29", app.address)
    );
    // A white man on d3 goes one step forward or aside; d4 and c3 are empty, e3 is not.
    let chosen = page(&app, &format!("{FRAME}?path=&sq=d3")).await;
    assert_eq!(chosen.drawn("target-core"), 2);
    assert_eq!(form(&chosen).1, "path=d3");
    assert_eq!(
        solve(&chosen),
        format!("{}/tr/turkish/2026-11-29?path=d3", app.address)
    );
    chosen.says("Şimdi gideceği kareye dokun.");
    // The winning move and another one look alike.
    for to in ["d4", "c3"] {
        let whole = page(&app, &format!("{FRAME}?path=d3&sq={to}")).await;
        whole.says("Bu hamleyi sitede oynayabilirsin.");
        assert_eq!(whole.drawn("target-core"), 1, "{to}");
        assert_eq!(whole.pieces(), frame.pieces(), "nothing moves");
        let leads = solve(&whole);
        assert!(leads.ends_with(&format!("?path=d3,{to}")), "{leads}");
        // There it waits for a confirmation, and no attempt is spent yet.
        let there = page(&app, leads.strip_prefix(&app.address).expect("ours")).await;
        there.says(&format!("Hamlen: d3-{to} . Oynansın mı?"));
        there.says("3 hakkın kaldı");
    }
    // What is no move changes nothing.
    for query in ["path=d3&sq=h8", "path=d3&sq=zz", "path=zz&sq=d3", "sq=d3"] {
        let still = page(&app, &format!("{FRAME}?{query}")).await;
        assert_eq!(form(&still).1, "path=d3", "{query}");
    }
    let dropped = page(&app, &format!("{FRAME}?path=d3&sq=d3")).await;
    assert_eq!(form(&dropped).1, "path=");
}

#[tokio::test]
async fn appearance_is_chosen_by_the_address_alone() {
    let app = TestApp::start().await;
    for (query, theme) in [
        ("", "auto"),
        ("?theme=dark", "dark"),
        ("?theme=light", "light"),
        ("?theme=x", "auto"),
    ] {
        let frame = page(&app, &format!("{FRAME}{query}")).await;
        assert!(
            frame.html.contains(&format!("data-theme=\"{theme}\"")),
            "{query}"
        );
        let kept = frame
            .html
            .contains(&format!("name=\"theme\" value=\"{theme}\""));
        assert_eq!(kept, theme != "auto", "a tap keeps it");
    }
}

#[tokio::test]
async fn days_without_a_puzzle_are_one_and_the_same_404_in_a_frame() {
    let app = TestApp::start().await;
    let mut bodies = Vec::new();
    for path in [
        "/embed/ar/turkish/2026-11-30",
        "/embed/ar/turkish/2027-05-05",
        "/embed/ar/turkish/2025-12-31",
        "/embed/ar/turkish/2026-02-31",
        "/embed/ar/turkish/x",
        "/embed/ar/chess",
        "/embed/ar/russian",
        "/embed/ar/russian/2026-11-28",
    ] {
        let nothing = page(&app, path).await;
        assert_eq!(nothing.status, 404, "{path}");
        assert!(
            nothing.html.contains("<html lang=\"ar\" dir=\"rtl\""),
            "{path}"
        );
        bodies.push(nothing.html);
    }
    assert!(
        bodies.iter().all(|body| *body == bodies[0]),
        "one and the same"
    );
    let past = page(&app, "/embed/tr/turkish/2026-11-02").await;
    past.says("2 Kasım Pazartesi");
    assert_eq!(form(&past).0, "/embed/tr/turkish/2026-11-02");
    assert!(solve(&past).ends_with("/tr/turkish/2026-11-02"));
}

#[tokio::test]
async fn every_board_stands_in_a_frame_with_names_and_landmarks() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let puzzles = [
        ("turkish", EASY, 2),
        ("arabic", HARD, 3),
        ("international", TEN, 2),
        ("chinese", STAR, 2),
    ];
    let app = TestApp::with(&library(&puzzles), store, "2026-11-29T09:00:00Z").await;
    for (game, ..) in puzzles {
        let squares = table(game).expect("a game").squares();
        for lang in Lang::all() {
            let path = format!("/embed/{}/{game}", lang.code());
            let frame = page(&app, &path).await;
            assert_eq!(frame.status, 200, "{path}");
            let html = &frame.html;
            let root = format!("<html lang=\"{}\" dir=\"{}\"", lang.code(), lang.dir());
            assert!(html.contains(&root), "{path}");
            for one in [
                "<title>",
                "<h1",
                "<main",
                "<footer",
                "role=\"grid\"",
                "role=\"status\"",
            ] {
                assert_eq!(html.matches(one).count(), 1, "{path}: {one}");
            }
            for (square, ..) in &squares {
                let button =
                    format!("id=\"board-{square}\" name=\"sq\" value=\"{square}\" aria-label=\"");
                assert_eq!(html.matches(&button).count(), 1, "{path}: {square}");
            }
            assert!(
                !html.contains(" style=\"") && !html.contains("<style"),
                "{path}"
            );
            let data: Value = frame.data();
            let own = &data["own"];
            assert!(
                own.as_str().is_some_and(|own| own.starts_with("p-")),
                "{own}"
            );
            let moves = data["moves"].as_array().expect("moves");
            assert!(!moves.is_empty(), "{path}");
        }
    }
}

#[tokio::test]
async fn the_page_with_the_code_shows_what_it_gives() {
    let app = TestApp::start().await;
    let guide = page(&app, "/tr/embed?game=arabic&lang=ar&theme=dark").await;
    let address = format!("{}/embed/ar/arabic?theme=dark", app.address);
    guide.says(&format!("src=\"{address}\"").replace('"', "&#34;"));
    for part in ["title=", "width=", "height=", "loading="] {
        guide.says(part);
    }
    assert!(
        guide
            .html
            .contains("<iframe class=\"preview\" src=\"/embed/ar/arabic?theme=dark\"")
    );
    let plain = page(&app, "/tr/embed").await;
    plain.says(&format!("{}/embed/tr/turkish&#34;", app.address));
    let odd = page(&app, "/tr/embed?game=chess&lang=xx&theme=%22%3E").await;
    assert_eq!(odd.html, plain.html, "what is no choice is none");
    let response = app.get("/tr/embed").await;
    assert!(header(&response, "content-security-policy").contains("frame-src 'self'"));
    let about = page(&app, "/tr/about").await;
    assert!(about.html.contains("href=\"/tr/embed\""));
}

#[tokio::test]
async fn programs_are_told_how_to_show_a_puzzle() {
    let app = TestApp::start().await;
    let ask = async |page: &str, more: &str| {
        let url = encoded(&format!("{}{page}", app.address));
        app.get(&format!("/oembed?url={url}{more}")).await
    };
    let response = ask("/tr/turkish", "").await;
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "content-type"), "application/json");
    assert_eq!(header(&response, "access-control-allow-origin"), "*");
    let told: Value = response.json().await.expect("JSON");
    assert_eq!(
        (&told["type"], &told["version"]),
        (&"rich".into(), &"1.0".into())
    );
    assert_eq!(
        (&told["width"], &told["height"]),
        (&360.into(), &580.into())
    );
    assert_eq!(told["title"], "Türk daması: günün bulmacası");
    assert_eq!(told["provider_name"], "Günün Daması");
    assert_eq!(told["provider_url"], format!("{}/tr", app.address));
    let card = format!("{}/tr/turkish/2026-11-29/card.png", app.address);
    assert_eq!(told["thumbnail_url"], card);
    assert_eq!(told["thumbnail_width"], 1200);
    let html = told["html"].as_str().expect("a text");
    assert!(html.starts_with(&format!("<iframe src=\"{}/embed/tr/turkish\"", app.address)));
    let small: Value = ask("/ar/arabic/2026-11-02", "&maxwidth=300&maxheight=2000")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(small["width"], 300);
    assert!(
        small["html"]
            .as_str()
            .expect("a text")
            .contains("/embed/ar/arabic/2026-11-02\"")
    );
    assert!(small.get("thumbnail_url").is_none(), "it would be too wide");
    let response = ask("/embed/en/turkish/2026-11-02", "&format=xml").await;
    assert_eq!(header(&response, "content-type"), "text/xml; charset=utf-8");
    let text = response.text().await.expect("a text");
    let all = elements(&text);
    assert_eq!(all[0].name, "oembed");
    let title = all.iter().find(|e| e.name == "title").expect("a title");
    assert_eq!(title.text, "Turkish draughts, Monday, November 2, 2026");
    let html = all.iter().find(|e| e.name == "html").expect("code");
    assert!(html.text.starts_with("<iframe src="), "{}", html.text);
    for (page, more, status) in [
        ("/tr/turkish", "&format=yaml", 501),
        ("/tr/turkish/2026-11-30", "", 404),
        ("/tr/russian", "", 404),
        ("/tr/me", "", 404),
        ("/tr", "", 404),
        ("/tr/turkish", "&maxwidth=x", 400),
    ] {
        assert_eq!(ask(page, more).await.status(), status, "{page}{more}");
    }
    assert_eq!(app.get("/oembed").await.status(), 400);
    let foreign = encoded("https://elsewhere.example/tr/turkish");
    assert_eq!(
        app.get(&format!("/oembed?url={foreign}")).await.status(),
        404
    );
    // The pages say where to ask.
    for path in ["/tr/turkish", "/tr/turkish/2026-11-02", "/embed/tr/turkish"] {
        let html = page(&app, path).await.html;
        let link = html.split("type=\"application/json+oembed\"").nth(1);
        let href = attribute(link.expect("a link"), "href").replace("&#38;", "&");
        let asked = href.strip_prefix(&app.address).expect("ours");
        assert_eq!(app.get(asked).await.status(), 200, "{path}: {href}");
        assert!(html.contains("type=\"text/xml+oembed\""), "{path}");
    }
}
