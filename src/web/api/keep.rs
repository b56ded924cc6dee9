//! Recovery codes and devices.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Bytes, Data, Path},
};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::input::json;
use crate::{
    store::DeviceId,
    web::{error::Error, recovery, state::Site, visitor::Visitor},
};

/// A device of mine.
#[derive(Debug, Serialize)]
struct DeviceView {
    id: String,
    name: String,
    added: NaiveDate,
    last_used: Option<NaiveDate>,
    current: bool,
}

/// A code as typed.
#[derive(Deserialize)]
struct CodeBody {
    code: String,
}

/// An answer with a code in it, which nothing keeps.
fn secret(mut response: HttpResponse) -> HttpResponse {
    let headers = response.headers_mut();
    let never = header::HeaderValue::from_static("private, no-store");
    headers.insert(header::CACHE_CONTROL, never);
    response
}

/// `POST /api/v1/me/recovery`
pub(super) async fn make(site: Data<Site>, visitor: Visitor) -> Result<HttpResponse, Error> {
    let player = visitor.known()?;
    let code = recovery::make(&site, player, visitor.arrived).await?;
    let body = serde_json::json!({ "code": code.shown() });
    Ok(secret(HttpResponse::Created().json(body)))
}

/// `POST /api/v1/players/recover`
pub(super) async fn redeem(
    req: HttpRequest,
    site: Data<Site>,
    visitor: Visitor,
    body: Bytes,
) -> Result<HttpResponse, Error> {
    let asked: CodeBody = json(&req, &body)?;
    let redeemed = recovery::redeem(&req, &site, &visitor, &asked.code).await?;
    let Some(redeemed) = redeemed else {
        return Err(Error::Forbidden("the code opens nothing"));
    };
    let body = serde_json::json!({
        "token": redeemed.token.text(),
        "code": redeemed.code.shown(),
    });
    let response = secret(HttpResponse::Ok().json(body));
    // A page that calls by its cookie goes on by it.
    let by_cookie = visitor.has_cookie && !req.headers().contains_key(header::AUTHORIZATION);
    Ok(if by_cookie {
        visitor.sign_in(response, &redeemed.token)
    } else {
        response
    })
}

/// `GET /api/v1/me/devices`
pub(super) async fn devices(site: Data<Site>, visitor: Visitor) -> Result<HttpResponse, Error> {
    let player = visitor.known()?;
    let devices = site.daily.store().devices(player, visitor.device()).await?;
    let devices: Vec<DeviceView> = devices
        .into_iter()
        .map(|device| DeviceView {
            id: device.id.to_string(),
            name: [device.agent.browser, device.agent.system]
                .into_iter()
                .filter(|name| !name.is_empty())
                .collect::<Vec<_>>()
                .join(", "),
            added: site.daily.today(device.created_at),
            last_used: device.used_on,
            current: device.here,
        })
        .collect();
    Ok(HttpResponse::Ok().json(devices))
}

/// `DELETE /api/v1/me/devices/{id}`
pub(super) async fn revoke(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    let player = visitor.known()?;
    let device: DeviceId = path.parse().map_err(|_| Error::NotFound)?;
    let devices = site.daily.store().devices(player, visitor.device()).await?;
    let is_here = devices.iter().any(|known| known.here && known.id == device);
    if !site.daily.store().revoke(player, device).await? {
        return Err(Error::NotFound);
    }
    let response = HttpResponse::NoContent().finish();
    Ok(if is_here {
        visitor.forget(response)
    } else {
        response
    })
}
