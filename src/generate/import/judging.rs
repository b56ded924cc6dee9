//! What is wrong with a composition: everything, in words that a composer understands.

use super::{
    draws,
    reading::Item,
    reasons::{Reason, is_taste},
};
use crate::{
    generate::{
        candidate::{spelled, standing},
        gate::{Facts, Gate, Rejected, balance},
        history::{has_last_move, misplaced},
        limits::Limits,
    },
    puzzle::{
        book::{Puzzle, Source},
        identity::puzzle_id,
    },
    rules::game::{Game, Outcome, Piece, Reason as Rule, Seat, Square},
    solver::search::{Search, Verdict},
};

/// Positions that take more nodes than this are not judged.
const NODES: u64 = 10_000_000;
/// Nodes to look whether a longer win exists.
const LONGER: u64 = 500_000;
/// Duals that are told one by one.
const TOLD: usize = 3;

/// A line, and the moves that win alike at its end.
type Dual<M> = (Vec<M>, Vec<M>);

/// What has come of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// The position as it is judged, White to move; the text of the file where it is none.
    pub position: String,
    /// Whether the board was turned half round for that.
    pub turned: bool,
    /// The id of the position.
    pub id: Option<String>,
    /// The exact N, where it wins.
    pub win_in: Option<u8>,
    /// What is wrong.
    pub reasons: Vec<Reason>,
    /// What there is to say besides.
    pub notes: Vec<String>,
    /// The shape of its main line.
    pub shape: Option<String>,
    /// The puzzle, where nothing but taste is against it. Its author is still empty.
    pub puzzle: Option<Puzzle>,
}

/// The judge of one game.
#[derive(Debug)]
pub struct Judge<G: Game> {
    game: G,
    gate: Gate<G>,
    /// The least D of each grade in the built-in books, where there is one.
    grades: [Option<u32>; 7],
}

impl<G: Game> Judge<G> {
    /// A judge that grades as these puzzles are graded.
    ///
    /// # Errors
    /// When the game has no gate.
    pub fn new<'a>(game: G, graded: impl Iterator<Item = &'a Puzzle>) -> Result<Self, Rejected> {
        let mut grades = [None; 7];
        for puzzle in graded {
            if let Some(least) = grades.get_mut(usize::from(puzzle.grade).wrapping_sub(1)) {
                let known = least.unwrap_or(u32::MAX);
                *least = Some(puzzle.difficulty.min(known));
            }
        }
        Ok(Self {
            game,
            gate: Gate::new(game)?,
            grades,
        })
    }

    /// Judges an item.
    pub fn judge(&mut self, item: &Item) -> Judged {
        let mut judged = Judged {
            position: item.position.chars().take(200).collect(),
            ..Judged::default()
        };
        let given = match self.game.read_position(&item.position) {
            Ok(position) => position,
            Err(problem) => {
                let text = format!("the position cannot be: {problem}");
                judged.reasons.push(Reason::hard("position", text));
                return judged;
            }
        };
        if self.game.seats(&given).len() != 2 {
            let text = "a puzzle is for two players";
            judged.reasons.push(Reason::hard("two-players", text));
            return judged;
        }
        let position = self.upright(&given);
        judged.turned = self.game.turn(&given) != self.game.turn(&position);
        judged.position = self.game.write_position(&position);
        judged.id = Some(puzzle_id(&self.game, &position));
        if let Some(reason) = self.finished(&position) {
            judged.reasons.push(reason);
            return judged;
        }
        self.weigh(&position, item, &mut judged);
        if let Some(n) = judged.win_in {
            judged.notes.extend(self.differs(&given, item, n));
        }
        judged
    }

    /// The position with White to move: as it is, or turned half round.
    fn upright(&self, position: &G::Position) -> G::Position {
        if self.game.turn(position) == Seat::WHITE {
            return *position;
        }
        let plan = self.gate.plan();
        let turned: Vec<Piece> = self
            .game
            .pieces(position)
            .into_iter()
            .map(|piece| Piece {
                square: plan.turned[usize::from(piece.square.0)],
                seat: plan.other(piece.seat),
                ..piece
            })
            .collect();
        let turned = self.game.place(&turned, Seat::WHITE).ok();
        turned
            .filter(|turned| self.game.images(position).contains(turned))
            .unwrap_or_else(|| standing(&self.game, position))
    }

    /// Why a position is none to be played.
    fn finished(&self, position: &G::Position) -> Option<Reason> {
        let ending = self.game.ending(position)?;
        Some(match ending.outcome {
            Outcome::Draw => Reason::hard(
                "drawn",
                format!(
                    "a draw rule bites: the position is drawn on the spot ({})",
                    rule(ending.reason)
                ),
            ),
            Outcome::Win(seat) => {
                let side = self.game.seat_name(seat);
                Reason::hard("over", format!("the game is over, {side} has won"))
            }
        })
    }

    /// Looks for the win and for all that is against it.
    fn weigh(&mut self, position: &G::Position, item: &Item, judged: &mut Judged) {
        let most = self.gate.limits().most_n;
        let mut search = Search::new(self.game, NODES);
        let (n, keys) = match search.solve(position, most) {
            Verdict::Win { n, keys } => (n, keys),
            Verdict::NoWin => {
                judged.reasons.push(self.no_win(position, most));
                judged.reasons.extend(self.standing_reasons(position));
                return;
            }
            Verdict::Unknown => {
                let text = "too much to prove: the search was given up";
                judged.reasons.push(Reason::hard("too-hard", text));
                return;
            }
        };
        judged.win_in = Some(n);
        let names = self.names(position, &keys);
        judged.reasons.extend(self.claim(item.win_in, n, &names));
        if n < self.gate.limits().least_n {
            if judged.reasons.is_empty() {
                let text = format!(
                    "it wins in {n}: {}; books have wins in 2 and 3",
                    listed(&names)
                );
                judged
                    .reasons
                    .push(Reason::hard("quicker", text).about(names));
            }
            judged.reasons.extend(self.standing_reasons(position));
            return;
        }
        if keys.len() > 1 {
            let text = format!(
                "not one key but {}: {} all win in {n}",
                keys.len(),
                listed(&names)
            );
            let text = text.replace(
                "all win",
                if keys.len() == 2 {
                    "both win"
                } else {
                    "all win"
                },
            );
            judged
                .reasons
                .push(Reason::hard("second-key", text).about(names));
        }
        let Ok(facts) = self.gate.facts_of(position, n, keys[0]) else {
            let text = "the main line cannot be followed";
            judged.reasons.push(Reason::hard("unproven", text));
            return;
        };
        self.judge_facts(position, &facts, keys.len() == 1, judged);
    }

    /// What the gate says, in words; the puzzle where nothing hard is against it.
    fn judge_facts(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
        lone: bool,
        judged: &mut Judged,
    ) {
        let mut rejected = if lone {
            self.gate.reasons_of(position, facts)
        } else {
            self.gate.reasons_of_facts(facts)
        };
        if lone {
            rejected.extend(self.gate.proven_again(position, facts).err());
        }
        for one in &rejected {
            judged.reasons.push(self.words(position, facts, one));
        }
        if judged.reasons.iter().all(|reason| reason.taste) {
            let difficulty = self.gate.difficulty(position, facts);
            judged.shape = Some(self.gate.shape(position, facts));
            judged.puzzle = Some(Puzzle {
                id: puzzle_id(&self.game, position),
                position: self.game.write_position(position),
                win_in: facts.n,
                line: spelled(&self.game, position, &facts.line),
                grade: self.grade(facts.n, difficulty),
                themes: self.gate.themes(facts),
                unique: facts.unique(),
                difficulty,
                source: Source::Composed {
                    author: String::new(),
                },
            });
        }
    }

    /// The highest grade of N whose least D in the built-in books is reached; 1 where no weekday
    /// has such an N.
    fn grade(&self, n: u8, difficulty: u32) -> u8 {
        let limits = self.gate.limits();
        let fits: Vec<u8> = (1..=7).filter(|grade| limits.n_of(*grade) == n).collect();
        let reached = fits.iter().rev().find(|grade| {
            let least = self.grades[usize::from(**grade) - 1];
            least.is_some_and(|least| least <= difficulty)
        });
        reached.or(fits.first()).copied().unwrap_or(1)
    }

    /// Why there is no win within `most`.
    fn no_win(&self, position: &G::Position, most: u8) -> Reason {
        if let Some(bite) = draws::bite(&self.game, position, most) {
            let line = spelled(&self.game, position, &bite.line);
            let text = format!(
                "a draw rule bites: after {} the game is drawn on the spot ({}); without that it would win in {}",
                line.join(" "),
                rule(bite.rule),
                bite.n
            );
            return Reason::hard("draw-rule", text).about(line);
        }
        let mut search = Search::new(self.game, LONGER);
        match search.winners(position, most + 1) {
            Ok(keys) if !keys.is_empty() => {
                let names = self.names(position, &keys);
                let (n, all) = (most + 1, listed(&names));
                let text = format!("not won within {most}; it wins in {n}: {all}");
                Reason::hard("not-exact", text).about(names)
            }
            _ => Reason::hard("not-exact", format!("not won within {most}")),
        }
    }

    /// How the exact N differs from the one that is claimed.
    fn claim(&self, claimed: Option<u8>, n: u8, keys: &[String]) -> Option<Reason> {
        let claimed = claimed.filter(|claimed| *claimed != n)?;
        let all = listed(keys);
        let reason = if n < claimed {
            Reason::hard(
                "quicker",
                format!("there is a quicker win: {all} wins in {n}, not in {claimed}"),
            )
        } else {
            Reason::hard(
                "not-exact",
                format!("not won in {claimed}; it wins in {n}: {all}"),
            )
        };
        Some(reason.about(keys.to_vec()))
    }

    /// What can be said of a position that has no win of the right length.
    fn standing_reasons(&self, position: &G::Position) -> Vec<Reason> {
        let limits: &Limits = self.gate.limits();
        let pieces = self.game.pieces(position);
        let plan = self.gate.plan();
        let mut reasons = Vec::new();
        let off = limits
            .first_rank
            .and_then(|rank| misplaced(&self.game, plan, &pieces, rank));
        reasons.extend(off.map(|square| self.misplaced(square)));
        let z = self.gate.z(&pieces);
        if limits.z.is_some_and(|least| z < least) {
            reasons.push(unnatural(z));
        }
        if limits.last_move && !has_last_move(&self.game, plan, position) {
            reasons.push(no_last_move());
        }
        let ahead = balance(&pieces, self.game.turn(position));
        if limits.balance.is_some_and(|most| ahead > most) {
            reasons.push(too_far_ahead(ahead));
        }
        let kings = pieces.iter().filter(|piece| piece.king).count();
        let kings = u32::try_from(kings).unwrap_or(u32::MAX);
        if limits.kings.is_some_and(|most| kings > most) {
            reasons.push(many_kings(kings));
        }
        reasons
    }

    fn misplaced(&self, square: u8) -> Reason {
        let name = self.game.square_name(Square(square));
        let text = format!("not natural: no man of that side can ever stand on {name}");
        Reason::hard("misplaced", text).on(vec![name])
    }

    /// A condition of the gate in words.
    fn words(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
        rejected: &Rejected,
    ) -> Reason {
        let reason = match rejected {
            Rejected::NotLenient => self.dual(position, facts),
            Rejected::MisplacedMan(square) => self.misplaced(*square),
            Rejected::Unnatural(z) => unnatural(*z),
            Rejected::NoLastMove => no_last_move(),
            Rejected::Ahead(ahead) => too_far_ahead(*ahead),
            Rejected::ManyKings(kings) => many_kings(*kings),
            Rejected::KeyTakes => {
                let key = self.names(position, &facts.line[..1]);
                let text = format!("the key {} takes something", listed(&key));
                Reason::taste("key-takes", text).about(key)
            }
            Rejected::Idle { idle, pieces } => {
                let squares = self.gate.idle(position, facts.n, &facts.line[0]);
                let squares: Vec<String> = squares
                    .iter()
                    .map(|piece| self.game.square_name(piece.square))
                    .collect();
                let text = format!(
                    "{idle} of {pieces} pieces do nothing: {}",
                    squares.join(" ")
                );
                Reason::taste("idle", text).on(squares)
            }
            _ => self.plain_words(facts, rejected),
        };
        debug_assert_eq!(reason.taste, is_taste(rejected));
        reason
    }

    /// The conditions that need no look at the board.
    fn plain_words(&self, facts: &Facts<G::Move>, rejected: &Rejected) -> Reason {
        let limits = self.gate.limits();
        match rejected {
            Rejected::FewMoves(count) => Reason::taste(
                "few-moves",
                format!(
                    "{count} legal first moves to choose from; {} are wanted",
                    limits.legal
                ),
            ),
            Rejected::RankZero => Reason::taste(
                "nothing-tempts",
                "no other first move looks better than the key",
            ),
            Rejected::FewDefenders(count) => Reason::taste(
                "few-defenders",
                format!(
                    "the defender has {count} pieces; {} are wanted",
                    limits.defenders(facts.n)
                ),
            ),
            Rejected::NothingGiven => Reason::taste("nothing-given", "nothing is given away"),
            Rejected::WeakFinish(taken) => Reason::taste(
                "weak-finish",
                format!("the last move takes {taken} and does not block"),
            ),
            Rejected::FewHops(hops) => {
                Reason::taste("few-hops", format!("the winner hops {hops} times"))
            }
            Rejected::Uncontested => Reason::taste(
                "uncontested",
                "the defender has no say: no wrong first move would win if it passed",
            ),
            Rejected::OtherForm => Reason::hard(
                "other-form",
                "another answer under another form of the game",
            ),
            Rejected::ManyPieces(count) => {
                Reason::hard("many-pieces", format!("a side has {count} pieces"))
            }
            _ => Reason::hard("unproven", rejected.to_string()),
        }
    }

    /// Where the attacker has a choice before the last move.
    fn dual(&self, position: &G::Position, facts: &Facts<G::Move>) -> Reason {
        let mut search = Search::new(self.game, NODES);
        let mut found = Vec::new();
        let mut line = vec![facts.line[0]];
        let after = self.game.play(position, &facts.line[0]);
        self.duals(&mut search, &after, facts.n, &mut line, &mut found);
        let count = found.len();
        let mut texts = Vec::new();
        let mut moves = Vec::new();
        for (line, winners) in found.into_iter().take(TOLD) {
            let at = line
                .iter()
                .fold(*position, |at, mv| self.game.play(&at, mv));
            let names = self.names(&at, &winners);
            let number = line.len() / 2 + 1;
            let before = spelled(&self.game, position, &line).join(" ");
            texts.push(format!(
                "at move {number} after {before}: {} win alike",
                listed(&names)
            ));
            moves.extend(names);
        }
        let more = count.saturating_sub(TOLD);
        if more > 0 {
            texts.push(format!("and {more} more"));
        }
        Reason::hard("dual", format!("a dual {}", texts.join("; "))).about(moves)
    }

    fn duals(
        &self,
        search: &mut Search<G>,
        position: &G::Position,
        n: u8,
        line: &mut Vec<G::Move>,
        found: &mut Vec<Dual<G::Move>>,
    ) {
        // The last move may have twins.
        if n <= 2 || self.game.ending(position).is_some() {
            return;
        }
        let mut replies = Vec::new();
        self.game.moves(position, &mut replies);
        for reply in replies {
            let after = self.game.play(position, &reply);
            if self.game.ending(&after).is_some() || search.wins(&after, n - 2) != Ok(false) {
                continue;
            }
            let winners = search.winners(&after, n - 1).unwrap_or_default();
            let Some(first) = winners.first().copied() else {
                continue;
            };
            line.push(reply);
            if winners.len() > 1 {
                found.push((line.clone(), winners));
            }
            line.push(first);
            let next = self.game.play(&after, &first);
            self.duals(search, &next, n - 1, line, found);
            line.truncate(line.len() - 2);
        }
    }

    /// The first move of the solution given that is not one. `position` is the one of the file.
    fn differs(&self, position: &G::Position, item: &Item, n: u8) -> Option<String> {
        let mut search = Search::new(self.game, NODES);
        let (mut at, mut left) = (*position, n);
        for (ply, text) in item.moves.iter().enumerate() {
            let number = ply / 2 + 1;
            if self.game.ending(&at).is_some() {
                return Some(format!(
                    "the solution given goes on after the end: {text:?}"
                ));
            }
            let mv = match self.game.read_move(&at, text) {
                Ok(mv) => mv,
                Err(refusal) => {
                    return Some(format!(
                        "the solution given has {text:?} at move {number}: {refusal}"
                    ));
                }
            };
            if ply % 2 == 0 {
                let winners = search.winners(&at, left).unwrap_or_default();
                if !winners.contains(&mv.result) {
                    let right = listed(&self.names(&at, &winners));
                    return Some(format!(
                        "the solution given has {text:?} at move {number}, which does not win in {left}; right is {right}"
                    ));
                }
                left = left.saturating_sub(1);
            }
            at = self.game.play(&at, &mv.result);
        }
        None
    }

    /// The texts of moves of a position.
    fn names(&self, position: &G::Position, moves: &[G::Move]) -> Vec<String> {
        let list = self.game.list(position);
        moves
            .iter()
            .filter_map(|mv| list.iter().find(|listed| listed.result == *mv))
            .map(|listed| self.game.write_move(position, listed))
            .collect()
    }
}

fn unnatural(z: i64) -> Reason {
    let (sign, size) = (if z < 0 { "-" } else { "" }, z.unsigned_abs());
    let text = format!(
        "not natural: men hardly ever stand so in games (z = {sign}{}.{})",
        size / 1000,
        size % 1000 / 100
    );
    Reason::taste("unnatural", text)
}

fn no_last_move() -> Reason {
    let text = "not natural: the defender has no quiet last move that leads here";
    Reason::taste("no-last-move", text)
}

fn too_far_ahead(balance: i32) -> Reason {
    let text = format!("the side to move is ahead by {balance} (a king counts three)");
    Reason::taste("ahead", text)
}

fn many_kings(kings: u32) -> Reason {
    Reason::taste("many-kings", format!("{kings} kings on the board"))
}

/// A draw rule in words.
fn rule(reason: Rule) -> &'static str {
    match reason {
        Rule::KingVKing => "king against king",
        Rule::OneEach => "one piece each",
        other => other.name(),
    }
}

/// Moves that are told one by one.
const MOVES_TOLD: usize = 8;

/// `a`, `a and b`, `a, b and c`; of very many the first ones.
fn listed(names: &[String]) -> String {
    match names {
        [first @ .., _, _] if first.len() >= MOVES_TOLD => {
            let told = &names[..MOVES_TOLD];
            format!("{} and {} more", told.join(", "), names.len() - MOVES_TOLD)
        }
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
