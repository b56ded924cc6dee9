//! What attempts through the real store come to in the table of results.

use std::sync::Arc;

use chrono::NaiveDate;
use daily_dama::{
    daily::{
        attempts::Ask,
        calibrate::{Report, Row, report},
        days::Daily,
    },
    puzzle::{grades::Grades, library::Library, table::table},
    store::{Advance, Bucket, Progress, Status, Store, TokenHash, Who, sqlite::SqliteStore},
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
        .declare_void("turkish", date(DAY), None)
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

/// Writes a finished day into the store as the site does.
async fn finish(store: &dyn Store, who: Who, day: NaiveDate, attempt: Option<u8>) {
    let now = instant("2026-03-10T09:00:00Z");
    let next = Progress {
        status: if attempt.is_some() {
            Status::Solved
        } else {
            Status::Lost
        },
        attempt: attempt.unwrap_or(3),
        ply: 0,
        position: String::new(),
        attempts_left: attempt.map_or(0, |attempt| 4 - attempt),
        gave_up: false,
        late: false,
        hints: Vec::new(),
        begun_at: Some(now),
        finished_at: Some(now),
        revision: 0,
    };
    let tally = match attempt {
        Some(1) => Bucket::First,
        Some(2) => Bucket::Second,
        Some(_) => Bucket::Third,
        None => Bucket::Lost,
    };
    let advance = Advance {
        who,
        game: "turkish".to_owned(),
        date: day,
        expected: None,
        next,
        row: None,
        tally: Some(tally),
        now,
    };
    store.advance(advance).await.expect("written");
}

#[actix_web::test]
async fn a_puzzle_that_all_lose_trades_its_grade_with_one_that_all_solve() {
    let books = Library::built_in().expect("the books");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let daily = Daily::new(&books, Arc::clone(&store), settings());
    let now = instant("2026-02-15T09:00:00Z");
    daily.record_days(now).await.expect("recorded");
    let mut days = Vec::new();
    for day in date("2026-01-01").iter_days().take(45) {
        days.push(daily.picked("turkish", day).expect("a puzzle"));
    }
    // The first two puzzles of one N of which the earlier grade is the lower.
    let pairs = days.iter().flat_map(|a| days.iter().map(move |b| (a, b)));
    let (low, high) = pairs
        .into_iter()
        .find(|(a, b)| a.win_in == b.win_in && a.grade < b.grade)
        .expect("a week has several grades of one N");
    for number in 0..25 {
        let token = TokenHash([number; 32]);
        let player = store.create_player(token, now).await.expect("a player");
        for day in &days {
            let attempt = match day.id == low.id {
                true => None,
                false if day.id == high.id => Some(1),
                false => Some(2),
            };
            finish(&*store, Who::Known(player), day.date, attempt).await;
        }
    }
    let game = table("turkish").expect("a game");
    let report = report(&*store, &books, game, date("2026-02-15"), 20).await;
    let report = report.expect("a report");
    assert_eq!((report.puzzles.len(), report.results), (45, 45 * 25));
    let suggested = |id: &str| {
        let row = report.puzzles.iter().find(|row| row.id == id);
        row.expect("a row").suggested
    };
    assert!(suggested(&low.id) > low.grade, "{}", suggested(&low.id));
    assert!(suggested(&high.id) < high.grade, "{}", suggested(&high.id));
    let count = |grade: u8, of: fn(&Row) -> u8| {
        report.puzzles.iter().filter(|row| of(row) == grade).count()
    };
    for grade in 1..=7 {
        assert_eq!(
            count(grade, |row| row.grade),
            count(grade, |row| row.suggested)
        );
    }
    // With the new grades no day before theirs has another puzzle or another grade.
    let grades = Grades::new(report.regrades()).expect("sound");
    assert!(
        grades
            .entries()
            .iter()
            .all(|one| one.since == date("2026-02-17"))
    );
    let regraded = Daily::new(&books.regraded(grades), store, settings());
    for day in date("2026-01-01").iter_days().take(47) {
        let [old, new] =
            [&daily, &regraded].map(|daily| daily.picked("turkish", day).expect("a puzzle"));
        assert_eq!((old.id, old.grade), (new.id, new.grade), "{day}");
    }
}
