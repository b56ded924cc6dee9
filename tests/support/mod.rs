//! The real site on a free port, with a small library of specimens whose keys are known.

pub(crate) mod kinds;
pub(crate) mod python;

use std::{net::TcpListener, sync::Arc};

use chrono::{DateTime, NaiveDate, Utc};
use daily_dama::{
    daily::{
        clock::Clock,
        days::{Daily, Settings},
    },
    puzzle::{
        book::{Puzzle, Source, Unique, Volume},
        day::Zone,
        library::Library,
        table::table,
    },
    store::{Store, sqlite::SqliteStore},
    web::{
        app,
        metrics::Metrics,
        pictures::studio::Studio,
        security::{Network, Rates},
        state::Site,
    },
};
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::Value;

/// Turkish, win in 2 with d3-d4; a Monday of the specimens.
pub(crate) const EASY: &str = "W:Wa2,e2,d3,e3:Bc4,e6,b7,d7";
/// Turkish, win in 3 with c5-d5; no king anywhere.
pub(crate) const HARD: &str = "W:Wf2,e3,f3,c5:Bd6,f6,c7,e7";

/// Russian, win in 2 with f4-h6, from the papers; the last move takes five.
pub(crate) const EIGHT: &str = "W:Wf2,a3,Kg3,Kf4:Bh2,c3,c5,f6,g7";
/// International, win in 2 with 20x47: 32x41, 47x36x22x44.
pub(crate) const TEN: &str = "W:W18,19,K20,37:B27,32,38,39";
/// The star, win in 2 with l9-n2, from the papers: two hops.
pub(crate) const STAR: &str = "1/1D/1D1/D3/5D7/3D8/11/1D8/3D5/10/5D5/7DA3/5AD6/2AA/AAA/AA/A AD A -";

pub(crate) fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

pub(crate) fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// A library in which every day of a game has this one puzzle.
pub(crate) fn library(puzzles: &[(&str, &str, u8)]) -> Library {
    let volumes = puzzles.iter().map(|(game, position, win_in)| {
        let table = table(game).expect("a game");
        let line = table.main_line(position, *win_in).expect("a position");
        let puzzle = Puzzle {
            id: table.puzzle_id(position).expect("a position"),
            position: (*position).to_owned(),
            win_in: *win_in,
            line: line.into_iter().map(|mv| mv.text).collect(),
            grade: if *win_in == 2 { 1 } else { 5 },
            themes: vec!["sacrifice".to_owned()],
            unique: Unique::Full,
            difficulty: 1_000,
            source: Source::Composed {
                author: "specimen".to_owned(),
            },
        };
        let volume = Volume {
            game: (*game).to_owned(),
            volume: 1,
            file: String::new(),
            seed: 1,
            from: date("2026-01-01"),
            to: date("2027-12-31"),
        };
        (volume, vec![puzzle])
    });
    Library::new(volumes.collect())
}

pub(crate) fn settings() -> Settings {
    Settings {
        zone: Zone::parse("Europe/Istanbul").expect("a zone"),
        first_day: date("2026-01-01"),
        secret: None,
    }
}

/// The site on a port of its own.
pub(crate) struct TestApp {
    pub(crate) address: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) client: Client,
}

impl TestApp {
    /// Turkish with [`EASY`] every day, Arabic with [`HARD`]; noon of 2026-11-29 in Istanbul.
    pub(crate) async fn start() -> Self {
        let store = SqliteStore::in_memory().expect("a store");
        let library = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
        Self::with(&library, Arc::new(store), "2026-11-29T09:00:00Z").await
    }

    pub(crate) async fn with(library: &Library, store: Arc<dyn Store>, now: &str) -> Self {
        Self::telling(library, store, now, false).await
    }

    /// The same with figures for everybody, where asked for.
    pub(crate) async fn telling(
        library: &Library,
        store: Arc<dyn Store>,
        now: &str,
        open_metrics: bool,
    ) -> Self {
        let daily = Daily::new(library, Arc::clone(&store), settings());
        daily.record_days(instant(now)).await.expect("recorded");
        Self::serving(daily, store, now, open_metrics)
    }

    /// The same before the days are recorded.
    pub(crate) fn unrecorded(library: &Library, store: Arc<dyn Store>, now: &str) -> Self {
        let daily = Daily::new(library, Arc::clone(&store), settings());
        Self::serving(daily, store, now, false)
    }

    fn serving(daily: Daily, store: Arc<dyn Store>, now: &str, open_metrics: bool) -> Self {
        let clock = Clock::starting_at(instant(now));
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let site = app::shared(Site {
            daily: Arc::new(daily),
            clock,
            origin: address.clone(),
            operator: None,
            network: Network::new(None, Vec::new(), Rates::default()),
            metrics: Metrics::new(open_metrics),
            studio: Studio::default(),
        });
        let server = app::server(&site, listener).expect("a server");
        tokio::spawn(server);
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .expect("a client");
        Self {
            address,
            store,
            client,
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}{path}", self.address))
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path)
            .send()
            .await
            .expect("an answer")
    }

    /// A new player's token.
    pub(crate) async fn player(&self) -> String {
        let response = self
            .request(Method::POST, "/api/v1/players")
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 201);
        let body: Value = response.json().await.expect("JSON");
        body["token"].as_str().expect("a token").to_owned()
    }

    /// A call with a token; status and JSON (null where there is none).
    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        token: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let mut request = self.request(method, path).bearer_auth(token);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        let text = response.text().await.expect("a text");
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// A move in the turkish puzzle of a day.
    pub(crate) async fn play(
        &self,
        token: &str,
        day: &str,
        attempt: u8,
        ply: u8,
        text: &str,
    ) -> (u16, Value) {
        let body = serde_json::json!({ "attempt": attempt, "ply": ply, "move": text });
        let path = format!("/api/v1/turkish/{day}/moves");
        self.call(Method::POST, &path, token, Some(body)).await
    }

    /// Solves [`EASY`] from the diagram at an attempt.
    pub(crate) async fn solve(&self, token: &str, day: &str, attempt: u8) -> Value {
        let (status, answer) = self.play(token, day, attempt, 0, "d3-d4").await;
        assert_eq!((status, &answer["status"]), (200, &Value::from("reply")));
        let position = answer["position"].as_str().expect("a position");
        let finish = winning(position);
        let (status, answer) = self.play(token, day, attempt, 2, &finish).await;
        assert_eq!((status, &answer["status"]), (200, &Value::from("solved")));
        answer
    }
}

/// The move that wins on the spot.
pub(crate) fn winning(position: &str) -> String {
    let table = table("turkish").expect("a game");
    let line = table.main_line(position, 1).expect("a position");
    line.first().expect("a win in 1").text.clone()
}

/// A legal move that does not win within 2 from [`EASY`]: the papers give d3-d4 as the only key.
pub(crate) const WRONG: [&str; 3] = ["a2-a3", "e3-e4", "a2-b2"];

/// A file of a package that `scripts/test` installs from npm for the checks of pages.
pub(crate) fn npm(path: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("web/node_modules");
    let file = folder.join(path);
    assert!(
        file.exists(),
        "{} is not there: scripts/test installs it",
        file.display()
    );
    file
}
