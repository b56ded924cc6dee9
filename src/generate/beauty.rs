//! Beauty: an order among candidates that all pass the gate.
//!
//! A sum of integers, so that every machine chooses the same volume. What each part stands for:
//!
//! | part | points |
//! |---|---|
//! | the continuation is unique to the end | 200 |
//! | each try, up to three | 120 |
//! | each slower win, up to two | 60 |
//! | nothing is idle | 150; else -90 for each idle piece |
//! | ideas | see [`of_theme`] |
//! | each piece given away, up to four | 40 |
//! | economy: each piece beyond nine | -45 |
//! | economy: each piece by which the winner is outnumbered, up to three | 50 |
//! | surprise: each first move that looks better than the key, up to three | 40 |
//! | surprise: each man by which the best of them does, up to eight | 15 |
//! | naturalness, from z = -2 to z = 0.6 | 250 for each unit of z |
//! | a win in three against five or more | 80 |
//!
//! Parts that mean nothing in a game are the same for all of its candidates, so they decide
//! nothing there.

use super::candidate::Candidate;
use crate::puzzle::{book::Unique, theme::Theme};

/// Pieces that need no excuse.
const FEW: i64 = 9;

/// The points of a candidate; more is better.
#[must_use]
pub fn beauty(candidate: &Candidate) -> i64 {
    let times = |count: u32, most: u32, points: i64| i64::from(count.min(most)) * points;
    let [own, foe] = candidate.sides.map(i64::from);
    let themes = Theme::ALL.into_iter().filter(|theme| {
        let mut names = candidate.themes.iter();
        names.any(|name| name == theme.name())
    });
    let full = candidate.unique == Unique::Full;
    let large = candidate.win_in == 3 && foe >= 5;
    let idle = if candidate.idle == 0 {
        150
    } else {
        -times(candidate.idle, u32::MAX, 90)
    };
    themes.map(of_theme).sum::<i64>()
        + if full { 200 } else { 0 }
        + times(candidate.tries, 3, 120)
        + times(candidate.slower, 2, 60)
        + idle
        + times(candidate.given, 4, 40)
        - (own + foe - FEW).max(0) * 45
        + (foe - own).clamp(0, 3) * 50
        + times(candidate.rank, 3, 40)
        + times(candidate.gap, 8, 15)
        + candidate.z.clamp(-2000, 600) / 4
        + if large { 80 } else { 0 }
}

/// The points of an idea: the rarer it comes by itself, and the more it delights, the more.
#[must_use]
pub const fn of_theme(theme: Theme) -> i64 {
    match theme {
        Theme::ManFinishes => 300,
        Theme::Block => 250,
        Theme::Switchback | Theme::KingSacrifice | Theme::Backward => 200,
        Theme::MenOnly | Theme::LetsCrown | Theme::MakesRoom | Theme::QuietStep => 150,
        Theme::RoundTrip | Theme::OwnBridge => 120,
        Theme::DecoyedKing | Theme::QuietPromotion => 100,
        Theme::Promotion | Theme::LoneRunner => 60,
        Theme::Staircase | Theme::DoubleOffer | Theme::LongHops | Theme::Relay => 40,
        Theme::LastMovePromotion
        | Theme::GreatSacrifice
        | Theme::DoubleSacrifice
        | Theme::Sacrifice
        | Theme::QuietFollowUp
        | Theme::LongChain
        | Theme::KingTour
        | Theme::DecoyedMan
        | Theme::FewPieces
        | Theme::ForeignBridge => 0,
    }
}
