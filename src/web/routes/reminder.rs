//! The daily puzzle in a calendar.
//!
//! Written by hand: the crate at hand puts the present instant and a random id into the alarm,
//! so that no two answers would be alike.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Data, Path},
};
use chrono::NaiveDate;

use super::told;
use crate::{
    puzzle::table::Table,
    web::{
        error::Error,
        lang::{Arg, Lang},
        state::Site,
        visitor::arrived,
    },
};

/// The longest line of a calendar file, in octets, without its end.
const LONGEST: usize = 75;

/// `/{lang}/{game}/reminder.ics`.
pub(super) async fn file(
    site: Data<Site>,
    path: Path<(String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    if !site.daily.is_daily(table.id()) {
        return Err(Error::NotFound);
    }
    let first = site.daily.settings().first_day;
    let today = site.daily.today(arrived(&request, &site));
    let name = format!("attachment; filename=\"daily-dama-{}.ics\"", table.id());
    Ok(HttpResponse::Ok()
        .content_type("text/calendar; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(calendar(lang, table, &site.origin, (first, today))))
}

/// The calendar: every day at nine of the visitor's own clock, wherever that is, from today on.
///
/// The day turns over at midnight of the service's zone, so by nine in the morning the puzzle is
/// there in most of the world where it is played.
fn calendar(
    lang: Lang,
    table: &dyn Table,
    origin: &str,
    (first, today): (NaiveDate, NaiveDate),
) -> String {
    let id = table.id();
    let url = format!("{origin}/{}/{id}", lang.code());
    let host = origin.rsplit('/').next().unwrap_or_default();
    let host = host.split(':').next().unwrap_or_default();
    let game = [("game", Arg::from(lang.text(&format!("game-{id}"))))];
    let summary = escaped(&lang.text_with("reminder-title", &game));
    let about = escaped(&format!("{}\n{url}", lang.text("site-description")));
    let lines = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        format!(
            "PRODID:-//Daily Dama//Reminder//{}",
            lang.code().to_ascii_uppercase()
        ),
        "CALSCALE:GREGORIAN".to_owned(),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{id}-daily@{host}"),
        format!("DTSTAMP:{}T000000Z", first.format("%Y%m%d")),
        format!("DTSTART:{}T090000", today.format("%Y%m%d")),
        "DURATION:PT10M".to_owned(),
        "RRULE:FREQ=DAILY".to_owned(),
        "TRANSP:TRANSPARENT".to_owned(),
        format!("SUMMARY;LANGUAGE={}:{summary}", lang.code()),
        format!("DESCRIPTION;LANGUAGE={}:{about}", lang.code()),
        format!("URL:{url}"),
        "BEGIN:VALARM".to_owned(),
        "ACTION:DISPLAY".to_owned(),
        "TRIGGER:PT0S".to_owned(),
        format!("DESCRIPTION:{summary}"),
        "END:VALARM".to_owned(),
        "END:VEVENT".to_owned(),
        "END:VCALENDAR".to_owned(),
    ];
    lines.iter().map(|line| folded(line)).collect()
}

/// A text as a property's value.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => escaped.extend(['\\', c]),
            '\n' => escaped.push_str("\\n"),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A line with its end, folded so that no part is too long and no letter is cut.
fn folded(line: &str) -> String {
    let mut folded = String::with_capacity(line.len() + 8);
    let mut length = 0;
    for c in line.chars() {
        if length + c.len_utf8() > LONGEST {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(c);
        length += c.len_utf8();
    }
    folded.push_str("\r\n");
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_letters_and_give_the_text_back() {
        let line = "SUMMARY:".to_owned() + &"لغز الداما، كل يوم ".repeat(20);
        let folded = folded(&line);
        for part in folded.split_terminator("\r\n") {
            assert!(part.len() <= 75 && !part.is_empty(), "{}", part.len());
        }
        assert!(folded.lines().count() > 5);
        assert_eq!(folded.replace("\r\n ", "").trim_end(), line.trim_end());
        let full = "X".repeat(75);
        assert_eq!(super::folded(&full), format!("{full}\r\n"));
        assert_eq!(
            super::folded(&format!("{full}Y")),
            format!("{full}\r\n Y\r\n")
        );
        assert_eq!(escaped("a,b;c\\d\ne:f"), "a\\,b\\;c\\\\d\\ne:f");
    }
}
