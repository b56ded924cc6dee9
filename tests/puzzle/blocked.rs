//! Withdrawn puzzles: the list, and what the days make of it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use daily_dama::puzzle::{
    blocked::{Blocked, BlockedError, Flaw},
    library::Library,
    pick::{Pool, Schedule, final_chain},
    table::{TABLES, Table, table},
};

use crate::support::date;

fn built_in() -> Library {
    Library::built_in().expect("the books can be read")
}

fn list(lines: &[(&str, NaiveDate)]) -> Blocked {
    let text: String = lines
        .iter()
        .map(|(id, since)| format!("{id} {since} a test\n"))
        .collect();
    Blocked::read("test", &text).expect("a list")
}

/// One day as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Day {
    date: NaiveDate,
    id: String,
    grade: u8,
}

/// What the days of a game are picked from.
struct Book {
    table: &'static dyn Table,
    pool: Pool,
    /// Days of the first volume.
    span: usize,
}

impl Book {
    fn of(library: &Library, game: &str, secret: Option<&[u8]>) -> Self {
        let table = table(game).expect("a game");
        let (volume, _) = library.of(game).next().expect("a book");
        let span = (volume.to - volume.from).num_days() + 1;
        Self {
            table,
            pool: library.pool(table, secret),
            span: usize::try_from(span).expect("a span"),
        }
    }

    fn days(&self, blocked: &Blocked, count: usize) -> Vec<Day> {
        let pool = self.pool.clone().without(blocked);
        let first = pool.first_day().expect("a book");
        let mut schedule = Schedule::new(pool).expect("a book");
        let day = |date| {
            let puzzle = schedule.puzzle(date).expect("every day has a puzzle");
            Day {
                date,
                id: puzzle.id.clone(),
                grade: puzzle.grade,
            }
        };
        first.iter_days().take(count).map(day).collect()
    }

    /// Holds days against what shapes and neighbors promise.
    fn told_apart(&self, days: &[Day]) {
        let game = self.table.id();
        let mut shapes: BTreeMap<String, NaiveDate> = BTreeMap::new();
        let mut yesterday = None;
        for day in days {
            let puzzle = self.pool.find(&day.id).expect("in the book");
            let shape = self.table.shape(&puzzle.position, &puzzle.line);
            if let Some(before) = shapes.insert(shape, day.date) {
                let apart = (day.date - before).num_days();
                assert!(apart >= 365, "{game}: {before} and {} look alike", day.date);
            }
            let chain = final_chain(self.table, puzzle);
            let taste = Some((puzzle.win_in, puzzle.themes.first(), chain));
            assert_ne!(yesterday, taste, "{game} {}", day.date);
            yesterday = taste;
        }
    }
}

/// The games that have a book.
fn games(library: &Library) -> Vec<&'static str> {
    let games = TABLES.into_iter().map(Table::id);
    let games: Vec<_> = games.filter(|id| library.of(id).next().is_some()).collect();
    assert!(games.len() >= 2, "{games:?}");
    games
}

/// The book of a game whose first volume ends after so many days, so that puzzles are left over.
fn short(game: &str, days: u64) -> Library {
    let library = built_in();
    let (volume, puzzles) = library.of(game).next().expect("a book");
    let mut volume = volume.clone();
    volume.to = volume.from + chrono::Days::new(days - 1);
    assert!(puzzles.len() as u64 > days, "{game}: nothing is left over");
    Library::new(vec![(volume, puzzles.clone())])
}

fn changed<'a>(before: &'a [Day], after: &'a [Day]) -> Vec<&'a Day> {
    assert_eq!(before.len(), after.len());
    let pairs = before.iter().zip(after);
    pairs.filter(|(a, b)| a != b).map(|(_, b)| b).collect()
}

/// No puzzle within a year, and each weekday its grade.
fn spaced(game: &str, days: &[Day]) {
    let mut puzzles: BTreeMap<&str, NaiveDate> = BTreeMap::new();
    for day in days {
        if let Some(before) = puzzles.insert(&day.id, day.date) {
            let apart = (day.date - before).num_days();
            assert!(apart > 365, "{game}: {before} and {} repeat", day.date);
        }
        let weekday = day.date.weekday().number_from_monday();
        assert_eq!(u32::from(day.grade), weekday, "{game} {}", day.date);
    }
}

#[test]
fn days_before_a_withdrawal_stay_as_they_were() {
    let library = built_in();
    for (game, secret) in [
        ("turkish", None),
        ("turkish", Some(&b"key"[..])),
        ("russian", None),
        ("international", Some(b"other")),
    ] {
        let book = Book::of(&library, game, secret);
        let before = book.days(&Blocked::new(), 365);
        let since = before[150].date;
        let withdrawn: Vec<(&str, NaiveDate)> = [0, 149, 150, 151, 200, 201, 202, 350]
            .iter()
            .map(|at| (before[*at].id.as_str(), since))
            .collect();
        let after = book.days(&list(&withdrawn), 365);
        assert_eq!(before[..150], after[..150], "{game}");
        let ids: BTreeSet<&str> = after[150..].iter().map(|day| day.id.as_str()).collect();
        for (id, _) in withdrawn {
            assert!(!ids.contains(id), "{game}: {id} came after {since}");
        }
    }
}

#[test]
fn a_withdrawn_puzzle_never_comes_again_and_spacing_holds() {
    let library = built_in();
    for game in games(&library) {
        let book = Book::of(&library, game, None);
        let count = book.span + 2 * 365;
        let before = book.days(&Blocked::new(), count);
        let withdrawn: Vec<(&str, NaiveDate)> = [40, 90, 91, 200]
            .iter()
            .map(|at| (before[*at].id.as_str(), before[30].date))
            .collect();
        let after = book.days(&list(&withdrawn), count);
        for day in &after[30..] {
            let gone = withdrawn.iter().any(|(id, _)| *id == day.id);
            assert!(!gone, "{game} {}: {} came again", day.date, day.id);
        }
        spaced(game, &after);
        // A book without a puzzle to spare runs short of other shapes at its end.
        book.told_apart(&after[..330]);
        let changed = changed(&before[..book.span], &after[..book.span]).len();
        eprintln!(
            "{game}: 4 withdrawn, {changed} days of {} changed",
            book.span
        );
        assert!(
            (4..=12).contains(&changed),
            "{game}: {changed} days changed"
        );
    }
}

#[test]
fn one_withdrawal_changes_one_day_where_puzzles_are_left_over() {
    let library = built_in();
    let (mut alone, mut all) = (0, 0);
    for game in games(&library) {
        let book = Book::of(&short(game, 300), game, None);
        let before = book.days(&Blocked::new(), 300);
        for at in [0, 60, 150, 299] {
            let blocked = list(&[(&before[at].id, date("2026-01-01"))]);
            let after = book.days(&blocked, 300);
            let changed = changed(&before, &after);
            assert_eq!(changed[0].date, before[at].date, "{game}");
            // Where what is left over looks like a puzzle of the year, later days help out.
            assert!(changed.len() <= 3, "{game}: {changed:?}");
            (alone, all) = (alone + usize::from(changed.len() == 1), all + 1);
            spaced(game, &after);
            book.told_apart(&after);
        }
    }
    eprintln!("{alone} of {all} withdrawals change one day");
    assert!(all >= 8 && alone * 4 >= all * 3, "{alone} of {all}");
}

#[test]
fn few_days_change_in_a_volume_that_has_no_puzzle_left_over() {
    let library = built_in();
    for game in games(&library) {
        let book = Book::of(&library, game, None);
        let before = book.days(&Blocked::new(), book.span);
        let most = [3, 100, book.span - 1].map(|at| {
            let blocked = list(&[(&before[at].id, date("2026-01-01"))]);
            changed(&before, &book.days(&blocked, book.span)).len()
        });
        eprintln!(
            "{game}: one withdrawn, {most:?} of {} days changed",
            book.span
        );
        assert!(
            most.iter().all(|days| (1..=6).contains(days)),
            "{game}: {most:?}"
        );
    }
}

#[test]
fn a_grade_without_puzzles_borrows_from_the_nearest_one() {
    let library = short("turkish", 200);
    let book = Book::of(&library, "turkish", None);
    let all = book.days(&Blocked::new(), 1);
    let start = all[0].date;
    let mut lines = Vec::new();
    for (_, puzzles) in library.of("turkish") {
        let of_grade = puzzles.iter().filter(|puzzle| puzzle.grade == 3);
        lines.extend(of_grade.map(|puzzle| (puzzle.id.as_str(), start)));
    }
    assert!(lines.len() > 50, "{} of grade 3", lines.len());
    let after = book.days(&list(&lines), 200);
    let wednesdays = after
        .iter()
        .filter(|day| day.date.weekday().number_from_monday() == 3);
    let grades: BTreeSet<u8> = wednesdays.map(|day| day.grade).collect();
    assert!(
        !grades.is_empty() && grades.iter().all(|grade| [2, 4].contains(grade)),
        "{grades:?}"
    );
}

#[test]
fn a_day_has_a_puzzle_even_where_all_are_withdrawn() {
    let library = short("turkish", 30);
    let book = Book::of(&library, "turkish", None);
    let mut lines = Vec::new();
    for (_, puzzles) in library.of("turkish") {
        lines.extend(
            puzzles
                .iter()
                .map(|puzzle| (puzzle.id.as_str(), date("2026-01-01"))),
        );
    }
    let plain = book.days(&Blocked::new(), 30);
    let after = book.days(&list(&lines), 30);
    assert_eq!(plain, after);
}

#[test]
fn the_list_is_read_strictly() {
    let text = "# why\n\n  3b77cd9d6569 2026-05-01   two keys,\tsadly \n25d4ea82d88d 2027-01-01 x";
    let list = Blocked::read("mine.txt", text).expect("a list");
    assert_eq!(list.len(), 2);
    let first = list.get("3b77cd9d6569").expect("on the list");
    assert_eq!(first.since, date("2026-05-01"));
    assert_eq!(first.reason, "two keys,\tsadly");
    let flaw = |line: &str| {
        let text = format!("# one\n25d4ea82d88d 2027-01-01 x\n{line}\n");
        match Blocked::read("mine.txt", &text) {
            Err(BlockedError {
                file,
                line: 3,
                flaw,
            }) if file == "mine.txt" => flaw,
            other => panic!("{line:?}: {other:?}"),
        }
    };
    for id in ["3b77cd9d656", "3B77CD9D6569", "3b77cd9d65691", "ığüşöç"] {
        assert_eq!(
            flaw(&format!("{id} 2026-05-01 why")),
            Flaw::Id(id.to_owned())
        );
    }
    for since in ["2026-5-1", "2026-02-30", "why", "٢٠٢٦-٠٥-٠١"] {
        let line = format!("3b77cd9d6569 {since} why");
        assert_eq!(flaw(&line), Flaw::Since(since.to_owned()));
    }
    assert_eq!(flaw("3b77cd9d6569"), Flaw::Since(String::new()));
    assert_eq!(flaw("3b77cd9d6569 2026-05-01  "), Flaw::NoReason);
    let twice = "25d4ea82d88d 2027-01-02 again";
    assert_eq!(flaw(twice), Flaw::Twice("25d4ea82d88d".to_owned()));
    let said = Blocked::read("mine.txt", "x").expect_err("no list");
    assert_eq!(
        said.to_string(),
        "mine.txt, line 1: an id has twelve digits 0-9 and a-f, \"x\" is none"
    );
}

#[test]
fn of_two_lists_the_earlier_day_holds_and_stale_ids_are_named() {
    let one = Blocked::read("one", "3b77cd9d6569 2026-05-01 one").expect("a list");
    let two = "3b77cd9d6569 2026-04-01 two\n000000000000 2026-04-01 nobody";
    let two = Blocked::read("two", two).expect("a list");
    for both in [one.clone().and(two.clone()), two.and(one)] {
        let first = both.get("3b77cd9d6569").expect("on the list");
        assert_eq!((first.since, &*first.reason), (date("2026-04-01"), "two"));
        let library = short("turkish", 30).without(both);
        assert!(library.stale().any(|id| id == "000000000000"));
    }
    assert_eq!(built_in().stale().next(), None, "the shipped list");
}
