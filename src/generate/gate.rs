//! The gate: every condition that a puzzle of a book meets, one predicate each.

use super::{
    limits::Limits,
    line::continuation,
    natural::{Natural, Scale},
};
use crate::{
    puzzle::{
        book::Unique,
        difficulty::{Effort, rank_and_gap, refutation_nodes},
        shape::shape,
        theme::{Story, themes},
    },
    rules::game::{Game, Piece, Seat},
    solver::{
        naive, proof,
        search::{OutOfNodes, Search, Verdict},
    },
};

/// Why a position is no puzzle of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejected {
    /// The game has no generator.
    #[error("the game has no generator")]
    NoGenerator,
    /// No win in the range of N, or a quicker one.
    #[error("not an exact win in the range: {0:?}")]
    NotExact(Option<u8>),
    /// Several first moves win.
    #[error("{0} first moves win")]
    SecondKey(usize),
    /// A second winning move before the last on a longest defence.
    #[error("a second winning move on a longest defence")]
    NotLenient,
    /// The key takes something.
    #[error("the key takes")]
    KeyTakes,
    /// Too few legal first moves.
    #[error("{0} legal first moves")]
    FewMoves(u32),
    /// Nothing looks better than the key.
    #[error("nothing looks better than the key")]
    RankZero,
    /// The defender has too few pieces.
    #[error("the defender has {0} pieces")]
    FewDefenders(u32),
    /// The attacker is ahead.
    #[error("the balance is {0}")]
    Ahead(i32),
    /// Too many kings.
    #[error("{0} kings")]
    ManyKings(u32),
    /// The attacker gives nothing.
    #[error("nothing is given away")]
    NothingGiven,
    /// The last move takes too little and does not block.
    #[error("the last move takes {0}")]
    WeakFinish(u32),
    /// Men stand where they hardly ever do.
    #[error("z is {0} thousandths")]
    Unnatural(i64),
    /// The defender cannot have moved here.
    #[error("the defender has no last move")]
    NoLastMove,
    /// A man stands where it cannot have come.
    #[error("a man on square {0} cannot have come there")]
    MisplacedMan(u8),
    /// A side has more pieces than the game gives it.
    #[error("a side has {0} pieces")]
    ManyPieces(u32),
    /// Too many pieces do nothing.
    #[error("{idle} of {pieces} pieces are idle")]
    Idle {
        /// Pieces that change neither N nor the key.
        idle: u32,
        /// All pieces.
        pieces: u32,
    },
    /// One of the two methods does not agree.
    #[error("not proven by {0}")]
    Disproved(&'static str),
}

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
    /// Pieces of the attacker and of the defender.
    pub sides: [u32; 2],
    /// Kings on the board.
    pub kings: u32,
    /// (Pieces + 2 x kings) of the attacker less the defender's.
    pub balance: i32,
    /// Naturalness in thousandths.
    pub z: i64,
    /// Whether the defender has a legal quiet last move.
    pub last_move: bool,
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

    /// The names of the themes.
    #[must_use]
    pub fn themes(&self) -> Vec<String> {
        themes(&self.story)
    }

    /// Whether the last move takes enough.
    #[must_use]
    pub fn strong_finish(&self, limits: &Limits) -> bool {
        self.story.blocked || self.story.finish() >= limits.finish
    }
}

/// One condition on the facts.
type Condition<M> = fn(&Facts<M>, &Limits) -> Result<(), Rejected>;

/// The gate of one game.
#[derive(Debug)]
pub struct Gate<G: Game> {
    game: G,
    limits: &'static Limits,
    scale: Scale,
    search: Search<G>,
}

impl<G: Game> Gate<G> {
    /// The gate with the committed counts of the game.
    ///
    /// # Errors
    /// When the game has no generator.
    pub fn new(game: G) -> Result<Self, Rejected> {
        let natural = Natural::of(game.id()).ok_or(Rejected::NoGenerator)?;
        Ok(Self {
            game,
            limits: Limits::of(game.id()).ok_or(Rejected::NoGenerator)?,
            scale: Scale::new(&game, natural).ok_or(Rejected::NoGenerator)?,
            search: Search::new(game, u64::MAX),
        })
    }

    /// The thresholds.
    #[must_use]
    pub const fn limits(&self) -> &'static Limits {
        self.limits
    }

    /// Checks every condition; the facts of a position that meets all.
    ///
    /// # Errors
    /// The first condition that fails, the cheap ones first.
    pub fn check(&mut self, position: &G::Position) -> Result<Facts<G::Move>, Rejected> {
        let facts = self.facts(position)?;
        for condition in Self::conditions() {
            condition(&facts, self.limits)?;
        }
        self.few_idle(position, &facts)?;
        self.proven_twice(position, &facts)?;
        Ok(facts)
    }

    /// Every condition that fails. A position without exact N and lone key fails by that alone.
    pub fn reasons(&mut self, position: &G::Position) -> Vec<Rejected> {
        let facts = match self.facts(position) {
            Ok(facts) => facts,
            Err(reason) => return vec![reason],
        };
        let mut reasons: Vec<Rejected> = Self::conditions()
            .iter()
            .filter_map(|condition| condition(&facts, self.limits).err())
            .collect();
        reasons.extend(self.few_idle(position, &facts).err());
        reasons.extend(self.proven_twice(position, &facts).err());
        reasons
    }

    /// The facts of a position with an exact N in the range and a lone key.
    ///
    /// # Errors
    /// When it has none.
    pub fn facts(&mut self, position: &G::Position) -> Result<Facts<G::Move>, Rejected> {
        let (n, key) = self.exact_and_unique(position)?;
        let next = self.game.play(position, &key);
        let rest = continuation(&mut self.search, &next, n)
            .map_err(|OutOfNodes| Rejected::NotExact(None))?;
        let line: Vec<G::Move> = [key].into_iter().chain(rest.line).collect();
        let story = Story::new(&self.game, position, &line).ok_or(Rejected::NotExact(None))?;
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let (rank, gap) = rank_and_gap(&self.game, position, &key);
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
            sides: [
                count(&|piece| piece.seat == attacker),
                count(&|piece| piece.seat != attacker),
            ],
            kings: count(&|piece| piece.king),
            balance: balance(&pieces, attacker),
            z: self.scale.z(&pieces),
            last_move: has_last_move(&self.game, position),
            misplaced: misplaced(&self.game, &pieces, self.limits.first_rank),
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

    fn conditions() -> [Condition<G::Move>; 13] {
        [
            key_takes_nothing,
            enough_moves,
            enough_defenders,
            not_ahead,
            few_kings,
            few_pieces,
            no_misplaced_man,
            natural,
            lenient,
            something_given,
            strong_finish,
            looks_wrong,
            a_last_move,
        ]
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

    /// The win is proven by a checked tree, and again by the slow twin.
    ///
    /// # Errors
    /// The method that does not agree.
    pub fn proven_twice(
        &mut self,
        position: &G::Position,
        facts: &Facts<G::Move>,
    ) -> Result<(), Rejected> {
        let tree = proof::prove(&mut self.search, position, facts.n)
            .ok()
            .flatten()
            .ok_or(Rejected::Disproved("the tree"))?;
        proof::check(&self.game, position, facts.n, &tree)
            .map_err(|_| Rejected::Disproved("the tree"))?;
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

/// Whether the defender has a legal quiet move that led here, made where it could take nothing.
pub fn has_last_move<G: Game>(game: &G, position: &G::Position) -> bool {
    let pieces = game.pieces(position);
    let attacker = game.turn(position);
    let defender = Seat(attacker.0 ^ 1);
    let Some(plan) = super::plan::Plan::new(game) else {
        return false;
    };
    let mut before = pieces.clone();
    let mut moves = Vec::new();
    let mut led_here = |before: &[Piece]| {
        let Ok(earlier) = game.place(before, defender) else {
            return false;
        };
        if game.ending(&earlier).is_some() {
            return false;
        }
        game.moves(&earlier, &mut moves);
        moves
            .iter()
            .any(|mv| game.effect(&earlier, mv).taken == 0 && game.play(&earlier, mv) == *position)
    };
    for (i, piece) in pieces
        .iter()
        .enumerate()
        .filter(|(_, p)| p.seat == defender)
    {
        let empty = plan
            .squares
            .iter()
            .filter(|square| pieces.iter().all(|other| other.square != **square));
        for &square in empty {
            // A king that stands here may have been a man one move ago.
            for king in [piece.king, false] {
                before[i] = Piece {
                    square,
                    king,
                    ..*piece
                };
                if led_here(&before) {
                    return true;
                }
                if !piece.king {
                    break;
                }
            }
        }
        before[i] = *piece;
    }
    false
}

/// The first man that stands where no man of its side can have come.
pub fn misplaced<G: Game>(game: &G, pieces: &[Piece], first_rank: i16) -> Option<u8> {
    let crate::rules::game::Board::Grid { ranks, .. } = game.board() else {
        return None;
    };
    let last = i16::from(ranks) - 1;
    pieces
        .iter()
        .filter(|piece| !piece.king)
        .find(|piece| {
            let (_, rank) = game.place_of(piece.square);
            let seen = if piece.seat == Seat::WHITE {
                rank
            } else {
                last - rank
            };
            seen < first_rank || seen >= last
        })
        .map(|piece| piece.square.0)
}

fn ensure(holds: bool, reason: Rejected) -> Result<(), Rejected> {
    if holds { Ok(()) } else { Err(reason) }
}

/// The key takes nothing.
fn key_takes_nothing<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    let taken = facts.story.plies.first().map_or(0, |ply| ply.effect.taken);
    ensure(taken == 0, Rejected::KeyTakes)
}

/// There are enough first moves to choose from.
fn enough_moves<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.legal >= limits.legal, Rejected::FewMoves(facts.legal))
}

/// The defender has an army.
fn enough_defenders<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let defenders = facts.sides[1];
    ensure(
        defenders >= limits.defenders,
        Rejected::FewDefenders(defenders),
    )
}

/// The attacker does not win by numbers.
fn not_ahead<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        facts.balance <= limits.balance,
        Rejected::Ahead(facts.balance),
    )
}

/// Kings are few.
fn few_kings<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        facts.kings <= limits.kings,
        Rejected::ManyKings(facts.kings),
    )
}

/// No side has more pieces than the game gives it.
fn few_pieces<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let most = facts.sides[0].max(facts.sides[1]);
    ensure(most <= limits.pieces, Rejected::ManyPieces(most))
}

/// No man stands where no man can be.
fn no_misplaced_man<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    facts
        .misplaced
        .map_or(Ok(()), |square| Err(Rejected::MisplacedMan(square)))
}

/// The men stand where men stand in games.
fn natural<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.z >= limits.z, Rejected::Unnatural(facts.z))
}

/// The attacker's moves before the last are the only ones.
fn lenient<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    ensure(facts.lenient, Rejected::NotLenient)
}

/// Something is given away on the main line.
fn something_given<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    ensure(facts.story.given() >= 1, Rejected::NothingGiven)
}

/// The end is worth seeing.
fn strong_finish<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        facts.strong_finish(limits),
        Rejected::WeakFinish(facts.story.finish()),
    )
}

/// Some other first move looks better than the key.
fn looks_wrong<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    ensure(facts.rank >= 1, Rejected::RankZero)
}

/// The defender can have moved here.
fn a_last_move<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    ensure(facts.last_move, Rejected::NoLastMove)
}
