//! When a player is home, how far it has to go, and when it cannot get there in time.

use super::{
    board::{DOOR, FULL_POINT, Holes, NEAR, POINT, TO_TIP, across, each},
    game::Form,
    position::Position,
};

/// Whether `seat` is home, judged at the end of its own turn.
pub(super) fn is_home(position: &Position, seat: u8, form: Form) -> bool {
    let own = position.sides[usize::from(seat)];
    let goal = across(usize::from(seat));
    let target = POINT[goal];
    let outside = own & !target;
    if outside == 0 {
        return true;
    }
    let full = target & !position.all() == 0 && own & target != 0;
    match form {
        Form::Strict => false,
        Form::Door => full && outside & !DOOR[goal] == 0,
        Form::Full => full,
    }
}

/// The steps that separate a seat from home on an empty board: none when it is home.
fn to_go(position: &Position, seat: u8) -> i32 {
    let goal = across(usize::from(seat));
    let steps: i32 = each(position.sides[usize::from(seat)])
        .map(|hole| i32::from(TO_TIP[goal][usize::from(hole)]))
        .sum();
    steps - FULL_POINT
}

/// How many steps a seat is ahead of the best of the others.
pub(super) fn worth(position: &Position, seat: u8) -> i32 {
    let others = position.seats().filter(|other| *other != seat);
    let best = others.map(|other| to_go(position, other)).min();
    best.unwrap_or(0) - to_go(position, seat)
}

/// Whether `seat` certainly cannot force its way home within `n` more turns of its own.
///
/// **Strict.** Home means no piece outside the target. A turn of its own brings in at most one
/// piece and others' turns none, so more than `n` pieces outside are too many.
///
/// **Door.** Home means that every piece stands in the target or at its door, and that the target
/// has no empty hole (ten of its own inside fill it as well). Only a turn of its own moves one
/// of its pieces, and moves just one: more than `n` pieces in neither place ("far") are too
/// many. A turn of whomever fills at most one hole of the target: more empty holes than turns
/// until the end of its n-th are too many, even if all others help.
///
/// **Full.** As the door form, without the first bound: every home has a full target.
///
/// **Unwilling helpers.** In a game of two in which the other is to move and one of its pieces
/// can step to a hole outside the target, it can do that: the step fills no hole of the target,
/// so one turn fewer can fill one. (If the step brings the other home, there is nothing left to
/// win.) The step counts as one turn alone; nothing is said of its later turns.
pub(super) fn hopeless(position: &Position, seat: u8, n: u8, form: Form) -> bool {
    let goal = across(usize::from(seat));
    let target = POINT[goal];
    let own = position.sides[usize::from(seat)];
    let most = u32::from(n);
    let too_many = |pieces: Holes| pieces.count_ones() > most;
    let far = match form {
        Form::Strict => return too_many(own & !target),
        Form::Door => own & !target & !DOOR[goal],
        Form::Full => 0,
    };
    if too_many(far) {
        return true;
    }
    let empty = (target & !position.all()).count_ones();
    empty > most && empty > most + helping_turns(position, seat, n)
}

/// The most turns of others that can fill a hole of the target of `seat` before the end of its
/// n-th turn from here on.
fn helping_turns(position: &Position, seat: u8, n: u8) -> u32 {
    // In the order of turns from the player to move, those before the seat have n turns and those
    // behind it one fewer.
    let away = |other: u8| (other + 6 - position.turn) % 6;
    let turns = |other: u8| u32::from(n.saturating_sub(u8::from(away(other) > away(seat))));
    let others = || {
        position
            .seats()
            .filter(|other| *other != seat && position.races(*other))
    };
    let all: u32 = others().map(turns).sum();
    let spared = position.turn != seat && others().count() == 1 && can_decline(position, seat);
    all - u32::from(spared)
}

/// Whether the player to move can step to a hole outside the target of `seat`.
fn can_decline(position: &Position, seat: u8) -> bool {
    let open = !position.all() & !POINT[across(usize::from(seat))];
    each(position.own()).any(|hole| NEAR[usize::from(hole)] & open != 0)
}
