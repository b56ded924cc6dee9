//! What is told after days of play: streaks, spread, year and journal of one, and everybody's day.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use reqwest::Method;

use super::Page;
use crate::support::{EASY, TestApp, WRONG, library};

async fn page(app: &TestApp, token: &str, path: &str) -> Page {
    let request = app.request(Method::GET, path);
    let request = request.header("cookie", format!("dama={token}"));
    let response = request.send().await.expect("an answer");
    Page {
        status: response.status().as_u16(),
        address: path.to_owned(),
        html: response.text().await.expect("a page"),
    }
}

/// Spends attempts with a move that does not win, from this one on.
async fn fail(app: &TestApp, token: &str, day: &str, attempts: std::ops::RangeInclusive<u8>) {
    for attempt in attempts {
        let (status, answer) = app.play(token, day, attempt, 0, WRONG[0]).await;
        assert_eq!(status, 200, "{answer}");
    }
}

/// A week of one player up to 28 November, and the site at noon of the 29th.
async fn a_week() -> (TestApp, String) {
    let library = library(&[("turkish", EASY, 2)]);
    let store: Arc<SqliteStore> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let at = async |day: u32| {
        let now = format!("2026-11-{day}T09:00:00Z");
        TestApp::with(&library, store.clone(), &now).await
    };
    let token = at(22).await.player().await;
    // Nothing on the 26th; the 25th is lost.
    for (day, attempt) in [(22, 1), (23, 1), (24, 2), (27, 1), (28, 3)] {
        let app = at(day).await;
        let date = format!("2026-11-{day}");
        fail(&app, &token, &date, 1..=attempt - 1).await;
        app.solve(&token, &date, attempt).await;
    }
    fail(&at(25).await, &token, "2026-11-25", 1..=3).await;
    let app = at(29).await;
    // Past days change no streak: one before the first, and the one that was missed.
    app.solve(&token, "2026-11-10", 1).await;
    (app, token)
}

#[tokio::test]
async fn streaks_spread_year_and_journal_tell_one_story() {
    let (app, token) = a_week().await;
    let me = page(&app, &token, "/tr/me?game=turkish").await;
    me.says("2 günlük seri");
    let figures: Vec<&str> = me
        .html
        .split("<dd>")
        .skip(1)
        .map(|rest| rest.split("</dd>").next().unwrap_or_default())
        .collect();
    assert_eq!(
        figures,
        ["3", "6", "5", "<bdi>%50</bdi>"],
        "best, played, solved, at first"
    );
    // Three at the first, one each at the second and third, one lost, of six.
    let percents: Vec<&str> = me
        .html
        .split("class=\"pct\"><bdi>")
        .skip(1)
        .map(|rest| rest.split("</bdi>").next().unwrap_or_default())
        .collect();
    assert_eq!(percents, ["%50", "%17", "%17", "%17"]);
    let row = me.html.split("<th scope=\"row\">Kasım 2026</th>").nth(1);
    let row = row
        .expect("a month")
        .split("</tr>")
        .next()
        .unwrap_or_default();
    assert_eq!(row, "<td>3</td><td>1</td><td>1</td><td>1</td><td>1</td>");

    let story = [
        (29, "Pazar", "Seni bekliyor"),
        (28, "Cumartesi", "3. denemede çözüldü"),
        (27, "Cuma", "İlk denemede çözüldü"),
        (26, "Perşembe", "Kaçırıldı"),
        (25, "Çarşamba", "Çözülemedi"),
        (24, "Salı", "2. denemede çözüldü"),
        (23, "Pazartesi", "İlk denemede çözüldü"),
        (22, "Pazar", "İlk denemede çözüldü"),
    ];
    for (day, weekday, words) in story {
        let title = format!("<title>{day} Kasım {weekday}, {words}</title>");
        assert_eq!(me.html.matches(&title).count(), 1, "{title}");
    }
    // Days before the first and the one played later have no cell of their own.
    assert_eq!(me.html.matches("<g><title>").count(), story.len());
    let journal = me
        .html
        .split("class=\"journal\"")
        .nth(1)
        .expect("a journal");
    let mut rest = journal;
    for (day, _, words) in story {
        let (_, after) = rest
            .split_once(&format!("datetime=\"2026-11-{day}\""))
            .unwrap_or_else(|| panic!("{day} is not in its place"));
        let line = after.split("</li>").next().unwrap_or_default();
        assert!(line.contains(words), "{day}: {line}");
        rest = after;
    }
    assert!(rest.contains("datetime=\"2026-11-10\"") && rest.contains("Arşivden çözüldü"));

    let arabic = page(&app, &token, "/ar/me?game=turkish").await;
    arabic.says("يومان متتاليان");
    assert!(
        arabic
            .html
            .contains("<title>الأحد، 29 نوفمبر، في انتظارك</title>")
    );
    // The month agrees.
    let month = page(&app, &token, "/tr/turkish/archive?state=lost").await;
    month.says("Bu ay uyan gün: 1");
}

#[tokio::test]
async fn after_the_end_everybodys_first_tries_are_told_in_words() {
    let app = TestApp::start().await;
    let day = "2026-11-29";
    let mut tokens = Vec::new();
    for attempt in [1, 2, 2] {
        let token = app.player().await;
        fail(&app, &token, day, 1..=attempt - 1).await;
        app.solve(&token, day, attempt).await;
        tokens.push(token);
    }
    for (lang, words) in [
        ("tr", "3 kişi denedi. İlk denemede çözenler: %33"),
        ("ar", "حاول 3 أشخاص. من حلّوه في المحاولة الأولى: 33%"),
        ("en", "Solved at the first attempt: 33%"),
        ("ru", "Решили с первой попытки: 33 %"),
    ] {
        let path = format!("/{lang}/turkish");
        let shown = page(&app, &tokens[0], &path).await;
        shown.says(words);
    }
    // Whose day nobody else played is told of one, and a past day that nobody played of nobody.
    let past = "2026-11-20";
    app.solve(&tokens[0], past, 1).await;
    let shown = page(&app, &tokens[0], &format!("/tr/turkish/{past}")).await;
    shown.is_silent_about("kişi denedi");
    shown.is_silent_about("İlk denemede çözenler");
}
