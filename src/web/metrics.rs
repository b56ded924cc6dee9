//! `GET /metrics`: the figures of the running site as `OpenMetrics` text.
//!
//! They name games, addresses by their template and outcomes; never a player, a position or a
//! day that is to come.

use std::sync::Mutex;

use actix_web::{
    HttpRequest, HttpResponse,
    body::MessageBody,
    dev::ServiceResponse,
    http::{StatusCode, header},
    web::Data,
};
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::Registry,
};

use super::{
    error::Error,
    security::{host_of, is_loopback},
    state::Site,
    visitor::arrived,
};

/// What `OpenMetrics` text is sent as.
const MIME: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The label of what no address fits.
const NO_ROUTE: &str = "none";

/// Headers by which a proxy says that a request came from elsewhere.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfGame {
    game: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfRequest {
    route: String,
    status: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OfMove {
    game: &'static str,
    outcome: &'static str,
}

/// The figures, counted since the start of the program.
#[derive(Debug)]
pub struct Metrics {
    open: bool,
    registry: Registry,
    requests: Family<OfRequest, Counter>,
    judged: Family<OfMove, Counter>,
    fresh_days: Family<OfGame, Gauge>,
    reserve_low: Family<OfGame, Gauge>,
    /// One reader at a time brings the figures up to date.
    reading: Mutex<()>,
}

impl Metrics {
    /// Nothing counted yet; told to everybody where `open`, else to this machine alone.
    #[must_use]
    pub fn new(open: bool) -> Self {
        let mut registry = Registry::with_prefix("dama");
        let requests = Family::default();
        let judged = Family::default();
        let fresh_days = Family::default();
        let reserve_low = Family::default();
        registry.register(
            "requests",
            "Requests answered, by template of the address and class of the status",
            requests.clone(),
        );
        registry.register(
            "moves_judged",
            "Moves judged, by game and outcome",
            judged.clone(),
        );
        registry.register(
            "fresh_days",
            "Days after today with a puzzle that was never shown",
            fresh_days.clone(),
        );
        registry.register(
            "reserve_low",
            "1 where fewer than 90 such days are left",
            reserve_low.clone(),
        );
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        registry.register("build", "The program", Info::new(version));
        Self {
            open,
            registry,
            requests,
            judged,
            fresh_days,
            reserve_low,
            reading: Mutex::new(()),
        }
    }

    /// Counts an answer.
    pub(super) fn answered<B: MessageBody>(&self, response: &ServiceResponse<B>) {
        let route = response.request().match_pattern();
        let labels = OfRequest {
            route: route.unwrap_or_else(|| NO_ROUTE.to_owned()),
            status: class(response.status()),
        };
        self.requests.get_or_create(&labels).inc();
    }

    /// The text with everything up to date.
    fn text(&self, site: &Site, req: &HttpRequest) -> Result<String, std::fmt::Error> {
        // Nothing but figures is behind this lock, so a panic of another reader does no harm.
        let _reading = self
            .reading
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        for reserve in site.daily.reserves(arrived(req, site)) {
            let game = OfGame { game: reserve.game };
            self.fresh_days.get_or_create(&game).set(reserve.fresh_days);
            self.reserve_low
                .get_or_create(&game)
                .set(i64::from(reserve.is_low()));
        }
        for ((game, outcome), count) in site.daily.judged() {
            let outcome = outcome.name();
            let counter = self.judged.get_or_create(&OfMove { game, outcome });
            counter.inc_by(count.saturating_sub(counter.get()));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        100..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    }
}

/// Whether a request was made on this machine, and asks for it by a loopback address: a proxy on
/// it makes the requests of others, and passes on the host that they typed.
fn is_local(req: &HttpRequest) -> bool {
    let peer = req.peer_addr().map(|peer| peer.ip().to_canonical());
    let forwarded = |name: &&str| req.headers().contains_key(*name);
    peer.is_some_and(|peer| peer.is_loopback())
        && host_of(req).is_some_and(is_loopback)
        && !FORWARDED.iter().any(forwarded)
}

/// The figures; for others than those who may see them there is nothing here.
pub(super) async fn page(req: HttpRequest, site: Data<Site>) -> Result<HttpResponse, Error> {
    if !site.metrics.open && !is_local(&req) {
        return Err(Error::NotFound);
    }
    let text = site
        .metrics
        .text(&site, &req)
        .map_err(|error| Error::Internal(error.to_string()))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type(MIME)
        .body(text))
}
