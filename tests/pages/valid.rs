//! Every kind of page in every language is valid HTML, by a published validator.

use std::{fs, path::Path, process::Command};

use daily_dama::web::lang::Lang;
use reqwest::header::COOKIE;

use crate::support::{
    kinds::{kinds, site},
    npm,
};

#[tokio::test]
async fn every_page_is_valid_html() {
    let app = site().await;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let mut count = 0;
    for kind in kinds(&app).await {
        for lang in Lang::all() {
            let path = kind.in_language(lang.code());
            let mut request = app.request(reqwest::Method::GET, &path);
            if let Some(token) = &kind.token {
                request = request.header(COOKIE, format!("dama={token}"));
            }
            let response = request.send().await.expect("an answer");
            assert_eq!(response.status(), kind.status, "{path}");
            let html = response.text().await.expect("a text");
            let file = folder.join(format!("{}-{}.html", kind.name, lang.code()));
            fs::write(file, html).expect("written");
            count += 1;
        }
    }
    assert!(count > 120, "only {count} pages");
    let settings = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/web/htmlvalidate.json");
    let output = Command::new("node")
        .arg(npm("html-validate/bin/html-validate.mjs"))
        .args(["--config", settings, "--formatter", "text"])
        .arg(format!("{}/*.html", folder.display()))
        .output()
        .expect("node can be run: scripts/test installs it");
    let said = String::from_utf8_lossy(&output.stdout);
    let failed = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = said.lines().take(60).collect();
    assert!(output.status.success(), "{}\n{failed}", lines.join("\n"));
}
