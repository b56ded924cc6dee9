//! What the site shows on other sites: frames, feeds, pictures, descriptions. It is the same for
//! everybody, whatever cookies come with the request, and each kind has headers of its own.

use actix_web::http::{
    StatusCode,
    header::{self, HeaderMap, HeaderName, HeaderValue},
};

/// The policy of a board in somebody else's frame: as on every page, but any site may frame it.
const FRAMED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; form-action 'self'; base-uri 'none'; object-src 'none'; \
    frame-ancestors *";
/// The policy of the page that shows such a frame of our own.
const FRAMING: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src 'self'; \
    manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/// Names in a query that only ask for a passing state of a page, which nobody looks for.
const PASSING: [&str; 17] = [
    "path", "confirm", "illegal", "move", "stale", "again", "show", "attempt", "give-up", "cookie",
    "try", "sq", "erase", "saved", "line", "wrong", "gone",
];

/// How far an address reaches beyond this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// A page of ours, or anything else that stays here.
    Here,
    /// A page of ours that shows a frame of ours.
    Framing,
    /// A board for the frames of other sites.
    Framed,
    /// A file that other sites and programs fetch.
    Fetched,
}

impl Reach {
    /// The reach of an address.
    pub(super) fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        match parts.as_slice() {
            ["embed", _, ..] => Self::Framed,
            [_, "embed"] => Self::Framing,
            ["oembed" | "robots.txt" | "sitemap.xml"]
            | [_, _, "feed.xml"]
            | [_, _, _, "card.png"] => Self::Fetched,
            [_, file] if is_sitemap(file) => Self::Fetched,
            _ => Self::Here,
        }
    }

    /// Whether cookies make no difference to the answer.
    pub(super) const fn is_public(self) -> bool {
        matches!(self, Self::Framed | Self::Fetched)
    }

    /// The headers that differ from those of a page of ours.
    pub(super) fn adjust(self, map: &mut HeaderMap, query: &str, status: StatusCode) {
        let mut set = |name, value| {
            map.insert(name, HeaderValue::from_static(value));
        };
        if self == Self::Framed || asks_for_a_passing_state(query) {
            set(HeaderName::from_static("x-robots-tag"), "noindex");
        }
        match self {
            Self::Here => return,
            Self::Framing => return set(header::CONTENT_SECURITY_POLICY, FRAMING),
            Self::Framed => set(header::CONTENT_SECURITY_POLICY, FRAMED),
            Self::Fetched if status == StatusCode::OK => {
                set(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
            }
            Self::Fetched => {}
        }
        set(header::VARY, "Accept-Encoding");
        set(
            HeaderName::from_static("cross-origin-resource-policy"),
            "cross-origin",
        );
        map.remove("cross-origin-opener-policy");
    }
}

/// `sitemap.xml`, or that of a year.
fn is_sitemap(file: &str) -> bool {
    file.starts_with("sitemap") && file.ends_with(".xml")
}

fn asks_for_a_passing_state(query: &str) -> bool {
    let names = query.split('&').map(|pair| match pair.split_once('=') {
        Some((name, _)) => name,
        None => pair,
    });
    names.into_iter().any(|name| PASSING.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_their_reach() {
        for (path, reach) in [
            ("/embed/tr/turkish", Reach::Framed),
            ("/embed/tr/turkish/2026-11-29", Reach::Framed),
            ("/tr/embed", Reach::Framing),
            ("/tr/turkish/feed.xml", Reach::Fetched),
            ("/tr/turkish/2026-11-29/card.png", Reach::Fetched),
            ("/tr/sitemap-2026.xml", Reach::Fetched),
            ("/oembed", Reach::Fetched),
            ("/embed", Reach::Here),
            ("/tr/turkish", Reach::Here),
            ("/tr/turkish/2026-11-29", Reach::Here),
            ("/", Reach::Here),
        ] {
            assert_eq!(Reach::of(path), reach, "{path}");
        }
    }

    #[test]
    fn passing_states_are_told_from_other_queries() {
        for query in ["path=d3", "game=turkish&erase=1", "show=last", "cookie"] {
            assert!(asks_for_a_passing_state(query), "{query}");
        }
        for query in ["", "game=turkish", "utm_source=x", "before=2026-11-01"] {
            assert!(!asks_for_a_passing_state(query), "{query}");
        }
    }
}
