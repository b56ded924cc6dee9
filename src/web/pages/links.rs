//! Addresses that leave the site: in feeds, frames and descriptions for other programs. All are
//! absolute and begin with the public address, never with what a request calls us.

use std::fmt;

use chrono::NaiveDate;

use super::Chrome;
use crate::web::lang::Lang;

/// A name for ever, by RFC 4151: of a page under a host, whatever scheme and port it moves to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TagUri(String);

impl TagUri {
    /// The name of a path below a public address.
    #[must_use]
    pub fn of(origin: &str, path: &str) -> Self {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        // A port is no part of a name; an address in brackets has colons of its own.
        let host = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
            _ => host,
        };
        Self(format!("tag:{host},2026:{path}"))
    }
}

impl fmt::Display for TagUri {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The address of the picture of a day, 1200 by 630.
#[must_use]
pub fn card(origin: &str, lang: Lang, game: &str, date: NaiveDate) -> String {
    format!("{origin}/{}/{game}/{date}/card.png", lang.code())
}

/// A text as it stands in a query.
#[must_use]
pub fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~,".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

impl Chrome {
    /// The absolute address of this page in its language, without a query.
    #[must_use]
    pub fn canonical(&self) -> String {
        format!("{}{}", self.origin, self.to(&self.here))
    }

    /// The absolute address for readers of no language offered: what the site gives to those of
    /// whom it knows nothing.
    #[must_use]
    pub fn for_anybody(&self) -> String {
        let code = Lang::fallback().code();
        match self.here.as_str() {
            "" => format!("{}/", self.origin),
            here => format!("{}/{code}{here}", self.origin),
        }
    }

    /// The address of the feed of the present game.
    #[must_use]
    pub fn feed(&self) -> String {
        format!("{}{}", self.origin, self.to_game("/feed.xml"))
    }

    /// The address that describes this page's board for embedding, in `json` or `xml`.
    #[must_use]
    pub fn described(&self, format: &str) -> String {
        let page = encoded(&self.canonical());
        format!("{}/oembed?url={page}&format={format}", self.origin)
    }
}
