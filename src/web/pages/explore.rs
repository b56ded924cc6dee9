//! A place in the tree of a solution, after the end.

use super::puzzle::PuzzlePage;
use crate::rules::game::Reason;
use crate::web::lang::{Arg, Rich};

/// A place in the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explored {
    /// The moves that lead there, the attacker's and the defender's in turn.
    pub played: Vec<String>,
    /// Who is to move.
    pub turn: Turn,
    /// The moves that lead on: the winning one, or every reply.
    pub ways: Vec<Way>,
    /// Other moves of the attacker that win in time, as far as they are known.
    pub also: Vec<String>,
}

impl Explored {
    /// How many moves the attacker needs where the defense holds out longest.
    #[must_use]
    pub fn longest(&self) -> Option<u8> {
        self.ways.iter().filter_map(|way| way.left).max()
    }
}

/// Who is to move at a place of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// The attacker, with one way on.
    Attacker,
    /// The defender, with every reply.
    Defender,
    /// Nobody: the attacker has won, for this reason.
    Won(Option<Reason>),
}

/// A move that leads on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The move.
    pub text: String,
    /// Whether it is the next move of the main line.
    pub main: bool,
    /// How many moves the attacker needs from there on; none when the move ends the game.
    pub left: Option<u8>,
}

/// A step of the way back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crumb {
    /// The move that led there; none for the diagram.
    pub text: Option<String>,
    /// Where it leads; none for the place that is shown.
    pub href: Option<String>,
}

impl PuzzlePage {
    /// The address of a place in the tree.
    #[must_use]
    pub fn line_href(&self, moves: &[String]) -> String {
        format!("{}?line={}#walk", self.base(), moves.join(","))
    }

    /// The address of a move that leads on.
    #[must_use]
    pub fn way_href(&self, place: &Explored, way: &Way) -> String {
        let moves = place.played.iter().chain([&way.text]);
        self.line_href(&moves.cloned().collect::<Vec<_>>())
    }

    /// The diagram and every move so far, the last one without a link.
    #[must_use]
    pub fn crumbs(&self, place: &Explored) -> Vec<Crumb> {
        let played = &place.played;
        (0..=played.len())
            .map(|n| Crumb {
                text: n.checked_sub(1).map(|last| played[last].clone()),
                href: (n < played.len()).then(|| self.line_href(&played[..n])),
            })
            .collect()
    }

    /// What a place of the tree says.
    pub(super) fn told(&self, place: &Explored) -> Rich {
        let lang = self.chrome.lang;
        let side = |seat: crate::web::board_view::Seat| ("side", Arg::from(seat.id()));
        let count = u32::try_from(place.ways.len()).unwrap_or(u32::MAX);
        let n = ("n", Arg::from(count));
        match place.turn {
            Turn::Attacker => lang.rich("tree-key", &[side(self.attacker)]),
            Turn::Defender => lang.rich("tree-replies", &[side(self.attacker.other()), n]),
            Turn::Won(reason) => {
                let key = match reason {
                    Some(Reason::NoPieces) => "ending-no-pieces",
                    Some(Reason::Home) => "ending-home",
                    _ => "ending-no-moves",
                };
                lang.rich(key, &[side(self.attacker)])
            }
        }
    }
}
