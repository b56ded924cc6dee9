//! A browser of its own for each story, and the hands that use it.

use std::{
    future::Future,
    io::{BufRead, BufReader, Read as _, Write as _},
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use daily_dama::puzzle::table::{Judgment, Table, table};
use serde_json::{Value, json};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
    WebDriver,
};
use tokio::sync::Mutex;

use crate::support::TestApp;

/// Longest wait for anything that the browser does.
const PATIENCE: Duration = Duration::from_secs(15);
/// What chromium is started with: nothing that calls home, and it runs as root.
const ARGUMENTS: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--window-size=1280,1000",
];

/// One browser at a time: they are heavy.
static TURN: Mutex<()> = Mutex::const_new(());
static PROFILES: AtomicU32 = AtomicU32::new(0);

/// Chromedriver on a port that it chose, ended when dropped.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start() -> Self {
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = started.unwrap_or_else(|error| {
            panic!("chromedriver cannot be run ({error}): scripts/test installs it with chromium")
        });
        let output = process.stdout.take().expect("it is piped");
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            });
        let port = port.expect("chromedriver says its port");
        Self { process, port }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How the browser is held.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    /// 1280 wide, with a mouse.
    Desk,
    /// A phone of 360 x 740, with a finger.
    Phone,
}

/// A browser at the site.
pub(super) struct Pane {
    driver: WebDriver,
    pub(super) app: TestApp,
    view: View,
    /// Another site that the story opens.
    elsewhere: OnceLock<String>,
}

/// Tells a story in a browser of its own; afterwards nothing may stand in its console and
/// nothing may have been asked of another site.
pub(super) async fn in_browser<F, Story>(view: View, app: TestApp, story: F)
where
    F: FnOnce(Arc<Pane>) -> Story,
    Story: Future<Output = ()> + Send + 'static,
{
    let turn = TURN.lock().await;
    let process = Driver::start();
    let profile = profile();
    let address = format!("http://127.0.0.1:{}", process.port);
    let driver = WebDriver::new(&address, capabilities(&profile))
        .await
        .unwrap_or_else(|error| {
            panic!("chromium cannot be run ({error}): scripts/test installs it")
        });
    let elsewhere = OnceLock::new();
    let pane = Arc::new(Pane {
        driver,
        app,
        view,
        elsewhere,
    });
    if view == View::Phone {
        let screen = json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true });
        pane.cdp("Emulation.setDeviceMetricsOverride", screen).await;
        let finger = json!({ "enabled": true, "maxTouchPoints": 1 });
        pane.cdp("Emulation.setTouchEmulationEnabled", finger).await;
    }
    let told = tokio::spawn(story(Arc::clone(&pane))).await;
    let clean = match &told {
        Ok(()) => Some((pane.complaints().await, pane.asked().await)),
        Err(_) => None,
    };
    let origin = pane.app.address.clone();
    let elsewhere = pane.elsewhere.get().cloned();
    let _ = pane.driver.clone().quit().await;
    drop(process);
    let _ = std::fs::remove_dir_all(profile);
    drop(turn);
    if let Err(error) = told {
        std::panic::resume_unwind(error.into_panic());
    }
    let (complaints, asked) = clean.expect("the story was told");
    assert_eq!(complaints, Vec::<String>::new(), "in the console");
    assert!(!asked.is_empty(), "the log of requests is kept");
    for url in asked {
        let opened = elsewhere.as_ref().is_some_and(|page| url.starts_with(page));
        let here = url.starts_with(&origin) || url.starts_with("data:") || opened;
        assert!(here, "{url} is asked of another site");
    }
}

fn profile() -> PathBuf {
    let number = PROFILES.fetch_add(1, Ordering::Relaxed);
    let name = format!("daily-dama-browser-{}-{number}", std::process::id());
    std::env::temp_dir().join(name)
}

fn capabilities(profile: &std::path::Path) -> ChromeCapabilities {
    let mut wanted = DesiredCapabilities::chrome();
    for argument in ARGUMENTS {
        wanted.add_arg(argument).expect("an argument");
    }
    let profile = format!("--user-data-dir={}", profile.display());
    wanted.add_arg(&profile).expect("an argument");
    for log in ["browser", "performance"] {
        wanted
            .set_logging_prefs(log, LoggingPrefsLogLevel::All)
            .expect("a log");
    }
    wanted
}

impl Pane {
    /// Speaks to the browser itself.
    pub(super) async fn cdp(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Opens a page of the site.
    pub(super) async fn open(&self, path: &str) {
        let url = format!("{}{path}", self.app.address);
        self.driver.goto(url).await.expect("a page");
    }

    /// Opens a page of another site.
    pub(super) async fn visit(&self, body: &str) {
        let address = elsewhere(body);
        self.driver.goto(&address).await.expect("a page");
        let _ = self.elsewhere.set(address);
    }

    /// What an expression is worth in the first frame of the page; null before it is there.
    pub(super) async fn in_frame(&self, expression: &str) -> Value {
        if self.driver.enter_frame(0).await.is_err() {
            return Value::Null;
        }
        let script = format!("return {expression}");
        let value = self.driver.execute(script, Vec::new()).await;
        let entered = self.driver.enter_default_frame().await;
        entered.expect("the page around it");
        value.map_or(Value::Null, |value| value.json().clone())
    }

    /// What an expression of the page's script is worth.
    pub(super) async fn value(&self, expression: &str) -> Value {
        let asked =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.cdp("Runtime.evaluate", asked).await;
        assert!(
            answer.get("exceptionDetails").is_none(),
            "{expression}: {answer}"
        );
        answer["result"]["value"].clone()
    }

    pub(super) async fn text(&self, selector: &str) -> String {
        let found = format!("document.querySelector({selector:?})?.innerText ?? ''");
        let value = self.value(&found).await;
        value.as_str().expect("a text").to_owned()
    }

    /// Waits until an expression is true.
    pub(super) async fn until(&self, expression: &str) {
        let deadline = Instant::now() + PATIENCE;
        let asked = json!({ "expression": format!("!!({expression})"), "returnByValue": true });
        loop {
            // While a page is left for another there may be nothing to ask.
            let answer = self.driver.cdp().send_raw("Runtime.evaluate", &asked).await;
            if answer.is_ok_and(|answer| answer["result"]["value"] == true) {
                return;
            }
            if Instant::now() > deadline {
                let page = self.value("document.body?.innerText").await;
                panic!("never true: {expression}\n{page}");
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// The middle of what a selector finds, scrolled into view.
    pub(super) async fn middle(&self, selector: &str) -> (f64, f64) {
        let expression = format!(
            "(() => {{ const e = document.querySelector({selector:?}); \
             e.scrollIntoView({{block: 'nearest', behavior: 'instant'}}); \
             const r = e.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        );
        let at = self.value(&expression).await;
        (
            at[0].as_f64().expect("a number"),
            at[1].as_f64().expect("a number"),
        )
    }

    /// Taps or clicks, as the view goes.
    pub(super) async fn press(&self, selector: &str) {
        let at = self.middle(selector).await;
        self.pointer("down", at).await;
        self.pointer("up", at).await;
    }

    pub(super) async fn tap(&self, square: &str) {
        self.press(&format!("#board-{square}")).await;
    }

    /// Drags from one place to another in a few steps.
    pub(super) async fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        self.pointer("down", from).await;
        for part in [0.2, 0.5, 0.8, 1.0] {
            let at = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            self.pointer("move", at).await;
        }
        self.pointer("up", to).await;
    }

    pub(super) async fn pointer(&self, what: &str, (x, y): (f64, f64)) {
        match self.view {
            View::Phone => {
                let (kind, points) = match what {
                    "down" => ("touchStart", json!([{ "x": x, "y": y }])),
                    "move" => ("touchMove", json!([{ "x": x, "y": y }])),
                    _ => ("touchEnd", json!([])),
                };
                let event = json!({ "type": kind, "touchPoints": points });
                self.cdp("Input.dispatchTouchEvent", event).await;
            }
            View::Desk => {
                let (kind, buttons) = match what {
                    "down" => ("mousePressed", 1),
                    "move" => ("mouseMoved", 1),
                    _ => ("mouseReleased", 0),
                };
                let button = if what == "move" { "none" } else { "left" };
                let event = json!({ "type": kind, "x": x, "y": y, "button": button,
                    "buttons": buttons, "clickCount": 1 });
                self.cdp("Input.dispatchMouseEvent", event).await;
            }
        }
    }

    /// Presses a key; `control` holds Control down.
    pub(super) async fn key(&self, key: &str, control: bool) {
        self.key_with(key, if control { 2 } else { 0 }).await;
    }

    /// Presses a key while Shift is held down.
    pub(super) async fn shifted(&self, key: &str) {
        self.key_with(key, 8).await;
    }

    async fn key_with(&self, key: &str, modifiers: u8) {
        let (code, number, text) = match key {
            "Enter" => ("Enter", 13, Some("\r")),
            " " => ("Space", 32, Some(" ")),
            "Tab" => ("Tab", 9, None),
            "Escape" => ("Escape", 27, None),
            "End" => ("End", 35, None),
            "Home" => ("Home", 36, None),
            "ArrowLeft" => ("ArrowLeft", 37, None),
            "ArrowUp" => ("ArrowUp", 38, None),
            "ArrowRight" => ("ArrowRight", 39, None),
            "ArrowDown" => ("ArrowDown", 40, None),
            other => panic!("no such key: {other}"),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "code": code,
                "windowsVirtualKeyCode": number, "modifiers": modifiers });
            if let (Some(text), "keyDown") = (text, kind) {
                event["text"] = text.into();
            }
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    /// The square that has the focus, or the tag of what has it.
    pub(super) async fn focus(&self) -> String {
        let focus = "document.activeElement.value || document.activeElement.tagName";
        let value = self.value(focus).await;
        value.as_str().expect("a text").to_owned()
    }

    /// Waits for the page of an attempt and ply.
    pub(super) async fn stands_at(&self, attempt: u8, ply: u8) {
        self.until(&format!(
            "(() => {{ const d = JSON.parse(document.getElementById('board-data')?.textContent ?? '{{}}'); \
             return d.attempt === {attempt} && d.ply === {ply} && d.moves.length; }})()"
        ))
        .await;
    }

    /// The routes of the move that the page lists under this text, or that ends like it.
    pub(super) async fn route(&self, text: &str) -> Vec<String> {
        let moves = self
            .value("JSON.parse(document.getElementById('board-data').textContent).moves")
            .await;
        let listed = moves.as_array().expect("moves");
        let found = listed.iter().find(|mv| mv["move"] == text);
        let found = found.unwrap_or_else(|| panic!("{text} is not among {moves}"));
        let path = found["path"].as_array().expect("a path");
        std::iter::once(&found["from"])
            .chain(path)
            .map(|square| square.as_str().expect("a square").to_owned())
            .collect()
    }

    /// How the player's puzzle stands, as the API says.
    pub(super) async fn state(&self, game: &str) -> Value {
        let path = format!("/api/v1/{game}/2026-11-29/state");
        self.value(&format!("fetch({path:?}).then((r) => r.json())"))
            .await
    }

    /// Asserts that today is solved, at this attempt, with a streak of one.
    pub(super) async fn is_solved(&self, game: &str, attempt: u8) {
        self.until("document.querySelector('.puzzle.over')").await;
        let state = self.state(game).await;
        assert_eq!(state["status"], "solved");
        assert_eq!(state["attempt"], attempt);
        assert_eq!(state["streak"], json!({ "current": 1, "best": 1 }));
        let shown = self.value("document.querySelector('.streak b').textContent");
        assert_eq!(shown.await, "1");
    }

    /// Errors in the console since the last look, violations of the policy among them.
    async fn complaints(&self) -> Vec<String> {
        let log = self.driver.handle().browser_log().await.expect("a log");
        log.into_iter()
            .filter(|entry| !matches!(entry.level.as_str(), "INFO" | "DEBUG" | "FINE"))
            .map(|entry| entry.message)
            .collect()
    }

    /// Forgets what stands in the console: a story that cuts the line causes errors there.
    pub(super) async fn forgive(&self) -> Vec<String> {
        self.complaints().await
    }

    /// Every address that the page asked for.
    async fn asked(&self) -> Vec<String> {
        let log = self.driver.handle().get_log("performance").await;
        log.expect("a log")
            .into_iter()
            .filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok())
            .filter(|entry| entry["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|entry| {
                let url = entry["message"]["params"]["request"]["url"].as_str()?;
                Some(url.to_owned())
            })
            .filter(|url| !url.starts_with("chrome:") && !url.starts_with("about:"))
            .collect()
    }
}

/// Another site, with one page. Its name is not that of ours, so that browsers keep them apart.
fn elsewhere(body: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let answer = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\n\
        Connection: close\r\n\r\n{body}",
        body.len()
    );
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    format!("http://localhost:{port}/")
}

/// The attacker's winning moves against the replies that the site gives, from the solver.
pub(super) fn winning_line(game: &str, position: &str, win_in: u8) -> Vec<String> {
    let table: &dyn Table = table(game).expect("a game");
    let mut at = position.to_owned();
    let mut line = Vec::new();
    for made in 0..win_in {
        let best = table.main_line(&at, win_in - made).expect("a position");
        let text = best.first().expect("a win").text.clone();
        let judged = table.judge(&at, made, win_in, &text).expect("a position");
        let judged = judged.expect("a legal move");
        at.clone_from(&judged.position);
        line.push(text);
        if judged.judgment == Judgment::Solved {
            break;
        }
    }
    line
}
