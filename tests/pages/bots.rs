//! The page for who writes programs: what it says is so.

use std::{io::Write as _, process::Command};

use daily_dama::web::lang::Lang;
use serde_json::Value;

use super::Browser;
use crate::support::TestApp;

/// The text of a page's blocks of code.
fn commands(html: &str) -> Vec<String> {
    let blocks = html.split("<code>").skip(1);
    blocks
        .map(|block| {
            let text = block.split("</code>").next().unwrap_or_default();
            let text = text.replace("&#34;", "\"").replace("&#39;", "'");
            let text = text.replace("&#60;", "<").replace("&#62;", ">");
            text.replace("&#38;", "&")
        })
        .collect()
}

/// Runs what a page shows as one session of a shell, and returns what each command printed and
/// the status it got.
fn session(commands: &[String]) -> Result<Vec<(String, String)>, String> {
    let mut script = String::new();
    for command in commands {
        // The status goes last; a command inside `$(...)` keeps its own output.
        let asked = command.strip_prefix("curl ");
        let shown = asked.map(|rest| format!("curl -s -w '\\n%{{http_code}}' {rest}"));
        script.push_str(shown.as_ref().unwrap_or(command));
        script.push_str("\nprintf '\\n--\\n'\n");
    }
    let ran = Command::new("bash").args(["-eu", "-c", &script]).output();
    let ran = ran.map_err(|problem| problem.to_string())?;
    assert!(
        ran.status.success(),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    let said = String::from_utf8(ran.stdout).expect("UTF-8");
    let answers = said.split("\n--\n").take(commands.len());
    Ok(answers
        .map(|answer| {
            let (body, status) = answer.rsplit_once('\n').unwrap_or(("", answer));
            (body.to_owned(), status.to_owned())
        })
        .collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_true_in_every_language() {
    if Command::new("curl").arg("--version").output().is_err() {
        // Written past the capture of test output, so that it is read.
        let _ = writeln!(std::io::stderr(), "skipped: no curl here");
        return;
    }
    let app = TestApp::start().await;
    for lang in Lang::all() {
        let path = format!("/{}/bots", lang.code());
        let page = Browser::new(&app).get(&path).await;
        assert_eq!(page.status, 200, "{path}");
        let commands = commands(&page.html);
        assert_eq!(commands.len(), 12, "{commands:?}");
        let blocks = page.html.matches("<pre dir=\"ltr\"").count();
        assert_eq!(blocks, commands.len(), "code runs from left to right");
        let answers = session(&commands).expect("a shell");
        let statuses: Vec<&str> = answers.iter().map(|(_, status)| status.as_str()).collect();
        let wanted = [
            "200", "200", "200", "200", "", "", "200", "200", "200", "200", "200", "204",
        ];
        assert_eq!(statuses, wanted, "{commands:?}");
        let json = |i: usize| -> Value { serde_json::from_str(&answers[i].0).expect("JSON") };
        assert_eq!(json(0)[0]["id"], "turkish");
        assert_eq!(json(1)["date"], "2026-11-29");
        // A day that is past: what is pasted is not counted among the results of the present one.
        assert_eq!(json(2)["date"], "2026-11-28");
        // Twenty-nine days of November have come.
        assert_eq!(json(3).as_array().map(Vec::len), Some(29));
        assert!(json(6)["status"].is_string(), "{}", json(6));
        assert_eq!(json(8)["status"], "lost");
        assert!(json(9)["line"].is_array());
        assert!(json(10)["streaks"].is_object());
    }
}

#[tokio::test]
async fn the_page_names_limits_that_hold_and_leads_on() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get("/en/bots").await;
    page.says("100 requests at once and 5 a second");
    page.says("429");
    for link in [
        "/api/v1/openapi.json",
        "/en/turkish/feed.xml",
        "/en/embed",
        "/en/turkish/2026-11-28/puzzle.pdn",
    ] {
        assert!(page.html.contains(&format!("href=\"{link}\"")), "{link}");
        assert_eq!(app.get(link).await.status(), 200, "{link}");
    }
    for path in ["/en/about", "/en/turkish", "/en/me"] {
        let html = browser.get(path).await.html;
        assert!(html.contains("href=\"/en/bots\""), "{path}");
    }
    let token = app.player().await;
    let mut refused = None;
    for _ in 0..130 {
        let request = app
            .request(reqwest::Method::GET, "/api/v1/me")
            .bearer_auth(&token);
        let response = request.send().await.expect("an answer");
        if response.status() == 429 {
            refused = Some(response);
            break;
        }
    }
    let refused = refused.expect("there is a limit");
    assert!(refused.headers().contains_key("retry-after"));
}
