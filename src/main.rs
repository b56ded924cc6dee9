//! x
use daily_dama::{puzzle::day::Zone, web::start};
#[actix_web::main]
async fn main() -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .init();
    let port = std::env::args().nth(1).unwrap_or_else(|| "8080".into());
    start::serve(start::Start {
        bind: format!("127.0.0.1:{port}").parse()?,
        url: None,
        database: std::env::args()
            .nth(2)
            .unwrap_or_else(|| "daily-dama.db".into())
            .into(),
        zone: Zone::parse("Europe/Istanbul")?,
        first_day: chrono::NaiveDate::from_ymd_opt(2026, 1, 1).expect("a date"),
        secret: None,
        proxies: vec![],
        now: None,
        rehearsal: false,
        operator: None,
    })
    .await
}
