//! The archive's ladder and its filter.

use std::{collections::BTreeMap, sync::Arc};

use daily_dama::{
    puzzle::library::Library,
    store::{DayRecord, sqlite::SqliteStore},
    web::lang::Lang,
};

use super::{Browser, Page};
use crate::support::{EASY, HARD, TestApp, date, library};

const NOON: &str = "2026-11-29T09:00:00Z";

/// Turkish, win in 2 every day but on three days of November, which have a win in 3.
async fn two_and_three() -> TestApp {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let days = ["2026-11-05", "2026-11-12", "2026-11-19"].map(|day| DayRecord {
        game: "turkish".to_owned(),
        date: date(day),
        puzzle: "0123456789ab".to_owned(),
        position: HARD.to_owned(),
    });
    let recorded: &dyn daily_dama::store::Store = &*store;
    recorded.record(days.to_vec()).await.expect("recorded");
    TestApp::with(&library(&[("turkish", EASY, 2)]), store, NOON).await
}

/// The days of the month that are marked so, by number.
fn cells(page: &Page, class: &str) -> Vec<u32> {
    let table = page.html.split("<table class=\"month\"").nth(1);
    let table = table.expect("a month").split("</table>").next();
    let cells = table.unwrap_or_default().split("<a class=\"day").skip(1);
    cells
        .filter(|cell| {
            let classes = cell.split('"').next().unwrap_or_default();
            classes.split(' ').any(|name| name == class)
        })
        .map(|cell| {
            let href = cell.split("href=\"").nth(1).unwrap_or_default();
            let address = href.split('"').next().unwrap_or_default();
            let day = address.rsplit('-').next().unwrap_or_default();
            day.parse().expect("a day that can be reached")
        })
        .collect()
}

async fn solve(browser: &Browser<'_>, day: &str) {
    let moves = format!("/tr/turkish/{day}/moves");
    browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = "attempt=1&ply=2&move=e3xe5xe7xc7xa7";
    browser.post(&moves, form).await.says("çözüldü");
}

async fn give_up(browser: &Browser<'_>, day: &str) {
    let path = format!("/tr/turkish/{day}/give-up");
    browser
        .post(&path, "attempt=1&ply=0")
        .await
        .says("Pes edildi");
}

#[tokio::test]
async fn days_are_found_by_task_and_stay_within_reach() {
    let app = two_and_three().await;
    let browser = Browser::new(&app);
    let plain = browser.get("/tr/turkish/archive/2026-11").await;
    plain.is_silent_about("Bu ay uyan gün");
    assert!(cells(&plain, "fits").is_empty() && cells(&plain, "unfit").is_empty());
    let page = browser.get("/tr/turkish/archive/2026-11?n=3").await;
    page.says("Bu ay uyan gün: 3");
    assert_eq!(cells(&page, "fits"), [5, 12, 19]);
    assert_eq!(cells(&page, "unfit").len(), 26, "29 days have come");
    assert!(
        page.html
            .contains("<option value=\"3\" selected>3 hamlede kazan</option>")
    );
    let listed = page.html.split("fitting\">").nth(1).expect("a list");
    let listed = listed.split("</ul>").next().unwrap_or_default();
    assert_eq!(listed.matches("/tr/turkish/2026-11-").count(), 3);
    // Not by color alone, and for who does not see: it is said.
    assert_eq!(page.html.matches(", uyuyor\"").count(), 3);
    let arabic = browser.get("/ar/turkish/archive/2026-11?n=3").await;
    arabic.says("الأيام المطابقة في هذا الشهر: 3");
    assert_eq!(cells(&arabic, "fits"), [5, 12, 19]);
    let two = browser.get("/tr/turkish/archive/2026-11?n=2").await;
    two.says("Bu ay uyan gün: 26");
    // The way to other months and back to all days.
    assert!(
        page.html
            .contains("href=\"/tr/turkish/archive/2026-10?n=3\"")
    );
    assert!(page.html.contains("href=\"/tr/turkish/archive/2026-11\""));
    let october = browser.get("/tr/turkish/archive/2026-10?n=3").await;
    october.says("Bu ay uyan gün: 0");
    assert!(
        october
            .html
            .contains("href=\"/tr/turkish/archive/2026-11?n=3\"")
    );
}

#[tokio::test]
async fn days_are_found_by_what_became_of_them() {
    let app = two_and_three().await;
    let browser = Browser::new(&app);
    solve(&browser, "2026-11-03").await;
    solve(&browser, "2026-11-29").await;
    give_up(&browser, "2026-11-05").await;
    let moves = "/tr/turkish/2026-11-07/moves";
    browser.post(moves, "attempt=1&ply=0&move=a2-a3").await;
    let at = |query: &str| format!("/tr/turkish/archive?{query}");
    let solved = browser.get(&at("state=solved")).await;
    assert_eq!(cells(&solved, "fits"), [3, 29]);
    let lost = browser.get(&at("state=lost")).await;
    assert_eq!(cells(&lost, "fits"), [5]);
    let open = browser.get(&at("state=open")).await;
    let left: Vec<u32> = (1..=28).filter(|day| ![3, 5].contains(day)).collect();
    assert_eq!(cells(&open, "fits"), left, "one that is begun is open");
    let both = browser.get(&at("n=3&state=open&theme=")).await;
    assert_eq!(cells(&both, "fits"), [12, 19]);
    assert!(
        both.html
            .contains("/tr/turkish/archive/2026-10?n=3&#38;state=open")
    );
    let stranger = Browser::new(&app).get(&at("state=solved")).await;
    stranger.says("Bu ay uyan gün: 0");
}

#[tokio::test]
async fn ideas_are_looked_up_on_finished_days_alone() {
    let app = two_and_three().await;
    let browser = Browser::new(&app);
    let at = |theme: &str| format!("/tr/turkish/archive/2026-11?theme={theme}");
    // Every puzzle of the specimens has this theme by its book, and nobody may know.
    let page = browser.get(&at("sacrifice")).await;
    page.says("Bu ay uyan gün: 0");
    solve(&browser, "2026-11-03").await;
    let moves = "/tr/turkish/2026-11-07/moves";
    browser.post(moves, "attempt=1&ply=0&move=d3-d4").await;
    let page = browser.get(&at("sacrifice")).await;
    assert_eq!(
        cells(&page, "fits"),
        [3],
        "the one under way is not told of"
    );
    let page = browser.get(&at("block")).await;
    assert!(cells(&page, "fits").is_empty());
    // For who has finished nothing all ideas look alike.
    let stranger = Browser::new(&app);
    let blank = |html: String| html.replace(" selected", "").replace("sacrifice", "block");
    let one = stranger.get(&at("sacrifice")).await.html;
    let other = stranger.get(&at("block")).await.html;
    assert_eq!(blank(one), blank(other));
}

#[tokio::test]
async fn what_cannot_be_looked_for_is_404_and_nothing_is_everything() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for query in [
        "n=1",
        "n=4",
        "n=03",
        "n=x",
        "state=won",
        "state=Open",
        "theme=no-such-idea",
        // An idea of races has no place among captures.
        "theme=relay",
        "theme=%3Cscript%3E",
    ] {
        for month in ["", "/2026-11"] {
            let path = format!("/tr/turkish/archive{month}?{query}");
            assert_eq!(browser.get(&path).await.status, 404, "{path}");
        }
    }
    let plain = browser.get("/tr/turkish/archive/2026-11").await;
    for query in ["?", "?n=&state=&theme=", "?other=1"] {
        let page = browser
            .get(&format!("/tr/turkish/archive/2026-11{query}"))
            .await;
        assert_eq!(page.html, plain.html, "{query}");
    }
    let twice = browser.get("/tr/turkish/archive?n=2&n=3").await;
    assert_eq!(twice.status, 400);
    let late = browser.get("/tr/turkish/archive/2026-12?n=2").await;
    assert_eq!(late.status, 404, "a month that has not come");
}

/// The rows of the ladder in words.
fn ladder(page: &Page) -> Vec<String> {
    let part = page
        .html
        .split("class=\"ladder\"")
        .nth(1)
        .expect("a ladder");
    let part = part.split("</table>").next().unwrap_or_default();
    let rows = part.split("<tr>").skip(1);
    rows.map(|row| {
        let words = Page {
            status: 200,
            address: String::new(),
            html: format!("<main>{row}</main>"),
        };
        words.words()
    })
    .collect()
}

#[tokio::test]
async fn the_ladder_tells_each_games_own_week() {
    let library = Library::built_in().expect("books");
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let app = TestApp::unrecorded(&library, store, "2026-01-05T09:00:00Z");
    let browser = Browser::new(&app);
    let page = browser.get("/tr/turkish/archive").await;
    page.says("Haftanın basamakları");
    assert_eq!(
        ladder(&page),
        [
            "Pzt 2 hamlede kazan Kolay",
            "Sal 2 hamlede kazan Kolay",
            "Çar 2 hamlede kazan Kolay",
            "Per 3 hamlede kazan Orta",
            "Cum 3 hamlede kazan Orta",
            "Cmt 3 hamlede kazan Zor",
            "Paz 3 hamlede kazan Zor",
        ]
    );
    let part = page
        .html
        .split("class=\"ladder\"")
        .nth(1)
        .expect("a ladder");
    assert_eq!(
        part.matches("class=\"lit\"").count(),
        1 + 2 + 3 + 4 + 5 + 6 + 7
    );
    // Russian has wins in 2 on Mondays alone.
    let russian = ladder(&browser.get("/ru/russian/archive").await);
    let twos = russian
        .iter()
        .filter(|row| row.contains("в 2 хода"))
        .count();
    assert_eq!((russian.len(), twos), (7, 1));
    assert!(russian[0].contains("в 2 хода"), "{russian:?}");
    let arabic = ladder(&browser.get("/ar/arabic/archive").await);
    let tasks: BTreeMap<bool, usize> = arabic.iter().fold(BTreeMap::new(), |mut tasks, row| {
        *tasks.entry(row.contains("نقلتين")).or_default() += 1;
        tasks
    });
    assert_eq!(tasks, BTreeMap::from([(true, 3), (false, 4)]), "{arabic:?}");
}

#[tokio::test]
async fn the_legend_speaks_of_missed_days_to_who_can_miss_them() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for path in ["archive", "me"] {
        for lang in Lang::all() {
            let address = match path {
                "me" => format!("/{}/me", lang.code()),
                _ => format!("/{}/turkish/archive", lang.code()),
            };
            let legend = |page: &Page| {
                let part = page
                    .html
                    .split("class=\"legend\"")
                    .nth(1)
                    .expect("a legend");
                let part = part.split("</ul>").next().unwrap_or_default();
                part.contains(&lang.text("legend-missed"))
            };
            let stranger = Browser::new(&app).get(&address).await;
            assert!(!legend(&stranger), "{address}");
            solve(&browser, "2026-11-29").await;
            let known = browser.get(&address).await;
            assert!(legend(&known), "{address}");
        }
    }
}
