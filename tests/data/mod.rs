//! Records of the rules tables.

use serde::Deserialize;

/// The records of a file of `tests/data/rules`; never an empty list.
pub(crate) fn records<T: for<'a> Deserialize<'a>>(file: &str) -> Vec<T> {
    let path = format!("{}/tests/data/rules/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the data file is in the repository");
    let records: Vec<T> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{file}: {e}: {line}")))
        .collect();
    assert!(!records.is_empty(), "{file} has no records");
    records
}

#[derive(Debug, Deserialize)]
pub(crate) struct Perft {
    pub(crate) variant: String,
    pub(crate) fen: String,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) counting: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Moves {
    pub(crate) variant: String,
    pub(crate) fen: String,
    pub(crate) why: String,
    pub(crate) paths: usize,
    pub(crate) sets: usize,
    pub(crate) moves: Vec<MoveRecord>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct MoveRecord {
    #[serde(rename = "move")]
    pub(crate) text: String,
    pub(crate) from: String,
    pub(crate) path: Vec<String>,
    pub(crate) captured: Vec<String>,
    pub(crate) promotes: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct OutcomeRecord {
    pub(crate) variant: String,
    pub(crate) fen: String,
    pub(crate) why: String,
    pub(crate) moves: Vec<String>,
    pub(crate) outcome: String,
    pub(crate) reason: String,
    pub(crate) final_fen: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct WinRecord {
    pub(crate) id: String,
    pub(crate) fen: String,
    pub(crate) n: Option<u8>,
    pub(crate) winning_first_moves_detail: Vec<KeyRecord>,
    pub(crate) searched_to: u8,
}

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Clone)]
pub(crate) struct KeyRecord {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) captured: Vec<String>,
}
