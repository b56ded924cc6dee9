//! The best choice of so many items out of many, of which some exclude each other.
//!
//! That is a weighted independent set with side conditions, which nobody solves exactly at this
//! size. So items are taken greedily, the best first, and then exchanged as long as that gains
//! anything: one for one; one that keeps two out, and the least of all, for these two (without the
//! least where there are too few). Tests hold
//! the result against every possible choice of small instances.

/// An item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// What it adds to the sum.
    pub worth: i64,
    /// The caps that it counts against, each once.
    pub caps: Vec<usize>,
    /// Whether it is one of those of which there must be some.
    pub asked: bool,
}

/// What is chosen from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// The items.
    pub items: Vec<Item>,
    /// Of each item the places of those that it excludes, sorted; both ways.
    pub rivals: Vec<Vec<u32>>,
    /// The most items of each cap.
    pub caps: Vec<usize>,
    /// How many items are wanted.
    pub wanted: usize,
    /// How many of these should be asked ones, as far as there are any.
    pub asked: usize,
}

/// The places chosen, sorted: as many as are wanted, or fewer where no more can be had.
#[must_use]
pub fn choose(stock: &Stock) -> Vec<usize> {
    let mut choice = Choice::new(stock);
    choice.fill();
    choice.exchange();
    (0..stock.items.len())
        .filter(|&i| choice.taken[i])
        .collect()
}

/// Passes over all items until nothing is gained any more, at the most.
const PASSES: usize = 20;

struct Choice<'a> {
    stock: &'a Stock,
    /// Places, the best first; equals in their order.
    ranked: Vec<usize>,
    taken: Vec<bool>,
    /// Of each item how many of its rivals are taken.
    blocked: Vec<u32>,
    /// Of each cap how many are taken.
    used: Vec<usize>,
    count: usize,
    asked: usize,
}

impl<'a> Choice<'a> {
    fn new(stock: &'a Stock) -> Self {
        let mut ranked: Vec<usize> = (0..stock.items.len()).collect();
        ranked.sort_by_key(|&i| (-stock.items[i].worth, i));
        Self {
            ranked,
            taken: vec![false; stock.items.len()],
            blocked: vec![0; stock.items.len()],
            used: vec![0; stock.caps.len()],
            count: 0,
            asked: 0,
            stock,
        }
    }

    fn worth(&self, i: usize) -> i64 {
        self.stock.items[i].worth
    }

    fn rivals(&self, i: usize) -> impl Iterator<Item = usize> + '_ {
        self.stock.rivals[i].iter().map(|&rival| rival as usize)
    }

    fn fits(&self, i: usize) -> bool {
        let item = &self.stock.items[i];
        let room = |&cap: &usize| self.used[cap] < self.stock.caps[cap];
        !self.taken[i] && self.blocked[i] == 0 && item.caps.iter().all(room)
    }

    fn take(&mut self, i: usize) {
        self.turn(i, true);
    }

    fn drop(&mut self, i: usize) {
        self.turn(i, false);
    }

    fn turn(&mut self, i: usize, taken: bool) {
        let stock = self.stock;
        let step = |count: &mut usize| {
            if taken {
                *count += 1;
            } else {
                *count -= 1;
            }
        };
        self.taken[i] = taken;
        step(&mut self.count);
        if stock.items[i].asked {
            step(&mut self.asked);
        }
        for &cap in &stock.items[i].caps {
            step(&mut self.used[cap]);
        }
        for &rival in &stock.rivals[i] {
            let blocked = &mut self.blocked[rival as usize];
            *blocked = if taken { *blocked + 1 } else { *blocked - 1 };
        }
    }

    /// Takes the best asked items until there are enough, then the best of all.
    fn fill(&mut self) {
        let ranked = self.ranked.clone();
        for asked in [true, false] {
            for &i in &ranked {
                let enough = if asked {
                    self.asked >= self.stock.asked.min(self.stock.wanted)
                } else {
                    self.count >= self.stock.wanted
                };
                if enough {
                    break;
                }
                if (self.stock.items[i].asked || !asked) && self.fits(i) {
                    self.take(i);
                }
            }
        }
    }

    fn exchange(&mut self) {
        let ranked = self.ranked.clone();
        for _ in 0..PASSES {
            let mut gained = false;
            for &i in &ranked {
                gained |= !self.taken[i] && self.one_for_one(i);
            }
            for &i in ranked.iter().rev() {
                gained |= self.taken[i] && self.two_for_one(i);
            }
            if !gained {
                break;
            }
        }
    }

    /// The worst item taken whose loss leaves enough asked ones and that `may` go.
    fn worst(&self, may: impl Fn(usize) -> bool) -> Option<usize> {
        let spare = self.asked > self.stock.asked;
        let mut taken = self.ranked.iter().rev().filter(|&&i| self.taken[i]);
        taken
            .find(|&&i| (spare || !self.stock.items[i].asked) && may(i))
            .copied()
    }

    /// Takes `i` for a worse item; whether it did.
    fn one_for_one(&mut self, i: usize) -> bool {
        let item = &self.stock.items[i];
        if self.blocked[i] > 1 {
            return false;
        }
        let full = |cap: &&usize| self.used[**cap] >= self.stock.caps[**cap];
        let full: Vec<usize> = item.caps.iter().filter(full).copied().collect();
        let frees = |out: usize| {
            let caps = &self.stock.items[out].caps;
            (self.blocked[i] == 0 || self.stock.rivals[i].binary_search(&as_place(out)).is_ok())
                && full.iter().all(|cap| caps.contains(cap))
        };
        // An asked item may take the place of any other.
        let out = if item.asked {
            let mut taken = self.ranked.iter().rev().filter(|&&out| self.taken[out]);
            taken.find(|&&out| frees(out)).copied()
        } else {
            self.worst(frees)
        };
        let Some(out) = out.filter(|&out| self.worth(out) < item.worth) else {
            return false;
        };
        self.drop(out);
        self.take(i);
        true
    }

    /// Drops `i` and the worst item for two that `i` alone keeps out; whether it did.
    fn two_for_one(&mut self, i: usize) -> bool {
        let kept_out: Vec<usize> = self
            .rivals(i)
            .filter(|&rival| !self.taken[rival] && self.blocked[rival] == 1)
            .collect();
        if kept_out.len() < 2 {
            return false;
        }
        let short = self.count < self.stock.wanted;
        let before = self.asked;
        self.drop(i);
        let mut order = kept_out;
        order.sort_by_key(|&rival| (-self.worth(rival), rival));
        let mut added = Vec::new();
        for rival in order {
            if added.len() < 2 && self.fits(rival) {
                self.take(rival);
                added.push(rival);
            }
        }
        if short && added.len() == 2 && self.asked >= before.min(self.stock.asked) {
            return true;
        }
        let out = self.worst(|out| !added.contains(&out));
        let gain: i64 = added.iter().map(|&rival| self.worth(rival)).sum();
        if let (2, Some(out)) = (added.len(), out)
            && gain > self.worth(i) + self.worth(out)
            && self.asked - usize::from(self.stock.items[out].asked) >= before.min(self.stock.asked)
        {
            self.drop(out);
            return true;
        }
        for rival in added {
            self.drop(rival);
        }
        self.take(i);
        false
    }
}

fn as_place(i: usize) -> u32 {
    u32::try_from(i).unwrap_or(u32::MAX)
}
