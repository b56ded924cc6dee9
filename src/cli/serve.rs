//! `serve`: the site.

use super::{
    calibrate::grades,
    result::{Answer, Done, Stop},
    store::{Missing, place},
    today::{day_settings, library},
};
use crate::{
    settings::{self, Metrics},
    store, telemetry,
    web::start::{self, Start},
};

/// What `serve` is told: the settings of the site.
pub use crate::settings::Serve as Arguments;

/// Serves until it is told to stop.
///
/// # Errors
/// Bad settings, and what fails on the way.
pub fn run(arguments: &Arguments) -> Done {
    settings::check_environment().map_err(|problem| Stop::input(&problem))?;
    telemetry::start(&arguments.log)
        .map_err(|problem| Stop::BadInput(format!("--log: {problem}")))?;
    let days = day_settings(&arguments.calendar)?;
    let start = Start {
        bind: arguments.bind,
        url: arguments.url.as_ref().map(ToString::to_string),
        database: place(&arguments.store, Missing::Make)?.into(),
        zone: days.zone,
        first_day: days.first_day,
        secret: days.secret,
        proxies: arguments.trusted_proxy.clone(),
        now: arguments.now,
        rehearsal: arguments.rehearsal,
        operator: arguments.operator.clone(),
        library: library(
            arguments.calendar.books.as_deref(),
            arguments.calendar.blocked.as_deref(),
        )?
        .regraded(grades(&arguments.calendar)?),
        open_metrics: arguments.metrics == Metrics::Open,
        rates: arguments.rates.into(),
    };
    let served = actix_web::rt::System::new().block_on(start::serve(start));
    served.map_err(|error| match error.downcast_ref::<store::Error>() {
        Some(store::Error::File { .. }) => Stop::BadInput(format!("{error:#}")),
        _ => Stop::Failed(error),
    })?;
    Ok(Answer::Yes)
}
