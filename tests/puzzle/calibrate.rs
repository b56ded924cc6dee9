//! The estimator, on players whose skill is known and puzzles whose difficulty is.

use daily_dama::{
    generate::random::Stream,
    puzzle::calibrate::{
        Estimate, Fit, Graded, Item, Played, Sheet, Z95, correlation, estimate, regrade,
    },
};

fn uniform(stream: &mut Stream) -> f64 {
    let drawn = u32::try_from(stream.below(1 << 30)).expect("30 bits");
    (f64::from(drawn) + 0.5) / f64::from(1 << 30)
}

/// A standard normal draw, as Box and Muller have it.
fn normal(stream: &mut Stream) -> f64 {
    let radius = (-2.0 * uniform(stream).ln()).sqrt();
    radius * (std::f64::consts::TAU * uniform(stream)).cos()
}

/// One day of a player of this skill.
fn day(skill: f64, beta: f64, stream: &mut Stream) -> Played {
    let chance = 1.0 / (1.0 + (beta - skill).exp());
    let attempt = (1..=3).find(|_| uniform(stream) < chance);
    attempt.map_or(Played::Lost, Played::Solved)
}

/// A world: puzzles with D, their true difficulties, and the sheets of its players.
struct World {
    items: Vec<Item>,
    truth: Vec<f64>,
    sheets: Vec<Sheet>,
}

/// True difficulties lie around 0.6 (D - 8) with a spread of 0.8; every player comes on `percent`
/// of the days.
fn world(puzzles: usize, players: usize, percent: usize, seed: u64) -> World {
    let mut stream = Stream::new(seed, 0);
    let items: Vec<Item> = (0..puzzles)
        .map(|_| Item {
            n: if stream.chance(40) { 2 } else { 3 },
            d: 8.0 + 1.5 * normal(&mut stream),
        })
        .collect();
    let truth: Vec<f64> = items
        .iter()
        .map(|item| 0.6 * (item.d - 8.0) + 0.8 * normal(&mut stream))
        .collect();
    let sheets = (0..players)
        .map(|_| {
            let skill = 1.2 * normal(&mut stream);
            let mut sheet = Vec::new();
            for (i, beta) in truth.iter().enumerate() {
                if stream.chance(percent) {
                    sheet.push((i, day(skill, *beta, &mut stream)));
                }
            }
            (sheet, 1)
        })
        .collect();
    World {
        items,
        truth,
        sheets,
    }
}

fn error(fit: &Fit, truth: &[f64]) -> f64 {
    let squares: Vec<f64> = fit
        .estimates
        .iter()
        .zip(truth)
        .map(|(estimate, truth)| (estimate.beta - truth).powi(2))
        .collect();
    (squares.iter().sum::<f64>() / f64::from(u32::try_from(squares.len()).expect("few"))).sqrt()
}

fn likeness(fit: &Fit, truth: &[f64]) -> f64 {
    let betas = fit.estimates.iter().map(|estimate| estimate.beta);
    let points: Vec<(f64, f64)> = betas.zip(truth.iter().copied()).collect();
    correlation(&points).expect("they vary")
}

#[test]
fn known_difficulties_are_found_again() {
    let world = world(60, 300, 60, 1);
    let fit = estimate(&world.items, &world.sheets);
    assert!(fit.settled);
    let (r, rmse) = (likeness(&fit, &world.truth), error(&fit, &world.truth));
    assert!(r > 0.97, "r {r}");
    assert!(rmse < 0.25, "rmse {rmse}");
    assert!((fit.skills - 1.2).abs() < 0.2, "skills {}", fit.skills);
    assert!((fit.spread - 0.8).abs() < 0.25, "spread {}", fit.spread);
    assert!((fit.line.1 - 0.6).abs() < 0.25, "slope {}", fit.line.1);
}

#[test]
fn intervals_hold_the_truth_about_as_often_as_they_say() {
    let (mut held, mut all) = (0_u32, 0_u32);
    for seed in 10..22 {
        // Twenty or so results a puzzle: some doubt is left.
        let world = world(40, 60, 35, seed);
        let fit = estimate(&world.items, &world.sheets);
        for (Estimate { beta, error, .. }, truth) in fit.estimates.iter().zip(&world.truth) {
            all += 1;
            held += u32::from((beta - truth).abs() <= Z95 * error);
        }
    }
    let share = f64::from(held) / f64::from(all);
    assert!(all == 480 && (0.90..=0.99).contains(&share), "{share}");
}

#[test]
fn without_results_every_puzzle_stays_where_d_puts_it() {
    let World { items, .. } = world(30, 0, 0, 2);
    for sheets in [
        vec![],
        vec![(vec![], 1)],
        vec![(vec![(99, Played::Lost)], 5)],
    ] {
        let fit = estimate(&items, &sheets);
        for (item, one) in items.iter().zip(&fit.estimates) {
            assert!((one.beta - one.line).abs() < 1e-12);
            let d = fit.d_of(one.beta).expect("a rising line");
            assert!((d - item.d).abs() < 1e-9, "{d} {}", item.d);
        }
    }
    assert!(estimate(&[], &[]).estimates.is_empty());
}

#[test]
fn a_puzzle_with_few_results_stays_near_its_line() {
    let mut world = world(40, 200, 50, 3);
    // Puzzle 0 was played by two people, of whom one lost.
    for (sheet, _) in &mut world.sheets {
        sheet.retain(|(i, _)| *i != 0);
    }
    for (outcome, (sheet, _)) in [Played::Solved(1), Played::Lost]
        .into_iter()
        .zip(&mut world.sheets)
    {
        sheet.push((0, outcome));
    }
    let fit = estimate(&world.items, &world.sheets);
    let few = fit.estimates[0];
    let far = (few.beta - few.line) / fit.spread;
    assert!(far.abs() < 1.0, "{far}");
    let others = fit.estimates[1..].iter().map(|one| one.error);
    assert!(
        others.fold(0.0, f64::max) < few.error / 1.5,
        "{}",
        few.error
    );
}

#[test]
fn one_who_loses_all_and_one_who_solves_all_spoil_nothing() {
    let mut world = world(60, 150, 60, 4);
    let before = estimate(&world.items, &world.sheets);
    for outcome in [Played::Lost, Played::Solved(1)] {
        let all = (0..world.items.len()).map(|i| (i, outcome)).collect();
        world.sheets.push((all, 1));
    }
    let after = estimate(&world.items, &world.sheets);
    for (a, b) in before.estimates.iter().zip(&after.estimates) {
        assert!((a.beta - b.beta).abs() < 0.15, "{} {}", a.beta, b.beta);
        assert!(b.beta.is_finite() && b.error.is_finite());
    }
    assert!(likeness(&after, &world.truth) > 0.95);
}

#[test]
fn the_order_of_players_and_results_changes_nothing() {
    let mut world = world(25, 40, 50, 5);
    let before = estimate(&world.items, &world.sheets);
    world.sheets.reverse();
    for (sheet, _) in &mut world.sheets {
        sheet.reverse();
    }
    assert_eq!(estimate(&world.items, &world.sheets), before);
}

#[test]
fn players_counted_together_are_players_one_by_one() {
    let items = [Item { n: 2, d: 6.0 }, Item { n: 2, d: 9.0 }];
    let sheet = vec![(0, Played::Solved(2)), (1, Played::Lost)];
    let apart: Vec<Sheet> = (0..7).map(|_| (sheet.clone(), 1)).collect();
    assert_eq!(estimate(&items, &apart), estimate(&items, &[(sheet, 7)]));
}

#[test]
fn outcomes_are_trials_up_to_three() {
    let trials = [Played::Solved(1), Played::Solved(3), Played::Lost].map(Played::trials);
    assert_eq!(trials, [(1, 0), (1, 2), (0, 3)]);
}

fn graded(grade: u8, beta: f64, error: f64) -> Graded {
    Graded {
        group: (1, 3),
        grade,
        beta,
        error,
    }
}

#[test]
fn grades_are_traded_beyond_doubt_alone() {
    let sure = [
        graded(3, 2.0, 0.3),
        graded(6, -1.0, 0.3),
        graded(5, 0.0, 0.3),
    ];
    assert_eq!(regrade(&sure), [6, 3, 5]);
    // 0.8 apart with an error of 0.42 in the difference: 1.89 of them.
    let unsure = [graded(3, 0.8, 0.3), graded(4, 0.0, 0.3)];
    assert_eq!(regrade(&unsure), [3, 4]);
    // In order already.
    let right = [
        graded(3, -2.0, 0.1),
        graded(4, 0.0, 0.1),
        graded(7, 2.0, 0.1),
    ];
    assert_eq!(regrade(&right), [3, 4, 7]);
}

#[test]
fn every_group_keeps_its_grades() {
    let mut stream = Stream::new(6, 0);
    let puzzles: Vec<Graded> = (0..200)
        .map(|_| Graded {
            group: (1, if stream.chance(50) { 2 } else { 3 }),
            grade: u8::try_from(1 + stream.below(7)).expect("a grade"),
            beta: normal(&mut stream),
            error: 0.2,
        })
        .collect();
    let grades = regrade(&puzzles);
    let count = |n: u8, of: &[u8]| -> Vec<usize> {
        let these = |grade: u8| {
            puzzles
                .iter()
                .zip(of)
                .filter(move |(p, g)| p.group.1 == n && **g == grade)
        };
        (1..=7).map(|grade| these(grade).count()).collect()
    };
    let before: Vec<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
    for n in [2, 3] {
        assert_eq!(count(n, &grades), count(n, &before));
    }
    assert_ne!(grades, before);
    for (a, grade) in puzzles.iter().zip(&grades) {
        for (b, other) in puzzles.iter().zip(&grades) {
            let beyond = a.beta - b.beta > Z95 * a.error.hypot(b.error);
            assert!(!(a.group == b.group && grade < other && beyond));
        }
    }
}
