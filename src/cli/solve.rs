//! `solve`: proves or refutes "win in N".

use clap::Args;
use serde::Serialize;

use super::{
    game::{self, Over, Subject},
    output,
    result::{Answer, Done, Stop},
};
use crate::{
    puzzle::judge::main_line,
    rules::{
        catalog::Visit,
        game::{Game, Listed},
    },
    solver::search::{Search, Verdict},
};

/// What `solve` is told.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    subject: Subject,
    /// The most moves of the side to move that are looked at
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u8).range(1..))]
    max: u8,
    /// Give up after so many nodes
    #[arg(long, value_name = "K")]
    max_nodes: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is known of the position.
#[derive(Debug, Serialize)]
struct Solved {
    verdict: &'static str,
    win_in: Option<u8>,
    keys: Vec<String>,
    line: Vec<String>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Over>,
}

/// Prints the verdict, with every winning first move and the main line. A win is yes.
///
/// # Errors
/// Bad input.
pub fn run(arguments: &Arguments) -> Done {
    if arguments.subject.position.is_none() {
        return Err(Stop::BadInput("solve needs --position P".to_owned()));
    }
    game::with(&arguments.subject.game, Solve(arguments))
}

struct Solve<'a>(&'a Arguments);

impl Visit for Solve<'_> {
    type Output = Done;

    fn visit<G: Game>(self, game: G) -> Done {
        let game = self.0.subject.seated(game)?;
        let position = self.0.subject.position(&game)?;
        if game.seats(&position).len() != 2 {
            return Err(Stop::BadInput(
                "--position: solve is for positions of two players".to_owned(),
            ));
        }
        let solved = self.solve(&game, &position);
        if self.0.json {
            output::json(&solved)?;
        } else {
            output::text(&readable(&solved))?;
        }
        Ok(if solved.win_in.is_some() {
            Answer::Yes
        } else {
            Answer::No
        })
    }
}

impl Solve<'_> {
    fn solve<G: Game>(&self, game: &G, position: &G::Position) -> Solved {
        let mut search = Search::new(*game, self.0.max_nodes.unwrap_or(u64::MAX));
        let verdict = search.solve(position, self.0.max);
        let without = |verdict| Solved {
            verdict,
            win_in: None,
            keys: Vec::new(),
            line: Vec::new(),
            nodes: search.nodes(),
            over: game.ending(position).map(|ending| Over::new(game, ending)),
        };
        match verdict {
            Verdict::Unknown => without("unknown"),
            Verdict::NoWin => without("no_win"),
            Verdict::Win { n, keys } => Solved {
                verdict: "win",
                win_in: Some(n),
                keys: texts_of(game, position, &keys),
                line: line_texts(game, position, &main_line(game, position, n)),
                ..without("win")
            },
        }
    }
}

/// The texts of some legal moves, in the order given.
fn texts_of<G: Game>(game: &G, position: &G::Position, moves: &[G::Move]) -> Vec<String> {
    let legal = game.list(position);
    moves
        .iter()
        .filter_map(|mv| legal.iter().find(|listed| listed.result == *mv))
        .map(|listed| game.write_move(position, listed))
        .collect()
}

/// The texts of moves that follow one another.
fn line_texts<G: Game>(game: &G, position: &G::Position, line: &[Listed<G::Move>]) -> Vec<String> {
    let mut at = *position;
    line.iter()
        .map(|mv| {
            let text = game.write_move(&at, mv);
            at = game.play(&at, &mv.result);
            text
        })
        .collect()
}

fn readable(solved: &Solved) -> String {
    let head = match (solved.win_in, &solved.over) {
        (Some(n), _) => format!(
            "win in {n}\nkeys: {}\nline: {}",
            solved.keys.join(" "),
            solved.line.join(" ")
        ),
        (None, Some(over)) => format!(
            "no win: the game is over, {} ({})",
            over.outcome, over.reason
        ),
        (None, None) if solved.verdict == "unknown" => {
            "unknown: the node limit was reached".to_owned()
        }
        (None, None) => "no win".to_owned(),
    };
    format!("{head}\nnodes: {}\n", solved.nodes)
}
