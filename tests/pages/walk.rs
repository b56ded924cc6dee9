//! Lines shown again and every defense of a solution, by links alone.

use std::{collections::BTreeSet, sync::Arc};

use daily_dama::{
    puzzle::table::{Judgment, Table, table},
    rules::game::{Outcome, Seat},
    store::sqlite::SqliteStore,
};

use super::{Browser, Page, attribute};
use crate::support::{EASY, EIGHT, HARD, STAR, TEN, TestApp, library};

const DAY: &str = "/tr/turkish/2026-11-29";
const LAST: &str = "e3xe5xe7xc7xa7";

async fn solve(browser: &Browser<'_>, day: &str) -> Page {
    let moves = format!("{day}/moves");
    browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = format!("attempt=1&ply=2&move={LAST}");
    browser.post(&moves, &form).await
}

/// The part of a page in which a line is walked.
fn walk(page: &Page) -> &str {
    let part = page.html.split("id=\"walk\"").nth(1);
    let part = part.unwrap_or_else(|| panic!("no walk at {}", page.address));
    part.split("</section>").next().unwrap_or_default()
}

/// The controls of a replay that lead nowhere.
fn shut(page: &Page) -> Vec<String> {
    let controls = walk(page).split("<a ").skip(1);
    controls
        .map(|control| control.split('>').next().unwrap_or_default())
        .filter(|control| control.contains("data-step") && !control.contains("href="))
        .inspect(|control| assert!(control.contains("aria-disabled=\"true\""), "{control}"))
        .map(|control| attribute(control, "data-step"))
        .collect()
}

/// The address that a control leads to.
fn leads(page: &Page, step: &str) -> String {
    let control = walk(page).split(&format!("data-step=\"{step}\"")).nth(1);
    let control = control.expect("a control").split('>').next();
    let href = attribute(control.unwrap_or_default(), "href");
    let address = href.replace("&#38;", "&");
    address.split("#walk").next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_solution_is_walked_forward_and_back_in_words() {
    let app = TestApp::start().await;
    for (lang, told) in [
        (
            "tr",
            [
                "Başlangıç konumu.",
                "3 hamleden 1.: d3-d4 . Beyaz: d3 karesinden d4 karesine.",
                "3 hamleden 2.: c4xe4 . Siyah: c4 karesinden e4 karesine. 1 taş alır.",
                "3 hamleden 3.: e3xe5xe7xc7xa7 . Beyaz: e3 karesinden a7 karesine. 4 taş alır.",
            ],
        ),
        (
            "ar",
            [
                "الوضع في البداية.",
                "النقلة 1 من 3: d3-d4 . الأبيض: من d3 إلى d4 .",
                "النقلة 2 من 3: c4xe4 . الأسود: من c4 إلى e4 . يأكل قطعة واحدة.",
                "النقلة 3 من 3: e3xe5xe7xc7xa7 . الأبيض: من e3 إلى a7 . يأكل 4 قطع.",
            ],
        ),
    ] {
        let browser = Browser::new(&app);
        let day = format!("/{lang}/turkish/2026-11-29");
        solve(&browser, &day).await;
        let mut page = browser.get(&format!("{day}?show=0")).await;
        page.says(told[0]);
        assert_eq!(shut(&page), ["start", "back"]);
        for (at, words) in told.iter().enumerate().skip(1) {
            page = browser.get(&leads(&page, "on")).await;
            page.says(words);
            assert_eq!(page.address, format!("{day}?show={at}"));
        }
        assert_eq!(shut(&page), ["on", "end"]);
        assert_eq!(page.pieces(), ["wm a2", "wm a7", "wm e2"]);
        for words in told[..3].iter().rev() {
            page = browser.get(&leads(&page, "back")).await;
            page.says(words);
        }
        let last = browser.get(&leads(&page, "end")).await;
        last.says(told[3]);
        let first = browser.get(&leads(&last, "start")).await;
        first.says(told[0]);
    }
}

#[tokio::test]
async fn spent_attempts_can_be_walked_before_the_end_and_tell_nothing_more() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let moves = format!("{DAY}/moves");
    let page = browser.get("/tr/turkish").await;
    page.is_silent_about("Denemelerin");
    let page = browser.post(&moves, "attempt=1&ply=0&move=a2-a3").await;
    page.says("Denemelerin");
    // The attempt that is under way is none of those that are over.
    browser.post(&moves, "attempt=2&ply=0&move=d3-d4").await;
    let page = browser.get(DAY).await;
    assert!(page.html.contains(&format!("{DAY}?attempt=1&amp;show=0")));
    assert!(!page.html.contains("attempt=2&amp;show"));
    let page = browser.get(&format!("{DAY}?attempt=1&show=0")).await;
    page.says("1. deneme");
    page.says("Başlangıç konumu.");
    let page = browser.get(&leads(&page, "on")).await;
    page.says("a2-a3 . Beyaz: a2 karesinden a3 karesine.");
    assert!(
        walk(&page).contains(&format!("{DAY}?again=1")),
        "back to the board"
    );
    assert!(!walk(&page).contains("d3-d4"));
    page.is_silent_about(LAST);
}

/// The addresses of the moves that lead on from a place of the tree, each with its text.
fn ways(page: &Page) -> Vec<(String, String)> {
    let list = walk(page)
        .split("class=\"ways\"")
        .nth(1)
        .unwrap_or_default();
    let links = list.split("<a class=\"btn\"").skip(1);
    links
        .map(|link| {
            let href = attribute(link, "href");
            let text = link.split("class=\"mv\">").nth(1).unwrap_or_default();
            let text = text.split('<').next().unwrap_or_default();
            let address = href.split('#').next().unwrap_or_default();
            (text.to_owned(), address.to_owned())
        })
        .collect()
}

/// Whether the side has won the game in a position.
fn won(table: &dyn Table, position: &str, side: Seat) -> bool {
    let ending = table.ending(position).expect("a position");
    ending.is_some_and(|ending| ending.outcome == Outcome::Win(side))
}

/// All moves that a place names as winning.
fn also(page: &Page, ways: &[(String, String)]) -> BTreeSet<String> {
    let part = walk(page)
        .split("class=\"small also\"")
        .nth(1)
        .unwrap_or_default();
    let others = part.split("<span>").skip(1);
    let others = others.map(|text| text.split('<').next().unwrap_or_default().to_owned());
    others
        .chain(ways.iter().map(|(text, _)| text.clone()))
        .collect()
}

/// The moves that a visitor could play there without spending the attempt.
fn accepted(table: &dyn Table, position: &str, made: u8, win_in: u8) -> BTreeSet<String> {
    let moves = table.legal_moves(position).expect("a position");
    let right = |text: &String| {
        let judged = table
            .judge(position, made, win_in, text)
            .expect("a position");
        let judged = judged.expect("a legal move").judgment;
        !matches!(judged, Judgment::Wrong(..))
    };
    moves.into_iter().map(|mv| mv.text).filter(right).collect()
}

/// Follows every link of the tree from its root: every legal reply is there, and every line ends
/// with a win in time. Returns how many lines there are.
async fn every_line(lang: &str, game: &'static str, position: &str, win_in: u8) -> usize {
    let store = SqliteStore::in_memory().expect("a store");
    let library = library(&[(game, position, win_in)]);
    let app = TestApp::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await;
    let day = format!("/{lang}/{game}/2026-11-29");
    let finished = async || {
        let browser = Browser::new(&app);
        let give_up = format!("{day}/give-up");
        browser.post(&give_up, "attempt=1&ply=0").await;
        browser
    };
    let mut browser = finished().await;
    let table = table(game).expect("a game");
    let side = table.turn(position).expect("a position");
    let mut waiting = vec![(format!("{day}?line="), position.to_owned(), 0)];
    let (mut lines, mut asked, mut judged) = (0, 0, 0);
    while let Some((address, at, plies)) = waiting.pop() {
        asked += 1;
        // Nobody asks for more than a hundred pages in a row.
        if asked % 80 == 0 {
            browser = finished().await;
        }
        let page = browser.get(&address).await;
        assert_eq!(page.status, 200, "{address}");
        let ways = ways(&page);
        if won(table, &at, side) {
            assert!(ways.is_empty(), "{address}");
            lines += 1;
            continue;
        }
        assert!(plies < 2 * win_in - 1, "{address} takes too long");
        let mine = plies % 2 == 0;
        if mine && judged < 3 {
            judged += 1;
            assert_eq!(
                also(&page, &ways),
                accepted(table, &at, plies / 2, win_in),
                "{address}"
            );
        }
        if mine {
            assert_eq!(ways.len(), 1, "{address}: one winning move");
            assert_eq!(page.drawn("picked"), 1, "it is on the board");
        } else {
            let mut shown: Vec<&str> = ways.iter().map(|(text, _)| text.as_str()).collect();
            let legal = table.legal_moves(&at).expect("a position");
            let mut legal: Vec<&str> = legal.iter().map(|mv| mv.text.as_str()).collect();
            shown.sort_unstable();
            legal.sort_unstable();
            assert_eq!(shown, legal, "{address}");
        }
        for (text, address) in ways {
            let next = table.play(&at, &text).expect("a position");
            let next = next.unwrap_or_else(|rule| panic!("{text}: {rule}"));
            waiting.push((address, next, plies + 1));
        }
    }
    lines
}

#[tokio::test]
async fn every_defense_of_draughts_can_be_walked() {
    assert!(every_line("tr", "turkish", EASY, 2).await >= 1);
    assert!(every_line("ar", "arabic", HARD, 3).await >= 1);
    assert!(every_line("ar", "russian", EIGHT, 2).await >= 1);
    assert!(every_line("tr", "international", TEN, 2).await >= 1);
}

#[tokio::test]
async fn every_defense_of_the_star_can_be_walked() {
    assert!(every_line("ar", "chinese", STAR, 2).await > 5);
}

#[tokio::test]
async fn the_way_back_and_the_main_line_are_marked() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let day = "/tr/arabic/2026-11-29";
    browser
        .post(&format!("{day}/give-up"), "attempt=1&ply=0")
        .await;
    let page = browser.get(day).await;
    assert!(page.html.contains(&format!("{day}?line=#walk")), "a way in");
    page.says("Bütün savunmalar");
    let table = table("arabic").expect("a game");
    let main = table.main_line(HARD, 3).expect("a position");
    let main: Vec<String> = main.into_iter().map(|mv| mv.text).collect();
    assert_eq!(main.len(), 5);
    for n in 0..main.len() {
        let line = main[..n].join(",");
        let page = browser.get(&format!("{day}?line={line}")).await;
        let part = walk(&page);
        assert_eq!(part.matches("aria-current=\"step\"").count(), 1);
        for back in 0..n {
            let href = format!("{day}?line={}#walk", main[..back].join(","));
            assert!(part.contains(&format!("href=\"{href}\"")), "{href}");
        }
        let several = ways(&page).len() > 1;
        assert_eq!(part.matches("Ana varyant.").count(), usize::from(several));
        if several {
            assert_eq!(ways(&page)[0].0, main[n], "the main line is the first");
        }
    }
    let end = browser.get(&format!("{day}?line={}", main.join(","))).await;
    end.says("Beyaz kazandı");
    assert!(ways(&end).is_empty());
}

#[tokio::test]
async fn the_tree_is_nobodys_before_the_end() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let plain = browser.get(DAY).await.html;
    for line in ["", "d3-d4", "d3-d4,c4xe4"] {
        let page = browser.get(&format!("{DAY}?line={line}")).await;
        assert_eq!(page.status, 200);
        assert_eq!(page.html, plain, "{line}");
    }
    let moves = format!("{DAY}/moves");
    browser.post(&moves, "attempt=1&ply=0&move=a2-a3").await;
    browser.post(&moves, "attempt=2&ply=0&move=a2-a3").await;
    let plain = browser.get(DAY).await.html;
    assert!(!plain.contains("?line="));
    for line in ["", "d3-d4", "d3-d4,c4xe4"] {
        let page = browser.get(&format!("{DAY}?line={line}")).await;
        assert_eq!(page.html, plain, "{line}");
    }
    // Who has finished another day has not finished this one.
    let other = "/tr/turkish/2026-11-20";
    solve(&browser, other).await;
    let page = browser.get(&format!("{DAY}?line=d3-d4")).await;
    page.is_silent_about("Bütün savunmalar");
    page.is_silent_about("d3-d4");
    browser
        .get(&format!("{other}?line=d3-d4"))
        .await
        .says("Tek cevap var");
}

#[tokio::test]
async fn a_line_that_does_not_fit_ends_where_it_stops_to_fit() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    solve(&browser, DAY).await;
    let root = browser.get(&format!("{DAY}?line=")).await;
    root.says("Sıra beyazda. Kazandıran hamle tahtada işaretli.");
    let long = "d3-d4,".repeat(2_000);
    for line in [
        "a2-a3",
        "zz",
        ",,,",
        "%3Cscript%3E",
        "%00",
        "d3-d4%2Cx".repeat(100).as_str(),
        long.as_str(),
    ] {
        let page = browser.get(&format!("{DAY}?line={line}")).await;
        if line.len() > 512 && page.status != 200 {
            assert!(page.status < 500, "{}", page.status);
            continue;
        }
        assert_eq!(page.status, 200, "{line}");
        assert_eq!(walk(&page), walk(&root), "{line}");
    }
    let page = browser.get(&format!("{DAY}?line=d3-d4,a8-a7,c4xe4")).await;
    assert_eq!(ways(&page).len(), 1);
    page.says("Tek cevap var, o da kaybeder.");
    let page = browser
        .get(&format!("{DAY}?line=d3-d4,c4xe4,{LAST},b7-b6,{LAST}"))
        .await;
    page.says("Beyaz kazandı: siyahın taşı kalmadı.");
    let twice = browser.get(&format!("{DAY}?line=d3-d4&line=")).await;
    assert_eq!(twice.status, 400);
}
