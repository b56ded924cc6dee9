//! Squares in text: numbers of portable draughts notation, or files and ranks.

use super::board::Lines;
use crate::rules::draughts::{Squares, fen::Layout};

/// How a game writes its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// `1` at the upper left as White sees it. Read on every board.
    Numbers,
    /// `a1` at the lower left. Read on every board of 8x8.
    Algebraic,
}

/// The squares of a board in text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) lines: &'static Lines,
    pub(super) names: Names,
    /// The most pieces of a side.
    pub(super) most: usize,
}

impl Layout for Board {
    fn square(&self, name: &str) -> Option<u8> {
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            // Leading zeros are in use: 01-05.
            let number: u8 = name.get(..4.min(name.len()))?.parse().ok()?;
            return (name.len() <= 4 && (1..=self.lines.count).contains(&number))
                .then(|| number - 1);
        }
        let [file, rank] = *name.as_bytes() else {
            return None;
        };
        let file = file.to_ascii_lowercase().checked_sub(b'a')?;
        let row = 8_u8.checked_sub(rank.checked_sub(b'0')?)?;
        (self.lines.width == 8)
            .then(|| self.lines.at(file, row))
            .flatten()
    }

    fn name(&self, square: u8) -> String {
        match self.names {
            Names::Numbers => (u16::from(square) + 1).to_string(),
            Names::Algebraic => {
                let (column, row) = self.lines.place(square);
                let file = char::from(b'a' + column);
                format!("{file}{}", self.lines.width.saturating_sub(row))
            }
        }
    }

    /// Algebraic squares are written from White's first rank on.
    fn order(&self, square: u8) -> u8 {
        match self.names {
            Names::Numbers => square,
            Names::Algebraic => {
                let (column, row) = self.lines.place(square);
                (self.lines.width - 1 - row) * self.lines.width + column
            }
        }
    }

    fn most(&self) -> usize {
        self.most
    }

    fn last_rank(&self, side: usize) -> Squares {
        self.lines.last_rank[side]
    }
}
