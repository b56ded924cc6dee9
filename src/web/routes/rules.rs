//! The rules of a game with boards to try, and the table of all games.

use actix_web::web::{Data, Path, Query};
use serde::Deserialize;

use super::{
    About, boards, chrome, compare,
    content::{Board, Content, Section, content},
    favorite, game, language, meta, stage, told,
};
use crate::{
    puzzle::table::Table,
    rules::{
        game::{Ending, Outcome, Reason},
        refusal::Refusal,
    },
    web::{
        board_view::{
            BoardForm, BoardModel, BoardView, Marks, MoveData, Tap, join_path, split_path, tap,
        },
        error::Error,
        lang::{Arg, Lang},
        pages::{
            Tab,
            rules::{RulesBoard, RulesIndexPage, RulesPage, RulesSection, SectionKind},
        },
        state::Site,
        visitor::Visitor,
    },
};

/// A board being tried: what was chosen before, and the tap.
#[derive(Debug, Default, Deserialize)]
pub(super) struct TryQuery {
    #[serde(rename = "try")]
    board: Option<String>,
    pub(super) path: Option<String>,
    pub(super) sq: Option<String>,
}

/// `/{lang}/rules/{game}`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<TryQuery>,
) -> Result<RulesPage, Error> {
    let (lang, table) = told(&path.0, &path.1)?;
    let id = table.id();
    let content = content(table).ok_or(Error::NotFound)?;
    let name = lang.text(&format!("game-{id}"));
    let heading = lang.text_with("rules-heading", &[("game", Arg::from(name))]);
    let about = About {
        game: id,
        tab: Some(Tab::Rules),
        here: format!("/rules/{id}"),
        title: heading.clone(),
        description: meta::of_game(lang, "rules", table).description,
    };
    let desk = Desk {
        lang,
        table,
        content: &content,
        tried: &query,
    };
    let text = |key: &String| content.text(lang, key);
    Ok(RulesPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        heading,
        lead: lang.raw("rules-lead", &[]),
        daily: site.daily.is_daily(id),
        sections: content
            .sections
            .iter()
            .map(|section| desk.section(section))
            .collect::<Result<_, Error>>()?,
        five: content.five_lines.iter().map(text).collect(),
        faq: content
            .faq
            .iter()
            .map(|question| (text(&question.q), text(&question.a)))
            .collect(),
    })
}

/// `/{lang}/rules`: all games in one table.
pub(super) async fn index(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<RulesIndexPage, Error> {
    let lang = language(&path)?;
    let favorite = favorite(&visitor, lang);
    let meta = meta::plain(lang, "rules-index");
    let about = About {
        game: &favorite,
        tab: Some(Tab::Rules),
        here: "/rules".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    let chrome = chrome(&site, &visitor, lang, about).await?;
    let mut rows = Vec::new();
    for id in &chrome.games {
        rows.push((id.clone(), compare::cells(lang, game(id)?)));
    }
    Ok(RulesIndexPage {
        chrome,
        columns: compare::POINTS.map(|key| lang.raw(key, &[])).to_vec(),
        compared: compare::COMPARED.map(str::to_owned).to_vec(),
        rows,
    })
}

/// One page being made.
pub(super) struct Desk<'a> {
    pub(super) lang: Lang,
    pub(super) table: &'static dyn Table,
    pub(super) content: &'a Content,
    pub(super) tried: &'a TryQuery,
}

/// What a board shows.
pub(super) struct Drawn {
    pub(super) model: BoardModel,
    pub(super) path: Vec<String>,
    pub(super) verdict: Option<String>,
    pub(super) refusal: Option<Refusal>,
    /// The move that has been made.
    pub(super) moved: Option<MoveData>,
    /// How the game ends with it.
    pub(super) ending: Option<Ending>,
}

impl Desk<'_> {
    fn section(&self, section: &Section) -> Result<RulesSection, Error> {
        let text = |key: &String| self.content.text(self.lang, key);
        let explained_first = Refusal::ALL.into_iter().filter(|rule| {
            let first = self.content.section_of(*rule);
            first.is_some_and(|first| first.id == section.id)
        });
        let boards = section.boards.iter().filter_map(|name| {
            let board = self.content.boards.get(name)?;
            Some(self.board(section, name, board))
        });
        Ok(RulesSection {
            id: section.id.clone(),
            also: explained_first.map(|rule| rule.rule().to_owned()).collect(),
            kind: section.kind,
            title: self.lang.plain(&text(&section.title)),
            paragraphs: section.paragraphs.iter().map(text).collect(),
            list: section.list.iter().map(text).collect(),
            boards: boards.collect::<Result<_, Error>>()?,
        })
    }

    fn board(&self, section: &Section, name: &str, board: &Board) -> Result<RulesBoard, Error> {
        let moves = boards::routes(self.table, &board.position)?;
        let tried = self.tried.board.as_deref() == Some(name);
        let drawn = if tried {
            self.tap(&board.position, &moves)?
        } else {
            self.untouched(board, &moves)?
        };
        let page = format!("/{}/rules/{}", self.lang.code(), self.table.id());
        // A page of boards full of buttons is heavy: only those to begin with and the one being
        // tried have them, the others a link that wakes them.
        let awake = tried || section.kind == SectionKind::Zero;
        let open = !moves.is_empty() && drawn.moved.is_none();
        let view = if !open || !awake {
            BoardView::still(self.lang, name, &drawn.model)
        } else {
            let form = BoardForm {
                method: "get",
                action: format!("{page}#{name}-figure"),
                fields: vec![("try", name.to_owned()), ("path", join_path(&drawn.path))],
            };
            BoardView::playable(self.lang, name, &drawn.model, form)
        };
        let text = |key: &String| self.content.text(self.lang, key);
        let rule = drawn.refusal.and_then(|rule| self.content.section_of(rule));
        Ok(RulesBoard {
            id: name.to_owned(),
            board: view,
            caption: text(&board.caption),
            verdict: drawn.verdict,
            rule: rule.map(|section| format!("#{}", section.id)),
            wake: (open && !awake).then(|| format!("{page}?try={name}#{name}-figure")),
            reset: tried.then(|| format!("{page}#{}", section.id)),
        })
    }

    fn untouched(&self, board: &Board, moves: &[MoveData]) -> Result<Drawn, Error> {
        let mut model = boards::still(self.table, &board.position)?;
        model.marks = Marks::for_choice(moves, &[]);
        if let Some(text) = &board.show {
            let shown = boards::step(self.table, &board.position, text)?;
            let shown = shown.map_err(boards::damaged)?.played;
            let from = shown.from.clone();
            model.marks = Marks {
                selected: None,
                ..Marks::for_choice(&[shown], &[from])
            };
        }
        Ok(Drawn {
            model,
            path: Vec::new(),
            verdict: None,
            refusal: None,
            moved: None,
            ending: None,
        })
    }

    /// The board after a tap.
    pub(super) fn tap(&self, position: &str, moves: &[MoveData]) -> Result<Drawn, Error> {
        let shape = boards::shape(self.table);
        let mut path = split_path(shape, self.tried.path.as_deref().unwrap_or_default());
        if !boards::continues(moves, &path) {
            path.clear();
        }
        let square = self.tried.sq.as_deref().unwrap_or_default();
        if shape.locate(square).is_none() {
            return self.chosen(position, moves, path);
        }
        match tap(moves, &path, square) {
            Tap::Chosen(path) => self.chosen(position, moves, path),
            Tap::Dropped => self.chosen(position, moves, Vec::new()),
            Tap::Complete(mv) => self.complete(position, moves, &mv.text),
            Tap::Refused { path, text } => {
                let refusal = stage::refusal_of(self.table, position, moves, &text)?;
                match refusal {
                    Some(refusal) => self.refused(position, moves, path, refusal),
                    None => self.complete(position, moves, &text),
                }
            }
        }
    }

    fn chosen(
        &self,
        position: &str,
        moves: &[MoveData],
        path: Vec<String>,
    ) -> Result<Drawn, Error> {
        if let Some(whole) = boards::whole(moves, &path) {
            return self.complete(position, moves, &whole.text);
        }
        let mut model = boards::still(self.table, position)?;
        model.marks = Marks::for_choice(moves, &path);
        let captures = !model.marks.stops.is_empty();
        // Where a capture may be declined, and where nothing is captured, there is no duty.
        let declined = !moves.iter().all(MoveData::takes);
        let key = match (path.len(), captures) {
            (0, _) => None,
            (_, false) => Some("tap-target"),
            (1, true) if declined => Some("tap-target"),
            (1, true) => Some("must-capture"),
            (_, true) => Some("next-stop"),
        };
        let n = u32::try_from(path.len()).unwrap_or(u32::MAX);
        Ok(Drawn {
            verdict: key.map(|key| self.lang.raw(key, &[("n", Arg::from(n))])),
            model,
            path,
            refusal: None,
            moved: None,
            ending: None,
        })
    }

    fn refused(
        &self,
        position: &str,
        moves: &[MoveData],
        path: Vec<String>,
        refusal: Refusal,
    ) -> Result<Drawn, Error> {
        let drawn = self.chosen(position, moves, path)?;
        Ok(Drawn {
            verdict: Some(self.lang.raw(&format!("rule-{}", refusal.rule()), &[])),
            refusal: Some(refusal),
            ..drawn
        })
    }

    fn complete(&self, position: &str, moves: &[MoveData], text: &str) -> Result<Drawn, Error> {
        let step = match boards::step(self.table, position, text)? {
            Ok(step) => step,
            Err(refusal) => return self.refused(position, moves, Vec::new(), refusal),
        };
        let turned = boards::still(self.table, position)?.turned;
        let ending = self.table.ending(&step.position).map_err(boards::setup)?;
        let model = BoardModel {
            shape: boards::shape(self.table),
            turned,
            pieces: step.after.clone(),
            marks: Marks::for_played(&step.played, step.ghosts()),
        };
        Ok(Drawn {
            model,
            path: Vec::new(),
            verdict: Some(self.verdict(&step.played, ending)),
            refusal: None,
            moved: Some(step.played),
            ending,
        })
    }

    /// What a legal move does, in words.
    fn verdict(&self, played: &MoveData, ending: Option<Ending>) -> String {
        let text = ("move", Arg::from(played.text.as_str()));
        let taken = u32::try_from(played.captured.len()).unwrap_or(u32::MAX);
        let mut sentences = vec![if taken == 0 {
            self.lang.raw("try-legal", &[text])
        } else {
            self.lang.raw("try-takes", &[text, ("n", Arg::from(taken))])
        }];
        if played.promotes {
            sentences.push(self.lang.raw("try-crowned", &[]));
        }
        sentences.extend(ending.map(|ending| self.ending(ending)));
        sentences.join(" ")
    }

    fn ending(&self, ending: Ending) -> String {
        let side = match ending.outcome {
            Outcome::Win(seat) => boards::seat(self.table, seat).id(),
            Outcome::Draw => "",
        };
        let key = match ending.reason {
            Reason::NoPieces => "ending-no-pieces",
            Reason::KingVKing => "ending-king-v-king",
            Reason::OneEach => "ending-one-each",
            Reason::Home => "ending-home",
            _ => "ending-no-moves",
        };
        self.lang.raw(key, &[("side", Arg::from(side))])
    }
}
