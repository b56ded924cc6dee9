//! Hill-climbing to a random target: one restart, one candidate or none.
//!
//! A restart draws a target (N, armies, kings, the finish, an idea), finds a random small win
//! with a lone key, and changes it piece by piece. A change is kept while the position is still an
//! exact win with a lone key and its cost does not grow, or grows by less than a random slack
//! that shrinks to nothing. At the end pieces that do nothing are taken off, and what is left
//! must pass the [gate](super::gate).

use super::{
    candidate::{Candidate, Found},
    compose,
    gate::{Gate, Rejected, balance},
    history::{has_last_move, misplaced},
    limits::Limits,
    line::continuation,
    natural::Natural,
    random::Stream,
    sources::{Source, Way, drawn},
    target::{Target, edits, story_cost},
};
use crate::{
    puzzle::{difficulty::after_reply, theme::Story},
    rules::game::{Game, Piece, Seat, Square},
    solver::search::Search,
};

/// Random placements tried for a seed.
const SEEDS: u32 = 4000;
/// Below this cost a position is looked at closely, see [`Climber::flaws`].
const CLOSE: i64 = 1500;
/// What [`Climber::flaws`] gives for granted from [`CLOSE`] on.
const UNSEEN: i64 = 450;
/// The least that [`Climber::flaws`] can be.
const BEST: i64 = -800;
/// Cost below which a position is as good as its target.
const CONTENT: i64 = -250;
/// The most squares on which a position may differ from the game it comes from.
const EDITED: usize = 8;

/// Where a restart has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt<P> {
    /// The position.
    pub position: P,
    /// Whether it meets what the restart itself looks at.
    pub passes: bool,
    /// The source that the restart drew.
    pub source: &'static Source,
    /// The squares on which it differs from a position of a game played.
    pub edits: Option<u32>,
}

/// A maker of candidates of one game.
#[derive(Debug)]
pub struct Climber<G: Game> {
    pub(super) game: G,
    pub(super) limits: Limits,
    pub(super) attacker: Seat,
    defender: Seat,
    pub(super) gate: Gate<G>,
    pub(super) search: Search<G>,
    moves: Vec<G::Move>,
    /// The one source that is taken; `None` where each restart draws one.
    only: Option<&'static Source>,
}

/// A position that is an exact win with a lone key.
#[derive(Clone, Debug)]
pub(super) struct Sound<M> {
    cost: i64,
    n: u8,
    key: M,
    full: bool,
    /// Whether it meets what of the gate the climb looks at.
    passes: bool,
}

/// Where a climb begins.
pub(super) type Begun<M> = (Vec<Piece>, Sound<M>);

impl<M: PartialEq> Sound<M> {
    /// Whether N and key are the other's and the continuation is no less unique.
    fn is_like(&self, other: &Self) -> bool {
        self.n == other.n && self.key == other.key && self.full >= other.full
    }
}

impl<G: Game> Climber<G> {
    /// A climber with the thresholds and the committed counts of the game.
    ///
    /// # Errors
    /// When the game has no generator.
    pub fn new(game: G) -> Result<Self, Rejected> {
        Self::with(game, Limits::of(&game), Natural::of(game.id()).as_ref())
    }

    /// A climber with these thresholds and counts.
    ///
    /// # Errors
    /// When the game is not one of two, or needs counts and gets none of its board.
    pub fn with(game: G, limits: Limits, natural: Option<&Natural>) -> Result<Self, Rejected> {
        let gate = Gate::with(game, limits, natural)?;
        let [attacker, defender] = gate.plan().seats;
        Ok(Self {
            game,
            limits,
            attacker,
            defender,
            gate,
            search: Search::new(game, u64::MAX),
            moves: Vec::new(),
            only: None,
        })
    }

    /// The same climber with one source alone.
    ///
    /// # Errors
    /// When the game has no source of that name.
    pub fn from_source(mut self, kind: &str) -> Result<Self, Rejected> {
        let mut sources = self.limits.sources.iter();
        let source = sources.find(|source| source.kind == kind);
        self.only = Some(source.ok_or(Rejected::NoSource)?);
        Ok(self)
    }

    /// The gate that candidates pass.
    pub const fn gate(&mut self) -> &mut Gate<G> {
        &mut self.gate
    }

    /// One restart: the candidate that it finds, or none.
    pub fn candidate(&mut self, seed: u64, number: u64) -> Option<Candidate> {
        let attempt = self.attempt(seed, number)?;
        let found = Found {
            kind: attempt.source.kind.to_owned(),
            generator: attempt.source.generator().to_owned(),
            seed,
            restart: number,
            edits: attempt.edits,
        };
        let position = Some(attempt).filter(|attempt| attempt.passes)?.position;
        Candidate::new(&self.game, &mut self.gate, &position, found).ok()
    }

    /// One restart as it ends, whether that is any good or not; `None` when it does not even
    /// begin.
    pub fn attempt(&mut self, seed: u64, number: u64) -> Option<Attempt<G::Position>> {
        let mut stream = Stream::new(seed, number);
        let source = match self.only {
            Some(source) => source,
            None => drawn(self.limits.sources, |source| source.share, &mut stream)?,
        };
        let (target, begun) = match &source.way {
            Way::Compose { threes } => {
                let n = if stream.chance(*threes) { 3 } else { 2 };
                let position = compose::restart(&self.game, &mut self.gate, n, &mut stream)?;
                return Some(Attempt {
                    position,
                    passes: true,
                    source,
                    edits: None,
                });
            }
            Way::Climb(aim) => {
                let target = Target::draw(aim, &mut stream);
                let begun = self.seed(&target, &mut stream)?;
                (target, begun)
            }
            Way::Played(aim) => self.played(aim, &mut stream)?,
        };
        let (mut pieces, sound) = begun;
        let sound = self.climb(&target, &mut stream, &mut pieces, sound);
        let passes = self.strip(&target, &mut pieces, sound).is_some();
        let position = self.game.place(&pieces, self.attacker).ok()?;
        let edits = Some(edits(&pieces, &target.played)).filter(|_| !target.played.is_empty());
        Some(Attempt {
            position,
            passes,
            source,
            edits: edits.and_then(|edits| u32::try_from(edits).ok()),
        })
    }

    /// A random small win with a lone key.
    fn seed(&mut self, target: &Target, stream: &mut Stream) -> Option<Begun<G::Move>> {
        let (least, most) = target.aim.seed;
        for _ in 0..SEEDS {
            let mut pieces = Vec::new();
            for (seat, count, kings) in [
                (self.attacker, stream.between(least, most), target.kings[0]),
                (self.defender, stream.between(least, most), target.kings[1]),
            ] {
                for i in 0..count {
                    let king = i < kings;
                    if let Some(square) = self.empty(&pieces, seat, king, stream) {
                        pieces.push(Piece { square, seat, king });
                    }
                }
            }
            if let Some(sound) = self.judge(&pieces, target, None, i64::MAX) {
                return Some((pieces, sound));
            }
        }
        None
    }

    /// An empty square for a piece; men prefer squares where men stand in games.
    fn empty(
        &self,
        pieces: &[Piece],
        seat: Seat,
        king: bool,
        stream: &mut Stream,
    ) -> Option<Square> {
        let mut best: Option<(i64, Square)> = None;
        for _ in 0..if king { 1 } else { 2 } {
            let square = *stream.pick(&self.gate.plan().squares);
            let piece = Piece { square, seat, king };
            let free = pieces.iter().all(|other| other.square != square);
            if free && self.can_stand(&piece) {
                let z = self.gate.z(&[piece]);
                if best.is_none_or(|(most, _)| z > most) {
                    best = Some((z, square));
                }
            }
        }
        best.map(|(_, square)| square)
    }

    fn can_stand(&self, piece: &Piece) -> bool {
        let first = self.limits.first_rank;
        first.is_none_or(|rank| misplaced(&self.game, self.gate.plan(), &[*piece], rank).is_none())
    }

    fn climb(
        &mut self,
        target: &Target,
        stream: &mut Stream,
        pieces: &mut Vec<Piece>,
        mut sound: Sound<G::Move>,
    ) -> Sound<G::Move> {
        sound.cost += self.flaws(pieces, &sound);
        let (mut best, mut best_pieces) = (sound.clone(), pieces.clone());
        let mut idle_for = 0;
        for step in 0..target.aim.steps {
            if best.cost <= CONTENT && best.passes || idle_for > target.aim.patience {
                break;
            }
            idle_for += 1;
            let Some(changed) = self.change(pieces, stream) else {
                continue;
            };
            let heat = usize::try_from(target.aim.steps - step).unwrap_or(0) / 4;
            let slack = i64::try_from(stream.below(heat + 1)).unwrap_or(0);
            let slack = if stream.chance(30) { slack } else { 0 };
            let most = sound.cost + slack;
            if let Some(mut next) = self.judge(&changed, target, None, most - BEST) {
                next.cost += self.flaws(&changed, &next);
                if next.cost > most {
                    continue;
                }
                *pieces = changed;
                sound = next;
                if sound.cost < best.cost {
                    idle_for = 0;
                    best = sound.clone();
                    best_pieces.clone_from(pieces);
                }
            }
        }
        *pieces = best_pieces;
        best
    }

    /// One random change; `None` when it leads nowhere.
    pub(super) fn change(&self, pieces: &[Piece], stream: &mut Stream) -> Option<Vec<Piece>> {
        let mut changed = pieces.to_vec();
        let i = stream.below(pieces.len());
        match stream.below(100) {
            0..=21 => {
                let seat = if stream.chance(40) {
                    self.attacker
                } else {
                    self.defender
                };
                let king = false;
                let square = self.empty(pieces, seat, king, stream)?;
                changed.push(Piece { square, seat, king });
            }
            22..=33 => {
                changed.swap_remove(i);
            }
            34..=63 => {
                let near = &self.gate.plan().near[usize::from(pieces[i].square.0)];
                changed[i].square = *stream.pick(near);
            }
            64..=83 => {
                let piece = changed.swap_remove(i);
                let square = self.empty(&changed, piece.seat, piece.king, stream)?;
                changed.push(Piece { square, ..piece });
            }
            84..=88 => changed[i].king ^= true,
            89..=93 => changed[i].seat = self.gate.plan().other(changed[i].seat),
            _ => {
                let side = stream.below(2);
                for piece in &mut changed {
                    piece.square = self.gate.plan().beside[side][usize::from(piece.square.0)]?;
                }
            }
        }
        let last = if i < changed.len() {
            changed[i]
        } else {
            *changed.last()?
        };
        self.can_stand(&last).then_some(changed)
    }

    /// The position's cost if it is sound and costs no more than `most`. Where a key is `known`,
    /// no other is looked for.
    pub(super) fn judge(
        &mut self,
        pieces: &[Piece],
        target: &Target,
        known: Option<G::Move>,
        most: i64,
    ) -> Option<Sound<G::Move>> {
        let mut cost = self.static_cost(pieces, target)?;
        if cost > most {
            return None;
        }
        let position = self.game.place(pieces, self.attacker).ok()?;
        if self.game.ending(&position).is_some() {
            return None;
        }
        let mut moves = std::mem::take(&mut self.moves);
        self.game.moves(&position, &mut moves);
        let hopeless = known.is_some_and(|key| !self.still_wins(&position, &moves, &key));
        let sound = if hopeless {
            None
        } else {
            self.judge_moves(&position, &moves, pieces, target, &mut cost, most)
        };
        self.moves = moves;
        sound
    }

    /// Whether a move is legal and wins. One move is looked at in a fraction of the time that it
    /// takes to refute all of them, and most changes spoil the win.
    fn still_wins(&mut self, position: &G::Position, moves: &[G::Move], key: &G::Move) -> bool {
        moves.contains(key) && self.search.wins_by(position, key, self.limits.most_n) == Ok(true)
    }

    fn judge_moves(
        &mut self,
        position: &G::Position,
        moves: &[G::Move],
        pieces: &[Piece],
        target: &Target,
        cost: &mut i64,
        most: i64,
    ) -> Option<Sound<G::Move>> {
        let takes = |mv: &G::Move| self.game.effect(position, mv).taken > 0;
        if moves.iter().all(takes) {
            return None;
        }
        let legal = i64::try_from(moves.len()).ok()?;
        *cost += 250 * (i64::from(self.limits.legal) - legal).max(0);
        if *cost > most {
            return None;
        }
        let (n, key) = self.lone_key(position, moves, target, most - *cost)?;
        if self.game.effect(position, &key).taken > 0 {
            return None;
        }
        *cost += 1500 * i64::from(n.abs_diff(target.n));
        let next = self.game.play(position, &key);
        let rest = continuation(&mut self.search, &next, n).ok()?;
        let line: Vec<G::Move> = [key].into_iter().chain(rest.line).collect();
        let story = Story::new(&self.game, position, &line)?;
        *cost += story_cost(&story, target, &self.limits);
        *cost += match (rest.full, rest.lenient) {
            (true, _) => 0,
            (false, true) => 700,
            (false, false) => 1600,
        };
        if *cost > most {
            return None;
        }
        let own = after_reply(&self.game, position, &key);
        // One is all that a climb looks for, and all that any game asks.
        let better = self.limits.rank == 0
            || moves
                .iter()
                .any(|mv| *mv != key && after_reply(&self.game, position, mv) > own);
        *cost += if better { 0 } else { 900 };
        let mut passes = better
            && rest.lenient
            && legal >= i64::from(self.limits.legal)
            && self.limits.given.is_none_or(|least| story.given() >= least)
            && (story.blocked
                || self
                    .limits
                    .finish
                    .is_none_or(|least| story.finish() >= least))
            && self.static_pass(pieces, n)
            && (!target.aim.strict || target.theme.is_none_or(|theme| theme.holds(&story)));
        if passes && target.aim.history && !has_last_move(&self.game, self.gate.plan(), position) {
            passes = false;
            *cost += 400;
        }
        (*cost <= most).then_some(Sound {
            cost: *cost,
            n,
            key,
            full: rest.full,
            passes,
        })
    }

    /// The lone winning move and the exact N, unless N would cost more than `room`.
    fn lone_key(
        &mut self,
        position: &G::Position,
        moves: &[G::Move],
        target: &Target,
        room: i64,
    ) -> Option<(u8, G::Move)> {
        for n in 1..=self.limits.most_n {
            if n > target.n && 1500 * i64::from(n - target.n) > room {
                return None;
            }
            let mut key = None;
            for mv in moves {
                if self.search.wins_by(position, mv, n).ok()? {
                    if key.is_some() || n < self.limits.least_n {
                        return None;
                    }
                    if n < target.n && 1500 * i64::from(target.n - n) > room {
                        return None;
                    }
                    key = Some(*mv);
                }
            }
            if let Some(key) = key {
                return Some((n, key));
            }
        }
        None
    }

    /// The cost of the placement alone; `None` for one that the climb never visits.
    fn static_cost(&self, pieces: &[Piece], target: &Target) -> Option<i64> {
        let count = |seat: Seat, king: Option<bool>| {
            let of = |p: &&Piece| p.seat == seat && king.is_none_or(|king| p.king == king);
            i64::try_from(pieces.iter().filter(of).count()).unwrap_or(i64::MAX)
        };
        let (own, foe) = (self.attacker, self.defender);
        let kings = [count(own, Some(true)), count(foe, Some(true))];
        let most = self.limits.kings.map_or(i64::MAX, i64::from);
        if kings[0] + kings[1] > most || count(own, None) < 2 {
            return None;
        }
        let edited = if target.played.is_empty() {
            0
        } else {
            edits(pieces, &target.played)
        };
        if edited > EDITED {
            return None;
        }
        let off = |is: i64, wanted: i32| (is - i64::from(wanted)).abs();
        let balance = i64::from(balance(pieces, self.attacker));
        let ahead = (balance - i64::from(target.balance)).max(0);
        let behind = (i64::from(target.balance) - balance).max(0);
        Some(
            target.aim.army * off(count(foe, None), target.defenders)
                + 300 * ahead
                + 100 * behind
                + 900 * (off(kings[0], target.kings[0]) + off(kings[1], target.kings[1]))
                + 60 * i64::try_from(edited).ok()?
                + self.unnatural_cost(pieces),
        )
    }

    fn unnatural_cost(&self, pieces: &[Piece]) -> i64 {
        let z = self.gate.z(pieces);
        (-z).max(0) * 3 / 5 + (-1000 - z).max(0)
    }

    fn static_pass(&self, pieces: &[Piece], n: u8) -> bool {
        let defenders = pieces.iter().filter(|p| p.seat == self.defender).count();
        let ahead = balance(pieces, self.attacker);
        u32::try_from(defenders).is_ok_and(|count| count >= self.limits.defenders(n))
            && self.limits.balance.is_none_or(|most| ahead <= most)
            && self
                .limits
                .z
                .is_none_or(|least| self.gate.z(pieces) >= least)
    }

    /// Takes pieces off that do nothing, as long as the gate does not mind.
    fn strip(
        &mut self,
        target: &Target,
        pieces: &mut Vec<Piece>,
        mut sound: Sound<G::Move>,
    ) -> Option<()> {
        if !sound.passes {
            return None;
        }
        let mut i = 0;
        while i < pieces.len() {
            let mut rest = pieces.clone();
            rest.remove(i);
            match self.judge(&rest, target, Some(sound.key), sound.cost + 1000) {
                Some(next) if next.passes && next.is_like(&sound) => {
                    *pieces = rest;
                    sound = Sound {
                        cost: sound.cost,
                        ..next
                    };
                }
                _ => i += 1,
            }
        }
        Some(())
    }

    /// The cost of idle pieces less the worth of tries, for positions that are nearly there.
    fn flaws(&mut self, pieces: &[Piece], sound: &Sound<G::Move>) -> i64 {
        let Ok(position) = self.game.place(pieces, self.attacker) else {
            return UNSEEN;
        };
        if sound.cost > CLOSE {
            return UNSEEN;
        }
        let idle = self.gate.idle(&position, sound.n, &sound.key).len();
        let tries = self.gate.tries(&position, sound.n, &sound.key).min(2);
        150 * i64::try_from(idle).unwrap_or(0) - 400 * i64::from(tries)
    }
}

/// One restart of a game: the candidate that it finds, or none.
///
/// # Errors
/// When the game has no generator.
pub fn restart<G: Game>(game: &G, seed: u64, number: u64) -> Result<Option<Candidate>, Rejected> {
    Ok(Climber::new(*game)?.candidate(seed, number))
}
