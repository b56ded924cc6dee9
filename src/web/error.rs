//! Everything that goes wrong in a request, and the one place that knows its status.

use actix_web::{HttpResponse, ResponseError, http::StatusCode};

use crate::{
    daily::answers::{self, State},
    rules::refusal::Refusal,
    store,
};

/// Why a request is not served as asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Nothing is there.
    #[error("not found")]
    NotFound,
    /// The request cannot be read; what is wrong with it, in English.
    #[error("{0}")]
    BadRequest(String),
    /// The call needs a player.
    #[error("a token is needed")]
    Unauthorized,
    /// Not this caller, or not yet.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The puzzle stands elsewhere.
    #[error("the puzzle stands elsewhere")]
    State(Box<State>),
    /// The move breaks a rule.
    #[error("{0}")]
    Illegal(Refusal),
    /// The method is not one of this address.
    #[error("method not allowed")]
    MethodNotAllowed,
    /// The body did not come in time.
    #[error("the request took too long")]
    Timeout,
    /// The body is too large.
    #[error("the request is too large")]
    TooLarge,
    /// The body has another type than the address takes.
    #[error("the content type must be {0}")]
    MediaType(&'static str),
    /// The host is not this site.
    #[error("this host is not served here")]
    Misdirected,
    /// Too many requests; seconds until the next is welcome.
    #[error("too many requests")]
    TooMany(u32),
    /// For now nothing can be written; seconds until it is worth another try.
    #[error("unavailable, try again")]
    Unavailable(u32),
    /// A fault of ours.
    #[error("something went wrong")]
    Internal(String),
}

impl Error {
    /// Seconds after which the same request is welcome, where that is known.
    #[must_use]
    pub const fn retry_after(&self) -> Option<u32> {
        match self {
            Self::TooMany(seconds) | Self::Unavailable(seconds) => Some(*seconds),
            _ => None,
        }
    }

    /// Writes to the log what the visitor is not shown.
    pub fn log(&self) {
        match self {
            Self::Internal(why) => tracing::error!(why, "internal error"),
            Self::Unavailable(_) => tracing::warn!("unavailable"),
            other => tracing::debug!(error = %other, "refused"),
        }
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::State(_) => StatusCode::CONFLICT,
            Self::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::Timeout => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::MediaType(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Misdirected => StatusCode::MISDIRECTED_REQUEST,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The status alone: the shell dresses it, since it knows the visitor's language.
    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

impl From<answers::Error> for Error {
    fn from(error: answers::Error) -> Self {
        match error {
            answers::Error::NotFound => Self::NotFound,
            answers::Error::State(state) => Self::State(state),
            answers::Error::Illegal(refusal) => Self::Illegal(refusal),
            answers::Error::Hidden => Self::Forbidden("the puzzle is not over"),
            answers::Error::Busy => Self::Unavailable(1),
            answers::Error::Store(error) => error.into(),
            answers::Error::Damaged(why) => Self::Internal(why),
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NotFound => Self::Unauthorized,
            store::Error::Unavailable(why) => {
                tracing::error!(%why, "the store is unavailable");
                Self::Unavailable(10)
            }
            other => {
                let cause = std::error::Error::source(&other).map(ToString::to_string);
                Self::Internal(format!("{other}: {}", cause.unwrap_or_default()))
            }
        }
    }
}
