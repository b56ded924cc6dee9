use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use daily_dama::puzzle::{
    book::Puzzle,
    library::Library,
    pick::{Pool, Schedule, final_chain},
    table::{TABLES, Table, table},
};

use crate::support::date;

fn schedule(game: &str, secret: Option<&[u8]>) -> Schedule {
    let library = Library::built_in().expect("the books can be read");
    let table = table(game).expect("a game");
    Schedule::new(library.pool(table, secret)).expect("a book")
}

fn days(
    game: &str,
    secret: Option<&[u8]>,
    from: NaiveDate,
    count: usize,
) -> Vec<(NaiveDate, Puzzle)> {
    let mut schedule = schedule(game, secret);
    let days = from.iter_days().take(count);
    days.map(|day| (day, schedule.puzzle(day).expect("a puzzle").clone()))
        .collect()
}

fn taste<'a>(table: &dyn Table, puzzle: &'a Puzzle) -> (u8, Option<&'a String>, u32) {
    let chain = final_chain(table, puzzle);
    (puzzle.win_in, puzzle.themes.first(), chain)
}

/// The days of the first volume of a game; none where it has no book.
fn volume_days(game: &str) -> Vec<(NaiveDate, Puzzle)> {
    let library = Library::built_in().expect("the books can be read");
    let Some((volume, _)) = library.of(game).next() else {
        return Vec::new();
    };
    let count = usize::try_from((volume.to - volume.from).num_days() + 1).expect("a span");
    assert!(count >= 365, "{game}: {count} days");
    days(game, None, volume.from, count)
}

#[test]
fn the_first_volume_keeps_every_promise_of_spacing() {
    let mut books = 0;
    for game in TABLES.into_iter().map(Table::id) {
        let days = volume_days(game);
        if days.is_empty() {
            continue;
        }
        books += 1;
        let table = table(game).expect("a game");
        let mut shapes: BTreeMap<String, NaiveDate> = BTreeMap::new();
        let mut ids = BTreeSet::new();
        let mut moves: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
        for (day, puzzle) in &days {
            let grade = u8::try_from(day.weekday().number_from_monday()).expect("1 to 7");
            assert_eq!(puzzle.grade, grade, "{game} {day}");
            moves.entry(grade).or_default().insert(puzzle.win_in);
            assert!(ids.insert(&puzzle.id), "{game} {day}: {} again", puzzle.id);
            let shape = table.shape(&puzzle.position, &puzzle.line);
            if let Some(before) = shapes.insert(shape, *day) {
                assert!(
                    (*day - before).num_days() >= 365,
                    "{game}: {before} and {day} look alike"
                );
            }
        }
        let week: Vec<u8> = moves.values().flatten().copied().collect();
        assert_eq!(week.len(), 7, "{game}: one N a weekday");
        assert!(week.is_sorted(), "{game}: {week:?}");
        for pair in days.windows(2) {
            let [before, after] = [0, 1].map(|i| taste(table, &pair[i].1));
            assert_ne!(before, after, "{game} {}", pair[1].0);
        }
        let share = |count: usize| count * 100 / days.len();
        let men = days
            .iter()
            .filter(|(_, puzzle)| !puzzle.position.contains('K'));
        assert!(share(men.count()) >= 15, "{game}: too few without kings");
        let tours = days
            .iter()
            .filter(|(_, puzzle)| final_chain(table, puzzle) >= 8);
        assert!(share(tours.count()) <= 40, "{game}: too many long tours");
    }
    assert!(books >= 2, "{books} books");
}

#[test]
fn volumes_reach_as_far_as_promised() {
    let promised = [
        ("turkish", 730),
        ("arabic", 730),
        ("russian", 730),
        ("chinese", 365),
        ("american", 365),
        ("brazilian", 365),
        ("spanish", 365),
        ("italian", 365),
        ("czech", 365),
        ("international", 365),
    ];
    for (game, least) in promised {
        let days = volume_days(game);
        assert!(days.len() >= least, "{game}: {} days", days.len());
        assert_eq!(days[0].0, date("2026-01-01"), "{game}");
    }
}

#[test]
fn russian_weeks_have_one_win_in_two_or_two() {
    let mut large = 0;
    let days = volume_days("russian");
    for (day, puzzle) in &days {
        match (day.weekday().number_from_monday(), puzzle.win_in) {
            (1, 2) | (2, 2..=3) | (3..=7, 3) => {}
            (weekday, n) => panic!("{day}: weekday {weekday} has a win in {n}"),
        }
        let (_, black) = puzzle.position.split_once(":B").expect("two lists");
        large += usize::from(puzzle.win_in == 3 && black.split(',').count() >= 5);
    }
    assert!(
        large * 2 > days.len(),
        "{large} of {} are large",
        days.len()
    );
}

#[test]
fn turkish_and_arabic_weeks_begin_with_three_wins_in_two() {
    for game in ["turkish", "arabic"] {
        let days = volume_days(game);
        // Five years, of which one is a leap year.
        assert_eq!(days.len(), 5 * 365 + 1);
        for (day, puzzle) in days {
            let n = if day.weekday().number_from_monday() <= 3 {
                2
            } else {
                3
            };
            assert_eq!(puzzle.win_in, n, "{game} {day}");
        }
    }
}

#[test]
fn no_puzzle_is_in_two_games() {
    let library = Library::built_in().expect("the books can be read");
    let mut seen = BTreeSet::new();
    for game in TABLES.into_iter().map(Table::id) {
        for (_, puzzles) in library.of(game) {
            for puzzle in puzzles {
                let position = &puzzle.position;
                assert!(seen.insert(puzzle.id.clone()), "{position} is in two");
            }
        }
    }
    assert!(seen.len() >= 2 * 730, "{}", seen.len());
}

#[test]
fn after_the_last_volume_nothing_comes_back_within_a_year() {
    let mut books = 0;
    for game in TABLES.into_iter().map(Table::id) {
        let volume = volume_days(game).len();
        if volume == 0 {
            continue;
        }
        books += 1;
        let days = days(game, None, date("2026-01-01"), volume + 3 * 365);
        let mut last: BTreeMap<&str, NaiveDate> = BTreeMap::new();
        for (day, puzzle) in &days {
            if let Some(before) = last.insert(&puzzle.id, *day) {
                let apart = (*day - before).num_days();
                assert!(apart > 365, "{game}: {before} and {day}");
            }
            let grade = u8::try_from(day.weekday().number_from_monday()).expect("1 to 7");
            assert_eq!(puzzle.grade, grade, "{game} {day}");
        }
        let ids = |from: usize| -> Vec<&String> {
            let year = &days[from..from + 365];
            year.iter().map(|(_, puzzle)| &puzzle.id).collect()
        };
        assert_ne!(ids(0), ids(volume), "{game}: another order");
    }
    assert!(books >= 10, "{books} books");
}

#[test]
fn a_secret_changes_the_order_and_keeps_the_week() {
    let plain = days("arabic", None, date("2026-01-01"), 730);
    let keyed = days("arabic", Some(b"one"), date("2026-01-01"), 730);
    let other = days("arabic", Some(b"two"), date("2026-01-01"), 730);
    let same = |a: &[(NaiveDate, Puzzle)], b: &[(NaiveDate, Puzzle)]| {
        a.iter().zip(b).filter(|(a, b)| a.1.id == b.1.id).count()
    };
    for (a, b) in [(&plain, &keyed), (&plain, &other), (&keyed, &other)] {
        assert!(same(a, b) < 40, "{} days of 730 agree", same(a, b));
    }
    let ids: BTreeSet<_> = keyed.iter().map(|(_, puzzle)| &puzzle.id).collect();
    assert_eq!(ids.len(), 730, "no puzzle twice");
    for (day, puzzle) in &keyed {
        assert_eq!(u32::from(puzzle.grade), day.weekday().number_from_monday());
    }
}

#[test]
fn a_day_does_not_depend_on_the_days_asked_before() {
    let days = days("turkish", None, date("2026-01-01"), 400);
    for index in [0, 1, 58, 364, 399] {
        let (day, puzzle) = &days[index];
        assert_eq!(
            schedule("turkish", None).puzzle(*day),
            Some(puzzle),
            "{day}"
        );
    }
    assert_eq!(schedule("turkish", None).puzzle(date("2025-12-31")), None);
}

#[test]
fn a_pool_without_puzzles_has_no_days() {
    let table = table("turkish").expect("a game");
    assert!(Schedule::new(Pool::new(Vec::new(), table, None)).is_none());
}

/// The days of the first volume and after it, as they were published. A change here is a change
/// of what people have solved.
const PUBLISHED: [(&str, &str, &str); 12] = [
    ("2026-01-01", "246fe964d2f7", "e5fd6218f2e1"),
    ("2026-02-28", "acb2c466b31b", "a9b94b6a2427"),
    ("2026-03-01", "733631cc8940", "a7c794dc6a55"),
    ("2026-11-29", "49de3f21ba19", "6cd2d7052466"),
    ("2026-12-31", "3dd2e2d0fbc7", "ee4769c6d01f"),
    ("2027-01-01", "4bf19c8bd021", "f7e70395d413"),
    ("2027-12-31", "b6608d45062e", "9884a304e0f1"),
    ("2028-01-01", "a730a962eabf", "80d494c2ca1c"),
    ("2028-02-29", "30ae8ebe28b8", "6f36ff2be52b"),
    ("2029-06-15", "16c1b7723363", "50e9884c3523"),
    ("2030-12-31", "07f430f5c1bc", "ffa0f2ad9bd0"),
    ("2031-01-01", "88179e1596e0", "774a00ae4baa"),
];

#[test]
fn fixed_dates_have_fixed_puzzles() {
    let (mut turkish, mut arabic) = (schedule("turkish", None), schedule("arabic", None));
    for (day, first, second) in PUBLISHED {
        let id =
            |schedule: &mut Schedule| schedule.puzzle(date(day)).map(|puzzle| puzzle.id.clone());
        assert_eq!(id(&mut turkish).as_deref(), Some(first), "turkish {day}");
        assert_eq!(id(&mut arabic).as_deref(), Some(second), "arabic {day}");
    }
}
