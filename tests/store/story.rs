//! One story, start to finish, that every backend must tell alike.

use daily_dama::puzzle::streak::DayResult;
use daily_dama::store::sqlite::SqliteStore;
use daily_dama::store::{
    Advance, Advanced, Bucket, DayRecord, Error, HintShown, PlayerId, Progress, Row, Status, Store,
    Void, Who,
};

use super::{Folder, at, date, key, lost, noon, playing, row, step, today, token};

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
    // The erased player's result stays in the day's counts.
    assert_eq!(
        again.spread("turkish", today()).await.expect("counts"),
        [0, 1, 0, 0]
    );
}

async fn story(store: &dyn Store) {
    store.ping().await.expect("a store that answers");
    an_empty_store_knows_nothing(store).await;
    let player = a_first_move_makes_a_player(store).await;
    a_wrong_move_is_kept_whole(store, player).await;
    what_breaks_a_rule_leaves_no_trace(store, player).await;
    the_solution_ends_the_day(store, player).await;
    a_hint_begins_nothing(store, player).await;
    days_keep_their_first_puzzle(store).await;
    void_days_are_listed(store).await;
    results_are_listed(store, player).await;
    a_player_takes_everything_and_goes(store, player).await;
    assert_eq!(store.check().await.expect("a sound store"), [""; 0]);
}

async fn an_empty_store_knows_nothing(store: &dyn Store) {
    assert_eq!(store.player(token(1)).await.expect("no player"), None);
    assert_eq!(store.latest().await.expect("no instant"), None);
    assert_eq!(store.last_recorded().await.expect("no day"), None);
    assert_eq!(
        store.recorded("turkish", today()).await.expect("no day"),
        None
    );
    assert_eq!(store.voids().await.expect("no void"), []);
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0; 4]
    );
}

async fn a_first_move_makes_a_player(store: &dyn Store) -> PlayerId {
    // Somebody new cannot have seen a revision; nothing is created.
    let strange = step(Who::New(token(1)), Some(1), playing(2));
    assert_eq!(
        store.advance(strange).await.expect("stale"),
        Advanced::Stale
    );
    assert_eq!(store.player(token(1)).await.expect("no player"), None);

    let next = Progress {
        ply: 2,
        position: "W:Wa4,Kb2:Bg8".to_owned(),
        ..playing(1)
    };
    let first = Advance {
        row: Some(Row {
            reply: Some("h8-g8".to_owned()),
            verdict: "reply".to_owned(),
            answer: r#"{"status":"reply","reply":{"move":"h8-g8"}}"#.to_owned(),
            ..row(1, 0)
        }),
        ..step(Who::New(token(1)), None, next.clone())
    };
    let done = store.advance(first.clone()).await.expect("done");
    let Advanced::Done(player, 1) = done else {
        panic!("{done:?}");
    };
    assert_eq!(
        store.player(token(1)).await.expect("a player"),
        Some(player)
    );
    assert_eq!(store.latest().await.expect("an instant"), Some(noon()));
    let kept = store.progress(&key(player)).await.expect("progress");
    assert_eq!(
        kept,
        Some(Progress {
            revision: 1,
            ..next
        })
    );
    let rows = store.rows(&key(player)).await.expect("rows");
    assert_eq!(rows, [first.row.expect("a row")]);
    player
}

async fn a_wrong_move_is_kept_whole(store: &dyn Store, player: PlayerId) {
    let wrong = Advance {
        row: Some(row(1, 2)),
        ..step(Who::Known(player), Some(1), playing(2))
    };
    let done = store.advance(wrong.clone()).await.expect("done");
    assert_eq!(done, Advanced::Done(player, 2));
    // The same again, as from a second tab.
    assert_eq!(store.advance(wrong).await.expect("stale"), Advanced::Stale);
    let again = step(Who::Known(player), None, playing(1));
    assert_eq!(store.advance(again).await.expect("stale"), Advanced::Stale);
    let ahead = step(Who::Known(player), Some(3), playing(3));
    assert_eq!(store.advance(ahead).await.expect("stale"), Advanced::Stale);

    assert_eq!(
        store.row(&key(player), 1, 2).await.expect("a row"),
        Some(row(1, 2))
    );
    assert_eq!(store.row(&key(player), 2, 0).await.expect("no row"), None);
    let progress = store.progress(&key(player)).await.expect("progress");
    assert_eq!(progress.map(|progress| progress.revision), Some(2));
}

async fn what_breaks_a_rule_leaves_no_trace(store: &dyn Store, player: PlayerId) {
    let known = Who::Known(player);
    let before = store.progress(&key(player)).await.expect("progress");
    let fourth = Progress {
        attempt: 4,
        attempts_left: 0,
        ..playing(3)
    };
    let fourth_row = Advance {
        row: Some(row(4, 0)),
        ..step(known, Some(2), playing(2))
    };
    let twice = Advance {
        row: Some(row(1, 2)),
        ..step(known, Some(2), playing(3))
    };
    let no_json = Row {
        answer: "{".to_owned(),
        ..row(2, 0)
    };
    let counted = |step| Advance {
        tally: Some(Bucket::Lost),
        ..step
    };
    let steps = [
        counted(step(known, Some(2), fourth)),
        counted(step(
            known,
            Some(2),
            Progress {
                attempts_left: 3,
                ..playing(2)
            },
        )),
        // Back to the first attempt.
        counted(step(known, Some(2), playing(1))),
        counted(step(
            known,
            Some(2),
            Progress {
                finished_at: None,
                ..lost()
            },
        )),
        counted(step(
            known,
            Some(2),
            Progress {
                gave_up: true,
                ..playing(2)
            },
        )),
        counted(Advance {
            row: Some(no_json),
            ..step(known, Some(2), playing(3))
        }),
        fourth_row,
        twice,
        // A token that is taken.
        counted(step(Who::New(token(1)), None, playing(1))),
    ];
    for step in steps {
        let error = store.advance(step.clone()).await.expect_err("a conflict");
        assert!(matches!(error, Error::Conflict), "{error:?} for {step:?}");
    }
    let nobody = "00000000000000000000000000000001".parse().expect("an id");
    let step = counted(step(Who::Known(nobody), None, playing(1)));
    let error = store.advance(step).await.expect_err("nobody");
    assert!(matches!(error, Error::NotFound), "{error:?}");

    assert_eq!(
        store.progress(&key(player)).await.expect("progress"),
        before
    );
    assert_eq!(store.rows(&key(player)).await.expect("rows").len(), 2);
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0; 4]
    );
}

async fn the_solution_ends_the_day(store: &dyn Store, player: PlayerId) {
    let end = at("2026-11-29T20:59:59.999Z");
    let next = Progress {
        status: Status::Solved,
        ply: 3,
        attempts_left: 1,
        finished_at: Some(end),
        ..playing(2)
    };
    let solved = Advance {
        row: Some(Row {
            verdict: "solved".to_owned(),
            at: end,
            ..row(2, 0)
        }),
        tally: Some(Bucket::Second),
        now: end,
        ..step(Who::Known(player), Some(2), next)
    };
    let done = store.advance(solved).await.expect("done");
    assert_eq!(done, Advanced::Done(player, 3));
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0, 1, 0, 0]
    );
    assert_eq!(store.latest().await.expect("an instant"), Some(end));
    // A finished day is finished, whatever is asked.
    let more = Advance {
        tally: Some(Bucket::Lost),
        ..step(Who::Known(player), Some(3), lost())
    };
    assert_eq!(store.advance(more).await.expect("stale"), Advanced::Stale);
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0, 1, 0, 0]
    );
}

async fn a_hint_begins_nothing(store: &dyn Store, player: PlayerId) {
    let hints = vec![
        HintShown {
            attempt: 1,
            ply: 0,
            level: 1,
        },
        HintShown {
            attempt: 1,
            ply: 0,
            level: 2,
        },
    ];
    let next = Progress {
        begun_at: None,
        hints: hints.clone(),
        ..playing(1)
    };
    let hint = Advance {
        game: "arabic".to_owned(),
        ..step(Who::Known(player), None, next)
    };
    store.advance(hint).await.expect("done");
    let mut key = key(player);
    "arabic".clone_into(&mut key.game);
    let kept = store.progress(&key).await.expect("progress").expect("some");
    assert_eq!((kept.begun_at, kept.hints), (None, hints));
    assert_eq!(store.rows(&key).await.expect("rows"), []);
}

async fn days_keep_their_first_puzzle(store: &dyn Store) {
    let day = |game: &str, day: &str, puzzle: &str| DayRecord {
        game: game.to_owned(),
        date: date(day),
        puzzle: puzzle.to_owned(),
        position: format!("position of {puzzle}"),
    };
    let first = vec![
        day("turkish", "2026-11-28", "a"),
        day("turkish", "2026-11-29", "b"),
    ];
    store.record(first.clone()).await.expect("recorded");
    let second = vec![
        day("turkish", "2026-11-29", "c"),
        day("turkish", "2026-11-30", "d"),
        day("arabic", "2026-12-01", "e"),
    ];
    store.record(second).await.expect("recorded");
    store.record(Vec::new()).await.expect("recorded");
    let kept = store.recorded("turkish", today()).await.expect("a day");
    assert_eq!(kept, Some(day("turkish", "2026-11-29", "b")));
    let range = store
        .recorded_between("turkish", date("2026-11-01"), today())
        .await;
    assert_eq!(range.expect("days"), first);
    let last = store.last_recorded().await.expect("a day");
    assert_eq!(last, Some(date("2026-12-01")));
}

async fn void_days_are_listed(store: &dyn Store) {
    for (game, day) in [
        ("turkish", "2026-11-20"),
        ("turkish", "2026-11-20"),
        ("arabic", "2026-11-21"),
    ] {
        store
            .declare_void(game, date(day), None)
            .await
            .expect("void");
    }
    let expected = [
        ("arabic".to_owned(), date("2026-11-21")),
        ("turkish".to_owned(), date("2026-11-20")),
    ];
    assert_eq!(store.voids().await.expect("voids"), expected);
    let why = |reason: Option<&str>| {
        Some(Void {
            reason: reason.map(str::to_owned),
        })
    };
    let (game, day) = ("arabic", date("2026-11-21"));
    assert_eq!(store.void(game, day).await.expect("asked"), why(None));
    for (given, kept) in [
        (Some("an outage"), "an outage"),
        (None, "an outage"),
        (Some("two keys"), "two keys"),
    ] {
        store.declare_void(game, day, given).await.expect("void");
        assert_eq!(store.void(game, day).await.expect("asked"), why(Some(kept)));
    }
    assert!(store.undo_void(game, day).await.expect("undone"));
    assert!(!store.undo_void(game, day).await.expect("nothing to undo"));
    assert_eq!(store.void(game, day).await.expect("asked"), None);
    assert_eq!(store.voids().await.expect("voids"), expected[1..]);
}

async fn results_are_listed(store: &dyn Store, player: PlayerId) {
    let early = Advance {
        date: date("2026-11-01"),
        ..step(
            Who::Known(player),
            None,
            Progress {
                late: true,
                gave_up: true,
                ..lost()
            },
        )
    };
    store.advance(early).await.expect("done");
    let arabic = DayResult {
        date: today(),
        attempt: None,
        status: Status::Playing,
        gave_up: false,
        hints: 2,
        late: false,
        begun_at: None,
        finished_at: None,
    };
    let lost = DayResult {
        date: date("2026-11-01"),
        status: Status::Lost,
        gave_up: true,
        hints: 0,
        late: true,
        begun_at: Some(noon()),
        finished_at: Some(noon()),
        ..arabic
    };
    let solved = DayResult {
        date: today(),
        attempt: Some(2),
        status: Status::Solved,
        hints: 0,
        begun_at: Some(noon()),
        finished_at: Some(at("2026-11-29T20:59:59.999Z")),
        ..arabic
    };
    let turkish = [lost, solved];
    let all = store.results(player).await.expect("results");
    let named = [
        ("arabic", &arabic),
        ("turkish", &turkish[0]),
        ("turkish", &turkish[1]),
    ];
    assert_eq!(
        all,
        named.map(|(game, result)| (game.to_owned(), result.clone()))
    );
    let (first, last) = (date("2026-11-01"), today());
    let between = |from, to| store.results_between(player, "turkish", from, to);
    assert_eq!(between(first, last).await.expect("results"), turkish);
    assert_eq!(
        between(date("2026-11-02"), last).await.expect("results"),
        turkish[1..]
    );
    assert_eq!(
        between(first, date("2026-11-28")).await.expect("results"),
        turkish[..1]
    );
}

async fn a_player_takes_everything_and_goes(store: &dyn Store, player: PlayerId) {
    let other = store
        .create_player(token(2), noon())
        .await
        .expect("a player");
    let taken = store
        .create_player(token(2), noon())
        .await
        .expect_err("taken");
    assert!(matches!(taken, Error::Conflict), "{taken:?}");
    store
        .advance(step(Who::Known(other), None, playing(1)))
        .await
        .expect("done");

    let all = store.export(player).await.expect("an export");
    assert_eq!(all["player"], player.to_string());
    assert_eq!(all["created_at"], "2026-11-29T12:00:00.123Z");
    assert_eq!(all["tokens"].as_array().map(Vec::len), Some(1));
    assert_eq!(all["days"].as_array().map(Vec::len), Some(3));
    assert_eq!(all["moves"].as_array().map(Vec::len), Some(3));
    assert_eq!(all["moves"][0]["answer"]["reply"]["move"], "h8-g8");
    assert_eq!(all["days"][2]["finished_at"], "2026-11-29T20:59:59.999Z");

    store.erase(player).await.expect("erased");
    store.erase(player).await.expect("erased again");
    assert_eq!(store.player(token(1)).await.expect("no player"), None);
    assert_eq!(store.progress(&key(player)).await.expect("none"), None);
    assert_eq!(store.rows(&key(player)).await.expect("rows"), []);
    assert_eq!(store.results(player).await.expect("results"), []);
    let gone = store.export(player).await.expect_err("gone");
    assert!(matches!(gone, Error::NotFound), "{gone:?}");
    assert_eq!(
        store.spread("turkish", today()).await.expect("counts"),
        [0, 1, 0, 0]
    );

    assert_eq!(store.player(token(2)).await.expect("a player"), Some(other));
    assert_eq!(store.results(other).await.expect("results").len(), 1);
}

#[test]
fn a_player_id_reads_as_it_prints_and_a_token_does_not_show() {
    let text = "00ff00000000000000000000000000a1";
    let id: PlayerId = text.parse().expect("an id");
    assert_eq!(id.to_string(), text);
    for wrong in [
        "",
        "1",
        "+0ff00000000000000000000000000a1",
        "00FF00000000000000000000000000a1",
    ] {
        assert!(wrong.parse::<PlayerId>().is_err(), "{wrong}");
    }
    assert_eq!(format!("{:?}", token(1)), "TokenHash(..)");
}
