//! What previews elsewhere say of a page.

use std::collections::BTreeMap;

use crate::support::TestApp;

/// Property or name and content of every meta element, in order.
fn metas(html: &str) -> BTreeMap<String, Vec<String>> {
    let head = html.split("</head>").next().unwrap_or_default();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for meta in head.split("<meta ").skip(1) {
        let meta = meta.split('>').next().unwrap_or_default();
        let value = |name: &str| {
            let rest = meta.split(&format!("{name}=\"")).nth(1)?;
            Some(rest.split('"').next().unwrap_or_default().to_owned())
        };
        if let (Some(name), Some(content)) = (value("property").or(value("name")), value("content"))
        {
            found.entry(name).or_default().push(content);
        }
    }
    found
}

/// Whether a text holds a square or a move: `d4`, `32x41`.
fn tells_a_move(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .any(|word| {
            let mut chars = word.chars();
            let square = matches!(
                (chars.next(), chars.next(), chars.next()),
                (Some('a'..='q'), Some('0'..='9'), _)
            );
            square || (word.contains('x') && word.chars().any(|c| c.is_ascii_digit()))
        })
}

#[actix_web::test]
async fn every_kind_of_page_can_be_shown_elsewhere() {
    let app = TestApp::start().await;
    let today = "/tr/turkish/2026-11-29/card.png";
    for (path, image, title) in [
        ("/tr/turkish", today, "Türk daması: günün bulmacası"),
        (
            "/tr/turkish/2026-11-29",
            today,
            "Türk daması, 29 Kasım 2026 Pazar",
        ),
        (
            "/tr/turkish/2026-11-02",
            "/tr/turkish/2026-11-02/card.png",
            "Türk daması, 2 Kasım 2026 Pazartesi",
        ),
        ("/tr", today, "Günün Daması"),
        ("/tr/turkish/archive", today, ""),
        ("/tr/turkish/archive/2026-10", today, ""),
        ("/tr/turkish/archive/theme", today, ""),
        ("/tr/rules", today, ""),
        ("/tr/rules/turkish", today, ""),
        ("/tr/about", today, ""),
        ("/tr/me", today, ""),
        ("/tr/settings", today, ""),
        ("/tr/rules/italian", "/icon-512.png", ""),
        ("/tr/italian", "/icon-512.png", ""),
    ] {
        let html = app.get(path).await.text().await.expect("a text");
        let metas = metas(&html);
        let one = |name: &str| {
            let all = metas
                .get(name)
                .unwrap_or_else(|| panic!("{path}: no {name}"));
            assert_eq!(all.len(), 1, "{path}: {name}");
            all[0].as_str()
        };
        let at = |path: &str| format!("{}{path}", app.address);
        assert_eq!(one("og:image"), at(image), "{path}");
        assert_eq!(one("og:url"), at(path), "{path}");
        assert_eq!(one("og:type"), "website");
        assert_eq!(one("og:site_name"), "Günün Daması");
        assert_eq!(one("og:locale"), "tr_TR");
        assert_eq!(metas["og:locale:alternate"], ["ar_AR", "en_US", "ru_RU"]);
        assert!(!one("og:title").is_empty() && !one("og:description").is_empty());
        if !title.is_empty() {
            assert_eq!(one("og:title"), title, "{path}");
        }
        let (size, card) = match image {
            "/icon-512.png" => (["512", "512"], "summary"),
            _ => (["1200", "630"], "summary_large_image"),
        };
        assert_eq!([one("og:image:width"), one("og:image:height")], size);
        assert_eq!(one("twitter:card"), card);
        let alt = one("og:image:alt");
        assert!(!alt.is_empty() && !tells_a_move(alt), "{path}: {alt}");
        assert!(!tells_a_move(one("og:description")), "{path}");
    }
    let html = app.get("/tr/turkish").await.text().await.expect("a text");
    assert_eq!(
        metas(&html)["og:image:alt"],
        ["Türk daması, 29 Kasım 2026: 2 hamlede kazan. Sıra beyazda."]
    );
    let html = app.get("/ar/arabic").await.text().await.expect("a text");
    assert_eq!(
        metas(&html)["og:image:alt"],
        ["الداما العربية، 29 نوفمبر 2026: اربح في 3 نقلات. الدور للأبيض."]
    );
    assert!(tells_a_move("White plays d3-d4.") && tells_a_move("20x47"));
}

#[actix_web::test]
async fn what_is_not_there_is_shown_nowhere() {
    let app = TestApp::start().await;
    for path in ["/tr/turkish/2026-11-30", "/tr/offline"] {
        let html = app.get(path).await.text().await.expect("a text");
        let metas = metas(&html);
        assert!(!metas.keys().any(|name| name.starts_with("og:")), "{path}");
        assert_eq!(metas["robots"], ["noindex"], "{path}");
    }
}
