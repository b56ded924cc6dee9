//! What search engines ask for: what they may look at, and which pages there are.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data, Path},
};
use chrono::{Datelike, NaiveDate};

use super::language;
use crate::{
    puzzle::table::{TABLES, Table},
    web::{error::Error, fresh, lang::Lang, rich::Rich, state::Site, visitor::arrived},
};

/// The type of a list of pages.
const XML: &str = "application/xml; charset=utf-8";

/// Queries that show a passing state of a page; there are as many as there are moves.
const PASSING: [&str; 7] = [
    "path=", "show=", "attempt=", "give-up=", "again=", "confirm=", "try=",
];

/// `/robots.txt`.
pub(super) async fn robots(site: Data<Site>) -> HttpResponse {
    let mut text = "User-agent: *\nAllow: /\nDisallow: /api/\n".to_owned();
    for query in PASSING {
        text.push_str(&format!("Disallow: /*?{query}\nDisallow: /*&{query}\n"));
    }
    text.push_str(&format!("\nSitemap: {}/sitemap.xml\n", site.origin));
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body(text)
}

/// `/sitemap.xml`: the lists of each language, one of its pages and one of the days of each year.
pub(super) async fn index(request: HttpRequest, site: Data<Site>) -> HttpResponse {
    let today = site.daily.today(arrived(&request, &site));
    let mut text = head("sitemapindex", "");
    let years: Vec<i32> = (site.daily.settings().first_day.year()..=today.year()).collect();
    for lang in Lang::all() {
        let at = format!("{}/{}", site.origin, lang.code());
        let of_years = years.iter().map(|year| format!("{at}/sitemap-{year}.xml"));
        for address in std::iter::once(format!("{at}/sitemap.xml")).chain(of_years) {
            let address = Rich::new(&address);
            text.push_str(&format!("<sitemap><loc>{address}</loc></sitemap>\n"));
        }
    }
    text.push_str("</sitemapindex>\n");
    sent(&request, &site, text)
}

/// `/{lang}/sitemap.xml`: every page of a language but those of single days.
pub(super) async fn pages(
    request: HttpRequest,
    site: Data<Site>,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let today = site.daily.today(arrived(&request, &site));
    let mut list = List::new(&site.origin, lang);
    list.add("", Some(today));
    for place in ["/rules", "/about", "/embed", "/bots"] {
        list.add(place, None);
    }
    for id in TABLES.into_iter().map(Table::id) {
        list.add(&format!("/rules/{id}"), None);
        if !site.daily.is_daily(id) {
            list.add(&format!("/{id}"), None);
            continue;
        }
        list.add(&format!("/{id}"), Some(today));
        list.add(&format!("/{id}/archive"), Some(today));
        list.add(&format!("/{id}/archive/theme"), None);
        for month in months(site.daily.settings().first_day, today) {
            let month = format!("{:04}-{:02}", month.year(), month.month());
            list.add(&format!("/{id}/archive/{month}"), None);
        }
    }
    Ok(sent(&request, &site, list.end()))
}

/// `/{lang}/sitemap-2026.xml`: the days of a year that have come, in all games.
pub(super) async fn days(
    request: HttpRequest,
    site: Data<Site>,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path.0)?;
    let now = arrived(&request, &site);
    let digits = path.1.len() == 4 && path.1.bytes().all(|byte| byte.is_ascii_digit());
    let year = path.1.parse().ok().filter(|_| digits);
    let first = year.and_then(|year| NaiveDate::from_ymd_opt(year, 1, 1));
    let first = first.ok_or(Error::NotFound)?;
    let open: Vec<NaiveDate> = first
        .iter_days()
        .take_while(|date| date.year() == first.year())
        .filter(|date| site.daily.is_open(*date, now))
        .collect();
    if open.is_empty() {
        return Err(Error::NotFound);
    }
    // Thousands of days in every language: not where other requests wait.
    let here = site.clone();
    let text = web::block(move || {
        let mut list = List::new(&here.origin, lang);
        for id in here.daily.games() {
            for date in &open {
                list.add(&format!("/{id}/{date}"), Some(*date));
            }
        }
        list.end()
    });
    let text = text
        .await
        .map_err(|error| Error::Internal(error.to_string()))?;
    Ok(sent(&request, &site, text))
}

/// The first days of all months from one day to another.
fn months(from: NaiveDate, to: NaiveDate) -> impl Iterator<Item = NaiveDate> {
    let next = |month: &NaiveDate| month.checked_add_months(chrono::Months::new(1));
    std::iter::successors(from.with_day(1), next).take_while(move |month| *month <= to)
}

fn head(element: &str, more: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
        <{element} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"{more}>\n"
    )
}

/// Lists change at the turnover alone.
fn sent(request: &HttpRequest, site: &Site, text: String) -> HttpResponse {
    let zone = &site.daily.settings().zone;
    let today = site.daily.today(arrived(request, site));
    let changed = zone.turnover_after(today.pred_opt().unwrap_or(today));
    fresh::answer(request, XML, text, changed)
}

/// A list of pages of one language, each with its sisters in the others.
struct List<'a> {
    origin: &'a str,
    lang: Lang,
    text: String,
}

impl<'a> List<'a> {
    fn new(origin: &'a str, lang: Lang) -> Self {
        let text = head("urlset", " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"");
        Self { origin, lang, text }
    }

    /// A page by its address below the language, with the day on which it came or changed.
    fn add(&mut self, place: &str, changed: Option<NaiveDate>) {
        let address = |lang: Lang| {
            let address = format!("{}/{}{place}", self.origin, lang.code());
            Rich::new(&address).as_str().to_owned()
        };
        let mut entry = format!("<url><loc>{}</loc>", address(self.lang));
        if let Some(date) = changed {
            entry.push_str(&format!("<lastmod>{date}</lastmod>"));
        }
        for lang in Lang::all() {
            entry.push_str(&alternate(lang.code(), &address(lang)));
        }
        entry.push_str(&alternate("x-default", &self.anybody(place)));
        entry.push_str("</url>\n");
        self.text.push_str(&entry);
    }

    /// Where readers of other languages go; as the pages themselves say.
    fn anybody(&self, place: &str) -> String {
        let code = Lang::fallback().code();
        let address = match place {
            "" => format!("{}/", self.origin),
            place => format!("{}/{code}{place}", self.origin),
        };
        Rich::new(&address).as_str().to_owned()
    }

    fn end(mut self) -> String {
        self.text.push_str("</urlset>\n");
        self.text
    }
}

fn alternate(lang: &str, address: &str) -> String {
    format!("<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{address}\"/>")
}
