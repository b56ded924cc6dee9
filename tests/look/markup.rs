use std::collections::BTreeSet;

use askama::Template;
use daily_dama::web::board_view::{
    BoardForm, BoardModel, BoardShape, BoardView, Marks, MoveData, Piece, Seat, Tap, split_path,
    tap,
};
use daily_dama::web::lang::Lang;

use super::samples::{chain, pages, puzzle, states};

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    html.split(start.as_str())
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

fn all_pages() -> Vec<(Lang, String, String)> {
    let all: Vec<_> = Lang::all()
        .flat_map(|lang| {
            pages(lang)
                .into_iter()
                .map(move |(name, html)| (lang, name, html))
        })
        .collect();
    assert!(all.len() > 60);
    all
}

#[test]
fn no_page_has_inline_style_or_script() {
    for (lang, name, html) in all_pages() {
        let at = format!("{} {name}", lang.code());
        assert!(attributes(&html, "style").is_empty(), "{at}");
        assert!(!html.contains("<style"), "{at}");
        assert!(
            !html.contains("javascript:") && !html.contains(" onclick="),
            "{at}"
        );
        for script in html.split("<script ").skip(1) {
            let tag = script.split('>').next().unwrap();
            assert!(
                tag.contains("src=\"/static/") || tag.contains("json\""),
                "{at}: {tag}"
            );
        }
    }
}

#[test]
fn every_page_names_its_language_and_direction_and_has_one_heading() {
    for (lang, name, html) in all_pages() {
        let at = format!("{} {name}", lang.code());
        let root = format!("<html lang=\"{}\" dir=\"{}\"", lang.code(), lang.dir());
        assert!(html.contains(&root), "{at}");
        assert_eq!(html.matches("<h1").count(), 1, "{at}");
        assert_eq!(html.matches("<main").count(), 1, "{at}");
        assert!(html.starts_with("<!DOCTYPE html>"), "{at}");
    }
}

#[test]
fn ids_are_unique_and_fragments_lead_somewhere() {
    for (lang, name, html) in all_pages() {
        let at = format!("{} {name}", lang.code());
        let ids = attributes(&html, "id");
        let unique: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), unique.len(), "{at}");
        for used in html
            .split("href=\"#")
            .skip(1)
            .filter_map(|s| s.split('"').next())
        {
            assert!(unique.contains(&used), "{at}: #{used}");
        }
        for used in attributes(&html, "for")
            .into_iter()
            .chain(attributes(&html, "aria-labelledby"))
        {
            assert!(unique.contains(&used), "{at}: {used}");
        }
    }
}

#[test]
fn no_message_key_is_left_on_a_page() {
    let keys: Vec<String> = Lang::parse("tr")
        .unwrap()
        .inventory()
        .into_keys()
        .filter(|k| k.contains('-') && !k.starts_with("rules-"))
        .collect();
    for (lang, name, html) in all_pages() {
        for key in &keys {
            assert!(
                !html.contains(&format!(">{key}<")),
                "{} {name}: {key}",
                lang.code()
            );
        }
        assert!(!html.contains("{ $"), "{} {name}", lang.code());
    }
}

#[test]
fn every_square_of_a_board_to_play_on_is_a_named_button() {
    let shape = BoardShape::plain_8();
    for lang in Lang::all() {
        let html = puzzle(lang, &states()[0]).render().unwrap();
        for file in 0..8 {
            for rank in 0..8 {
                let name = format!("{}{}", char::from(b'a' + file), rank + 1);
                assert!(shape.locate(&name).is_some());
                assert_eq!(
                    html.matches(&format!("name=\"sq\" value=\"{name}\""))
                        .count(),
                    1,
                    "{name}"
                );
                assert!(html.contains(&format!("id=\"board-{name}\"")), "{name}");
            }
        }
        assert_eq!(html.matches("class=\"sq").count(), 64);
        assert_eq!(html.matches("role=\"row\"").count(), 8);
        assert_eq!(html.matches("role=\"gridcell\"").count(), 64);
        assert!(html.contains("class=\"board b8\" dir=\"ltr\""));
        for field in ["attempt", "ply", "path"] {
            assert!(html.contains(&format!("name=\"{field}\"")), "{field}");
        }
    }
}

#[test]
fn a_square_says_what_stands_there_and_what_it_must_do() {
    let tr = Lang::parse("tr").unwrap();
    let must = states().into_iter().find(|s| s.name == "must").unwrap();
    let html = puzzle(tr, &must).render().unwrap();
    assert!(html.contains("aria-label=\"f2, beyaz dama, alması gerekiyor\""));
    assert!(html.contains("aria-label=\"d7, siyah taş\""));
    assert!(html.contains("aria-label=\"e5, boş\""));
    let ar = Lang::parse("ar").unwrap();
    let html = puzzle(ar, &must).render().unwrap();
    assert!(html.contains("aria-label=\"\u{2066}f2\u{2069}، دامة بيضاء، يجب أن يأكل\""));
}

#[test]
fn a_chain_shows_its_stops_in_order_and_what_it_takes() {
    let marks = Marks::for_choice(&[chain()], &["f2".to_owned()]);
    let stops: Vec<_> = marks
        .stops
        .iter()
        .map(|(s, n, last)| (s.as_str(), *n, *last))
        .collect();
    assert_eq!(
        stops,
        [
            ("a2", 1, false),
            ("a7", 2, false),
            ("c7", 3, false),
            ("e7", 4, false),
            ("h7", 5, true)
        ]
    );
    assert_eq!(marks.taken, ["d2", "a6", "b7", "d7", "g7"]);
    assert_eq!(
        marks.paths,
        [["f2", "a2", "a7", "c7", "e7", "h7"].map(str::to_owned)]
    );
    assert_eq!(marks.selected.as_deref(), Some("f2"));
    assert!(marks.must.is_empty());
}

fn capture(path: &[&str]) -> MoveData {
    MoveData {
        text: path.join("x"),
        from: path[0].to_owned(),
        path: path[1..].iter().map(|s| (*s).to_owned()).collect(),
        captured: vec!["d5".to_owned()],
        promotes: false,
    }
}

#[test]
fn a_fork_shows_only_the_next_stops() {
    let moves = [capture(&["d4", "d6", "b6"]), capture(&["d4", "d6", "f6"])];
    let at_start = Marks::for_choice(&moves, &["d4".to_owned()]);
    assert_eq!(at_start.stops, [("d6".to_owned(), 1, false)]);
    let on = Marks::for_choice(&moves, &["d4".to_owned(), "d6".to_owned()]);
    assert_eq!(
        on.stops,
        [
            ("d6".to_owned(), 1, false),
            ("b6".to_owned(), 2, true),
            ("f6".to_owned(), 2, true)
        ]
    );
}

#[test]
fn taps_choose_extend_finish_and_let_go() {
    let moves = [capture(&["d4", "d6", "b6"]), capture(&["d4", "d6", "f6"])];
    let path = |s: &str| split_path(BoardShape::plain_8(), s);
    assert_eq!(tap(&moves, &[], "d4"), Tap::Chosen(path("d4")));
    assert_eq!(tap(&moves, &path("d4"), "d6"), Tap::Chosen(path("d4,d6")));
    assert_eq!(
        tap(&moves, &path("d4,d6"), "f6"),
        Tap::Complete(moves[1].clone())
    );
    assert_eq!(
        tap(&moves, &path("d4"), "b6"),
        Tap::Complete(moves[0].clone()),
        "a last stop decides"
    );
    assert_eq!(tap(&moves, &path("d4"), "d4"), Tap::Dropped);
    assert_eq!(tap(&moves, &path("d4,d6"), "d6"), Tap::Dropped);
    let refused = |path: &[String], text: &str| Tap::Refused {
        path: path.to_vec(),
        text: text.to_owned(),
    };
    assert_eq!(tap(&moves, &[], "a1"), refused(&[], "a1"));
    assert_eq!(
        tap(&moves, &path("d4"), "e4"),
        refused(&path("d4"), "d4-e4")
    );
    assert_eq!(
        tap(&moves, &path("d4,d6"), "a6"),
        refused(&path("d4,d6"), "d4xd6xa6")
    );
    assert_eq!(tap(&[], &[], ""), refused(&[], ""));
}

#[test]
fn paths_from_the_address_are_squares_or_nothing() {
    let split = |s: &str| split_path(BoardShape::plain_8(), s);
    assert_eq!(split("d4,d6"), ["d4", "d6"]);
    for bad in [
        "", "i1", "a9", "a0", "a01", "d4,,d6", "D4", "d4;d6", "ü4", "<b>", "a\u{661}",
    ] {
        assert!(split(bad).is_empty(), "{bad}");
    }
    assert!(split(&"d4,".repeat(1000)).is_empty());
}

#[test]
fn a_black_attacker_turns_the_board_and_never_mirrors_it() {
    let tr = Lang::parse("tr").unwrap();
    let man = Piece {
        seat: Seat::Black,
        king: false,
    };
    let model = BoardModel::still(
        BoardShape::plain_8(),
        Seat::Black,
        vec![("a8".to_owned(), man)],
    );
    let view = BoardView::still(tr, "b", &model);
    // a8 is at the top left for White, so at the bottom right for Black.
    assert_eq!((view.pieces[0].at.x, view.pieces[0].at.y), (700, 700));
    assert_eq!(view.letters.concat(), "hgfedcba");
    assert_eq!(view.numbers.concat(), "12345678");
    let form = BoardForm {
        method: "post",
        action: "/".to_owned(),
        fields: vec![],
    };
    let view = BoardView::playable(tr, "b", &model, form);
    assert_eq!(view.grid[0][0].name, "h1");
    assert_eq!(view.grid[7][7].label, "a8, siyah taş");
}

#[test]
fn the_data_block_holds_the_moves_and_cannot_break_out() {
    let tr = Lang::parse("tr").unwrap();
    let mut page = puzzle(tr, &states()[2]);
    page.data.as_mut().unwrap().game = "</script><b>&".to_owned();
    let html = page.render().unwrap();
    let json = html
        .split("id=\"board-data\">")
        .nth(1)
        .unwrap()
        .split("</script>")
        .next()
        .unwrap();
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(value["game"], "</script><b>&");
    assert_eq!(value["moves"][0]["move"], "f2xa2xa7xc7xe7xh7");
    assert_eq!(value["moves"][0]["path"][4], "h7");
    assert!(!json.contains('<'));
}

#[test]
fn an_open_puzzle_shows_no_result_and_a_finished_one_no_form() {
    let tr = Lang::parse("tr").unwrap();
    for state in states() {
        let html = puzzle(tr, &state).render().unwrap();
        let over = matches!(
            state.name,
            "solved" | "lost" | "late" | "replay" | "explored"
        );
        assert_eq!(html.contains("id=\"share-text\""), over, "{}", state.name);
        assert_eq!(
            html.contains("id=\"board-data\""),
            html.contains("name=\"sq\""),
            "{}",
            state.name
        );
        assert!(!(over && html.contains("name=\"sq\"")), "{}", state.name);
        assert!(html.contains("id=\"status\""), "{}", state.name);
    }
}
