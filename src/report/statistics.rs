//! Quartiles, means and bins of whole numbers.

/// The most bins of a histogram.
const MOST_BINS: i64 = 40;

/// Some numbers in a nutshell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many there are; never 0.
    pub count: usize,
    /// The least.
    pub least: f64,
    /// The lower quartile.
    pub lower: f64,
    /// The median.
    pub median: f64,
    /// The upper quartile.
    pub upper: f64,
    /// The greatest.
    pub greatest: f64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation of these numbers themselves, not an estimate for others.
    pub spread: f64,
}

impl Summary {
    /// The summary of some numbers; `None` for none.
    #[must_use]
    pub fn of(values: &[i64]) -> Option<Self> {
        let mean = mean(values)?;
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let squares: f64 = values.iter().map(|&v| (v as f64 - mean).powi(2)).sum();
        let quarter = |quarters| quartile(&sorted, quarters);
        Some(Self {
            count: values.len(),
            least: quarter(0)?,
            lower: quarter(1)?,
            median: quarter(2)?,
            upper: quarter(3)?,
            greatest: quarter(4)?,
            mean,
            spread: (squares / values.len() as f64).sqrt(),
        })
    }
}

/// The mean; `None` for no numbers.
#[must_use]
pub fn mean(values: &[i64]) -> Option<f64> {
    let sum: f64 = values.iter().map(|&value| value as f64).sum();
    (!values.is_empty()).then(|| sum / values.len() as f64)
}

/// The value that so many quarters (0 to 4) of sorted numbers lie below, on the straight line
/// between the two numbers nearest to that place; `None` for no numbers.
///
/// (Hyndman and Fan 1996, definition 7: the place is (n - 1) p, counted from 0.)
#[must_use]
pub fn quartile(sorted: &[i64], quarters: usize) -> Option<f64> {
    let place = sorted.len().checked_sub(1)? * quarters.min(4);
    let below = *sorted.get(place / 4)? as f64;
    let above = sorted.get(place / 4 + 1).map_or(below, |&v| v as f64);
    Some(below + (above - below) * (place % 4) as f64 / 4.0)
}

/// How many per cent `part` is of `whole`; 0 of nothing.
#[must_use]
pub fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 * 100.0 / whole as f64
    }
}

/// Counts of numbers in bins of one width, empty ones between them included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bins {
    /// The width; a multiple of the one asked for.
    pub width: i64,
    /// Where each bin begins and how many numbers it has, in order.
    pub counts: Vec<(i64, usize)>,
}

impl Bins {
    /// The bins of some numbers: each begins at a multiple of the width, which is doubled until
    /// there are at most 40. No bins for no numbers.
    #[must_use]
    pub fn of(values: &[i64], width: i64) -> Self {
        let mut width = width.max(1);
        let (Some(&least), Some(&greatest)) = (values.iter().min(), values.iter().max()) else {
            let counts = Vec::new();
            return Self { width, counts };
        };
        let bin = |value: i64, width: i64| value.div_euclid(width);
        while bin(greatest, width) - bin(least, width) >= MOST_BINS {
            width *= 2;
        }
        let counts = (bin(least, width)..=bin(greatest, width))
            .map(|at| {
                let inside = values.iter().filter(|&&value| bin(value, width) == at);
                (at * width, inside.count())
            })
            .collect();
        Self { width, counts }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bins, Summary, mean, percent, quartile};

    #[test]
    fn quartiles_lie_between_the_nearest_numbers() {
        // Places 3/4, 6/4 and 9/4 of four numbers.
        let four = [1, 2, 4, 8];
        assert_eq!(quartile(&four, 1), Some(1.75));
        assert_eq!(quartile(&four, 2), Some(3.0));
        assert_eq!(quartile(&four, 3), Some(5.0));
        // Places 1, 2 and 3 of five.
        let five = [-5, 0, 1, 10, 100];
        assert_eq!(
            [0, 1, 2, 3, 4].map(|quarters| quartile(&five, quarters)),
            [Some(-5.0), Some(0.0), Some(1.0), Some(10.0), Some(100.0)]
        );
        assert_eq!(quartile(&[7], 3), Some(7.0));
        assert_eq!(quartile(&[], 2), None);
    }

    #[test]
    fn a_summary_is_that_of_hand_arithmetic() {
        // Mean 40 / 8 = 5; squared distances 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, 32 / 8 = 4.
        let summary = Summary::of(&[9, 2, 4, 4, 4, 5, 5, 7]).expect("there are numbers");
        assert_eq!(
            summary,
            Summary {
                count: 8,
                least: 2.0,
                lower: 4.0,
                median: 4.5,
                upper: 5.5,
                greatest: 9.0,
                mean: 5.0,
                spread: 2.0
            }
        );
        assert_eq!(Summary::of(&[]), None);
        assert_eq!(mean(&[]), None);
        let lone = Summary::of(&[3]).expect("there is one");
        assert_eq!((lone.median, lone.spread), (3.0, 0.0));
    }

    #[test]
    fn nothing_is_no_share_of_nothing() {
        assert_eq!(percent(0, 0), 0.0);
        assert_eq!(percent(1, 8), 12.5);
    }

    #[test]
    fn bins_begin_at_multiples_and_leave_no_gap() {
        let bins = Bins::of(&[-1, 0, 249, 250, 800], 250);
        assert_eq!(bins.width, 250);
        assert_eq!(
            bins.counts,
            [(-250, 1), (0, 2), (250, 1), (500, 0), (750, 1)]
        );
        assert_eq!(Bins::of(&[5, 5], 0).counts, [(5, 2)]);
        assert!(Bins::of(&[], 10).counts.is_empty());
        // 0 to 1000 by ones would be 1001 bins; by 32 they are 32.
        let wide = Bins::of(&[0, 1000], 1);
        assert_eq!((wide.width, wide.counts.len()), (32, 32));
        assert_eq!(wide.counts.iter().map(|(_, count)| count).sum::<usize>(), 2);
    }
}
