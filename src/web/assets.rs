//! Addresses of static files.

/// The address under which `name` (as in `static/`) is served.
#[must_use]
pub fn url(name: &str) -> String {
    format!("/static/{name}")
}
