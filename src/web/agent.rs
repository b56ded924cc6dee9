//! What a device says of itself, kept so coarse that it tells a player's own devices apart and
//! nobody else's.

use actix_web::{HttpRequest, http::header};

use crate::store::Agent;

/// What is looked for in a `User-Agent`, the telling before the general: who writes `Chrome` may
/// well be another.
const BROWSERS: [(&str, &str); 25] = [
    ("Instagram", "Instagram"),
    ("FBAN", "Facebook"),
    ("FBAV", "Facebook"),
    ("WhatsApp", "WhatsApp"),
    ("Telegram", "Telegram"),
    ("musical_ly", "TikTok"),
    ("TikTok", "TikTok"),
    ("BytedanceWebview", "TikTok"),
    ("MicroMessenger", "WeChat"),
    ("Line/", "LINE"),
    ("Snapchat", "Snapchat"),
    ("GSA/", "Google"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("OPR/", "Opera"),
    ("OPT/", "Opera"),
    ("Edg", "Edge"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("; wv)", "WebView"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
    ("X11", "Linux"),
];

/// What the sender of a request says of itself.
pub(super) fn of(req: &HttpRequest) -> Agent {
    let said = req.headers().get(header::USER_AGENT);
    let said = said.and_then(|value| value.to_str().ok());
    named(said.unwrap_or_default())
}

/// The names of a list that a `User-Agent` calls for; nothing of what it says itself is kept.
fn named(said: &str) -> Agent {
    let first = |list: &[(&str, &str)]| {
        let found = list.iter().find(|(sign, _)| said.contains(sign));
        found.map_or(String::new(), |(_, name)| (*name).to_owned())
    };
    Agent {
        browser: first(&BROWSERS),
        system: first(&SYSTEMS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_get_short_names_and_nothing_else_is_kept() {
        let like = "(KHTML, like Gecko)";
        for (said, browser, system) in [
            (
                format!(
                    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 {like} Chrome/143.0.0.0 Mobile Safari/537.36"
                ),
                "Chrome",
                "Android",
            ),
            (
                format!(
                    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 {like} Version/19.1 Mobile/15E148 Safari/604.1"
                ),
                "Safari",
                "iPhone",
            ),
            (
                format!(
                    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 {like} Mobile/15E148 Instagram 400.0.0 (iPhone15,2)"
                ),
                "Instagram",
                "iPhone",
            ),
            (
                format!(
                    "Mozilla/5.0 (Linux; Android 14; SM-A556B; wv) AppleWebKit/537.36 {like} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36"
                ),
                "WebView",
                "Android",
            ),
            (
                format!(
                    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 {like} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0"
                ),
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0".to_owned(),
                "Firefox",
                "Linux",
            ),
            ("curl/8.9.1".to_owned(), "curl", ""),
            ("<script>\u{202e}".to_owned(), "", ""),
            (String::new(), "", ""),
        ] {
            let agent = named(&said);
            assert_eq!(
                (agent.browser.as_str(), agent.system.as_str()),
                (browser, system),
                "{said}"
            );
        }
    }

    #[test]
    fn every_name_fits_the_store() {
        let names = BROWSERS.iter().chain(&SYSTEMS).map(|(_, name)| name);
        assert!(
            names
                .clone()
                .all(|name| name.len() <= 20 && name.is_ascii())
        );
    }
}
