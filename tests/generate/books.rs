//! The committed books keep what they promise.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;
use daily_dama::{
    generate::{
        select::difference,
        verify::{self, Depth},
    },
    puzzle::{
        book::{Puzzle, Unique, Volume},
        judge::main_line,
        library::Library,
        pick::{Schedule, final_chain},
        table::table,
        theme::Theme,
    },
    rules::{
        draughts::dama::{ARABIC, Dama, TURKISH},
        game::{Game, Piece},
    },
};
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

fn volumes(game: Dama) -> Vec<(Volume, Vec<Puzzle>)> {
    let library = Library::built_in().expect("the books can be read");
    let volumes: Vec<_> = library.of(game.id()).cloned().collect();
    assert!(!volumes.is_empty(), "{} has a volume", game.id());
    volumes
}

fn book(game: Dama) -> Vec<Puzzle> {
    let puzzles: Vec<Puzzle> = volumes(game)
        .into_iter()
        .flat_map(|(_, book)| book)
        .collect();
    assert!(puzzles.len() >= 730, "{}", puzzles.len());
    puzzles
}

fn share(book: &[Puzzle], of: impl Fn(&Puzzle) -> bool) -> usize {
    100 * book.iter().filter(|puzzle| of(puzzle)).count() / book.len()
}

fn chain(game: Dama, puzzle: &Puzzle) -> u32 {
    final_chain(table(game.id()).expect("a game of the site"), puzzle)
}

fn has(puzzle: &Puzzle, theme: Theme) -> bool {
    puzzle.themes.iter().any(|name| name == theme.name())
}

#[test]
fn every_claim_of_every_book_is_proven_again() {
    for game in [TURKISH, ARABIC] {
        book(game).par_iter().for_each(|puzzle| {
            let verdict = verify::puzzle(&game, puzzle, Depth::Twice);
            assert_eq!(verdict, Ok(()), "{} {}", game.id(), puzzle.position);
        });
    }
}

#[test]
fn a_false_claim_is_found() {
    let right = book(TURKISH).swap_remove(0);
    let wrong = |change: fn(&mut Puzzle)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        verify::puzzle(&TURKISH, &puzzle, Depth::Twice)
            .expect_err("a claim is false")
            .len()
    };
    assert_eq!(verify::puzzle(&TURKISH, &right, Depth::Twice), Ok(()));
    assert_eq!(wrong(|p| p.id = "000000000000".to_owned()), 1);
    assert_eq!(wrong(|p| p.win_in = 5 - p.win_in), 1);
    assert_eq!(wrong(|p| p.line.truncate(1)), 1);
    assert_eq!(wrong(|p| p.difficulty += 1), 1);
    assert_eq!(wrong(|p| p.grade = 8), 1);
    assert_eq!(wrong(|p| p.themes.reverse()), 1);
    assert_eq!(wrong(|p| p.position = "nothing".to_owned()), 1);
    assert_eq!(wrong(|p| p.position = "W:Wa2:Bh7".to_owned()), 1);
}

#[test]
fn lines_are_those_that_the_judge_plays() {
    for game in [TURKISH, ARABIC] {
        for puzzle in book(game) {
            let position = game.read_position(&puzzle.position).expect("proven");
            let mut at = position;
            let mut texts = Vec::new();
            for mv in main_line(&game, &position, puzzle.win_in) {
                texts.push(game.write_move(&at, &mv));
                at = game.play(&at, &mv.result);
            }
            assert_eq!(puzzle.line, texts, "{}", puzzle.position);
        }
    }
}

#[test]
fn quotas_are_kept() {
    for game in [TURKISH, ARABIC] {
        let book = book(game);
        assert!(share(&book, |p| p.unique == Unique::Full) >= 80);
        assert!(share(&book, |p| has(p, Theme::MenOnly)) >= 15);
        assert!(share(&book, |p| chain(game, p) >= 8) <= 40);
        assert!(share(&book, |p| has(p, Theme::KingTour)) <= 90);
    }
}

#[test]
fn no_puzzle_and_no_shape_is_there_twice() {
    let mut ids = HashSet::new();
    let mut shapes = HashSet::new();
    for game in [TURKISH, ARABIC] {
        let table = table(game.id()).expect("a game of the site");
        for puzzle in book(game) {
            assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.position);
            let shape = table.shape(&puzzle.position, &puzzle.line);
            assert!(shapes.insert(shape), "{}", puzzle.position);
        }
    }
}

fn board(game: Dama, puzzle: &Puzzle) -> Vec<Piece> {
    let position = game.read_position(&puzzle.position).expect("proven");
    game.pieces(&position)
}

#[test]
fn any_two_positions_of_a_book_differ_in_six_pieces() {
    for game in [TURKISH, ARABIC] {
        let boards: Vec<Vec<Piece>> = book(game).iter().map(|p| board(game, p)).collect();
        for (i, a) in boards.iter().enumerate() {
            for b in &boards[..i] {
                assert!(difference(a, b) >= 6, "{a:?} {b:?}");
            }
        }
    }
}

#[test]
fn grades_are_cut_by_difficulty_and_fill_the_calendar() {
    for game in [TURKISH, ARABIC] {
        for (volume, puzzles) in volumes(game) {
            let mut grades: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
            for puzzle in &puzzles {
                grades
                    .entry(puzzle.grade)
                    .or_default()
                    .push(puzzle.difficulty);
            }
            let counts: Vec<usize> = grades.values().map(Vec::len).collect();
            // Two years from a Thursday on: 105 Thursdays and Fridays, 104 of each other day.
            assert_eq!(
                (volume.from, volume.to),
                (date(2026, 1, 1), date(2027, 12, 31))
            );
            assert_eq!(counts, [104, 104, 104, 105, 105, 104, 104]);
            for (easier, harder) in [(1, 2), (2, 3), (4, 5), (5, 6), (6, 7)] {
                assert!(grades[&easier].iter().max() <= grades[&harder].iter().min());
            }
        }
    }
}

fn date(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).expect("a date")
}

#[test]
fn two_days_running_never_look_alike_and_each_day_has_its_own_puzzle() {
    for game in [TURKISH, ARABIC] {
        let library = Library::built_in().expect("the books can be read");
        let table = table(game.id()).expect("a game of the site");
        let mut schedule = Schedule::new(library.pool(table, None)).expect("a book");
        let mut last = None;
        let mut seen = HashMap::new();
        for day in date(2026, 1, 1).iter_days().take(730) {
            let puzzle = schedule.puzzle(day).expect("a puzzle every day");
            assert_eq!(seen.insert(puzzle.id.clone(), day), None, "{day}");
            let taste = (
                puzzle.win_in,
                puzzle.themes.first().cloned(),
                chain(game, puzzle),
            );
            assert_ne!(last, Some(taste.clone()), "{} {day}", game.id());
            last = Some(taste);
        }
    }
}
