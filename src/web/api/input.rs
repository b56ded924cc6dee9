//! What callers send: strict JSON bodies and strict query strings.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, http::header, web};
use serde::{Deserialize, de::DeserializeOwned};

use crate::web::error::Error;

/// The body of a move.
#[derive(Debug, Deserialize)]
pub(super) struct MoveBody {
    pub(super) attempt: u8,
    pub(super) ply: u8,
    #[serde(rename = "move")]
    pub(super) text: String,
}

/// The body of a request for a hint; `level` asks for no more than that.
#[derive(Debug, Deserialize)]
pub(super) struct HintBody {
    pub(super) attempt: u8,
    pub(super) ply: u8,
    #[serde(default)]
    pub(super) level: Option<u8>,
}

/// Reads a JSON body. The type must be JSON to the letter, so that no plain form can pass.
pub(super) fn json<T: DeserializeOwned>(req: &HttpRequest, body: &web::Bytes) -> Result<T, Error> {
    let mime = req.headers().get(header::CONTENT_TYPE);
    let mime = mime
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let mut parts = mime.split(';').map(str::trim);
    let is_json = parts
        .next()
        .is_some_and(|mime| mime.eq_ignore_ascii_case("application/json"));
    let is_utf8 = parts.all(|part| {
        let part = part.to_ascii_lowercase();
        !part.starts_with("charset=")
            || part.trim_start_matches("charset=").trim_matches('"') == "utf-8"
    });
    if !is_json || !is_utf8 {
        return Err(Error::MediaType("application/json"));
    }
    serde_json::from_slice(body).map_err(|error| Error::BadRequest(error.to_string()))
}

/// Reads a query string: names that are known, each once, in plain ASCII.
pub(super) fn query(req: &HttpRequest, known: &[&str]) -> Result<BTreeMap<String, String>, Error> {
    let bad = |why: &str| Error::BadRequest(format!("query: {why}"));
    let mut found = BTreeMap::new();
    for pair in req
        .query_string()
        .split('&')
        .filter(|pair| !pair.is_empty())
    {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        if !known.contains(&name) {
            continue;
        }
        if !value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        {
            return Err(bad("a value cannot be read"));
        }
        if found.insert(name.to_owned(), value.to_owned()).is_some() {
            return Err(bad("a name is given twice"));
        }
    }
    Ok(found)
}
