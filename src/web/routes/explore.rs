//! Every defense of a finished puzzle: from `?line=d3-d4,c4xe4` to a place in the solution's tree.
//!
//! The tree is the answer of the solver, worked out once a day. Only its own moves lead on in it:
//! what does not fit is left out.

use super::{
    boards::{self, Step},
    stage::{DayQuery, Shown, Stage},
};
use crate::{
    daily::{answers::State, days::Day},
    puzzle::table::{Branch, MOST_MOVES, MoveObject, Tree},
    web::{
        board_view::Marks,
        error::Error,
        pages::{
            explore::{Explored, Turn, Way},
            puzzle::Phase,
        },
    },
};

/// The longest line that is looked at, in bytes.
const LONGEST_LINE: usize = 512;

/// What can be played at a place of the tree.
enum Next<'t> {
    /// The attacker's winning move.
    Key(&'t Tree),
    /// The defender's replies.
    Replies(&'t [Branch]),
    /// Nothing: the game is won.
    Won,
}

/// The moves of a line that fit the tree, and what follows them.
fn walk<'t>(tree: &'t Tree, line: &str) -> (Vec<&'t MoveObject>, Next<'t>) {
    let mut played = Vec::new();
    let mut next = Next::Key(tree);
    let line = if line.len() > LONGEST_LINE { "" } else { line };
    for text in line.split(',').take(2 * usize::from(MOST_MOVES)) {
        let after = match &next {
            Next::Key(node) if node.mv.text == text => {
                let won = node.replies.is_empty();
                let replies = Next::Replies(&node.replies);
                Some((&node.mv, if won { Next::Won } else { replies }))
            }
            Next::Replies(replies) => {
                let reply = replies.iter().find(|reply| reply.mv.text == text);
                reply.map(|reply| {
                    let next = reply.next.as_ref().map_or(Next::Won, Next::Key);
                    (&reply.mv, next)
                })
            }
            Next::Key(_) | Next::Won => None,
        };
        let Some((mv, follows)) = after else { break };
        played.push(mv);
        next = follows;
    }
    (played, next)
}

/// How many moves the attacker has still to make, whatever the replies.
fn left(tree: &Tree) -> u8 {
    let longest = tree.replies.iter().filter_map(|reply| reply.next.as_ref());
    1 + longest.map(left).max().unwrap_or(0)
}

/// Where the attacker is to move after some moves of the tree: the position, and within how many
/// moves it must win from there; none at the diagram, which has one key, and before the end.
pub(super) fn attackers_turn(
    day: &Day,
    state: &State,
    query: &DayQuery,
) -> Result<Option<(String, u8)>, Error> {
    let line = query.line.as_deref().filter(|_| state.status.is_over());
    let (Some(line), Some(tree)) = (line, &day.solution()?.tree) else {
        return Ok(None);
    };
    let (played, Next::Key(_)) = walk(tree, line) else {
        return Ok(None);
    };
    let texts: Vec<String> = played.iter().map(|mv| mv.text.clone()).collect();
    let steps = boards::walk(day.table, &day.position, &texts)?;
    let made = u8::try_from(texts.len() / 2).unwrap_or(u8::MAX);
    let place = |step: Step| (step.position, day.win_in.saturating_sub(made));
    Ok(steps.into_iter().last().map(place))
}

/// The place of the tree that the address asks for; none before the end, for the solution is
/// nobody's before, and none where the address does not ask.
pub(super) fn explored(stage: &Stage<'_>, query: &DayQuery) -> Result<Option<Shown>, Error> {
    let Some(line) = query.line.as_deref() else {
        return Ok(None);
    };
    if !stage.state().status.is_over() {
        return Ok(None);
    }
    let solution = stage.day.solution()?;
    let Some(tree) = &solution.tree else {
        return Ok(None);
    };
    let (played, next) = walk(tree, line);
    let texts: Vec<String> = played.iter().map(|mv| mv.text.clone()).collect();
    let steps = boards::walk(stage.table(), &stage.day.position, &texts)?;
    let last = steps.last();
    let mut model = match last {
        None => boards::still(stage.table(), &stage.day.position)?,
        Some(step) => stage.model(step.after.clone(), Marks::default()),
    };
    model.marks = marks(last, &next);
    let position = last.map_or(&stage.day.position, |step| &step.position);
    let on_main = solution.line.starts_with(&texts);
    let main = solution.line.get(texts.len()).filter(|_| on_main);
    let (turn, ways) = ways(stage, position, &next, main)?;
    let others = stage.winners.iter().filter(|_| turn == Turn::Attacker);
    let also = others.filter(|text| ways.iter().all(|way| way.text != **text));
    let place = Explored {
        also: also.cloned().collect(),
        played: texts.clone(),
        turn,
        ways,
    };
    Ok(Some(Shown {
        phase: Phase::Explore(place),
        model,
        playable: false,
        path: Vec::new(),
        moves: texts,
        last: last.map(Step::to_animate).into_iter().collect(),
        attempt: None,
    }))
}

/// The last move, and the winning one where the attacker is to move.
fn marks(last: Option<&Step>, next: &Next<'_>) -> Marks {
    let played = last.map_or_else(Marks::default, |step| {
        Marks::for_played(&step.played, step.ghosts())
    });
    let Next::Key(node) = next else {
        return played;
    };
    let mv = boards::move_data(&node.mv);
    let from = [mv.from.clone()];
    Marks {
        wet: played.wet,
        ghosts: played.ghosts,
        ..Marks::for_choice(&[mv], &from)
    }
}

/// Who is to move, and what leads on from there; `main` is the next move of the main line.
fn ways(
    stage: &Stage<'_>,
    position: &str,
    next: &Next<'_>,
    main: Option<&String>,
) -> Result<(Turn, Vec<Way>), Error> {
    let way = |mv: &MoveObject, next: Option<&Tree>| Way {
        text: mv.text.clone(),
        main: main == Some(&mv.text),
        left: next.map(left),
    };
    Ok(match next {
        Next::Key(node) => (Turn::Attacker, vec![way(&node.mv, Some(node))]),
        Next::Replies(replies) => {
            let ways = replies.iter();
            let ways = ways.map(|reply| way(&reply.mv, reply.next.as_ref()));
            let mut ways: Vec<Way> = ways.collect();
            // The main line first, then what holds out longest.
            ways.sort_by_key(|way| (!way.main, std::cmp::Reverse(way.left)));
            (Turn::Defender, ways)
        }
        Next::Won => {
            let ending = stage.table().ending(position).map_err(boards::setup)?;
            (Turn::Won(ending.map(|ending| ending.reason)), Vec::new())
        }
    })
}
