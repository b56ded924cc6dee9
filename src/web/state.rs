//! What every request can reach.

use std::sync::Arc;

use crate::daily::{clock::Clock, days::Daily};

use super::{metrics::Metrics, pictures::studio::Studio, security::Network};

/// The running site.
#[derive(Debug)]
pub struct Site {
    /// The daily game.
    pub daily: Arc<Daily>,
    /// The one clock; a request reads it once.
    pub clock: Clock,
    /// The public address without a trailing slash, for absolute links.
    pub origin: String,
    /// Who runs the site, as the page about it says.
    pub operator: Option<String>,
    /// Hosts, proxies and limits.
    pub network: Network,
    /// What is counted.
    pub metrics: Metrics,
    /// Where its pictures are painted.
    pub studio: Studio,
}

impl Site {
    /// Whether visitors come by https, so that cookies can be bound to it.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }

    /// The name of the cookie that holds a player's token.
    #[must_use]
    pub fn cookie_name(&self) -> &'static str {
        if self.is_secure() {
            "__Host-dama"
        } else {
            "dama"
        }
    }

    /// The name of the cookie that holds appearance and the like.
    #[must_use]
    pub fn prefs_name(&self) -> &'static str {
        if self.is_secure() {
            "__Host-prefs"
        } else {
            "prefs"
        }
    }
}
