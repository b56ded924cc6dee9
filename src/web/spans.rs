//! What the log says of a request: method, path, status, and nothing that a visitor sends to be
//! kept to themselves. Cookies, tokens, queries and user agents stay out; a path is cut short.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
};
use tracing::Span;
use tracing_actix_web::RootSpanBuilder;

/// Longest part of a path that is logged, in characters.
const LONGEST: usize = 120;

/// The span around each request.
#[derive(Debug)]
pub struct RequestSpan;

impl RootSpanBuilder for RequestSpan {
    fn on_request_start(request: &ServiceRequest) -> Span {
        let path: String = request.path().chars().take(LONGEST).collect();
        tracing::info_span!("request", method = %request.method(), path, status = tracing::field::Empty)
    }

    fn on_request_end<B: MessageBody>(span: Span, outcome: &Result<ServiceResponse<B>, Error>) {
        let status = match outcome {
            Ok(response) => response.status(),
            Err(error) => error.as_response_error().status_code(),
        };
        span.record("status", status.as_u16());
        let _inside = span.enter();
        tracing::debug!("answered");
    }
}
