use daily_dama::{
    puzzle::table::{Branch, Judged, Judgment, Table, Tree, table},
    rules::refusal::Refusal,
};

use crate::support::{EASY, HARD, WRONG, winning};

fn turkish() -> &'static dyn Table {
    table("turkish").expect("a game")
}

fn judged(position: &str, made: u8, win_in: u8, text: &str) -> Judged {
    turkish()
        .judge(position, made, win_in, text)
        .expect("a position")
        .expect(text)
}

#[test]
fn the_key_is_answered_and_the_last_move_solves() {
    let first = judged(EASY, 0, 2, "d3-d4");
    assert!(matches!(first.judgment, Judgment::Reply(_)));
    assert!(
        first.position.starts_with("W:"),
        "the attacker is to move again"
    );
    let last = judged(&first.position, 1, 2, &winning(&first.position));
    assert_eq!(last.judgment, Judgment::Solved);
    assert!(
        last.position.ends_with(":B"),
        "everything is taken: {}",
        last.position
    );
}

#[test]
fn every_other_first_move_is_refuted_with_a_kind() {
    for (position, win_in, key) in [(EASY, 2, "d3-d4"), (HARD, 3, "c5-d5")] {
        let moves = turkish().legal_moves(position).expect("a position");
        assert!(moves.len() >= 8);
        for mv in moves {
            let judged = judged(position, 0, win_in, &mv.text);
            match judged.judgment {
                Judgment::Reply(_) => assert_eq!(mv.text, key, "the key is unique"),
                Judgment::Wrong(refuted, _) => {
                    assert_ne!(mv.text, key);
                    let kinds = ["escapes", "slower", "draw", "loses"];
                    assert!(kinds.contains(&&*refuted.kind), "{}", refuted.kind);
                    assert_eq!(
                        refuted.win_in,
                        (refuted.kind == "slower").then_some(win_in + 1)
                    );
                    assert!(!refuted.line.is_empty(), "{}: a reply refutes it", mv.text);
                }
                Judgment::Solved => panic!("{} cannot win at once", mv.text),
            }
        }
    }
}

#[test]
fn a_refutation_can_be_played_and_ends_the_win() {
    for text in WRONG {
        let judged = judged(EASY, 0, 2, text);
        let Judgment::Wrong(refuted, Some(first)) = judged.judgment else {
            panic!("{text} is wrong");
        };
        let after = turkish().play(EASY, text).expect("sound").expect("legal");
        let mut at = after;
        for reply in &refuted.line {
            at = turkish().play(&at, reply).expect("sound").expect("legal");
        }
        assert_eq!(first.text, refuted.line[0]);
        if refuted.kind == "escapes" {
            assert_eq!(at, judged.position);
            let line = turkish().main_line(&at, 1).expect("sound");
            assert!(line.is_empty(), "{text}: no win within the moves left");
        }
    }
}

#[test]
fn a_drawing_move_is_told_so() {
    // Taking leaves king against king; staying away keeps more.
    let judged = judged("W:WKd2:BKe8,f2", 0, 2, "d2xg2");
    let Judgment::Wrong(refuted, None) = judged.judgment else {
        panic!("a draw does not win");
    };
    assert_eq!((&*refuted.kind, refuted.line.len()), ("draw", 0));
}

#[test]
fn a_losing_move_is_told_so() {
    // White steps beside a man that then takes its last piece.
    let judged = judged("W:Wd4:Bd6,h7", 0, 2, "d4-d5");
    let Judgment::Wrong(refuted, _) = judged.judgment else {
        panic!("the last piece is lost");
    };
    assert_eq!(
        (&*refuted.kind, &*refuted.line),
        ("loses", &["d6xd4".to_owned()][..])
    );
}

#[test]
fn a_refused_move_says_which_rule() {
    let refused = turkish().judge(EASY, 0, 2, "d3-d2").expect("a position");
    assert_eq!(
        refused.expect_err("men do not go back"),
        Refusal::MenNotBack
    );
    assert!(turkish().judge("nonsense", 0, 2, "d3-d4").is_err());
}

fn depth(tree: &Tree) -> usize {
    let below = tree
        .replies
        .iter()
        .filter_map(|Branch { next, .. }| next.as_ref());
    1 + below.map(depth).max().unwrap_or(0)
}

fn follow(position: &str, tree: &Tree) {
    let next = turkish()
        .play(position, &tree.mv.text)
        .expect("sound")
        .expect("legal");
    let mut legal: Vec<String> = turkish()
        .legal_moves(&next)
        .expect("sound")
        .into_iter()
        .map(|mv| mv.text)
        .collect();
    let mut given: Vec<String> = tree
        .replies
        .iter()
        .map(|branch| branch.mv.text.clone())
        .collect();
    legal.sort();
    given.sort();
    assert_eq!(legal, given, "every reply is answered");
    for branch in &tree.replies {
        let after = turkish()
            .play(&next, &branch.mv.text)
            .expect("sound")
            .expect("legal");
        follow(&after, branch.next.as_ref().expect("the attacker goes on"));
    }
}

#[test]
fn the_solution_answers_every_reply_and_ends_in_time() {
    for (position, n, key) in [(EASY, 2, "d3-d4"), (HARD, 3, "c5-d5")] {
        let tree = turkish()
            .solution(position, n)
            .expect("sound")
            .expect("a win");
        assert_eq!(tree.mv.text, key);
        assert_eq!(depth(&tree), usize::from(n));
        follow(position, &tree);
        let line = turkish().main_line(position, n).expect("sound");
        assert_eq!(line.len(), usize::from(2 * n - 1));
        assert_eq!(line[0].text, key);
    }
}
