//! What is told of a game, as names that stand in message keys and in the plans of rules pages:
//! its rule switches, its board, its draws.

use std::collections::BTreeMap;

use crate::{
    puzzle::table::Table,
    rules::{
        game::{Board, Seat},
        switches::{Choice, Crowning, Lifting, Lines, Lone, Progress, Reach, Switches},
    },
    web::lang::Arg,
};

/// The facts of one game of draughts.
#[derive(Debug, Clone)]
pub struct Facts {
    values: BTreeMap<&'static str, String>,
    numbers: Vec<(&'static str, Arg)>,
}

impl Facts {
    /// The facts of a game; `None` where nothing is captured.
    #[must_use]
    pub fn of(table: &dyn Table) -> Option<Self> {
        let switches = table.switches()?;
        let Board::Grid {
            files,
            ranks,
            numbered,
            ..
        } = table.board()
        else {
            return None;
        };
        let draws = table.draw_rules();
        let start = table.start();
        let black = table.turn(&start).is_ok_and(|seat| seat == Seat::BLACK);
        let mut values: BTreeMap<_, _> = switch_names(switches)
            .into_iter()
            .chain([
                ("progress", progress(table.progress())),
                ("lone", table.lone().map_or("none", lone)),
                (
                    "draws",
                    if draws.repetitions.is_some() {
                        "threefold"
                    } else {
                        "free"
                    },
                ),
                ("names", if numbered { "numbers" } else { "letters" }),
                ("first", if black { "black" } else { "white" }),
            ])
            .map(|(name, value)| (name, value.to_owned()))
            .collect();
        values.insert("size", files.to_string());
        let pieces = table.pieces(&start).map_or(0, |pieces| pieces.len());
        let count = |n: usize| Arg::from(u32::try_from(n).unwrap_or(u32::MAX));
        let numbers = vec![
            ("files", Arg::from(files)),
            ("ranks", Arg::from(ranks)),
            ("men", count(pieces / 2)),
            ("squares", count(table.squares().len())),
            ("n", Arg::from(draws.quiet_plies.unwrap_or(0) / 2)),
        ];
        Some(Self { values, numbers })
    }

    /// The name of a fact's value.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// The numbers that texts may use.
    #[must_use]
    pub fn numbers(&self) -> &[(&'static str, Arg)] {
        &self.numbers
    }

    /// A text with `{fact}` replaced by the fact's value; unknown ones stay.
    #[must_use]
    pub fn fill(&self, text: &str) -> String {
        self.values
            .iter()
            .fold(text.to_owned(), |text, (name, value)| {
                text.replace(&format!("{{{name}}}"), value)
            })
    }

    /// Whether every condition holds: each is `fact:value`, with `|` between values that do.
    #[must_use]
    pub fn hold(&self, conditions: &[String]) -> bool {
        conditions.iter().all(|condition| {
            let (name, wanted) = condition.split_once(':').unwrap_or((condition, ""));
            self.get(name)
                .is_some_and(|value| wanted.split('|').any(|wanted| wanted == value))
        })
    }
}

fn switch_names(switches: Switches) -> [(&'static str, &'static str); 9] {
    let choice = match switches.choice {
        Choice::Any => "any",
        Choice::Most => "most",
        Choice::MostThenKings => "most-kings",
        Choice::MostThenByKing => "most-by-king",
        Choice::ByKing => "by-king",
    };
    let either = |is: bool, yes, no| if is { yes } else { no };
    [
        (
            "lines",
            match switches.lines {
                Lines::Straight => "straight",
                Lines::Diagonal => "diagonal",
            },
        ),
        ("back", either(switches.men_capture_back, "back", "forward")),
        (
            "king",
            match switches.king {
                Reach::Flies => "flies",
                Reach::OneStep => "step",
            },
        ),
        ("choice", choice),
        ("rule", either(switches.optional, "optional", choice)),
        ("force", either(switches.optional, "optional", "forced")),
        ("kings", either(switches.men_take_kings, "take", "spare")),
        (
            "crowning",
            match switches.crowning {
                Crowning::GoesOnAsMan => "man",
                Crowning::GoesOnAsKing => "king",
                Crowning::Stops => "stops",
            },
        ),
        (
            "lifting",
            match switches.lifting {
                Lifting::AtOnce => "at-once",
                Lifting::AfterMove => "after",
            },
        ),
    ]
}

fn progress(progress: Progress) -> &'static str {
    match progress {
        Progress::ManForward => "forward",
        Progress::ManMoved => "moved",
        Progress::Crowned => "crowned",
    }
}

fn lone(lone: Lone) -> &'static str {
    match lone {
        Lone::KingVKing => "king-v-king",
        Lone::OneEach => "one-each",
    }
}
