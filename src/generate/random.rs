//! The only source of chance: streams of `ChaCha8`.

use rand_chacha::{ChaCha8Rng, rand_core::Rng, rand_core::SeedableRng};

/// Draws that depend on a seed and a stream number alone.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of this number under this seed.
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(number);
        Self(rng)
    }

    /// A number from 0 up to, not including, `end`; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u64::from(self.0.next_u32()) * end as u64;
        usize::try_from(wide >> 32).unwrap_or(0)
    }

    /// A number from `least` to `most`, both included.
    pub fn between(&mut self, least: i32, most: i32) -> i32 {
        let span = usize::try_from(most - least + 1).unwrap_or(0);
        least + i32::try_from(self.below(span)).unwrap_or(0)
    }

    /// True in `percent` of 100 draws.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of a list that is not empty.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
