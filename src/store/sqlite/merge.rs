//! Two players become one.

use std::cmp::Ordering;

use chrono::NaiveDate;
use rusqlite::{Connection, params};

use super::codec::Column;
use super::queries::{all, progress};
use crate::store::{Key, PlayerId, Result, compare_progress};

/// Everything of a row of `progress` but its key.
const REST: &str = "status, attempt, ply, position, attempts_left, gave_up, late, hints,
     begun_at, finished_at, revision, updated_at";

/// Begins the name of a game while its rows wait for their place. No game's id has it.
const ASIDE: &str = "~";

/// Gives everything of `other` to `player`. What gives way stays with `other`, which from then on
/// is nobody but the keeper of superseded rows.
pub(super) fn merge(connection: &Connection, player: PlayerId, other: PlayerId) -> Result<()> {
    let twice = played_by_both(connection, player, other)?;
    for (game, date) in &twice {
        let aside = format!("{ASIDE}{game}");
        relocate(connection, (other, game), (other, &aside), *date)?;
    }
    take_over(connection, player, other)?;
    for (game, date) in &twice {
        settle(connection, player, other, game, *date)?;
    }
    let become_one = [
        "UPDATE device SET player = ?1 WHERE player = ?2",
        "DELETE FROM recovery WHERE player = ?2 AND ?1 <> ?2",
        "UPDATE player SET merged_into = ?1 WHERE merged_into = ?2 OR id = ?2",
    ];
    for sql in become_one {
        connection
            .prepare_cached(sql)?
            .execute(params![player, other])?;
    }
    Ok(())
}

/// The puzzles that both have begun.
fn played_by_both(
    connection: &Connection,
    player: PlayerId,
    other: PlayerId,
) -> Result<Vec<(String, NaiveDate)>> {
    let sql = "SELECT game, date FROM progress WHERE player = ?1
         INTERSECT SELECT game, date FROM progress WHERE player = ?2";
    all(connection, sql, params![player, other], |row| {
        Ok((row.get(0)?, row.get::<_, Column<NaiveDate>>(1)?.0))
    })
}

/// All rows of `other` but those that wait aside.
fn take_over(connection: &Connection, player: PlayerId, other: PlayerId) -> Result<()> {
    // A judged move needs its progress, so the new one is there before the moves leave the old.
    let steps = [
        format!(
            "INSERT INTO progress (player, game, date, {REST})
             SELECT ?1, game, date, {REST} FROM progress
             WHERE player = ?2 AND game NOT GLOB '{ASIDE}*'"
        ),
        format!("UPDATE judged SET player = ?1 WHERE player = ?2 AND game NOT GLOB '{ASIDE}*'"),
        format!(
            "DELETE FROM progress
             WHERE player = ?2 AND ?1 <> ?2 AND game NOT GLOB '{ASIDE}*'"
        ),
    ];
    for sql in &steps {
        connection
            .prepare_cached(sql)?
            .execute(params![player, other])?;
    }
    Ok(())
}

/// One puzzle of both, the other's rows aside: one stays, the other gives way.
fn settle(
    connection: &Connection,
    player: PlayerId,
    other: PlayerId,
    game: &str,
    date: NaiveDate,
) -> Result<()> {
    let aside = format!("{ASIDE}{game}");
    let key = |player, game: &str| Key {
        player,
        game: game.to_owned(),
        date,
    };
    let own = progress(connection, &key(player, game))?;
    let theirs = progress(connection, &key(other, &aside))?;
    let (Some(own), Some(theirs)) = (own, theirs) else {
        return Ok(());
    };
    if compare_progress(&own, &theirs) == Ordering::Greater {
        relocate(connection, (player, game), (other, game), date)?;
        relocate(connection, (other, &aside), (player, game), date)?;
    } else {
        relocate(connection, (other, &aside), (other, game), date)?;
    }
    // Whoever is about to write on either of the two must look again.
    let revision = own.revision.max(theirs.revision).saturating_add(1);
    let sql = "UPDATE progress SET revision = ?1 WHERE player = ?2 AND game = ?3 AND date = ?4";
    connection
        .prepare_cached(sql)?
        .execute(params![revision, player, game, Column(date)])?;
    Ok(())
}

/// Moves one puzzle with its judged moves to another key, which is free.
fn relocate(
    connection: &Connection,
    from: (PlayerId, &str),
    to: (PlayerId, &str),
    date: NaiveDate,
) -> Result<()> {
    let place = "player = ?3 AND game = ?4 AND date = ?5";
    let steps = [
        format!(
            "INSERT INTO progress (player, game, date, {REST})
             SELECT ?1, ?2, date, {REST} FROM progress WHERE {place}"
        ),
        format!("UPDATE judged SET player = ?1, game = ?2 WHERE {place}"),
    ];
    for sql in &steps {
        connection.prepare_cached(sql)?.execute(params![
            to.0,
            to.1,
            from.0,
            from.1,
            Column(date)
        ])?;
    }
    connection
        .prepare_cached("DELETE FROM progress WHERE player = ?1 AND game = ?2 AND date = ?3")?
        .execute(params![from.0, from.1, Column(date)])?;
    Ok(())
}
