//! The gate: every condition that a puzzle of a book meets, one predicate each.

pub use super::rejected::Rejected;
use super::{
    conditions::conditions,
    history::{has_last_move, misplaced},
    limits::Limits,
    line::continuation,
    natural::{Natural, Scale},
    plan::Plan,
};
use crate::{
    puzzle::{
        book::Unique,
        difficulty::{Effort, rank_and_gap, refutation_nodes},
        shape::shape,
        theme::{Story, themes},
    },
    rules::game::{Game, Outcome, Piece, Seat},
    solver::{
        naive, proof,
        search::{OutOfNodes, Search, Verdict},
    },
};

/// What is known of a sound position, before any judgment of taste.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts<M> {
    /// The exact N.
    pub n: u8,
    /// The main line, the key first.
    pub line: Vec<M>,
    /// Whether every longest defence has lone answers but for the last.
    pub lenient: bool,
    /// Whether it has lone answers to the end.
    pub full: bool,
    /// The story of the main line.
    pub story: Story,
    /// Legal first moves.
    pub legal: u32,
    /// First moves that look better than the key.
    pub rank: u32,
    /// By how much the best of them does, in men.
    pub gap: u32,
    /// First moves that leave the defender nothing but captures.
    pub offers: u32,
    /// Pieces of the attacker and of the defender.
    pub sides: [u32; 2],
    /// Kings on the board.
    pub kings: u32,
    /// (Pieces + 2 x kings) of the attacker less the defender's.
    pub balance: i32,
    /// Naturalness in thousandths.
    pub z: i64,
    /// Whether the defender has a legal quiet last move; `false` where nobody asks.
    pub last_move: bool,
    /// Whether a wrong first move would win if the defender passed; `false` where nobody asks.
    pub contested: bool,
    /// The first man that cannot stand where it does.
    pub misplaced: Option<u8>,
}

impl<M> Facts<M> {
    /// All pieces.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.sides[0] + self.sides[1]
    }

    /// How far the continuation is unique.
    #[must_use]
    pub const fn unique(&self) -> Unique {
        if self.full {
            Unique::Full
        } else {
            Unique::Lenient
        }
    }

    /// Whether the last move takes enough.
    #[must_use]
    pub fn strong_finish(&self, limits: &Limits) -> bool {
        let taken = self.story.finish();
        self.story.blocked || limits.finish.is_none_or(|least| taken >= least)
    }
}

/// The gate of one game.
#[derive(Debug)]
pub struct Gate<G: Game> {
    game: G,
    limits: Limits,
    plan: Plan,
    /// `None` where nobody asks how natural a position is.
    scale: Option<Scale>,
    search: Search<G>,
    /// The forms of the game, under all of which the answer is the same; empty for one form.
    forms: Vec<Search<G>>,
}

impl<G: Game> Gate<G> {
    /// The gate with the thresholds and the committed counts of the game.
    ///
    /// # Errors
    /// When the game has no generator.
    pub fn new(game: G) -> Result<Self, Rejected> {
        Self::with(game, Limits::of(&game), Natural::of(game.id()).as_ref())
    }

    /// The gate with these thresholds and counts.
    ///
    /// # Errors
    /// When the game is not one of two, or needs counts and gets none of its board.
    pub fn with(game: G, limits: Limits, natural: Option<&Natural>) -> Result<Self, Rejected> {
        let scale = natural.and_then(|natural| Scale::new(&game, natural));
        if limits.z.is_some() && scale.is_none() {
            return Err(Rejected::NoGenerator);
        }
        // One form alone is the game itself.
        let forms = Some(game.forms()).filter(|forms| forms.len() > 1);
        Ok(Self {
            game,
            limits,
            plan: Plan::new(&game).ok_or(Rejected::NoGenerator)?,
            scale,
            search: Search::new(game, u64::MAX),
            forms: forms
                .into_iter()
                .flatten()
                .map(|form| Search::new(form, u64::MAX))
                .collect(),
        })
    }

    /// The thresholds.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The plan of the board.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How natural the pieces stand, in thousandths; 0 where nobody asks.
    #[must_use]
    pub fn z(&self, pieces: &[Piece]) -> i64 {
        self.scale.as_ref().map_or(0, |scale| scale.z(pieces))
    }

    /// Checks every condition; the facts of a position that meets all.
    ///
    /// # Errors
    /// The first condition that fails, the cheap ones first.
    pub fn check(&mut self, position: &G::Position) -> Result<Facts<G::Move>, Rejected> {
        let facts = self.facts(position)?;
        for condition in conditions() {
            condition(&facts, &self.limits)?;
        }
        self.few_idle(position, &facts)?;
        self.same_under_all_forms(position, &facts)?;
        self.proven(position, &facts)?;
        self.proven_again(position, &facts)?;
        Ok(facts)
    }

    /// Every condition that fails, but for the second proof. A position without exact N and lone
    /// key fails by that alone.
    pub fn reasons(&mut self, position: &G::Position) -> Vec<Rejected> {
        match self.facts(position) {
            Ok(facts) => self.reasons_of(position, &facts),
            Err(reason) => vec![reason],
        }
    }

    /// Every condition but the second proof that fails by these facts.
    pub fn reasons_of(&mut self, position: &G::Position, facts: &Facts<G::Move>) -> Vec<Rejected> {
        let mut reasons = self.reasons_of_facts(facts);
        reasons.extend(self.few_idle(position, facts).err());
        reasons.extend(self.same_under_all_forms(position, facts).err());
        reasons.extend(self.proven(position, facts).err());
        reasons
    }

    /// Every condition that fails by the facts alone, without another search.
    pub fn reasons_of_facts(&self, facts: &Facts<G::Move>) -> Vec<Rejected> {
        conditions()
            .iter()
            .filter_map(|condition| condition(facts, &self.limits).err())
            .collect()
    }

    /// The facts of a position with an exact N in the range and a lone key.
    ///
    /// # Errors
    /// When it has none.
    pub fn facts(&mut self, position: &G::Position) -> Result<Facts<G::Move>, Rejected> {
        let (n, key) = self.exact_and_unique(position)?;
        self.facts_of(position, n, key)
    }

    /// The facts of a position of which it is known that `key` alone wins in exactly `n`.
    ///
    /// # Errors
    /// Never for such a position.
    pub fn facts_of(
        &mut self,
        position: &G::Position,
        n: u8,
        key: G::Move,
    ) -> Result<Facts<G::Move>, Rejected> {
        let next = self.game.play(position, &key);
        let rest = continuation(&mut self.search, &next, n)
            .map_err(|OutOfNodes| Rejected::NotExact(None))?;
        let line: Vec<G::Move> = [key].into_iter().chain(rest.line).collect();
        let story = Story::new(&self.game, position, &line).ok_or(Rejected::NotExact(None))?;
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let (rank, gap) = rank_and_gap(&self.game, position, &key);
        let contested = self.limits.contested && self.is_contested(position, n, &key);
        let pieces = self.game.pieces(position);
        let attacker = self.game.turn(position);
        let count = |test: &dyn Fn(&Piece) -> bool| {
            u32::try_from(pieces.iter().filter(|piece| test(piece)).count()).unwrap_or(u32::MAX)
        };
        Ok(Facts {
            n,
            line,
            lenient: rest.lenient,
            full: rest.full,
            story,
            legal: u32::try_from(moves.len()).unwrap_or(u32::MAX),
            rank,
            gap,
            offers: offers(&self.game, position, &moves),
            sides: [
                count(&|piece| piece.seat == attacker),
                count(&|piece| piece.seat != attacker),
            ],
            kings: count(&|piece| piece.king),
            balance: balance(&pieces, attacker),
            z: self.z(&pieces),
            last_move: self.limits.last_move && has_last_move(&self.game, &self.plan, position),
            contested,
            misplaced: self
                .limits
                .first_rank
                .and_then(|rank| misplaced(&self.game, &self.plan, &pieces, rank)),
        })
    }

    fn exact_and_unique(&mut self, position: &G::Position) -> Result<(u8, G::Move), Rejected> {
        match self.search.solve(position, self.limits.most_n) {
            Verdict::Win { n, .. } if n < self.limits.least_n => Err(Rejected::NotExact(Some(n))),
            Verdict::Win { n, keys } => match keys.as_slice() {
                [key] => Ok((n, *key)),
                keys => Err(Rejected::SecondKey(keys.len())),
            },
            Verdict::NoWin | Verdict::Unknown => Err(Rejected::NotExact(None)),
        }
    }

    /// Whether some first move other than the key would win within `n` if the defender passed.
    pub fn is_contested(&self, position: &G::Position, n: u8, key: &G::Move) -> bool {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let attacker = self.game.turn(position);
        let others = moves.iter().filter(|mv| *mv != key);
        let mut after = others.map(|mv| self.game.play(position, mv));
        after.any(|next| self.wins_alone(&next, attacker, n - 1))
    }

    /// The lone key of a win in exactly `n`; `None` as soon as it is clear that there is none.
    pub fn lone_key(&mut self, position: &G::Position, n: u8) -> Option<G::Move> {
        if (1..n).any(|quicker| self.search.wins(position, quicker) != Ok(false)) {
            return None;
        }
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let mut key = None;
        for mv in moves {
            if self.search.wins_by(position, &mv, n).ok()? && key.replace(mv).is_some() {
                return None;
            }
        }
        key
    }

    /// Whether `least` first moves or more would win within `n` if the other side passed: quickly
    /// looked at, and needed for a contested win.
    pub fn wins_alone_with(&self, position: &G::Position, n: u8, least: usize) -> bool {
        let attacker = self.game.turn(position);
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let after = moves.iter().map(|mv| self.game.play(position, mv));
        let winning = after.filter(|next| self.wins_alone(next, attacker, n - 1));
        winning.take(least).count() == least
    }

    /// Whether `attacker`, who has just moved, wins with `n` more moves in a row.
    fn wins_alone(&self, position: &G::Position, attacker: Seat, n: u8) -> bool {
        if let Some(ending) = self.game.ending(position) {
            return ending.outcome == Outcome::Win(attacker);
        }
        if n == 0 || self.game.hopeless(position, attacker, n) {
            return false;
        }
        let pieces = self.game.pieces(position);
        let Ok(again) = self.game.place(&pieces, attacker) else {
            return false;
        };
        let mut moves = Vec::new();
        self.game.moves(&again, &mut moves);
        let mut after = moves.iter().map(|mv| self.game.play(&again, mv));
        after.any(|next| self.wins_alone(&next, attacker, n - 1))
    }

    /// The same N and the same key under every form of the game.
    ///
    /// # Errors
    /// When a form has another answer.
    pub fn same_under_all_forms(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
    ) -> Result<(), Rejected> {
        let answer = Verdict::Win {
            n: facts.n,
            keys: vec![facts.line[0]],
        };
        let mut forms = self.forms.iter_mut();
        if forms.all(|form| form.solve(position, facts.n) == answer) {
            Ok(())
        } else {
            Err(Rejected::OtherForm)
        }
    }

    /// The pieces whose removal changes neither N nor the key.
    pub fn idle(&mut self, position: &G::Position, n: u8, key: &G::Move) -> Vec<Piece> {
        let pieces = self.game.pieces(position);
        let turn = self.game.turn(position);
        let mut idle = Vec::new();
        for (i, piece) in pieces.iter().enumerate() {
            let mut rest = pieces.clone();
            rest.remove(i);
            if let Ok(without) = self.game.place(&rest, turn)
                && self.search.solve(&without, n)
                    == (Verdict::Win {
                        n,
                        keys: vec![*key],
                    })
            {
                idle.push(*piece);
            }
        }
        idle
    }

    /// At most a third of the pieces is idle.
    ///
    /// # Errors
    /// When more are.
    pub fn few_idle(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
    ) -> Result<(), Rejected> {
        let idle = self.idle(position, facts.n, &facts.line[0]).len();
        let idle = u32::try_from(idle).unwrap_or(u32::MAX);
        let pieces = facts.pieces();
        if idle.saturating_mul(3) <= pieces {
            Ok(())
        } else {
            Err(Rejected::Idle { idle, pieces })
        }
    }

    /// The win is proven by a checked tree.
    ///
    /// # Errors
    /// When it is not.
    pub fn proven(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
    ) -> Result<(), Rejected> {
        let tree = proof::prove(&mut self.search, position, facts.n)
            .ok()
            .flatten()
            .ok_or(Rejected::Disproved("the tree"))?;
        proof::check(&self.game, position, facts.n, &tree)
            .map_err(|_| Rejected::Disproved("the tree"))
    }

    /// N and key are proven again by the slow twin.
    ///
    /// # Errors
    /// When it does not agree.
    pub fn proven_again(
        &self,
        position: &G::Position,
        facts: &Facts<G::Move>,
    ) -> Result<(), Rejected> {
        let twin = self.game.twin();
        let quicker = naive::winners(&twin, position, facts.n - 1);
        let keys = naive::winners(&twin, position, facts.n);
        if quicker.is_empty() && keys == facts.line[..1] {
            Ok(())
        } else {
            Err(Rejected::Disproved("the twin"))
        }
    }

    /// D in thousandths.
    #[must_use]
    pub fn difficulty(&self, position: &G::Position, facts: &Facts<G::Move>) -> u32 {
        difficulty(&self.game, position, facts)
    }

    /// The names of the themes: the most telling first, those that most puzzles show last.
    #[must_use]
    pub fn themes(&self, facts: &Facts<G::Move>) -> Vec<String> {
        let common = |name: &String| self.limits.common.iter().any(|theme| theme.name() == name);
        let (last, mut names): (Vec<_>, Vec<_>) =
            themes(&facts.story).into_iter().partition(common);
        names.extend(last);
        names
    }

    /// The shape of the main line.
    #[must_use]
    pub fn shape(&self, position: &G::Position, facts: &Facts<G::Move>) -> String {
        shape(&self.game, position, &facts.line)
    }

    /// Wrong first moves beaten by exactly one of two or more replies.
    pub fn tries(&mut self, position: &G::Position, n: u8, key: &G::Move) -> u32 {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let search = &mut self.search;
        let tries = moves
            .iter()
            .filter(|mv| *mv != key && is_try(search, position, mv, n))
            .count();
        u32::try_from(tries).unwrap_or(u32::MAX)
    }

    /// First moves that win one move later; what passes the node limit counts for nothing.
    pub fn slower(&self, position: &G::Position, n: u8, key: &G::Move) -> u32 {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let mut search = Search::new(self.game, SLOWER_NODES);
        let slower = moves
            .iter()
            .filter(|mv| *mv != key && search.wins_by(position, mv, n + 1) == Ok(true))
            .count();
        u32::try_from(slower).unwrap_or(u32::MAX)
    }
}

/// Nodes to look for slower wins.
const SLOWER_NODES: u64 = 400_000;

/// First moves that leave the defender nothing but captures.
fn offers<G: Game>(game: &G, position: &G::Position, moves: &[G::Move]) -> u32 {
    let mut replies = Vec::new();
    let forces = |mv: &&G::Move| {
        let next = game.play(position, mv);
        game.moves(&next, &mut replies);
        let takes = |reply: &G::Move| game.effect(&next, reply).taken > 0;
        !replies.is_empty() && replies.iter().all(takes)
    };
    u32::try_from(moves.iter().filter(forces).count()).unwrap_or(u32::MAX)
}

/// D in thousandths of a position with these facts.
pub fn difficulty<G: Game>(game: &G, position: &G::Position, facts: &Facts<G::Move>) -> u32 {
    let quiet = facts
        .story
        .attacks()
        .filter(|ply| ply.effect.taken == 0)
        .count();
    Effort {
        nodes: refutation_nodes(game, position, &facts.line[0], facts.n),
        n: facts.n,
        legal: facts.legal,
        rank: facts.rank,
        gap: facts.gap,
        quiet: u32::try_from(quiet).unwrap_or(u32::MAX),
    }
    .thousandths()
}

/// Whether exactly one of two or more replies beats a wrong first move.
fn is_try<G: Game>(search: &mut Search<G>, position: &G::Position, mv: &G::Move, n: u8) -> bool {
    let game = *search.game();
    let next = game.play(position, mv);
    if game.ending(&next).is_some() {
        return false;
    }
    let mut replies = Vec::new();
    game.moves(&next, &mut replies);
    let beaten = replies
        .iter()
        .filter(|reply| {
            let after = game.play(&next, reply);
            game.ending(&after).is_some() || search.wins(&after, n - 1) != Ok(true)
        })
        .take(2)
        .count();
    replies.len() >= 2 && beaten == 1
}

/// (Pieces + 2 x kings) of a seat less the other's.
#[must_use]
pub fn balance(pieces: &[Piece], seat: Seat) -> i32 {
    pieces
        .iter()
        .map(|piece| {
            let worth = if piece.king { 3 } else { 1 };
            if piece.seat == seat { worth } else { -worth }
        })
        .sum()
}
