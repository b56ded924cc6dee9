//! What callers send: strict JSON bodies and strict query strings.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, http::header, web};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _},
};

use crate::web::error::Error;

/// The body of a move.
#[derive(Debug, Deserialize)]
pub(super) struct MoveBody {
    #[serde(deserialize_with = "small")]
    pub(super) attempt: u8,
    #[serde(deserialize_with = "small")]
    pub(super) ply: u8,
    #[serde(rename = "move")]
    pub(super) text: String,
}

/// The body of a request for a hint; `level` asks for no more than that.
#[derive(Debug, Deserialize)]
pub(super) struct HintBody {
    #[serde(deserialize_with = "small")]
    pub(super) attempt: u8,
    #[serde(deserialize_with = "small")]
    pub(super) ply: u8,
    #[serde(default, deserialize_with = "level")]
    pub(super) level: Option<u8>,
}

/// A number; one that no attempt and no ply can have becomes the largest, which never fits.
fn small<'a, D: Deserializer<'a>>(from: D) -> Result<u8, D::Error> {
    // JSON has one kind of number: 1.0 is 1.
    let number = f64::deserialize(from)?;
    if number.fract() != 0.0 {
        return Err(D::Error::custom("a whole number is wanted"));
    }
    let fits = (0..u8::MAX).find(|small| f64::from(*small) == number);
    Ok(fits.unwrap_or(u8::MAX))
}

/// How much a hint may show, where that is said.
fn level<'a, D: Deserializer<'a>>(from: D) -> Result<Option<u8>, D::Error> {
    match small(from)? {
        level @ (1 | 2) => Ok(Some(level)),
        _ => Err(D::Error::custom("the level is 1 or 2")),
    }
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
    // A list of values in the order of the fields is no object.
    let first = body.iter().find(|byte| !byte.is_ascii_whitespace());
    if first != Some(&b'{') {
        return Err(Error::BadRequest(
            "the body must be a JSON object".to_owned(),
        ));
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
