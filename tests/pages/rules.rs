//! The rules pages: what their boards claim, what refusals lead to, and trying a board.

use std::collections::BTreeSet;

use daily_dama::{
    puzzle::{
        table::{On, TABLES, Table},
        theme::Theme,
    },
    rules::{
        catalog::{self, Visit},
        draughts::diagonal::{self, AMERICAN, Diagonal, INTERNATIONAL, RUSSIAN},
        game::{Game, Outcome, Square},
        play::Play,
        refusal::Refusal,
        switches::{Choice, Crowning, Lines, Reach, Switches},
    },
    web::{
        lang::Lang,
        routes::content::{Claim, Content, content},
    },
};

use super::{Browser, Dice};
use crate::support::TestApp;

/// Every game with its page.
fn pages() -> Vec<(&'static dyn Table, Content)> {
    let pages: Vec<_> = TABLES
        .into_iter()
        .map(|table| (table, content(table).expect("every game has a rules page")))
        .collect();
    assert!(pages.len() >= 10);
    pages
}

/// Whether a game can refuse a move for this rule.
fn can_refuse(table: &dyn Table, rule: Refusal) -> bool {
    let Some(switches) = table.switches() else {
        let star = [
            Refusal::CaptureCompulsory,
            Refusal::LongerChain,
            Refusal::Priority,
            Refusal::NoTurnBack,
            Refusal::MenNotBack,
            Refusal::ChainUnfinished,
            Refusal::Ambiguous,
        ];
        return !star.contains(&rule);
    };
    match rule {
        Refusal::CaptureCompulsory => !switches.optional,
        Refusal::LongerChain => !matches!(switches.choice, Choice::Any | Choice::ByKing),
        Refusal::Priority => !matches!(switches.choice, Choice::Any | Choice::Most),
        Refusal::NoTurnBack => switches.lines == Lines::Straight,
        _ => true,
    }
}

#[test]
fn every_refusal_has_a_section_in_every_game() {
    for (table, page) in pages() {
        for rule in Refusal::ALL {
            if can_refuse(table, rule) {
                assert!(page.section_of(rule).is_some(), "{}: {rule:?}", page.game);
            }
        }
    }
}

/// Asks for squares at random in positions that come up in play: whatever rule the game names
/// has a section.
struct AtRandom(Content);

impl Visit for AtRandom {
    type Output = BTreeSet<Refusal>;

    fn visit<G: Game>(self, game: G) -> BTreeSet<Refusal> {
        let mut dice = Dice::new(3);
        let squares: Vec<String> = (0..game.board().squares())
            .map(|square| game.square_name(Square(square)))
            .collect();
        let mut met = BTreeSet::new();
        for _ in 0..12 {
            let mut position = game.start();
            for _ in 0..60 {
                for _ in 0..40 {
                    let mut pick = || squares[dice.below(squares.len())].as_str();
                    let text = format!("{}x{}x{}", pick(), pick(), pick());
                    let short = text.rsplit_once('x').map_or("", |(short, _)| short);
                    for text in [text.as_str(), short, &short.replace('x', "-")] {
                        met.extend(game.read_move(&position, text).err());
                    }
                }
                let moves = game.list(&position);
                if moves.is_empty() {
                    break;
                }
                let mv = &moves[dice.below(moves.len())];
                position = game.play(&position, &mv.result);
            }
        }
        for rule in &met {
            assert!(
                self.0.section_of(*rule).is_some(),
                "{}: {rule:?}",
                game.id()
            );
        }
        met
    }
}

#[test]
fn whatever_rule_a_game_names_has_a_section() {
    for (table, page) in pages() {
        let met = catalog::with(table.id(), AtRandom(page)).expect("a game");
        assert!(met.len() >= 5, "{}: {met:?}", table.id());
        for rule in met {
            assert!(can_refuse(table, rule), "{}: {rule:?}", table.id());
        }
    }
}

/// The message keys of a page.
fn keys(page: &Content) -> Vec<String> {
    let mut keys: Vec<&String> = page.five_lines.iter().collect();
    for section in &page.sections {
        keys.push(&section.title);
        keys.extend(section.paragraphs.iter().chain(&section.list));
    }
    for question in &page.faq {
        keys.extend([&question.q, &question.a]);
    }
    keys.extend(page.boards.values().map(|board| &board.caption));
    keys.into_iter()
        .flat_map(|keys| keys.split_whitespace())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_language_has_every_text() {
    for (_, page) in pages() {
        assert_eq!(page.five_lines.len(), 5, "{}", page.game);
        let keys = keys(&page);
        assert!(keys.len() > 40, "{}: {}", page.game, keys.len());
        for lang in Lang::all() {
            for key in &keys {
                assert!(lang.has(key), "{key} in {}", lang.code());
            }
            for rule in Refusal::ALL {
                let key = format!("rule-{}", rule.rule());
                assert!(lang.has(&key), "{key} in {}", lang.code());
            }
        }
    }
}

#[test]
fn every_page_has_every_part_and_every_rule_a_board() {
    let parts = [
        "zero",
        "rule",
        "own",
        "customs",
        "differences",
        "tips",
        "mistakes",
        "history",
    ];
    for (_, page) in pages() {
        let kinds: BTreeSet<_> = page.sections.iter().map(|s| s.kind.id()).collect();
        for part in parts {
            assert!(kinds.contains(part), "{}: {part}", page.game);
        }
        let ordered = page
            .sections
            .windows(2)
            .all(|two| two[0].kind <= two[1].kind);
        assert!(ordered, "{}", page.game);
        for section in page.sections.iter().filter(|s| s.kind.id() == "rule") {
            assert!(!section.boards.is_empty(), "{}: {}", page.game, section.id);
        }
        assert!(page.faq.len() >= 6, "{}", page.game);
    }
}

#[test]
fn every_board_stands_in_exactly_one_section() {
    for (_, page) in pages() {
        let used: Vec<&String> = page.sections.iter().flat_map(|s| &s.boards).collect();
        let once: BTreeSet<&String> = used.iter().copied().collect();
        assert_eq!(used.len(), once.len(), "{}", page.game);
        let known: BTreeSet<&String> = page.boards.keys().collect();
        assert_eq!(once, known, "{}", page.game);
    }
}

#[test]
fn every_theme_has_words_in_every_language() {
    for lang in Lang::all() {
        for theme in Theme::ALL {
            let key = format!("theme-{}", theme.name());
            assert!(lang.has(&key), "{key} in {}", lang.code());
        }
    }
}

/// Plays moves and says how the game stands: side and reason.
struct Line<'a> {
    position: &'a str,
    moves: Vec<&'a String>,
}

impl Visit for Line<'_> {
    type Output = (String, String);

    fn visit<G: Game>(self, game: G) -> (String, String) {
        let start = game.read_position(self.position).expect("a position");
        let mut play = Play::new(game, start);
        for text in self.moves {
            let mv = game.read_move(play.position(), text);
            let mv = mv.unwrap_or_else(|rule| panic!("{} {text}: {rule}", self.position));
            play.play(&mv.result);
        }
        match play.ending() {
            None => ("ongoing".to_owned(), String::new()),
            Some(ending) => {
                let side = match ending.outcome {
                    Outcome::Win(seat) => game.seat_name(seat),
                    Outcome::Draw => "draw",
                };
                (side.to_owned(), ending.reason.name().to_owned())
            }
        }
    }
}

fn confirm(table: &dyn Table, position: &str, claim: &Claim) {
    let about = format!("{} {position}", table.id());
    let read = |text: &str| table.read(position, text).expect("a position");
    match claim {
        Claim::Moves { moves } => {
            let legal = table.legal_moves(position).expect("a position");
            let legal: BTreeSet<String> = legal.into_iter().map(|mv| mv.text).collect();
            let written = |text: &String| match read(text) {
                Ok((mv, _)) => mv.text,
                Err(rule) => format!("{text}: {rule}"),
            };
            let claimed: BTreeSet<String> = moves.iter().map(written).collect();
            assert_eq!(legal, claimed, "{about}");
        }
        Claim::Legal { legal } => assert!(read(legal).is_ok(), "{about} {legal}"),
        Claim::Illegal { illegal, rule } => {
            let refusal = read(illegal).expect_err(illegal);
            assert_eq!(refusal.rule(), rule, "{about} {illegal}");
        }
        Claim::Captures { captures, text } => {
            let (mv, _) = read(text).expect("a legal move");
            let taken = mv.captured.map(|list| list.len());
            assert_eq!(taken, Some(*captures), "{about} {text}");
        }
        Claim::After {
            after,
            times,
            then,
            outcome: side,
            reason,
        } => {
            let played = std::iter::repeat_n(after, *times).flatten().chain(then);
            let line = Line {
                position,
                moves: played.collect(),
            };
            let claimed = (side.clone(), reason.clone());
            let is = catalog::with(table.id(), line).expect("a game");
            assert_eq!(is, claimed, "{about}");
        }
    }
}

#[test]
fn the_core_confirms_what_every_board_says() {
    let mut claims = 0;
    for (table, page) in pages() {
        for board in page.boards.values() {
            assert!(!board.claims.is_empty(), "{}: {}", page.game, board.caption);
            for claim in &board.claims {
                confirm(table, &board.position, claim);
                claims += 1;
            }
            if let Some(show) = &board.show {
                let read = table.read(&board.position, show).expect("a position");
                assert!(read.is_ok(), "{} {} {show}", page.game, board.position);
            }
        }
    }
    assert!(claims > 400, "only {claims}");
}

#[tokio::test]
async fn every_rules_page_shows_all_its_sections_and_boards() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    for (table, page) in pages() {
        for lang in Lang::all() {
            let path = format!("/{}/rules/{}", lang.code(), page.game);
            let shown = browser.get(&path).await;
            assert_eq!(shown.status, 200, "{path}");
            for section in &page.sections {
                assert!(
                    shown.html.contains(&format!("id=\"{}\"", section.id)),
                    "{path}"
                );
            }
            for name in page.boards.keys() {
                assert!(
                    shown.html.contains(&format!("id=\"{name}-figure\"")),
                    "{path} {name}"
                );
            }
            for rule in Refusal::ALL {
                if !can_refuse(table, rule) {
                    continue;
                }
                let anchor = format!("id=\"{}\"", rule.rule());
                assert_eq!(shown.html.matches(&anchor).count(), 1, "{path} {anchor}");
            }
        }
    }
}

#[tokio::test]
async fn a_board_of_the_rules_can_be_tried() {
    let app = TestApp::start().await;
    let browser = Browser::new(&app);
    // W:Wf3:Bf4,e5,d6,h7 takes three: f3xf5xd5xd7.
    let at = |query: &str| format!("/tr/rules/turkish?try=zero-chain&{query}");
    let page = browser.get(&at("path=&sq=f3")).await;
    page.says("Alma zorunlu. Önce 1 numaralı kareye dokun.");
    assert!(page.html.contains("name=\"path\" value=\"f3\""));
    let page = browser.get(&at("path=f3&sq=f5")).await;
    page.says("Şimdi 2 numaralı kareye dokun.");
    let page = browser.get(&at("path=f3,f5,d5&sq=d7")).await;
    page.says("f3xf5xd5xd7 3 taş alır.");
    page.says("Tahtayı baştan kur");
    let page = browser.get(&at("path=f3&sq=e3")).await;
    page.says("Bu hamle olmaz: alma zorunlu.");
    assert!(page.html.contains("<a href=\"#compulsory\">"));
    let won = browser
        .get("/tr/rules/turkish?try=winning&path=d4&sq=d6")
        .await;
    won.says("Beyaz kazandı: siyahın taşı kalmadı.");
    let drawn = browser
        .get("/en/rules/turkish?try=draw-kings&path=d2&sq=g2")
        .await;
    drawn.says("A draw: king against king.");
    let over = browser
        .get("/en/rules/turkish?try=draw-kings-over&path=d4&sq=d7")
        .await;
    over.says("The game is over; no move can be made.");
    let nothing = browser
        .get("/tr/rules/turkish?try=no-such-board&sq=z9")
        .await;
    assert_eq!(nothing.status, 200);
}

/// Diagonal games that nobody has written a word about: every setting of the switches.
fn made_up() -> Vec<Diagonal> {
    let mut games = Vec::new();
    let mut switches = diagonal_switches(RUSSIAN);
    let choices = [
        Choice::Any,
        Choice::Most,
        Choice::MostThenKings,
        Choice::MostThenByKing,
        Choice::ByKing,
    ];
    let crownings = [
        Crowning::GoesOnAsMan,
        Crowning::GoesOnAsKing,
        Crowning::Stops,
    ];
    for choice in choices {
        for crowning in crownings {
            for bits in 0..16_u8 {
                switches.choice = choice;
                switches.crowning = crowning;
                switches.men_capture_back = bits & 1 != 0;
                switches.optional = bits & 2 != 0;
                switches.men_take_kings = bits & 4 != 0;
                switches.king = if bits & 8 != 0 {
                    Reach::Flies
                } else {
                    Reach::OneStep
                };
                for like in [RUSSIAN, AMERICAN, INTERNATIONAL] {
                    let table = diagonal::Table {
                        switches,
                        ..*like.table()
                    };
                    games.push(Diagonal::new("made-up", table));
                }
            }
        }
    }
    games
}

fn diagonal_switches(game: Diagonal) -> Switches {
    game.switches().expect("a game of draughts")
}

#[test]
fn a_game_without_texts_of_its_own_has_a_page_from_its_switches() {
    let languages: Vec<Lang> = Lang::all().collect();
    let mut wrong = BTreeSet::new();
    for game in made_up() {
        let table = On(game);
        let page = content(&table).expect("a page");
        assert_eq!(page.five_lines.len(), 5);
        for key in keys(&page) {
            for lang in &languages {
                assert!(lang.has(&key), "{key} in {}", lang.code());
            }
        }
        for rule in Refusal::ALL {
            let explained = !can_refuse(&table, rule) || page.section_of(rule).is_some();
            assert!(explained, "{rule:?}");
        }
        for (name, board) in &page.boards {
            for claim in &board.claims {
                if let Claim::Legal { legal } = claim {
                    let read = table.read(&board.position, legal).expect("a position");
                    if read.is_err() {
                        wrong.insert(format!("{name} {legal} {:?}", table.switches()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
