//! The rules pages: what their boards claim, what refusals lead to, and trying a board.

use std::collections::BTreeSet;

use daily_dama::{
    puzzle::{
        table::{TABLES, table},
        theme::Theme,
    },
    rules::{
        draughts::dama::{ARABIC, Dama, TURKISH},
        game::{Game, Outcome, Seat},
        play::Play,
        refusal::Refusal,
    },
    web::{
        lang::Lang,
        routes::content::{Claim, Content, content},
    },
};

use super::Browser;
use crate::support::TestApp;

fn pages() -> Vec<&'static Content> {
    let pages: Vec<_> = TABLES
        .into_iter()
        .map(|table| content(table.id()).expect("every game has a rules page"))
        .collect();
    assert_eq!(pages.len(), 2);
    pages
}

#[test]
fn every_refusal_has_a_section_in_every_game() {
    for page in pages() {
        for rule in Refusal::ALL {
            // These games know no order among captures beside length.
            if rule != Refusal::Priority {
                assert!(page.section_of(rule).is_some(), "{}: {rule:?}", page.game);
            }
        }
    }
}

#[test]
fn every_language_has_every_text() {
    for page in pages() {
        let mut keys: Vec<&String> = page.five_lines.iter().collect();
        assert_eq!(keys.len(), 5);
        for section in &page.sections {
            keys.push(&section.title);
            keys.extend(section.paragraphs.iter().chain(&section.list));
        }
        keys.extend(
            page.faq
                .iter()
                .flat_map(|question| [&question.q, &question.a]),
        );
        keys.extend(page.boards.values().map(|board| &board.caption));
        for lang in Lang::all() {
            for key in &keys {
                assert!(lang.has(key), "{key} in {}", lang.code());
            }
            for rule in Refusal::ALL {
                let key = format!("rule-{}", rule.rule());
                assert!(lang.has(&key), "{key} in {}", lang.code());
            }
        }
    }
}

#[test]
fn every_board_stands_in_exactly_one_section() {
    for page in pages() {
        let used: Vec<&String> = page.sections.iter().flat_map(|s| &s.boards).collect();
        let once: BTreeSet<&String> = used.iter().copied().collect();
        assert_eq!(used.len(), once.len(), "{}", page.game);
        let known: BTreeSet<&String> = page.boards.keys().collect();
        assert_eq!(once, known, "{}", page.game);
    }
}

#[test]
fn every_theme_has_words_in_every_language() {
    for lang in Lang::all() {
        for theme in Theme::ALL {
            let key = format!("theme-{}", theme.name());
            assert!(lang.has(&key), "{key} in {}", lang.code());
        }
    }
}

fn outcome(game: Dama, position: &str, moves: &[String]) -> (String, String) {
    let start = game.read_position(position).expect("a position");
    let mut play = Play::new(game, start);
    for text in moves {
        let mv = game.read_move(play.position(), text);
        let mv = mv.unwrap_or_else(|rule| panic!("{position} {text}: {rule}"));
        play.play(&mv.result);
    }
    match play.ending() {
        None => ("ongoing".to_owned(), String::new()),
        Some(ending) => {
            let side = match ending.outcome {
                Outcome::Win(Seat::WHITE) => "white",
                Outcome::Win(_) => "black",
                Outcome::Draw => "draw",
            };
            (side.to_owned(), ending.reason.name().to_owned())
        }
    }
}

fn confirm(game: Dama, position: &str, claim: &Claim) {
    let table = table(game.id()).expect("a game");
    let read = |text: &str| table.read(position, text).expect("a position");
    match claim {
        Claim::Moves { moves } => {
            let legal = table.legal_moves(position).expect("a position");
            let legal: BTreeSet<String> = legal.into_iter().map(|mv| mv.text).collect();
            let claimed: BTreeSet<String> = moves.iter().cloned().collect();
            assert_eq!(legal, claimed, "{position}");
        }
        Claim::Legal { legal } => assert!(read(legal).is_ok(), "{position} {legal}"),
        Claim::Illegal { illegal, rule } => {
            let refusal = read(illegal).expect_err(illegal);
            assert_eq!(refusal.rule(), rule, "{position} {illegal}");
        }
        Claim::Captures { captures, text } => {
            let (mv, _) = read(text).expect("a legal move");
            assert_eq!(
                mv.captured.map(|list| list.len()),
                Some(*captures),
                "{text}"
            );
        }
        Claim::After {
            after,
            outcome: side,
            reason,
        } => {
            let claimed = (side.clone(), reason.clone());
            assert_eq!(outcome(game, position, after), claimed, "{position}");
        }
    }
}

#[test]
fn the_core_confirms_what_every_board_says() {
    let mut claims = 0;
    for (game, page) in [TURKISH, ARABIC].into_iter().zip(pages()) {
        assert_eq!(game.id(), page.game);
        for board in page.boards.values() {
            for claim in &board.claims {
                confirm(game, &board.position, claim);
                claims += 1;
            }
            if let Some(show) = &board.show {
                let read = table(game.id())
                    .unwrap()
                    .read(&board.position, show)
                    .unwrap();
                assert!(read.is_ok(), "{} {show}", board.position);
            }
        }
    }
    assert!(claims > 100, "only {claims}");
}

#[tokio::test]
async fn every_rules_page_shows_all_its_sections_and_boards() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for page in pages() {
        for lang in Lang::all() {
            let path = format!("/{}/rules/{}", lang.code(), page.game);
            let shown = browser.get(&path).await;
            assert_eq!(shown.status, 200, "{path}");
            for section in &page.sections {
                assert!(
                    shown.html.contains(&format!("id=\"{}\"", section.id)),
                    "{path}"
                );
            }
            for name in page.boards.keys() {
                assert!(
                    shown.html.contains(&format!("id=\"{name}-figure\"")),
                    "{path} {name}"
                );
            }
            for rule in Refusal::ALL.into_iter().filter(|r| *r != Refusal::Priority) {
                let anchor = format!("id=\"{}\"", rule.rule());
                assert_eq!(shown.html.matches(&anchor).count(), 1, "{path} {anchor}");
            }
        }
    }
    for lang in Lang::all() {
        let index = browser.get(&format!("/{}/rules", lang.code())).await;
        assert_eq!(index.status, 200);
        index.says("25");
        index.says("40");
    }
}

#[tokio::test]
async fn a_board_of_the_rules_can_be_tried() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    // W:Wf3:Bf4,e5,d6,h7 takes three: f3xf5xd5xd7.
    let at = |query: &str| format!("/tr/rules/turkish?try=zero-chain&{query}");
    let page = browser.get(&at("path=&sq=f3")).await;
    page.says("Alma zorunlu. Önce 1 numaralı kareye dokun.");
    assert!(page.html.contains("name=\"path\" value=\"f3\""));
    let page = browser.get(&at("path=f3&sq=f5")).await;
    page.says("Şimdi 2 numaralı kareye dokun.");
    let page = browser.get(&at("path=f3,f5,d5&sq=d7")).await;
    page.says("f3xf5xd5xd7 3 taş alır.");
    page.says("Tahtayı baştan kur");
    let page = browser.get(&at("path=f3&sq=e3")).await;
    page.says("Bu hamle olmaz: alma zorunlu.");
    assert!(page.html.contains("<a href=\"#compulsory\">"));
    let won = browser
        .get("/tr/rules/turkish?try=winning&path=d4&sq=d6")
        .await;
    won.says("Beyaz kazandı: siyahın taşı kalmadı.");
    let drawn = browser
        .get("/en/rules/turkish?try=draw-kings&path=d2&sq=g2")
        .await;
    drawn.says("A draw: king against king.");
    let over = browser
        .get("/en/rules/turkish?try=draw-kings-over&path=d4&sq=d7")
        .await;
    over.says("The game is over; no move can be made.");
    let nothing = browser
        .get("/tr/rules/turkish?try=no-such-board&sq=z9")
        .await;
    assert_eq!(nothing.status, 200);
}
