//! The chapters that are one number a puzzle.

use super::{
    chapters::{Book, section},
    document::{Section, Table},
};

pub(super) fn naturalness(book: &Book<'_>) -> Option<Section> {
    let z = book.values(|one| one.z);
    section(
        "naturalness",
        "Naturalness",
        [
            Table::histogram("z: self-play has mean 0 and spread 1", "z", &z, 250, 1000),
            Table::summaries("z", &[("z", z, 1000)]),
        ],
    )
}

pub(super) fn lines(book: &Book<'_>) -> Option<Section> {
    let chain = book.values(|one| Some(one.chain.into()));
    let given = book.captures(|captures| captures.given.into());
    section(
        "lines",
        "Main lines",
        [
            Table::histogram(
                "Length of the last chain: pieces taken, or hops in a race",
                "chain",
                &chain,
                1,
                1,
            ),
            Table::histogram("Pieces given away", "pieces", &given, 1, 1),
            Table::summaries(
                "Main lines",
                &[("last chain", chain, 1), ("given away", given, 1)],
            ),
        ],
    )
}

/// What a solver sees at first, and what it costs to be wrong.
pub(super) fn looks(book: &Book<'_>) -> Option<Section> {
    let measures = [
        (
            "legal first moves",
            book.values(|one| Some(one.legal.into())),
        ),
        (
            "rank: first moves that look better than the key",
            book.values(|one| Some(one.rank.into())),
        ),
        (
            "gap: by how much the best of them does",
            book.values(|one| Some(one.gap.into())),
        ),
        (
            "offers: first moves that leave nothing but captures",
            book.captures(|captures| captures.offers.into()),
        ),
        (
            "tries: wrong first moves that one reply alone beats",
            book.values(|one| Some(one.tries.into())),
        ),
        (
            "slower: first moves that win one move later",
            book.values(|one| Some(one.slower.into())),
        ),
        (
            "idle: pieces that change neither N nor the key",
            book.captures(|captures| captures.idle.into()),
        ),
    ];
    let histograms = measures.iter().map(|(name, values)| {
        let head = name.split(':').next().unwrap_or(name);
        Table::histogram(&capitalized(name), head, values, 1, 1)
    });
    let mut tables: Vec<Table> = histograms.collect();
    let summed = measures.clone().map(|(name, values)| (name, values, 1));
    tables.push(Table::summaries("First looks", &summed));
    section("looks", "First looks and wrong turns", tables)
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

pub(super) fn beauty(book: &Book<'_>) -> Option<Section> {
    let beauty = book.values(|one| Some(one.beauty));
    section(
        "beauty",
        "Beauty",
        [
            Table::histogram(
                "Beauty, by which candidates are ranked",
                "beauty",
                &beauty,
                100,
                1,
            ),
            Table::summaries("Beauty", &[("beauty", beauty, 1)]),
        ],
    )
}
