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
    // Colors on their way from one theme to the other are no colors of ours.
    let still = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
    let features: Vec<Value> = features.into_iter().chain([still]).collect();
    let features = json!({ "features": features });
    pane.cdp("Emulation.setEmulatedMedia", features).await;
}

/// What of axe-core is run.
#[derive(Clone, Copy)]
enum Rules {
    /// All.
    All,
    /// What a theme can change.
    Colors,
}

/// What axe-core finds on the page that is open, a line each. It measures targets by the boxes
/// around them, which overlap where hexagons tile a star; [`NARROW`] measures these.
async fn findings(pane: &Pane, rules: Rules) -> String {
    let only = match rules {
        Rules::All => json!(TAGS),
        Rules::Colors => json!({ "type": "rule", "values": ["color-contrast"] }),
    };
    let run = format!(
        "axe.run(document, {{ runOnly: {only}, resultTypes: ['violations'] }}).then((r) => \
         r.violations.flatMap((v) => v.nodes.filter((n) => v.id !== 'target-size' || \
         !document.querySelector(n.target)?.closest('.star')).map((n) => [v.id, \
         n.target.join(' '), n.failureSummary])))"
    );
    let found = pane.value(&run).await;
    let mut lines = String::new();
    for finding in found.as_array().expect("findings") {
        let _ = writeln!(lines, "  {finding}");
    }
    lines
}

/// The checker as a script; its own value, a function, cannot be sent.
fn axe() -> String {
    let axe = std::fs::read_to_string(npm("axe-core/axe.min.js")).expect("a text");
    format!("{axe};0")
}

#[actix_web::test]
async fn axe_finds_nothing_with_more_contrast_or_on_a_desk() {
    in_browser(View::Desk, site().await, |pane| async move {
        let states = [
            "today",
            "wrong-today",
            "solved-today",
            "solved-me",
            "archive",
        ];
        let kinds = kinds(&pane.app).await;
        let kinds: Vec<Kind> = kinds
            .into_iter()
            .filter(|kind| states.contains(&&*kind.name))
            .collect();
        assert_eq!(kinds.len(), states.len());
        let (axe, mut found) = (axe(), String::new());
        for kind in &kinds {
            for lang in Lang::all() {
                look(&pane, kind, lang).await;
                pane.value(&axe).await;
                for (contrast, theme, rules) in [
                    ("no-preference", "light", Rules::All),
                    ("more", "light", Rules::Colors),
                    ("more", "dark", Rules::Colors),
                ] {
                    let features = [
                        ("prefers-contrast", contrast),
                        ("prefers-color-scheme", theme),
                    ];
                    media(&pane, &features).await;
                    let lines = findings(&pane, rules).await;
                    if !lines.is_empty() {
                        let _ = writeln!(
                            found,
                            "{} {} {contrast} {theme}\n{lines}",
                            kind.name,
                            lang.code()
                        );
                    }
                }
            }
        }
        assert!(found.is_empty(), "{found}");
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

/// Holes of stars that do not answer wherever a circle of 24 points around their middle is
/// touched. The circle is just inside the hexagon of 25.6 that a hole has at 360 points.
const NARROW: &str = "[...document.querySelectorAll('.star .grid')].flatMap((grid) => { \
    grid.scrollIntoView({ block: 'center', behavior: 'instant' }); \
    return [...grid.querySelectorAll('.sq')].filter((b) => { \
      const r = b.getBoundingClientRect(); \
      const [x, y] = [r.x + r.width / 2, r.y + r.height / 2]; \
      return [...Array(12).keys()].some((k) => { \
        const [dx, dy] = [12 * Math.cos((k * Math.PI) / 6), 12 * Math.sin((k * Math.PI) / 6)]; \
        return document.elementFromPoint(x + dx, y + dy) !== b; }); \
    }).map((b) => b.id); })";

async fn width(pane: &Pane, width: u32) {
    let screen = json!({ "width": width, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    pane.cdp("Emulation.setDeviceMetricsOverride", screen).await;
}

/// What sticks out or is too small at a width, a line each.
async fn room(pane: &Pane, wanted: u32) -> String {
    width(pane, wanted).await;
    let mut lines = String::new();
    let wide = pane.value("document.documentElement.scrollWidth").await;
    if wide != wanted {
        let _ = writeln!(lines, "  {wide} wide at {wanted}");
    }
    let small = pane.value(SMALL).await;
    for small in small.as_array().expect("a list") {
        let _ = writeln!(lines, "  small at {wanted}: {small}");
    }
    lines
}

/// At 400 per cent a window of 1280 points is 320 wide.
const NARROWEST: u32 = 320;

#[actix_web::test]
async fn every_page_is_for_everybody_by_day_and_by_night() {
    in_browser(View::Phone, site().await, |pane| async move {
        let kinds = kinds(&pane.app).await;
        let (axe, mut found) = (axe(), String::new());
        for kind in &kinds {
            for lang in Lang::all() {
                let name = format!("{} {}", kind.name, lang.code());
                width(&pane, 360).await;
                media(&pane, &[("prefers-color-scheme", "light")]).await;
                look(&pane, kind, lang).await;
                let mut lines = String::new();
                let shift = pane.value(SHIFT).await.as_f64().expect("a number");
                if shift > 0.02 {
                    let _ = writeln!(lines, "  moves by {shift}");
                }
                lines += &room(&pane, 360).await;
                if ["today-star", "rules-star"].contains(&&*kind.name) {
                    let holes = "document.querySelectorAll('.star .sq').length";
                    let holes = pane.value(holes).await.as_u64().expect("a count");
                    assert!(holes >= 121, "{name}: {holes} holes");
                    let narrow = pane.value(NARROW).await;
                    assert_eq!(narrow, json!([]), "{name}");
                }
                pane.value(&axe).await;
                lines += &findings(&pane, Rules::All).await;
                media(&pane, &[("prefers-color-scheme", "dark")]).await;
                lines += &findings(&pane, Rules::Colors).await;
                lines += &room(&pane, NARROWEST).await;
                if !lines.is_empty() {
                    let _ = writeln!(found, "{name}\n{lines}");
                }
            }
        }
        assert!(found.is_empty(), "{found}");
        // A page that is not there says so in the console.
        pane.forgive().await;
    })
    .await;
}
