//! Recovery codes: made, looked for, redeemed.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};

use super::codec::Column;
use super::devices::{insert, random};
use super::merge::merge;
use super::queries::first;
use crate::store::{CodeHash, DeviceId, Error, PlayerId, Redeem, Result, TokenHash};

pub(super) fn made_at(connection: &Connection, player: PlayerId) -> Result<Option<DateTime<Utc>>> {
    let sql = "SELECT created_at FROM recovery WHERE player = ?1";
    first(connection, sql, [player], |row| {
        Ok(row.get::<_, Column<_>>(0)?.0)
    })
}

/// Whether a code opens anything.
pub(super) fn opens(connection: &Connection, code: CodeHash) -> Result<bool> {
    let sql = "SELECT 1 FROM recovery WHERE code = ?1";
    Ok(first(connection, sql, [code], |_| Ok(()))?.is_some())
}

pub(super) fn put(
    connection: &Connection,
    player: PlayerId,
    code: CodeHash,
    now: DateTime<Utc>,
) -> Result<()> {
    let sql = "INSERT INTO recovery (player, code, created_at)
         SELECT id, ?2, ?3 FROM player WHERE id = ?1 AND merged_into IS NULL
         ON CONFLICT (player) DO UPDATE SET code = excluded.code, created_at = excluded.created_at";
    let put = connection
        .prepare_cached(sql)?
        .execute(params![player, code, Column(now)])?;
    if put == 0 {
        return Err(Error::NotFound);
    }
    Ok(())
}

pub(super) fn redeem(connection: &Connection, redeem: &Redeem) -> Result<Option<PlayerId>> {
    // The one statement that decides between parallel callers.
    let burn = "DELETE FROM recovery WHERE code = ?1 RETURNING player";
    let burnt = first(connection, burn, [redeem.code], |row| row.get(0))?;
    let Some(player) = burnt else {
        return Ok(None);
    };
    put(connection, player, redeem.fresh, redeem.now)?;
    let device = DeviceId(random()?);
    let agent = (&redeem.agent, Some(redeem.today));
    insert(connection, device, redeem.token, player, agent, redeem.now)?;
    if let Some(before) = redeem.before {
        if let Some(other) = owner(connection, before)?.filter(|other| *other != player) {
            merge(connection, player, other)?;
        }
        connection
            .prepare_cached("UPDATE device SET replaced_by = ?1 WHERE token = ?2")?
            .execute(params![device, before])?;
    }
    Ok(Some(player))
}

fn owner(connection: &Connection, token: TokenHash) -> Result<Option<PlayerId>> {
    super::queries::player(connection, token)
}
