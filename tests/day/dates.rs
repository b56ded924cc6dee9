//! Dates and months as text.

use daily_dama::puzzle::day::{parse_date, parse_month};
use proptest::prelude::{any, proptest};

use super::date;

#[test]
fn a_date_is_read_when_it_is_written_exactly() {
    assert_eq!(parse_date("2026-11-29"), Some(date("2026-11-29")));
    assert_eq!(parse_date("1900-01-01"), Some(date("1900-01-01")));
    assert_eq!(parse_date("9999-12-31"), Some(date("9999-12-31")));
    assert_eq!(parse_date("2024-02-29"), Some(date("2024-02-29")));
    assert_eq!(parse_month("2026-11"), Some(date("2026-11-01")));
}

#[test]
fn anything_else_is_no_date() {
    let wrong = [
        "",
        "2026",
        "2026-11",
        "2026-11-",
        "2026-11-2",
        "2026-11-290",
        "2026-11-31",
        "2026-02-29",
        "2026-00-10",
        "2026-13-10",
        "2026-11-00",
        "1899-12-31",
        "0000-01-01",
        "10000-01-01",
        "-026-11-29",
        "+026-11-29",
        "2026-+1-29",
        "2026-11-+9",
        "2026/11/29",
        "2026-11-29 ",
        " 2026-11-29",
        "2026-11-29T00:00",
        "٢٠٢٦-١١-٢٩",
        "2026‐11‐29",
        "20é-11-29",
        "99999-01-01",
        "1900-02-29",
        "2100-02-29",
        "2026-11\n29",
    ];
    for text in wrong {
        assert_eq!(parse_date(text), None, "{text:?}");
    }
    for text in [
        "",
        "2026",
        "2026-",
        "2026-1",
        "2026-00",
        "2026-13",
        "2026-+1",
        "1899-12",
        "2026-11-29",
    ] {
        assert_eq!(parse_month(text), None, "{text:?}");
    }
}

proptest! {
    #[test]
    fn what_is_read_prints_as_it_was_written(text in "[0-9]{4}-[01][0-9]-[0-3][0-9]") {
        if let Some(date) = parse_date(&text) {
            assert_eq!(date.to_string(), text);
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        let _ = (parse_date(&text), parse_month(&text));
    }
}
