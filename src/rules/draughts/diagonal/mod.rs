//! The games on dark squares. Each is one [`Table`]: a board, names, draws and the switches in
//! which diagonal games differ; everything else is written once.
//!
//! Men step forward along diagonals, all pieces capture by jumping over a neighbor (or from afar,
//! where kings fly) onto the empty square behind. Taken pieces leave after the move, block until
//! then, and none is jumped twice; the square from which the piece came counts as empty. Every
//! capture is played out.
//!
//! - this file: the tables, and the [`Game`] that they make;
//! - [`names`]: squares in text;
//! - `board`: lines and steps;
//! - `chain`: captures, found layer by layer;
//! - `reading`: move texts, and the rule that an illegal one breaks;
//! - [`naive`]: the same rules once more, slow and obvious, for checks.

mod board;
mod chain;
pub mod naive;
pub mod names;
mod reading;

use self::{
    board::{EIGHT, Lines, OFF, TEN},
    chain::{Chains, Piece as Chaser, with_captures},
    naive::Slow,
    names::{Board as BoardNames, Names},
};
use super::{Move, Position, Squares, bit, each, fen, text};
use crate::rules::{
    game::{
        Board, DrawRules, Effect, Ending, Game, Listed, Outcome, Piece, Reason, Seat, Square, Words,
    },
    refusal::Refusal,
    setup::SetupError,
    switches::{Choice, Crowning, Lifting, Lines as Ways, Progress, Reach, Switches},
};

/// Everything in which one diagonal game differs from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Squares in a row: 8 or 10.
    pub width: u8,
    /// How squares are written.
    pub names: Names,
    /// The rows of men that each side starts with.
    pub rows: u8,
    /// Who begins.
    pub first: Seat,
    /// How pieces move and capture.
    pub switches: Switches,
    /// A position that stands this often with the same side to move is a draw.
    pub repetitions: Option<u32>,
    /// That many plies in a row without progress are a draw.
    pub quiet_plies: u32,
    /// What counts as progress.
    pub progress: Progress,
}

/// One of the diagonal games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagonal {
    id: &'static str,
    table: Table,
}

/// The site's diagonal games on 8x8 have all but their switches and names in common: twelve men
/// each, Black begins, and a draw after 40 moves each without a capture and without a promotion;
/// no draw by repetition.
const fn eight(names: Names, switches: Switches) -> Table {
    Table {
        width: 8,
        names,
        rows: 3,
        first: Seat::BLACK,
        switches,
        repetitions: None,
        quiet_plies: 80,
        // A rule of this site: moves of men are no progress.
        progress: Progress::Crowned,
    }
}

/// Russian draughts: men capture backward, kings fly, the choice of captures is free, and a man
/// that reaches the last rank in the middle of a capture goes on as a king. Of several landings a
/// king must choose one from which it can capture on (official rule).
pub const RUSSIAN: Diagonal = Diagonal::new(
    "russian",
    eight(
        Names::Algebraic,
        Switches {
            lines: Ways::Diagonal,
            men_capture_back: true,
            king: Reach::Flies,
            choice: Choice::Any,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::GoesOnAsKing,
            lifting: Lifting::AfterMove,
        },
    ),
);

/// American checkers: men capture forward alone, kings go one step, the choice is free, and a man
/// that reaches the last rank by a capture stops there.
pub const AMERICAN: Diagonal = Diagonal::new(
    "american",
    eight(
        Names::Numbers,
        Switches {
            lines: Ways::Diagonal,
            men_capture_back: false,
            king: Reach::OneStep,
            choice: Choice::Any,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::Stops,
            lifting: Lifting::AfterMove,
        },
    ),
);

/// Brazilian draughts: the international rules on 8x8.
pub const BRAZILIAN: Diagonal = Diagonal::new(
    "brazilian",
    eight(Names::Algebraic, INTERNATIONAL.table.switches),
);

/// Spanish draughts: men capture forward alone, kings fly; most pieces, then most kings.
pub const SPANISH: Diagonal = Diagonal::new(
    "spanish",
    eight(
        Names::Numbers,
        Switches {
            king: Reach::Flies,
            choice: Choice::MostThenKings,
            ..AMERICAN.table.switches
        },
    ),
);

/// Italian draughts: as American, but men never take kings, and most pieces must be taken; then
/// with a king, then most kings, then kings soonest.
pub const ITALIAN: Diagonal = Diagonal::new(
    "italian",
    eight(
        Names::Numbers,
        Switches {
            choice: Choice::MostThenByKing,
            men_take_kings: false,
            ..AMERICAN.table.switches
        },
    ),
);

/// Czech draughts: men capture forward alone, kings fly; a king captures before a man does.
pub const CZECH: Diagonal = Diagonal::new(
    "czech",
    eight(
        Names::Algebraic,
        Switches {
            king: Reach::Flies,
            choice: Choice::ByKing,
            ..AMERICAN.table.switches
        },
    ),
);

/// International draughts on 10x10: men capture backward, kings fly, most pieces must be taken,
/// and a man that passes the last rank in a capture goes on as a man. Drawn at the third
/// repetition and after 25 moves each of kings alone.
pub const INTERNATIONAL: Diagonal = Diagonal::new(
    "international",
    Table {
        width: 10,
        names: Names::Numbers,
        rows: 4,
        first: Seat::WHITE,
        switches: Switches {
            choice: Choice::Most,
            crowning: Crowning::GoesOnAsMan,
            ..RUSSIAN.table.switches
        },
        repetitions: Some(3),
        quiet_plies: 50,
        progress: Progress::ManMoved,
    },
);

/// American checkers with optional capture, a house rule.
pub const AMERICAN_NOFORCE: Diagonal = Diagonal::new(
    "american-noforce",
    eight(
        Names::Numbers,
        Switches {
            optional: true,
            ..AMERICAN.table.switches
        },
    ),
);

/// The house rule that makes captures optional; every game on 8x8 can be played so.
const OPTIONAL_CAPTURE: &str = "optional-capture";

impl Diagonal {
    /// A game of this name and table.
    ///
    /// # Panics
    /// When the board is neither 8 nor 10 wide, or its rows of men meet.
    #[must_use]
    pub const fn new(id: &'static str, table: Table) -> Self {
        assert!(table.width == 8 || table.width == 10, "a known board");
        assert!(2 * table.rows < table.width, "room between the armies");
        Self { id, table }
    }

    /// The switches and all else that the game is made of.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    const fn lines(&self) -> &'static Lines {
        if self.table.width == 8 { &EIGHT } else { &TEN }
    }

    const fn most(&self) -> usize {
        self.table.rows as usize * self.table.width as usize / 2
    }

    const fn board_names(&self) -> BoardNames {
        BoardNames {
            lines: self.lines(),
            names: self.table.names,
            most: self.most(),
        }
    }

    /// The pieces of the side to move that can take something.
    fn capturers(&self, position: &Position) -> Squares {
        each(position.own())
            .filter(|&from| {
                let piece = Chaser::new(self, position, from);
                piece.goes_on(&piece.start())
            })
            .fold(0, |set, from| set | bit(from))
    }

    /// The squares to which a piece can go without a capture.
    fn steps(&self, position: &Position, from: u8) -> Squares {
        let lines = self.lines();
        let king = position.kings & bit(from) != 0;
        let occupied = position.all();
        let forward = 2 * position.turn;
        let directions = if king { 0..4 } else { forward..forward + 2 };
        directions.fold(0, |set, direction| {
            if king && self.table.switches.king == Reach::Flies {
                return set | lines.run(from, direction, occupied);
            }
            match lines.step[direction as usize][from as usize] {
                OFF => set,
                to => set | bit(to) & !occupied,
            }
        })
    }

    /// Adds the moves that take nothing.
    fn quiet_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let last = self.lines().last_rank[position.turn as usize];
        for from in each(position.own()) {
            let man = position.kings & bit(from) == 0;
            moves.extend(each(self.steps(position, from)).map(|to| Move {
                from,
                to,
                captured: 0,
                promotes: man && bit(to) & last != 0,
            }));
        }
    }

    /// The legal moves with routes, see [`Chains::list`].
    fn listed(&self, position: &Position, limit: usize) -> Vec<Listed<Move>> {
        let able = self.capturers(position);
        let mut listed = Vec::new();
        if able == 0 || self.table.switches.optional {
            let mut quiet = Vec::new();
            self.quiet_moves(position, &mut quiet);
            listed.extend(quiet.into_iter().map(|mv| Listed {
                result: mv,
                path: vec![Square(mv.to)],
                captured: Vec::new(),
            }));
        }
        if able != 0 {
            listed.extend(Chains::list(self, position, able, limit));
        }
        listed
    }

    /// Whether the side to move has a move at all.
    fn can_move(&self, position: &Position) -> bool {
        each(position.own()).any(|from| self.steps(position, from) != 0)
            || self.capturers(position) != 0
    }

    /// A set of squares as the other side sees it.
    const fn flip(&self, set: Squares) -> Squares {
        set.reverse_bits() >> (64 - self.lines().count)
    }
}

impl Game for Diagonal {
    type Position = Position;
    type Move = Move;
    type Twin = Slow;

    fn id(&self) -> &'static str {
        self.id
    }

    fn words(&self) -> Words {
        Words::Draughts
    }

    fn switches(&self) -> Option<Switches> {
        Some(self.table.switches)
    }

    fn twin(&self) -> Slow {
        Slow(self.table)
    }

    fn house_rules(&self) -> &'static [&'static str] {
        if self.table.width == 8 {
            &[OPTIONAL_CAPTURE]
        } else {
            &[]
        }
    }

    fn with_rule(&self, rule: &str) -> Option<Self> {
        let mut game = *self;
        game.table.switches.optional = true;
        self.house_rules().contains(&rule).then_some(game)
    }

    fn start(&self) -> Position {
        let men = (1 << self.most()) - 1;
        Position {
            sides: [self.flip(men), men],
            kings: 0,
            turn: self.table.first.0,
        }
    }

    fn turn(&self, position: &Position) -> Seat {
        position.turn()
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) -> u64 {
        moves.clear();
        let able = self.capturers(position);
        if able == 0 || self.table.switches.optional {
            self.quiet_moves(position, moves);
        }
        if able == 0 {
            return 1;
        }
        1 + with_captures(|chains| chains.moves(self, position, able, moves))
    }

    fn list(&self, position: &Position) -> Vec<Listed<Move>> {
        self.listed(position, 1)
    }

    fn routes(&self, position: &Position, limit: usize) -> Vec<Listed<Move>> {
        let all = self.listed(position, limit + 1);
        let captures = all.iter().filter(|mv| !mv.captured.is_empty()).count();
        if captures > limit {
            return self.list(position);
        }
        all
    }

    fn play(&self, position: &Position, mv: &Move) -> Position {
        let side = position.turn as usize;
        let mut next = *position;
        let king = position.kings & bit(mv.from) != 0;
        next.sides[side] = next.sides[side] & !bit(mv.from) | bit(mv.to);
        next.sides[side ^ 1] &= !mv.captured;
        next.kings &= !(bit(mv.from) | mv.captured);
        if king || mv.promotes {
            next.kings |= bit(mv.to);
        }
        next.turn ^= 1;
        next
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        let won = |seat: u8, reason| {
            Some(Ending {
                outcome: Outcome::Win(Seat(seat)),
                reason,
            })
        };
        if position.own() == 0 {
            return won(position.turn ^ 1, Reason::NoPieces);
        }
        if position.foe() == 0 {
            return won(position.turn, Reason::NoPieces);
        }
        if !self.can_move(position) {
            return won(position.turn ^ 1, Reason::NoMoves);
        }
        None
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetitions: self.table.repetitions,
            quiet_plies: Some(self.table.quiet_plies),
            turns_each: None,
        }
    }

    fn progress(&self) -> Progress {
        self.table.progress
    }

    fn makes_progress(&self, position: &Position, mv: &Move) -> bool {
        mv.captured != 0
            || match self.table.progress {
                Progress::Crowned => mv.promotes,
                // Men only ever step forward here.
                Progress::ManMoved | Progress::ManForward => position.kings & bit(mv.from) == 0,
            }
    }

    fn effect(&self, position: &Position, mv: &Move) -> Effect {
        Effect {
            from: Square(mv.from),
            to: Square(mv.to),
            taken: mv.captured.count_ones(),
            promotes: mv.promotes,
            king: position.kings & bit(mv.from) != 0,
        }
    }

    fn pieces(&self, position: &Position) -> Vec<Piece> {
        super::pieces(position)
    }

    fn place(&self, pieces: &[Piece], turn: Seat) -> Result<Position, SetupError> {
        super::placed(&self.board_names(), self.lines().count, pieces, turn)
    }

    fn images(&self, position: &Position) -> Vec<Position> {
        let [white, black] = position.sides;
        let turned = Position {
            sides: [self.flip(black), self.flip(white)],
            kings: self.flip(position.kings),
            turn: position.turn ^ 1,
        };
        vec![*position, turned]
    }

    fn has_mirror(&self) -> bool {
        false
    }

    fn board(&self) -> Board {
        Board::Grid {
            files: self.table.width,
            ranks: self.table.width,
            dark_only: true,
            numbered: self.table.names == Names::Numbers,
        }
    }

    fn place_of(&self, square: Square) -> (i16, i16) {
        let (column, row) = self.lines().place(square.0);
        (
            i16::from(column),
            i16::from(self.table.width - 1) - i16::from(row),
        )
    }

    fn square_name(&self, square: Square) -> String {
        fen::Layout::name(&self.board_names(), square.0)
    }

    fn square_named(&self, name: &str) -> Option<Square> {
        fen::Layout::square(&self.board_names(), name).map(Square)
    }

    fn read_position(&self, text: &str) -> Result<Position, SetupError> {
        fen::read(&self.board_names(), text)
    }

    fn write_position(&self, position: &Position) -> String {
        fen::write(&self.board_names(), position)
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
        if self.ending(position).is_some() {
            return Err(Refusal::GameOver);
        }
        reading::read(self, position, text)
    }

    fn write_move(&self, _: &Position, mv: &Listed<Move>) -> String {
        let names: Vec<String> = std::iter::once(Square(mv.result.from))
            .chain(mv.path.iter().copied())
            .map(|square| self.square_name(square))
            .collect();
        text::write(&names, mv.result.captured != 0)
    }
}
