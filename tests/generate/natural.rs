//! Self-play counts and the z they give.

use daily_dama::{
    generate::{
        limits::Limits,
        natural::{Natural, Scale, collect},
    },
    rules::{
        catalog::{self, Visit},
        draughts::dama::{ARABIC, TURKISH},
        game::Game,
    },
};

#[test]
fn self_play_is_the_same_every_time() {
    let once = collect(&TURKISH, 3, 9).expect("a grid");
    assert_eq!(once, collect(&TURKISH, 3, 9).expect("a grid"));
    assert_ne!(once, collect(&TURKISH, 3, 10).expect("a grid"));
    assert!(once.positions > 0);
}

#[test]
fn committed_counts_fit_the_game() {
    for game in [TURKISH, ARABIC] {
        let natural = Natural::of(game.id()).expect("committed");
        assert_eq!(natural.game, game.id());
        assert!(natural.games >= 1000 && natural.spread > 0);
        let ranks: Vec<&[u64]> = natural.counts.chunks(8).collect();
        assert_eq!(ranks.len(), 8);
        for rank in &ranks {
            let turned: Vec<u64> = rank.iter().rev().copied().collect();
            assert_eq!(*rank, turned, "left and right are counted alike");
        }
        // Men never stand on the rank behind their start, nor on the one that crowns them.
        assert_eq!(ranks[0].iter().chain(ranks[7]).sum::<u64>(), 0);
        assert!(ranks[2].iter().sum::<u64>() > ranks[6].iter().sum::<u64>());
    }
}

#[test]
fn every_game_that_asks_for_counts_has_some() {
    for id in catalog::ids() {
        catalog::with(id, Counted).expect("a game of the site");
    }
}

struct Counted;

impl Visit for Counted {
    type Output = ();

    fn visit<G: Game>(self, game: G) {
        let natural = Natural::of(game.id());
        if Limits::of(&game).z.is_some() {
            let natural = natural.expect("committed");
            assert_eq!(natural.game, game.id());
            assert!(natural.games >= 1000 && natural.spread > 0);
            assert!(Scale::new(&game, &natural).is_some(), "{}", game.id());
        } else {
            assert_eq!(natural, None);
        }
    }
}

#[test]
fn z_is_high_for_an_army_at_home_and_low_for_men_about_to_be_crowned() {
    let natural = Natural::of("turkish").expect("committed");
    let scale = Scale::new(&TURKISH, &natural).expect("a grid");
    let z = |fen: &str| {
        let position = TURKISH.read_position(fen).expect(fen);
        scale.z(&TURKISH.pieces(&position))
    };
    assert!(z("W:Wa3,b3,c3,d3:Be6,f6,g6,h6") > 0);
    assert!(z("W:Wa7,b7,c7,d7:Be2,f2,g2,h2") < -2000);
    assert_eq!(z("W:Wa3,b4:Be6,f5"), z("W:Wh3,g4:Bd6,c5"));
    assert_eq!(z("W:Wa3,b4:Be6"), z("W:Wd3:Bh6,g5"));
    assert_eq!(z("W:WKa3:BKe6"), 0);
}
