use daily_dama::rules::{
    game::{Ending, Game, Outcome, Reason, Seat},
    play::Play,
};

use super::DAMA;

#[test]
fn a_side_may_resign_and_both_may_agree_to_a_draw() {
    for game in DAMA {
        let mut resigned = Play::new(game, game.start());
        resigned.resign(Seat::BLACK);
        let lost = Ending {
            outcome: Outcome::Win(Seat::BLACK),
            reason: Reason::Resignation,
        };
        assert_eq!(resigned.ending(), Some(lost));
        resigned.agree_to_draw();
        assert_eq!(resigned.ending(), Some(lost), "a game ends once");
        let mut drawn = Play::new(game, game.start());
        drawn.agree_to_draw();
        let ending = drawn.ending().expect("a draw");
        assert_eq!(
            (ending.outcome, ending.reason.name()),
            (Outcome::Draw, "agreement")
        );
    }
}

#[test]
fn a_finished_game_cannot_be_resigned() {
    for game in DAMA {
        let over = game.read_position("W:WKd4:BKd6").expect("sound");
        let mut play = Play::new(game, over);
        play.resign(Seat::WHITE);
        assert_eq!(play.ending().expect("over").outcome, Outcome::Draw);
    }
}
