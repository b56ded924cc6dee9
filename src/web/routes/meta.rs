//! Titles and descriptions of pages, for windows, previews and search engines. No two pages of a
//! language share one.

use chrono::NaiveDate;

use super::boards;
use crate::{
    daily::days::Day,
    puzzle::{table::Table, theme::Theme},
    web::lang::{Arg, Lang},
};

/// What a page says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The title, without the name of the site.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}

/// Longest description that is shown whole, in characters.
const LONGEST: usize = 160;

impl Meta {
    fn new(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Self {
        Self {
            title: lang.text_with(&format!("title-{key}"), args),
            description: whole(&lang.text_with(&format!("meta-{key}"), args)),
        }
    }
}

/// The sentences that fit, so that none is cut off in the middle; at least the first.
fn whole(text: &str) -> String {
    let mut fits = text;
    while fits.chars().count() > LONGEST {
        let end = fits.trim_end_matches('.').rfind(". ");
        match end {
            Some(end) => fits = &fits[..=end],
            None => break,
        }
    }
    fits.to_owned()
}

fn name(lang: Lang, table: &dyn Table) -> Arg {
    Arg::from(lang.text(&format!("game-{}", table.id())))
}

/// What is said of the page of all games; its title is the name of the site.
#[must_use]
pub fn games(lang: Lang) -> String {
    whole(&lang.text("games-meta"))
}

/// A page of no single game: `about`, `bots`, `embed`, `me`, `settings`, `rules-index`.
#[must_use]
pub fn plain(lang: Lang, key: &str) -> Meta {
    Meta::new(lang, key, &[])
}

/// A page of a game: `archive`, `themes`, `rules`, `no-daily`.
#[must_use]
pub fn of_game(lang: Lang, key: &str, table: &dyn Table) -> Meta {
    Meta::new(lang, key, &[("game", name(lang, table))])
}

/// Today's page.
#[must_use]
pub fn today(lang: Lang, day: &Day) -> Meta {
    Meta::new(lang, "today", &of_day(lang, day))
}

/// The page of a day, whether or not it is today.
#[must_use]
pub fn day(lang: Lang, day: &Day) -> Meta {
    Meta::new(lang, "day", &of_day(lang, day))
}

fn of_day(lang: Lang, day: &Day) -> [(&'static str, Arg); 5] {
    let side = boards::seat(day.table, day.side).id();
    let number = u32::try_from(day.number).unwrap_or(u32::MAX);
    let task = lang.text_with("win-in", &[("n", Arg::from(day.win_in))]);
    let mover = lang.text_with("to-move", &[("side", Arg::from(side))]);
    let number = lang.text_with("day-number", &[("n", Arg::from(number))]);
    [
        ("game", name(lang, day.table)),
        ("date", Arg::from(lang.full_date(day.date))),
        ("number", Arg::from(number)),
        ("task", Arg::from(task)),
        ("mover", Arg::from(mover)),
    ]
}

/// A month of the archive.
#[must_use]
pub fn month(lang: Lang, table: &dyn Table, first: NaiveDate) -> Meta {
    let month = Arg::from(lang.month_and_year(first));
    Meta::new(
        lang,
        "month",
        &[("game", name(lang, table)), ("month", month)],
    )
}

/// The days of a theme.
#[must_use]
pub fn theme(lang: Lang, table: &dyn Table, theme: Theme) -> Meta {
    let key = format!("theme-{}", theme.name());
    let args = [
        ("game", name(lang, table)),
        ("idea", Arg::from(lang.text(&key))),
        ("about", Arg::from(lang.text(&format!("{key}-about")))),
    ];
    Meta::new(lang, "theme", &args)
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn sentences_that_do_not_fit_are_left_out_whole() {
        let first = "A sentence of some words, as long as it takes to fill a line or two of a page, and then some more of them.";
        let text = format!("{first} A second one that does not fit in what is left of the space.");
        assert!(text.chars().count() > 160);
        assert_eq!(whole(&text), first);
        assert_eq!(whole(first), first);
        let endless = "x".repeat(200);
        assert_eq!(whole(&endless), endless, "there is nothing to leave out");
    }
}
