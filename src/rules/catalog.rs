//! The list of all games: the one place where a game is made known.
//!
//! Layers above are written once for any [`Game`]. [`with`] hands them the one that a name
//! stands for; where a layer asks more of a game than [`Game`] does, it takes the list itself
//! from `all_games`.

use super::game::Game;

/// Hands the list of all games, in the order in which they are listed, to a macro.
macro_rules! all_games {
    ($then:ident) => {
        // A new game is one more line here.
        $then! {
            $crate::rules::draughts::dama::TURKISH,
            $crate::rules::draughts::dama::ARABIC,
            $crate::rules::draughts::diagonal::RUSSIAN,
            $crate::rules::star::CHINESE,
            $crate::rules::draughts::diagonal::AMERICAN,
            $crate::rules::draughts::diagonal::BRAZILIAN,
            $crate::rules::draughts::diagonal::SPANISH,
            $crate::rules::draughts::diagonal::ITALIAN,
            $crate::rules::draughts::diagonal::CZECH,
            $crate::rules::draughts::diagonal::INTERNATIONAL,
            $crate::rules::draughts::diagonal::AMERICAN_NOFORCE,
        }
    };
}
pub(crate) use all_games;

/// Something to do with a game whose type is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Game>(self, game: G) -> Self::Output;
}

macro_rules! by_name {
    ($($game:path,)+) => {
        /// How many games there are.
        pub const COUNT: usize = [$(stringify!($game)),+].len();

        /// The names of all games, in the order in which they are listed.
        #[must_use]
        pub fn ids() -> Vec<&'static str> {
            vec![$($game.id()),+]
        }

        /// Visits the game of that name; `None` when there is none. Names are exact.
        pub fn with<V: Visit>(id: &str, visitor: V) -> Option<V::Output> {
            $(if $game.id() == id {
                return Some(visitor.visit($game));
            })+
            None
        }
    };
}

all_games!(by_name);
