//! The conditions of the gate that facts alone decide, one predicate each.

use super::{
    gate::{Facts, Rejected},
    limits::Limits,
};

/// One condition on the facts.
pub(super) type Condition<M> = fn(&Facts<M>, &Limits) -> Result<(), Rejected>;

/// Every condition, the cheap ones first.
pub(super) fn conditions<M>() -> [Condition<M>; 15] {
    [
        key_takes_nothing,
        enough_moves,
        enough_defenders,
        not_ahead,
        few_kings,
        few_pieces,
        no_misplaced_man,
        natural,
        lenient,
        something_given,
        strong_finish,
        enough_hops,
        looks_wrong,
        a_last_move,
        contested,
    ]
}

fn ensure(holds: bool, reason: Rejected) -> Result<(), Rejected> {
    if holds { Ok(()) } else { Err(reason) }
}

/// The key takes nothing.
fn key_takes_nothing<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    let taken = facts.story.plies.first().map_or(0, |ply| ply.effect.taken);
    ensure(taken == 0, Rejected::KeyTakes)
}

/// There are enough first moves to choose from.
fn enough_moves<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.legal >= limits.legal, Rejected::FewMoves(facts.legal))
}

/// The defender has an army.
fn enough_defenders<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let defenders = facts.sides[1];
    ensure(
        defenders >= limits.defenders(facts.n),
        Rejected::FewDefenders(defenders),
    )
}

/// The attacker does not win by numbers.
fn not_ahead<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        limits.balance.is_none_or(|most| facts.balance <= most),
        Rejected::Ahead(facts.balance),
    )
}

/// Kings are few.
fn few_kings<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        limits.kings.is_none_or(|most| facts.kings <= most),
        Rejected::ManyKings(facts.kings),
    )
}

/// No side has more pieces than the game gives it.
fn few_pieces<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let most = facts.sides[0].max(facts.sides[1]);
    ensure(most <= limits.pieces, Rejected::ManyPieces(most))
}

/// No man stands where no man can be.
fn no_misplaced_man<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    facts
        .misplaced
        .map_or(Ok(()), |square| Err(Rejected::MisplacedMan(square)))
}

/// The men stand where men stand in games.
fn natural<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        limits.z.is_none_or(|least| facts.z >= least),
        Rejected::Unnatural(facts.z),
    )
}

/// The attacker's moves before the last are the only ones.
fn lenient<M>(facts: &Facts<M>, _: &Limits) -> Result<(), Rejected> {
    ensure(facts.lenient, Rejected::NotLenient)
}

/// Something is given away on the main line.
fn something_given<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let given = facts.story.given();
    ensure(
        limits.given.is_none_or(|least| given >= least),
        Rejected::NothingGiven,
    )
}

/// The end is worth seeing.
fn strong_finish<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(
        facts.strong_finish(limits),
        Rejected::WeakFinish(facts.story.finish()),
    )
}

/// The attacker does more than walk.
fn enough_hops<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    let hops = facts.story.attacks().map(|ply| ply.over.len()).sum();
    ensure(
        limits.hops.is_none_or(|least| hops >= least),
        Rejected::FewHops(hops),
    )
}

/// Some other first move looks better than the key.
fn looks_wrong<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.rank >= limits.rank, Rejected::RankZero)
}

/// The defender can have moved here.
fn a_last_move<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.last_move || !limits.last_move, Rejected::NoLastMove)
}

/// Some wrong first move would win if the defender passed.
fn contested<M>(facts: &Facts<M>, limits: &Limits) -> Result<(), Rejected> {
    ensure(facts.contested || !limits.contested, Rejected::Uncontested)
}
