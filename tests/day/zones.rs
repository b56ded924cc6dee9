//! When the day turns over. Expected instants are sums from the published
//! offsets of each zone, not our own output.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use daily_dama::puzzle::day::Zone;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use super::{at, date, zone};

/// Zone, day, the instant it ends.
const EDGES: [(&str, &str, &str); 32] = [
    ("UTC", "2026-11-29", "2026-11-30T00:00:00Z"),
    ("Europe/Istanbul", "2026-11-29", "2026-11-29T21:00:00Z"),
    // Summer time of 2015 ended two weeks late, on 8 November: 25 hours.
    ("Europe/Istanbul", "2015-11-07", "2015-11-07T21:00:00Z"),
    ("Europe/Istanbul", "2015-11-08", "2015-11-08T22:00:00Z"),
    // The last spring change, 23 hours; since September 2016 always +3.
    ("Europe/Istanbul", "2016-03-26", "2016-03-26T22:00:00Z"),
    ("Europe/Istanbul", "2016-03-27", "2016-03-27T21:00:00Z"),
    ("Europe/Istanbul", "2016-12-31", "2016-12-31T21:00:00Z"),
    ("Europe/Istanbul", "2024-02-28", "2024-02-28T21:00:00Z"),
    ("Europe/Istanbul", "2024-02-29", "2024-02-29T21:00:00Z"),
    // No midnight on 26 March 2023, and 23:00 twice on 28 October.
    ("Asia/Beirut", "2023-03-25", "2023-03-25T22:00:00Z"),
    ("Asia/Beirut", "2023-03-26", "2023-03-26T21:00:00Z"),
    ("Asia/Beirut", "2023-10-27", "2023-10-27T21:00:00Z"),
    ("Asia/Beirut", "2023-10-28", "2023-10-28T22:00:00Z"),
    ("Asia/Beirut", "2026-03-28", "2026-03-28T22:00:00Z"),
    ("Asia/Beirut", "2026-03-29", "2026-03-29T21:00:00Z"),
    ("Asia/Beirut", "2026-10-23", "2026-10-23T21:00:00Z"),
    ("Asia/Beirut", "2026-10-24", "2026-10-24T22:00:00Z"),
    // No midnight on Friday 24 April 2026, and 23:00 twice on 29 October.
    ("Africa/Cairo", "2026-04-23", "2026-04-23T22:00:00Z"),
    ("Africa/Cairo", "2026-04-24", "2026-04-24T21:00:00Z"),
    ("Africa/Cairo", "2026-10-28", "2026-10-28T21:00:00Z"),
    ("Africa/Cairo", "2026-10-29", "2026-10-29T22:00:00Z"),
    // 30 December 2011 did not exist: it ends when it would have begun.
    ("Pacific/Apia", "2011-12-28", "2011-12-29T10:00:00Z"),
    ("Pacific/Apia", "2011-12-29", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-31T10:00:00Z"),
    ("America/New_York", "2026-03-07", "2026-03-08T05:00:00Z"),
    ("America/New_York", "2026-03-08", "2026-03-09T04:00:00Z"),
    ("America/New_York", "2026-10-31", "2026-11-01T04:00:00Z"),
    ("America/New_York", "2026-11-01", "2026-11-02T05:00:00Z"),
    ("America/New_York", "2026-12-31", "2027-01-01T05:00:00Z"),
    // Clocks went back from 00:01 to 23:01: the day that had begun goes on.
    ("America/St_Johns", "2010-11-06", "2010-11-07T02:30:00Z"),
    ("America/St_Johns", "2010-11-07", "2010-11-08T03:30:00Z"),
];

#[test]
fn days_end_when_their_zone_says() {
    for (name, day, end) in EDGES {
        assert_eq!(
            zone(name).turnover_after(date(day)),
            at(end),
            "{name} {day}"
        );
    }
}

#[test]
fn the_last_millisecond_belongs_to_the_day_and_the_next_does_not() {
    for (name, day, end) in EDGES {
        let (zone, day, end) = (zone(name), date(day), at(end));
        let before = zone.date_at(end - TimeDelta::milliseconds(1));
        assert!(zone.date_at(end) > day, "{name} {day}");
        assert!(before <= day, "{name} {day}");
    }
    let apia = zone("Pacific/Apia");
    let skip = at("2011-12-30T10:00:00Z");
    assert_eq!(apia.date_at(skip), date("2011-12-31"));
    assert_eq!(
        apia.date_at(skip - TimeDelta::milliseconds(1)),
        date("2011-12-29")
    );
}

#[test]
fn a_day_that_has_begun_does_not_go_back() {
    let zone = zone("America/St_Johns");
    assert_eq!(zone.date_at(at("2010-11-07T02:29:59Z")), date("2010-11-06"));
    assert_eq!(zone.date_at(at("2010-11-07T02:30:30Z")), date("2010-11-07"));
    // The wall shows 23:01:30 of the sixth.
    assert_eq!(zone.date_at(at("2010-11-07T02:31:30Z")), date("2010-11-07"));
    assert_eq!(zone.date_at(at("2010-11-07T03:30:30Z")), date("2010-11-07"));
}

#[test]
fn seconds_left_are_those_of_the_day_at_hand() {
    let istanbul = zone("Europe/Istanbul");
    assert_eq!(istanbul.seconds_left(at("2026-11-28T21:00:00Z")), 86_400);
    assert_eq!(istanbul.seconds_left(at("2026-11-29T20:59:59Z")), 1);
    assert_eq!(istanbul.seconds_left(at("2026-11-29T20:59:59.001Z")), 1);
    assert_eq!(istanbul.seconds_left(at("2026-11-29T20:59:58.999Z")), 2);
    let cairo = zone("Africa/Cairo");
    assert_eq!(cairo.seconds_left(at("2026-04-23T22:00:00Z")), 23 * 3600);
    assert_eq!(cairo.seconds_left(at("2026-10-28T21:00:00Z")), 25 * 3600);
}

#[test]
fn a_zone_is_known_by_the_name_in_the_database() {
    assert_eq!(zone("Europe/Istanbul").name(), "Europe/Istanbul");
    assert_eq!(zone("europe/istanbul").name(), "Europe/Istanbul");
    for name in [
        "",
        "Istanbul",
        "Europe/Constantinople",
        "../etc/passwd",
        "Etc/Unknown",
        "+03",
    ] {
        let error = Zone::parse(name).expect_err(name);
        assert_eq!(error.to_string(), format!("unknown time zone {name:?}"));
    }
}

#[test]
fn the_ends_of_time_saturate() {
    let zone = zone("Asia/Beirut");
    let end = zone.turnover_after(NaiveDate::MAX);
    assert_eq!(end, zone.turnover_after(date("9999-12-31")));
    assert!(zone.turnover_after(NaiveDate::MIN) < at("0000-01-01T00:00:00Z"));
    assert_eq!(zone.seconds_left(DateTime::<Utc>::MAX_UTC), 0);
    let far = zone.date_at(DateTime::<Utc>::MAX_UTC);
    assert!(far >= date("9999-12-30"), "{far}");
    assert!(zone.date_at(DateTime::<Utc>::MIN_UTC) < date("0000-01-01"));
}

const ODD: [&str; 9] = [
    "Europe/Istanbul",
    "Asia/Beirut",
    "Africa/Cairo",
    "Pacific/Apia",
    "Pacific/Kwajalein",
    "America/New_York",
    "America/St_Johns",
    "America/Juneau",
    "America/Havana",
];

proptest! {
    /// Millisecond range: years 1850 to 2100.
    #[test]
    fn the_calendar_and_the_turnover_agree(
        which in 0..ODD.len(),
        millis in -3_786_912_000_000_i64..4_102_444_800_000,
        step in 0_i64..172_800_000,
    ) {
        let zone = zone(ODD[which]);
        let now = DateTime::from_timestamp_millis(millis).expect("in range");
        let today = zone.date_at(now);
        prop_assert!(zone.turnover_after(today) > now);
        prop_assert!(zone.turnover_after(today.pred_opt().expect("in range")) <= now);
        prop_assert_eq!(zone.date_at(zone.turnover_after(today)) > today, true);
        prop_assert!(zone.date_at(now + TimeDelta::milliseconds(step)) >= today);
    }

    #[test]
    fn no_instant_and_no_date_panics(seconds in any::<i64>(), days in any::<i32>()) {
        let zone = zone("Pacific/Apia");
        if let Some(now) = DateTime::from_timestamp(seconds, 999_999_999) {
            let _ = (zone.date_at(now), zone.seconds_left(now));
        }
        if let Some(day) = NaiveDate::from_num_days_from_ce_opt(days) {
            let _ = zone.turnover_after(day);
        }
    }
}
