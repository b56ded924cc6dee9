//! The streak against a slow walk over every day, and at the day's edges.

use std::collections::BTreeSet;

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use daily_dama::puzzle::day::GRACE;
use daily_dama::puzzle::streak::{
    DayResult, Stats, Status, Streak, grace_days, overall, stats, streak,
};
use proptest::collection::{btree_set, vec};
use proptest::prelude::{Just, Strategy, prop_assert_eq, prop_oneof, proptest};
use proptest::test_runner::Config;

use super::{at, date, late, lost, playing, solved, zone};

/// The streak of one game with no day in grace.
fn plain(results: &[DayResult], today: &str) -> (u32, u32) {
    voided(results, &[], today)
}

fn voided(results: &[DayResult], voids: &[&str], today: &str) -> (u32, u32) {
    let voids = voids.iter().map(|day| date(day)).collect();
    let Streak { current, best } = streak(results, &voids, date(today), &|_| false);
    (current, best)
}

#[test]
fn a_player_without_results_has_none() {
    assert_eq!(plain([].as_slice(), "2026-11-29"), (0, 0));
}

#[test]
fn it_ends_today_or_yesterday_while_today_is_open() {
    let two = [solved("2026-11-27", 1), solved("2026-11-28", 3)];
    assert_eq!(plain(&two, "2026-11-28"), (2, 2));
    assert_eq!(plain(&two, "2026-11-29"), (2, 2));
    assert_eq!(plain(&two, "2026-11-30"), (0, 2));
    let [a, b] = two.clone();
    assert_eq!(
        plain(&[a.clone(), b.clone(), playing("2026-11-29")], "2026-11-29"),
        (2, 2)
    );
    assert_eq!(plain(&[a, b, lost("2026-11-29")], "2026-11-29"), (0, 2));
}

#[test]
fn late_results_never_count() {
    let results = [
        solved("2026-11-26", 1),
        late(solved("2026-11-27", 1)),
        solved("2026-11-28", 1),
    ];
    assert_eq!(plain(&results, "2026-11-28"), (1, 1));
}

#[test]
fn months_leap_days_and_years_join() {
    for (first, second) in [
        ("2024-02-28", "2024-02-29"),
        ("2024-02-29", "2024-03-01"),
        ("2026-02-28", "2026-03-01"),
        ("2026-12-31", "2027-01-01"),
    ] {
        assert_eq!(
            plain(&[solved(first, 1), solved(second, 1)], second),
            (2, 2),
            "{second}"
        );
    }
    assert_eq!(
        plain(
            &[solved("2024-02-28", 1), solved("2024-03-01", 1)],
            "2024-03-01"
        ),
        (1, 1)
    );
}

#[test]
fn a_void_day_neither_breaks_nor_is_needed_but_counts_when_solved() {
    let around = [solved("2026-11-26", 1), solved("2026-11-28", 1)];
    assert_eq!(voided(&around, &["2026-11-27"], "2026-11-28"), (2, 2));
    let through = [
        solved("2026-11-26", 1),
        solved("2026-11-27", 1),
        solved("2026-11-28", 1),
    ];
    assert_eq!(voided(&through, &["2026-11-27"], "2026-11-28"), (3, 3));
    let failed = [
        solved("2026-11-26", 1),
        lost("2026-11-27"),
        solved("2026-11-28", 1),
    ];
    assert_eq!(voided(&failed, &["2026-11-27"], "2026-11-28"), (2, 2));
    let today = [solved("2026-11-27", 1), lost("2026-11-28")];
    assert_eq!(voided(&today, &["2026-11-28"], "2026-11-28"), (1, 1));
}

#[test]
fn grace_ends_thirty_minutes_after_the_turnover_exclusive() {
    let zone = zone("Europe/Istanbul");
    let turnover = at("2026-11-29T21:00:00Z");
    let yesterday = DayResult {
        begun_at: Some(turnover - TimeDelta::milliseconds(1)),
        ..playing("2026-11-29")
    };
    let results = [solved("2026-11-28", 1), yesterday.clone()];
    let current = |now: DateTime<Utc>| {
        let open = grace_days(&results, &zone, now);
        let voids = BTreeSet::new();
        streak(&results, &voids, zone.date_at(now), &|day| {
            open.contains(&day)
        })
        .current
    };
    assert_eq!(current(turnover - TimeDelta::milliseconds(1)), 1);
    assert_eq!(current(turnover), 1);
    assert_eq!(
        current(turnover + TimeDelta::milliseconds(29 * 60_000 + 59_999)),
        1
    );
    assert_eq!(current(turnover + TimeDelta::minutes(30)), 0);
    let begun_after = DayResult {
        begun_at: Some(turnover),
        ..yesterday.clone()
    };
    assert!(!begun_after.in_grace(&zone, turnover));
    let never_begun = DayResult {
        begun_at: None,
        ..yesterday.clone()
    };
    assert!(!never_begun.in_grace(&zone, turnover));
    assert!(!late(yesterday.clone()).in_grace(&zone, turnover));
    assert!(!yesterday.in_grace(&zone, turnover - TimeDelta::milliseconds(1)));
}

#[test]
fn any_game_keeps_the_streak_over_all_and_all_must_fail_to_lose_today() {
    let of = |game: &str, result: DayResult| (game.to_owned(), result);
    let games = ["turkish", "arabic"];
    let all = |results: &[(String, DayResult)]| {
        overall(
            results,
            &games,
            &BTreeSet::new(),
            date("2026-11-29"),
            &|_| false,
        )
        .current
    };
    let mut results = vec![
        of("turkish", solved("2026-11-27", 1)),
        of("arabic", solved("2026-11-28", 2)),
        of("turkish", lost("2026-11-28")),
    ];
    assert_eq!(all(&results), 2);
    results.push(of("turkish", lost("2026-11-29")));
    assert_eq!(all(&results), 2);
    results.push(of("arabic", lost("2026-11-29")));
    assert_eq!(all(&results), 0);
    results.pop();
    results.push(of("arabic", solved("2026-11-29", 3)));
    assert_eq!(all(&results), 3);
}

#[test]
fn statistics_count_what_was_finished_on_its_day() {
    let results = [
        solved("2026-11-20", 1),
        solved("2026-11-21", 2),
        solved("2026-11-22", 2),
        solved("2026-11-23", 3),
        lost("2026-11-24"),
        late(solved("2026-11-25", 1)),
        late(lost("2026-11-26")),
        playing("2026-11-27"),
    ];
    let expected = Stats {
        played: 5,
        solved: 4,
        spread: [1, 2, 1, 1],
    };
    assert_eq!(stats(&results), expected);
    assert_eq!(stats(&[]), Stats::default());
}

/// Every day from before the first, with the state in plain sight.
struct Oracle<'a> {
    results: &'a [(String, DayResult)],
    games: &'a [&'a str],
    voids: &'a BTreeSet<NaiveDate>,
    now: DateTime<Utc>,
    turnover: DateTime<Utc>,
}

impl Oracle<'_> {
    fn walk(&self, today: NaiveDate) -> Streak {
        let (mut day, mut current, mut best) = (date("2023-11-01"), 0, 0);
        while day <= today {
            let mine: Vec<_> = self.results.iter().filter(|(_, r)| r.date == day).collect();
            let won = mine
                .iter()
                .any(|(_, r)| r.status == Status::Solved && !r.late);
            let grace = day.succ_opt() == Some(today)
                && self.now - self.turnover < TimeDelta::minutes(30)
                && mine.iter().any(|(_, r)| {
                    r.status == Status::Playing && !r.late && r.begun_at < Some(self.turnover)
                });
            let unfinished = self.games.iter().any(|game| {
                !mine
                    .iter()
                    .any(|(g, r)| g == game && r.status != Status::Playing)
            });
            let spared = self.voids.contains(&day) || grace || (day == today && unfinished);
            current = if won {
                current + 1
            } else if spared {
                current
            } else {
                0
            };
            best = best.max(current);
            day = day + Days::new(1);
        }
        Streak { current, best }
    }
}

/// Days from 2023-12-20 on, over the year's end and the leap day.
fn nth(day: u64) -> NaiveDate {
    date("2023-12-20") + Days::new(day)
}

fn result() -> impl Strategy<Value = Option<(Status, bool, i64)>> {
    let status = prop_oneof![
        6 => Just(Status::Solved),
        1 => Just(Status::Lost),
        2 => Just(Status::Playing),
    ];
    let late = prop_oneof![8 => Just(false), 1 => Just(true)];
    proptest::option::weighted(0.85, (status, late, -30_i64..30))
}

fn history(days: Vec<Option<(Status, bool, i64)>>) -> Vec<DayResult> {
    let made = days.into_iter().zip(0..).filter_map(|(day, index)| {
        let (status, late, begun) = day?;
        let date = nth(index);
        let midnight = date.succ_opt()?.and_hms_opt(0, 0, 0)?.and_utc();
        Some(DayResult {
            date,
            attempt: (status == Status::Solved).then_some(1),
            status,
            gave_up: false,
            hints: 0,
            late,
            begun_at: Some(midnight + TimeDelta::minutes(begun)),
            finished_at: None,
        })
    });
    made.collect()
}

proptest! {
    #![proptest_config(Config::with_cases(2000))]

    #[test]
    fn random_histories_agree_with_the_walk(
        turkish in vec(result(), 1..90),
        arabic in vec(result(), 1..90),
        voids in btree_set((0_u64..90).prop_map(nth), 0..8),
        today in 0_u64..95,
        minutes in 0_i64..60,
    ) {
        let zone = zone("UTC");
        let turnover = nth(today).and_hms_opt(0, 0, 0).expect("midnight").and_utc();
        let now = turnover + TimeDelta::minutes(minutes);
        let today = zone.date_at(now);
        let (turkish, arabic) = (history(turkish), history(arabic));
        let name = |game: &str, results: &[DayResult]| -> Vec<_> {
            results.iter().map(|r| (game.to_owned(), r.clone())).collect()
        };
        let one = name("turkish", &turkish);
        let both = [one.clone(), name("arabic", &arabic)].concat();

        let open = grace_days(&turkish, &zone, now);
        let ours = streak(&turkish, &voids, today, &|day| open.contains(&day));
        let games = ["turkish"];
        let oracle = Oracle { results: &one, games: &games, voids: &voids, now, turnover };
        prop_assert_eq!(ours, oracle.walk(today));

        let open = grace_days(both.iter().map(|(_, r)| r), &zone, now);
        let games = ["turkish", "arabic"];
        let ours = overall(&both, &games, &voids, today, &|day| open.contains(&day));
        let oracle = Oracle { results: &both, games: &games, voids: &voids, now, turnover };
        prop_assert_eq!(ours, oracle.walk(today));
    }
}

#[test]
fn grace_is_half_an_hour() {
    assert_eq!(GRACE, TimeDelta::seconds(1800));
}
