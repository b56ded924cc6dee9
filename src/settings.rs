//! What the operator can set. Every name in the environment is a constant here, and nothing else
//! reads the environment.
//!
//! A flag wins over its name in the environment, which wins over the default. A `DAMA_` name that
//! nobody knows is refused, because it is a typing error more often than not.

use std::{net::SocketAddr, num::NonZeroU32, path::PathBuf, str::FromStr};

use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, ValueEnum, builder::BoolishValueParser};

use crate::{
    puzzle::day::{Zone, parse_date},
    telemetry::DEFAULT_FILTER,
    web::security::{Cidr, Rates},
};

/// What the names of all settings but [`DATABASE_URL`] begin with.
pub const PREFIX: &str = "DAMA_";
/// Address and port to listen on, for example `0.0.0.0:8080`.
pub const BIND: &str = "DAMA_BIND";
/// The address under which visitors reach the site, for example `https://dama.example`.
pub const URL: &str = "DAMA_URL";
/// The store: a file; addresses of servers are not taken yet.
pub const DATABASE: &str = "DAMA_DATABASE";
/// The store once more, by the name that hosting services give it; [`DATABASE`] wins.
pub const DATABASE_URL: &str = "DATABASE_URL";
/// The time zone whose midnight turns the day over, for example `Europe/Istanbul`.
pub const TIMEZONE: &str = "DAMA_TIMEZONE";
/// The first day of the archive.
pub const FIRST_DAY: &str = "DAMA_FIRST_DAY";
/// A file whose bytes key the order of the puzzles.
pub const SECRET_FILE: &str = "DAMA_SECRET_FILE";
/// A file of grades that have changed, as `daily-dama calibrate` writes it.
pub const GRADES: &str = "DAMA_GRADES";
/// A file of puzzles that the operator withdraws, beside those that the books withdraw.
pub const BLOCKED: &str = "DAMA_BLOCKED";
/// Who may read the figures of the site: `loopback` or `open`.
pub const METRICS: &str = "DAMA_METRICS";
/// A folder with volumes of the operator's own.
pub const BOOKS: &str = "DAMA_BOOKS";
/// Networks of reverse proxies whose `X-Forwarded-For` is believed.
pub const TRUSTED_PROXY: &str = "DAMA_TRUSTED_PROXY";
/// The instant at which the clock starts, for rehearsals.
pub const NOW: &str = "DAMA_NOW";
/// Whether a store with later records may be opened.
pub const REHEARSAL: &str = "DAMA_REHEARSAL";
/// How many requests a player may make at once.
pub const RATE_BURST: &str = "DAMA_RATE_BURST";
/// How many requests a second a player may make in the long run.
pub const RATE_PER_SECOND: &str = "DAMA_RATE_PER_SECOND";
/// How many requests may come at once from one address.
pub const ADDRESS_BURST: &str = "DAMA_ADDRESS_BURST";
/// How many requests a second may come from one address in the long run.
pub const ADDRESS_PER_SECOND: &str = "DAMA_ADDRESS_PER_SECOND";
/// How many recovery codes may be tried at once from one address.
pub const RECOVERY_BURST: &str = "DAMA_RECOVERY_BURST";
/// How many recovery codes a minute may be tried from one address in the long run.
pub const RECOVERY_PER_MINUTE: &str = "DAMA_RECOVERY_PER_MINUTE";
/// Who runs the site, for its page about that.
pub const OPERATOR: &str = "DAMA_OPERATOR";
/// What is logged, in the syntax of `tracing_subscriber`, for example `info,daily_dama=debug`.
pub const LOG: &str = "DAMA_LOG";
/// How log lines look: `text` or `json`.
pub const LOG_FORMAT: &str = "DAMA_LOG_FORMAT";

/// All names.
pub const NAMES: [&str; 23] = [
    BIND,
    URL,
    DATABASE,
    DATABASE_URL,
    TIMEZONE,
    FIRST_DAY,
    SECRET_FILE,
    GRADES,
    BLOCKED,
    METRICS,
    BOOKS,
    TRUSTED_PROXY,
    NOW,
    REHEARSAL,
    RATE_BURST,
    RATE_PER_SECOND,
    ADDRESS_BURST,
    ADDRESS_PER_SECOND,
    RECOVERY_BURST,
    RECOVERY_PER_MINUTE,
    OPERATOR,
    LOG,
    LOG_FORMAT,
];

/// The store where nothing is said.
pub const DEFAULT_DATABASE: &str = "daily-dama.db";

/// The folder that `import` writes where nothing is said.
pub const DEFAULT_BOOKS: &str = "books";

/// A setting of the environment that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown setting {0:?} in the environment; the settings are {list}", list = NAMES.join(" "))]
pub struct UnknownSetting(pub String);

/// Looks for names in the environment that begin as a setting does and are none.
///
/// # Errors
/// The first such name.
pub fn check_environment() -> Result<(), UnknownSetting> {
    check_names(std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned()))
}

fn check_names(names: impl Iterator<Item = String>) -> Result<(), UnknownSetting> {
    let mut unknown: Vec<String> = names
        .filter(|name| name.starts_with(PREFIX) && !NAMES.contains(&name.as_str()))
        .collect();
    unknown.sort_unstable();
    match unknown.into_iter().next() {
        Some(name) => Err(UnknownSetting(name)),
        None => Ok(()),
    }
}

/// Where the days and their puzzles come from.
#[derive(Clone, Debug, Args)]
pub struct Calendar {
    /// Time zone whose midnight turns the day over
    #[arg(long, env = TIMEZONE, value_name = "Z", default_value = "Europe/Istanbul", value_parser = Zone::parse)]
    pub timezone: Zone,
    /// First day of the archive
    #[arg(long, env = FIRST_DAY, value_name = "D", default_value = "2026-01-01", value_parser = date)]
    pub first_day: NaiveDate,
    /// File whose bytes key the order of the puzzles
    #[arg(long, env = SECRET_FILE, value_name = "F")]
    pub secret_file: Option<PathBuf>,
    /// File of grades that have changed, as calibrate writes it
    #[arg(long, env = GRADES, value_name = "F")]
    pub grades: Option<PathBuf>,
    /// File of more puzzles to withdraw, a line each: ID SINCE REASON
    #[arg(long, env = BLOCKED, value_name = "F")]
    pub blocked: Option<PathBuf>,
    /// Folder with volumes of your own, as import makes them; their days go before
    #[arg(long, env = BOOKS, value_name = "DIR")]
    pub books: Option<PathBuf>,
}

const STORE_HELP: &str = "The store: a file; addresses of servers are not taken yet [default: daily-dama.db; env: DATABASE_URL]";

/// Which store is meant.
#[derive(Clone, Debug, Args)]
pub struct Store {
    /// The store to use.
    #[arg(long, env = DATABASE, value_name = "F or URL", hide_env_values = true, help = STORE_HELP)]
    pub database: Option<String>,
    /// The same by the name that hosting services use.
    #[arg(long, env = DATABASE_URL, hide = true)]
    database_url: Option<String>,
}

impl Store {
    /// What the operator said, if anything: the flag, then [`DATABASE`], then [`DATABASE_URL`].
    #[must_use]
    pub fn named(&self) -> Option<&str> {
        self.database.as_deref().or(self.database_url.as_deref())
    }

    /// The store to open.
    #[must_use]
    pub fn name(&self) -> &str {
        self.named().unwrap_or(DEFAULT_DATABASE)
    }
    /// The file of the store.
    ///
    /// # Errors
    /// When a server is named: only files can be served from so far.
    pub fn file(&self) -> Result<&str, &'static str> {
        let name = self.name();
        let file = name.strip_prefix("sqlite:").unwrap_or(name);
        let file = file.strip_prefix("//").unwrap_or(file);
        if file.is_empty() {
            Err("the name of the file is empty")
        } else if file.contains("://") {
            Err("only files can be a store, not a server")
        } else {
            Ok(file)
        }
    }
}

/// What is logged and how.
#[derive(Clone, Debug, Args)]
pub struct Log {
    /// What is logged, in the syntax of [`LOG`].
    #[arg(long = "log", env = LOG, value_name = "FILTER", default_value = DEFAULT_FILTER, help = "What is logged")]
    pub filter: String,
    /// How log lines look
    #[arg(long = "log-format", env = LOG_FORMAT, value_name = "FORMAT", default_value = "text")]
    pub format: LogFormat,
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Who may read the figures of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Metrics {
    /// Programs on the same machine alone.
    Loopback,
    /// Everybody.
    Open,
}

/// How often a caller may ask.
#[derive(Clone, Copy, Debug, Args)]
pub struct RateLimits {
    /// How many requests a player may make at once
    #[arg(long, env = RATE_BURST, value_name = "N", default_value = "100")]
    pub rate_burst: NonZeroU32,
    /// How many requests a second a player may make in the long run
    #[arg(long, env = RATE_PER_SECOND, value_name = "N", default_value = "5")]
    pub rate_per_second: NonZeroU32,
    /// How many requests may come at once from one address
    #[arg(long, env = ADDRESS_BURST, value_name = "N", default_value = "600")]
    pub address_burst: NonZeroU32,
    /// How many requests a second may come from one address in the long run
    #[arg(long, env = ADDRESS_PER_SECOND, value_name = "N", default_value = "60")]
    pub address_per_second: NonZeroU32,
    /// How many recovery codes may be tried at once from one address
    #[arg(long, env = RECOVERY_BURST, value_name = "N", default_value = "5")]
    pub recovery_burst: NonZeroU32,
    /// How many recovery codes a minute may be tried from one address in the long run
    #[arg(long, env = RECOVERY_PER_MINUTE, value_name = "N", default_value = "1")]
    pub recovery_per_minute: NonZeroU32,
}

impl From<RateLimits> for Rates {
    fn from(limits: RateLimits) -> Self {
        Self {
            player_burst: limits.rate_burst,
            player_second: limits.rate_per_second,
            address_burst: limits.address_burst,
            address_second: limits.address_per_second,
            recovery_burst: limits.recovery_burst,
            recovery_minute: limits.recovery_per_minute,
        }
    }
}

/// All that the site needs to know.
#[derive(Clone, Debug, Args)]
pub struct Serve {
    /// Address and port to listen on
    #[arg(long, env = BIND, value_name = "A", default_value = "127.0.0.1:8080")]
    pub bind: SocketAddr,
    /// Address under which visitors reach the site; localhost with the port where none is given
    #[arg(long, env = URL, value_name = "U")]
    pub url: Option<PublicUrl>,
    /// The store.
    #[command(flatten)]
    pub store: Store,
    /// The calendar.
    #[command(flatten)]
    pub calendar: Calendar,
    /// Network of a reverse proxy that is believed, for example 10.0.0.0/8; may be repeated
    #[arg(long, env = TRUSTED_PROXY, value_name = "CIDR", value_delimiter = ',')]
    pub trusted_proxy: Vec<Cidr>,
    /// Start the clock at this instant (RFC 3339) and tick from there
    #[arg(long, env = NOW, value_name = "T", value_parser = instant)]
    pub now: Option<DateTime<Utc>>,
    /// Open a store even if it has records later than --now
    #[arg(long, env = REHEARSAL, value_parser = BoolishValueParser::new())]
    pub rehearsal: bool,
    /// Limits of requests.
    #[command(flatten)]
    pub rates: RateLimits,
    /// Who runs the site, as its page about that says
    #[arg(long, env = OPERATOR, value_name = "WHO")]
    pub operator: Option<String>,
    /// Who may read /metrics
    #[arg(long, env = METRICS, value_name = "WHO", default_value = "loopback")]
    pub metrics: Metrics,
    /// The log.
    #[command(flatten)]
    pub log: Log,
}

/// Reads a date as `YYYY-MM-DD`.
///
/// # Errors
/// When it is none.
pub fn date(text: &str) -> Result<NaiveDate, &'static str> {
    parse_date(text).ok_or("a date looks like 2026-11-29")
}

fn instant(text: &str) -> Result<DateTime<Utc>, &'static str> {
    DateTime::parse_from_rfc3339(text)
        .map(|instant| instant.to_utc())
        .map_err(|_| "an instant looks like 2026-11-29T21:30:00Z or 2026-11-30T00:30:00+03:00")
}

/// The address of the site: scheme, host and perhaps a port, nothing behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Whether visitors come by TLS.
    pub https: bool,
    /// Host and, where it is written, port: what browsers send as `Host`. In small letters.
    pub authority: String,
}

impl FromStr for PublicUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let problem = "an address looks like https://dama.example or http://192.168.1.20:8080, with nothing behind it";
        let uri = actix_web::http::Uri::from_str(text).map_err(|_| problem)?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(problem),
        };
        let authority = uri.authority().ok_or(problem)?.as_str();
        let bare = uri.path_and_query().is_none_or(|rest| rest.as_str() == "/");
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(problem)?;
        // What is left is a port or nothing; a name and password would come before the host.
        let port = authority.strip_prefix(host).ok_or(problem)?;
        let port = port.strip_prefix(':').unwrap_or("0");
        if !bare || port.parse::<u16>().is_err() {
            return Err(problem);
        }
        // Browsers leave the usual port out.
        let usual = if https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(authority);
        Ok(Self {
            https,
            authority: authority.to_ascii_lowercase(),
        })
    }
}

impl std::fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelled_setting_is_refused() {
        let names = |list: &[&str]| check_names(list.iter().map(|name| (*name).to_owned()));
        assert_eq!(names(&["PATH", "DAMA_BIND", "DATABASE_URL"]), Ok(()));
        let unknown = UnknownSetting("DAMA_TIMEZON".to_owned());
        assert_eq!(names(&["DAMA_URL", "DAMA_TIMEZON"]), Err(unknown));
    }

    #[test]
    fn public_addresses_are_scheme_and_host() {
        for (text, written) in [
            ("https://Dama.Example", "https://dama.example"),
            ("https://dama.example/", "https://dama.example"),
            ("https://dama.example:443", "https://dama.example"),
            ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!(url.to_string(), written);
        }
        for text in [
            "",
            "dama.example",
            "ftp://dama.example",
            "https://",
            "https://a/b",
            "https://a?b",
            "https://u@a",
            "https://a:99999",
            "https://a:",
            "/",
            "http:///x",
            "ı://a",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn dates_and_instants_are_strict() {
        assert_eq!(
            date("2026-11-29").ok(),
            NaiveDate::from_ymd_opt(2026, 11, 29)
        );
        for text in ["2026-1-1", "2026-02-30", "٢٠٢٦-١١-٢٩", "", "+2026-01-1"] {
            assert!(date(text).is_err(), "{text}");
        }
        assert!(instant("2026-11-29T21:30:00Z").is_ok());
        assert!(instant("2026-11-29").is_err());
    }
}
