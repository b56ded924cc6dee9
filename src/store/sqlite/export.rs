//! Everything of a player, as it is handed over.

use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use rusqlite::{Connection, Row as SqlRow};
use serde_json::{Value, json};

use super::codec::Column;
use super::queries::{all, first, read_progress, read_row};
use crate::store::{Error, PlayerId, Result};

pub(super) fn export(connection: &Connection, player: PlayerId) -> Result<Value> {
    let created = "SELECT created_at FROM player WHERE id = ?1";
    let created = first(connection, created, [player], |row| {
        Ok(text(row.get::<_, Column<_>>(0)?.0))
    })?;
    let created = created.ok_or(Error::NotFound)?;
    let tokens = "SELECT * FROM device WHERE player = ?1 ORDER BY created_at, id";
    let tokens = all(connection, tokens, [player], export_device)?;
    let recovery = super::recovery::made_at(connection, player)?;
    // What gave way when players became one is still theirs.
    let mine = "player = ?1 OR player IN (SELECT id FROM player WHERE merged_into = ?1)";
    let days = format!(
        "SELECT *, player <> ?1 AS superseded FROM progress WHERE {mine}
         ORDER BY game, date, superseded, player"
    );
    let days = all(connection, &days, [player], export_progress)?;
    let moves = format!(
        "SELECT *, player <> ?1 AS superseded FROM judged WHERE {mine}
         ORDER BY game, date, superseded, player, attempt, ply"
    );
    let moves = all(connection, &moves, [player], export_row)?;
    Ok(json!({
        "player": player.to_string(),
        "created_at": created,
        "tokens": tokens,
        "recovery_code": recovery.map(|made| json!({ "created_at": text(made) })),
        "days": days,
        "moves": moves,
    }))
}

fn export_device(row: &SqlRow<'_>) -> rusqlite::Result<Value> {
    let used_on: Option<Column<NaiveDate>> = row.get("used_on")?;
    Ok(json!({
        "device": row.get::<_, String>("id")?,
        "browser": row.get::<_, String>("browser")?,
        "system": row.get::<_, String>("system")?,
        "created_at": text(row.get::<_, Column<_>>("created_at")?.0),
        "last_used": used_on.map(|date| date.0),
    }))
}

fn export_progress(row: &SqlRow<'_>) -> rusqlite::Result<Value> {
    let progress = read_progress(row)?;
    Ok(json!({
        "game": row.get::<_, String>("game")?,
        "date": row.get::<_, String>("date")?,
        "status": row.get::<_, String>("status")?,
        "attempt": progress.attempt,
        "ply": progress.ply,
        "position": progress.position,
        "attempts_left": progress.attempts_left,
        "gave_up": progress.gave_up,
        "late": progress.late,
        "hints": progress.hints,
        "begun_at": progress.begun_at.map(text),
        "finished_at": progress.finished_at.map(text),
        "revision": progress.revision,
        "superseded": row.get::<_, bool>("superseded")?,
    }))
}

fn export_row(row: &SqlRow<'_>) -> rusqlite::Result<Value> {
    let judged = read_row(row)?;
    let answer: Value =
        serde_json::from_str(&judged.answer).unwrap_or(Value::String(judged.answer));
    Ok(json!({
        "game": row.get::<_, String>("game")?,
        "date": row.get::<_, String>("date")?,
        "attempt": judged.attempt,
        "ply": judged.ply,
        "move": judged.move_text,
        "reply": judged.reply,
        "verdict": judged.verdict,
        "answer": answer,
        "at": text(judged.at),
        "superseded": row.get::<_, bool>("superseded")?,
    }))
}

fn text(instant: DateTime<Utc>) -> String {
    instant.to_rfc3339_opts(SecondsFormat::Millis, true)
}
