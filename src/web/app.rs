//! The site put together: the same for `serve` and for tests.

use std::{io, net::TcpListener, sync::Arc, time::Duration};

use actix_web::{
    App, HttpServer,
    dev::Server,
    middleware::from_fn,
    web::{self, Data, PayloadConfig},
};

use chrono::{DateTime, Utc};
use tracing_actix_web::TracingLogger;

use super::{
    api, assets,
    error::Error,
    methods::read,
    metrics, ready, routes,
    shell::{LARGEST_BODY, shell},
    spans::RequestSpan,
    state::Site,
};
use crate::daily::days::Reserve;

/// How long requests under way may take to finish when the server stops.
const SHUTDOWN_SECONDS: u64 = 10;
/// How often the turnover is looked for.
const TURNOVER_CHECK: Duration = Duration::from_secs(2);

/// Callers that have been quiet are forgotten every so many checks.
const TIDY_ROUNDS: u64 = 30;
/// After a failure the day is recorded at every so many checks.
const RETRY_ROUNDS: u64 = 15;

/// Everything an `App` of the site is made of.
pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.app_data(PayloadConfig::new(LARGEST_BODY));
    cfg.app_data(web::FormConfig::default().limit(LARGEST_BODY));
    cfg.service(read("/static/{name}", assets::serve));
    cfg.service(read("/readyz", ready::page));
    cfg.service(read("/metrics", metrics::page));
    api::configure(cfg);
    routes::configure(cfg);
}

async fn nothing() -> Result<actix_web::HttpResponse, Error> {
    Err(Error::NotFound)
}

/// A server on a listener that is bound already; it runs when awaited.
///
/// # Errors
/// When the listener cannot be used.
pub fn server(site: &Data<Site>, listener: TcpListener) -> io::Result<Server> {
    let site = site.clone();
    let server = HttpServer::new(move || {
        App::new()
            .app_data(site.clone())
            .wrap(from_fn(shell))
            .wrap(TracingLogger::<RequestSpan>::new())
            .configure(configure)
            .default_service(web::to(nothing))
    })
    .client_request_timeout(Duration::from_secs(10))
    .keep_alive(Duration::from_secs(30))
    .shutdown_timeout(SHUTDOWN_SECONDS)
    .listen(listener)?
    .run();
    Ok(server)
}

/// Looks at the puzzles of past days, so that no visitor waits for it.
pub async fn look_back(site: Data<Site>) {
    let now = site.clock.now();
    if let Err(error) = site.daily.look_back(now).await {
        tracing::warn!(%error, "past days are looked at when they are asked for");
    }
}

/// Records each new day at its turnover, and tidies up, for as long as the task lives.
pub async fn watch_turnovers(site: Data<Site>) {
    let mut recorded = None;
    let (mut round, mut failed) = (0_u64, 0_u64);
    loop {
        let now = site.clock.now();
        let today = site.daily.today(now);
        // A store that cannot be written is tried again less often.
        let due = failed == 0 || failed.is_multiple_of(RETRY_ROUNDS);
        if recorded != Some(today) && !due {
            failed += 1;
        } else if recorded != Some(today) {
            match site.daily.record_days(now).await {
                Ok(()) => {
                    recorded = Some(today);
                    failed = 0;
                    watch_store(&site).await;
                    watch_reserves(&site, now);
                }
                Err(error) => {
                    failed += 1;
                    tracing::error!(%error, "the day could not be recorded");
                }
            }
        }
        round += 1;
        if round.is_multiple_of(TIDY_ROUNDS) {
            site.network.tidy();
        }
        tokio::time::sleep(TURNOVER_CHECK).await;
    }
}

/// Says loudly when the store has become damaged, before backups rot with it.
async fn watch_store(site: &Site) {
    match site.daily.store().check().await {
        Ok(flaws) => {
            for flaw in flaws {
                tracing::error!(flaw, "the store is damaged");
            }
        }
        Err(error) => tracing::error!(%error, "the store cannot be checked"),
    }
}

/// Says which games are about to run out of new puzzles.
fn watch_reserves(site: &Site, now: DateTime<Utc>) {
    let low = site.daily.reserves(now).into_iter().filter(Reserve::is_low);
    for reserve in low {
        tracing::warn!(
            game = reserve.game,
            fresh_days = reserve.fresh_days,
            last_fresh_day = %reserve.last_fresh_day,
            "few days have a new puzzle, then old ones return"
        );
    }
}

/// The site's parts behind one shared handle.
#[must_use]
pub fn shared(site: Site) -> Data<Site> {
    Data::from(Arc::new(site))
}
