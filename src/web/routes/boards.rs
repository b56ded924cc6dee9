//! From positions and move texts to what a board draws. Pure.

use std::{collections::BTreeMap, sync::OnceLock};

use crate::{
    puzzle::table::{MoveObject, TABLES, Table},
    rules::{game, refusal::Refusal, setup::SetupError, switches::Lifting},
    web::{
        board_view::{BoardModel, BoardShape, MoveData, Piece, Seat, Used},
        error::Error,
        pages::board_data::Played,
    },
};

/// Routes are listed up to this many; beyond, one each.
const MOST_ROUTES: usize = 200;

/// Pieces by square.
pub type Pieces = Vec<(String, Piece)>;

/// One ply of a line, with what it finds and leaves on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The pieces before it.
    pub before: Pieces,
    /// The move.
    pub played: MoveData,
    /// The pieces after it.
    pub after: Pieces,
    /// The position after it.
    pub position: String,
}

impl Step {
    /// The pieces that it takes, as they stood.
    #[must_use]
    pub fn ghosts(&self) -> Pieces {
        let taken = |square: &String| self.played.captured.contains(square);
        let pieces = self.before.iter().filter(|(square, _)| taken(square));
        pieces.cloned().collect()
    }

    /// How many men and kings it takes.
    #[must_use]
    pub fn takes(&self) -> (u8, u8) {
        let ghosts = self.ghosts();
        let kings = ghosts.iter().filter(|(_, piece)| piece.king).count();
        let count = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        (count(ghosts.len() - kings), count(kings))
    }

    /// For the script, to animate it.
    #[must_use]
    pub fn to_animate(&self) -> Played {
        let before: BTreeMap<_, _> = self
            .before
            .iter()
            .map(|(square, piece)| (square.clone(), piece.symbol()))
            .collect();
        Played {
            played: self.played.clone(),
            before,
        }
    }
}

/// What is stored was legal when it was stored.
pub(super) fn damaged(what: impl std::fmt::Display) -> Error {
    Error::Internal(format!("a stored line cannot be read: {what}"))
}

#[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
pub(super) fn setup(error: SetupError) -> Error {
    Error::Internal(error.to_string())
}

/// A game's seat as boards know it.
#[must_use]
pub fn seat(table: &dyn Table, seat: game::Seat) -> Seat {
    // Every name that a game gives is one that boards know; a test asks all of them.
    Seat::named(table.seat_name(seat)).unwrap_or(Seat::White)
}

/// The side to move.
pub(super) fn mover(table: &dyn Table, position: &str) -> Result<Seat, Error> {
    Ok(seat(table, table.turn(position).map_err(setup)?))
}

/// The plan of a game's board.
#[must_use]
pub fn shape(table: &dyn Table) -> &'static BoardShape {
    static SHAPES: OnceLock<BTreeMap<&'static str, BoardShape>> = OnceLock::new();
    let shapes = SHAPES.get_or_init(|| {
        let shaped = |table: &dyn Table| (table.id(), drawn(table));
        TABLES.into_iter().map(shaped).collect()
    });
    shapes
        .get(table.id())
        .unwrap_or_else(|| BoardShape::plain_8())
}

/// The board as the game's plan has it, squares with their names.
#[must_use]
pub fn drawn(table: &dyn Table) -> BoardShape {
    match table.board() {
        game::Board::Grid {
            files,
            ranks,
            dark_only,
            numbered,
        } => {
            let used = if dark_only { Used::Dark } else { Used::All };
            BoardShape::grid((files, ranks), used, numbered, table.squares())
        }
        game::Board::Star => BoardShape::star(table.squares()),
    }
}

/// Whether taken pieces stay on the board until the move ends.
#[must_use]
pub fn lifts_last(table: &dyn Table) -> bool {
    let switches = table.switches();
    switches.is_some_and(|switches| switches.lifting == Lifting::AfterMove)
}

/// A move as boards know it.
#[must_use]
pub fn move_data(mv: &MoveObject) -> MoveData {
    MoveData {
        text: mv.text.clone(),
        from: mv.from.clone(),
        path: mv.path.clone(),
        captured: mv.captured.clone().unwrap_or_default(),
        promotes: mv.promotes.unwrap_or(false),
    }
}

/// The pieces of a position.
///
/// # Errors
/// When the text is no position of the game.
pub fn pieces(table: &dyn Table, position: &str) -> Result<Pieces, Error> {
    let pieces = table.pieces(position).map_err(setup)?;
    Ok(pieces
        .into_iter()
        .map(|on| {
            let piece = Piece {
                seat: seat(table, on.seat),
                king: on.king,
            };
            (on.square, piece)
        })
        .collect())
}

/// A position with nothing drawn beside its pieces, the side to move at the bottom.
pub(super) fn still(table: &dyn Table, position: &str) -> Result<BoardModel, Error> {
    let side = mover(table, position)?;
    Ok(BoardModel::still(
        shape(table),
        side,
        pieces(table, position)?,
    ))
}

/// The legal moves with all their routes where these are few enough.
pub(super) fn routes(table: &dyn Table, position: &str) -> Result<Vec<MoveData>, Error> {
    let routes = table.routes(position, MOST_ROUTES).map_err(setup)?;
    Ok(routes.iter().map(move_data).collect())
}

/// A move played in a position; the rule that it breaks where it breaks one.
pub(super) fn step(
    table: &dyn Table,
    position: &str,
    text: &str,
) -> Result<Result<Step, Refusal>, Error> {
    let read = table.read(position, text).map_err(setup)?;
    let played = match read {
        Ok((mv, _)) => move_data(&mv),
        Err(refusal) => return Ok(Err(refusal)),
    };
    let next = match table.play(position, text).map_err(setup)? {
        Ok(next) => next,
        Err(refusal) => return Ok(Err(refusal)),
    };
    Ok(Ok(Step {
        before: pieces(table, position)?,
        after: pieces(table, &next)?,
        played,
        position: next,
    }))
}

/// A line played from a position.
pub(super) fn walk(table: &dyn Table, position: &str, line: &[String]) -> Result<Vec<Step>, Error> {
    let mut at = position.to_owned();
    let mut steps = Vec::with_capacity(line.len());
    for text in line {
        let step = step(table, &at, text)?.map_err(damaged)?;
        at.clone_from(&step.position);
        steps.push(step);
    }
    Ok(steps)
}

/// The rule that stands against moving the piece on a square, where no legal move starts there.
pub(super) fn square_refusal(
    table: &dyn Table,
    position: &str,
    moves: &[MoveData],
    square: &str,
) -> Result<Option<Refusal>, Error> {
    if moves.iter().any(|mv| mv.from == square) {
        return Ok(None);
    }
    let side = mover(table, position)?;
    let pieces = pieces(table, position)?;
    let piece = pieces.iter().find(|(name, _)| name == square);
    let capture = !moves.is_empty() && moves.iter().all(MoveData::takes);
    Ok(Some(match piece {
        None => Refusal::NoPiece,
        Some((_, piece)) if piece.seat != side => Refusal::NotYourPiece,
        Some(_) if capture => Refusal::CaptureCompulsory,
        Some(_) => Refusal::PathBlocked,
    }))
}

/// Whether a route is the beginning of a legal move, or a whole one.
pub(super) fn continues(moves: &[MoveData], path: &[String]) -> bool {
    let Some((from, stops)) = path.split_first() else {
        return true;
    };
    moves
        .iter()
        .any(|mv| mv.from == *from && mv.path.starts_with(stops))
}

/// The legal move whose whole route this is.
pub(super) fn whole<'a>(moves: &'a [MoveData], path: &[String]) -> Option<&'a MoveData> {
    let (from, stops) = path.split_first()?;
    moves.iter().find(|mv| mv.from == *from && mv.path == stops)
}
