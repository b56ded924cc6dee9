//! What every drawing of a diagram says beside it: who moves.

use super::Chrome;
use crate::web::board_view::{Piece, Seat};

impl Chrome {
    /// "Sıra beyazda".
    #[must_use]
    pub fn to_move(&self, seat: &Seat) -> String {
        self.with("to-move", &[("side", seat.id().into())])
    }

    /// Symbol of a side's man.
    #[must_use]
    pub fn man(&self, seat: &Seat) -> String {
        let man = Piece {
            seat: *seat,
            king: false,
        };
        man.symbol()
    }
}
