//! Restarts that begin with a position of a game that was played.
//!
//! The small player of [`super::natural`] plays against itself. Its positions, won or not, are
//! changed on a few squares until one has a lone key; from there the climb goes on, and never far
//! away.

use super::{
    candidate::standing,
    climb::{Begun, Climber},
    gate::balance,
    natural::self_play,
    random::Stream,
    sources::Aim,
    target::Target,
};
use crate::{
    rules::game::{Game, Piece},
    solver::search::Verdict,
};

/// Changes tried of each position of a game.
const EDITS: u32 = 100;
/// Positions of a game that are tried, beside those that are won.
const BASES: usize = 8;
/// Games played in a restart.
const GAMES: u32 = 6;

impl<G: Game> Climber<G> {
    /// A win with a lone key near a position of a game that the small player plays against
    /// itself, and the target that belongs to it.
    pub(super) fn played(
        &mut self,
        aim: &Aim,
        stream: &mut Stream,
    ) -> Option<(Target, Begun<G::Move>)> {
        for _ in 0..GAMES {
            for base in self.bases(stream) {
                let target = Target::near(aim, self.attacker, base, stream);
                for _ in 0..EDITS {
                    let mut pieces = target.played.clone();
                    for _ in 0..stream.below(4) {
                        if let Some(changed) = self.change(&pieces, stream) {
                            pieces = changed;
                        }
                    }
                    if let Some(sound) = self.judge(&pieces, &target, None, i64::MAX) {
                        return Some((target, (pieces, sound)));
                    }
                }
            }
        }
        None
    }

    /// Positions of one game as the side to move sees them: those that it wins in the range of N
    /// first, then some of the others, the late ones more often.
    fn bases(&mut self, stream: &mut Stream) -> Vec<Vec<Piece>> {
        let game = self.game;
        let limits = self.limits;
        let kings = limits.kings.map_or(usize::MAX, |kings| kings as usize);
        let fits = |position: &G::Position| {
            let pieces = game.pieces(position);
            let ahead = balance(&pieces, game.turn(position));
            pieces.iter().filter(|piece| piece.king).count() <= kings
                && limits.balance.is_none_or(|most| ahead <= most)
        };
        let mut fit = self_play(&game, self.gate.plan(), stream);
        fit.retain(fits);
        let mut bases: Vec<G::Position> = Vec::new();
        for position in &fit {
            if self.is_won(position) {
                bases.push(*position);
            }
        }
        for _ in 0..BASES.min(fit.len()) {
            let place = stream.below(fit.len()).max(stream.below(fit.len()));
            bases.push(fit[place]);
        }
        bases
            .iter()
            .map(|position| game.pieces(&standing(&game, position)))
            .collect()
    }

    fn is_won(&mut self, position: &G::Position) -> bool {
        match self.search.solve(position, self.limits.most_n) {
            Verdict::Win { n, .. } => n >= self.limits.least_n,
            Verdict::NoWin | Verdict::Unknown => false,
        }
    }
}
