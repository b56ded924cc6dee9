//! What search engines find: lists of pages, titles, descriptions, data.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use daily_dama::{puzzle::table::TABLES, store::sqlite::SqliteStore, web::lang::Lang};
use serde_json::Value;

use super::{Browser, attribute, xml::elements};
use crate::support::{EASY, HARD, STAR, TestApp, library};

/// The addresses in a list of pages, with their alternates by language.
async fn listed(app: &TestApp, path: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let response = app.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    assert_eq!(
        response.headers()["content-type"],
        "application/xml; charset=utf-8"
    );
    let text = response.text().await.expect("a text");
    let all = elements(&text);
    let (root, entry) = (all[0].name.clone(), all[1].name.clone());
    assert!(
        [("urlset", "url"), ("sitemapindex", "sitemap")].contains(&(&root, &entry)),
        "{root} {entry}"
    );
    let namespace = all[0].attribute("xmlns");
    assert_eq!(
        namespace,
        Some("http://www.sitemaps.org/schemas/sitemap/0.9")
    );
    let mut found: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut last = String::new();
    for element in &all[1..] {
        match element.name.as_str() {
            "url" | "sitemap" => {}
            "loc" => {
                let path = element.text.strip_prefix(&app.address);
                last = path.expect("an address of ours").to_owned();
                let twice = found.insert(last.clone(), BTreeMap::new());
                assert!(twice.is_none(), "{last} stands there twice");
            }
            "lastmod" => assert!(element.text.as_str() <= "2026-11-29", "{}", element.text),
            "xhtml:link" => {
                let of = |name| element.attribute(name).expect("an attribute").to_owned();
                assert_eq!(of("rel"), "alternate");
                let page = found.get_mut(&last).expect("after its page");
                page.insert(of("hreflang"), of("href"));
            }
            other => panic!("{other} has no place in a list"),
        }
    }
    assert!(!found.is_empty() && found.len() < 50_000 && text.len() < 50 << 20);
    found
}

/// The head of a page: title, description, canonical address, alternates.
#[derive(Debug)]
struct Head {
    title: String,
    description: String,
    canonical: String,
    alternates: BTreeMap<String, String>,
}

fn head(path: &str, html: &str) -> Head {
    let head = html.split("</head>").next().unwrap_or_default();
    let title = head.split("<title>").nth(1).expect("a title");
    let title = title.split('<').next().unwrap_or_default();
    let after = |mark: &str| {
        assert_eq!(head.matches(mark).count(), 1, "{path}: {mark}");
        head.split(mark).nth(1).unwrap_or_default()
    };
    let links = head.split("<link rel=\"alternate\" hreflang=").skip(1);
    Head {
        title: title.to_owned(),
        description: attribute(after("<meta name=\"description\" "), "content"),
        canonical: attribute(after("<link rel=\"canonical\" "), "href"),
        alternates: links
            .map(|link| {
                let code = link.split('"').nth(1).unwrap_or_default();
                (code.to_owned(), attribute(link, "href"))
            })
            .collect(),
    }
}

async fn site() -> TestApp {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let puzzles = [
        ("turkish", EASY, 2),
        ("arabic", HARD, 3),
        ("chinese", STAR, 2),
    ];
    TestApp::with(&library(&puzzles), store, "2026-11-29T09:00:00Z").await
}

#[tokio::test]
async fn robots_may_look_at_pages_and_know_the_list() {
    let app = TestApp::start().await;
    let text = app.get("/robots.txt").await.text().await.expect("a text");
    assert!(text.starts_with("User-agent: *\n"), "{text}");
    for line in [
        "Disallow: /api/".to_owned(),
        "Disallow: /*?path=".to_owned(),
        format!("Sitemap: {}/sitemap.xml", app.address),
    ] {
        assert!(text.lines().any(|other| other == line), "{line}");
    }
    assert!(!text.contains("Disallow: /\n"));
}

#[tokio::test]
async fn lists_have_every_page_that_has_come_in_every_language() {
    let app = site().await;
    let index = listed(&app, "/sitemap.xml").await;
    assert_eq!(index.len(), 4 * 2, "pages, and the days of one year");
    let mut all = BTreeSet::new();
    for list in index.keys() {
        let pages = listed(&app, list).await;
        for (page, sisters) in &pages {
            let code = list.split('/').nth(1).expect("a language");
            assert!(page.starts_with(&format!("/{code}")), "{page} in {list}");
            assert_eq!(sisters.len(), 5, "{page}");
            assert_eq!(sisters[code], format!("{}{page}", app.address));
            let own = page.strip_prefix(&format!("/{code}")).expect("checked");
            for lang in Lang::all() {
                let other = format!("{}/{}{own}", app.address, lang.code());
                assert_eq!(sisters[lang.code()], other, "{page}");
            }
            let anybody = if own.is_empty() {
                "/".to_owned()
            } else {
                format!("/tr{own}")
            };
            assert_eq!(sisters["x-default"], format!("{}{anybody}", app.address));
        }
        all.extend(pages.into_keys());
    }
    for page in [
        "/tr",
        "/ar/turkish",
        "/en/arabic/archive",
        "/en/arabic/archive/2026-01",
        "/ru/rules",
        "/ru/rules/czech",
        "/tr/about",
        "/tr/embed",
        "/tr/bots",
        "/tr/turkish/2026-01-01",
        "/ar/chinese/2026-11-29",
        "/en/russian",
    ] {
        assert!(all.contains(page), "{page}");
    }
    for page in [
        "/tr/turkish/2026-11-30",
        "/tr/turkish/archive/2026-12",
        "/tr/russian/archive",
        "/tr/me",
    ] {
        assert!(!all.contains(page), "{page}");
    }
    // Three games from 1 January to 29 November: 333 days.
    let days = all
        .iter()
        .filter(|page| page.contains("/2026-") && !page.contains("archive"));
    assert_eq!(days.count(), 4 * 3 * 333);
    for path in [
        "/tr/sitemap-2027.xml",
        "/tr/sitemap-2025.xml",
        "/tr/sitemap-26.xml",
        "/tr/sitemap-+026.xml",
        "/de/sitemap.xml",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
}

/// The pages of a language, those of November among the days, and those that no list has.
async fn pages(app: &TestApp, code: &str) -> Vec<String> {
    let mut pages: Vec<String> = listed(app, &format!("/{code}/sitemap.xml"))
        .await
        .into_keys()
        .collect();
    let days = listed(app, &format!("/{code}/sitemap-2026.xml")).await;
    pages.extend(days.into_keys().filter(|page| page.contains("/2026-11-")));
    for page in [
        "me",
        "settings",
        "turkish/archive/theme/block",
        "arabic/archive/theme/block",
    ] {
        pages.push(format!("/{code}/{page}"));
    }
    assert!(pages.len() > 100, "only {}", pages.len());
    pages
}

#[tokio::test]
async fn no_two_pages_of_a_language_have_one_title_or_one_description() {
    let app = site().await;
    let browser = Browser::new(&app);
    for lang in Lang::all() {
        let code = lang.code();
        let (mut titles, mut descriptions) = (BTreeMap::new(), BTreeMap::new());
        let mut wrong = Vec::new();
        for path in pages(&app, code).await {
            let page = browser.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            let head = head(&path, &page.html);
            assert_eq!(head.canonical, format!("{}{path}", app.address));
            assert_eq!(head.alternates.len(), 5, "{path}");
            assert_eq!(head.alternates[code], head.canonical);
            let length = head.description.replace("&#39;", "'").chars().count();
            if !(50..=160).contains(&length) {
                wrong.push(format!("{path}: {length}: {}", head.description));
            }
            assert!(!head.title.contains("title-") && !head.description.contains("meta-"));
            for (texts, text) in [
                (&mut titles, head.title),
                (&mut descriptions, head.description),
            ] {
                if let Some(other) = texts.insert(text.clone(), path.clone()) {
                    wrong.push(format!("{path} and {other}: {text}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[tokio::test]
async fn passing_states_of_a_page_are_not_pages_of_their_own() {
    let app = TestApp::start().await;
    for (path, canonical) in [
        ("/tr/turkish?path=d3", "/tr/turkish"),
        ("/tr/turkish?give-up=1", "/tr/turkish"),
        ("/tr/turkish/2026-11-02?show=0", "/tr/turkish/2026-11-02"),
        ("/tr/rules/turkish?try=x", "/tr/rules/turkish"),
    ] {
        let response = app.get(path).await;
        assert_eq!(response.headers()["x-robots-tag"], "noindex", "{path}");
        let html = response.text().await.expect("a text");
        let canonical = format!("{}{canonical}", app.address);
        assert_eq!(head(path, &html).canonical, canonical, "{path}");
    }
    for path in ["/tr/turkish?utm_source=x", "/tr/me", "/tr/me?game=arabic"] {
        let response = app.get(path).await;
        assert!(!response.headers().contains_key("x-robots-tag"), "{path}");
        let html = response.text().await.expect("a text");
        assert!(!html.contains("noindex"), "{path}");
        assert!(!head(path, &html).canonical.contains('?'), "{path}");
    }
    // What is not there has no address of its own.
    let nothing = app.get("/tr/nothing").await.text().await.expect("a text");
    assert!(nothing.contains("noindex") && !nothing.contains("rel=\"canonical\""));
}

/// The data of a page for search engines.
fn linked_data(html: &str) -> Vec<Value> {
    let blocks = html.split("<script type=\"application/ld+json\">").skip(1);
    let texts = blocks.map(|block| block.split("</script>").next().unwrap_or_default());
    texts
        .map(|text| serde_json::from_str(text).expect("JSON"))
        .collect()
}

#[tokio::test]
async fn pages_tell_search_engines_what_they_are() {
    let app = TestApp::start().await;
    let one = async |path: &str| {
        let html = app.get(path).await.text().await.expect("a text");
        let mut data = linked_data(&html);
        assert_eq!(data.len(), 1, "{path}");
        let data = data.remove(0);
        assert_eq!(data["@context"], "https://schema.org");
        data
    };
    let site = one("/ar").await;
    assert_eq!(site["@type"], "WebSite");
    assert_eq!(site["url"], format!("{}/ar", app.address));
    assert_eq!(site["name"], "داما اليوم");
    let trail = one("/tr/turkish/2026-11-02").await;
    assert_eq!(trail["@type"], "BreadcrumbList");
    let items = trail["itemListElement"].as_array().expect("steps");
    let seen: Vec<_> = items
        .iter()
        .map(|item| (item["position"].as_u64(), item["item"].as_str()))
        .collect();
    let address = |path: &str| format!("{}{path}", app.address);
    let wanted = [
        address("/tr"),
        address("/tr/turkish"),
        address("/tr/turkish/archive/2026-11"),
        address("/tr/turkish/2026-11-02"),
    ];
    for (i, (step, wanted)) in (1_u64..).zip(seen.iter().zip(&wanted)) {
        assert_eq!(*step, (Some(i), Some(wanted.as_str())));
        let path = wanted.strip_prefix(&app.address).expect("ours");
        assert_eq!(app.get(path).await.status(), 200, "{path}");
    }
    assert_eq!(seen.len(), 4);
    assert_eq!(items[3]["name"], "2 Kasım 2026 Pazartesi");
    // Every page of rules has its questions, each with an answer.
    for table in TABLES {
        for lang in Lang::all() {
            let data = one(&format!("/{}/rules/{}", lang.code(), table.id())).await;
            assert_eq!(data["@type"], "FAQPage");
            assert_eq!(data["inLanguage"], lang.code());
            let questions = data["mainEntity"].as_array().expect("questions");
            assert!(questions.len() >= 3, "{}", table.id());
            for question in questions {
                assert_eq!(question["@type"], "Question");
                assert_eq!(question["acceptedAnswer"]["@type"], "Answer");
                for text in [&question["name"], &question["acceptedAnswer"]["text"]] {
                    let text = text.as_str().expect("a text");
                    assert!(
                        text.chars().count() > 5 && !text.contains(['`', '<']),
                        "{text}"
                    );
                }
            }
        }
    }
    let today = app.get("/tr/turkish").await.text().await.expect("a text");
    assert!(linked_data(&today).is_empty());
}
