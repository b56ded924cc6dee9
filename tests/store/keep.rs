//! Recovery codes, devices and players that become one, told for every backend.

use std::collections::BTreeMap;

use chrono::{DateTime, Days, Duration, NaiveDate, Utc};
use daily_dama::puzzle::streak::streak;
use daily_dama::store::sqlite::SqliteStore;
use daily_dama::store::{
    Advance, Advanced, Agent, Bucket, CodeHash, Error, Key, PlayerId, Progress, Redeem, Row,
    Status, Store, TokenHash, Who,
};

use super::{Folder, at, date, key, lost, noon, playing, row, step, today, token};
use crate::pages::Dice;

pub(super) fn code(number: u16) -> CodeHash {
    CodeHash(token(number).0)
}

pub(super) fn phone() -> Agent {
    Agent {
        browser: "Chrome".to_owned(),
        system: "Android".to_owned(),
    }
}

/// The code of this number, redeemed for the token of the next hundred and the code after it.
pub(super) fn redeem(number: u16, before: Option<TokenHash>) -> Redeem {
    Redeem {
        code: code(number),
        fresh: code(number + 1),
        token: token(number + 100),
        agent: phone(),
        before,
        today: today(),
        now: noon(),
    }
}

async fn player(store: &dyn Store, number: u16) -> PlayerId {
    let player = store.create_player(token(number), noon()).await;
    player.expect("a player")
}

fn solved(attempt: u8) -> Progress {
    Progress {
        status: Status::Solved,
        finished_at: Some(noon()),
        ..playing(attempt)
    }
}

#[tokio::test]
async fn the_story_holds_in_memory() {
    story(&SqliteStore::in_memory().expect("a store")).await;
}

#[tokio::test]
async fn the_story_holds_in_a_file_and_after_it_is_opened_again() {
    let folder = Folder::new();
    let path = folder.file("dama.db");
    story(&SqliteStore::open(&path).expect("a store")).await;
    let again = SqliteStore::open(&path).expect("a store");
    assert_eq!(again.check().await.expect("sound"), [""; 0]);
}

async fn story(store: &dyn Store) {
    let owner = player(store, 1).await;
    a_new_code_replaces_the_old_one(store, owner).await;
    a_code_opens_once(store, owner).await;
    devices_are_named_and_taken_away(store, owner).await;
    what_both_have_begun_is_settled(store, owner).await;
    who_merges_twice_leaves_nothing_behind(store, owner).await;
    assert_eq!(store.check().await.expect("a sound store"), [""; 0]);
}

async fn a_new_code_replaces_the_old_one(store: &dyn Store, owner: PlayerId) {
    assert_eq!(store.recovery(owner).await.expect("none"), None);
    let put = |number| store.put_recovery(owner, code(number), noon());
    put(9).await.expect("a code");
    put(10).await.expect("another");
    let made = store.recovery(owner).await.expect("an instant");
    assert_eq!(made, Some(noon()));
    let other = player(store, 2).await;
    let taken = store.put_recovery(other, code(10), noon()).await;
    assert!(matches!(taken, Err(Error::Conflict)), "{taken:?}");
    store.erase(other).await.expect("erased");
    let gone = store.put_recovery(other, code(11), noon()).await;
    assert!(matches!(gone, Err(Error::NotFound)), "{gone:?}");
    assert_eq!(store.redeem(redeem(9, None)).await.expect("none"), None);
    assert_eq!(store.player(token(109)).await.expect("nobody"), None);
}

async fn a_code_opens_once(store: &dyn Store, owner: PlayerId) {
    let opened = store.redeem(redeem(10, None)).await.expect("a player");
    assert_eq!(opened, Some(owner));
    assert_eq!(
        store.player(token(110)).await.expect("a player"),
        Some(owner)
    );
    let again = Redeem {
        fresh: code(50),
        token: token(150),
        ..redeem(10, None)
    };
    assert_eq!(store.redeem(again).await.expect("none"), None);
    assert_eq!(store.player(token(150)).await.expect("nobody"), None);
    // A token that is taken: nothing is burnt.
    let clash = Redeem {
        token: token(1),
        ..redeem(11, None)
    };
    let clash = store.redeem(clash).await;
    assert!(matches!(clash, Err(Error::Conflict)), "{clash:?}");
    let opened = store.redeem(redeem(11, None)).await.expect("a player");
    assert_eq!(opened, Some(owner));
}

async fn devices_are_named_and_taken_away(store: &dyn Store, owner: PlayerId) {
    let devices = store.devices(owner, Some(token(110))).await;
    let devices = devices.expect("devices");
    let here: Vec<bool> = devices.iter().map(|device| device.here).collect();
    assert_eq!(here.iter().filter(|here| **here).count(), 1);
    assert_eq!(devices.len(), 3);
    let first = devices.iter().find(|device| device.agent.is_unknown());
    let first = first.expect("the one that has not said what it is").id;
    assert_eq!(devices.iter().filter(|d| d.agent == phone()).count(), 2);

    store
        .touch(token(1), &phone(), date("2026-11-30"))
        .await
        .expect("noted");
    // The clock has been put back; the later day stays.
    store
        .touch(token(1), &Agent::default(), date("2026-11-28"))
        .await
        .expect("noted");
    let devices = store.devices(owner, None).await.expect("devices");
    let touched = devices.iter().find(|device| device.id == first);
    let touched = touched.expect("a device");
    assert_eq!(touched.used_on, Some(date("2026-11-30")));
    assert_eq!(touched.agent, phone());
    assert!(devices.iter().all(|device| !device.here));

    let stranger = player(store, 3).await;
    assert!(!store.revoke(stranger, first).await.expect("not theirs"));
    assert!(store.revoke(owner, first).await.expect("gone"));
    assert!(!store.revoke(owner, first).await.expect("gone already"));
    assert_eq!(store.player(token(1)).await.expect("nobody"), None);
    store.erase(stranger).await.expect("erased");
}

async fn what_both_have_begun_is_settled(store: &dyn Store, owner: PlayerId) {
    // The owner has solved yesterday and is at the second attempt today; the other is at the
    // third attempt today, has lost yesterday, and has solved the day before.
    let day = |days: u64| today() - Days::new(days);
    let on = |who, days, next: Progress, text: &str, tally| Advance {
        date: day(days),
        row: Some(Row {
            move_text: text.to_owned(),
            ..row(next.attempt, 0)
        }),
        tally,
        ..step(Who::Known(who), None, next)
    };
    let other = player(store, 4).await;
    for advance in [
        on(owner, 0, playing(2), "owner", None),
        on(owner, 1, solved(3), "owner", Some(Bucket::Third)),
        on(other, 0, playing(3), "other", None),
        on(other, 1, lost(), "other", Some(Bucket::Lost)),
        on(other, 2, solved(1), "other", Some(Bucket::First)),
    ] {
        let done = store.advance(advance).await.expect("done");
        assert!(matches!(done, Advanced::Done(_, 1)), "{done:?}");
    }
    store
        .put_recovery(other, code(70), noon())
        .await
        .expect("a code");
    let opened = store.redeem(redeem(12, Some(token(4)))).await;
    assert_eq!(opened.expect("a player"), Some(owner));

    // Both tokens lead to the one player, until the new one is used.
    for number in [112, 4] {
        let leads = store.player(token(number)).await.expect("a player");
        assert_eq!(leads, Some(owner), "{number}");
    }
    let devices = store.devices(owner, Some(token(4))).await.expect("devices");
    let here: Vec<_> = devices.iter().filter(|device| device.here).collect();
    assert_eq!(here.len(), 1);
    assert_eq!(here[0].agent, phone());
    store
        .touch(token(112), &phone(), today())
        .await
        .expect("noted");
    assert_eq!(store.player(token(4)).await.expect("nobody"), None);
    assert_eq!(store.redeem(redeem(70, None)).await.expect("none"), None);

    let results = store
        .results_between(owner, "turkish", day(2), day(0))
        .await;
    let results = results.expect("results");
    let told: Vec<_> = results.iter().map(|r| (r.status, r.attempt)).collect();
    assert_eq!(
        told,
        [
            (Status::Solved, Some(1)),
            (Status::Solved, Some(3)),
            (Status::Playing, None)
        ]
    );
    let present = store.progress(&key(owner)).await.expect("progress");
    let present = present.expect("progress");
    assert_eq!((present.attempt, present.attempts_left), (3, 1));
    let rows = store.rows(&key(owner)).await.expect("rows");
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].move_text, "other");
    // What was counted stays counted, once.
    let counts = store.spread("turkish", day(1)).await.expect("counts");
    assert_eq!(counts, [0, 0, 1, 1]);

    // Whoever had decided before the two became one is told to look again.
    for (who, expected) in [(owner, Some(1)), (other, Some(1)), (other, None)] {
        let late = step(Who::Known(who), expected, playing(3));
        let answer = store.advance(late).await.expect("stale");
        assert_eq!(answer, Advanced::Stale, "{expected:?}");
    }
    let elsewhere = Advance {
        game: "arabic".to_owned(),
        ..step(Who::Known(other), None, playing(1))
    };
    let answer = store.advance(elsewhere).await.expect("stale");
    assert_eq!(answer, Advanced::Stale);
    let next = step(Who::Known(owner), Some(present.revision), lost());
    let answer = store.advance(next).await.expect("done");
    assert_eq!(answer, Advanced::Done(owner, present.revision + 1));

    let all = store.export(owner).await.expect("an export");
    let days = all["days"].as_array().expect("days");
    let superseded = |row: &&serde_json::Value| row["superseded"] == true;
    assert_eq!(days.len(), 5);
    assert_eq!(days.iter().filter(superseded).count(), 2);
    let moves = all["moves"].as_array().expect("moves");
    assert_eq!(
        (moves.len(), moves.iter().filter(superseded).count()),
        (5, 2)
    );
    assert!(all["recovery_code"]["created_at"].is_string());
    assert!(!all.to_string().contains("hash"));
}

async fn who_merges_twice_leaves_nothing_behind(store: &dyn Store, owner: PlayerId) {
    let last = player(store, 5).await;
    store
        .put_recovery(last, code(30), noon())
        .await
        .expect("a code");
    let opened = store.redeem(redeem(30, Some(token(112)))).await;
    assert_eq!(opened.expect("a player"), Some(last));
    let days = |all: &serde_json::Value| all["days"].as_array().map(Vec::len);
    let all = store.export(last).await.expect("an export");
    assert_eq!(days(&all), Some(5));
    // A request that was under way for a player of before still erases everything.
    store.erase(owner).await.expect("erased");
    for player in [last, owner] {
        let gone = store.export(player).await.expect_err("gone");
        assert!(matches!(gone, Error::NotFound), "{gone:?}");
    }
    assert_eq!(store.player(token(130)).await.expect("nobody"), None);
    assert_eq!(store.redeem(redeem(31, None)).await.expect("none"), None);
}

/// How a history was made: which player, and the move that tells whose row it is.
#[derive(Clone)]
struct Played {
    whose: usize,
    progress: Progress,
}

fn random_progress(dice: &mut Dice, day: NaiveDate) -> Progress {
    let number = |dice: &mut Dice, n| u8::try_from(dice.below(n)).expect("small");
    let noon = day.and_hms_opt(9, 0, 0).expect("an instant").and_utc();
    let minutes = |dice: &mut Dice| Duration::minutes(i64::from(number(dice, 4)));
    let late = dice.below(3) == 0;
    let begun = noon + minutes(dice) + Duration::days(i64::from(late));
    let finished: DateTime<Utc> = begun + minutes(dice) + Duration::minutes(5);
    let attempt = 1 + number(dice, 3);
    let open = Progress {
        late,
        begun_at: (attempt > 1 || dice.below(4) > 0).then_some(begun),
        ..playing(attempt)
    };
    let over = Progress {
        begun_at: Some(begun),
        finished_at: Some(finished),
        ..open.clone()
    };
    match dice.below(4) {
        0 => open,
        1 => Progress {
            status: Status::Lost,
            attempts_left: 0,
            gave_up: attempt < 3,
            ..over
        },
        _ => Progress {
            status: Status::Solved,
            ..over
        },
    }
}

/// The rule as the papers have it, step by step: the one that stays.
fn settled(owner: &Played, other: &Played) -> Played {
    let rank = |played: &Played| match played.progress.status {
        Status::Solved => 2,
        Status::Lost => 1,
        Status::Playing => 0,
    };
    let (a, b) = (&owner.progress, &other.progress);
    let unfinished = a.status == Status::Playing;
    let better = if rank(owner) != rank(other) {
        rank(other) > rank(owner)
    } else if !unfinished && a.late != b.late {
        a.late
    } else if a.attempt != b.attempt {
        // Unfinished: more spent; finished: fewer.
        (b.attempt > a.attempt) == unfinished
    } else if unfinished {
        match (a.begun_at, b.begun_at) {
            (Some(a), Some(b)) => b < a,
            (a, b) => a.is_none() && b.is_some(),
        }
    } else {
        b.finished_at < a.finished_at
    };
    if better { other.clone() } else { owner.clone() }
}

#[tokio::test]
async fn random_histories_are_merged_as_the_rule_says() {
    let mut both = 0;
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let store = SqliteStore::in_memory().expect("a store");
        let players = [player(&store, 1).await, player(&store, 2).await];
        let mut expected: BTreeMap<(String, NaiveDate), Played> = BTreeMap::new();
        let mut played = 0;
        for (whose, player) in players.into_iter().enumerate() {
            for game in ["turkish", "arabic", "chinese"] {
                for days in 0..12 {
                    if dice.below(3) == 0 {
                        continue;
                    }
                    let day = today() - Days::new(days);
                    let progress = random_progress(&mut dice, day);
                    let advance = Advance {
                        game: game.to_owned(),
                        date: day,
                        row: Some(Row {
                            move_text: whose.to_string(),
                            ..row(1, 0)
                        }),
                        ..step(Who::Known(player), None, progress.clone())
                    };
                    store.advance(advance).await.expect("done");
                    played += 1;
                    let mine = Played { whose, progress };
                    let place = (game.to_owned(), day);
                    let stays = match expected.get(&place) {
                        None => mine,
                        Some(owner) => {
                            both += 1;
                            settled(owner, &mine)
                        }
                    };
                    expected.insert(place, stays);
                }
            }
        }
        store
            .put_recovery(players[0], code(1), noon())
            .await
            .expect("a code");
        let opened = store.redeem(redeem(1, Some(token(2)))).await;
        assert_eq!(opened.expect("a player"), Some(players[0]));

        let results = store.results(players[0]).await.expect("results");
        let wanted: Vec<_> = expected
            .iter()
            .map(|((game, day), stays)| (game.clone(), stays.progress.result(*day)))
            .collect();
        assert_eq!(results, wanted, "seed {seed}");
        for ((game, date), stays) in &expected {
            let key = Key {
                player: players[0],
                game: game.clone(),
                date: *date,
            };
            let rows = store.rows(&key).await.expect("rows");
            assert_eq!(rows.len(), 1);
            assert_eq!(rows[0].move_text, stays.whose.to_string(), "seed {seed}");
            let progress = store.progress(&key).await.expect("some").expect("progress");
            assert!(progress.attempt + progress.attempts_left <= 4);
        }
        // No day of either player's that counted is lost.
        let turkish: Vec<_> = wanted
            .iter()
            .filter(|(game, _)| game == "turkish")
            .map(|(_, result)| result.clone())
            .collect();
        let voids = Default::default();
        let merged = streak(&turkish, &voids, today(), &|_| false);
        assert!(merged.best >= merged.current);
        let all = store.export(players[0]).await.expect("an export");
        assert_eq!(all["days"].as_array().map(Vec::len), Some(played));
        assert_eq!(all["moves"].as_array().map(Vec::len), Some(played));
        assert_eq!(store.check().await.expect("sound"), [""; 0]);
    }
    assert!(both > 100, "{both}");
}

#[tokio::test]
async fn an_archive_result_never_takes_a_day_from_a_streak() {
    let store = SqliteStore::in_memory().expect("a store");
    let (owner, other) = (player(&store, 1).await, player(&store, 2).await);
    let late = Progress {
        late: true,
        ..solved(1)
    };
    for (who, next) in [(owner, late), (other, solved(3))] {
        let done = store.advance(step(Who::Known(who), None, next)).await;
        done.expect("done");
    }
    store
        .put_recovery(owner, code(1), at("2026-11-29T08:00:00Z"))
        .await
        .expect("a code");
    let opened = store.redeem(redeem(1, Some(token(2)))).await;
    assert_eq!(opened.expect("a player"), Some(owner));
    let results = store.results(owner).await.expect("results");
    assert!(results[0].1.counts());
}
