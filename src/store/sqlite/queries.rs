//! What the readers ask.

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::{Connection, OptionalExtension, Params, Row as SqlRow, params};

use super::codec::Column;
use crate::puzzle::streak::DayResult;
use crate::store::{DayRecord, Key, PlayerId, Progress, Result, Row, TokenHash, Void};

pub(super) fn player(connection: &Connection, token: TokenHash) -> Result<Option<PlayerId>> {
    let sql = "SELECT player FROM device WHERE token = ?1";
    first(connection, sql, [token], |row| row.get(0))
}

pub(super) fn progress(connection: &Connection, key: &Key) -> Result<Option<Progress>> {
    let sql = "SELECT * FROM progress WHERE player = ?1 AND game = ?2 AND date = ?3";
    let key = params![key.player, key.game, Column(key.date)];
    first(connection, sql, key, read_progress)
}

pub(super) fn rows(connection: &Connection, key: &Key) -> Result<Vec<Row>> {
    let sql = "SELECT * FROM judged WHERE player = ?1 AND game = ?2 AND date = ?3
         ORDER BY attempt, ply";
    let key = params![key.player, key.game, Column(key.date)];
    all(connection, sql, key, read_row)
}

pub(super) fn row(connection: &Connection, key: &Key, attempt: u8, ply: u8) -> Result<Option<Row>> {
    let sql = "SELECT * FROM judged
         WHERE player = ?1 AND game = ?2 AND date = ?3 AND attempt = ?4 AND ply = ?5";
    let key = params![key.player, key.game, Column(key.date), attempt, ply];
    first(connection, sql, key, read_row)
}

pub(super) fn results(
    connection: &Connection,
    player: PlayerId,
) -> Result<Vec<(String, DayResult)>> {
    let sql = "SELECT * FROM progress WHERE player = ?1 ORDER BY game, date";
    all(connection, sql, [player], |row| {
        Ok((row.get("game")?, read_result(row)?))
    })
}

pub(super) fn results_between(
    connection: &Connection,
    player: PlayerId,
    game: &str,
    from: NaiveDate,
    to: NaiveDate,
) -> Result<Vec<DayResult>> {
    let sql = "SELECT * FROM progress
         WHERE player = ?1 AND game = ?2 AND date BETWEEN ?3 AND ?4 ORDER BY date";
    let range = params![player, game, Column(from), Column(to)];
    all(connection, sql, range, read_result)
}

pub(super) fn spread(connection: &Connection, game: &str, date: NaiveDate) -> Result<[u64; 4]> {
    let sql = "SELECT first, second, third, lost FROM spread WHERE game = ?1 AND date = ?2";
    let counts = first(connection, sql, params![game, Column(date)], |row| {
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?])
    })?;
    let counts: [i64; 4] = counts.unwrap_or_default();
    // The schema keeps them from being negative.
    Ok(counts.map(|count| u64::try_from(count).unwrap_or(0)))
}

pub(super) fn recorded(
    connection: &Connection,
    game: &str,
    from: NaiveDate,
    to: NaiveDate,
) -> Result<Vec<DayRecord>> {
    let sql = "SELECT * FROM day WHERE game = ?1 AND date BETWEEN ?2 AND ?3 ORDER BY date";
    let range = params![game, Column(from), Column(to)];
    all(connection, sql, range, |row| {
        Ok(DayRecord {
            game: row.get("game")?,
            date: row.get::<_, Column<NaiveDate>>("date")?.0,
            puzzle: row.get("puzzle")?,
            position: row.get("position")?,
        })
    })
}

pub(super) fn last_recorded(connection: &Connection) -> Result<Option<NaiveDate>> {
    let sql = "SELECT max(date) FROM day";
    let last: Option<Column<NaiveDate>> = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(last.map(|date| date.0))
}

pub(super) fn voids(connection: &Connection) -> Result<Vec<(String, NaiveDate)>> {
    let sql = "SELECT game, date FROM void ORDER BY game, date";
    all(connection, sql, [], |row| {
        Ok((row.get(0)?, row.get::<_, Column<NaiveDate>>(1)?.0))
    })
}

pub(super) fn void(connection: &Connection, game: &str, date: NaiveDate) -> Result<Option<Void>> {
    let sql = "SELECT reason FROM void WHERE game = ?1 AND date = ?2";
    first(connection, sql, params![game, Column(date)], |row| {
        Ok(Void {
            reason: row.get(0)?,
        })
    })
}

pub(super) fn latest(connection: &Connection) -> Result<Option<DateTime<Utc>>> {
    let sql = "SELECT max(instant) FROM (
             SELECT max(created_at) AS instant FROM player
             UNION ALL SELECT max(created_at) FROM device
             UNION ALL SELECT max(created_at) FROM recovery
             UNION ALL SELECT max(updated_at) FROM progress
             UNION ALL SELECT max(at) FROM judged)";
    let latest: Option<Column<DateTime<Utc>>> = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(latest.map(|instant| instant.0))
}

pub(super) fn ping(connection: &Connection) -> Result<()> {
    let sql = "SELECT count(*) FROM sqlite_schema";
    Ok(connection.query_row(sql, [], |_| Ok(()))?)
}

/// Damage to the file, broken references, and progress that contradicts its
/// moves.
pub(super) fn check(connection: &Connection) -> Result<Vec<String>> {
    let mut wrong: Vec<String> = all(connection, "PRAGMA integrity_check", [], |row| row.get(0))?;
    wrong.retain(|line| line != "ok");
    let orphans = all(connection, "PRAGMA foreign_key_check", [], |row| {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!("a row of {table} has no {parent}"))
    })?;
    let ahead = "SELECT p.game, p.date FROM progress p JOIN judged j USING (player, game, date)
         WHERE j.attempt > p.attempt";
    let ahead = all(connection, ahead, [], |row| {
        let (game, date): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(format!(
            "{game} {date}: a move of an attempt that has not begun"
        ))
    })?;
    let astray = "SELECT 'a device' FROM device JOIN player ON player.id = device.player
             WHERE merged_into IS NOT NULL
         UNION ALL SELECT 'a recovery code' FROM recovery JOIN player ON player.id = recovery.player
             WHERE merged_into IS NOT NULL";
    let astray = all(connection, astray, [], |row| {
        let what: String = row.get(0)?;
        Ok(format!(
            "{what} leads to a player that has become another one"
        ))
    })?;
    wrong.extend(orphans);
    wrong.extend(astray);
    wrong.extend(ahead);
    Ok(wrong)
}

pub(super) fn read_progress(row: &SqlRow<'_>) -> rusqlite::Result<Progress> {
    let instant = |name| -> rusqlite::Result<Option<DateTime<Utc>>> {
        let column: Option<Column<_>> = row.get(name)?;
        Ok(column.map(|instant| instant.0))
    };
    Ok(Progress {
        status: row.get::<_, Column<_>>("status")?.0,
        attempt: row.get("attempt")?,
        ply: row.get("ply")?,
        position: row.get("position")?,
        attempts_left: row.get("attempts_left")?,
        gave_up: row.get("gave_up")?,
        late: row.get("late")?,
        hints: row.get::<_, Column<_>>("hints")?.0,
        begun_at: instant("begun_at")?,
        finished_at: instant("finished_at")?,
        revision: row.get("revision")?,
    })
}

fn read_result(row: &SqlRow<'_>) -> rusqlite::Result<DayResult> {
    let date: Column<NaiveDate> = row.get("date")?;
    Ok(read_progress(row)?.result(date.0))
}

pub(super) fn read_row(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        attempt: row.get("attempt")?,
        ply: row.get("ply")?,
        move_text: row.get("move_text")?,
        move_key: row.get("move_key")?,
        reply: row.get("reply")?,
        verdict: row.get("verdict")?,
        answer: row.get("answer")?,
        at: row.get::<_, Column<_>>("at")?.0,
    })
}

pub(super) fn first<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&SqlRow<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>> {
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row(params, read).optional()?)
}

pub(super) fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&SqlRow<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
