//! What attempts through the real store come to in the table of results.

use std::sync::Arc;

use daily_dama::{
    daily::{
        attempts::Ask,
        calibrate::{Report, report},
        days::Daily,
    },
    puzzle::{grades::Grades, table::table},
    store::{Store, TokenHash, Who, sqlite::SqliteStore},
};

use crate::support::{EASY, WRONG, date, instant, library, settings, winning};

const DAY: &str = "2026-03-10";

struct Site {
    daily: Daily,
    players: u8,
}

impl Site {
    fn new() -> Self {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
        let daily = Daily::new(&library(&[("turkish", EASY, 2)]), store, settings());
        Self { daily, players: 0 }
    }

    async fn newcomer(&mut self) -> Who {
        self.players += 1;
        let token = TokenHash([self.players; 32]);
        let player = self
            .daily
            .store()
            .create_player(token, instant("2026-03-01T00:00:00Z"))
            .await;
        Who::Known(player.expect("a player"))
    }

    async fn play(&self, who: Who, at: &str, (attempt, ply): (u8, u8), text: &str) -> String {
        let ask = ask(attempt, ply);
        let answer = self.daily.play(ask, who, text, instant(at)).await;
        answer.expect("legal").value.position
    }

    /// Fails so many times and then solves.
    async fn solve(&self, who: Who, at: &str, failures: u8) {
        for attempt in 1..=failures {
            self.play(who, at, (attempt, 0), WRONG[0]).await;
        }
        let begun = self.play(who, at, (failures + 1, 0), "d3-d4").await;
        self.play(who, at, (failures + 1, 2), &winning(&begun))
            .await;
    }

    async fn report(&self) -> Report {
        report(
            &**self.daily.store(),
            &library(&[("turkish", EASY, 2)]),
            table("turkish").expect("a game"),
            date("2026-03-11"),
            1,
        )
        .await
        .expect("a report")
    }
}

fn ask(attempt: u8, ply: u8) -> Ask<'static> {
    Ask {
        game: "turkish",
        date: date(DAY),
        attempt,
        ply,
    }
}

#[actix_web::test]
async fn attempts_on_the_day_without_hints_come_out_in_the_table() {
    let mut site = Site::new();
    let noon = "2026-03-10T09:00:00Z";
    site.daily
        .record_days(instant(noon))
        .await
        .expect("recorded");
    assert!(site.report().await.puzzles.is_empty());

    let first = site.newcomer().await;
    site.solve(first, noon, 0).await;
    let gone = site.newcomer().await;
    site.solve(gone, noon, 1).await;
    let quitter = site.newcomer().await;
    let quit = site
        .daily
        .give_up("turkish", date(DAY), quitter, instant(noon))
        .await;
    quit.expect("given up");
    let hinted = site.newcomer().await;
    let hint = site
        .daily
        .hint(ask(1, 0), None, hinted, instant(noon))
        .await;
    hint.expect("a hint");
    site.solve(hinted, noon, 0).await;
    let late = site.newcomer().await;
    site.solve(late, "2026-03-12T09:00:00Z", 0).await;
    let unfinished = site.newcomer().await;
    site.play(unfinished, noon, (1, 0), WRONG[0]).await;

    let known = site.report().await;
    assert_eq!((known.results, known.anonymous, known.hinted), (3, 0, 1));
    assert_eq!(known.puzzles[0].spread, [1, 1, 0, 1]);
    assert_eq!(
        (known.puzzles[0].players, known.puzzles[0].day),
        (3, date(DAY))
    );
    // One puzzle has nobody to trade with.
    assert_eq!(known.changes, 0);
    assert!(known.regrades().is_empty());
    // The last recorded day is the 10th, the present day the 11th: the 13th is the first that
    // nobody can have seen.
    assert_eq!(known.since, date("2026-03-13"));

    let Who::Known(player) = gone else {
        panic!("known");
    };
    site.daily.store().erase(player).await.expect("erased");
    let erased = site.report().await;
    assert_eq!((erased.results, erased.anonymous), (2, 1));
    assert_eq!(erased.puzzles[0].spread, [1, 1, 0, 1]);

    let store = site.daily.store();
    store
        .declare_void("turkish", date(DAY))
        .await
        .expect("void");
    assert!(site.report().await.puzzles.is_empty());
}

#[actix_web::test]
async fn the_latest_days_are_taken_where_there_are_too_many_results() {
    let mut site = Site::new();
    for day in ["2026-03-10T09:00:00Z", "2026-03-12T09:00:00Z"] {
        site.daily
            .record_days(instant(day))
            .await
            .expect("recorded");
    }
    for _ in 0..3 {
        let who = site.newcomer().await;
        site.solve(who, "2026-03-10T09:00:00Z", 0).await;
    }
    let store = site.daily.store();
    let all = store.outcomes("turkish", 4).await.expect("outcomes");
    assert_eq!((all.players.len(), all.counts.len()), (3, 1));
    // At the limit the earliest day is left out whole, and its counts with it.
    let cut = store.outcomes("turkish", 3).await.expect("outcomes");
    assert_eq!((cut.players.len(), cut.counts.len()), (0, 0));
}

#[actix_web::test]
async fn a_day_shows_the_grade_of_its_time() {
    let plain = library(&[("turkish", EASY, 2)]);
    let id = plain.of("turkish").next().expect("a book").1[0].id.clone();
    let line = format!(r#"{{"game":"turkish","id":"{id}","grade":4,"since":"2026-03-13"}}"#);
    let grades = Grades::read(&line).expect("sound");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let daily = Daily::new(&plain.regraded(grades), store, settings());
    let now = instant("2026-03-14T09:00:00Z");
    daily.record_days(now).await.expect("recorded");
    for (day, grade) in [("2026-03-12", 1), ("2026-03-13", 4), ("2026-03-14", 4)] {
        let shown = daily.day("turkish", date(day), now).await.expect("a day");
        assert_eq!(shown.grade, grade, "{day}");
        let picked = daily.picked("turkish", date(day)).expect("a day");
        assert_eq!(picked.grade, grade, "{day}");
    }
}
