//! The choice of a volume, held against every possible choice of small instances.

use daily_dama::generate::{
    choice::{Item, Stock, choose},
    random::Stream,
};

/// A stock drawn by lot: few items, many rivals, tight caps.
fn drawn(number: u64) -> Stock {
    let mut stream = Stream::new(3, number);
    let count = 6 + stream.below(9);
    let mut rivals = vec![Vec::new(); count];
    let density = stream.below(45);
    for a in 0..count {
        for b in a + 1..count {
            if stream.chance(density) {
                rivals[a].push(u32::try_from(b).expect("few items"));
                rivals[b].push(u32::try_from(a).expect("few items"));
            }
        }
    }
    for places in &mut rivals {
        places.sort_unstable();
    }
    let caps = vec![
        1 + stream.below(3),
        1 + stream.below(4),
        2 + stream.below(4),
    ];
    let items = (0..count)
        .map(|_| Item {
            worth: i64::from(stream.between(-50, 300)),
            caps: (0..caps.len()).filter(|_| stream.chance(40)).collect(),
            asked: stream.chance(40),
        })
        .collect();
    Stock {
        items,
        rivals,
        caps,
        wanted: 1 + stream.below(6),
        asked: stream.below(3),
    }
}

/// Whether a choice keeps every condition but for the number.
fn is_allowed(stock: &Stock, chosen: &[usize]) -> bool {
    let apart = chosen.iter().all(|&a| {
        let mut rivals = stock.rivals[a].iter();
        rivals.all(|&b| !chosen.contains(&(b as usize)))
    });
    let under = (0..stock.caps.len()).all(|cap| {
        let counted = chosen
            .iter()
            .filter(|&&a| stock.items[a].caps.contains(&cap));
        counted.count() <= stock.caps[cap]
    });
    apart && under && chosen.len() <= stock.wanted
}

fn worth(stock: &Stock, chosen: &[usize]) -> i64 {
    chosen.iter().map(|&a| stock.items[a].worth).sum()
}

fn asked(stock: &Stock, chosen: &[usize]) -> usize {
    chosen.iter().filter(|&&a| stock.items[a].asked).count()
}

/// Of all allowed choices of exactly `count` with enough asked items the greatest sum.
fn best(stock: &Stock, count: usize) -> Option<i64> {
    let all = 0_u32..1 << stock.items.len();
    all.filter(|set| set.count_ones() as usize == count)
        .map(|set| -> Vec<usize> {
            (0..stock.items.len())
                .filter(|i| set >> i & 1 == 1)
                .collect()
        })
        .filter(|chosen| is_allowed(stock, chosen) && asked(stock, chosen) >= stock.asked)
        .map(|chosen| worth(stock, &chosen))
        .max()
}

/// The items one after the other, the best first, as long as they are allowed.
fn greedy(stock: &Stock) -> Vec<usize> {
    let mut order: Vec<usize> = (0..stock.items.len()).collect();
    order.sort_by_key(|&i| (-stock.items[i].worth, i));
    let mut chosen = Vec::new();
    for i in order {
        chosen.push(i);
        if !is_allowed(stock, &chosen) {
            chosen.pop();
        }
    }
    chosen
}

#[test]
fn every_choice_is_allowed_and_hardly_any_is_better() {
    let (mut full, mut exact, mut got, mut possible) = (0, 0, 0, 0);
    for number in 0..400 {
        let stock = drawn(number);
        let chosen = choose(&stock);
        assert!(
            is_allowed(&stock, &chosen),
            "{number}: {stock:?} {chosen:?}"
        );
        if chosen.len() < stock.wanted || asked(&stock, &chosen) < stock.asked {
            continue;
        }
        let best = best(&stock, stock.wanted).expect("there is the one that was found");
        let found = worth(&stock, &chosen);
        assert!(found <= best, "{number}: more than possible");
        full += 1;
        exact += usize::from(found == best);
        got += found;
        possible += best;
    }
    assert!(full >= 150, "only {full} instances say anything");
    assert!(exact * 100 >= full * 80, "{exact} of {full} are the best");
    assert!(got * 100 >= possible * 97, "{got} of {possible} points");
}

#[test]
fn exchanging_is_never_worse_than_taking_the_best_first() {
    let mut better = 0;
    for number in 0..400 {
        let stock = Stock {
            asked: 0,
            ..drawn(number)
        };
        let (chosen, plain) = (choose(&stock), greedy(&stock));
        let key = |chosen: &[usize]| (chosen.len(), worth(&stock, chosen));
        assert!(key(&chosen) >= key(&plain), "{number}: {stock:?}");
        better += usize::from(key(&chosen) > key(&plain));
    }
    assert!(better >= 5, "exchanging has helped {better} times");
}

#[test]
fn asked_items_come_first_as_far_as_there_are_any() {
    let item = |worth, asked| Item {
        worth,
        caps: Vec::new(),
        asked,
    };
    let stock = Stock {
        items: vec![item(9, false), item(8, false), item(1, true), item(2, true)],
        rivals: vec![Vec::new(); 4],
        caps: Vec::new(),
        wanted: 2,
        asked: 1,
    };
    assert_eq!(choose(&stock), [0, 3]);
    assert_eq!(
        choose(&Stock {
            asked: 0,
            ..stock.clone()
        }),
        [0, 1]
    );
    assert_eq!(
        choose(&Stock {
            asked: 3,
            wanted: 3,
            ..stock
        }),
        [0, 2, 3]
    );
}
