//! Recovery codes and devices: the forms of the visitor's own page, and the page that takes a code.
//!
//! Every form answers "look there", with one exception: a code is shown once and stored nowhere,
//! so the answer to the form that makes or redeems one is the page itself, which nothing keeps.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Data, Form, Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::{About, chrome, favorite, language, see_other};
use crate::{
    store::{Device, DeviceId, PlayerId},
    web::{
        error::Error,
        lang::Lang,
        pages::{
            Tab,
            keep::{CodePage, DeviceRow, Keep, RecoverPage},
        },
        recovery::{self, Code},
        state::Site,
        visitor::Visitor,
    },
};

/// What the visitor's own page shows of all this.
pub(super) async fn part(site: &Site, visitor: &Visitor, query: &KeepQuery) -> Result<Keep, Error> {
    let Some(player) = visitor.player else {
        return Ok(Keep::default());
    };
    let store = site.daily.store();
    let day = |instant| site.daily.today(instant);
    let row = |device: Device| DeviceRow {
        id: device.id.to_string(),
        added: day(device.created_at),
        used: device.used_on,
        here: device.here,
        agent: device.agent,
    };
    let devices = store.devices(player, visitor.device()).await?;
    Ok(Keep {
        code: store.recovery(player).await?.map(day),
        devices: devices.into_iter().map(row).collect(),
        leave: query.leave.as_deref() == Some("1"),
        gone: query.gone.as_deref() == Some("1"),
    })
}

/// What the part can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct KeepQuery {
    leave: Option<String>,
    gone: Option<String>,
}

/// `POST /{lang}/me/recovery`: makes a code and shows it.
pub(super) async fn make(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let Some(player) = visitor.player else {
        return Ok(see_other(&format!("/{}/me#keep", lang.code())));
    };
    let code = recovery::make(&site, player, visitor.arrived).await?;
    let page = shown(&site, &visitor, lang, &code, false).await?;
    Ok(visitor.respond(page, None, lang))
}

/// The page that shows a code once.
async fn shown(
    site: &Site,
    visitor: &Visitor,
    lang: Lang,
    code: &Code,
    recovered: bool,
) -> Result<HttpResponse, Error> {
    let title = if recovered {
        "code-recovered-title"
    } else {
        "code-title"
    };
    let about = About {
        game: &favorite(visitor, lang),
        tab: Some(Tab::Me),
        here: "/me".to_owned(),
        title: lang.text(title),
        description: lang.text("code-once"),
    };
    let page = CodePage {
        chrome: chrome(site, visitor, lang, about).await?,
        groups: code.groups(),
        recovered,
    };
    let page = page
        .render()
        .map_err(|error| Error::Internal(error.to_string()))?;
    Ok(HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(page))
}

/// What the page that takes a code can be asked. A code is nothing for an address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct RecoverQuery {
    wrong: Option<String>,
}

/// `/{lang}/recover`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    query: Query<RecoverQuery>,
) -> Result<RecoverPage, Error> {
    let lang = language(&path)?;
    let about = About {
        game: &favorite(&visitor, lang),
        tab: Some(Tab::Me),
        here: "/recover".to_owned(),
        title: lang.text("recover-title"),
        description: lang.text("recover-description"),
    };
    Ok(RecoverPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        known: visitor.player.is_some(),
        wrong: query.wrong.as_deref() == Some("1"),
    })
}

/// A code as typed.
#[derive(Deserialize)]
pub(super) struct CodeForm {
    #[serde(default)]
    code: String,
}

/// `POST /{lang}/recover`: redeems a code and shows the one that follows it.
pub(super) async fn redeem(
    request: HttpRequest,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    form: Form<CodeForm>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let redeemed = recovery::redeem(&request, &site, &visitor, &form.code).await?;
    let Some(redeemed) = redeemed else {
        return Ok(see_other(&format!("/{}/recover?wrong=1", lang.code())));
    };
    let mut visitor = visitor;
    visitor.player = Some(redeemed.player);
    let page = shown(&site, &visitor, lang, &redeemed.code, true).await?;
    let mut prefs = visitor.prefs();
    prefs.lang = Some(lang);
    Ok(visitor.remember(visitor.sign_in(page, &redeemed.token), &prefs))
}

/// A device to be removed.
#[derive(Debug, Deserialize)]
pub(super) struct DeviceForm {
    device: String,
}

/// `POST /{lang}/me/devices`: takes another device's tokens away.
pub(super) async fn revoke(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    form: Form<DeviceForm>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let me = format!("/{}/me", lang.code());
    let Some(player) = visitor.player else {
        return Ok(see_other(&me));
    };
    let device: DeviceId = form.device.parse().map_err(|_| Error::NotFound)?;
    if here(&site, &visitor, player).await? == Some(device) {
        // This one asks before it goes.
        return Ok(see_other(&format!("{me}?leave=1#devices")));
    }
    // Again is no error: it is gone, as was asked for.
    site.daily.store().revoke(player, device).await?;
    let response = see_other(&format!("{me}?gone=1#devices"));
    Ok(visitor.respond(response, None, lang))
}

/// `POST /{lang}/me/sign-out`: this device forgets the player.
pub(super) async fn sign_out(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    if let Some(player) = visitor.player
        && let Some(device) = here(&site, &visitor, player).await?
    {
        site.daily.store().revoke(player, device).await?;
    }
    Ok(visitor.forget(see_other(&format!("/{}/me", lang.code()))))
}

/// The device that asks.
async fn here(site: &Site, visitor: &Visitor, player: PlayerId) -> Result<Option<DeviceId>, Error> {
    let devices = site.daily.store().devices(player, visitor.device()).await?;
    Ok(devices.iter().find(|device| device.here).map(|d| d.id))
}
