//! Appearance and the confirmation of moves.

use actix_web::{
    HttpResponse,
    web::{Data, Form, Path, Query},
};
use serde::Deserialize;

use super::{About, chrome, favorite, language, meta, see_other};
use crate::web::{
    error::Error,
    pages::{Appearance, Theme, settings::SettingsPage},
    state::Site,
    visitor::Visitor,
};

/// What the page can be asked.
#[derive(Debug, Default, Deserialize)]
pub(super) struct SettingsQuery {
    back: Option<String>,
    saved: Option<String>,
}

/// `/{lang}/settings`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    query: Query<SettingsQuery>,
) -> Result<SettingsPage, Error> {
    let lang = language(&path)?;
    let game = favorite(&visitor, lang);
    let meta = meta::plain(lang, "settings");
    let about = About {
        game: &game,
        tab: None,
        here: "/settings".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    let back = query.back.as_deref().unwrap_or_default();
    Ok(SettingsPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        confirm_moves: visitor.confirm_moves,
        back: local(back).unwrap_or_default().to_owned(),
        saved: query.saved.as_deref() == Some("1"),
    })
}

/// The choices as sent.
#[derive(Debug, Deserialize)]
pub(super) struct SettingsForm {
    theme: Option<String>,
    contrast: Option<String>,
    confirm: Option<String>,
    back: Option<String>,
}

/// Saves the choices in a cookie and goes back.
pub(super) async fn save(
    visitor: Visitor,
    path: Path<String>,
    form: Form<SettingsForm>,
) -> Result<HttpResponse, Error> {
    let lang = language(&path)?;
    let theme = match form.theme.as_deref() {
        None | Some("auto") => Theme::Auto,
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        Some(_) => return Err(Error::BadRequest("there is no such theme".to_owned())),
    };
    let mut prefs = visitor.prefs();
    prefs.appearance = Appearance {
        theme,
        contrast: form.contrast.as_deref() == Some("more"),
    };
    prefs.confirm_moves = form.confirm.as_deref() == Some("on");
    prefs.lang = Some(lang);
    let saved = format!("/{}/settings?saved=1", lang.code());
    let back = form.back.as_deref().and_then(local);
    Ok(visitor.remember(see_other(back.unwrap_or(&saved)), &prefs))
}

/// An address of this site, or none: what a browser could take for another host is no address.
fn local(address: &str) -> Option<&str> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~?=&,#%".contains(&byte);
    let ours = address.len() <= 200
        && address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(plain);
    ours.then_some(address)
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn only_addresses_of_this_site_are_gone_back_to() {
        for good in [
            "/",
            "/tr/turkish",
            "/tr/turkish/2026-11-29?path=d4,d5#status",
        ] {
            assert_eq!(local(good), Some(good));
        }
        for bad in [
            "",
            "tr/turkish",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\t/evil.example",
            "/\r\nSet-Cookie: a=b",
            "javascript:alert(1)",
        ] {
            assert_eq!(local(bad), None, "{bad:?}");
        }
    }
}
