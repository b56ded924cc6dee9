//! The results of a game, for those who ask how hard its puzzles have proved.

use std::collections::HashMap;

use chrono::NaiveDate;
use rusqlite::{Connection, params};

use super::codec::Column;
use crate::store::{Bucket, Outcome, Outcomes, PlayerId, Result};

pub(super) fn outcomes(connection: &Connection, game: &str, limit: u32) -> Result<Outcomes> {
    let sql = "SELECT player, date, iif(status = 'solved', attempt, 0),
             json_array_length(hints) > 0
         FROM progress WHERE game = ?1 AND late = 0 AND status <> 'playing'
         ORDER BY date DESC, player LIMIT ?2";
    let mut numbers: HashMap<PlayerId, u32> = HashMap::new();
    let mut players: Vec<Outcome> = Vec::new();
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![game, limit])?;
    while let Some(row) = rows.next()? {
        let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        players.push(Outcome {
            player: *numbers.entry(row.get(0)?).or_insert(next),
            date: row.get::<_, Column<NaiveDate>>(1)?.0,
            bucket: match row.get(2)? {
                1 => Bucket::First,
                2 => Bucket::Second,
                3 => Bucket::Third,
                _ => Bucket::Lost,
            },
            hinted: row.get(3)?,
        });
    }
    let mut after = NaiveDate::MIN;
    if players.len() as u64 >= u64::from(limit) {
        // The earliest day may be cut in two, and then its counts would not match.
        after = players.last().map_or(after, |outcome| outcome.date);
        players.retain(|outcome| outcome.date > after);
    }
    players.sort_by_key(|outcome| (outcome.player, outcome.date));
    Ok(Outcomes {
        players,
        counts: counts(connection, game, after)?,
    })
}

/// The anonymous counts of the days after one.
fn counts(
    connection: &Connection,
    game: &str,
    after: NaiveDate,
) -> Result<Vec<(NaiveDate, [u64; 4])>> {
    let sql = "SELECT date, first, second, third, lost FROM spread WHERE game = ?1 ORDER BY date";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([game])?;
    let mut counts = Vec::new();
    while let Some(row) = rows.next()? {
        let date = row.get::<_, Column<NaiveDate>>(0)?.0;
        let places: [i64; 4] = [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?];
        if date > after {
            // The schema keeps them from being negative.
            counts.push((date, places.map(|count| u64::try_from(count).unwrap_or(0))));
        }
    }
    Ok(counts)
}
