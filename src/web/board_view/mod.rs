//! The board as the pages draw it: from a plain model to SVG and squares.
//!
//! Pure and ignorant of the rules: legal moves are handed in. One square is 100 units,
//! the origin is the top left corner of the squares. The board is turned by half a turn
//! when the attacker is Black, never mirrored.
//!
//! # Markup contract
//!
//! ```text
//! form.board-form#board-form[method=post][action=…/moves]   "board" is the id given; only on boards to play on
//!   input[type=hidden][name=attempt|ply|path]       path: chosen origin and stops, "f2,a2"; "" when nothing is chosen
//!   div.board.b8[dir=ltr][data-files][data-ranks][data-turned=true|false]
//!     div.ranks, div.files                          coordinates in the frame, aria-hidden
//!     div.field
//!       svg.draw[viewBox="0 0 800 800"]
//!         g.ground                                  lines or squares, coordinates inside
//!         g.under                                   selection, rings, paths: below the pieces
//!         g.pieces > use.piece[href="#p-wm"][x][y][data-sq="d4"]   also #p-wk #p-bm #p-bk
//!                    use.piece.ghost                a piece that has just been taken
//!         g.over                                    strokes, stops, targets, refutation, hint
//!       div[role=grid] > div[role=row] > div[role=gridcell] > button.sq#board-d4[name=sq][value=d4]
//! ```
//!
//! State of a square is also a class on its button: `movable must selected target stop last taken hint`.
//! A script that wants to draw the marks itself empties `g.under` and `g.over` and builds the same
//! shapes with the classes used in `templates/_marks.html`.
mod choice;
mod game;
mod marks;
mod model;
mod shape;
mod squares;
mod star;
mod view;

pub use choice::{Tap, join_path, split_path, tap};
pub use game::{MoveData, Piece, Seat};
pub use marks::{Marks, RefutationMarks};
pub use model::{Badge, BoardModel, Placed, Spot};
pub use shape::{BoardShape, Used};
pub use squares::Cell;
pub use star::Star;
pub use view::{Arrow, BoardForm, BoardView, RefutationView};
