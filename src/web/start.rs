//! From settings to a running site.

use std::{
    io::Write as _,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    sync::Arc,
};

use anyhow::{Context, bail};
use chrono::{DateTime, NaiveDate, Utc};

use super::{
    app, assets,
    metrics::Metrics,
    pictures::studio::Studio,
    routes::puzzle,
    security::{Cidr, Network, Rates},
    state::Site,
};
use crate::{
    daily::{
        clock::Clock,
        days::{Daily, Settings},
    },
    puzzle::{day::Zone, library::Library},
    store::{Store, sqlite::SqliteStore},
};

/// Everything that an operator can set.
#[derive(Clone, Debug)]
pub struct Start {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The public address; `None` for `http://localhost:PORT` and any host.
    pub url: Option<String>,
    /// The store.
    pub database: PathBuf,
    /// Where the day turns over.
    pub zone: Zone,
    /// First day of the archive.
    pub first_day: NaiveDate,
    /// Keys the pick.
    pub secret: Option<Vec<u8>>,
    /// Proxies whose word on callers is believed.
    pub proxies: Vec<Cidr>,
    /// The books, without the puzzles that the operator withdraws.
    pub library: Library,
    /// Whether everybody may read the figures, not only programs on this machine.
    pub open_metrics: bool,
    /// Another instant to start at.
    pub now: Option<DateTime<Utc>>,
    /// Lets `now` lie before what the store holds.
    pub rehearsal: bool,
    /// Who runs the site.
    pub operator: Option<String>,
    /// How often a caller may ask.
    pub rates: Rates,
}

/// The public address taken apart.
fn origin(url: Option<&str>, port: u16) -> anyhow::Result<(String, Option<String>)> {
    let Some(url) = url else {
        return Ok((format!("http://localhost:{port}"), None));
    };
    let trimmed = url.trim_end_matches('/');
    let host = trimmed
        .strip_prefix("https://")
        .or_else(|| trimmed.strip_prefix("http://"))
        .filter(|host| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']));
    match host {
        Some(host) => Ok((trimmed.to_owned(), Some(host.to_owned()))),
        None => bail!("the public address must be like https://dama.example, not {url:?}"),
    }
}

/// Serves until the process is told to stop.
///
/// # Errors
/// When a setting is bad, the store cannot be opened, the clock would go back, or the address is
/// taken; one line says which.
pub async fn serve(start: Start) -> anyhow::Result<()> {
    let clock = start.now.map_or_else(Clock::system, Clock::starting_at);
    let library = &start.library;
    check_first_day(library, start.first_day)?;
    if is_far(library, start.zone.date_at(clock.now())) {
        bail!("the clock is more than a century after the first volume");
    }
    for id in library.stale() {
        tracing::warn!(id, "a withdrawn puzzle is in no book");
    }
    let (_, _) = origin(start.url.as_deref(), start.bind.port())?;
    let store = open_store(&start, &clock).await?;
    let settings = Settings {
        zone: start.zone.clone(),
        first_day: start.first_day,
        secret: start.secret.clone(),
    };
    let daily = Arc::new(Daily::new(library, store, settings));
    if let Err(error) = daily.record_days(clock.now()).await {
        // Pages go on with the picks; the watch records them once the store can be written.
        tracing::error!(%error, "the days cannot be recorded");
    }
    // Most of what is made at first use; nobody shall wait for it.
    assets::warm();
    let listener = TcpListener::bind(start.bind)
        .with_context(|| format!("{} cannot be listened on", start.bind))?;
    let port = listener.local_addr()?.port();
    let (origin, host) = origin(start.url.as_deref(), port)?;
    tell_oddities(&start, &origin, &clock);
    let site = app::shared(Site {
        daily,
        clock,
        origin: origin.clone(),
        operator: start.operator,
        network: Network::new(host, start.proxies, start.rates),
        metrics: Metrics::new(start.open_metrics),
        studio: Studio::default(),
    });
    if let Err(error) = puzzle::warm(&site).await {
        tracing::warn!(%error, "today's pages cannot be made yet");
    }
    let server = app::server(&site, listener)?;
    let watch = tokio::spawn(app::watch_turnovers(site.clone()));
    let back = tokio::spawn(app::look_back(site));
    tracing::info!(address = %start.bind, "open {origin}");
    // A closed standard error must not end the site.
    let _ = writeln!(std::io::stderr(), "Daily Dama: open {origin}");
    server.await?;
    watch.abort();
    back.abort();
    Ok(())
}

/// The store, sound and not ahead of the clock.
async fn open_store(start: &Start, clock: &Clock) -> anyhow::Result<Arc<dyn Store>> {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&start.database)?);
    let flaws = store.check().await?;
    if let Some(flaw) = flaws.first() {
        bail!("the store {} is damaged: {flaw}", start.database.display());
    }
    if let Some(later) = going_back(store.as_ref(), &start.zone, clock.now()).await? {
        // An instant that somebody chose is a mistake or a rehearsal. The machine's own clock may
        // trail by a little; what is stored stays as it is.
        if start.now.is_some() && !start.rehearsal {
            bail!("{later}; use --rehearsal to go on");
        }
        tracing::warn!("{later}");
    }
    Ok(store)
}

/// Says what an operator may not have meant.
fn tell_oddities(start: &Start, origin: &str, clock: &Clock) {
    if !origin.starts_with("https://") {
        let plain = format!("{origin} is not https: the cookie is sent without Secure");
        if start.url.is_some() {
            tracing::warn!("{plain}");
        } else {
            tracing::info!("{plain}");
        }
    }
    if start.now.is_some() {
        tracing::warn!(
            "the clock is not the machine's: it started at {}",
            clock.now()
        );
    }
}

/// Every day is worked out from the first volume on, so there must be an end to them.
fn is_far(library: &Library, today: NaiveDate) -> bool {
    let first = crate::puzzle::table::TABLES
        .into_iter()
        .filter_map(|table| library.pool(table, None).first_day())
        .min();
    first.is_some_and(|first| (today - first).num_days() > 36_525)
}

/// The archive cannot begin before there are puzzles.
fn check_first_day(library: &Library, first_day: NaiveDate) -> anyhow::Result<()> {
    for table in crate::puzzle::table::TABLES {
        if let Some(first) = library.pool(table, None).first_day()
            && first_day < first
        {
            bail!("the first day {first_day} lies before the first volume, which begins {first}");
        }
    }
    Ok(())
}

/// What the store holds that is later than the clock.
async fn going_back(
    store: &dyn Store,
    zone: &Zone,
    now: DateTime<Utc>,
) -> anyhow::Result<Option<String>> {
    if let Some(latest) = store.latest().await?
        && latest > now
    {
        return Ok(Some(format!(
            "the store has records of {latest}, later than {now}"
        )));
    }
    let recorded = store.last_recorded().await?;
    Ok(recorded
        .filter(|latest| *latest > zone.date_at(now))
        .map(|latest| format!("the store has recorded {latest}, which is yet to come")))
}
