//! The rules of a game with boards to try, and the table of all games.

use askama::Template;
use askama_web::WebTemplate;
use serde::Deserialize;
use serde_json::json;

use super::Chrome;
use super::board_data::script_json;
use crate::web::board_view::BoardView;

/// `/{lang}/rules`: all games in one table.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "rules_index.html")]
pub struct RulesIndexPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// Headings of the columns after the game's name.
    pub columns: Vec<String>,
    /// Game id and its cells.
    pub rows: Vec<(String, Vec<String>)>,
    /// The games compared point by point.
    pub compared: Vec<String>,
}

/// What some games say alike to one point of comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    /// Their ids.
    pub games: Vec<String>,
    /// What they say.
    pub text: String,
}

impl RulesIndexPage {
    /// Each point of comparison with what the games say to it: a column a game fits a phone.
    #[must_use]
    pub fn features(&self) -> Vec<(String, Vec<String>)> {
        let cell = |row: &(String, Vec<String>), i: usize| row.1.get(i).cloned();
        self.columns
            .iter()
            .enumerate()
            .map(|(i, name)| {
                let cells = self.rows.iter().filter_map(|row| cell(row, i));
                (name.clone(), cells.collect())
            })
            .collect()
    }

    /// Each point of comparison with what the compared games say to it, those that agree together.
    #[must_use]
    pub fn points(&self) -> Vec<(String, Vec<Alike>)> {
        let compared: Vec<_> = self
            .rows
            .iter()
            .filter(|(id, _)| self.compared.contains(id))
            .collect();
        let alike = |i: usize| {
            let mut groups: Vec<Alike> = Vec::new();
            for (id, cells) in &compared {
                let Some(text) = cells.get(i) else { continue };
                match groups.iter_mut().find(|group| group.text == *text) {
                    Some(group) => group.games.push(id.clone()),
                    None => groups.push(Alike {
                        games: vec![id.clone()],
                        text: text.clone(),
                    }),
                }
            }
            groups
        };
        let points = self.columns.iter().enumerate();
        points.map(|(i, name)| (name.clone(), alike(i))).collect()
    }

    /// The names of games in a row.
    #[must_use]
    pub fn names(&self, games: &[String]) -> String {
        let names: Vec<_> = games.iter().map(|id| self.chrome.game_name(id)).collect();
        names.join(&self.chrome.t("comma"))
    }
}

/// The part that a section plays, in the order of the page; its small name stands in the files
/// of rules pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SectionKind {
    /// From zero: boards to try.
    Zero,
    /// A rule as enforced.
    Rule,
    /// This site's own.
    Own,
    /// Told, not enforced.
    Customs,
    /// Against its neighbors.
    Differences,
    /// Advice.
    Tips,
    /// What goes wrong.
    Mistakes,
    /// Where it comes from.
    History,
}

impl SectionKind {
    /// Class and message part.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Rule => "rule",
            Self::Own => "own",
            Self::Customs => "customs",
            Self::Differences => "differences",
            Self::Tips => "tips",
            Self::Mistakes => "mistakes",
            Self::History => "history",
        }
    }
}

/// A section. Texts may hold runs in backticks.
#[derive(Debug, Clone)]
pub struct RulesSection {
    /// Its anchor; for refusals the rule's name.
    pub id: String,
    /// Further anchors of the same section.
    pub also: Vec<String>,
    /// Its part.
    pub kind: SectionKind,
    /// Its heading.
    pub title: String,
    /// Paragraphs.
    pub paragraphs: Vec<String>,
    /// A list below them.
    pub list: Vec<String>,
    /// Boards beside the text.
    pub boards: Vec<RulesBoard>,
}

/// A board of a rules page. To try one: a GET form to `?try={id}&path=…#{section}`.
#[derive(Debug, Clone)]
pub struct RulesBoard {
    /// The board's id, unique on the page and equal to that of `board`.
    pub id: String,
    /// The board; playable ones carry a form with method `get`, the field `try` and `path`.
    pub board: BoardView,
    /// What it shows or asks.
    pub caption: String,
    /// What the last tap did.
    pub verdict: Option<String>,
    /// The section of the rule that the last tap breaks: address.
    pub rule: Option<String>,
    /// Address that puts the board back; none when nothing has moved.
    pub reset: Option<String>,
    /// Where a still board becomes one to try.
    pub wake: Option<String>,
}

/// `/{lang}/rules/{game}`.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "rules.html")]
pub struct RulesPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// "Türk daması kuralları".
    pub heading: String,
    /// The first paragraph.
    pub lead: String,
    /// Whether the game has a puzzle of the day.
    pub daily: bool,
    /// The sections in order; the five lines follow the last `Rule`.
    pub sections: Vec<RulesSection>,
    /// The rules in five lines.
    pub five: Vec<String>,
    /// Questions and answers.
    pub faq: Vec<(String, String)>,
}

impl RulesPage {
    /// True when the five lines stand before this section: at the first one that is no longer a rule.
    #[must_use]
    pub fn five_before(&self, index: &usize) -> bool {
        let ends = |k: SectionKind| !matches!(k, SectionKind::Zero | SectionKind::Rule);
        self.sections.iter().position(|s| ends(s.kind)) == Some(*index)
    }

    /// The questions and answers for search engines.
    #[must_use]
    pub fn faq_json(&self) -> String {
        let questions: Vec<_> = self
            .faq
            .iter()
            .map(|(question, answer)| {
                json!({
                    "@type": "Question",
                    "name": question.replace('`', ""),
                    "acceptedAnswer": {"@type": "Answer", "text": answer.replace('`', "")},
                })
            })
            .collect();
        script_json(&json!({
            "@context": "https://schema.org",
            "@type": "FAQPage",
            "inLanguage": self.chrome.lang.code(),
            "mainEntity": questions,
        }))
    }
}
