//! The rules pages as written: their plans in `content/rules`, their texts in the language files.
//!
//! `content/rules/{game}.json` is the plan of one game. What the diagonal games share is planned
//! once in `_diagonal.json`, in texts and boards for each value of a rule switch: `{king}` in a
//! message key becomes the game's value, and `when` says for which values a section or a board
//! is there ([`Facts`] has the names). The file of a diagonal game holds only what is its own,
//! and a diagonal game without a file has a page all the same.
//!
//! Squares in shared plans and texts are written with letters; [`Names`] turns them into numbers
//! for games that number their squares.

use std::{collections::BTreeMap, sync::OnceLock};

use rust_embed::RustEmbed;
use serde::Deserialize;

use super::facts::Facts;
use crate::{
    puzzle::table::Table,
    rules::{
        game,
        refusal::Refusal,
        switches::{Lines, Switches},
    },
    web::{
        lang::{Arg, Lang},
        pages::rules::SectionKind,
    },
};

#[derive(RustEmbed)]
#[folder = "content/rules"]
#[include = "*.json"]
struct Files;

/// The file of what diagonal games share; a name that no game has.
const DIAGONAL: &str = "_diagonal.json";

/// Stands in a plan for the position a game starts from.
const START: &str = "start";

/// The plan of one game's page. Texts are message keys, several in a row between spaces.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// The game.
    pub game: String,
    /// The rules in five lines; empty in files of games that share them.
    #[serde(default)]
    pub five_lines: Vec<String>,
    /// The sections in order.
    pub sections: Vec<Section>,
    /// Questions and answers.
    #[serde(default)]
    pub faq: Vec<Question>,
    /// The boards by name.
    #[serde(default)]
    pub boards: BTreeMap<String, Board>,
    #[serde(skip)]
    names: Names,
    #[serde(skip)]
    numbers: Vec<(&'static str, Arg)>,
}

/// A section.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its anchor.
    pub id: String,
    /// The part that it plays.
    pub kind: SectionKind,
    /// For which facts of a game it is there.
    #[serde(default)]
    pub when: Vec<String>,
    /// Its heading; empty where a game adds to a shared section.
    #[serde(default)]
    pub title: String,
    /// Paragraphs.
    #[serde(default)]
    pub paragraphs: Vec<String>,
    /// A list below them.
    #[serde(default)]
    pub list: Vec<String>,
    /// The refusals that it explains.
    #[serde(default)]
    pub refusals: Vec<String>,
    /// Its boards by name.
    #[serde(default)]
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
    /// Its name in a shared plan; elsewhere it is the key.
    #[serde(default)]
    pub name: String,
    /// For which facts of a game it is there.
    #[serde(default)]
    pub when: Vec<String>,
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
        /// How often they are played, one time after the other.
        #[serde(default = "once")]
        times: usize,
        /// What is played then.
        #[serde(default)]
        then: Vec<String>,
        /// `white`, `black`, `draw` or `ongoing`.
        outcome: String,
        /// The reason's name; empty while the game goes on.
        reason: String,
    },
}

fn once() -> usize {
    1
}

/// What games share.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shared {
    five_lines: Vec<String>,
    sections: Vec<Section>,
    faq: Vec<Question>,
    boards: Vec<Board>,
}

impl Content {
    /// The first section in page order that explains a refusal.
    #[must_use]
    pub fn section_of(&self, rule: Refusal) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| section.refusals.iter().any(|name| name == rule.rule()))
    }

    /// A text of the page, with backticks: keys between spaces become sentences in a row.
    #[must_use]
    pub fn text(&self, lang: Lang, keys: &str) -> String {
        let texts: Vec<String> = keys
            .split_whitespace()
            .map(|key| self.names.in_text(&lang.raw(key, &self.numbers)))
            .filter(|text| !text.is_empty())
            .collect();
        texts.join(" ")
    }

    /// Adds what games share to what is this game's own.
    fn share(&mut self, shared: &Shared, facts: &Facts) {
        if self.five_lines.is_empty() {
            self.five_lines = shared
                .five_lines
                .iter()
                .map(|key| facts.fill(key))
                .collect();
        }
        for section in shared.sections.iter().filter(|s| facts.hold(&s.when)) {
            let own = self.sections.iter().position(|own| own.id == section.id);
            let own = own.map(|index| self.sections.remove(index));
            self.sections.push(section.filled(own, facts));
        }
        self.sections.sort_by_key(|section| section.kind);
        self.faq.extend(shared.faq.iter().map(|question| Question {
            q: facts.fill(&question.q),
            a: facts.fill(&question.a),
        }));
        for board in shared.boards.iter().filter(|b| facts.hold(&b.when)) {
            let own = self.boards.entry(board.name.clone());
            own.or_insert_with(|| board.clone());
        }
    }

    /// Leaves out boards that no section or no fact of the game asks for.
    fn settle(&mut self, table: &dyn Table) {
        self.names = Names::of(table);
        for section in &mut self.sections {
            section.boards.retain(|name| self.boards.contains_key(name));
        }
        let sections = &self.sections;
        let shown = |name: &String| sections.iter().any(|s| s.boards.contains(name));
        self.boards.retain(|name, _| shown(name));
        for board in self.boards.values_mut() {
            if board.position == START {
                board.position = table.start();
            } else {
                board.position = self.names.squares(&board.position);
            }
            board.show = board.show.as_ref().map(|text| self.names.squares(text));
            for claim in &mut board.claims {
                claim.rename(&self.names);
            }
        }
    }
}

impl Section {
    /// This shared section for a game with these facts, what is the game's own first.
    fn filled(&self, own: Option<Self>, facts: &Facts) -> Self {
        let fill = |keys: &[String]| keys.iter().map(|key| facts.fill(key)).collect::<Vec<_>>();
        let mut section = own.unwrap_or_else(|| Self {
            title: String::new(),
            paragraphs: Vec::new(),
            list: Vec::new(),
            refusals: Vec::new(),
            boards: Vec::new(),
            ..self.clone()
        });
        if section.title.is_empty() {
            section.title = facts.fill(&self.title);
        }
        section.paragraphs.extend(fill(&self.paragraphs));
        section.list.extend(fill(&self.list));
        section.refusals.extend_from_slice(&self.refusals);
        section.boards.extend_from_slice(&self.boards);
        section
    }
}

impl Claim {
    fn rename(&mut self, names: &Names) {
        let change = |text: &mut String| *text = names.squares(text);
        match self {
            Self::Moves { moves } => moves.iter_mut().for_each(change),
            Self::Legal { legal: text }
            | Self::Illegal { illegal: text, .. }
            | Self::Captures { text, .. } => change(text),
            Self::After { after, then, .. } => {
                after.iter_mut().chain(then).for_each(change);
            }
        }
    }
}

/// The numbers of squares written with letters; empty where letters are the game's own way.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    /// The names of a game's squares.
    #[must_use]
    pub fn of(table: &dyn Table) -> Self {
        if !matches!(table.board(), game::Board::Grid { numbered: true, .. }) {
            return Self::default();
        }
        let lettered = |column: i16, row: i16| {
            let column = u8::try_from(column).ok().filter(|column| *column < 26)?;
            Some(format!("{}{}", char::from(b'a' + column), row + 1))
        };
        Self(
            table
                .squares()
                .into_iter()
                .filter_map(|(name, column, row)| Some((lettered(column, row)?, name)))
                .collect(),
        )
    }

    /// A position or a move with its squares renamed.
    #[must_use]
    pub fn squares(&self, text: &str) -> String {
        let mut renamed = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let digits = rest[first.len_utf8()..]
                .chars()
                .take_while(char::is_ascii_digit)
                .count();
            let square = &rest[..first.len_utf8() + digits];
            match self.0.get(square) {
                Some(name) => renamed.push_str(name),
                None => renamed.push_str(square),
            }
            rest = &rest[square.len()..];
        }
        renamed
    }

    /// A text with the squares between its backticks renamed.
    #[must_use]
    pub fn in_text(&self, text: &str) -> String {
        if self.0.is_empty() {
            return text.to_owned();
        }
        let parts: Vec<String> = text
            .split('`')
            .enumerate()
            .map(|(i, part)| {
                if i % 2 == 1 {
                    self.squares(part)
                } else {
                    part.to_owned()
                }
            })
            .collect();
        parts.join("`")
    }
}

/// The plan of a game's page; `None` when nothing is written for it.
#[must_use]
pub fn content(table: &dyn Table) -> Option<Content> {
    let own = all().iter().find(|content| content.game == table.id());
    let facts = Facts::of(table);
    let shared = shared().filter(|_| table.switches().is_some_and(diagonal));
    let mut content = match (own, shared) {
        (Some(own), _) => own.clone(),
        (None, Some(_)) => Content {
            game: table.id().to_owned(),
            five_lines: Vec::new(),
            sections: Vec::new(),
            faq: Vec::new(),
            boards: BTreeMap::new(),
            names: Names::default(),
            numbers: Vec::new(),
        },
        (None, None) => return None,
    };
    if let Some(facts) = &facts {
        content.numbers = facts.numbers().to_vec();
        if let Some(shared) = shared {
            content.share(shared, facts);
        }
    }
    content.settle(table);
    Some(content)
}

fn diagonal(switches: Switches) -> bool {
    switches.lines == Lines::Diagonal
}

/// The rules in five lines in a language, as texts with backticks.
#[must_use]
pub fn five_lines(lang: Lang, table: &dyn Table) -> Vec<String> {
    content(table).map_or_else(Vec::new, |content| {
        let lines = content.five_lines.iter();
        lines.map(|keys| content.text(lang, keys)).collect()
    })
}

fn all() -> &'static [Content] {
    static ALL: OnceLock<Vec<Content>> = OnceLock::new();
    ALL.get_or_init(|| {
        Files::iter()
            .filter(|file| *file != DIAGONAL)
            .filter_map(|file| read(&file))
            .collect()
    })
}

fn shared() -> Option<&'static Shared> {
    static SHARED: OnceLock<Option<Shared>> = OnceLock::new();
    SHARED.get_or_init(|| read(DIAGONAL)).as_ref()
}

fn read<T: for<'de> Deserialize<'de>>(file: &str) -> Option<T> {
    let text = Files::get(file)?;
    serde_json::from_slice(&text.data)
        .inspect_err(|error| tracing::error!(%file, %error, "no rules page"))
        .ok()
}
