//! Day edges, the grace, voids and records, where every call names its instant.

mod calibrate;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use daily_dama::{
    daily::{
        answers::{Answer, Error, MoveStatus, StateStatus},
        attempts::Ask,
        days::{Daily, Settings},
    },
    puzzle::{day::Zone, library::Library, streak::Happened},
    store::{DayRecord, PlayerId, Store, TokenHash, Who, sqlite::SqliteStore},
};

use crate::support::{EASY, HARD, WRONG, date, instant, library, settings, winning};

struct Table {
    daily: Daily,
    player: PlayerId,
}

impl Table {
    async fn new(settings: Settings) -> Self {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
        let start = instant("2026-01-01T00:00:00Z");
        let player = store
            .create_player(TokenHash([7; 32]), start)
            .await
            .expect("a player");
        let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
        let daily = Daily::new(&library, store, settings);
        Self { daily, player }
    }

    async fn play(
        &self,
        day: &str,
        at: DateTime<Utc>,
        (attempt, ply): (u8, u8),
        text: &str,
    ) -> Result<Answer, Error> {
        let ask = Ask {
            game: "turkish",
            date: date(day),
            attempt,
            ply,
        };
        let who = Who::Known(self.player);
        Ok(self.daily.play(ask, who, text, at).await?.value)
    }

    async fn begin(&self, day: &str, at: DateTime<Utc>) -> Answer {
        let answer = self.play(day, at, (1, 0), "d3-d4").await.expect("legal");
        assert_eq!(answer.status, MoveStatus::Reply);
        answer
    }

    async fn finish(&self, day: &str, at: DateTime<Utc>, begun: &Answer) -> Answer {
        let text = winning(&begun.position);
        let answer = self.play(day, at, (1, 2), &text).await.expect("legal");
        assert_eq!(answer.status, MoveStatus::Solved);
        answer
    }

    async fn solve(&self, day: &str, at: DateTime<Utc>) -> Answer {
        let begun = self.begin(day, at).await;
        self.finish(day, at, &begun).await
    }

    async fn current(&self, at: DateTime<Utc>) -> u32 {
        let streak = self.daily.streak_of(self.player, "turkish", at).await;
        streak.expect("a streak").current
    }
}

fn in_zone(name: &str) -> Settings {
    Settings {
        zone: Zone::parse(name).expect("a zone"),
        ..settings()
    }
}

/// Midnight in Istanbul is 21:00 UTC.
const MIDNIGHT: &str = "2026-03-10T21:00:00Z";

#[actix_web::test]
async fn a_puzzle_begun_before_midnight_may_be_finished_within_half_an_hour() {
    let midnight = instant(MIDNIGHT);
    let cases = [
        (TimeDelta::milliseconds(-1), false),
        (TimeDelta::zero(), false),
        (TimeDelta::milliseconds(30 * 60 * 1000 - 1), false),
        (TimeDelta::minutes(30), true),
        (TimeDelta::hours(5), true),
    ];
    for (after, late) in cases {
        let table = Table::new(settings()).await;
        table
            .solve("2026-03-09", midnight - TimeDelta::hours(30))
            .await;
        let begun = table
            .begin("2026-03-10", midnight - TimeDelta::minutes(5))
            .await;
        let at = midnight + after;
        let open = if late { 0 } else { 1 };
        if after >= TimeDelta::zero() {
            assert_eq!(
                table.current(at).await,
                open,
                "{after}: yesterday still open"
            );
        }
        let solved = table.finish("2026-03-10", at, &begun).await;
        assert_eq!(solved.streak.current, if late { 0 } else { 2 }, "{after}");
        let who = Who::Known(table.player);
        let state = table
            .daily
            .state("turkish", date("2026-03-10"), who, at)
            .await;
        assert_eq!(state.expect("a state").late, late, "{after}");
        let counts = table
            .daily
            .store()
            .spread("turkish", date("2026-03-10"))
            .await;
        let counted = u64::from(!late);
        assert_eq!(counts.expect("counts"), [counted, 0, 0, 0], "{after}");
    }
}

#[actix_web::test]
async fn a_hint_alone_begins_nothing() {
    let midnight = instant(MIDNIGHT);
    let table = Table::new(settings()).await;
    let ask = Ask {
        game: "turkish",
        date: date("2026-03-10"),
        attempt: 1,
        ply: 0,
    };
    let who = Who::Known(table.player);
    let before = midnight - TimeDelta::minutes(5);
    table
        .daily
        .hint(ask, None, who, before)
        .await
        .expect("a hint");
    table
        .solve("2026-03-10", midnight + TimeDelta::minutes(5))
        .await;
    let state = table
        .daily
        .state("turkish", ask.date, who, midnight)
        .await
        .expect("a state");
    assert!(state.late, "no move was judged before midnight");
}

#[actix_web::test]
async fn what_was_judged_before_midnight_is_never_judged_for_the_next_day() {
    let midnight = instant(MIDNIGHT);
    let table = Table::new(settings()).await;
    let late = midnight - TimeDelta::seconds(1);
    table
        .play("2026-03-10", late, (1, 0), WRONG[0])
        .await
        .expect("legal");
    let who = Who::Known(table.player);
    let state = table
        .daily
        .state("turkish", date("2026-03-11"), who, midnight)
        .await;
    assert_eq!(state.expect("a state").status, StateStatus::New);
    let early = table
        .daily
        .state("turkish", date("2026-03-11"), who, late)
        .await;
    assert!(
        matches!(early, Err(Error::NotFound)),
        "the day has not come"
    );
}

#[actix_web::test]
async fn two_days_running_make_a_streak_of_two_at_every_edge() {
    // Zone, first day, an instant of it just before its end, and one just after.
    let edges = [
        (
            "Europe/Istanbul",
            "2026-12-31",
            "2026-12-31T20:59:59Z",
            "2026-12-31T21:00:00Z",
        ),
        (
            "Asia/Beirut",
            "2026-03-28",
            "2026-03-28T21:59:59Z",
            "2026-03-28T22:00:00Z",
        ),
        (
            "Africa/Cairo",
            "2026-04-23",
            "2026-04-23T21:59:59Z",
            "2026-04-23T22:00:00Z",
        ),
        (
            "America/New_York",
            "2026-11-01",
            "2026-11-02T04:59:59Z",
            "2026-11-02T05:00:00Z",
        ),
        (
            "America/New_York",
            "2026-03-08",
            "2026-03-09T03:59:59Z",
            "2026-03-09T04:00:00Z",
        ),
        (
            "Pacific/Apia",
            "2026-06-30",
            "2026-06-30T10:59:59Z",
            "2026-06-30T11:00:00Z",
        ),
        (
            "UTC",
            "2028-02-28",
            "2028-02-28T23:59:59Z",
            "2028-02-29T00:00:00Z",
        ),
        (
            "UTC",
            "2028-02-29",
            "2028-02-29T23:59:59Z",
            "2028-03-01T00:00:00Z",
        ),
    ];
    for (zone, day, before, after) in edges {
        let table = Table::new(in_zone(zone)).await;
        let (before, after) = (instant(before), instant(after));
        assert_eq!(table.daily.today(before), date(day), "{zone}");
        let next = date(day).succ_opt().expect("a day");
        assert_eq!(table.daily.today(after), next, "{zone}");
        assert_eq!(table.solve(day, before).await.streak.current, 1, "{zone}");
        let solved = table.solve(&next.to_string(), after).await;
        assert_eq!(solved.streak.current, 2, "{zone} {day}");
        assert_eq!(
            table.current(after + TimeDelta::days(2)).await,
            0,
            "{zone}: a day was missed"
        );
    }
}

#[actix_web::test]
async fn a_void_day_breaks_no_streak() {
    let table = Table::new(settings()).await;
    let noon = |day: &str| instant(&format!("{day}T09:00:00Z"));
    table.solve("2026-05-01", noon("2026-05-01")).await;
    let store = table.daily.store();
    store
        .declare_void("turkish", date("2026-05-02"), None)
        .await
        .expect("void");
    let solved = table.solve("2026-05-03", noon("2026-05-03")).await;
    assert_eq!(solved.streak.current, 2);
}

#[actix_web::test]
async fn the_recorded_puzzle_stays_when_the_books_change() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let now = instant("2026-02-01T09:00:00Z");
    let first = library(&[("turkish", EASY, 2)]);
    let daily = Daily::new(&first, Arc::clone(&store), settings());
    daily.record_days(now).await.expect("recorded");
    let other = library(&[("turkish", HARD, 3)]);
    let daily = Daily::new(&other, Arc::clone(&store), settings());
    let later = instant("2026-02-03T09:00:00Z");
    daily.record_days(later).await.expect("recorded");
    let day = |day: &'static str| {
        let daily = &daily;
        async move { daily.day("turkish", date(day), later).await.expect("a day") }
    };
    let old = day("2026-02-01").await;
    assert_eq!(
        (&*old.position, old.win_in),
        (EASY, 2),
        "win in 2 is worked out again"
    );
    assert_eq!(old.solution().expect("sound").line[0], "d3-d4");
    assert_eq!(day("2026-02-02").await.position, HARD);
    let records = store
        .recorded_between("turkish", date("2026-01-01"), later.date_naive())
        .await
        .expect("records");
    assert_eq!(
        records.len(),
        34,
        "31 days of January and three of February"
    );
}

#[actix_web::test]
async fn a_damaged_record_is_an_error_and_no_panic() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let record = DayRecord {
        game: "turkish".to_owned(),
        date: date("2026-02-01"),
        puzzle: "none".to_owned(),
        position: "W:Wa2:Bh7".to_owned(),
    };
    store.record(vec![record]).await.expect("recorded");
    let library = library(&[("turkish", EASY, 2)]);
    let daily = Daily::new(&library, store, settings());
    let now = instant("2026-02-01T09:00:00Z");
    let day = daily.day("turkish", date("2026-02-01"), now).await;
    assert!(matches!(day, Err(Error::Damaged(_))));
}

#[actix_web::test]
async fn a_game_without_a_book_has_no_day() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let daily = Daily::new(&Library::default(), store, settings());
    let now = instant("2026-02-01T09:00:00Z");
    for game in ["turkish", "nothing"] {
        let day = daily.day(game, date("2026-02-01"), now).await;
        assert!(matches!(day, Err(Error::NotFound)), "{game}");
        assert!(!daily.is_daily(game));
    }
}

#[actix_web::test]
async fn hints_and_giving_up_show_in_the_record() {
    let table = Table::new(settings()).await;
    let now = instant("2026-05-01T09:00:00Z");
    let who = Who::Known(table.player);
    let day = date("2026-05-01");
    table
        .daily
        .give_up("turkish", day, who, now)
        .await
        .expect("given up");
    let record = table
        .daily
        .record(Some(table.player), now)
        .await
        .expect("a record");
    let figures = record.figures.games["turkish"];
    assert_eq!(
        (figures.played, figures.solved, figures.spread),
        (1, 0, [0, 0, 0, 1])
    );
    assert_eq!(record.figures.games["arabic"].played, 0);
    assert_eq!(record.journals["turkish"][0], (day, Happened::GivenUp));
}
