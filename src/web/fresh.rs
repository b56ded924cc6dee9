//! Answers that a caller may have already.

use std::time::SystemTime;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HttpDate},
};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

/// A text with its mark and the instant of its last change; 304 for a caller who has it.
#[must_use]
pub(super) fn answer(
    request: &HttpRequest,
    mime: &'static str,
    text: String,
    changed: DateTime<Utc>,
) -> HttpResponse {
    let digest = Sha256::digest(text.as_bytes());
    let mark: String = digest[..8].iter().map(|b| format!("{b:02x}")).collect();
    // Weak: the same text may travel compressed.
    let mark = format!("W/\"{mark}\"");
    let changed_at = HttpDate::from(SystemTime::from(changed));
    let mut response = match has(request, &mark, changed) {
        true => HttpResponse::NotModified(),
        false => HttpResponse::Ok(),
    };
    response
        .insert_header((header::ETAG, mark.as_str()))
        .insert_header((header::LAST_MODIFIED, changed_at));
    match has(request, &mark, changed) {
        true => response.finish(),
        false => response.content_type(mime).body(text),
    }
}

/// Whether the caller names this mark among those that it has; none where it names none. Marks
/// are compared weakly (RFC 9110, 13.1.2).
pub(super) fn knows(request: &HttpRequest, mark: &str) -> Option<bool> {
    let marks = request.headers().get(header::IF_NONE_MATCH)?;
    let marks = marks.to_str().unwrap_or_default();
    let strong = mark.trim_start_matches("W/");
    let mut marks = marks.split(',').map(str::trim);
    Some(marks.any(|other| other == "*" || other.trim_start_matches("W/") == strong))
}

/// Whether the caller says that it has this. The mark decides where one is named.
fn has(request: &HttpRequest, mark: &str, changed: DateTime<Utc>) -> bool {
    if let Some(known) = knows(request, mark) {
        return known;
    }
    let since = request.headers().get(header::IF_MODIFIED_SINCE);
    let since = since.and_then(|since| since.to_str().ok()?.parse::<HttpDate>().ok());
    since.is_some_and(|since| SystemTime::from(since) >= SystemTime::from(changed))
}
