//! Addresses and the methods they take.

use actix_web::{FromRequest, Handler, HttpResponse, Resource, Responder, http::header, web};

/// An address to look at.
pub(super) fn read<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::get().to(handler))
        .default_service(web::to(|| async { wrong_method("GET, HEAD") }))
}

/// An address for forms.
pub(super) fn write<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::post().to(handler))
        .default_service(web::to(|| async { wrong_method("POST") }))
}

/// The refusal of every other method.
pub(super) fn wrong_method(allowed: &'static str) -> HttpResponse {
    HttpResponse::MethodNotAllowed()
        .insert_header((header::ALLOW, allowed))
        .finish()
}
