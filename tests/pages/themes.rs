//! Past days by theme: what is told, to whom, and what is kept back.

use std::{collections::BTreeSet, sync::Arc};

use chrono::{Days, NaiveDate};
use daily_dama::{
    daily::days::Daily,
    puzzle::{table::TABLES, theme::Theme},
    store::{DayRecord, Store, sqlite::SqliteStore},
    web::lang::Lang,
};
use reqwest::Method;

use super::{Browser, Page};
use crate::support::{EASY, EIGHT, HARD, STAR, TestApp, date, instant, library, settings};

const NOON: &str = "2026-11-29T09:00:00Z";
const TODAY: &str = "2026-11-29";
/// Every puzzle of the specimens has this theme, by its book.
const LIST: &str = "/en/turkish/archive/theme/sacrifice";
const INDEX: &str = "/en/turkish/archive/theme";

/// Turkish with this puzzle every day but those, which are recorded with another.
async fn with_others(others: &[(&str, &str)]) -> TestApp {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let days = others.iter().map(|(day, position)| DayRecord {
        game: "turkish".to_owned(),
        date: date(day),
        puzzle: "0123456789ab".to_owned(),
        position: (*position).to_owned(),
    });
    store.record(days.collect()).await.expect("recorded");
    TestApp::with(&library(&[("turkish", EASY, 2)]), store, NOON).await
}

async fn solve(browser: &Browser<'_>, day: &str) -> Page {
    let moves = format!("/en/turkish/{day}/moves");
    browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = "attempt=1&ply=2&move=e3xe5xe7xc7xa7";
    browser.post(&moves, form).await
}

async fn give_up(browser: &Browser<'_>, day: &str) -> Page {
    let path = format!("/en/turkish/{day}/give-up");
    browser.post(&path, "attempt=1&ply=0").await
}

/// The days that the list of a page leads to, in its order.
fn listed(page: &Page) -> Vec<String> {
    let main = page.html.split("<main").nth(1).expect("a page");
    let links = main.split("<time datetime=\"").skip(1);
    links
        .map(|rest| rest.split('"').next().unwrap_or_default().to_owned())
        .collect()
}

/// The number that the index gives for a theme.
fn counted(page: &Page, theme: &str) -> String {
    let link = format!("/archive/theme/{theme}");
    let row = page.html.split(&link).nth(1).expect("a row");
    let count = row.split("class=\"count").nth(1).expect("a count");
    let count = count.split('>').nth(1).unwrap_or_default();
    count.split('<').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn ideas_are_told_after_the_end_and_lead_to_their_pages() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let before = browser.get("/en/turkish").await;
    assert!(!before.html.contains("/archive/theme"));
    before.is_silent_about("One piece given");
    let page = solve(&browser, TODAY).await;
    page.says("One piece given");
    page.says("Exactly one piece is given away on the way.");
    assert!(page.html.contains(&format!("href=\"{LIST}\"")));
    let list = browser.get(LIST).await;
    assert_eq!(list.status, 200);
    list.says("Exactly one piece is given away on the way.");
    assert!(list.html.contains("<h1>One piece given</h1>"));
}

#[tokio::test]
async fn a_theme_lists_what_the_visitor_has_finished_newest_first() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solve(&browser, "2026-11-20").await;
    give_up(&browser, "2026-10-31").await;
    let form = "attempt=1&ply=0&move=a2-a3";
    browser.post("/en/turkish/2026-11-21/moves", form).await;
    let page = browser.get(LIST).await;
    assert_eq!(listed(&page), ["2026-11-20", "2026-10-31"]);
    page.says("November 2026");
    page.says("October 2026");
    // 2026-11-20 is the 324th day of the year, on the first of which the archive begins.
    page.says("No. 324, Win in 2");
    page.says("Solved later, at the first attempt");
    page.says("Given up");
    page.says("2 days");
    solve(&browser, TODAY).await;
    let page = browser.get(LIST).await;
    assert_eq!(listed(&page), [TODAY, "2026-11-20", "2026-10-31"]);
    page.says("Solved at the first attempt");
    assert_eq!(counted(&browser.get(INDEX).await, "sacrifice"), "3 days");
    assert_eq!(counted(&browser.get(INDEX).await, "block"), "none yet");
}

#[tokio::test]
async fn a_stranger_is_told_why_there_is_nothing() {
    let app = TestApp::start().await;
    for lang in Lang::all() {
        let code = lang.code();
        for path in [
            format!("/{code}/turkish/archive/theme"),
            format!("/{code}/turkish/archive/theme/sacrifice"),
            format!("/{code}/turkish/archive/theme/sacrifice?all=yes"),
        ] {
            let browser = Browser::new(&app);
            let response = browser.send(Method::GET, &path, None).await;
            assert_eq!(response.status(), 200, "{path}");
            assert!(!response.headers().contains_key("set-cookie"), "{path}");
            let html = response.text().await.expect("a page");
            assert_eq!(html, Browser::new(&app).get(&path).await.html, "{path}");
            assert_eq!(html.matches("<h1").count(), 1, "{path}");
            assert!(!html.contains("<script"), "{path}");
        }
        let path = format!("/{code}/turkish/archive/theme/sacrifice");
        let page = Browser::new(&app).get(&path).await;
        page.says(&lang.text("themes-empty-heading"));
        page.says(&lang.text("themes-empty-new"));
        page.says(&lang.text("themes-all-warning"));
        assert!(listed(&page).is_empty());
    }
    let browser = Browser::new(&app);
    solve(&browser, "2026-11-20").await;
    let page = browser.get("/en/turkish/archive/theme/block").await;
    page.says("None of the days you have finished has this idea.");
}

#[tokio::test]
async fn days_that_are_not_finished_are_told_of_when_asked_for() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solve(&browser, "2026-11-20").await;
    let page = browser.get(LIST).await;
    page.says("this gives away the idea of puzzles that you have not finished");
    assert!(page.html.contains(&format!("href=\"{LIST}?all=yes\"")));
    for other in ["?all=no", "?all=", "?all=1"] {
        let page = browser.get(&format!("{LIST}{other}")).await;
        assert_eq!(listed(&page), ["2026-11-20"], "{other}");
    }
    let all = browser.get(&format!("{LIST}?all=yes")).await;
    assert!(all.html.contains("content=\"noindex\""));
    let days = listed(&all);
    assert_eq!(days[0], "2026-11-28", "yesterday, and not today");
    assert_eq!(days.len(), 60, "a page");
    // 332 days from the first of January to the 28th of November.
    all.says("332 days");
    all.says("Waiting for you");
    all.says("Solved later, at the first attempt");
    let index = browser.get(&format!("{INDEX}?all=yes")).await;
    assert_eq!(counted(&index, "sacrifice"), "332 days");
    assert!(index.html.contains(&format!("href=\"{LIST}?all=yes\"")));
    solve(&browser, TODAY).await;
    let all = browser.get(&format!("{LIST}?all=yes")).await;
    assert_eq!(listed(&all)[0], TODAY);
    all.says("333 days");
}

#[tokio::test]
async fn pages_of_sixty_lead_through_all_days_once() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let mut address = format!("{LIST}?all=yes");
    let mut seen: Vec<String> = Vec::new();
    let mut pages = 0;
    loop {
        let page = browser.get(&address).await;
        assert_eq!(page.status, 200, "{address}");
        assert_eq!(page.html.contains("Newest days"), pages > 0);
        seen.extend(listed(&page));
        pages += 1;
        let older = page.html.split("href=\"").skip(1);
        let older = older
            .filter_map(|rest| rest.split('"').next())
            .find(|href| href.contains("before="));
        match older {
            Some(href) => address = href.replace("&amp;", "&").replace("&#38;", "&"),
            None => break,
        }
    }
    assert_eq!((pages, seen.len()), (6, 332));
    let days: BTreeSet<&String> = seen.iter().collect();
    assert_eq!(days.len(), 332);
    let newest_first: Vec<&String> = days.into_iter().rev().collect();
    assert_eq!(newest_first, seen.iter().collect::<Vec<_>>());
}

/// The page without its head, which shows today's card to readers elsewhere.
fn main(page: &Page) -> &str {
    page.html.split("<main").nth(1).expect("a page")
}

/// Today alone has this theme: whatever is said of it is said of today.
#[tokio::test]
async fn nothing_is_told_of_today_before_it_is_finished() {
    // No book has this puzzle, so that its themes come from its record.
    let app = with_others(&[(TODAY, HARD)]).await;
    let told = Browser::new(&app);
    give_up(&told, TODAY).await;
    let page = told.get("/en/turkish").await;
    let themes: Vec<&str> = page
        .html
        .split("/archive/theme/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let own = themes.iter().find(|name| **name != "sacrifice");
    let own = own.expect("a theme of its own");
    let list = format!("{INDEX}/{own}");
    assert_eq!(listed(&told.get(&list).await), [TODAY]);
    assert_eq!(counted(&told.get(INDEX).await, own), "1 day");

    let app = with_others(&[(TODAY, HARD)]).await;
    let stranger = Browser::new(&app);
    let begun = Browser::new(&app);
    let form = "attempt=1&ply=0&move=f2-g2";
    begun.post("/en/turkish/2026-11-29/moves", form).await;
    for browser in [stranger, begun] {
        for query in ["", "?all=yes"] {
            let page = browser.get(&format!("{list}{query}")).await;
            assert_eq!(page.status, 200);
            assert!(!main(&page).contains(TODAY), "{query}");
            assert!(listed(&page).is_empty(), "{query}");
            let index = browser.get(&format!("{INDEX}{query}")).await;
            assert!(!main(&index).contains(TODAY), "{query}");
            assert_eq!(counted(&index, own), "none yet", "{query}");
            // A theme that nothing has reads alike.
            let nothing = browser.get(&format!("{INDEX}/round-trip{query}")).await;
            let tail = |page: &Page| {
                let tail = page.html.split("</section>").next().unwrap_or_default();
                let tail = tail.split("<section>").nth(1);
                tail.map(|tail| tail.replace("round-trip", own))
            };
            assert_eq!(tail(&page), tail(&nothing));
        }
    }
}

#[tokio::test]
async fn yesterday_is_kept_back_while_it_may_still_be_finished_for_its_day() {
    let store: Arc<SqliteStore> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let library = library(&[("turkish", EASY, 2)]);
    let before = TestApp::with(&library, store.clone(), "2026-11-29T20:59:00Z").await;
    let token = before.player().await;
    before.play(&token, TODAY, 1, 0, "d3-d4").await;
    let path = format!("{LIST}?all=yes");
    for (now, newest) in [
        ("2026-11-29T21:10:00Z", "2026-11-28"),
        ("2026-11-29T21:30:00Z", TODAY),
    ] {
        let app = TestApp::with(&library, store.clone(), now).await;
        let request = app.request(Method::GET, &path);
        let request = request.header("cookie", format!("dama={token}"));
        let response = request.send().await.expect("an answer");
        let html = response.text().await.expect("a page");
        let page = Page {
            status: 200,
            address: path.clone(),
            html,
        };
        assert_eq!(listed(&page)[0], newest, "{now}");
    }
}

#[tokio::test]
async fn a_puzzle_that_has_left_the_books_shows_its_themes_by_its_record() {
    // More of them than one request looks at: the newest come first, the others with the next.
    let days: Vec<String> = (0..6_u64)
        .map(|n| (date("2026-11-22") + Days::new(n)).to_string())
        .collect();
    let others: Vec<(&str, &str)> = days.iter().map(|day| (day.as_str(), HARD)).collect();
    let app = with_others(&others).await;
    let browser = Browser::new(&app);
    for day in &days {
        let page = give_up(&browser, day).await;
        // No king stands in the diagram.
        page.says("Men only");
    }
    let path = "/en/turkish/archive/theme/men-only";
    let newest: Vec<&String> = days.iter().rev().collect();
    let page = browser.get(path).await;
    page.says("Some older days have not been looked through yet");
    page.says("Win in 3");
    assert_eq!(listed(&page).iter().collect::<Vec<_>>(), newest[..4]);
    let page = browser.get(path).await;
    page.is_silent_about("looked through yet");
    assert_eq!(listed(&page).iter().collect::<Vec<_>>(), newest);
}

/// Beforehand, no request has to solve any of them.
#[tokio::test]
async fn past_days_are_looked_at_beforehand() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let record = |date: NaiveDate| DayRecord {
        game: "turkish".to_owned(),
        date,
        puzzle: "0123456789ab".to_owned(),
        position: HARD.to_owned(),
    };
    let days = date("2026-11-10").iter_days().take(9);
    store
        .record(days.map(record).collect())
        .await
        .expect("recorded");
    let daily = Daily::new(&library(&[("turkish", EASY, 2)]), store, settings());
    let now = instant(NOON);
    daily.record_days(now).await.expect("recorded");
    daily.look_back(now).await.expect("looked at");
    let past = daily
        .themed("turkish", None, true, now)
        .await
        .expect("days");
    assert!(!past.waiting);
    // From the first of January to the 28th of November.
    assert_eq!(past.days.len(), 332);
    let men_only = past
        .days
        .iter()
        .filter(|day| day.themes.contains(&Theme::MenOnly));
    assert_eq!(men_only.count(), 9);
    let own = daily
        .themed("turkish", None, false, now)
        .await
        .expect("days");
    assert!(own.days.is_empty());
}

#[tokio::test]
async fn what_is_no_theme_of_the_game_is_404() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let mut puzzles = vec![("turkish", EASY, 2)];
    let star = TABLES.iter().any(|table| table.id() == "chinese");
    puzzles.extend(star.then_some(("chinese", STAR, 2)));
    let app = TestApp::with(&library(&puzzles), store, NOON).await;
    let browser = Browser::new(&app);
    for path in [
        "/ar/turkish/archive/theme/checkmate",
        "/ar/turkish/archive/theme/Block",
        "/ar/turkish/archive/theme/lone-runner",
        "/ar/chinese/archive/theme/block",
        "/ar/chess/archive/theme",
        "/ar/chess/archive/theme/block",
        "/ar/turkish/archive/theme/",
        "/ar/turkish/archive/theme/block/x",
        "/ar/turkish/archive/theme/block?before=yesterday",
        // A game without a puzzle of the day.
        "/ar/arabic/archive/theme",
        "/ar/arabic/archive/theme/block",
    ] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
    for theme in Theme::ALL {
        let game = if theme.of_races() {
            "chinese"
        } else {
            "turkish"
        };
        let path = format!("/en/{game}/archive/theme/{}", theme.name());
        assert_eq!(browser.get(&path).await.status, 200, "{path}");
    }
    for path in [INDEX, LIST] {
        let response = browser.send(Method::POST, path, Some("")).await;
        assert_eq!(response.status(), 405, "{path}");
    }
}

#[tokio::test]
async fn every_language_tells_every_theme_in_the_words_of_its_game() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let puzzles = [
        ("turkish", EASY, 2),
        ("russian", EIGHT, 2),
        ("chinese", STAR, 2),
    ];
    let app = TestApp::with(&library(&puzzles), store, NOON).await;
    let browser = Browser::new(&app);
    let mut told = 0;
    for lang in Lang::all() {
        for (game, ..) in puzzles {
            let table = TABLES.iter().find(|table| table.id() == game);
            let table = *table.expect("a game of the site");
            let lang = lang.for_game(table);
            let code = lang.code();
            let page = browser.get(&format!("/{code}/{game}/archive/theme")).await;
            let race = table.switches().is_none();
            for theme in Theme::ALL {
                if theme.of_races() != race {
                    assert!(!page.html.contains(&format!("theme/{}\"", theme.name())));
                    continue;
                }
                for key in ["", "-about"] {
                    let key = format!("theme-{}{key}", theme.name());
                    assert!(lang.has(&key), "{key} in {code}");
                    page.says(&lang.text(&key));
                    told += 1;
                }
            }
            let archive = browser.get(&format!("/{code}/{game}/archive")).await;
            let link = format!("href=\"/{code}/{game}/archive/theme\"");
            assert!(archive.html.contains(&link), "{code} {game}");
        }
    }
    // Twice 21 of two games and eight of the third, in at least four languages.
    assert!(told >= 4 * 2 * (21 + 21 + 8), "{told}");
    let arabic = browser.get("/ar/russian/archive/theme").await;
    arabic.says("تضحية بملك");
    browser
        .get("/ar/turkish/archive/theme")
        .await
        .says("تضحية بدامة");
}

/// A day that comes later is no past day yet.
#[tokio::test]
async fn no_theme_tells_of_tomorrow() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let tomorrow: NaiveDate = date("2026-11-30");
    for path in [INDEX, LIST] {
        let page = browser.get(&format!("{path}?all=yes")).await;
        assert!(!page.html.contains(&tomorrow.to_string()), "{path}");
    }
    let page = browser
        .get(&format!("{LIST}?all=yes&before=2030-01-01"))
        .await;
    assert_eq!(listed(&page)[0], "2026-11-28");
}
