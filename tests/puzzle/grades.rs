//! Grades that change: from their day on, and never before.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};
use daily_dama::puzzle::{
    grades::{Grades, GradesError, Regrade},
    library::Library,
    pick::Schedule,
    table::table,
};

use crate::support::date;

fn entry(id: &str, grade: u8, since: NaiveDate) -> Regrade {
    Regrade {
        game: "turkish".to_owned(),
        id: id.to_owned(),
        grade,
        since,
        difficulty_estimated: None,
        se: None,
    }
}

/// The ids and weekdays of the first year of the Turkish book.
fn year(grades: Grades) -> Vec<(NaiveDate, String)> {
    let library = Library::built_in().expect("the books").regraded(grades);
    let pool = library.pool(table("turkish").expect("a game"), None);
    let first = pool.first_day().expect("a book");
    let mut schedule = Schedule::new(pool).expect("a book");
    first
        .iter_days()
        .take(364)
        .map(|day| (day, schedule.puzzle(day).expect("a puzzle").id.clone()))
        .collect()
}

#[test]
fn days_before_stay_and_a_puzzle_waits_for_the_weekday_of_its_new_grade() {
    let before = year(Grades::none());
    let since = before[100].0;
    let weekday = |day: NaiveDate| u8::try_from(day.weekday().number_from_monday()).expect("1-7");
    // A puzzle of a Saturday and one of a Thursday, both to come, trade grades.
    let coming = |wanted: u8| {
        let late = before[120..].iter();
        late.filter(move |(day, _)| weekday(*day) == wanted)
            .map(|(_, id)| id.clone())
            .next()
            .expect("a puzzle")
    };
    let (saturday, thursday) = (coming(6), coming(4));
    let entries = vec![entry(&saturday, 4, since), entry(&thursday, 6, since)];
    let grades = Grades::new(entries).expect("sound");
    assert_eq!(Grades::read(&grades.text()).expect("sound"), grades);
    let after = year(grades.clone());
    assert_eq!(after[..100], before[..100]);
    assert_ne!(after[100..], before[100..]);
    let ids: BTreeSet<&String> = after.iter().map(|(_, id)| id).collect();
    assert_eq!(ids.len(), after.len(), "no puzzle comes twice");
    for (day, id) in &after {
        match id {
            _ if *id == saturday => assert_eq!(weekday(*day), 4, "{day}"),
            _ if *id == thursday => assert_eq!(weekday(*day), 6, "{day}"),
            _ => {}
        }
    }
    assert_eq!(grades.on("turkish", &saturday, before[99].0), None);
    assert_eq!(grades.on("turkish", &saturday, since), Some(4));
    assert_eq!(grades.on("arabic", &saturday, since), None);
}

#[test]
fn a_change_of_puzzles_that_are_gone_by_changes_nothing_of_the_volume() {
    let before = year(Grades::none());
    let since = before[100].0;
    let entries = vec![entry(&before[3].1, 5, since), entry("no such id", 1, since)];
    assert_eq!(year(Grades::new(entries).expect("sound")), before);
}

#[test]
fn a_file_that_contradicts_itself_is_refused() {
    let since = date("2026-05-01");
    let twice = Grades::new(vec![entry("a", 1, since), entry("a", 2, since)]);
    assert!(matches!(twice, Err(GradesError::Twice { .. })));
    for grade in [0, 8] {
        let wrong = Grades::new(vec![entry("a", grade, since)]);
        assert!(matches!(wrong, Err(GradesError::Grade { .. })));
    }
    let line = Grades::read("\n{\"id\":\"a\"}\n");
    assert!(matches!(line, Err(GradesError::Line { line: 2, .. })));
}
