use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use daily_dama::puzzle::table::table;
use daily_dama::web::lang::{Arg, FORM, Lang, Rich};
use daily_dama::web::pages::Progress;
use daily_dama::web::pages::puzzle::share_text;

fn lang(code: &str) -> Lang {
    Lang::parse(code).unwrap()
}

/// The messages themselves, without their forms for families of games.
fn messages(lang: Lang) -> BTreeMap<String, Vec<String>> {
    let mut messages = lang.inventory();
    messages.retain(|key, _| !key.contains(FORM));
    messages
}

#[test]
fn the_site_offers_its_languages_in_the_order_they_ask_for() {
    let codes: Vec<_> = Lang::all().map(Lang::code).collect();
    assert_eq!(codes[..4], ["tr", "ar", "en", "ru"], "others come after");
    assert!(Lang::parse("TR").is_none());
    assert!(Lang::parse("zz").is_none());
    for lang in Lang::all() {
        let rtl = lang
            .name()
            .chars()
            .any(|c| ('\u{590}'..'\u{900}').contains(&c));
        assert_eq!(
            lang.dir(),
            if rtl { "rtl" } else { "ltr" },
            "{}",
            lang.code()
        );
        assert!(table(lang.home_game()).is_some(), "{}", lang.code());
    }
    assert_eq!(lang("ar").home_game(), "arabic");
    assert_eq!(lang("tr").home_game(), "turkish");
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let model = messages(lang("tr"));
    assert!(model.len() > 200, "only {} messages", model.len());
    for other in Lang::all() {
        let mine = messages(other);
        let keys = |m: &BTreeMap<String, Vec<String>>| m.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&model).difference(&keys(&mine)).cloned().collect();
        let extra: Vec<_> = keys(&mine).difference(&keys(&model)).cloned().collect();
        assert_eq!((missing, extra), (vec![], vec![]), "{}", other.code());
        for (key, variables) in &model {
            let differ: BTreeSet<_> = variables.iter().filter(|v| *v != "n").collect();
            let theirs: BTreeSet<_> = mine[key].iter().filter(|v| *v != "n").collect();
            assert_eq!(differ, theirs, "{key} in {}", other.code());
            assert!(other.has(key), "{key} in {} does not parse", other.code());
        }
    }
}

/// Every `"key"` that a template or a page asks for exists.
#[test]
fn every_message_asked_for_by_a_template_exists() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut asked = BTreeSet::new();
    for file in std::fs::read_dir(root.join("templates")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for call in [
            "chrome.t(\"",
            "chrome.n(\"",
            "chrome.r(\"",
            "chrome.with(\"",
            "chrome.count(\"",
        ] {
            asked.extend(
                text.split(call)
                    .skip(1)
                    .filter_map(|s| s.split('"').next())
                    .map(str::to_owned),
            );
        }
    }
    assert!(asked.len() > 80, "only {} found", asked.len());
    for lang in Lang::all() {
        let missing: Vec<_> = asked.iter().filter(|k| !lang.has(k)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

#[test]
fn arabic_counts_have_six_forms() {
    let ar = lang("ar");
    let left = |n: i64| ar.text_with("attempts-left", &[("n", Arg::from(n))]);
    let expected = [
        (0, "لم تبق محاولات"),
        (1, "بقيت محاولة واحدة"),
        (2, "بقيت محاولتان"),
        (3, "بقيت 3 محاولات"),
        (11, "بقيت 11 محاولة"),
        (100, "بقيت 100 محاولة"),
        (103, "بقيت 103 محاولات"),
        (111, "بقيت 111 محاولة"),
    ];
    for (n, text) in expected {
        assert_eq!(left(n), text);
    }
    let days = |n: i64| ar.text_with("streak-days", &[("n", Arg::from(n))]);
    assert_eq!(days(11), "11 يومًا متتاليًا");
    assert_eq!(days(100), "100 يوم متتالٍ");
    assert_eq!(days(103), "103 أيام متتالية");
    assert_eq!(days(111), "111 يومًا متتاليًا");
}

#[test]
fn russian_counts_have_three_forms() {
    let forms = [
        (
            "win-in",
            [
                "Выигрыш в {} ход",
                "Выигрыш в {} хода",
                "Выигрыш в {} ходов",
            ],
        ),
        (
            "attempts-left",
            [
                "Осталась {} попытка",
                "Осталось {} попытки",
                "Осталось {} попыток",
            ],
        ),
        (
            "streak-days",
            ["Серия: {} день", "Серия: {} дня", "Серия: {} дней"],
        ),
        (
            "best-streak-is",
            [
                "Лучшая серия: {} день",
                "Лучшая серия: {} дня",
                "Лучшая серия: {} дней",
            ],
        ),
        (
            "wrong-slower",
            [
                "Выигрывает, но в {} ход.",
                "Выигрывает, но в {} хода.",
                "Выигрывает, но в {} ходов.",
            ],
        ),
    ];
    let cases: [(i64, usize); 8] = [
        (1, 0),
        (2, 1),
        (5, 2),
        (11, 2),
        (12, 2),
        (21, 0),
        (22, 1),
        (25, 2),
    ];
    let large: [(i64, usize); 7] = [
        (100, 2),
        (101, 0),
        (102, 1),
        (111, 2),
        (112, 2),
        (121, 0),
        (1_000, 2),
    ];
    for (key, texts) in forms {
        for (n, form) in cases.into_iter().chain(large) {
            let text = lang("ru").text_with(key, &[("n", Arg::from(n))]);
            assert_eq!(text, texts[form].replace("{}", &n.to_string()));
        }
    }
    let zero = lang("ru").text_with("streak-days", &[("n", Arg::from(0_i64))]);
    assert_eq!(zero, "Серии пока нет");
    let args = [
        ("side", Arg::from("black")),
        ("n", Arg::from(3_i64)),
        ("move", Arg::from("g7xe7xe5xe3")),
    ];
    assert_eq!(
        lang("ru").text_with("wrong-takes-more", &args),
        "Чёрные бьют 3 шашки ходом g7xe7xe5xe3."
    );
}

#[test]
fn dates_are_written_as_each_language_writes_them() {
    let day = NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
    assert_eq!(lang("tr").full_date(day), "29 Kasım 2026 Pazar");
    assert_eq!(lang("ar").full_date(day), "الأحد، 29 نوفمبر 2026");
    assert_eq!(lang("tr").day_and_weekday(day), "29 Kasım Pazar");
    assert_eq!(lang("tr").month_and_year(day), "Kasım 2026");
    assert_eq!(lang("tr").short_month(11), "Kas");
    assert_eq!(lang("tr").short_weekday(chrono::Weekday::Mon), "Pzt");
    assert_eq!(lang("tr").weekdays()[0], chrono::Weekday::Mon);
    assert_eq!(lang("tr").number(1_234_567), "1.234.567");
    assert_eq!(
        lang("ru").full_date(day),
        "воскресенье, 29 ноября 2026\u{202f}г."
    );
    assert_eq!(lang("ru").day_and_weekday(day), "воскресенье, 29 ноября");
    assert_eq!(lang("ru").month_and_year(day), "ноябрь 2026\u{202f}г.");
    assert_eq!(lang("ru").short_weekday(chrono::Weekday::Mon), "пн");
    assert_eq!(lang("ru").weekdays()[0], chrono::Weekday::Mon);
    assert_eq!(
        lang("ru").number(1_234_567),
        "1\u{a0}234\u{a0}567",
        "digits in groups that do not break apart"
    );
    assert_eq!(
        lang("ar")
            .short_date(day)
            .chars()
            .filter(char::is_ascii_digit)
            .count(),
        2
    );
}

#[test]
fn backticks_become_isolates_and_foreign_text_is_escaped() {
    assert_eq!(
        Rich::new("a `b3-b4` c").as_str(),
        "a <bdi dir=\"ltr\" class=\"mv\">b3-b4</bdi> c"
    );
    assert_eq!(
        Rich::new("`<i>` & \"q\" `").as_str(),
        "<bdi dir=\"ltr\" class=\"mv\">&lt;i&gt;</bdi> &amp; &quot;q&quot; `"
    );
    let args = [("move", Arg::from("`x`<b>"))];
    let html = lang("en").rich("confirm-question", &args);
    assert_eq!(
        html.as_str(),
        "Your move: <bdi dir=\"ltr\" class=\"mv\">&#39;x&#39;&lt;b&gt;</bdi>. Play it?"
    );
    let args = [("move", Arg::from("d4-d5"))];
    assert_eq!(
        lang("tr").text_with("confirm-question", &args),
        "Hamlen: d4-d5. Oynansın mı?"
    );
    assert!(
        lang("ar")
            .text_with("confirm-question", &args)
            .contains("\u{2066}d4-d5\u{2069}")
    );
}

#[test]
fn a_missing_message_shows_its_key() {
    assert_eq!(lang("tr").text("no-such-message"), "no-such-message");
}

#[test]
fn the_language_header_is_read_with_its_weights() {
    let best = |h: &str| Lang::negotiate(h).map(Lang::code);
    assert_eq!(best("ar-EG,ar;q=0.9,en;q=0.8"), Some("ar"));
    assert_eq!(best("fr, en;q=0.3, tr;q=0.7"), Some("tr"));
    assert_eq!(best("TR-tr"), Some("tr"));
    assert_eq!(best("ru-RU,ru;q=0.9,en-US;q=0.8"), Some("ru"));
    assert_eq!(best("fr, de;q=0.2"), None);
    assert_eq!(best("en;q=0, tr;q=0.1"), Some("tr"));
    assert_eq!(best("*;;;q=x,\u{130}"), None);
    assert_eq!(best(""), None);
}

#[test]
fn the_share_text_has_words_and_cups_and_no_move() {
    let second = Progress {
        spent: 1,
        solved: true,
        ..Progress::default()
    };
    let text = |code: &str, progress| share_text(lang(code), "turkish", 333, 3, progress);
    assert_eq!(
        text("tr", second),
        "Günün Daması № 333 · Türk daması\n3 hamlede kazan: 2. denemede ☕☕"
    );
    assert_eq!(
        text("ar", second),
        "داما اليوم رقم 333 · الداما التركية\nاربح في 3 نقلات: في المحاولة الثانية ☕☕"
    );
    assert_eq!(
        text("en", second),
        "Daily Dama No. 333 · Turkish draughts\nWin in 3: second attempt ☕☕"
    );
    assert_eq!(
        text("ru", second),
        "Шашки: задача дня № 333 · Турецкие шашки\nВыигрыш в 3 хода: со второй попытки ☕☕"
    );
    let hinted = Progress {
        hint: true,
        ..second
    };
    assert_eq!(
        text("tr", hinted),
        "Günün Daması № 333 · Türk daması\n3 hamlede kazan: 2. denemede, ipucuyla ☕☕"
    );
    assert_eq!(
        text("ru", hinted),
        "Шашки: задача дня № 333 · Турецкие шашки\n\
         Выигрыш в 3 хода: со второй попытки, с подсказкой ☕☕"
    );
    let lost = Progress {
        spent: 3,
        ..Progress::default()
    };
    assert_eq!(
        text("en", lost),
        "Daily Dama No. 333 · Turkish draughts\nWin in 3: again tomorrow ☕☕☕"
    );
    assert!(text("ru", lost).ends_with("Выигрыш в 3 хода: завтра снова ☕☕☕"));
    let gave_up = Progress {
        gave_up: true,
        spent: 1,
        ..Progress::default()
    };
    assert!(text("ar", gave_up).ends_with("وغدًا من جديد ☕☕☕"));
}
