//! Why a position is no puzzle of a book.

/// Why a position is no puzzle of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejected {
    /// The game has no generator.
    #[error("the game has no generator")]
    NoGenerator,
    /// The game has no source of that name.
    #[error("the game has no such source")]
    NoSource,
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
    /// The attacker hardly hops.
    #[error("the attacker hops {0} times")]
    FewHops(usize),
    /// Men stand where they hardly ever do.
    #[error("z is {0} thousandths")]
    Unnatural(i64),
    /// The defender cannot have moved here.
    #[error("the defender has no last move")]
    NoLastMove,
    /// No wrong first move would win even if the defender passed.
    #[error("the defender has nothing to say")]
    Uncontested,
    /// Another N or another key under a form of the game that is common elsewhere.
    #[error("another answer under another form of the game")]
    OtherForm,
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
