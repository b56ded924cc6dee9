//! Every kind of page in every state that it can have, for what must hold on all of them.

use std::sync::Arc;

use daily_dama::store::sqlite::SqliteStore;
use serde_json::json;

use super::{EASY, HARD, STAR, TEN, TestApp, WRONG, library};

/// A page, below its language, and who looks at it.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    /// What it is, for messages and file names.
    pub(crate) name: String,
    /// The address below the language, with its slash; empty for the page of all games.
    pub(crate) path: String,
    /// The token of the player; none for a stranger.
    pub(crate) token: Option<String>,
    /// What the server answers.
    pub(crate) status: u16,
}

impl Kind {
    /// Its address in a language.
    pub(crate) fn in_language(&self, code: &str) -> String {
        // Boards for other sites have an address of their own.
        match self.path.strip_prefix("/embed/") {
            Some(board) => format!("/embed/{code}/{board}"),
            None => format!("/{code}{}", self.path),
        }
    }
}

/// A site with a straight board, a star and a board of ten.
pub(crate) async fn site() -> TestApp {
    let library = library(&[
        ("turkish", EASY, 2),
        ("arabic", HARD, 3),
        ("chinese", STAR, 2),
        ("international", TEN, 2),
    ]);
    let store = SqliteStore::in_memory().expect("a store");
    TestApp::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await
}

const TODAY: &str = "2026-11-29";

/// All kinds: strangers' pages, and players in the middle, after a wrong move, solved and lost.
pub(crate) async fn kinds(app: &TestApp) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for (name, path, status) in [
        ("games", "", 200),
        ("today", "/turkish", 200),
        ("today-star", "/chinese", 200),
        ("today-ten", "/international", 200),
        ("no-daily", "/american-noforce", 200),
        ("chosen", "/turkish?path=d3", 200),
        ("illegal", "/turkish?illegal=path-blocked&move=a2-a5", 200),
        ("give-up", "/turkish?give-up=1", 200),
        ("past", "/turkish/2026-11-02", 200),
        ("print-day", "/turkish/2026-11-02/print", 200),
        ("offline", "/offline", 200),
        ("offline-seen", "/turkish/2026-11-02/offline", 200),
        ("offline-star", "/chinese/2026-11-02/offline", 200),
        ("archive", "/turkish/archive", 200),
        ("month", "/turkish/archive/2026-10", 200),
        ("found", "/turkish/archive/2026-11?n=2&state=open", 200),
        ("warm-up", "/turkish/warm-up", 200),
        ("warm-up-refused", "/turkish/warm-up?sq=a7", 200),
        ("warm-up-won", "/turkish/warm-up?path=d2,d4,f4&sq=f6", 200),
        ("warm-up-star", "/chinese/warm-up?path=h6", 200),
        ("print-month", "/turkish/archive/2026-11/print", 200),
        ("themes", "/turkish/archive/theme", 200),
        ("theme", "/turkish/archive/theme/sacrifice", 200),
        ("theme-all", "/turkish/archive/theme/sacrifice?all=yes", 200),
        ("me", "/me", 200),
        ("recover", "/recover", 200),
        ("recover-wrong", "/recover?wrong=1", 200),
        ("rules-index", "/rules", 200),
        ("rules", "/rules/turkish", 200),
        ("rules-star", "/rules/chinese", 200),
        ("rules-ten", "/rules/international", 200),
        ("settings", "/settings", 200),
        ("about", "/about", 200),
        ("bots", "/bots", 200),
        ("embed", "/embed", 200),
        ("frame", "/embed/turkish", 200),
        ("frame-chosen", "/embed/turkish?path=d3", 200),
        ("frame-star", "/embed/chinese", 200),
        ("frame-ten", "/embed/international", 200),
        ("frame-nothing", "/embed/turkish/2027-01-01", 404),
        ("not-found", "/turkish/2027-01-01", 404),
    ] {
        kinds.push(Kind {
            name: name.to_owned(),
            path: path.to_owned(),
            token: None,
            status,
        });
    }
    let mut add = |who: &str, token: &str, paths: &[(&str, &str)]| {
        for (name, path) in paths {
            kinds.push(Kind {
                name: format!("{who}-{name}"),
                path: (*path).to_owned(),
                token: Some(token.to_owned()),
                status: 200,
            });
        }
    };

    let playing = app.player().await;
    let (status, _) = app.play(&playing, TODAY, 1, 0, "d3-d4").await;
    assert_eq!(status, 200);
    let hint = json!({ "attempt": 1, "ply": 2 });
    for _ in 0..2 {
        let path = format!("/api/v1/turkish/{TODAY}/hint");
        let (status, _) = app
            .call(reqwest::Method::POST, &path, &playing, Some(hint.clone()))
            .await;
        assert_eq!(status, 200);
    }
    add("playing", &playing, &[("today", "/turkish")]);

    let wrong = app.player().await;
    let (status, _) = app.play(&wrong, TODAY, 1, 0, WRONG[0]).await;
    assert_eq!(status, 200);
    add(
        "wrong",
        &wrong,
        &[("today", "/turkish"), ("replay", "/turkish?show=1")],
    );

    let solved = app.player().await;
    app.play(&solved, TODAY, 1, 0, WRONG[0]).await;
    let answer = app.solve(&solved, TODAY, 2).await;
    assert_eq!(answer["status"], "solved");
    app.solve(&solved, "2026-11-02", 1).await;
    add(
        "solved",
        &solved,
        &[
            ("today", "/turkish"),
            ("replay", "/turkish?show=1"),
            ("attempt", "/turkish?attempt=1&show=1"),
            ("late", "/turkish/2026-11-02"),
            ("archive", "/turkish/archive"),
            ("theme", "/turkish/archive/theme/sacrifice"),
            ("games", ""),
            ("me", "/me"),
            ("erase", "/me?erase=1"),
            ("leave", "/me?leave=1"),
            ("recover", "/recover"),
            ("settings", "/settings"),
        ],
    );

    let lost = app.player().await;
    for (attempt, text) in (1..).zip(WRONG) {
        let (status, _) = app.play(&lost, TODAY, attempt, 0, text).await;
        assert_eq!(status, 200);
    }
    add(
        "lost",
        &lost,
        &[
            ("today", "/turkish"),
            ("start", "/turkish?show=0"),
            ("replay", "/turkish?show=2"),
            ("tree", "/turkish?line="),
            ("replies", "/turkish?line=d3-d4"),
            ("tree-end", "/turkish?line=d3-d4,c4xe4,e3xe5xe7xc7xa7"),
            ("me", "/me"),
        ],
    );
    assert!(kinds.len() > 30, "only {}", kinds.len());
    kinds
}
