//! One page of every kind.

use chrono::NaiveDate;
use daily_dama::daily::ladder::Rung;
use daily_dama::puzzle::theme::Theme as Idea;
use daily_dama::store::Agent;
use daily_dama::web::board_view::{BoardForm, BoardModel, BoardShape, BoardView, Marks, Seat};
use daily_dama::web::lang::Lang;
use daily_dama::web::pages::about::AboutPage;
use daily_dama::web::pages::archive::{ArchiveDay, ArchivePage, DayMark, Filter, Wanted};
use daily_dama::web::pages::error::{ErrorPage, Trouble, empty_board};
use daily_dama::web::pages::games::{GameRow, GamesPage, NoDailyPage};
use daily_dama::web::pages::keep::{CodePage, DeviceRow, Keep, RecoverPage};
use daily_dama::web::pages::me::{JournalEntry, MePage, YearDay};
use daily_dama::web::pages::rules::{
    RulesBoard, RulesIndexPage, RulesPage, RulesSection, SectionKind,
};
use daily_dama::web::pages::settings::SettingsPage;
use daily_dama::web::pages::{Appearance, Progress, Spread, Tab, Theme};

use askama::Template;

use super::puzzles::{chrome, diagram, puzzle, quiet_moves, states, today};

pub(crate) fn mark_of(day: u32) -> DayMark {
    match day % 13 {
        0 => DayMark::Lost,
        5 => DayMark::Missed,
        2 | 7 => DayMark::Solved(2),
        9 => DayMark::Solved(3),
        _ => DayMark::Solved(1),
    }
}

pub(crate) fn archive(lang: Lang) -> ArchivePage {
    let day = |d| NaiveDate::from_ymd_opt(2026, 11, d).expect("November has thirty days");
    ArchivePage {
        chrome: chrome(
            lang,
            Some(Tab::Archive),
            "/turkish/archive/2026-11",
            &lang.text("tab-archive"),
        ),
        today: today(),
        days: (1..=30)
            .map(|d| ArchiveDay {
                date: day(d),
                mark: match d {
                    29 => DayMark::Open,
                    30 => DayMark::None,
                    _ => mark_of(d),
                },
                hint: d == 14,
                late: d == 16,
                exists: d < 30,
                fits: d % 3 == 0,
            })
            .collect(),
        known: true,
        ladder: (1..=7)
            .map(|grade| Rung {
                grade,
                win_in: [if grade < 4 { 2 } else { 3 }].into(),
            })
            .collect(),
        filter: Filter {
            action: "/f".to_owned(),
            themes: vec![Idea::Block],
            wanted: Wanted {
                win_in: Some(3),
                ..Wanted::default()
            },
        },
        voids: Vec::new(),
        previous: Some("/p".to_owned()),
        next: None,
        next_unsolved: Some("/u".to_owned()),
    }
}

pub(crate) fn me(lang: Lang, erase: bool) -> MePage {
    let days = today().iter_days_back().take(333).map(|date| {
        let mark = if date == today() {
            DayMark::Open
        } else {
            mark_of(date.ord())
        };
        YearDay { date, mark }
    });
    MePage {
        chrome: chrome(lang, Some(Tab::Me), "/me", &lang.text("tab-me")),
        known: true,
        current: 46,
        best: 61,
        played: 288,
        solved: 259,
        spread: Spread {
            counts: [118, 98, 43, 29],
            mine: None,
        },
        today_open: true,
        all: (52, 70),
        others: vec![("arabic".to_owned(), 3, 21)],
        year: 2026,
        days: days.collect(),
        years: (Some("/y".to_owned()), None),
        journal: (15..29)
            .rev()
            .map(|d| JournalEntry {
                date: NaiveDate::from_ymd_opt(2026, 11, d).expect("November has thirty days"),
                mark: mark_of(d),
                hint: d == 24,
                late: d == 16,
            })
            .collect(),
        older: Some("/o".to_owned()),
        erase,
        keep: keep(erase),
    }
}

fn keep(leave: bool) -> Keep {
    let device = |id: &str, browser: &str, system: &str, here: bool| DeviceRow {
        id: id.to_owned(),
        agent: Agent {
            browser: browser.to_owned(),
            system: system.to_owned(),
        },
        added: today(),
        used: here.then(today),
        here,
    };
    Keep {
        code: leave.then(today),
        devices: vec![
            device("0000000000000001", "Chrome", "Android", true),
            device("0000000000000002", "", "", false),
        ],
        leave,
        gone: leave,
    }
}

fn code(lang: Lang, recovered: bool) -> CodePage {
    let groups = ["2345", "6789", "ABCD", "EFGH", "JKMN", "PQRS"];
    CodePage {
        chrome: chrome(lang, Some(Tab::Me), "/me", &lang.text("code-title")),
        groups: groups.map(str::to_owned).to_vec(),
        recovered,
    }
}

fn recover(lang: Lang, wrong: bool) -> RecoverPage {
    RecoverPage {
        chrome: chrome(lang, Some(Tab::Me), "/recover", &lang.text("recover-title")),
        known: wrong,
        wrong,
    }
}

trait Days {
    fn iter_days_back(self) -> Box<dyn Iterator<Item = NaiveDate>>;
    fn ord(&self) -> u32;
}

impl Days for NaiveDate {
    fn iter_days_back(self) -> Box<dyn Iterator<Item = NaiveDate>> {
        Box::new(std::iter::successors(Some(self), NaiveDate::pred_opt))
    }
    fn ord(&self) -> u32 {
        use chrono::Datelike;
        self.ordinal()
    }
}

pub(crate) fn games(lang: Lang) -> GamesPage {
    let model = BoardModel::still(BoardShape::plain_8(), Seat::White, diagram());
    let row = |id: &str, progress, win_in| GameRow {
        id: id.to_owned(),
        board: BoardView::thumbnail(lang, id, &model),
        win_in,
        progress,
    };
    let solved = Progress {
        spent: 1,
        solved: true,
        ..Progress::default()
    };
    GamesPage {
        chrome: chrome(lang, Some(Tab::Games), "", &lang.text("games-heading")),
        date: today(),
        rows: vec![
            row("turkish", Progress::default(), Some(3)),
            row("arabic", solved, Some(3)),
        ],
    }
}

pub(crate) fn rules(lang: Lang) -> RulesPage {
    let t = |key: &str| lang.raw(&format!("rules-turkish-{key}"), &[]);
    let mut model = BoardModel::still(BoardShape::plain_8(), Seat::White, diagram());
    let still = BoardView::still(lang, "still-1", &model);
    model.marks = Marks::for_choice(&quiet_moves(), &["d4".to_owned()]);
    let form = BoardForm {
        method: "get",
        action: format!("/{}/rules/turkish#men", lang.code()),
        fields: vec![("try", "men".to_owned()), ("path", "d4".to_owned())],
    };
    let board = |id: &str, board, verdict| RulesBoard {
        id: id.to_owned(),
        board,
        caption: t("diagram-men"),
        verdict,
        rule: None,
        reset: Some("#men".to_owned()),
        wake: None,
    };
    let section = |id: &str, kind, boards| RulesSection {
        id: id.to_owned(),
        also: vec![format!("{id}-also")],
        kind,
        title: t(&format!("{id}-title")),
        paragraphs: vec![t(&format!("{id}-p1")), t(&format!("{id}-p2"))],
        list: vec![],
        boards,
    };
    RulesPage {
        chrome: chrome(lang, Some(Tab::Rules), "/rules/turkish", "x"),
        heading: lang.text("game-turkish"),
        lead: t("zero-p1"),
        daily: true,
        sections: vec![
            section(
                "men",
                SectionKind::Zero,
                vec![board(
                    "men-1",
                    BoardView::playable(lang, "men-1", &model, form),
                    Some(t("men-p2")),
                )],
            ),
            section(
                "capture",
                SectionKind::Rule,
                vec![board("still-1", still, None)],
            ),
            section("chain", SectionKind::Own, vec![]),
        ],
        five: (1..=5).map(|i| t(&format!("five-{i}"))).collect(),
        faq: vec![("</script><b>?".to_owned(), t("men-p1"))],
    }
}

pub(crate) fn render(page: &impl Template) -> String {
    page.render().expect("a page of plain data renders")
}

/// Every page of the site in one language: name and HTML.
pub(crate) fn pages(lang: Lang) -> Vec<(String, String)> {
    let mut pages: Vec<(String, String)> = states()
        .iter()
        .map(|s| (s.name.to_owned(), render(&puzzle(lang, s))))
        .collect();
    let mut dark = puzzle(lang, &states()[0]);
    for (name, theme, contrast) in [
        ("dark", Theme::Dark, false),
        ("contrast", Theme::Light, true),
        ("contrast-dark", Theme::Dark, true),
    ] {
        dark.chrome.appearance = Appearance { theme, contrast };
        pages.push((format!("today-{name}"), render(&dark)));
    }
    pages.extend(other_pages(lang));
    pages.extend(errors(lang));
    pages.extend(super::reach::pages(lang));
    pages.extend(super::super::boards::pages(lang));
    pages
}

pub(crate) fn other_pages(lang: Lang) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    let mut add = |name: &str, html: String| pages.push((name.to_owned(), html));
    add("games", render(&games(lang)));
    add("archive", render(&archive(lang)));
    add("me", render(&me(lang, false)));
    add("me-erase", render(&me(lang, true)));
    add("code", render(&code(lang, false)));
    add("code-recovered", render(&code(lang, true)));
    add("recover", render(&recover(lang, false)));
    add("recover-wrong", render(&recover(lang, true)));
    add("rules", render(&rules(lang)));
    add(
        "rules-index",
        render(&RulesIndexPage {
            chrome: chrome(lang, Some(Tab::Rules), "/rules", &lang.text("tab-rules")),
            columns: vec![lang.text("sq-white-man"), lang.text("sq-white-king")],
            rows: vec![(
                "turkish".to_owned(),
                vec!["`8x8`".to_owned(), "2".to_owned()],
            )],
            compared: Vec::new(),
        }),
    );
    add(
        "about",
        render(&AboutPage {
            chrome: chrome(lang, None, "/about", &lang.text("about")),
            operator: Some("Ayşe <ayse@example.org>".to_owned()),
            zone: "Europe/Istanbul".to_owned(),
        }),
    );
    add(
        "settings",
        render(&SettingsPage {
            chrome: chrome(lang, None, "/settings", &lang.text("settings")),
            confirm_moves: true,
            back: "/tr/turkish".to_owned(),
            saved: true,
        }),
    );
    add(
        "no-daily",
        render(&NoDailyPage {
            chrome: chrome(lang, Some(Tab::Today), "/turkish", "x"),
            board: empty_board(lang),
        }),
    );
    pages
}

pub(crate) fn errors(lang: Lang) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for trouble in [
        Trouble::NotFound,
        Trouble::BadRequest,
        Trouble::TooMany,
        Trouble::Unavailable,
        Trouble::CookiesOff,
    ] {
        let mut page = ErrorPage::new(chrome(lang, None, "", "x"), trouble);
        page.retry_after = (trouble == Trouble::TooMany).then_some(5);
        pages.push((format!("error-{}", trouble.id()), render(&page)));
    }
    pages
}
