//! Who runs the site, and what it keeps.

use askama::Template;
use askama_web::WebTemplate;

use super::Chrome;

/// `/{lang}/about`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "about.html")]
pub struct AboutPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Who runs this instance, with a way to reach them, as the operator wrote it; none when unset.
    pub operator: Option<String>,
    /// The zone that decides the day: "Europe/Istanbul".
    pub zone: String,
}

impl AboutPage {
    /// The zone as people call it.
    #[must_use]
    pub fn zone_name(&self) -> String {
        self.chrome.lang.zone(&self.zone)
    }
}
