//! The letters of the pictures: all known, Arabic joined and in its own order, all in its place.

use std::fs;

use daily_dama::{
    puzzle::table::{TABLES, Table, table},
    web::{
        lang::Lang,
        pictures::paint::{FACE, directed, paint, read, width},
    },
};
use resvg::{
    tiny_skia::Pixmap,
    usvg::{Rect, Text, Tree},
};

use super::{card, drawn, results, said, texts};
use crate::support::{EASY, date};

fn line(text: &str) -> Tree {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"60\">\
         <rect width=\"200\" height=\"60\" fill=\"#FFFFFF\"/>\
         <text font-family=\"{FACE}\" font-size=\"40\" x=\"10\" y=\"42\">{text}</text></svg>"
    );
    read(&svg).expect("an SVG")
}

/// Glyph number, its letters and where it stands, from left to right.
fn glyphs(text: &Text) -> Vec<(u32, String, f32)> {
    let spans = text.layouted().iter();
    let placed = spans.flat_map(|span| &span.positioned_glyphs);
    let mut found: Vec<_> = placed
        .map(|glyph| (glyph.id.0, glyph.text.clone(), glyph.transform().tx))
        .collect();
    found.sort_by(|a, b| a.2.total_cmp(&b.2));
    found
}

/// Number 0 is the empty box of a letter that the face does not have.
fn all_are_known(tree: &Tree, what: &str) {
    let texts = texts(tree);
    assert!(!texts.is_empty(), "{what}");
    for text in texts {
        let glyphs = glyphs(text);
        assert!(!glyphs.is_empty(), "{what}: {}", said(text));
        for (number, letters, _) in glyphs {
            assert_ne!(number, 0, "{what}: {letters:?} in {}", said(text));
        }
    }
}

#[test]
fn the_face_has_every_letter_of_every_card() {
    for lang in Lang::all() {
        for table in TABLES {
            let card = card(lang, table, &table.start(), None);
            all_are_known(&drawn(&card), &format!("{} {}", lang.code(), table.id()));
        }
        let turkish = table("turkish").expect("a game");
        for result in results() {
            let card = card(lang, turkish, EASY, Some(result));
            all_are_known(&drawn(&card), &format!("{} {result:?}", lang.code()));
        }
        // A day of every month, and every weekday among them.
        for month in 1..=12 {
            let date = date(&format!("2026-{month:02}-{:02}", month + 2));
            all_are_known(&line(&lang.full_date(date)), lang.code());
        }
    }
}

/// The license of the fonts it is made of asks for both.
#[test]
fn the_face_has_a_name_of_its_own_and_its_license_beside_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fonts");
    let license = fs::read_to_string(format!("{folder}/OFL.txt")).expect("a license");
    assert!(license.contains("SIL OPEN FONT LICENSE Version 1.1"));
    let tree = line("Dama");
    let faces: Vec<_> = tree.fontdb().faces().collect();
    assert_eq!(faces.len(), 2, "regular and bold");
    for face in faces {
        let names: Vec<_> = face
            .families
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        assert_eq!(names, [FACE]);
        assert!(!face.post_script_name.contains("Noto"));
        assert!(face.weight.0 == 400 || face.weight.0 == 700);
    }
    for style in ["Regular", "Bold"] {
        let path = format!("{folder}/DailyDamaSans-{style}.ttf");
        let length = fs::metadata(path).expect("a font").len();
        assert!(length < 200_000, "{style}: {length}");
    }
}

#[test]
fn a_letter_that_the_face_lacks_would_be_seen() {
    let tree = line("☕");
    let boxes = texts(&tree);
    assert!(
        boxes
            .iter()
            .any(|text| glyphs(text).iter().any(|g| g.0 == 0))
    );
}

#[test]
fn arabic_letters_join_and_run_from_right_to_left() {
    // Lam and alef are one sign, with Latin letters beside them as without.
    for text in ["لا", "لا A", "Dama لا"] {
        let tree = line(&directed(text, true));
        let text = texts(&tree)[0];
        let glyphs = glyphs(text);
        let arabic = |letters: &str| letters.contains(['\u{644}', '\u{627}']);
        let signs: Vec<_> = glyphs.iter().filter(|g| arabic(&g.1)).collect();
        assert_eq!(signs.len(), 1, "{glyphs:?}");
    }
    // The same letter looks different alone, at the beginning, in the middle and at the end.
    let forms = |text: &str| {
        let tree = line(&directed(text, true));
        glyphs(texts(&tree)[0])
            .into_iter()
            .filter(|g| g.1.contains('\u{62d}'))
            .map(|g| g.0)
            .collect::<Vec<_>>()
    };
    let alone = forms("ح");
    let joined = forms("ححح");
    assert_eq!((alone.len(), joined.len()), (1, 3));
    let mut all = [alone, joined].concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 4, "four forms");
    // "2 نقلات" begins at the right; the number, which comes first, stands rightmost.
    let tree = line(&directed("3 ابد", true));
    let glyphs = glyphs(texts(&tree)[0]);
    let order: String = glyphs.iter().map(|g| g.1.as_str()).collect();
    let letters: String = order.chars().filter(|c| c.is_alphanumeric()).collect();
    assert_eq!(letters, "دبا3");
}

/// Painted once and looked at by a person: `tests/data/pictures/lam-alef.png`.
#[test]
fn lam_alef_beside_latin_looks_as_it_was_seen() {
    let text = directed("لا Dama سلام", true);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"60\">\
         <rect width=\"240\" height=\"60\" fill=\"#FFFFFF\"/><text font-family=\"{FACE}\" \
         font-size=\"36\" text-anchor=\"end\" x=\"230\" y=\"42\">{text}</text></svg>"
    );
    let painted = paint(&svg).expect("a picture");
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/pictures/lam-alef.png"
    );
    let seen = Pixmap::load_png(path).expect("it is in the repository");
    assert_eq!(
        (painted.width(), painted.height()),
        (seen.width(), seen.height())
    );
    let pairs = painted.data().iter().zip(seen.data());
    let far = pairs.filter(|(a, b)| a.abs_diff(**b) > 64).count();
    assert!(far < 40, "{far} parts of pixels differ");
    let dark = seen.data().iter().filter(|part| **part < 64).count();
    assert!(dark > 1_000, "there is text on it");
}

#[test]
fn text_keeps_to_its_column_and_lines_keep_apart() {
    for lang in Lang::all() {
        for table in TABLES {
            for result in [None, results().last().copied()] {
                let card = card(lang, table, &table.start(), result);
                in_place(&drawn(&card), lang, table);
            }
        }
    }
}

/// Where the outlines of a text lie.
fn outlines(text: &Text) -> Rect {
    text.flattened().abs_bounding_box()
}

/// From the look: 48 free at the edge, a board of 566 with 32 beside it.
fn in_place(tree: &Tree, lang: Lang, table: &dyn Table) {
    let what = format!("{} {}", lang.code(), table.id());
    let (from, to) = match lang.is_rtl() {
        true => (32.0 + 566.0 + 32.0, 1200.0 - 48.0),
        false => (48.0, 1200.0 - 32.0 - 566.0 - 32.0),
    };
    let slack = 3.0;
    let beside = |text: &&&Text| {
        let at = outlines(text);
        let middle = f32::midpoint(at.left(), at.right());
        from <= middle && middle <= to
    };
    let texts = texts(tree);
    let column: Vec<_> = texts.iter().filter(beside).collect();
    assert!(column.len() >= 5, "{what}: {}", column.len());
    let mut lines = Vec::new();
    for text in column {
        let at = outlines(text);
        let words = said(text);
        assert!(
            at.left() >= from - slack,
            "{what}: {words} at {}",
            at.left()
        );
        assert!(
            at.right() <= to + slack,
            "{what}: {words} to {}",
            at.right()
        );
        assert!(at.top() >= 40.0 && at.bottom() <= 590.0, "{what}: {words}");
        lines.push((at.top(), at.bottom(), words));
    }
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    for pair in lines.windows(2) {
        assert!(pair[0].1 <= pair[1].0 + 1.0, "{what}: {pair:?}");
    }
}

#[test]
fn a_card_says_game_task_side_day_and_site() {
    let turkish = table("turkish").expect("a game");
    for (code, words) in [
        (
            "tr",
            [
                "Türk daması",
                "3 hamlede kazan",
                "Sıra beyazda",
                "29 Kasım 2026 Pazar · № 333",
                "Günün Daması",
            ],
        ),
        (
            "ar",
            [
                "الداما التركية",
                "اربح في 3 نقلات",
                "الدور للأبيض",
                "الأحد، 29 نوفمبر 2026 · رقم 333",
                "داما اليوم",
            ],
        ),
    ] {
        let lang = Lang::parse(code).expect("a language");
        let tree = drawn(&card(lang, turkish, EASY, None));
        let all: Vec<String> = texts(&tree).into_iter().map(said).collect();
        for words in words {
            assert!(all.iter().any(|text| text == words), "{words}: {all:?}");
        }
        for coordinate in ["a", "h", "1", "8"] {
            assert!(all.iter().any(|text| text == coordinate), "{coordinate}");
        }
    }
}

#[test]
fn a_result_has_the_words_of_the_text_to_share() {
    let turkish = table("turkish").expect("a game");
    let tr = Lang::parse("tr").expect("a language");
    let wanted = [
        "ilk denemede",
        "ilk denemede, ipucuyla",
        "2. denemede",
        "2. denemede, ipucuyla",
        "3. denemede",
        "3. denemede, ipucuyla",
        "yarın yine",
        "yarın yine, ipucuyla",
    ];
    for (result, words) in results().into_iter().zip(wanted) {
        let tree = drawn(&card(tr, turkish, EASY, Some(result)));
        let found = texts(&tree).into_iter().any(|text| said(text) == words);
        assert!(found, "{words}");
    }
}

#[test]
fn a_longer_text_is_wider_and_bold_is_wider_still() {
    // From the font's own table: a digit is 572 of 1000 units wide, in every weight.
    let two = width("11", false) - width("1", false);
    assert!((two - 57.2).abs() < 0.5, "{two}");
    assert!(width("Dama", true) > width("Dama", false));
}
