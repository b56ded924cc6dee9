//! What is drawn beside the pieces, and how it follows from the legal moves.

use super::game::{MoveData, Piece};

/// Everything drawn on the board beside the pieces. Squares by name; names that are not
/// on the board are left out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// Pieces that can move (named for screen readers, not drawn).
    pub movable: Vec<String>,
    /// Pieces that must capture.
    pub must: Vec<String>,
    /// The chosen piece.
    pub selected: Option<String>,
    /// Landings of quiet moves.
    pub targets: Vec<String>,
    /// Numbered stops: square, its number from 1, whether the move can end there.
    pub stops: Vec<(String, u8, bool)>,
    /// Dotted paths: origin and stops.
    pub paths: Vec<Vec<String>>,
    /// Pieces that the chosen chain takes.
    pub taken: Vec<String>,
    /// Squares that a piece has left: wet rings.
    pub wet: Vec<String>,
    /// Pieces that were taken just now, drawn faint with a stroke.
    pub ghosts: Vec<(String, Piece)>,
    /// Why the attempt failed.
    pub refutation: Option<RefutationMarks>,
    /// The hint: origin and, at level 2, the landing.
    pub hint: Vec<String>,
}

/// My move and the answer that beats it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RefutationMarks {
    /// My refuted move: origin and landings; badge 1.
    pub mine: Vec<String>,
    /// The defender's answer: origin and landings; badge 2. Empty when no answer is shown.
    pub reply: Vec<String>,
}

impl Marks {
    /// What to show before a move: movable pieces, pieces that must capture, and, when `path`
    /// (origin and stops) is not empty, the ways on from there.
    #[must_use]
    pub fn for_choice(moves: &[MoveData], path: &[String]) -> Self {
        let mut marks = Self::default();
        for m in moves {
            let list = if m.captured.is_empty() {
                &mut marks.movable
            } else {
                &mut marks.must
            };
            if !list.contains(&m.from) {
                list.push(m.from.clone());
            }
        }
        let open: Vec<&MoveData> = moves.iter().filter(|m| m.continues(path)).collect();
        let (Some(from), Some(first)) = (path.first(), open.first()) else {
            return marks;
        };
        marks.selected = Some(from.clone());
        marks.must.retain(|s| s != from);
        if open.iter().all(|m| m.captured.is_empty()) {
            marks.targets = open.iter().filter_map(|m| m.path.last().cloned()).collect();
        } else if open.len() == 1 {
            marks.show_chain(first);
        } else {
            marks.show_fork(&open, path);
        }
        marks
    }

    /// The marks of a move that was just played: wet ring, path, numbered stops, ghosts.
    #[must_use]
    pub fn for_played(played: &MoveData, ghosts: Vec<(String, Piece)>) -> Self {
        let mut marks = Self {
            wet: vec![played.from.clone()],
            ghosts,
            ..Self::default()
        };
        if !played.captured.is_empty() {
            marks.paths = vec![played.route()];
            let stops = played.path.iter().take(played.path.len().saturating_sub(1));
            marks.stops = numbered(stops.cloned());
        }
        marks
    }

    fn show_chain(&mut self, chain: &MoveData) {
        self.stops = numbered(chain.path.iter().cloned());
        if let Some(last) = self.stops.last_mut() {
            last.2 = true;
        }
        self.paths = vec![chain.route()];
        self.taken.clone_from(&chain.captured);
    }

    fn show_fork(&mut self, open: &[&MoveData], path: &[String]) {
        let done = path.len() - 1;
        self.stops = numbered(path.iter().skip(1).cloned());
        let number = u8::try_from(path.len()).unwrap_or(u8::MAX);
        for m in open {
            let Some(next) = m.path.get(done) else {
                continue;
            };
            let ends = m.path.len() == done + 1;
            if !self.stops.iter().any(|(s, n, _)| s == next && *n == number) {
                self.stops.push((next.clone(), number, ends));
                let mut way = path.to_vec();
                way.push(next.clone());
                self.paths.push(way);
            }
        }
        let mut common = open[0].captured.clone();
        common.retain(|s| open.iter().all(|m| m.captured.contains(s)));
        self.taken = common;
    }
}

fn numbered(squares: impl Iterator<Item = String>) -> Vec<(String, u8, bool)> {
    squares
        .zip(1..=u8::MAX)
        .map(|(s, n)| (s, n, false))
        .collect()
}
