//! Something did not work: one sentence and a way on.

use std::sync::OnceLock;

use askama::Template;
use askama_web::WebTemplate;

use super::Chrome;
use crate::web::board_view::{BoardModel, BoardShape, BoardView, Marks};
use crate::web::lang::{Arg, Lang};

/// What went wrong, as the visitor needs to know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// 400: the request makes no sense.
    BadRequest,
    /// 403: the request came from another site, or the answer is not open yet.
    Forbidden,
    /// 404: nothing there.
    NotFound,
    /// 405: the page cannot be asked like that.
    Method,
    /// 409: the page was no longer current.
    Conflict,
    /// 413: the request is too long.
    TooLarge,
    /// 429: too many requests.
    TooMany,
    /// 500: our fault.
    Internal,
    /// 503: busy, or the store cannot be written.
    Unavailable,
    /// The first POST came back without the cookie.
    CookiesOff,
}

impl Trouble {
    /// The one for an HTTP status.
    #[must_use]
    pub fn for_status(status: u16) -> Self {
        match status {
            403 => Self::Forbidden,
            404 | 410 => Self::NotFound,
            405 => Self::Method,
            409 => Self::Conflict,
            413 | 414 | 431 => Self::TooLarge,
            429 => Self::TooMany,
            503 => Self::Unavailable,
            400..=499 => Self::BadRequest,
            _ => Self::Internal,
        }
    }

    /// The stem of its messages: `error-{id}` and `error-{id}-text`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::BadRequest => "bad-request",
            Self::Forbidden => "forbidden",
            Self::NotFound => "not-found",
            Self::Method => "method",
            Self::Conflict => "conflict",
            Self::TooLarge => "too-large",
            Self::TooMany => "too-many",
            Self::Internal => "internal",
            Self::Unavailable => "unavailable",
            Self::CookiesOff => "cookies-off",
        }
    }
}

/// The page of an error.
#[derive(Debug, Clone, Template, WebTemplate)]
#[template(path = "error.html")]
pub struct ErrorPage {
    /// What all pages share.
    pub chrome: Chrome,
    /// What went wrong.
    pub trouble: Trouble,
    /// Seconds after which trying again makes sense.
    pub retry_after: Option<u32>,
    /// Where "go on" leads; none for today's puzzle.
    pub back: Option<String>,
    /// The drawing: [`empty_board`].
    pub board: BoardView,
}

impl ErrorPage {
    /// The page for a trouble.
    #[must_use]
    pub fn new(chrome: Chrome, trouble: Trouble) -> Self {
        let board = empty_board(chrome.lang);
        Self {
            chrome,
            trouble,
            retry_after: None,
            back: None,
            board,
        }
    }

    /// The heading.
    #[must_use]
    pub fn heading(&self) -> String {
        self.chrome.t(&format!("error-{}", self.trouble.id()))
    }

    /// The sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        self.chrome.t(&format!("error-{}-text", self.trouble.id()))
    }

    /// "Try again in 5 seconds".
    #[must_use]
    pub fn wait(&self) -> Option<String> {
        self.retry_after
            .map(|n| self.chrome.with("retry-after", &[("n", Arg::from(n))]))
    }
}

/// An empty piece of board with a wet ring: nothing is here.
#[must_use]
pub fn empty_board(lang: Lang) -> BoardView {
    static SHAPE: OnceLock<BoardShape> = OnceLock::new();
    let model = BoardModel {
        shape: SHAPE.get_or_init(|| BoardShape::plain(3, 3)),
        turned: 0,
        pieces: Vec::new(),
        marks: Marks {
            wet: vec!["b2".to_owned()],
            ..Marks::default()
        },
    };
    BoardView::thumbnail(lang, "empty", &model)
}
