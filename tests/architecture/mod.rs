//! The shape of the crate, read from its source: which layer uses which, what the pure layers
//! never mention, how long a file may be.

mod checks;

use std::{
    fs,
    path::{Path, PathBuf},
};

use checks::{ALLOWED, Finding, arrows, length, module_heads, purity, trailing_space};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A file of the project.
#[derive(Debug)]
pub(crate) struct File {
    /// Its path below the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            walk(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The files of some folders that have one of these endings.
fn files(folders: &[&str], endings: &[&str]) -> Vec<File> {
    let mut paths = Vec::new();
    for folder in folders {
        let folder = Path::new(ROOT).join(folder);
        if folder.is_dir() {
            walk(&folder, &mut paths);
        }
    }
    paths.sort();
    paths
        .into_iter()
        .filter(|path| {
            let ending = path.extension().and_then(|ending| ending.to_str());
            ending.is_some_and(|ending| endings.contains(&ending))
        })
        .map(|path| {
            let text = fs::read_to_string(&path).expect("source is text");
            let below = path.strip_prefix(ROOT).expect("it lies below the root");
            let path = below.to_str().expect("plain names").replace('\\', "/");
            File { path, text }
        })
        .collect()
}

fn source() -> Vec<File> {
    let files = files(&["src"], &["rs"]);
    assert!(files.len() > 30, "only {} files", files.len());
    files
}

fn all(check: impl Fn(&File) -> Vec<Finding>, files: &[File]) -> String {
    let findings: Vec<String> = files.iter().flat_map(check).collect();
    findings.join("\n")
}

#[test]
fn every_arrow_between_layers_points_down() {
    assert_eq!(all(arrows, &source()), "");
}

#[test]
fn rules_and_solver_are_pure() {
    assert_eq!(all(purity, &source()), "");
}

#[test]
fn only_the_settings_read_the_environment() {
    assert_eq!(all(checks::environment, &source()), "");
}

#[test]
fn no_file_is_too_long() {
    let all_rust = files(&["src", "tests", "benches"], &["rs"]);
    assert_eq!(all(length, &all_rust), "");
    let main = fs::read_to_string(Path::new(ROOT).join("src/main.rs")).expect("it is there");
    assert!(main.lines().count() < 80, "main.rs only joins");
}

#[test]
fn module_heads_declare_and_explain() {
    assert_eq!(all(module_heads, &source()), "");
}

#[test]
fn no_test_is_ignored_and_no_line_ends_in_space() {
    let written = files(
        &[
            "src",
            "tests",
            "benches",
            "scripts",
            "templates",
            "static",
            "locales",
        ],
        &["rs", "html", "css", "js", "ftl"],
    );
    assert_eq!(all(trailing_space, &written), "");
    let ignored = format!("#[{}", "ignore");
    for file in files(&["src", "tests"], &["rs"]) {
        assert!(!file.text.contains(&ignored), "{}", file.path);
    }
}

#[test]
fn exceptions_are_still_needed() {
    let files = source();
    for (path, reason) in ALLOWED {
        let file = files.iter().find(|file| file.path == path);
        let file = file.unwrap_or_else(|| panic!("{path} is gone, its exception may go: {reason}"));
        assert!(
            !checks::logic(file).is_empty(),
            "{path} needs no exception: {reason}"
        );
    }
}

#[test]
fn planted_violations_are_caught() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    for (path, text) in [
        ("src/rules/x.rs", "use crate::solver::search::Search;"),
        (
            "src/rules/a/x.rs",
            "use crate::{\n    rules::game::Game,\n    puzzle::{book, pick},\n};",
        ),
        ("src/solver/x.rs", "fn f() -> crate::puzzle::book::Puzzle {"),
        ("src/puzzle/x.rs", "pub use crate::store::Store;"),
        ("src/puzzle/x.rs", "use crate::generate;"),
        ("src/store/sqlite/x.rs", "use crate::solver::proof;"),
        ("src/store/x.rs", "use crate::daily::Daily;"),
        ("src/daily/x.rs", "use crate::web::error::Error;"),
        ("src/web/x.rs", "use crate::cli::output;"),
        ("src/web/x.rs", "use crate::settings::Serve;"),
        ("src/generate/x.rs", "use crate::store::Store;"),
        ("src/unheard_of/x.rs", "use crate::rules::game;"),
        ("src/rules/x.rs", "use crate::nowhere;"),
    ] {
        assert_eq!(arrows(&file(path, text)).len(), 1, "{path}: {text}");
    }
    for text in [
        "use std::fs;",
        "use std::{fmt, time::Instant};",
        "std::env::args()",
        "use std::io::Write;",
        "use std::{\n    fmt,\n    net,\n};",
        "use rand_chacha::ChaCha20Rng;",
        "tracing::info!(\"x\");",
        "use serde::Serialize;",
        "let x = serde_json::to_string(&y);",
        "chrono::Utc::now()",
        "println!(\"x\");",
    ] {
        assert_eq!(purity(&file("src/solver/x.rs", text)).len(), 1, "{text}");
        assert_eq!(purity(&file("src/puzzle/x.rs", text)).len(), 0, "{text}");
    }
    planted_in_any_layer();
}

fn planted_in_any_layer() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    for text in [
        "std::env::var(\"X\")",
        "use std::env::{var};",
        "use std::env::var_os;",
        "env::vars_os()",
    ] {
        assert_eq!(
            checks::environment(&file("src/web/x.rs", text)).len(),
            1,
            "{text}"
        );
        assert_eq!(
            checks::environment(&file("src/settings.rs", text)).len(),
            0,
            "{text}"
        );
    }
    let long = "//\n".repeat(601);
    assert_eq!(length(&file("src/rules/x.rs", &long)).len(), 1);
    assert_eq!(trailing_space(&file("src/x.rs", "fn f() {} \n")).len(), 1);
    assert_eq!(
        module_heads(&file("src/rules/mod.rs", "pub mod x;\nfn f() {\n}\n")).len(),
        1
    );
}

#[test]
fn what_is_allowed_is_not_reported() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    for (path, text) in [
        ("src/rules/x.rs", "use crate::rules::{game::Game, play};"),
        (
            "src/rules/x.rs",
            "//! See `crate::solver`.\n/// [`crate::web`]\n// crate::web",
        ),
        ("src/solver/x.rs", "use crate::rules::game::Game;"),
        (
            "src/generate/x.rs",
            "use crate::{puzzle::book, rules::game, solver::search};",
        ),
        (
            "src/daily/x.rs",
            "use crate::{puzzle::day, rules::refusal, store::Store};",
        ),
        (
            "src/web/x.rs",
            "use crate::{daily::Daily, puzzle::table::table};",
        ),
        (
            "src/cli/x.rs",
            "use crate::{generate, settings, store, telemetry, web};",
        ),
        ("src/puzzle/x.rs", "let name = \"crate_name::store\";"),
    ] {
        assert!(arrows(&file(path, text)).is_empty(), "{path}: {text}");
    }
    for text in [
        "use std::{fmt, hash::Hash};",
        "/// No `std::fs` here.",
        "let time = 1;",
        "operand",
    ] {
        assert!(purity(&file("src/rules/x.rs", text)).is_empty(), "{text}");
    }
    let head =
        "//! Words.\n\nmod x;\npub mod y;\n#[cfg(test)]\nmod tests;\n\npub use x::{A,\n    B};\n";
    assert!(module_heads(&file("src/rules/mod.rs", head)).is_empty());
    assert!(module_heads(&file("src/rules/x.rs", "fn f() {}\n")).is_empty());
}
