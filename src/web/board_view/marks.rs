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
        let compulsory = moves.iter().all(MoveData::takes);
        for m in moves {
            let list = if compulsory {
                &mut marks.must
            } else {
                &mut marks.movable
            };
            if !list.contains(&m.from) {
                list.push(m.from.clone());
            }
        }
        let (captures, quiet): (Vec<&MoveData>, Vec<&MoveData>) = moves
            .iter()
            .filter(|m| m.begins_with(path))
            .partition(|m| m.takes());
        let Some(from) = path.first() else {
            return marks;
        };
        if captures.is_empty() && quiet.is_empty() {
            return marks;
        }
        marks.selected = Some(from.clone());
        marks.must.retain(|s| s != from);
        match captures.as_slice() {
            [] => {}
            [only] => marks.show_chain(only),
            several => marks.show_fork(several, path),
        }
        marks.show_quiet(&quiet);
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
        if played.takes() || played.path.len() > 1 {
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

    /// Quiet moves of one piece. Where it can go on from a landing, landings have numbers: it
    /// may stop at any.
    fn show_quiet(&mut self, quiet: &[&MoveData]) {
        let goes_on = |m: &MoveData| {
            let longer = |other: &&&MoveData| other.path.len() > m.path.len();
            let mut others = quiet.iter().filter(longer);
            others.any(|other| other.path.starts_with(&m.path))
        };
        for m in quiet {
            let Some(to) = m.path.last() else { continue };
            let goes_on = goes_on(m);
            if m.path.len() == 1 && !goes_on {
                self.targets.push(to.clone());
            } else if self.stops.iter().all(|(s, ..)| s != to) {
                let number = u8::try_from(m.path.len()).unwrap_or(u8::MAX);
                self.stops.push((to.clone(), number, !goes_on));
                if !goes_on {
                    self.paths.push(m.route());
                }
            }
        }
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
        let mut common = open.first().map_or_else(Vec::new, |m| m.captured.clone());
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
