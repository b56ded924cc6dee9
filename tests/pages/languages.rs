//! Every page in every language of the site, and a whole visit in Russian.

use daily_dama::{puzzle::table::table, web::lang::Lang};

use super::Browser;
use crate::support::TestApp;

#[tokio::test]
async fn every_page_stands_in_every_language_and_leads_to_the_others() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for lang in Lang::all() {
        let code = lang.code();
        let home = lang.home_game();
        assert!(table(home).is_some(), "{code}");
        for rest in [
            String::new(),
            format!("/{home}"),
            "/turkish".to_owned(),
            "/rules/turkish".to_owned(),
            "/arabic/archive".to_owned(),
            "/turkish/2026-11-28".to_owned(),
            "/rules".to_owned(),
            "/me".to_owned(),
            "/me?game=arabic".to_owned(),
            "/about".to_owned(),
            "/settings".to_owned(),
        ] {
            let path = format!("/{code}{rest}");
            let page = browser.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(
                page.html.contains(&format!("<html lang=\"{code}\"")),
                "{path}"
            );
            assert!(page.html.contains(&lang.text("site-name")), "{path}");
            for other in Lang::all() {
                let (there, name) = (other.code(), other.name());
                let switch = format!("lang=\"{there}\" hreflang=\"{there}\"");
                assert!(page.html.contains(&switch), "{path} to {there}");
                assert!(
                    page.html.contains(&format!(">{name}</a>")),
                    "{path}: {name}"
                );
            }
            let alternates = page.html.matches("rel=\"alternate\" hreflang=").count();
            // One more for readers of other languages.
            assert_eq!(alternates, Lang::all().count() + 1, "{path}");
            assert_eq!(page.html.matches("hreflang=\"x-default\"").count(), 1);
        }
        let missing = browser.get(&format!("/{code}/chess")).await;
        assert_eq!(missing.status, 404);
        missing.says(&lang.text("error-not-found"));
    }
}

#[tokio::test]
async fn the_page_of_games_names_the_home_game_of_each_language_first() {
    let app = TestApp::start().await;
    for lang in Lang::all() {
        let html = Browser::new(&app)
            .get(&format!("/{}", lang.code()))
            .await
            .html;
        let row = |game: &str| {
            html.find(&format!(
                "href=\"/{}/{game}\"><div class=\"thumb\"",
                lang.code()
            ))
        };
        let first = row(lang.home_game()).expect("the home game has a row");
        for game in ["turkish", "arabic"] {
            assert!(
                row(game).expect("a row") >= first,
                "{}: {game}",
                lang.code()
            );
        }
    }
}

#[tokio::test]
async fn a_whole_visit_in_russian() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let home = browser.get("/ru").await;
    home.says("Задачи на сегодня");
    home.says("воскресенье, 29 ноября");
    home.says("Выигрыш в 2 хода");
    home.says("Выигрыш в 3 хода");

    let page = browser.get("/ru/turkish").await;
    page.says("Ход белых");
    page.says("За 2 своих хода при любых ответах.");
    page.says("Осталось 3 попытки");
    assert!(page.html.contains("белая простая"));

    let moves = "/ru/turkish/2026-11-29/moves";
    let refused = browser.post(moves, "attempt=1&ply=0&move=d3-d2").await;
    refused.says("Так пойти нельзя: простая назад не ходит. Попытка не потрачена.");
    assert!(refused.html.contains("/ru/rules/turkish#men-not-back"));
    let wrong = browser.post(moves, "attempt=1&ply=0&move=a2-b2").await;
    wrong.says("Этот ход не выигрывает");
    wrong.says("Осталось 2 попытки");

    let page = browser.post(moves, "attempt=2&ply=0&move=d3-d4").await;
    page.says("Верно, продолжайте. Чёрные ответили");
    let form = "attempt=2&ply=2&move=e3xe5xe7xc7xa7";
    let page = browser.post(moves, form).await;
    page.says("Решено со второй попытки");
    page.says("Серия: 1 день");
    page.says("Лучшая серия: 1 день");
    page.says("Решал 1 человек.");
    page.says("Выигрыш в 2 хода: со второй попытки ☕☕");
    page.says("часовой пояс: Стамбул");

    let me = browser.get("/ru/me?game=turkish").await;
    me.says("Серия: 1 день");
    me.says("Решено со второй попытки");
    let archive = browser.get("/ru/turkish/archive").await;
    archive.says("ноябрь 2026 г.");
    let rules = browser
        .get("/ru/rules/turkish?try=zero-chain&path=f3,f5,d5&sq=d7")
        .await;
    rules.says("Турецкие шашки: правила");
    rules.says("Ход f3xf5xd5xd7 бьёт 3 шашки.");
}
