//! The game that a [`Table`](super::Table) makes.

use super::{
    Diagonal,
    board::{EIGHT, Lines, OFF, TEN},
    chain::{Chains, Piece as Chaser, with_captures},
    naive::Slow,
    names::{Board as BoardNames, Names},
    reading,
};
use crate::rules::{
    draughts::{self, Move, Position, Squares, bit, each, fen, text},
    game::{Board, DrawRules, Effect, Ending, Game, Listed, Piece, Seat, Square, Words},
    refusal::Refusal,
    setup::SetupError,
    switches::{Progress, Reach, Switches},
};

/// The house rule that makes captures optional; every game on 8x8 can be played so.
const OPTIONAL_CAPTURE: &str = "optional-capture";

impl Diagonal {
    pub(super) const fn lines(&self) -> &'static Lines {
        if self.table.width == 8 { &EIGHT } else { &TEN }
    }

    const fn most(&self) -> usize {
        self.table.rows as usize * self.table.width as usize / 2
    }

    pub(super) const fn board_names(&self) -> BoardNames {
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
    pub(super) fn listed(&self, position: &Position, limit: usize) -> Vec<Listed<Move>> {
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
        position.after(mv)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        position.won(|position| self.can_move(position))
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
        position.effect(mv)
    }

    fn pieces(&self, position: &Position) -> Vec<Piece> {
        draughts::pieces(position)
    }

    fn place(&self, pieces: &[Piece], turn: Seat) -> Result<Position, SetupError> {
        draughts::placed(&self.board_names(), self.lines().count, pieces, turn)
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
        text::write_listed(mv, |square| self.square_name(square))
    }
}
