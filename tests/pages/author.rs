//! A finished puzzle names who composed it, and only then.

use std::sync::Arc;

use daily_dama::{
    puzzle::{
        book::{Puzzle, Source, Volume},
        library::Library,
    },
    store::sqlite::SqliteStore,
};
use reqwest::Method;

use crate::support::{EASY, TestApp, library};

/// The library of [`EASY`] with this author.
fn composed_by(author: &str) -> Library {
    let library = library(&[("turkish", EASY, 2)]);
    let volumes: Vec<(Volume, Vec<Puzzle>)> = library.of("turkish").cloned().collect();
    let volumes = volumes.into_iter().map(|(volume, mut puzzles)| {
        for puzzle in &mut puzzles {
            puzzle.source = Source::Composed {
                author: author.to_owned(),
            };
        }
        (volume, puzzles)
    });
    Library::new(volumes.collect())
}

#[tokio::test]
async fn the_author_is_named_in_every_language_when_it_is_over() {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let library = composed_by("<b>محمد</b> & co");
    let app = TestApp::with(&library, store, "2026-11-29T09:00:00Z").await;
    let shown = "<bdi>&#60;b&#62;محمد&#60;/b&#62; &#38; co</bdi>";
    let token = app.player().await;
    let page = |lang: &'static str| {
        let request = app.request(Method::GET, &format!("/{lang}/turkish/2026-11-29"));
        let request = request.header("cookie", format!("dama={token}"));
        async move {
            let response = request.send().await.expect("an answer");
            assert_eq!(response.status(), 200);
            response.text().await.expect("a page")
        }
    };
    for lang in ["tr", "ar", "en", "ru"] {
        assert!(!page(lang).await.contains("محمد"), "{lang}: it is not over");
    }
    app.solve(&token, "2026-11-29", 1).await;
    for (lang, words) in [
        ("tr", "Kurgulayan:"),
        ("ar", "تأليف:"),
        ("en", "Composed by"),
        ("ru", "Автор:"),
    ] {
        let html = page(lang).await;
        assert!(html.contains(&format!("{words} {shown}")), "{lang}: {html}");
    }
    let stranger = app.get("/en/turkish/2026-11-29").await;
    let html = stranger.text().await.expect("a page");
    assert!(!html.contains("محمد"), "nobody else has finished");
}
