//! What everybody needs of every page: names, contrast, targets, room; checked by axe-core in
//! every language and theme, and by measuring.

use std::fmt::Write as _;

use daily_dama::web::lang::Lang;
use serde_json::{Value, json};

use super::pane::{Pane, View, in_browser};
use crate::support::{
    kinds::{Kind, kinds, site},
    npm,
};

/// Everything that WCAG 2.2 asks at levels A and AA and that a program can find, and what is good
/// practice beside it.
const TAGS: [&str; 7] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22a",
    "wcag22aa",
    "best-practice",
];

/// Opens a page as its visitor.
async fn look(pane: &Pane, kind: &Kind, lang: Lang) {
    pane.cdp("Network.clearBrowserCookies", json!({})).await;
    if let Some(token) = &kind.token {
        let cookie = json!({ "name": "dama", "value": token, "url": pane.app.address });
        pane.cdp("Network.setCookie", cookie).await;
    }
    pane.open(&kind.in_language(lang.code())).await;
}

async fn media(pane: &Pane, features: &[(&str, &str)]) {
    let features: Vec<Value> = features
        .iter()
        .map(|(name, value)| json!({ "name": name, "value": value }))
        .collect();
    let features = json!({ "features": features });
    pane.cdp("Emulation.setEmulatedMedia", features).await;
}

/// What axe-core finds on the page that is open, a line each.
async fn findings(pane: &Pane, axe: &str) -> String {
    pane.value(axe).await;
    let tags = serde_json::to_string(&TAGS).expect("JSON");
    let run = format!(
        "axe.run(document, {{ runOnly: {tags}, resultTypes: ['violations'] }}).then((r) => \
         r.violations.flatMap((v) => v.nodes.map((n) => [v.id, n.target.join(' '), \
         n.failureSummary])))"
    );
    let found = pane.value(&run).await;
    let mut lines = String::new();
    for finding in found.as_array().expect("findings") {
        let _ = writeln!(lines, "  {finding}");
    }
    lines
}

/// Runs axe-core over some kinds of pages under some themes.
async fn axe_over(pane: &Pane, kinds: &[Kind], themes: &[&[(&str, &str)]]) -> usize {
    let axe = std::fs::read_to_string(npm("axe-core/axe.min.js")).expect("a text");
    // The script's own value, a function, cannot be sent.
    let axe = format!("{axe};0");
    let (mut pages, mut found) = (0, String::new());
    for kind in kinds {
        for lang in Lang::all() {
            look(pane, kind, lang).await;
            for theme in themes {
                media(pane, theme).await;
                let findings = findings(pane, &axe).await;
                if !findings.is_empty() {
                    let path = kind.in_language(lang.code());
                    let _ = writeln!(found, "{} {path} {theme:?}\n{findings}", kind.name);
                }
                pages += 1;
            }
        }
    }
    assert!(found.is_empty(), "{found}");
    // A page that is not there says so in the console.
    pane.forgive().await;
    pages
}

#[actix_web::test]
async fn axe_finds_nothing_on_any_page_by_day_or_night() {
    in_browser(View::Phone, site().await, |pane| async move {
        let kinds = kinds(&pane.app).await;
        let light: &[_] = &[("prefers-color-scheme", "light")];
        let dark: &[_] = &[("prefers-color-scheme", "dark")];
        let pages = axe_over(&pane, &kinds, &[light, dark]).await;
        assert_eq!(pages, kinds.len() * Lang::all().count() * 2);
    })
    .await;
}

#[actix_web::test]
async fn axe_finds_nothing_with_more_contrast_or_on_a_desk() {
    in_browser(View::Desk, site().await, |pane| async move {
        let kinds = kinds(&pane.app).await;
        let states = [
            "today",
            "wrong-today",
            "solved-today",
            "solved-me",
            "archive",
        ];
        let kinds: Vec<Kind> = kinds
            .into_iter()
            .filter(|kind| states.contains(&&*kind.name))
            .collect();
        assert_eq!(kinds.len(), states.len());
        let light: &[_] = &[
            ("prefers-contrast", "more"),
            ("prefers-color-scheme", "light"),
        ];
        let dark: &[_] = &[
            ("prefers-contrast", "more"),
            ("prefers-color-scheme", "dark"),
        ];
        let plain: &[_] = &[("prefers-color-scheme", "light")];
        axe_over(&pane, &kinds, &[light, dark, plain]).await;
    })
    .await;
}

/// The sum of what moved by itself since the page was opened.
const SHIFT: &str = "(async () => { \
    const seen = []; \
    const watch = new PerformanceObserver((list) => seen.push(...list.getEntries())); \
    watch.observe({ type: 'layout-shift', buffered: true }); \
    for (let i = 0; i < 3; i++) await new Promise((frame) => requestAnimationFrame(frame)); \
    seen.push(...watch.takeRecords()); \
    return seen.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0); })()";

/// Boxes that can be pressed and are smaller than 24 points either way, beside the words of
/// sentences, which may be as large as their letters. The holes of a star 320 points wide cannot
/// be larger than 22.7; a typed move does the same there.
const SMALL: &str = "[...document.querySelectorAll('button, summary, input:not([type=hidden]), a')]\
    .filter((e) => e.checkVisibility() && !e.closest('p, li p, dd, td') && !e.classList.contains('skip') \
    && !(innerWidth < 360 && e.closest('.star')))\
    .map((e) => [e, e.getBoundingClientRect()])\
    .filter(([e, r]) => r.width && (r.width < 23.5 || r.height < 23.5) && !e.closest('label'))\
    .map(([e, r]) => `${e.outerHTML.slice(0, 90)} ${r.width}x${r.height}`)";

#[actix_web::test]
async fn nothing_moves_by_itself_sticks_out_or_is_too_small() {
    in_browser(View::Phone, site().await, |pane| async move {
        let mut found = String::new();
        let kinds = kinds(&pane.app).await;
        for width in [360, 320] {
            let screen =
                json!({ "width": width, "height": 740, "deviceScaleFactor": 2, "mobile": true });
            pane.cdp("Emulation.setDeviceMetricsOverride", screen).await;
            for kind in &kinds {
                for lang in Lang::all() {
                    look(&pane, kind, lang).await;
                    let name = format!("{} {} at {width}", kind.name, lang.code());
                    let shift = pane.value(SHIFT).await.as_f64().expect("a number");
                    if shift > 0.02 {
                        let _ = writeln!(found, "{name}: moves by {shift}");
                    }
                    let wide = pane.value("document.documentElement.scrollWidth").await;
                    if wide != width {
                        let _ = writeln!(found, "{name}: {wide} wide");
                    }
                    let small = pane.value(SMALL).await;
                    for small in small.as_array().expect("a list") {
                        let _ = writeln!(found, "{name}: small {small}");
                    }
                }
            }
        }
        assert!(found.is_empty(), "{found}");
        pane.forgive().await;
    })
    .await;
}
