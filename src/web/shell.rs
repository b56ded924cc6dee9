//! What stands around every request: limits before it, a dressed error and headers after it.

use std::time::Duration;

use actix_web::{
    HttpMessage, HttpRequest, HttpResponse, ResponseError,
    body::{BodySize, BoxBody, MessageBody, to_bytes_limited},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web::{self, Data},
};

use super::{
    api,
    encoding::{Effort, Packing},
    error::Error,
    lang::Lang,
    outside::Reach,
    routes,
    security::{check_origin, is_api},
    state::Site,
    visitor::{Arrived, token_of},
};
use crate::puzzle::table::table;

/// Largest body that any address takes, in bytes.
pub const LARGEST_BODY: usize = 8 * 1024;
/// How long a body may take to arrive.
const BODY_TIME: Duration = Duration::from_secs(10);
/// Pages smaller than this are not worth compressing.
const SMALLEST_COMPRESSED: usize = 512;
/// Pages larger than this, such as lists of all days, are compressed where nobody else waits.
const LARGEST_AT_ONCE: usize = 128 << 10;
/// Largest page that is compressed as it is sent, in bytes.
const LARGEST_PAGE: usize = 4 << 20;

/// How long caches may keep what everybody sees; the header below says the same.
const CACHED_SECONDS: u64 = 30;

/// The policy of every page: nothing from elsewhere, nothing inline.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; \
    object-src 'none'; frame-ancestors 'none'";

/// Guards a request, serves it, and dresses what comes back.
///
/// # Errors
/// Never: every error becomes a response here.
pub async fn shell(
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(site) = req.app_data::<Data<Site>>().cloned() else {
        return Ok(req.into_response(HttpResponse::InternalServerError()));
    };
    let now = site.clock.now();
    req.extensions_mut().insert(Arrived(now));
    if *req.method() == Method::HEAD {
        // Served as GET; the framework sends the head of the answer alone.
        req.head_mut().method = Method::GET;
    }
    let guarded = guard(&mut req, &site).await;
    let response = match guarded {
        Err(error) => {
            let (request, _) = req.into_parts();
            let response = dress(&request, &site, &error);
            ServiceResponse::new(request, response)
        }
        // Handlers turn their errors into responses; one that arrives as an error here is the
        // framework's own and has no request to be dressed for.
        Ok(()) => undress(next.call(req).await?.map_into_boxed_body(), &site),
    };
    site.metrics.answered(&response);
    let mut response = compress(response).await;
    let path = response.request().path().to_owned();
    let query = response.request().query_string().to_owned();
    let reach = Reach::of(&path);
    // What a POST answers is nobody else's, whoever sent it.
    let reads = *response.request().method() == Method::GET;
    let anonymous = reads && (reach.is_public() || is_anonymous(response.request(), &site));
    let status = response.status();
    let left = site.daily.settings().zone.seconds_left(now);
    let fresh = anonymous && left > CACHED_SECONDS;
    headers(
        response.headers_mut(),
        &site,
        &path,
        (anonymous, fresh),
        status,
    );
    reach.adjust(response.headers_mut(), &query, status);
    Ok(response)
}

/// Refuses what shall not be served, before any work is done for it.
async fn guard(req: &mut ServiceRequest, site: &Site) -> Result<(), Error> {
    let request = req.request();
    site.network.check_host(request)?;
    check_path(request.path())?;
    if *request.method() == Method::CONNECT {
        return Err(Error::MethodNotAllowed);
    }
    if !request.path().starts_with("/static/") && request.path() != "/healthz" {
        // What is the same for everybody counts for the address alone, not against a player's moves.
        let public = Reach::of(request.path()).is_public();
        let token = token_of(request, site).filter(|_| !public);
        site.network.check_rate(request, token.as_ref())?;
    }
    // No address takes TRACE: each says what it takes, and no body is waited for.
    if *request.method() == Method::TRACE {
        return Ok(());
    }
    check_origin(request, site)?;
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    if request.headers().contains_key(header::CONTENT_ENCODING) {
        return Err(Error::MediaType("uncompressed"));
    }
    let body = read_body(req).await?;
    req.set_payload(body.into());
    Ok(())
}

/// Addresses are ASCII without tricks: what is encoded beyond a plain character is nothing here.
fn check_path(path: &str) -> Result<(), Error> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._".contains(&byte);
    if path.bytes().all(plain) && !path.contains("//") && !path.contains("..") {
        Ok(())
    } else {
        Err(Error::NotFound)
    }
}

/// The whole body, within its size and time; the size is set where the site is put together.
async fn read_body(req: &mut ServiceRequest) -> Result<web::Bytes, Error> {
    let read = tokio::time::timeout(BODY_TIME, req.extract::<web::Bytes>()).await;
    match read {
        Err(_) => Err(Error::Timeout),
        Ok(Ok(body)) => Ok(body),
        Ok(Err(error)) => Err(ours(&error, error.as_response_error().status_code())),
    }
}

/// The error in our words: our own, or what an extractor of the framework says.
fn ours(error: &actix_web::Error, status: StatusCode) -> Error {
    if let Some(own) = error.as_error::<Error>() {
        return own.clone();
    }
    by_status(status, error.to_string())
}

fn by_status(status: StatusCode, words: String) -> Error {
    match status {
        StatusCode::NOT_FOUND => Error::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Error::MethodNotAllowed,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::MediaType("application/x-www-form-urlencoded"),
        status if status.is_client_error() => Error::BadRequest(words),
        _ => Error::Internal(words),
    }
}

/// A response that carries an error is replaced by its page or its JSON.
fn undress(response: ServiceResponse<BoxBody>, site: &Site) -> ServiceResponse<BoxBody> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    // A page or JSON that a handler wrote itself stays as it is.
    if response.headers().contains_key(header::CONTENT_TYPE)
        && response.response().error().is_none()
    {
        return response;
    }
    let error = match response.response().error() {
        Some(error) => ours(error, status),
        None => by_status(status, "refused".to_owned()),
    };
    let request = response.request().clone();
    let allow = response.headers().get(header::ALLOW).cloned();
    let mut dressed = dress(&request, site, &error);
    if let Some(allow) = allow {
        dressed.headers_mut().insert(header::ALLOW, allow);
    }
    ServiceResponse::new(request, dressed)
}

/// An error as this caller reads it.
fn dress(request: &HttpRequest, site: &Site, error: &Error) -> HttpResponse {
    error.log();
    let mut response = if is_api(request.path()) {
        api::error(error)
    } else {
        routes::error_page(request, site, language(request), error)
    };
    *response.status_mut() = error.status_code();
    if let Some(seconds) = error.retry_after() {
        let headers = response.headers_mut();
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// The language of an address, or the one that the caller would like; in the words of the game
/// that the address names.
fn language(request: &HttpRequest) -> Lang {
    let mut parts = request.path().split('/').skip(1);
    let lang = Lang::parse(parts.next().unwrap_or_default())
        .unwrap_or_else(|| routes::preferred_language(request));
    let game = parts.find_map(table);
    game.map_or(lang, |game| lang.for_game(game))
}

/// Compresses a page for callers who can read it so.
async fn compress(response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let text = response
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(is_text);
    // What is too large to be held twice goes as it is.
    let large = match response.response().body().size() {
        BodySize::Sized(length) => length > LARGEST_PAGE as u64,
        _ => false,
    };
    let encoded = response.headers().contains_key(header::CONTENT_ENCODING);
    let accepted = Packing::accepted(response.request());
    let Some(packing) = accepted.filter(|_| text && !large && !encoded) else {
        return response;
    };
    let (request, response) = response.into_parts();
    let (mut head, body) = response.into_parts();
    let Ok(Ok(bytes)) = to_bytes_limited(body, LARGEST_PAGE).await else {
        return ServiceResponse::new(request, HttpResponse::InternalServerError().finish());
    };
    if bytes.len() < SMALLEST_COMPRESSED {
        return ServiceResponse::new(request, head.set_body(BoxBody::new(bytes)));
    }
    let packed = if bytes.len() < LARGEST_AT_ONCE {
        packing.pack(&bytes, Effort::Quick)
    } else {
        let packed = web::block(move || packing.pack(&bytes, Effort::Quick)).await;
        let Ok(packed) = packed else {
            return ServiceResponse::new(request, HttpResponse::InternalServerError().finish());
        };
        packed
    };
    let name = HeaderValue::from_static(packing.name());
    head.headers_mut().insert(header::CONTENT_ENCODING, name);
    ServiceResponse::new(request, head.set_body(BoxBody::new(packed)))
}

/// Whether a type is made of text, which packing makes smaller.
fn is_text(mime: &str) -> bool {
    let kind = mime.split(';').next().unwrap_or_default().trim();
    kind.starts_with("text/")
        || kind.ends_with("+xml")
        || kind.ends_with("+json")
        || matches!(kind, "application/json" | "application/xml")
}

/// Whether the caller is nobody in particular, so that caches may keep the answer.
fn is_anonymous(request: &HttpRequest, site: &Site) -> bool {
    let cookies = [site.cookie_name(), site.prefs_name()];
    let carries = cookies
        .into_iter()
        .any(|name| request.cookie(name).is_some());
    !carries && !request.headers().contains_key(header::AUTHORIZATION)
}

/// The headers of every response.
fn headers(
    map: &mut HeaderMap,
    site: &Site,
    path: &str,
    (anonymous, fresh): (bool, bool),
    status: StatusCode,
) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        // What a handler says itself of its answer holds.
        if !map.contains_key(&name) {
            map.insert(name, HeaderValue::from_static(value));
        }
    }
    if site.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        map.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if path.starts_with("/static/") && status.is_success() {
        return;
    }
    let vary = "Cookie, Authorization, Accept-Encoding";
    let shown = matches!(status, StatusCode::OK | StatusCode::NOT_MODIFIED);
    let open = anonymous && shown && !map.contains_key(header::SET_COOKIE);
    // Nothing of today is kept beyond the turnover.
    let cache = if open && fresh {
        "public, max-age=30"
    } else if open {
        "public, no-cache"
    } else {
        "private, no-store"
    };
    if !map.contains_key(header::VARY) {
        map.insert(header::VARY, HeaderValue::from_static(vary));
    }
    if !map.contains_key(header::CACHE_CONTROL) {
        map.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    }
    if path.starts_with("/api/v1/") && open {
        map.insert(
            header::ACCESS_CONTROL_ALLOW_ORIGIN,
            HeaderValue::from_static("*"),
        );
    }
}
