//! Turkish and Arabic dama: straight lines on all 64 squares.
//!
//! Bit `8 * rank + file` is a square, `a1` bit 0. Men step and take forward and sideways, kings
//! fly. Most pieces must be taken, a king counts as one piece. A taken piece leaves at once, so
//! that later jumps of the chain pass over and land on its square; the origin is empty too. No
//! two consecutive jumps go in opposite directions. A man is crowned only where its move ends.
//!
//! - this file: the two games and the [`Game`] they implement;
//! - `lines`: rays and steps;
//! - `chain`: captures, found layer by layer;
//! - `reading`: move texts, and the rule that an illegal one breaks.

mod chain;
mod lines;
mod reading;

use self::{
    chain::{Chains, with_captures},
    lines::{FILE_A, FILE_H, LAST_RANK, attacks, flip, forward, mirror},
};
use super::{Move, Position, Squares, bit, each, fen, naive::Slow, text};
use crate::rules::{
    game::{
        Board, DrawRules, Effect, Ending, Game, Listed, Outcome, Piece, Reason, Seat, Square, Words,
    },
    refusal::Refusal,
    setup::SetupError,
    switches::{Choice, Crowning, Lifting, Lines, Lone, Progress, Reach, Switches},
};

/// Which endings with one piece each are drawn on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastTwo {
    /// King against king alone (federation rule).
    Kings,
    /// Any piece against any piece (rule of this site).
    Any,
}

/// One of the orthogonal games. Their moves are the same, their draws are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dama {
    id: &'static str,
    last_two: LastTwo,
    /// Plies without capture and without a man's move that counts.
    quiet_plies: u32,
    /// Whether a man's sideways step counts as progress.
    side_step_is_progress: bool,
}

/// Turkish dama: drawn at king v king, at the third repetition, and after 25 moves each without
/// a capture and without a man going forward.
pub const TURKISH: Dama = Dama {
    id: "turkish",
    last_two: LastTwo::Kings,
    quiet_plies: 50,
    side_step_is_progress: false,
};

/// Arabic dama: drawn at one piece each, at the third repetition, and after 40 moves each
/// without a capture and without any move of a man.
pub const ARABIC: Dama = Dama {
    id: "arabic",
    last_two: LastTwo::Any,
    quiet_plies: 80,
    side_step_is_progress: true,
};

/// The most pieces a side has.
const MOST: usize = 16;

/// The squares of this board in text.
#[derive(Clone, Copy, Debug)]
struct Squares64;

impl fen::Layout for Squares64 {
    fn square(&self, name: &str) -> Option<u8> {
        let [file, rank] = *name.as_bytes() else {
            return None;
        };
        let file = file.to_ascii_lowercase().checked_sub(b'a')?;
        let rank = rank.checked_sub(b'1')?;
        (file < 8 && rank < 8).then(|| 8 * rank + file)
    }

    fn name(&self, square: u8) -> String {
        let file = char::from(b'a' + square % 8);
        let rank = char::from(b'1' + square / 8);
        [file, rank].into_iter().collect()
    }

    fn most(&self) -> usize {
        MOST
    }

    fn last_rank(&self, side: usize) -> Squares {
        LAST_RANK[side]
    }
}

/// Whether the side to move can take something.
fn can_capture(position: &Position) -> bool {
    capturers(position) != 0
}

/// The pieces of the side to move that can take something.
fn capturers(position: &Position) -> Squares {
    let (own, foe) = (position.own(), position.foe());
    let empty = !position.all();
    let men = own & !position.kings;
    let side = position.turn as usize;
    let ahead = forward(men, side) & foe;
    let ahead = forward(ahead, side) & empty;
    let east = ((men & !FILE_H) << 1) & foe & !FILE_H;
    let east = (east << 1) & empty;
    let west = ((men & !FILE_A) >> 1) & foe & !FILE_A;
    let west = (west >> 1) & empty;
    let mut able = forward(forward(ahead, side ^ 1), side ^ 1) | (east >> 2) | (west << 2);
    for king in each(own & position.kings) {
        if attacks(king, position.all(), foe) {
            able |= bit(king);
        }
    }
    able
}

/// Whether the side to move has a move at all.
fn can_move(position: &Position) -> bool {
    let own = position.own();
    let empty = !position.all();
    let side = position.turn as usize;
    let men = own & !position.kings;
    let sideways = |set: Squares| ((set & !FILE_H) << 1) | ((set & !FILE_A) >> 1);
    if (forward(men, side) | sideways(men)) & empty != 0 {
        return true;
    }
    let kings = own & position.kings;
    let around = (kings << 8) | (kings >> 8) | sideways(kings);
    around & empty != 0 || can_capture(position)
}

/// Adds the moves that take nothing.
fn quiet_moves(position: &Position, moves: &mut Vec<Move>) {
    let side = position.turn as usize;
    let empty = !position.all();
    for from in each(position.own()) {
        let king = position.kings & bit(from) != 0;
        let targets = if king {
            lines::slides(from, position.all())
        } else {
            let man = bit(from);
            (forward(man, side) | ((man & !FILE_H) << 1) | ((man & !FILE_A) >> 1)) & empty
        };
        moves.extend(each(targets).map(|to| Move {
            from,
            to,
            captured: 0,
            promotes: !king && bit(to) & LAST_RANK[side] != 0,
        }));
    }
}

impl Dama {
    /// A square that stands for a single bit in lists of the trait.
    fn listed_quiet(mv: Move) -> Listed<Move> {
        Listed {
            result: mv,
            path: vec![Square(mv.to)],
            captured: Vec::new(),
        }
    }
}

impl Game for Dama {
    type Position = Position;
    type Move = Move;
    type Twin = Slow;

    fn id(&self) -> &'static str {
        self.id
    }

    fn words(&self) -> Words {
        Words::Dama
    }

    fn switches(&self) -> Option<Switches> {
        Some(Switches {
            lines: Lines::Straight,
            men_capture_back: false,
            king: Reach::Flies,
            choice: Choice::Most,
            optional: false,
            men_take_kings: true,
            crowning: Crowning::GoesOnAsMan,
            lifting: Lifting::AtOnce,
        })
    }

    fn twin(&self) -> Slow {
        Slow {
            any_last_two: self.last_two == LastTwo::Any,
        }
    }

    fn start(&self) -> Position {
        Position {
            sides: [0x00ff_ff00, 0x00ff_ff00_0000_0000],
            kings: 0,
            turn: 0,
        }
    }

    fn turn(&self, position: &Position) -> Seat {
        position.turn()
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) -> u64 {
        moves.clear();
        let able = capturers(position);
        if able == 0 {
            quiet_moves(position, moves);
            return 1;
        }
        1 + with_captures(|chains| chains.moves(position, able, moves))
    }

    fn list(&self, position: &Position) -> Vec<Listed<Move>> {
        let able = capturers(position);
        if able == 0 {
            let mut moves = Vec::new();
            quiet_moves(position, &mut moves);
            return moves.into_iter().map(Self::listed_quiet).collect();
        }
        Chains::default().list(position, able, 1)
    }

    fn routes(&self, position: &Position, limit: usize) -> Vec<Listed<Move>> {
        let able = capturers(position);
        if able == 0 {
            return self.list(position);
        }
        let all = Chains::default().list(position, able, limit + 1);
        if all.len() > limit {
            return self.list(position);
        }
        all
    }

    fn play(&self, position: &Position, mv: &Move) -> Position {
        position.after(mv)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        if let Some(won) = position.won(can_move) {
            return Some(won);
        }
        if position.sides.iter().any(|side| side.count_ones() != 1) {
            return None;
        }
        let reason = match self.last_two {
            LastTwo::Any => Reason::OneEach,
            LastTwo::Kings if position.kings == position.all() => Reason::KingVKing,
            LastTwo::Kings => return None,
        };
        Some(Ending {
            outcome: Outcome::Draw,
            reason,
        })
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetitions: Some(3),
            quiet_plies: Some(self.quiet_plies),
            turns_each: None,
        }
    }

    fn progress(&self) -> Progress {
        if self.side_step_is_progress {
            Progress::ManMoved
        } else {
            Progress::ManForward
        }
    }

    fn lone(&self) -> Option<Lone> {
        Some(match self.last_two {
            LastTwo::Kings => Lone::KingVKing,
            LastTwo::Any => Lone::OneEach,
        })
    }

    fn makes_progress(&self, position: &Position, mv: &Move) -> bool {
        if mv.captured != 0 {
            return true;
        }
        let man = position.kings & bit(mv.from) == 0;
        man && (self.side_step_is_progress || mv.from / 8 != mv.to / 8)
    }

    fn effect(&self, position: &Position, mv: &Move) -> Effect {
        position.effect(mv)
    }

    fn pieces(&self, position: &Position) -> Vec<Piece> {
        super::pieces(position)
    }

    fn place(&self, pieces: &[Piece], turn: Seat) -> Result<Position, SetupError> {
        super::placed(&Squares64, 64, pieces, turn)
    }

    fn images(&self, position: &Position) -> Vec<Position> {
        let turned = Position {
            sides: [flip(position.sides[1]), flip(position.sides[0])],
            kings: flip(position.kings),
            turn: position.turn ^ 1,
        };
        let mirrored = |p: &Position| Position {
            sides: p.sides.map(mirror),
            kings: mirror(p.kings),
            turn: p.turn,
        };
        vec![*position, mirrored(position), turned, mirrored(&turned)]
    }

    fn has_mirror(&self) -> bool {
        true
    }

    fn board(&self) -> Board {
        Board::Grid {
            files: 8,
            ranks: 8,
            dark_only: false,
            numbered: false,
        }
    }

    fn place_of(&self, square: Square) -> (i16, i16) {
        (i16::from(square.0 % 8), i16::from(square.0 / 8))
    }

    fn square_name(&self, square: Square) -> String {
        fen::Layout::name(&Squares64, square.0)
    }

    fn square_named(&self, name: &str) -> Option<Square> {
        fen::Layout::square(&Squares64, name).map(Square)
    }

    fn read_position(&self, text: &str) -> Result<Position, SetupError> {
        fen::read(&Squares64, text)
    }

    fn write_position(&self, position: &Position) -> String {
        fen::write(&Squares64, position)
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Listed<Move>, Refusal> {
        if self.ending(position).is_some() {
            return Err(Refusal::GameOver);
        }
        reading::read(position, text)
    }

    fn write_move(&self, _: &Position, mv: &Listed<Move>) -> String {
        text::write_listed(mv, |square| self.square_name(square))
    }
}
