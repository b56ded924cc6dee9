//! The rules pages as written: their plan in `content/rules/{game}.json`, their texts in the
//! language files.

use std::{collections::BTreeMap, sync::OnceLock};

use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::{
    rules::refusal::Refusal,
    web::{lang::Lang, pages::rules::SectionKind},
};

#[derive(RustEmbed)]
#[folder = "content/rules"]
#[include = "*.json"]
struct Files;

/// The plan of one game's page. Texts are message keys.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// The game.
    pub game: String,
    /// The rules in five lines.
    pub five_lines: Vec<String>,
    /// The sections in order.
    pub sections: Vec<Section>,
    /// Questions and answers.
    pub faq: Vec<Question>,
    /// The boards by name.
    pub boards: BTreeMap<String, Board>,
}

/// A section.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its anchor.
    pub id: String,
    /// The part that it plays.
    pub kind: SectionKind,
    /// Its heading.
    pub title: String,
    /// Paragraphs.
    pub paragraphs: Vec<String>,
    /// A list below them.
    pub list: Vec<String>,
    /// The refusals that it explains.
    pub refusals: Vec<String>,
    /// Its boards by name.
    pub boards: Vec<String>,
}

/// A question and its answer.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question.
    pub q: String,
    /// The answer.
    pub a: String,
}

/// A board of a section.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Where it stands.
    pub position: String,
    /// What it shows or asks.
    pub caption: String,
    /// A move drawn on it.
    #[serde(default)]
    pub show: Option<String>,
    /// What it says, for the test that asks the core.
    pub claims: Vec<Claim>,
}

/// Something that a board says and the core confirms.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Claim {
    /// These are all legal moves.
    Moves {
        /// Their texts.
        moves: Vec<String>,
    },
    /// This move is legal.
    Legal {
        /// Its text.
        legal: String,
    },
    /// This move breaks a rule.
    Illegal {
        /// Its text.
        illegal: String,
        /// The rule.
        rule: String,
    },
    /// This move takes so many pieces.
    Captures {
        /// How many.
        captures: usize,
        /// Its text.
        #[serde(rename = "move")]
        text: String,
    },
    /// These moves lead to this end.
    After {
        /// Their texts.
        after: Vec<String>,
        /// `white`, `black`, `draw` or `ongoing`.
        outcome: String,
        /// The reason's name; empty while the game goes on.
        reason: String,
    },
}

impl Content {
    /// The first section in page order that explains a refusal.
    #[must_use]
    pub fn section_of(&self, rule: Refusal) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| section.refusals.iter().any(|name| name == rule.rule()))
    }
}

/// The plan of a game's page.
#[must_use]
pub fn content(game: &str) -> Option<&'static Content> {
    all().iter().find(|content| content.game == game)
}

/// The rules in five lines in a language, as texts with backticks.
#[must_use]
pub fn five_lines(lang: Lang, game: &str) -> Vec<String> {
    content(game).map_or_else(Vec::new, |content| {
        let lines = content.five_lines.iter();
        lines.map(|key| lang.raw(key, &[])).collect()
    })
}

fn all() -> &'static [Content] {
    static ALL: OnceLock<Vec<Content>> = OnceLock::new();
    ALL.get_or_init(|| {
        Files::iter()
            .filter_map(|file| Some((Files::get(&file)?, file)))
            .filter_map(|(text, file)| {
                serde_json::from_slice(&text.data)
                    .inspect_err(|error| tracing::error!(%file, %error, "no rules page"))
                    .ok()
            })
            .collect()
    })
}
