//! The days of the operator's own volumes. They go before the built-in books and leave the
//! schedule of all other days as it is.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use super::{
    blocked::Blocked,
    book::{Puzzle, Volume},
    shuffle::shuffled,
};

/// The puzzles of one game by their days.
#[derive(Clone, Debug, Default)]
pub struct Own(BTreeMap<NaiveDate, Puzzle>);

impl Own {
    /// Spreads each volume over its days: every puzzle once, in the volume's permutation; of what
    /// is left each day takes the first of the grade nearest to its weekday's.
    ///
    /// `week` holds the grade of each weekday, Monday first.
    #[must_use]
    pub fn new(volumes: &[(Volume, Vec<Puzzle>)], week: [u8; 7], secret: Option<&[u8]>) -> Self {
        let mut days = BTreeMap::new();
        for (volume, puzzles) in volumes {
            let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
            sorted.sort_by(|a, b| a.id.cmp(&b.id));
            let mut left = shuffled(sorted, &mut rng(volume, secret));
            let dates = volume.from.iter_days();
            for date in dates.take_while(|date| *date <= volume.to) {
                let wanted = week[date.weekday().num_days_from_monday() as usize];
                let nearest =
                    (0..left.len()).min_by_key(|place| left[*place].grade.abs_diff(wanted));
                let Some(place) = nearest else { break };
                days.insert(date, left.remove(place).clone());
            }
        }
        Self(days)
    }

    /// The same days but for those whose puzzle is withdrawn by then.
    pub fn withdraw(&mut self, blocked: &Blocked) {
        self.0.retain(|date, puzzle| {
            let withdrawn = blocked.get(&puzzle.id);
            withdrawn.is_none_or(|withdrawn| *date < withdrawn.since)
        });
    }

    /// The puzzle of a day, if a volume covers it.
    #[must_use]
    pub fn of(&self, date: NaiveDate) -> Option<&Puzzle> {
        self.0.get(&date)
    }

    /// Every puzzle that has a day.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.0.values()
    }
}

fn rng(volume: &Volume, secret: Option<&[u8]>) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(b"daily-dama own 1\n");
    hash.update(volume.game.as_bytes());
    hash.update(b"\n");
    hash.update(volume.volume.to_be_bytes());
    hash.update(volume.seed.to_be_bytes());
    if let Some(secret) = secret {
        hash.update(b"secret");
        hash.update(secret);
    }
    ChaCha20Rng::from_seed(hash.finalize().into())
}
