//! The words of each game: the forms that messages have for a family of games.

use std::collections::BTreeSet;

use daily_dama::{
    rules::game::Words,
    web::{
        lang::{Arg, FORM, Lang},
        pages::{
            Progress,
            puzzle::{refusal, share_text},
        },
    },
};

const FAMILIES: [Words; 3] = [Words::Dama, Words::Draughts, Words::Star];

fn lang(code: &str) -> Lang {
    Lang::parse(code).expect("a language of the site")
}

/// A message with its numbers at four and its other values in letters.
fn shown(lang: Lang, key: &str, side: &str) -> String {
    let args = [
        ("n", Arg::from(4_u8)),
        ("side", side.into()),
        ("move", "a1-b1".into()),
        ("example", "a1-b1".into()),
        ("at", 1_u8.into()),
        ("last", 2_u8.into()),
    ];
    lang.text_with(key, &args)
}

#[test]
fn a_message_is_told_in_the_words_of_its_game() {
    let king = |words| lang("ar").in_words(words).text("sq-white-king");
    assert_eq!(lang("ar").text("sq-white-king"), "دامة بيضاء");
    assert_eq!(king(Words::Dama), "دامة بيضاء");
    assert_eq!(king(Words::Draughts), "ملك أبيض");
    let help = |code, words| lang(code).in_words(words).text("help");
    assert_eq!(
        help("en", Words::Star),
        "Tap a piece, then the hole it goes to."
    );
    assert_eq!(
        help("en", Words::Draughts),
        "Tap a piece, then the square it goes to.",
        "a form that is not there is the message itself"
    );
    assert_eq!(
        help("ar", Words::Draughts),
        "المس القطعة، ثم المربع الذي تنتقل إليه."
    );
    assert!(lang("en") == lang("en").in_words(Words::Star));
    assert_eq!(lang("en").in_words(Words::Star).words(), Some(Words::Star));
    assert_eq!(lang("en").words(), None);
}

#[test]
fn every_form_belongs_to_a_message_and_a_family_and_has_no_value_of_its_own() {
    let names = FAMILIES.map(Words::name);
    let model = lang("tr").inventory();
    let mut forms = 0;
    for lang in Lang::all() {
        for (key, variables) in lang.inventory() {
            let Some((message, family)) = key.split_once(FORM) else {
                continue;
            };
            let code = lang.code();
            assert!(names.contains(&family), "{key} in {code}");
            let known = model.get(message);
            let known = known.unwrap_or_else(|| panic!("{key} in {code} is a form of nothing"));
            for name in variables {
                assert!(
                    known.contains(&name) || name == "n",
                    "{key} in {code}: {name}"
                );
            }
            assert!(lang.has(&key), "{key} in {code} does not parse");
            assert_ne!(
                shown(lang, &key, "white"),
                shown(lang, message, "white"),
                "{key} in {code} says nothing else"
            );
            forms += 1;
        }
    }
    assert!(forms > 150, "only {forms} forms");
}

/// The ideas of races; all others are those of games with captures.
const STAR_THEMES: [&str; 8] = [
    "backward",
    "own-bridge",
    "foreign-bridge",
    "lone-runner",
    "quiet-step",
    "long-hops",
    "makes-room",
    "relay",
];

/// What a family never shows: rules that it does not have, and the table of all games.
fn never(words: Words, key: &str) -> bool {
    let elsewhere = [
        "about-", "privacy", "compare-", "table-", "rules-", "lang-", "games-", "game-",
    ];
    let starless = [
        "wrong-takes-",
        "refused-capture-compulsory",
        "refused-longer-chain",
        "refused-priority",
        "refused-no-turn-back",
        "refused-men-not-back",
        "rule-capture-compulsory",
        "rule-longer-chain",
        "rule-priority",
        "rule-no-turn-back",
        "rule-men-not-back",
        "sq-white-",
        "sq-black-",
        "sq-side-",
        "keys-plain",
        "keys-dark",
        "sq-must",
        "sq-taken",
        "solved-chain-praise",
        "try-takes",
        "step-takes",
        "warm-up-forced",
        "warm-up-optional",
        "try-crowned",
        "ending-no-pieces",
        "ending-no-moves",
        "ending-king-v-king",
        "ending-one-each",
    ];
    let begins = |list: &[&str]| list.iter().any(|start| key.starts_with(start));
    let diagonal = words != Words::Draughts && key.starts_with("diag-");
    let name = key.trim_start_matches("theme-").trim_end_matches("-about");
    let race = STAR_THEMES.contains(&name);
    let theme = key.starts_with("theme-") && race != (words == Words::Star);
    begins(&elsewhere)
        || diagonal
        || theme
        || key == "moves-legend"
        || key == "confirm-setting"
        || { words == Words::Star && begins(&starless) }
}

/// Messages that count the moves of the task: they say «نقلات» in every game.
const COUNTS: [&str; 3] = ["win-in", "within", "wrong-slower"];

/// Every message of the interface in a family's words has none of these in it.
fn free_of(code: &str, words: Words, foreign: &[&str], except: &[&str]) {
    let lang = lang(code).in_words(words);
    let mut read = 0;
    for key in lang.inventory().into_keys() {
        if key.contains(FORM) || never(words, &key) || except.contains(&key.as_str()) {
            continue;
        }
        for side in ["white", "black"] {
            let text = shown(lang, &key, side);
            for word in foreign {
                assert!(!text.contains(word), "{key} in {code}, {words:?}: {text}");
            }
        }
        read += 1;
    }
    assert!(read > 200, "only {read} messages");
}

#[test]
fn arabic_messages_keep_each_games_own_words() {
    let dama = ["ملك", "ملوك", "أسر", "ؤسر", "مأسور", "لوحة", "حركة"];
    free_of("ar", Words::Dama, &dama, &[]);
    let straight = ["دامة", "دامات", "أكل", "ؤكل", "مأكول", "رقعة", "رقاع"];
    let draughts = [&straight[..], &["نقلة", "نقلات", "نقلتين"]].concat();
    free_of("ar", Words::Draughts, &draughts, &COUNTS);
    let captures = ["ملك", "أسر", "ؤسر", "مربع", "حجر", "الأبيض", "الأسود"];
    free_of(
        "ar",
        Words::Star,
        &[&draughts[..], &captures].concat(),
        &COUNTS,
    );
}

#[test]
fn no_message_of_the_star_speaks_of_squares_captures_or_colors() {
    let words = |list: &'static [&'static str]| list;
    let foreign = [
        (
            "tr",
            words(&[
                " kare", "Kare", " alma ", "Alma ", "damay", " dama ", "eyaz", "iyah",
            ]),
        ),
        (
            "en",
            words(&["square", "captur", " king", "White", "Black", "raughts"]),
        ),
        (
            "ru",
            words(&["поле", "поля", "взят", "дамк", "елые", "елых", "ёрны"]),
        ),
    ];
    for (code, list) in foreign {
        if Lang::parse(code).is_some() {
            // The site keeps its name; players are told by point and color.
            let except = [
                "site-name",
                "share-text",
                "star-side",
                "to-move",
                "tree-key",
                "tree-replies",
                "ending-home",
            ];
            free_of(code, Words::Star, list, &except);
        }
    }
}

#[test]
fn the_star_calls_its_players_by_letter() {
    for lang in Lang::all() {
        let star = lang.in_words(Words::Star);
        for key in [
            "to-move",
            "reply",
            "wrong-escapes",
            "wrong-draws",
            "wrong-wins",
        ] {
            let text = shown(star, key, "yellow");
            assert!(text.contains('E'), "{key} in {}: {text}", lang.code());
        }
    }
    let star = |code| lang(code).in_words(Words::Star);
    assert_eq!(shown(star("en"), "to-move", "white"), "A (white) to move");
    assert_eq!(shown(star("tr"), "to-move", "black"), "Sıra: D (siyah)");
    assert_eq!(
        shown(star("ar"), "to-move", "white"),
        "الدور: \u{2066}A\u{2069} (أبيض)"
    );
}

#[test]
fn refusals_labels_and_share_texts_follow_the_family() {
    let ar = lang("ar");
    let refused = |words, game: &str, rule: &str| {
        refusal(ar.in_words(words), game, rule, "x")
            .as_str()
            .to_owned()
    };
    assert_eq!(
        refused(Words::Dama, "arabic", "capture-compulsory"),
        "لا تصح هذه النقلة: الأكل إجباري. لم تُخصم محاولة."
    );
    assert_eq!(
        refused(Words::Draughts, "russian", "capture-compulsory"),
        "لا تصح هذه الحركة: الأسر إجباري. لم تُخصم محاولة."
    );
    assert_eq!(
        refused(Words::Star, "chinese", "square-taken"),
        "لا تصح هذه الحركة: الخانة مشغولة. لم تُخصم محاولة."
    );
    let label = |words, key: &str| ar.in_words(words).text(key);
    assert_eq!(label(Words::Dama, "sq-must"), "يجب أن يأكل");
    assert_eq!(label(Words::Draughts, "sq-must"), "يجب أن يأسر");
    assert_eq!(label(Words::Draughts, "board"), "لوحة الداما");
    assert_eq!(label(Words::Star, "board"), "لوحة النجمة");
    let solved = Progress {
        spent: 1,
        solved: true,
        ..Progress::default()
    };
    let shares: BTreeSet<String> = FAMILIES
        .into_iter()
        .map(|words| share_text(ar.in_words(words), "arabic", 333, 3, solved))
        .collect();
    assert_eq!(shares.len(), 1, "the task is told alike in every game");
    assert!(shares.iter().all(|text| text.contains("اربح في 3 نقلات")));
}

#[test]
fn what_cannot_be_read_is_answered_with_a_move_of_the_game() {
    for game in daily_dama::puzzle::table::TABLES {
        let example = game.legal_moves(&game.start()).expect("a start")[0]
            .text
            .clone();
        for lang in Lang::all() {
            let lang = lang.for_game(game);
            let html = refusal(lang, game.id(), "unreadable", "x");
            let code = lang.code();
            assert!(html.as_str().contains(&example), "{} in {code}", game.id());
        }
    }
}

#[test]
fn no_arabic_message_has_the_numero_sign() {
    for key in lang("ar").inventory().into_keys() {
        let text = lang("ar").raw(&key, &[]);
        assert!(!text.contains('№'), "{key}: {text}");
    }
}

#[test]
fn every_game_has_a_name_in_every_language() {
    for lang in Lang::all() {
        let names: BTreeSet<String> = daily_dama::puzzle::table::TABLES
            .into_iter()
            .map(|game| {
                let key = format!("game-{}", game.id());
                assert!(lang.has(&key), "{key} in {}", lang.code());
                lang.text(&key)
            })
            .collect();
        assert_eq!(names.len(), daily_dama::puzzle::table::TABLES.len());
    }
}
