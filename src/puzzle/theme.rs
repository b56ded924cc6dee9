//! Themes: one predicate each over the story that the main line tells.

use crate::rules::game::{Effect, Game, Listed, Outcome, Piece, Reason, Seat, Square};

/// One ply of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What the move does.
    pub effect: Effect,
    /// Every square landed on.
    pub path: Vec<Square>,
    /// The pieces taken, as they stood, in the order of jumps.
    pub taken: Vec<Piece>,
    /// The files on which these stood, in the same order.
    pub files: Vec<i16>,
    /// The pieces hopped over and left where they are, in order; empty where pieces are taken.
    pub over: Vec<Piece>,
    /// What the mover gains by a first look at the board, see [`Game::worth`].
    pub gain: i32,
}

/// The main line in the terms of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The pieces of the diagram.
    pub start: Vec<Piece>,
    /// The attacker.
    pub attacker: Seat,
    /// Whether the game is a race home, in which nothing is taken.
    pub race: bool,
    /// Where the attacker's home is in a race of two: where the other side began.
    pub goal: Vec<Square>,
    /// The plies, the key first.
    pub plies: Vec<Ply>,
    /// Whether the line ends because the defender has pieces and no move.
    pub blocked: bool,
    /// Whether the line ends in a win of the attacker.
    pub won: bool,
}

impl Story {
    /// Plays a line and writes down what happens; `None` when a move is not legal.
    pub fn new<G: Game>(game: &G, position: &G::Position, line: &[G::Move]) -> Option<Self> {
        let attacker = game.turn(position);
        let mut at = *position;
        let mut plies = Vec::with_capacity(line.len());
        for mv in line {
            let listed = game
                .list(&at)
                .into_iter()
                .find(|listed| listed.result == *mv)?;
            plies.push(ply(game, &at, listed));
            at = game.play(&at, mv);
        }
        let ending = game.ending(&at);
        let won = ending.is_some_and(|ending| ending.outcome == Outcome::Win(attacker));
        Some(Self {
            start: game.pieces(position),
            attacker,
            race: game.switches().is_none(),
            goal: goal(game, attacker),
            plies,
            blocked: won && ending.is_some_and(|ending| ending.reason == Reason::NoMoves),
            won,
        })
    }

    /// The attacker's plies.
    pub fn attacks(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        self.plies.iter().step_by(2)
    }

    /// The defender's plies.
    pub fn defences(&self) -> impl Iterator<Item = &Ply> {
        self.plies.iter().skip(1).step_by(2)
    }

    /// How many pieces the attacker loses on the way.
    #[must_use]
    pub fn given(&self) -> u32 {
        self.defences().map(|ply| ply.effect.taken).sum()
    }

    /// How many pieces the last move takes.
    #[must_use]
    pub fn finish(&self) -> u32 {
        self.plies.last().map_or(0, |ply| ply.effect.taken)
    }

    fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }
}

fn goal<G: Game>(game: &G, attacker: Seat) -> Vec<Square> {
    if game.switches().is_some() {
        return Vec::new();
    }
    let start = game.pieces(&game.start());
    let others = start.iter().filter(|piece| piece.seat != attacker);
    others.map(|piece| piece.square).collect()
}

fn ply<G: Game>(game: &G, position: &G::Position, listed: Listed<G::Move>) -> Ply {
    let pieces = game.pieces(position);
    let effect = game.effect(position, &listed.result);
    let next = game.play(position, &listed.result);
    let seat = game.turn(position);
    let over = if game.switches().is_none() {
        hopped(game, &pieces, effect.from, &listed.path)
    } else {
        Vec::new()
    };
    let stood = |square: &Square| pieces.iter().find(|piece| piece.square == *square).copied();
    let taken: Vec<Piece> = listed.captured.iter().filter_map(stood).collect();
    Ply {
        effect,
        files: taken
            .iter()
            .map(|piece| game.place_of(piece.square).0)
            .collect(),
        taken,
        path: listed.path,
        over,
        gain: game.worth(&next, seat) - game.worth(position, seat),
    }
}

/// The pieces in the middle of each leg; a step has none there.
fn hopped<G: Game>(game: &G, pieces: &[Piece], from: Square, path: &[Square]) -> Vec<Piece> {
    let mut before = game.place_of(from);
    let mut over = Vec::new();
    for square in path {
        let after = game.place_of(*square);
        // Twice the middle, so that it stays whole.
        let middle = (before.0 + after.0, before.1 + after.1);
        over.extend(pieces.iter().filter(|piece| {
            let (x, y) = game.place_of(piece.square);
            (2 * x, 2 * y) == middle && piece.square != from
        }));
        before = after;
    }
    over
}

/// The most pieces of a diagram with few.
const FEW: usize = 8;

/// An idea that a main line can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The last move leaves the defender pieces but no move.
    Block,
    /// The last move is a capture of two or more by a man of the attacker's, crowned by it or not.
    ManFinishes,
    /// A king of the defender's that stood in the diagram or was made on the way must capture, and
    /// the attacker's next move takes it where it has landed.
    DecoyedKing,
    /// The defender gets a king on the way and loses it.
    LetsCrown,
    /// The attacker gives a king away, one of the diagram or one made on the way.
    KingSacrifice,
    /// A man of the attacker's becomes a king before the last move.
    Promotion,
    /// A man of the attacker's becomes a king before the last move, by a move that takes nothing.
    QuietPromotion,
    /// A man of the attacker's becomes a king on the last move.
    LastMovePromotion,
    /// There are at most eight pieces in the diagram.
    FewPieces,
    /// There is no king in the diagram.
    MenOnly,
    /// The defender must take at every move, twice or more, one piece each time.
    Staircase,
    /// The attacker moves a piece and with its next move brings it back where it came from.
    Switchback,
    /// The last move takes four or more and lands on the square where it began, at its end or on
    /// the way.
    RoundTrip,
    /// Three or more pieces are given away.
    GreatSacrifice,
    /// A man of the defender's must capture, stays a man, and the attacker's next move takes it
    /// where it has landed.
    DecoyedMan,
    /// The attacker offers twice, on different files: what the defender takes in one move stood on
    /// other files than what it takes in another.
    DoubleOffer,
    /// Two pieces are given away.
    DoubleSacrifice,
    /// One piece is given away.
    Sacrifice,
    /// A move of the attacker's after the key takes nothing.
    QuietFollowUp,
    /// The last move takes eight or more.
    LongChain,
    /// The last move is a king's that takes four or more; a man crowned by it is no king yet.
    KingTour,
    /// In a race: the attacker moves away from home.
    Backward,
    /// In a race: the attacker hops over a piece that it has moved there before.
    OwnBridge,
    /// In a race: the attacker hops over a piece of the defender's.
    ForeignBridge,
    /// In a race: a piece that is home already moves once more and leaves its hole free.
    MakesRoom,
    /// In a race: one piece makes all the attacker's moves, of which there are two or more.
    LoneRunner,
    /// In a race: the key is a step and no hop.
    QuietStep,
    /// In a race: the attacker hops over three pieces or more in one move.
    LongHops,
    /// In a race: each of the attacker's moves, of which there are two or more, is another piece's.
    Relay,
}

impl Theme {
    /// Every theme, the most telling first.
    pub const ALL: [Self; 29] = [
        Self::Block,
        Self::LetsCrown,
        Self::DecoyedKing,
        Self::KingSacrifice,
        Self::ManFinishes,
        Self::Switchback,
        Self::RoundTrip,
        Self::GreatSacrifice,
        Self::QuietPromotion,
        Self::Promotion,
        Self::LastMovePromotion,
        Self::Staircase,
        Self::LongChain,
        Self::MenOnly,
        Self::DoubleOffer,
        Self::DoubleSacrifice,
        Self::Sacrifice,
        Self::QuietFollowUp,
        Self::KingTour,
        Self::DecoyedMan,
        Self::FewPieces,
        Self::Backward,
        Self::OwnBridge,
        Self::MakesRoom,
        Self::LoneRunner,
        Self::QuietStep,
        Self::LongHops,
        Self::Relay,
        Self::ForeignBridge,
    ];

    /// The name in books.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::ManFinishes => "man-finishes",
            Self::DecoyedKing => "decoyed-king",
            Self::LetsCrown => "lets-crown",
            Self::KingSacrifice => "king-sacrifice",
            Self::Promotion => "promotion",
            Self::QuietPromotion => "quiet-promotion",
            Self::LastMovePromotion => "last-move-promotion",
            Self::FewPieces => "few-pieces",
            Self::MenOnly => "men-only",
            Self::Staircase => "staircase",
            Self::Switchback => "switchback",
            Self::RoundTrip => "round-trip",
            Self::GreatSacrifice => "great-sacrifice",
            Self::DecoyedMan => "decoyed-man",
            Self::DoubleOffer => "double-offer",
            Self::DoubleSacrifice => "double-sacrifice",
            Self::Sacrifice => "sacrifice",
            Self::QuietFollowUp => "quiet-follow-up",
            Self::LongChain => "long-chain",
            Self::KingTour => "king-tour",
            Self::Backward => "backward",
            Self::OwnBridge => "own-bridge",
            Self::ForeignBridge => "foreign-bridge",
            Self::MakesRoom => "makes-room",
            Self::LoneRunner => "lone-runner",
            Self::QuietStep => "quiet-step",
            Self::LongHops => "long-hops",
            Self::Relay => "relay",
        }
    }

    /// The theme of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Whether the theme belongs to races; the others belong to games in which pieces are taken.
    #[must_use]
    pub const fn of_races(self) -> bool {
        matches!(
            self,
            Self::Backward
                | Self::OwnBridge
                | Self::ForeignBridge
                | Self::MakesRoom
                | Self::LoneRunner
                | Self::QuietStep
                | Self::LongHops
                | Self::Relay
        )
    }

    /// Whether a main line shows the theme.
    #[must_use]
    pub fn holds(self, story: &Story) -> bool {
        story.race == self.of_races() && self.is_in(story)
    }

    fn is_in(self, story: &Story) -> bool {
        match self {
            Self::Block => story.blocked,
            Self::ManFinishes => man_finishes(story),
            Self::DecoyedKing => decoyed(story, true),
            Self::DecoyedMan => decoyed(story, false),
            Self::DoubleOffer => double_offer(story),
            Self::FewPieces => story.start.len() <= FEW,
            Self::LetsCrown => lets_crown(story),
            Self::KingSacrifice => story.defences().any(takes_king),
            Self::Promotion => promotions(story).next().is_some(),
            Self::QuietPromotion => promotions(story).any(|ply| ply.effect.taken == 0),
            Self::LastMovePromotion => story.last().is_some_and(|ply| ply.effect.promotes),
            Self::MenOnly => story.start.iter().all(|piece| !piece.king),
            Self::Staircase => staircase(story),
            Self::Switchback => switchback(story),
            Self::RoundTrip => round_trip(story),
            Self::GreatSacrifice => story.given() >= 3,
            Self::DoubleSacrifice => story.given() == 2,
            Self::Sacrifice => story.given() == 1,
            Self::QuietFollowUp => story.attacks().skip(1).any(|ply| ply.effect.taken == 0),
            Self::LongChain => story.finish() >= 8,
            Self::KingTour => story
                .last()
                .is_some_and(|ply| ply.effect.king && ply.effect.taken >= 4),
            Self::Backward => story.attacks().any(|ply| ply.gain < 0),
            Self::OwnBridge => own_bridge(story),
            Self::ForeignBridge => foreign_bridge(story),
            Self::MakesRoom => makes_room(story),
            Self::LoneRunner => lone_runner(story),
            Self::QuietStep => story.plies.first().is_some_and(is_step),
            Self::Relay => relay(story),
            Self::LongHops => story.attacks().any(|ply| ply.over.len() >= 3),
        }
    }
}

/// A line's themes, the most telling first.
pub fn shown(story: &Story) -> impl Iterator<Item = Theme> {
    let all = Theme::ALL.into_iter();
    all.filter(|theme| theme.holds(story))
}

/// The names of a line's themes, the most telling first.
#[must_use]
pub fn themes(story: &Story) -> Vec<String> {
    shown(story).map(|theme| theme.name().to_owned()).collect()
}

fn takes_king(ply: &Ply) -> bool {
    ply.taken.iter().any(|piece| piece.king)
}

fn man_finishes(story: &Story) -> bool {
    story
        .last()
        .is_some_and(|ply| !ply.effect.king && ply.effect.taken >= 2)
}

/// A defender's piece moves by a capture and is taken where it lands by the attacker's next move:
/// as a king, or as a man.
fn decoyed(story: &Story, king: bool) -> bool {
    story.plies.windows(2).skip(1).step_by(2).any(|pair| {
        let (lured, answer) = (&pair[0].effect, &pair[1]);
        let mut taken = answer.taken.iter();
        let falls = taken.any(|piece| piece.square == lured.to && piece.king == king);
        lured.taken > 0 && falls
    })
}

/// Two defences take pieces that stood on no common file.
fn double_offer(story: &Story) -> bool {
    let files: Vec<Vec<i16>> = story
        .defences()
        .filter(|ply| ply.effect.taken > 0)
        .map(|ply| ply.files.clone())
        .collect();
    let apart = |a: &[i16], b: &[i16]| a.iter().all(|file| !b.contains(file));
    files
        .iter()
        .enumerate()
        .any(|(i, a)| files[..i].iter().any(|b| apart(a, b)))
}

/// A defender's man is crowned and the new king falls later.
fn lets_crown(story: &Story) -> bool {
    // Where the kings stand that were made on the way.
    let mut crowned: Vec<Square> = Vec::new();
    for (i, ply) in story.plies.iter().enumerate() {
        let effect = &ply.effect;
        if i % 2 == 0 {
            if ply
                .taken
                .iter()
                .any(|piece| crowned.contains(&piece.square))
            {
                return true;
            }
        } else if effect.promotes {
            crowned.push(effect.to);
        } else if let Some(square) = crowned.iter_mut().find(|square| **square == effect.from) {
            *square = effect.to;
        }
    }
    false
}

/// The attacker's plies but for the last on which a man becomes a king.
fn promotions(story: &Story) -> impl Iterator<Item = &Ply> {
    let before = story.plies.len().saturating_sub(1);
    story.plies[..before]
        .iter()
        .step_by(2)
        .filter(|ply| ply.effect.promotes)
}

fn staircase(story: &Story) -> bool {
    story.plies.len() >= 5 && story.defences().all(|ply| ply.effect.taken == 1)
}

/// The attacker moves a piece and at once moves it back.
fn switchback(story: &Story) -> bool {
    let attacks: Vec<&Ply> = story.attacks().collect();
    attacks.windows(2).any(|pair| {
        let (out, back) = (&pair[0].effect, &pair[1].effect);
        out.to == back.from && back.to == out.from
    })
}

fn round_trip(story: &Story) -> bool {
    story
        .last()
        .is_some_and(|ply| ply.effect.taken >= 4 && ply.path.contains(&ply.effect.from))
}

fn is_step(ply: &Ply) -> bool {
    ply.path.len() == 1 && ply.over.is_empty()
}

/// A piece that the attacker has moved is hopped over later by another of its pieces.
fn own_bridge(story: &Story) -> bool {
    let attacks: Vec<&Ply> = story.attacks().collect();
    attacks.iter().enumerate().any(|(i, ply)| {
        let built: Vec<Square> = attacks[..i].iter().map(|ply| ply.effect.to).collect();
        let mut over = ply.over.iter();
        over.any(|piece| piece.seat == story.attacker && built.contains(&piece.square))
    })
}

fn foreign_bridge(story: &Story) -> bool {
    let mut over = story.attacks().flat_map(|ply| &ply.over);
    over.any(|piece| piece.seat != story.attacker)
}

fn makes_room(story: &Story) -> bool {
    let mut attacks = story.attacks();
    attacks.any(|ply| story.goal.contains(&ply.effect.from))
}

/// No move starts where an earlier one has ended.
fn relay(story: &Story) -> bool {
    let attacks: Vec<&Ply> = story.attacks().collect();
    let another = |(i, ply): (usize, &&Ply)| {
        let mut before = attacks[..i].iter();
        before.all(|other| other.effect.to != ply.effect.from)
    };
    attacks.len() > 1 && attacks.iter().enumerate().all(another)
}

fn lone_runner(story: &Story) -> bool {
    let attacks: Vec<&Ply> = story.attacks().collect();
    attacks.len() > 1
        && attacks
            .windows(2)
            .all(|pair| pair[0].effect.to == pair[1].effect.from)
}
