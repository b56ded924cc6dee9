//! Who may ask what: hosts, origins, addresses, rates.

use std::{net::IpAddr, num::NonZeroU32, str::FromStr, time::Duration};

use actix_web::{
    HttpRequest,
    http::{Method, header},
};
use governor::{
    NotUntil, Quota, RateLimiter,
    clock::{Clock as _, QuantaInstant},
    state::keyed::DefaultKeyedStateStore,
};

use super::{error::Error, state::Site, visitor::Token};

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, governor::clock::DefaultClock>;

/// A range of addresses, for example `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cidr {
    address: IpAddr,
    prefix: u8,
}

/// The text is no range of addresses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a range of addresses such as 10.0.0.0/8: {0:?}")]
pub struct BadCidr(String);

impl FromStr for Cidr {
    type Err = BadCidr;

    fn from_str(text: &str) -> Result<Self, BadCidr> {
        let bad = || BadCidr(text.to_owned());
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            None => most,
            Some(prefix) => prefix.parse().map_err(|_| bad())?,
        };
        if prefix > most {
            return Err(bad());
        }
        Ok(Self { address, prefix })
    }
}

impl Cidr {
    /// Whether an address lies in the range.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let cut = |bits: u128, width: u32| {
            let host = width - u32::from(self.prefix);
            bits.checked_shr(host).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                cut(own.to_bits().into(), 32) == cut(other.to_bits().into(), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                cut(own.to_bits(), 128) == cut(other.to_bits(), 128)
            }
            _ => false,
        }
    }
}

/// Limits of requests.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests at once for one player.
    pub player_burst: NonZeroU32,
    /// Requests a second for one player in the long run.
    pub player_second: NonZeroU32,
    /// Requests at once from one address.
    pub address_burst: NonZeroU32,
    /// Requests a second from one address in the long run.
    pub address_second: NonZeroU32,
    /// Recovery codes that may be tried at once.
    pub recovery_burst: NonZeroU32,
    /// Recovery codes a minute that may be tried in the long run.
    pub recovery_minute: NonZeroU32,
}

impl Default for Rates {
    fn default() -> Self {
        let number = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Self {
            player_burst: number(100),
            player_second: number(5),
            address_burst: number(600),
            address_second: number(60),
            recovery_burst: number(5),
            recovery_minute: number(1),
        }
    }
}

/// Hosts served, proxies believed, rates kept.
#[derive(Debug)]
pub struct Network {
    /// The one host served beside loopback; any where it is not set.
    host: Option<String>,
    proxies: Vec<Cidr>,
    players: Limiter<[u8; 32]>,
    addresses: Limiter<u128>,
    /// By address, and by player as far as there is one.
    recoveries: Limiter<Result<u128, [u8; 32]>>,
    rates: Rates,
}

impl Network {
    /// Serves `host` (with its port where it has one) and loopback addresses alone, or any host.
    #[must_use]
    pub fn new(host: Option<String>, proxies: Vec<Cidr>, rates: Rates) -> Self {
        let quota = |second, burst| Quota::per_second(second).allow_burst(burst);
        Self {
            host,
            proxies,
            players: RateLimiter::keyed(quota(rates.player_second, rates.player_burst)),
            addresses: RateLimiter::keyed(quota(rates.address_second, rates.address_burst)),
            recoveries: RateLimiter::keyed(
                Quota::per_minute(rates.recovery_minute).allow_burst(rates.recovery_burst),
            ),
            rates,
        }
    }

    /// What one player may ask: requests at once, and a second in the long run.
    #[must_use]
    pub const fn player_rates(&self) -> (u32, u32) {
        (
            self.rates.player_burst.get(),
            self.rates.player_second.get(),
        )
    }

    /// Forgets callers that have been quiet; called now and then.
    pub fn tidy(&self) {
        self.players.retain_recent();
        self.addresses.retain_recent();
        self.recoveries.retain_recent();
    }

    /// Whether the host asked for is this site.
    ///
    /// # Errors
    /// [`Error::Misdirected`] when it is not.
    pub fn check_host(&self, req: &HttpRequest) -> Result<(), Error> {
        let Some(own) = &self.host else {
            return Ok(());
        };
        let asked = host_of(req).ok_or(Error::Misdirected)?;
        let plain = without_default_port;
        let same = plain(asked).eq_ignore_ascii_case(plain(own)) || is_loopback(asked);
        if same {
            Ok(())
        } else {
            Err(Error::Misdirected)
        }
    }

    /// The address of the caller: the peer's, or what a believed proxy says of it.
    #[must_use]
    pub fn caller(&self, req: &HttpRequest) -> Option<IpAddr> {
        let peer = req.peer_addr()?.ip().to_canonical();
        let believed = |address: IpAddr| self.proxies.iter().any(|cidr| cidr.contains(address));
        if !believed(peer) {
            return Some(peer);
        }
        let mut named: Vec<&str> = Vec::new();
        for value in req.headers().get_all("x-forwarded-for") {
            named.extend(value.to_str().unwrap_or("?").split(','));
        }
        // From the right, which proxies of ours have written; what stands left of something
        // unreadable is the caller's own claim.
        let mut caller = peer;
        for text in named.into_iter().rev() {
            let Some(address) = forwarded(text.trim()) else {
                break;
            };
            caller = address;
            if !believed(address) {
                break;
            }
        }
        Some(caller)
    }

    /// Counts a recovery code that is tried, right or wrong, and refuses it where there were too
    /// many. Loopback counts as an address like any other here: the limit is against guessing,
    /// and an operator behind a proxy names it as one to be believed.
    ///
    /// # Errors
    /// [`Error::TooMany`] with the seconds to wait.
    pub fn check_recovery(&self, req: &HttpRequest, token: Option<&Token>) -> Result<(), Error> {
        let network = self.caller(req).map_or(0, network_of);
        let by_address = self.recoveries.check_key(&Ok(network)).err();
        let by_player = || {
            let token = token?.hash();
            self.recoveries.check_key(&Err(token.0)).err()
        };
        let wait = by_address.or_else(by_player);
        wait.as_ref().map_or(Ok(()), too_many)
    }

    /// Counts the request and refuses it where there were too many; one step, so that a burst
    /// cannot slip through.
    ///
    /// # Errors
    /// [`Error::TooMany`] with the seconds to wait.
    pub fn check_rate(&self, req: &HttpRequest, token: Option<&Token>) -> Result<(), Error> {
        // The address counts for everybody: a made-up token must not open a fresh account.
        let by_address = match self.caller(req) {
            Some(address) if !address.is_loopback() => {
                self.addresses.check_key(&network_of(address)).err()
            }
            _ => None,
        };
        let by_player = || {
            let token = token?.hash();
            self.players.check_key(&token.0).err()
        };
        let wait = by_address.or_else(by_player);
        wait.as_ref().map_or(Ok(()), too_many)
    }
}

/// The refusal of a caller who has to wait.
fn too_many(wait: &NotUntil<QuantaInstant>) -> Result<(), Error> {
    let wait = wait.wait_time_from(governor::clock::DefaultClock::default().now());
    Err(Error::TooMany(seconds(wait)))
}

/// An address as proxies write it: bare, or with a port.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|a| a.ip());
    let bracketed = || {
        let inner = text.strip_prefix('[')?.strip_suffix(']')?;
        inner.parse::<IpAddr>().ok()
    };
    let address = bare.or_else(with_port).or_else(bracketed)?;
    Some(address.to_canonical())
}

/// Whole seconds, rounded up, at least one.
fn seconds(wait: Duration) -> u32 {
    let whole = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    u32::try_from(whole.max(1)).unwrap_or(u32::MAX)
}

/// What counts as one caller: an IPv4 address, or the /64 of an IPv6 address.
fn network_of(address: IpAddr) -> u128 {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_bits().into(),
        IpAddr::V6(address) => address.to_bits() >> 64 << 64,
    }
}

/// The host that a request asks for.
pub(super) fn host_of(req: &HttpRequest) -> Option<&str> {
    match req.uri().authority() {
        Some(authority) => Some(authority.as_str()),
        None => req.headers().get(header::HOST)?.to_str().ok(),
    }
}

/// Whether a host, with its port where it has one, is this machine by name or address.
pub(super) fn is_loopback(host: &str) -> bool {
    let (name, port) = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']').unwrap_or((rest, "?")),
        None => host.split_at(host.find(':').unwrap_or(host.len())),
    };
    let plain_port = port.is_empty()
        || port
            .strip_prefix(':')
            .is_some_and(|port| port.parse::<u16>().is_ok());
    let loopback = name
        .parse::<IpAddr>()
        .is_ok_and(|address| address.is_loopback());
    plain_port && (name.eq_ignore_ascii_case("localhost") || loopback)
}

/// A host without the port that its scheme has anyway.
fn without_default_port(host: &str) -> &str {
    host.strip_suffix(":443")
        .or_else(|| host.strip_suffix(":80"))
        .unwrap_or(host)
}

/// Whether a request that may change something comes from this site's own pages. A JSON call
/// without our cookie has nothing that another site could abuse.
///
/// # Errors
/// [`Error::Forbidden`] when it does not.
pub fn check_origin(req: &HttpRequest, site: &Site) -> Result<(), Error> {
    if matches!(*req.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    let carries = [site.cookie_name(), site.prefs_name()]
        .into_iter()
        .any(|name| req.cookie(name).is_some());
    if is_api(req.path()) && !carries {
        return Ok(());
    }
    let text = |name| {
        req.headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    let own = match (text("sec-fetch-site"), text("origin")) {
        (Some(fetched), _) => fetched == "same-origin",
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == host_of(req)
        }
        (None, None) => false,
    };
    if own {
        Ok(())
    } else {
        Err(Error::Forbidden("the request comes from another site"))
    }
}

/// Whether an address is one of the JSON interface.
#[must_use]
pub fn is_api(path: &str) -> bool {
    path == "/healthz" || path == "/readyz" || path.starts_with("/api/")
}
