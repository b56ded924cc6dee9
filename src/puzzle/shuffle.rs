//! An order drawn by lot.

use rand_chacha::ChaCha20Rng;
use rand_core::Rng;

/// Fisher and Yates' shuffle as Durstenfeld has it, from the last place down.
pub(super) fn shuffled<T>(mut items: Vec<T>, rng: &mut ChaCha20Rng) -> Vec<T> {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i + 1));
    }
    items
}

/// A number below `most`, each as likely: words that would favor small ones are drawn again.
fn below(rng: &mut ChaCha20Rng, most: usize) -> usize {
    let most = most as u64;
    let fair = u64::MAX - u64::MAX % most;
    loop {
        let word = rng.next_u64();
        if word < fair {
            return usize::try_from(word % most).unwrap_or(0);
        }
    }
}
