//! The journal explains every streak.

use std::collections::BTreeSet;

use daily_dama::puzzle::streak::{DayResult, Happened, journal};

use super::{date, late, lost, playing, solved};

#[test]
fn it_has_every_day_from_the_first_newest_first() {
    let results = [
        late(solved("2026-11-01", 2)),
        late(playing("2026-11-02")),
        solved("2026-11-20", 1),
        DayResult {
            hints: 2,
            ..solved("2026-11-21", 3)
        },
        lost("2026-11-22"),
        DayResult {
            gave_up: true,
            ..lost("2026-11-23")
        },
        late(lost("2026-11-24")),
        playing("2026-11-26"),
        playing("2026-11-28"),
        playing("2026-11-29"),
    ];
    let voids = BTreeSet::from([date("2026-11-27")]);
    let told = journal(&results, &voids, date("2026-11-29"), &|day| {
        day == date("2026-11-28")
    });
    let expected = [
        ("2026-11-29", Happened::Open),
        ("2026-11-28", Happened::Open),
        ("2026-11-27", Happened::Void),
        ("2026-11-26", Happened::Missed),
        ("2026-11-25", Happened::Missed),
        ("2026-11-24", Happened::Late { solved: None }),
        ("2026-11-23", Happened::GivenUp),
        ("2026-11-22", Happened::Lost),
        (
            "2026-11-21",
            Happened::Solved {
                attempt: 3,
                hint: true,
            },
        ),
        (
            "2026-11-20",
            Happened::Solved {
                attempt: 1,
                hint: false,
            },
        ),
        ("2026-11-01", Happened::Late { solved: Some(2) }),
    ];
    assert_eq!(told, expected.map(|(day, what)| (date(day), what)));
}

#[test]
fn a_void_day_shows_as_solved_when_it_was() {
    let day = date("2026-11-29");
    let voids = BTreeSet::from([day]);
    let told = |result| journal(&[result], &voids, day, &|_| false);
    assert_eq!(
        told(solved("2026-11-29", 1)),
        [(
            day,
            Happened::Solved {
                attempt: 1,
                hint: false
            }
        )]
    );
    assert_eq!(told(lost("2026-11-29")), [(day, Happened::Void)]);
}

#[test]
fn it_is_empty_without_results() {
    assert_eq!(
        journal(&[], &BTreeSet::new(), date("2026-11-29"), &|_| false),
        []
    );
}
