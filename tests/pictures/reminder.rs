//! The reminder as a calendar reads it.
//!
//! The reader is the Python package icalendar, installed into a folder of its own below `target`.
//! Where Python or the package cannot be had, its test says so and passes.

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

use daily_dama::web::lang::Lang;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::TestApp;

const PACKAGE: &str = "icalendar==7.3.2";

async fn file(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    let headers = response.headers();
    assert_eq!(headers["content-type"], "text/calendar; charset=utf-8");
    assert!(headers.get("set-cookie").is_none());
    response.text().await.expect("UTF-8")
}

#[actix_web::test]
async fn lines_end_and_fold_as_the_standard_says() {
    let app = TestApp::start().await;
    for lang in Lang::all() {
        for game in ["turkish", "arabic"] {
            let path = format!("/{}/{game}/reminder.ics", lang.code());
            let text = file(&app, &path).await;
            assert!(text.ends_with("END:VCALENDAR\r\n"));
            assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
            for line in text.split_terminator("\r\n") {
                assert!(line.len() <= 75, "{path}: {} octets", line.len());
                assert!(!line.is_empty() && !line.contains('\r'), "{path}");
            }
            assert_eq!(text, file(&app, &path).await, "the same for everybody");
            assert!(!text.contains("METHOD"));
            let alarm = text.split("BEGIN:VALARM").nth(1).expect("an alarm");
            assert!(!alarm.contains("DTSTAMP") && !alarm.contains("UID"));
        }
    }
    let folded = file(&app, "/ar/arabic/reminder.ics").await;
    assert!(folded.contains("\r\n "), "Arabic is long in octets");
}

#[actix_web::test]
async fn a_reminder_is_asked_for_by_reading_alone_and_only_where_there_is_a_puzzle() {
    let app = TestApp::start().await;
    for path in ["/tr/italian/reminder.ics", "/tr/chess/reminder.ics"] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
    let post = app.request(Method::POST, "/tr/turkish/reminder.ics");
    let post = post.header("sec-fetch-site", "same-origin").send().await;
    assert_eq!(post.expect("an answer").status(), 405);
    for path in ["/tr/settings", "/tr/me"] {
        let html = app.get(path).await.text().await.expect("a text");
        assert!(html.contains("href=\"/tr/turkish/reminder.ics\""), "{path}");
    }
}

fn runs(command: &mut Command) -> Result<(), String> {
    let name = format!("{command:?}");
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|problem| format!("{name}: {problem}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().last().unwrap_or("no message").to_owned();
    Err(format!("{name}: {last}"))
}

/// A Python that has the package.
fn python() -> Result<PathBuf, String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("calendar");
    let python = folder.join("bin/python");
    let import = |python: &PathBuf| runs(Command::new(python).args(["-c", "import icalendar"]));
    if import(&python).is_ok() {
        return Ok(python);
    }
    runs(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let options = "-m pip install -q --timeout 15 --retries 1";
    runs(Command::new(&python).args(options.split(' ')).arg(PACKAGE))?;
    import(&python)?;
    Ok(python)
}

/// What the reader finds in a calendar.
fn read(python: &PathBuf, text: &str) -> Value {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures/reminder.py");
    let mut process = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the interpreter has just run");
    let mut input = process.stdin.take().expect("it is piped");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    let output = process.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{text}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[actix_web::test]
async fn a_published_reader_finds_what_is_meant() {
    let python = match python() {
        Ok(python) => python,
        Err(problem) => {
            // Written past the capture of test output, so that it is read.
            let _ = writeln!(std::io::stderr(), "skipped: no icalendar here ({problem})");
            return;
        }
    };
    let app = TestApp::start().await;
    for (path, summary, about) in [
        (
            "/tr/turkish",
            "Türk daması: günün bulmacası",
            "Her gün bir dama bulmacası: sıra sende, kazancı bul. Üç hakkın var.",
        ),
        (
            "/ar/arabic",
            "الداما العربية: لغز اليوم",
            "لغز داما كل يوم: الدور لك، فجد طريق الفوز. لك ثلاث محاولات.",
        ),
    ] {
        let text = file(&app, &format!("{path}/reminder.ics")).await;
        let url = format!("{}{path}", app.address);
        let game = path.rsplit('/').next().expect("a game");
        let wanted = json!({
            "uid": format!("{game}-daily@127.0.0.1"),
            "stamp": "2026-01-01T00:00:00+00:00",
            // No zone: nine o'clock wherever the visitor is.
            "start": "2026-11-29T09:00:00",
            "rule": "FREQ=DAILY",
            "summary": summary,
            "about": format!("{about}\n{url}"),
            "url": url,
            "alarms": [{ "action": "DISPLAY", "trigger": 0.0, "about": summary }],
        });
        assert_eq!(read(&python, &text), wanted);
    }
}
