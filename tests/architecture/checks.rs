//! The checks, each from one file to what is wrong with it.

use super::File;

/// What is wrong, with the file in front.
pub(crate) type Finding = String;

/// Each layer with all that it may use. A layer may always use itself.
const LAYERS: [(&str, &[&str]); 11] = [
    ("rules", &[]),
    ("solver", &["rules"]),
    ("puzzle", &["rules", "solver"]),
    ("generate", &["rules", "solver", "puzzle"]),
    ("report", &["rules", "solver", "puzzle", "generate"]),
    // The store keeps what the puzzle layer says; games and proofs are none of its business.
    ("store", &["puzzle"]),
    ("daily", &["rules", "puzzle", "store"]),
    ("web", &["rules", "puzzle", "store", "daily"]),
    ("telemetry", &["settings"]),
    ("settings", &["puzzle", "telemetry", "web"]),
    (
        "cli",
        &[
            "rules",
            "solver",
            "puzzle",
            "generate",
            "report",
            "store",
            "daily",
            "web",
            "telemetry",
            "settings",
        ],
    ),
];

/// Module heads that hold more than declarations, and why.
pub(crate) const ALLOWED: [(&str, &str); 5] = [
    (
        "src/rules/draughts/mod.rs",
        "the position and the move that the whole family shares",
    ),
    (
        "src/rules/draughts/dama/mod.rs",
        "the two games, with their parts as private modules below",
    ),
    ("src/web/api/mod.rs", "the one table of calls"),
    ("src/web/routes/mod.rs", "the one table of routes"),
    (
        "src/web/pages/mod.rs",
        "what the templates of all pages share",
    ),
];

/// The most lines a file may have.
pub(crate) const LONGEST: usize = 600;

/// The text without comments, line by line.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code))
}

/// The layer that a file belongs to: the folder or file below `src`.
fn layer_of(path: &str) -> Option<&str> {
    let below = path.strip_prefix("src/")?;
    let first = below.split('/').next()?;
    Some(first.strip_suffix(".rs").unwrap_or(first))
}

/// Every top module that is d behind `crate::`, also in braces.
fn used(text: &str) -> Vec<String> {
    let code: Vec<&str> = code(text).collect();
    let code = code.join("\n");
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$') {
            continue;
        }
        found.extend(first_names(&code[at + "crate::".len()..]));
    }
    found
}

/// The first names of a path or of a group of paths.
fn first_names(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start()
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let Some(group) = rest.strip_prefix('{') else {
        return vec![name(rest)];
    };
    let mut found = vec![name(group)];
    let mut depth = 1;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => found.push(name(&group[at + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    found.retain(|name| !name.is_empty());
    found
}

/// Uses of layers that lie above.
pub(crate) fn arrows(file: &File) -> Vec<Finding> {
    let path = &file.path;
    let Some(layer) = layer_of(path).filter(|layer| !["lib", "main"].contains(layer)) else {
        return Vec::new();
    };
    let Some((_, below)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
        return vec![format!("{path}: {layer} is no layer that the design knows")];
    };
    let mut wrong: Vec<String> = used(&file.text)
        .into_iter()
        .filter(|name| name != layer && !below.contains(&name.as_str()))
        .collect();
    wrong.sort_unstable();
    wrong.dedup();
    // One finding a file: the first wrong arrow usually brings the others.
    if wrong.is_empty() {
        return Vec::new();
    }
    vec![format!("{path}: {layer} must not use {}", wrong.join(", "))]
}

/// Whether a word stands alone in a text.
fn mentions(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let before = text[..at].chars().next_back().is_some_and(part);
        let after = text[at + word.len()..].chars().next().is_some_and(part);
        !before && !after
    })
}

/// The modules of the standard library that a text uses, also in braces.
fn standard(text: &str) -> Vec<String> {
    let code: Vec<&str> = code(text).collect();
    let code = code.join("\n");
    code.match_indices("std::")
        .flat_map(|(at, found)| first_names(&code[at + found.len()..]))
        .collect()
}

/// What the pure layers must not touch.
pub(crate) fn purity(file: &File) -> Vec<Finding> {
    let pure = ["rules", "solver"];
    if !layer_of(&file.path).is_some_and(|layer| pure.contains(&layer)) {
        return Vec::new();
    }
    let modules = ["fs", "io", "net", "time", "env", "process", "thread"];
    let mut wrong: Vec<String> = standard(&file.text)
        .into_iter()
        .filter(|name| modules.contains(&name.as_str()))
        .map(|name| format!("std::{name}"))
        .collect();
    let crates = [
        "rand",
        "rand_core",
        "rand_chacha",
        "getrandom",
        "tracing",
        "serde",
        "serde_json",
        "chrono",
        "jiff",
        "tokio",
        "println",
        "eprintln",
        "dbg",
    ];
    let named = |word: &&str| code(&file.text).any(|line| mentions(line, word));
    wrong.extend(
        crates
            .iter()
            .filter(|word| named(word))
            .map(|word| (*word).to_owned()),
    );
    if wrong.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "{}: a pure layer mentions {}",
        file.path,
        wrong.join(", ")
    )]
}

/// Readers of the environment other than the settings. `main` reads the arguments.
pub(crate) fn environment(file: &File) -> Vec<Finding> {
    if ["src/settings.rs", "src/main.rs"].contains(&file.path.as_str()) {
        return Vec::new();
    }
    let group = code(&file.text).any(|line| line.contains("env::{"));
    let calls = [
        "env::var",
        "env::var_os",
        "env::vars",
        "env::vars_os",
        "env::set_var",
    ];
    let called = calls
        .iter()
        .any(|call| code(&file.text).any(|line| mentions(line, call)));
    if group || called {
        return vec![format!(
            "{}: only the settings read the environment",
            file.path
        )];
    }
    Vec::new()
}

/// Files that should be split.
pub(crate) fn length(file: &File) -> Vec<Finding> {
    let lines = file.text.lines().count();
    if lines > LONGEST {
        return vec![format!("{}: {lines} lines", file.path)];
    }
    Vec::new()
}

/// Lines that end in white space, and files without a final line break.
pub(crate) fn trailing_space(file: &File) -> Vec<Finding> {
    let spaced = |line: &str| line.ends_with([' ', '\t', '\r']);
    let mut found: Vec<Finding> = file
        .text
        .split('\n')
        .enumerate()
        .filter(|(_, line)| spaced(line))
        .map(|(i, _)| format!("{}:{}: white space at the end", file.path, i + 1))
        .collect();
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        found.push(format!("{}: no line break at the end", file.path));
    }
    found
}

/// The lines of a module head that do more than declare, re-export and explain.
pub(crate) fn logic(file: &File) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut inside_use = false;
    for line in code(&file.text).map(str::trim) {
        let declares = ["mod ", "pub mod ", "pub(crate) mod ", "#[", "#!["];
        let constants = ["const ", "pub const ", "pub(crate) const "];
        let imports = ["use ", "pub use ", "pub(crate) use "];
        let starts = |list: &[&str]| list.iter().any(|start| line.starts_with(start));
        if inside_use || starts(&imports) {
            inside_use = !line.ends_with(';');
        } else if line.is_empty() || starts(&declares) || starts(&constants) && line.ends_with(';')
        {
            continue;
        } else {
            found.push(format!("{}: {line}", file.path));
        }
    }
    found
}

/// Module heads with logic that is not expressly allowed.
pub(crate) fn module_heads(file: &File) -> Vec<Finding> {
    let head = file.path.ends_with("/mod.rs") || file.path == "src/lib.rs";
    if !head || ALLOWED.iter().any(|(path, _)| *path == file.path) {
        return Vec::new();
    }
    logic(file).into_iter().take(1).collect()
}
