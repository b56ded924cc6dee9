//! Solving, losing and everything between, by forms alone.
//!
//! The Turkish specimen is `W:Wa2,e2,d3,e3:Bc4,e6,b7,d7`, win in 2 with d3-d4: Black must take
//! c4xe4, and e3xe5xe7xc7xa7 takes everything.

use reqwest::Method;

use super::Browser;
use crate::support::TestApp;

const TODAY: &str = "/tr/turkish/2026-11-29";
const LAST: &str = "e3xe5xe7xc7xa7";

#[tokio::test]
async fn a_whole_solve_by_taps_in_turkish() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get("/tr/turkish").await;
    assert_eq!(page.status, 200);
    page.says("2 hamlede kazan");
    page.says("Sıra beyazda");
    page.says("Önce taşa, sonra gideceği kareye dokun.");
    page.says("3 hakkın kaldı");
    let at_first = page.pieces();
    assert_eq!(
        at_first,
        [
            "bm b7", "bm c4", "bm d7", "bm e6", "wm a2", "wm d3", "wm e2", "wm e3"
        ]
    );

    let page = browser.tap(&page, "d3").await;
    assert_eq!(page.address, format!("{TODAY}?path=d3"));
    page.says("Şimdi gideceği kareye dokun.");
    assert_eq!(page.drawn("picked"), 1);
    // d4, c3 and the square e3 is taken: two landings.
    assert_eq!(page.drawn("target-core"), 2);

    let page = browser.tap(&page, "d4").await;
    assert_eq!(page.address, format!("{TODAY}?cookie=1"));
    page.says("Doğru");
    page.says("c4xe4");
    page.says("1. d3-d4 c4xe4");
    assert_eq!(page.drawn("piece ghost"), 1);
    assert_eq!(
        page.pieces(),
        [
            "bm b7", "bm d7", "bm e4", "bm e6", "wm a2", "wm e2", "wm e3"
        ]
    );

    let mut page = browser.tap(&page, "e3").await;
    page.says("Alma zorunlu. Önce 1 numaralı kareye dokun.");
    assert_eq!(page.drawn("strike"), 4);
    for (square, next) in [("e5", "2"), ("e7", "3"), ("c7", "4")] {
        page = browser.tap(&page, square).await;
        page.says(&format!("Şimdi {next} numaralı kareye dokun."));
    }
    let page = browser.tap(&page, "a7").await;
    assert_eq!(page.address, TODAY);
    page.says("İlk denemede çözüldü");
    page.says(&format!("1. d3-d4 c4xe4 2. {LAST}"));
    page.says("1 günlük seri");
    page.says("Günün Daması № 333 · Türk daması 2 hamlede kazan: ilk denemede ☕");
    page.says("Tek taş feda");
    assert!(page.html.contains("data-seconds=\"43"), "noon in Istanbul");
    assert_eq!(page.pieces(), ["wm a2", "wm a7", "wm e2"]);
    assert!(!page.html.contains("board-form"));
}

#[tokio::test]
async fn a_whole_solve_by_typing_in_arabic() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let day = "/ar/turkish/2026-11-29";
    let page = browser.get("/ar/turkish").await;
    page.says("اربح في نقلتين");
    assert!(page.html.contains("<html lang=\"ar\" dir=\"rtl\""));
    assert!(page.html.contains("<div class=\"board b8\" dir=\"ltr\""));
    // Digits of an Arabic keyboard are digits.
    let moves = format!("{day}/moves");
    let page = browser
        .post(&moves, "attempt=1&ply=0&move=d%D9%A3-d%D9%A4")
        .await;
    page.says("c4xe4");
    assert!(
        page.html
            .contains("<bdi dir=\"ltr\" class=\"mv\">c4xe4</bdi>")
    );
    let page = browser
        .post(&moves, &format!("attempt=1&ply=2&move={LAST}"))
        .await;
    assert_eq!(page.address, day);
    page.says("حُلّ في المحاولة الأولى");
    page.says("داما اليوم رقم 333");
}

#[tokio::test]
async fn a_whole_loss_opens_the_solution_and_nothing_before_does() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let moves = format!("{TODAY}/moves");
    for attempt in 1..=3 {
        let form = format!("attempt={attempt}&ply=0&move=a2-a3");
        let page = browser.post(&moves, &form).await;
        if attempt == 3 {
            page.says("Çözüm: 1. d3-d4 c4xe4");
            page.says(LAST);
            page.says("Bu sefer olmadı.");
            page.says("Çözülemedi");
            page.says("yarın yine");
            page.says("Denemelerin");
            break;
        }
        page.says("Olmadı");
        page.says("Siyah");
        page.says("1. a2-a3");
        page.is_silent_about("d3-d4");
        assert_eq!(page.drawn("tried"), 1, "my move is dashed");
        assert!(page.html.contains(&format!("{TODAY}?again=1")));
        let again = browser.get(&format!("{TODAY}?again=1")).await;
        again.says(if attempt == 1 {
            "2 hakkın kaldı"
        } else {
            "Son hakkın"
        });
        assert_eq!(again.pieces().len(), 8, "the diagram again");
        assert!(
            again
                .html
                .contains(&format!("name=\"attempt\" value=\"{}\"", attempt + 1))
        );
    }
    for (at, move_text) in [(1, "d3-d4"), (2, "c4xe4"), (3, LAST)] {
        let page = browser.get(&format!("{TODAY}?show={at}")).await;
        page.says(&format!("3 hamleden {at}.: {move_text}"));
    }
    let page = browser.get(&format!("{TODAY}?show=3")).await;
    assert_eq!(page.pieces(), ["wm a2", "wm a7", "wm e2"]);
    let own = browser.get(&format!("{TODAY}?attempt=2&show=1")).await;
    assert!(own.pieces().contains(&"wm a3".to_owned()));
    let beyond = browser.get(&format!("{TODAY}?show=4")).await;
    beyond.says("Bu sefer olmadı.");
}

#[tokio::test]
async fn the_end_is_sent_to_be_animated_and_not_to_be_played_on() {
    let app = TestApp::start().await;
    let moves = format!("{TODAY}/moves");
    let solver = Browser::new(&app);
    solver.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let form = format!("attempt=1&ply=2&move={LAST}");
    let data = solver.post(&moves, &form).await.data();
    assert_eq!(data["moves"], serde_json::json!([]));
    assert_eq!(data["last"].as_array().map(Vec::len), Some(1));
    assert_eq!(data["last"][0]["move"], LAST);
    assert_eq!(data["last"][0]["before"]["e3"], "p-wm");

    let loser = Browser::new(&app);
    for attempt in 1..=2 {
        let form = format!("attempt={attempt}&ply=0&move=a2-a3");
        loser.post(&moves, &form).await;
    }
    let page = loser.post(&moves, "attempt=3&ply=0&move=a2-a3").await;
    let data = page.data();
    assert_eq!(data["moves"], serde_json::json!([]));
    assert_eq!(data["last"].as_array().map(Vec::len), Some(2));
    assert_eq!(data["last"][0]["move"], "a2-a3");
    assert_eq!(data["last"][0]["before"]["a2"], "p-wm");
    assert_eq!(data["last"][1]["before"]["a3"], "p-wm");
    page.says(data["last"][1]["move"].as_str().expect("a reply"));

    let quitter = Browser::new(&app);
    quitter.post(&moves, "attempt=1&ply=0&move=a2-a3").await;
    let form = "attempt=2&ply=0";
    let page = quitter.post(&format!("{TODAY}/give-up"), form).await;
    page.says("d3-d4");
    assert!(!page.html.contains("board-data"), "nothing was played last");
}

#[tokio::test]
async fn a_wrong_move_is_shown_again_from_before_it() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let form = "attempt=1&ply=0&move=a2-a3";
    browser.post(&format!("{TODAY}/moves"), form).await;
    let page = browser.get(&format!("{TODAY}?show=last")).await;
    page.says("Başlangıç konumu.");
    let page = browser.get(&format!("{TODAY}?show=1")).await;
    page.says("a2-a3");
    assert!(
        page.html.contains(&format!("{TODAY}?again=1")),
        "back to the board"
    );
}

#[tokio::test]
async fn a_chain_can_be_dropped_and_another_piece_chosen() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get("/tr/turkish").await;
    let page = browser.tap(&page, "d3").await;
    let page = browser.tap(&page, "e3").await;
    assert_eq!(page.address, format!("{TODAY}?path=e3"));
    let page = browser.tap(&page, "e3").await;
    assert_eq!(page.address, TODAY);
    page.says("3 hakkın kaldı");

    let moves = format!("{TODAY}/moves");
    let page = browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let page = browser.tap(&page, "e3").await;
    let page = browser.tap(&page, "e5").await;
    assert_eq!(page.address, format!("{TODAY}?path=e3,e5"));
    page.says("Zinciri bırak");
    let page = browser.tap(&page, "e5").await;
    page.says("3 hakkın kaldı");
    assert_eq!(page.drawn("picked"), 0);
}

#[tokio::test]
async fn an_illegal_move_names_its_rule_and_spends_nothing() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let moves = format!("{TODAY}/moves");
    for (text, rule, words) in [
        (
            "d3-d2",
            "men-not-back",
            "Bu hamle olmaz: taş geri gitmez. Hakkın eksilmedi.",
        ),
        (
            "d3-e4",
            "beyond-reach",
            "Bu taş oraya gidemez. Hakkın eksilmedi.",
        ),
        (
            "d3-e3",
            "square-taken",
            "Bu hamle olmaz: kare dolu. Hakkın eksilmedi.",
        ),
        (
            "c4-c3",
            "not-your-piece",
            "Bu taş senin değil. Hakkın eksilmedi.",
        ),
        ("h8-h7", "no-piece", "Bu karede taş yok. Hakkın eksilmedi."),
        ("hello", "unreadable", "Bu hamle okunamadı."),
    ] {
        let page = browser
            .post(&moves, &format!("attempt=1&ply=0&move={text}"))
            .await;
        page.says(words);
        page.says("3 hakkın kaldı");
        assert!(
            page.html.contains(&format!("/tr/rules/turkish#{rule}")),
            "{rule}"
        );
        assert!(!page.address.contains("hello"));
    }
    // The rule has its section on the rules page.
    let rules = browser.get("/tr/rules/turkish").await;
    assert!(rules.html.contains("id=\"men-not-back\""));

    let page = browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    let page = browser.tap(&page, "e2").await;
    page.says("Bu hamle olmaz: alma zorunlu.");
    let page = browser.post(&moves, "attempt=1&ply=2&move=e3xe5").await;
    page.says("Zincir bitmedi: alma sürüyor.");
}

#[tokio::test]
async fn an_address_cannot_make_the_page_say_what_is_not_so() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for query in [
        "illegal=capture-compulsory&move=d3-d4",
        "illegal=no-such-rule&move=d3-d2",
        "illegal=men-not-back&move=d3-e4",
        "illegal=%3Cscript%3E&move=%3Cscript%3E",
        "path=z9,%3Cscript%3E",
        "path=a2,a8",
        "confirm=a2-a8",
        "show=1",
        "show=last",
        "show=-1",
    ] {
        let page = browser.get(&format!("{TODAY}?{query}")).await;
        assert_eq!(page.status, 200, "{query}");
        page.says("Önce taşa, sonra gideceği kareye dokun.");
        assert!(!page.html.contains("<script>"), "{query}");
    }
    for query in ["path=a2&path=d3", "show=1&show=2"] {
        assert_eq!(browser.get(&format!("{TODAY}?{query}")).await.status, 400);
    }
}

#[tokio::test]
async fn a_double_post_spends_nothing_and_another_move_is_told_it_is_late() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let moves = format!("{TODAY}/moves");
    let tap = "attempt=1&ply=0&path=d3&sq=d4";
    for _ in 0..3 {
        let page = browser.post(&moves, tap).await;
        page.says("c4xe4");
        page.says("3 hakkın kaldı");
    }
    let page = browser.post(&moves, "attempt=1&ply=0&move=a2-a3").await;
    assert_eq!(page.address, format!("{TODAY}?stale=1"));
    page.says("Hakkın eksilmedi.");
    page.says("3 hakkın kaldı");
    let wrong = "attempt=1&ply=2&move=e3-d3";
    browser.post(&moves, wrong).await;
    for form in [
        "attempt=1&ply=0&path=&sq=d3",
        "attempt=2&ply=0&move=d3-d4",
        "attempt=1&ply=4&move=d3-d4",
    ] {
        let page = browser.post(&moves, form).await;
        assert_eq!(page.address, format!("{TODAY}?stale=1"), "{form}");
    }
    for form in [
        "",
        "attempt=1&ply=2",
        "attempt=1&ply=2&sq=d4&move=d3-d4",
        "attempt=x&ply=0&sq=d3",
        "attempt=1&ply=2&sq=z9",
        "attempt=1&attempt=1&ply=0&sq=d3",
    ] {
        let response = browser.send(Method::POST, &moves, Some(form)).await;
        assert_eq!(response.status(), 400, "{form}");
    }
}

#[tokio::test]
async fn hints_draw_the_piece_and_then_where_it_lands() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let hint = format!("{TODAY}/hint");
    let page = browser.post(&hint, "attempt=1&ply=0&level=1").await;
    assert_eq!(page.drawn("hint-dots"), 1);
    assert!(page.html.contains("id=\"board-d3\""));
    let again = browser.post(&hint, "attempt=1&ply=0&level=1").await;
    assert_eq!(again.drawn("hint-dots"), 1, "a double click shows no more");
    let page = browser.post(&hint, "attempt=1&ply=0&level=2").await;
    assert_eq!(page.drawn("hint-dots"), 2);
    page.says("3 hakkın kaldı");
    let moves = format!("{TODAY}/moves");
    let page = browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    assert_eq!(page.drawn("hint-dots"), 0, "the hint was for another ply");
    let form = format!("attempt=1&ply=2&move={LAST}");
    let page = browser.post(&moves, &form).await;
    page.says("İlk denemede çözüldü, ipucuyla");
}

#[tokio::test]
async fn giving_up_asks_first_and_then_opens_the_solution() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    let page = browser.get(&format!("{TODAY}?give-up=1")).await;
    page.says("Emin misin?");
    page.is_silent_about("d3-d4");
    let page = browser
        .post(&format!("{TODAY}/give-up"), "attempt=1&ply=0")
        .await;
    assert_eq!(page.status, 200);
    page.says("Çözüm: 1. d3-d4 c4xe4");
    page.says("Pes edildi");
    let again = browser
        .post(&format!("{TODAY}/give-up"), "attempt=1&ply=0")
        .await;
    again.says("Pes edildi");
    let moves = format!("{TODAY}/moves");
    let late = browser.post(&moves, "attempt=1&ply=0&move=d3-d4").await;
    late.says("Pes edildi");
}

#[tokio::test]
async fn with_confirm_my_move_a_complete_move_waits() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    browser
        .post("/tr/settings", "theme=dark&confirm=on&back=%2Ftr%2Fturkish")
        .await;
    let page = browser.get("/tr/turkish").await;
    assert!(page.html.contains("data-theme=\"dark\""));
    let page = browser.tap(&page, "a2").await;
    let page = browser.tap(&page, "a3").await;
    assert_eq!(page.address, format!("{TODAY}?confirm=a2-a3"));
    page.says("a2-a3");
    page.says("3 hakkın kaldı");
    let form = "attempt=1&ply=0&move=a2-a3&confirmed=1";
    let page = browser.post(&format!("{TODAY}/moves"), form).await;
    page.says("Olmadı");
}
