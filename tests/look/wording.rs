//! What holds of the words of every language, and of Russian beside.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use daily_dama::web::lang::{Arg, Lang};

/// Messages that say the same in English and in another language, and why they may.
const SAME_AS_ENGLISH: [(&str, &str); 3] = [
    ("comma", "a sign that most scripts share"),
    ("lang-dir", "a code"),
    ("lang-home-game", "the id of a game"),
];

/// The values that choose a form of a message.
const SIDES: [&str; 2] = ["white", "black"];

/// Every form of a message, with the variables that are no count left as they are.
fn forms(lang: Lang, key: &str) -> BTreeSet<String> {
    let counts = [0_i64, 1, 2, 3, 5, 11, 21, 22, 101, 111];
    SIDES
        .into_iter()
        .flat_map(|side| counts.map(|n| [("side", Arg::from(side)), ("n", Arg::from(n))]))
        .map(|args| lang.raw(key, &args))
        .collect()
}

fn texts(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let texts: BTreeMap<_, _> = lang
        .inventory()
        .into_keys()
        .map(|key| (key.clone(), forms(lang, &key)))
        .collect();
    assert!(texts.len() > 400, "{}: {}", lang.code(), texts.len());
    texts
}

/// The prose of a text: without moves, squares, and the names of variables.
fn prose(text: &str) -> String {
    let outside = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let mut depth = 0_u32;
    let mut prose = String::new();
    for c in outside.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => prose.push(c),
            _ => {}
        }
    }
    prose
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{52f}').contains(&c)
}

/// The message files of a language, by name.
fn files(code: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let files: BTreeMap<_, _> = fs::read_dir(folder)
        .expect("the folder of messages")
        .map(|entry| entry.expect("a file").path())
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.to_owned();
            let ours = name.split('.').next() == Some(code);
            ours.then(|| (name, fs::read_to_string(&path).expect("a text")))
        })
        .collect();
    assert!(!files.is_empty(), "{code}");
    files
}

#[test]
fn no_message_was_left_in_english() {
    let english = texts(Lang::parse("en").unwrap());
    for lang in Lang::all().filter(|lang| lang.code() != "en") {
        for (key, forms) in texts(lang) {
            // A form for a family of games may exist in one language alone.
            let Some(english) = english.get(&key) else {
                continue;
            };
            let excused = SAME_AS_ENGLISH.iter().any(|(same, _)| *same == key);
            let untranslated = english.is_superset(&forms);
            let wordless = forms
                .iter()
                .all(|f| !prose(f).contains(char::is_alphabetic));
            assert!(
                !untranslated || excused || wordless,
                "{}: {key} = {forms:?}",
                lang.code()
            );
        }
    }
}

#[test]
fn nobody_is_shouted_at() {
    for lang in Lang::all() {
        for (key, forms) in texts(lang) {
            for text in forms {
                assert!(
                    !text.contains(['!', '！']),
                    "{}: {key}: {text}",
                    lang.code()
                );
            }
        }
    }
}

/// Names may be Latin; a sentence is not, and no word mixes letters that look alike.
#[test]
fn russian_messages_are_written_in_russian_letters() {
    let ru = Lang::parse("ru").unwrap();
    for (key, forms) in texts(ru) {
        if key.starts_with("lang-") && key != "lang-name" {
            continue;
        }
        for text in forms {
            let prose = prose(&text);
            let letters = prose.chars().filter(|c| c.is_alphabetic());
            let (russian, other): (Vec<_>, Vec<_>) = letters.partition(|c| is_cyrillic(*c));
            assert!(
                other.is_empty() || russian.len() > other.len(),
                "{key}: {text}"
            );
            for word in prose.split(|c: char| !c.is_alphanumeric()) {
                let mixed =
                    word.contains(is_cyrillic) && word.contains(|c: char| c.is_ascii_alphabetic());
                assert!(!mixed, "{key}: {word}");
            }
        }
    }
}

/// A count that tells one from many tells few apart too.
#[test]
fn russian_messages_with_a_count_have_all_three_forms() {
    let mut selectors = 0;
    for (file, text) in files("ru") {
        let forms = |form: &str| text.matches(form).count();
        assert_eq!(forms("[one]"), forms("[few]"), "{file}");
        assert_eq!(forms("[one]"), forms("*[many]"), "{file}");
        assert_eq!(forms("*[few]") + forms("*[one]"), 0, "{file}");
        selectors += forms("[one]");
    }
    assert!(selectors > 10, "only {selectors}");
}

/// Moves, numbers and times take no case ending.
#[test]
fn russian_hangs_no_ending_on_what_the_program_fills_in() {
    for (file, text) in files("ru") {
        for (i, line) in text.lines().enumerate() {
            let hung = line.split(['}', '`']).skip(1).any(|rest| {
                let rest = rest.strip_prefix('-').unwrap_or(rest);
                rest.starts_with(is_cyrillic)
            });
            // A word right after an opening apostrophe is inside, and nothing Russian is.
            assert!(!hung, "{file}:{}: {line}", i + 1);
        }
    }
}
