//! The board in a frame of another site, and the page that says how to get it there.

use std::collections::BTreeMap;

use askama::Template;
use askama_web::WebTemplate;
use chrono::NaiveDate;
use serde::Serialize;

use super::{Chrome, board_data::script_json};
use crate::web::{
    board_view::{BoardView, MoveData, Seat},
    lang::{Lang, Rich},
};

/// Width of the frame that the snippet asks for, in pixels.
pub const WIDTH: u32 = 360;
/// Its height: enough for every language.
pub const HEIGHT: u32 = 580;
/// The narrowest frame in which everything can still be read.
pub const NARROWEST: u32 = 280;

/// `/embed/{lang}/{game}[/{date}]`. It knows nothing of its visitor and sends nothing.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "embed.html")]
pub struct EmbedPage {
    /// What all pages share; always that of a stranger.
    pub chrome: Chrome,
    /// The day shown.
    pub date: NaiveDate,
    /// 1 on the first day.
    pub number: u32,
    /// The exact N.
    pub win_in: u8,
    /// Who moves and wins.
    pub attacker: Seat,
    /// The board; its squares ask for this page with other marks.
    pub board: BoardView,
    /// What can be done now.
    pub note: Rich,
    /// Where it can be solved: the absolute address of the day.
    pub solve: String,
    /// What is chosen, as a query of that address.
    pub chosen: String,
    /// For the script.
    pub data: EmbedData,
}

/// The data block for the script of a frame.
#[derive(Debug, Clone, Serialize)]
pub struct EmbedData {
    /// What the ids of the symbols of the mover's pieces begin with: `p-w`.
    pub own: String,
    /// The middle of every square as drawn, by name.
    pub at: BTreeMap<String, [i32; 2]>,
    /// What a piece is called, by the id of its symbol.
    pub words: BTreeMap<String, String>,
    /// The legal moves of the diagram.
    pub moves: Vec<MoveData>,
    /// What the script says, by key.
    pub texts: BTreeMap<String, String>,
}

impl EmbedPage {
    /// The data block.
    #[must_use]
    pub fn data_json(&self) -> String {
        script_json(&self.data)
    }
}

/// A frame in which there is nothing: no such day, or no such game. The same for all of them.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "embed_nothing.html")]
pub struct EmbedNothing {
    /// What all pages share; always that of a stranger.
    pub chrome: Chrome,
}

/// A choice in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its value.
    pub id: String,
    /// What it says.
    pub name: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// `/{lang}/embed`: the snippet to copy.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "embed_guide.html")]
pub struct EmbedGuidePage {
    /// What all pages share.
    pub chrome: Chrome,
    /// The games that have a puzzle.
    pub games: Vec<Choice>,
    /// The languages.
    pub languages: Vec<Choice>,
    /// The appearances.
    pub themes: Vec<Choice>,
    /// The address of the frame, absolute.
    pub address: String,
    /// The same without the site, for the preview.
    pub preview: String,
    /// The title of the frame, in its language.
    pub frame_title: String,
}

impl EmbedGuidePage {
    /// The code to copy.
    #[must_use]
    pub fn snippet(&self) -> String {
        snippet(&self.address, &self.frame_title, (WIDTH, HEIGHT))
    }
}

/// An element that shows a frame. The texts are escaped.
#[must_use]
pub fn snippet(address: &str, title: &str, (width, height): (u32, u32)) -> String {
    let escape = |text: &str| Rich::new(&text.replace('`', "")).as_str().to_owned();
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{width}\" height=\"{height}\" \
        loading=\"lazy\" style=\"border:0;max-width:100%\"></iframe>",
        escape(address),
        escape(title),
    )
}

/// The title of a frame: the site and the game.
#[must_use]
pub fn frame_title(lang: Lang, game: &str) -> String {
    let game = lang.text(&format!("game-{game}"));
    [lang.text("site-name"), game].join(" · ")
}
