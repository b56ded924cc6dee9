//! What the writer does, each inside one savepoint of a group commit.

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::{Connection, named_params, params};

use super::codec::{Column, bucket_column, status_word};
use super::devices::{insert, random};
use super::queries::first;
use crate::store::{
    Advance, Advanced, Agent, Bucket, DayRecord, DeviceId, Error, PlayerId, Result, Row, TokenHash,
    Who,
};

pub(super) fn create_player(
    connection: &Connection,
    token: TokenHash,
    now: DateTime<Utc>,
) -> Result<PlayerId> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Error::unavailable(&error.to_string()))?;
    let player = PlayerId(u128::from_be_bytes(bytes));
    connection
        .prepare_cached("INSERT INTO player (id, created_at) VALUES (?1, ?2)")?
        .execute(params![player, Column(now)])?;
    let device = DeviceId(random()?);
    let unknown = (&Agent::default(), None);
    insert(connection, device, token, player, unknown, now)?;
    Ok(player)
}

pub(super) fn advance(connection: &Connection, step: &Advance) -> Result<Advanced> {
    let player = match step.who {
        // Its days are another's now: whoever decided on them must look again.
        Who::Known(player) if is_merged(connection, player)? => return Ok(Advanced::Stale),
        Who::Known(player) => player,
        // Somebody new cannot have seen any progress.
        Who::New(_) if step.expected.is_some() => return Ok(Advanced::Stale),
        Who::New(token) => create_player(connection, token, step.now)?,
    };
    let Some(revision) = step.expected.unwrap_or(0).checked_add(1) else {
        return Ok(Advanced::Stale);
    };
    if !move_progress(connection, player, step, revision)? {
        return Ok(Advanced::Stale);
    }
    if let Some(row) = &step.row {
        insert_row(connection, player, step, row)?;
    }
    if let Some(bucket) = step.tally {
        add_to_spread(connection, &step.game, step.date, bucket)?;
    }
    Ok(Advanced::Done(player, revision))
}

fn is_merged(connection: &Connection, player: PlayerId) -> Result<bool> {
    let sql = "SELECT merged_into IS NOT NULL FROM player WHERE id = ?1";
    Ok(first(connection, sql, [player], |row| row.get(0))?.unwrap_or(false))
}

/// The one conditional write that decides between parallel callers.
fn move_progress(
    connection: &Connection,
    player: PlayerId,
    step: &Advance,
    revision: u32,
) -> Result<bool> {
    let sql = if step.expected.is_none() {
        "INSERT INTO progress (player, game, date, status, attempt, ply, position, attempts_left,
             gave_up, late, hints, begun_at, finished_at, revision, updated_at)
         VALUES (:player, :game, :date, :status, :attempt, :ply, :position, :attempts_left,
             :gave_up, :late, :hints, :begun_at, :finished_at, :revision, :now)
         ON CONFLICT (player, game, date) DO NOTHING"
    } else {
        "UPDATE progress SET status = :status, attempt = :attempt, ply = :ply,
             position = :position, attempts_left = :attempts_left, gave_up = :gave_up,
             late = :late, hints = :hints, begun_at = :begun_at, finished_at = :finished_at,
             revision = :revision, updated_at = :now
         WHERE player = :player AND game = :game AND date = :date
             AND revision = :revision - 1 AND status = 'playing'"
    };
    let next = &step.next;
    let changed = connection.prepare_cached(sql)?.execute(named_params! {
        ":player": player,
        ":game": step.game,
        ":date": Column(step.date),
        ":status": status_word(next.status),
        ":attempt": next.attempt,
        ":ply": next.ply,
        ":position": next.position,
        ":attempts_left": next.attempts_left,
        ":gave_up": next.gave_up,
        ":late": next.late,
        ":hints": Column(next.hints.as_slice()),
        ":begun_at": next.begun_at.map(Column),
        ":finished_at": next.finished_at.map(Column),
        ":revision": revision,
        ":now": Column(step.now),
    })?;
    Ok(changed == 1)
}

fn insert_row(connection: &Connection, player: PlayerId, step: &Advance, row: &Row) -> Result<()> {
    let sql = "INSERT INTO judged (player, game, date, attempt, ply, move_text, move_key,
             reply, verdict, answer, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    connection.prepare_cached(sql)?.execute(params![
        player,
        step.game,
        Column(step.date),
        row.attempt,
        row.ply,
        row.move_text,
        row.move_key,
        row.reply,
        row.verdict,
        row.answer,
        Column(row.at),
    ])?;
    Ok(())
}

fn add_to_spread(
    connection: &Connection,
    game: &str,
    date: NaiveDate,
    bucket: Bucket,
) -> Result<()> {
    let column = bucket_column(bucket);
    let sql = format!(
        "INSERT INTO spread (game, date, {column}) VALUES (?1, ?2, 1)
         ON CONFLICT (game, date) DO UPDATE SET {column} = {column} + 1"
    );
    connection
        .prepare_cached(&sql)?
        .execute(params![game, Column(date)])?;
    Ok(())
}

pub(super) fn record(connection: &Connection, days: &[DayRecord]) -> Result<()> {
    let sql = "INSERT INTO day (game, date, puzzle, position) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (game, date) DO NOTHING";
    let mut insert = connection.prepare_cached(sql)?;
    for day in days {
        insert.execute(params![
            day.game,
            Column(day.date),
            day.puzzle,
            day.position
        ])?;
    }
    Ok(())
}

pub(super) fn declare_void(
    connection: &Connection,
    game: &str,
    date: NaiveDate,
    reason: Option<&str>,
) -> Result<()> {
    let sql = "INSERT INTO void (game, date, reason) VALUES (?1, ?2, ?3)
         ON CONFLICT (game, date) DO UPDATE SET reason = coalesce(excluded.reason, reason)";
    connection
        .prepare_cached(sql)?
        .execute(params![game, Column(date), reason])?;
    Ok(())
}

/// Whether there was something to undo.
pub(super) fn undo_void(connection: &Connection, game: &str, date: NaiveDate) -> Result<bool> {
    let sql = "DELETE FROM void WHERE game = ?1 AND date = ?2";
    let gone = connection
        .prepare_cached(sql)?
        .execute(params![game, Column(date)])?;
    Ok(gone > 0)
}

/// Devices, code, progress and judged moves go with the player, and with them what others left
/// when they became this one.
pub(super) fn erase(connection: &Connection, player: PlayerId) -> Result<()> {
    let sql = "DELETE FROM player
         WHERE id = coalesce((SELECT merged_into FROM player WHERE id = ?1), ?1)";
    connection.prepare_cached(sql)?.execute([player])?;
    Ok(())
}
