//! The devices of a player.

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::{Connection, params};

use super::codec::Column;
use super::queries::{all, first};
use crate::store::{Agent, Device, DeviceId, Error, PlayerId, Result, TokenHash};

/// A random number, for an id.
pub(super) fn random() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| Error::unavailable(&error.to_string()))?;
    Ok(u64::from_be_bytes(bytes))
}

pub(super) fn insert(
    connection: &Connection,
    device: DeviceId,
    token: TokenHash,
    player: PlayerId,
    (agent, used_on): (&Agent, Option<NaiveDate>),
    now: DateTime<Utc>,
) -> Result<()> {
    let sql = "INSERT INTO device (id, token, player, browser, system, created_at, used_on)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    connection.prepare_cached(sql)?.execute(params![
        device,
        token,
        player,
        agent.browser,
        agent.system,
        Column(now),
        used_on.map(Column)
    ])?;
    Ok(())
}

/// Those that have become another one are not listed; the other one is.
pub(super) fn devices(
    connection: &Connection,
    player: PlayerId,
    here: Option<TokenHash>,
) -> Result<Vec<Device>> {
    let here: Option<DeviceId> = match here {
        Some(token) => {
            let sql = "SELECT coalesce(replaced_by, id) FROM device WHERE token = ?1";
            first(connection, sql, [token], |row| row.get(0))?
        }
        None => None,
    };
    let sql = "SELECT id, browser, system, created_at, used_on FROM device
         WHERE player = ?1 AND replaced_by IS NULL ORDER BY created_at, id";
    all(connection, sql, [player], |row| {
        let id = row.get(0)?;
        let used_on: Option<Column<NaiveDate>> = row.get(4)?;
        Ok(Device {
            id,
            agent: Agent {
                browser: row.get(1)?,
                system: row.get(2)?,
            },
            created_at: row.get::<_, Column<_>>(3)?.0,
            used_on: used_on.map(|date| date.0),
            here: Some(id) == here,
        })
    })
}

/// Whether there is anything to note of a device on a day.
pub(super) fn is_news(
    connection: &Connection,
    token: TokenHash,
    agent: &Agent,
    today: NaiveDate,
) -> Result<bool> {
    let sql = "SELECT used_on IS NULL OR used_on < ?2 OR (browser = '' AND system = '' AND ?3)
             OR EXISTS (SELECT 1 FROM device old WHERE old.replaced_by = device.id)
         FROM device WHERE token = ?1";
    let known = !agent.is_unknown();
    let news = first(
        connection,
        sql,
        params![token, Column(today), known],
        |row| row.get(0),
    )?;
    Ok(news.unwrap_or(false))
}

pub(super) fn touch(
    connection: &Connection,
    token: TokenHash,
    agent: &Agent,
    today: NaiveDate,
) -> Result<()> {
    let note = "UPDATE device SET used_on = max(coalesce(used_on, ''), ?2),
             browser = iif(?5, ?3, browser), system = iif(?5, ?4, system)
         WHERE token = ?1";
    let known = !agent.is_unknown();
    connection.prepare_cached(note)?.execute(params![
        token,
        Column(today),
        agent.browser,
        agent.system,
        known
    ])?;
    let end = "DELETE FROM device WHERE replaced_by = (SELECT id FROM device WHERE token = ?1)";
    connection.prepare_cached(end)?.execute([token])?;
    Ok(())
}

/// What it has been before goes with it.
pub(super) fn revoke(connection: &Connection, player: PlayerId, device: DeviceId) -> Result<bool> {
    let sql = "DELETE FROM device WHERE player = ?1 AND id = ?2";
    let gone = connection
        .prepare_cached(sql)?
        .execute(params![player, device])?;
    Ok(gone > 0)
}
