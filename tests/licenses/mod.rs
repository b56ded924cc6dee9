//! Every crate that ends up in the program may be used in a program under MIT or Apache-2.0.

use std::{
    collections::{BTreeSet, HashMap},
    process::Command,
};

use serde::Deserialize;

/// Licenses that ask for no more than notices.
const FREE: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// Crates under another license, and why that is no obstacle.
const EXCEPTIONS: [(&str, &str, &str); 0] = [];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    root: String,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dep>,
}

#[derive(Deserialize)]
struct Dep {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

fn metadata() -> Metadata {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--manifest-path",
        ])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).expect("cargo metadata")
}

/// Whether an expression of licenses can be met by free ones alone. `/` is an old way to write
/// OR; a missing operand is not free.
fn is_free(expression: &str) -> bool {
    let plain = expression.replace('/', " OR ");
    match split(&plain, " OR ") {
        Some((left, right)) => is_free(&left) || is_free(&right),
        None => match split(&plain, " AND ") {
            Some((left, right)) => is_free(&left) && is_free(&right),
            None => {
                let one = plain.trim();
                match one.strip_prefix('(').and_then(|one| one.strip_suffix(')')) {
                    Some(inner) => is_free(inner),
                    None => FREE.contains(&one),
                }
            }
        },
    }
}

/// Splits at the first operator outside of parentheses.
fn split(text: &str, operator: &str) -> Option<(String, String)> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(operator) => {
                return Some((
                    text[..at].to_owned(),
                    text[at + operator.len()..].to_owned(),
                ));
            }
            _ => {}
        }
    }
    None
}

/// The packages that the root needs to be built and to run; tools of its tests are left out.
fn shipped(resolve: &Resolve) -> BTreeSet<&str> {
    let nodes: HashMap<&str, &Node> = resolve.nodes.iter().map(|n| (n.id.as_str(), n)).collect();
    let mut found = BTreeSet::new();
    let mut open = vec![resolve.root.as_str()];
    while let Some(id) = open.pop() {
        if !found.insert(id) {
            continue;
        }
        let needed = nodes[id].deps.iter().filter(|dep| {
            let dev = |kind: &Kind| kind.kind.as_deref() == Some("dev");
            !dep.dep_kinds.iter().all(dev)
        });
        open.extend(needed.map(|dep| dep.pkg.as_str()));
    }
    found
}

#[test]
fn every_dependency_is_free_to_use() {
    let metadata = metadata();
    let shipped = shipped(&metadata.resolve);
    assert!(shipped.len() > 50, "only {} packages", shipped.len());
    for (name, license, reason) in EXCEPTIONS {
        let needed = metadata
            .packages
            .iter()
            .any(|package| package.name == name && package.license.as_deref() == Some(license));
        assert!(needed, "{name} needs no exception: {reason}");
    }
    let mut wrong = Vec::new();
    for package in &metadata.packages {
        let license = package.license.as_deref().unwrap_or("none");
        let excepted = EXCEPTIONS
            .iter()
            .any(|(name, known, _)| *name == package.name && *known == license);
        if !is_free(license) && !excepted {
            let tool = if shipped.contains(package.id.as_str()) {
                ""
            } else {
                " (tests only)"
            };
            wrong.push(format!(
                "{} {}{tool}: {license}",
                package.name, package.version
            ));
        }
    }
    assert_eq!(wrong.join("\n"), "");
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    for free in [
        "MIT",
        "MIT OR Apache-2.0",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "MIT AND ISC",
        "(MIT OR GPL-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
    ] {
        assert!(is_free(free), "{free}");
    }
    for other in [
        "",
        "none",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "AGPL-3.0-only",
        "(MIT AND GPL-3.0)",
        "MIT AND",
        "MPL-2.0",
        "(MIT OR GPL-2.0) AND LGPL-2.1",
    ] {
        assert!(!is_free(other), "{other}");
    }
}
