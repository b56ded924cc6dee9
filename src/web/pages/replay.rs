//! A line shown again, move by move.

use super::puzzle::{Phase, PuzzlePage};
use crate::web::board_view::MoveData;
use crate::web::lang::{Arg, Rich};

/// A control of a line that is shown again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// `start back on end`.
    pub id: &'static str,
    /// What it says.
    pub label: String,
    /// Where it leads; none at the end of the line that it leads to.
    pub href: Option<String>,
    /// The one that is asked for most.
    pub primary: bool,
}

impl PuzzlePage {
    /// Whether the page shows a line again or a place of the tree.
    #[must_use]
    pub fn walks(&self) -> bool {
        matches!(self.phase, Phase::Replay { .. } | Phase::Explore(_))
    }

    /// Whether something else than the solving line or the solution is shown.
    #[must_use]
    pub fn shows_other_line(&self) -> bool {
        self.shown_attempt.is_some() || matches!(self.phase, Phase::Explore(_))
    }

    /// What is shown: an attempt, the solution, or its defenses.
    #[must_use]
    pub fn walk_heading(&self) -> String {
        let lang = self.chrome.lang;
        match (&self.phase, self.shown_attempt) {
            (Phase::Explore(_), _) => lang.text("tree-heading"),
            (_, Some(attempt)) => self.chrome.n("spread-attempt", attempt),
            (_, None) if self.is_open() => lang.text("replay-heading"),
            (_, None) if self.progress.solved => lang.text("replay-heading"),
            (_, None) => lang.text("solution"),
        }
    }

    /// The address that shows a place of the line again.
    #[must_use]
    pub fn show_href(&self, at: u16) -> String {
        let attempt = self.shown_attempt.map(|k| format!("attempt={k}&"));
        format!(
            "{}?{}show={at}#walk",
            self.base(),
            attempt.unwrap_or_default()
        )
    }

    /// Start, back, forward, end.
    #[must_use]
    pub fn controls(&self) -> Vec<Control> {
        let Phase::Replay { at, last, .. } = self.phase else {
            return Vec::new();
        };
        let control = |id, key, to: Option<u16>| Control {
            id,
            label: self.chrome.t(key),
            href: to.map(|at| self.show_href(at)),
            primary: id == "on",
        };
        let (back, on) = (at > 0, at < last);
        vec![
            control("start", "replay-first", back.then_some(0)),
            control("back", "step-back", at.checked_sub(1)),
            control("on", "step-on", on.then_some(at + 1)),
            control("end", "replay-last", on.then_some(last)),
        ]
    }

    /// A move of the line in words: which one of how many, who goes where, what it takes.
    pub(super) fn step(&self, at: u16, last: u16, played: &MoveData) -> Rich {
        let lang = self.chrome.lang;
        let number = |n: u16| Arg::from(u32::from(n));
        let seat = if at % 2 == 1 {
            self.attacker
        } else {
            self.attacker.other()
        };
        let to = played.path.last().unwrap_or(&played.from);
        let text = ("move", Arg::from(played.text.as_str()));
        let mut sentences = vec![
            lang.raw(
                "replay-at",
                &[("at", number(at)), ("last", number(last)), text],
            ) + ".",
            lang.raw(
                "step-goes",
                &[
                    ("side", Arg::from(seat.id())),
                    ("from", Arg::from(played.from.as_str())),
                    ("to", Arg::from(to.as_str())),
                ],
            ),
        ];
        let taken = u32::try_from(played.captured.len()).unwrap_or(u32::MAX);
        if taken > 0 {
            sentences.push(lang.raw("step-takes", &[("n", Arg::from(taken))]));
        }
        if played.promotes {
            sentences.push(lang.raw("try-crowned", &[]));
        }
        Rich::new(&sentences.join(" "))
    }
}
