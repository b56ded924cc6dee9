//! Chinese Checkers as a [`Game`].

use super::{
    board::{HOLES, POINTS, bit, coordinates, each, name, named},
    home,
    naive::Slow,
    position::{Arrivals, Move, Position},
    reading, text, turned, walk,
};
use crate::rules::{
    game::{
        Board, DrawRules, Effect, Ending, Game, Listed, Outcome, Piece, Reason, Seat, Square, Words,
    },
    refusal::Refusal,
    setup::SetupError,
    switches::Switches,
};

/// What counts as home beside ten pieces in the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Nothing.
    Strict,
    /// A full target with a piece of one's own in it, and all others of one's own at its door.
    Door,
    /// A full target with a piece of one's own in it.
    Full,
}

impl Form {
    /// Every form, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Strict, Self::Door, Self::Full];

    /// The name on the command line and in data files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strict => "strict",
            Self::Door => "door",
            Self::Full => "full",
        }
    }
}

/// Chinese Checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Star {
    form: Form,
    /// Whether those not home play on for places.
    places: bool,
}

/// Chinese Checkers under the door rule; the first player home decides the game.
pub const CHINESE: Star = Star {
    form: Form::Door,
    places: false,
};

/// Turns after which a game that nobody has won is drawn.
const TURNS_EACH: u32 = 200;

impl Star {
    /// What counts as home.
    #[must_use]
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The start of a game of these players, for example `ACE`.
    ///
    /// # Errors
    /// When no game has these players.
    pub fn start_of(&self, players: &str) -> Result<Position, SetupError> {
        text::start(players)
    }

    /// Whether nobody moves any more.
    fn is_over(&self, position: &Position) -> bool {
        let home = position.finished.count();
        if self.places {
            position.players.count_ones() <= home + 1
        } else {
            home > 0
        }
    }
}

impl Game for Star {
    type Position = Position;
    type Move = Move;
    type Twin = Slow;

    fn id(&self) -> &'static str {
        "chinese"
    }

    fn words(&self) -> Words {
        Words::Star
    }

    fn switches(&self) -> Option<Switches> {
        None
    }

    fn twin(&self) -> Slow {
        Slow {
            form: self.form,
            places: self.places,
        }
    }

    fn house_rules(&self) -> &'static [&'static str] {
        &["strict", "door", "full"]
    }

    fn with_rule(&self, rule: &str) -> Option<Self> {
        let form = Form::ALL.into_iter().find(|form| form.name() == rule)?;
        Some(Self { form, ..*self })
    }

    fn to_the_end(&self) -> Self {
        Self {
            places: true,
            ..*self
        }
    }

    fn forms(&self) -> Vec<Self> {
        Form::ALL
            .into_iter()
            .map(|form| Self { form, ..*self })
            .collect()
    }

    fn start(&self) -> Position {
        text::start("AD").expect("two players across make a game")
    }

    fn seats(&self, position: &Position) -> Vec<Seat> {
        position.seats().map(Seat).collect()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        text::letter(seat.0 % 6)
    }

    fn finished(&self, position: &Position) -> Option<Vec<Seat>> {
        let seats = position.finished.seats().iter();
        Some(seats.copied().map(Seat).collect())
    }

    fn worth(&self, position: &Position, seat: Seat) -> i32 {
        home::worth(position, seat.0 % 6)
    }

    fn hopeless(&self, position: &Position, seat: Seat, n: u8) -> bool {
        home::hopeless(position, seat.0 % 6, n, self.form)
    }

    fn turn(&self, position: &Position) -> Seat {
        position.turn()
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) -> u64 {
        moves.clear();
        if self.is_over(position) {
            return 1;
        }
        1 + walk::moves(position, moves)
    }

    fn list(&self, position: &Position) -> Vec<Listed<Move>> {
        if self.is_over(position) {
            return Vec::new();
        }
        walk::list(position)
    }

    /// One a move: all chains between two holes are one move, so none is worth choosing.
    fn routes(&self, position: &Position, _: usize) -> Vec<Listed<Move>> {
        self.list(position)
    }

    fn play(&self, position: &Position, mv: &Move) -> Position {
        let mut next = *position;
        let seat = position.turn;
        if let Move::Go { from, to } = *mv {
            let side = &mut next.sides[usize::from(seat)];
            *side = *side & !bit(from) | bit(to);
        }
        if home::is_home(&next, seat, self.form) {
            next.finished.push(seat);
        }
        next.pass_turn();
        next
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        let first = position.finished.first()?;
        self.is_over(position).then_some(Ending {
            outcome: Outcome::Win(Seat(first)),
            reason: Reason::Home,
        })
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetitions: Some(3),
            quiet_plies: None,
            turns_each: Some(TURNS_EACH),
        }
    }

    fn makes_progress(&self, _: &Position, _: &Move) -> bool {
        // Nothing on the board ever wears out, and no rule counts.
        false
    }

    fn effect(&self, position: &Position, mv: &Move) -> Effect {
        let (from, to) = match *mv {
            Move::Go { from, to } => (from, to),
            Move::Pass => {
                // Whoever passes stays where it is; any piece says so.
                let hole = each(position.own()).next().unwrap_or(0);
                (hole, hole)
            }
        };
        Effect {
            from: Square(from),
            to: Square(to),
            taken: 0,
            promotes: false,
            king: false,
        }
    }

    fn pieces(&self, position: &Position) -> Vec<Piece> {
        each(position.all())
            .filter_map(|hole| {
                Some(Piece {
                    square: Square(hole),
                    seat: Seat(position.owner(hole)?),
                    king: false,
                })
            })
            .collect()
    }

    fn place(&self, pieces: &[Piece], turn: Seat) -> Result<Position, SetupError> {
        let mut position = Position {
            turn: turn.0,
            players: 0,
            sides: [0; POINTS],
            finished: Arrivals::default(),
        };
        if usize::from(turn.0) >= POINTS {
            return Err(SetupError::NoSideToMove);
        }
        for piece in pieces {
            if piece.square.0 >= HOLES {
                return Err(SetupError::UnknownSquare(piece.square.0.to_string()));
            }
            if position.all() & bit(piece.square.0) != 0 {
                return Err(SetupError::SquareTwice(name(piece.square.0)));
            }
            let Some(side) = position.sides.get_mut(usize::from(piece.seat.0)) else {
                return Err(SetupError::Seating(piece.seat.0.to_string()));
            };
            *side |= bit(piece.square.0);
            position.players |= 1 << piece.seat.0;
        }
        text::check(&position)?;
        Ok(position)
    }

    fn images(&self, position: &Position) -> Vec<Position> {
        turned::images(position)
    }

    fn has_mirror(&self) -> bool {
        true
    }

    fn board(&self) -> Board {
        Board::Star
    }

    fn place_of(&self, square: Square) -> (i16, i16) {
        if square.0 >= HOLES {
            return (0, 0);
        }
        let (q, r) = coordinates(square.0);
        (2 * i16::from(q) + i16::from(r), -i16::from(r))
    }

    fn square_name(&self, square: Square) -> String {
        name(square.0)
    }

    fn square_named(&self, text: &str) -> Option<Square> {
        named(text).map(Square)
    }

    fn read_position(&self, text: &str) -> Result<Position, SetupError> {
        text::read(text)
    }

    fn write_position(&self, position: &Position) -> String {
        text::write(position)
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
        if self.is_over(position) {
            return Err(Refusal::GameOver);
        }
        reading::read(position, text)
    }

    /// `from-to`, whatever way the piece goes.
    fn write_move(&self, _: &Position, mv: &Listed<Move>) -> String {
        match mv.result {
            Move::Pass => reading::PASS.to_owned(),
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
        }
    }
}
