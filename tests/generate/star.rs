//! Puzzles on the star: composed, contested, and the same under every form.

use daily_dama::{
    generate::{
        climb,
        gate::{Gate, Rejected},
    },
    rules::{
        game::Game,
        star::{CHINESE, Star},
    },
    solver::naive::winners,
};

fn gate() -> Gate<Star> {
    Gate::new(CHINESE).expect("the star has a generator")
}

fn reasons(position: &str) -> Vec<Rejected> {
    let position = CHINESE.read_position(position).expect(position);
    gate().reasons(&position)
}

#[test]
fn restarts_compose_puzzles_and_always_the_same() {
    let found: Vec<_> = (0..6)
        .filter_map(|number| climb::restart(&CHINESE, 1, number).expect("a generator"))
        .collect();
    assert!(!found.is_empty(), "six restarts find something");
    for candidate in found {
        let position = CHINESE
            .read_position(&candidate.position)
            .expect("a position");
        let facts = gate().check(&position).expect("it passes again");
        assert_eq!((facts.n, facts.sides), (candidate.win_in, [10, 10]));
        for form in CHINESE.forms() {
            // The slow rules once more, form by form.
            assert_eq!(winners(&form.twin(), &position, facts.n), facts.line[..1]);
            assert_eq!(winners(&form.twin(), &position, facts.n - 1), []);
        }
        let again = climb::restart(&CHINESE, 1, candidate.restart).expect("a generator");
        assert_eq!(again, Some(candidate));
    }
}

#[test]
fn wins_known_from_elsewhere_pass_and_each_condition_keeps_one_out() {
    // Positions and keys are those of the shared table of wins.
    for (position, reasons_for) in [
        (
            "1/1D/1D1/4/13/12/5D5/7D2/9/6D3/3DA3D2/4D2D4/5D2A4/AAA1/AA1/AA/A AD A -",
            vec![],
        ),
        (
            "1/2/3/1DD1/13/12/3D7/1D1D6/2D4D1/10/3D2D4/7DA3/6A6/A1AA/AAA/AA/1 AD A -",
            vec![Rejected::NotLenient],
        ),
        (
            "1/2/1D1/D2D/13/12/5D5/10/2D6/4AD2D1/6D4/5D6/6D6/1AAA/AAA/AA/A AD A -",
            vec![Rejected::NotLenient, Rejected::OtherForm],
        ),
    ] {
        assert_eq!(reasons(position), reasons_for, "{position}");
    }
}

#[test]
fn a_race_that_nobody_disturbs_is_no_puzzle() {
    // The armies have passed each other, and there are four ways to go.
    let alone = "D/DD/DDD/DDD1/D12/12/11/10/9/10/11/12/6A6/AAA1/AAA/AA/A AD A -";
    assert_eq!(reasons(alone), [Rejected::SecondKey(4)]);
}
