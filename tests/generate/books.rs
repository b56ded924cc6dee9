//! The committed books keep what they promise.

use std::collections::{BTreeMap, HashMap, HashSet};

use daily_dama::{
    generate::{
        limits::Limits,
        select::{difference, per_grade},
        verify::{self, Depth},
    },
    puzzle::{
        book::{Puzzle, Unique, Volume},
        library::Library,
        pick::{Schedule, final_chain},
        table::{Table, table},
        theme::Theme,
    },
    rules::{
        catalog::{self, Visit},
        draughts::dama::TURKISH,
        game::{Game, Piece},
    },
};
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

use crate::support::date;

/// A game with its volumes.
type Books = (&'static dyn Table, Vec<(Volume, Vec<Puzzle>)>);

/// The games that have books, with these.
fn books() -> Vec<Books> {
    let library = Library::built_in().expect("the books can be read");
    let mut books = Vec::new();
    for id in catalog::ids() {
        let volumes: Vec<_> = library.of(id).cloned().collect();
        if !volumes.is_empty() {
            books.push((table(id).expect("a game of the site"), volumes));
        }
    }
    assert!(books.len() >= 2, "{} games have books", books.len());
    books
}

/// The same, all volumes of a game in one.
fn whole() -> Vec<(&'static dyn Table, Vec<Puzzle>)> {
    let together = |volumes: Vec<(Volume, Vec<Puzzle>)>| -> Vec<Puzzle> {
        volumes.into_iter().flat_map(|(_, book)| book).collect()
    };
    let books = books().into_iter();
    let books: Vec<_> = books
        .map(|(table, volumes)| (table, together(volumes)))
        .collect();
    for (table, book) in &books {
        assert!(book.len() >= 365, "{}: {}", table.id(), book.len());
    }
    books
}

fn share(book: &[Puzzle], of: impl Fn(&Puzzle) -> bool) -> usize {
    100 * book.iter().filter(|puzzle| of(puzzle)).count() / book.len()
}

fn has(puzzle: &Puzzle, theme: Theme) -> bool {
    puzzle.themes.iter().any(|name| name == theme.name())
}

/// Proves puzzles twice.
struct Prove<'a>(&'a [Puzzle]);

impl Visit for Prove<'_> {
    type Output = ();

    fn visit<G: Game>(self, game: G) {
        self.0.par_iter().for_each(|puzzle| {
            let verdict = verify::puzzle(&game, puzzle, Depth::Twice);
            assert_eq!(verdict, Ok(()), "{} {}", game.id(), puzzle.position);
        });
    }
}

#[test]
fn puzzles_from_all_over_every_book_are_proven_again() {
    // `verify` proves them all; this is for those who run the tests alone.
    for (table, book) in whole() {
        let some: Vec<Puzzle> = book.iter().step_by(book.len() / 12).cloned().collect();
        assert!(some.len() >= 12);
        catalog::with(table.id(), Prove(&some)).expect("a game of the site");
    }
}

#[test]
fn a_false_claim_is_found() {
    let library = Library::built_in().expect("the books can be read");
    let (_, book) = library.of("turkish").next().expect("a volume");
    let right = book[0].clone();
    let wrong = |change: fn(&mut Puzzle)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        verify::puzzle(&TURKISH, &puzzle, Depth::Once)
            .expect_err("a claim is false")
            .len()
    };
    assert_eq!(verify::puzzle(&TURKISH, &right, Depth::Twice), Ok(()));
    assert_eq!(wrong(|p| p.id = "000000000000".to_owned()), 1);
    assert_eq!(wrong(|p| p.win_in = 5 - p.win_in), 1);
    assert_eq!(wrong(|p| p.line.truncate(1)), 1);
    assert_eq!(wrong(|p| p.difficulty += 1), 1);
    assert_eq!(wrong(|p| p.grade = 8), 1);
    assert_eq!(wrong(|p| p.grade = if p.grade <= 3 { 4 } else { 3 }), 1);
    assert_eq!(wrong(|p| p.themes.reverse()), 1);
    assert_eq!(wrong(|p| p.position = "nothing".to_owned()), 1);
    assert_eq!(wrong(|p| p.position = "W:Wa2:Bh7".to_owned()), 1);
}

#[test]
fn lines_are_those_that_the_judge_plays() {
    for (table, book) in whole() {
        // Every third is enough: `verify` looks at them all.
        for puzzle in book.iter().step_by(3) {
            let line = table.main_line(&puzzle.position, puzzle.win_in);
            let line = line.expect("proven").into_iter();
            let texts: Vec<String> = line.map(|mv| mv.text).collect();
            assert_eq!(puzzle.line, texts, "{}", puzzle.position);
        }
    }
}

#[test]
fn quotas_are_kept() {
    for (table, book) in whole() {
        let id = table.id();
        assert!(share(&book, |p| p.unique == Unique::Full) >= 80, "{id}");
        assert!(share(&book, |p| !p.position.contains('K')) >= 15, "{id}");
        assert!(share(&book, |p| final_chain(table, p) >= 8) <= 40, "{id}");
        assert!(share(&book, |p| has(p, Theme::KingTour)) <= 90, "{id}");
    }
}

#[test]
fn no_puzzle_is_there_twice_and_no_shape_where_the_moves_are_the_same() {
    let mut ids = HashSet::new();
    let mut shapes = HashSet::new();
    for (table, book) in whole() {
        let moves = catalog::with(table.id(), Plays).expect("a game of the site");
        for puzzle in book {
            assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.position);
            let shape = table.shape(&puzzle.position, &puzzle.line);
            assert!(shapes.insert((moves.clone(), shape)), "{}", puzzle.position);
        }
    }
}

/// What the moves of a game depend on, as text.
struct Plays;

impl Visit for Plays {
    type Output = String;

    fn visit<G: Game>(self, game: G) -> String {
        format!("{:?} {:?}", game.board(), game.switches())
    }
}

/// The boards of puzzles.
struct Boards<'a>(&'a [Puzzle]);

impl Visit for Boards<'_> {
    type Output = Vec<Vec<Piece>>;

    fn visit<G: Game>(self, game: G) -> Self::Output {
        let board = |puzzle: &Puzzle| {
            let position = game.read_position(&puzzle.position).expect("proven");
            game.pieces(&position)
        };
        self.0.iter().map(board).collect()
    }
}

#[test]
fn any_two_positions_of_a_book_differ_in_six_pieces() {
    for (table, book) in whole() {
        let boards = catalog::with(table.id(), Boards(&book)).expect("a game of the site");
        for (i, a) in boards.iter().enumerate() {
            for b in &boards[..i] {
                assert!(difference(a, b) >= 6, "{}: {a:?} {b:?}", table.id());
            }
        }
    }
}

/// The N of each grade.
struct Week;

impl Visit for Week {
    type Output = [u8; 7];

    fn visit<G: Game>(self, game: G) -> [u8; 7] {
        let limits = Limits::of(&game);
        [1, 2, 3, 4, 5, 6, 7].map(|grade| limits.n_of(grade))
    }
}

#[test]
fn grades_are_cut_by_difficulty_and_fill_the_calendar() {
    for (table, volumes) in books() {
        let week = catalog::with(table.id(), Week).expect("a game of the site");
        for (volume, puzzles) in volumes {
            let mut grades: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
            for puzzle in &puzzles {
                assert_eq!(puzzle.win_in, week[usize::from(puzzle.grade) - 1]);
                let grade = grades.entry(puzzle.grade).or_default();
                grade.push(puzzle.difficulty);
            }
            let counts: Vec<usize> = grades.values().map(Vec::len).collect();
            // Two more of each, in case one is withdrawn.
            let wanted = per_grade(volume.from, volume.to).map(|days| days + 2);
            assert_eq!(counts, wanted, "{}", table.id());
            assert_eq!(volume.from, date("2026-01-01"));
            assert!(volume.to >= date("2026-12-31"), "{}", table.id());
            for (easier, harder) in (1..7).zip(2..8) {
                if week[usize::from(easier) - 1] == week[usize::from(harder) - 1] {
                    assert!(grades[&easier].iter().max() <= grades[&harder].iter().min());
                }
            }
        }
    }
}

#[test]
fn two_days_running_never_look_alike_and_each_day_has_its_own_puzzle() {
    for (table, volumes) in books() {
        let library = Library::built_in().expect("the books can be read");
        let mut schedule = Schedule::new(library.pool(table, None)).expect("a book");
        let mut last = None;
        let mut seen = HashMap::new();
        let to = volumes.iter().map(|(volume, _)| volume.to).max();
        let days = date("2026-01-01").iter_days();
        for day in days.take_while(|day| Some(*day) <= to) {
            let puzzle = schedule.puzzle(day).expect("a puzzle every day");
            assert_eq!(seen.insert(puzzle.id.clone(), day), None, "{day}");
            let taste = (
                puzzle.win_in,
                puzzle.themes.first().cloned(),
                final_chain(table, puzzle),
            );
            assert_ne!(last, Some(taste.clone()), "{} {day}", table.id());
            last = Some(taste);
        }
    }
}

#[test]
fn the_books_go_as_far_as_they_are_meant_to() {
    let ends = [
        ("turkish", "2030-12-31"),
        ("arabic", "2030-12-31"),
        ("russian", "2030-12-31"),
        ("chinese", "2027-12-31"),
        ("international", "2027-12-31"),
    ];
    for (table, volumes) in books() {
        let own = ends.iter().find(|(game, _)| *game == table.id());
        let least = own.map_or("2026-12-31", |(_, day)| *day);
        let to = volumes.iter().map(|(volume, _)| volume.to).max();
        assert!(to >= Some(date(least)), "{} ends {to:?}", table.id());
        for (volume, puzzles) in volumes {
            let bytes = daily_dama::puzzle::book::write(&puzzles).len();
            assert!(bytes < 1_000_000, "{}: {bytes} bytes", volume.file);
        }
    }
}

#[test]
fn two_years_of_turkish_and_arabic_begin_on_a_thursday() {
    // 105 Thursdays and Fridays, 104 of each other day.
    let counts = per_grade(date("2026-01-01"), date("2027-12-31"));
    assert_eq!(counts, [104, 104, 104, 105, 105, 104, 104]);
}
