//! What a newcomer warms up with: one win in 1 for each game, which shows how a chain is tapped.
//!
//! In every game of draughts the key is a chain of three captures, and another man could be
//! crowned at once, so that compulsory capture is met. On the star the key is three hops.

use super::table::Table;
use crate::rules::{game::Board, switches::Lines};

/// The key is d2xd4xf4xf6; a7 could be crowned.
const STRAIGHT: &str = "W:Wd2,a7:Bd3,e4,f5";
/// The key is c1xe3xg5xe7; a7 could be crowned.
const DIAGONAL: &str = "W:Wc1,a7:Bd2,f4,f6";
/// The same on ten ranks, in numbers: 47x38x29x18; 6 could be crowned.
const TEN_RANKS: &str = "W:W6,47:B23,33,42";
/// The last piece comes home with h6xj5xl7xn2.
const STAR: &str = "D/DD/DDD/D3/13/12/11/5A4/4D4/10/5D5/12/6D6/A1AA/AAA/AA/A AD A -";

/// The position of a game's warm-up.
#[must_use]
pub fn warm_up(table: &dyn Table) -> &'static str {
    let straight = |table: &dyn Table| {
        let switches = table.switches();
        switches.is_some_and(|switches| switches.lines == Lines::Straight)
    };
    match table.board() {
        Board::Star => STAR,
        Board::Grid { .. } if straight(table) => STRAIGHT,
        Board::Grid { ranks: 10.., .. } => TEN_RANKS,
        Board::Grid { .. } => DIAGONAL,
    }
}
