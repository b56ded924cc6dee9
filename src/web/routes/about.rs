//! Who runs the site, and what it keeps.

use actix_web::web::{Data, Path};

use super::{About, chrome, favorite, language, meta};
use crate::web::{error::Error, pages::about::AboutPage, state::Site, visitor::Visitor};

/// `/{lang}/about`.
pub(super) async fn page(
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<AboutPage, Error> {
    let lang = language(&path)?;
    let game = favorite(&visitor, lang);
    let meta = meta::plain(lang, "about");
    let about = About {
        game: &game,
        tab: None,
        here: "/about".to_owned(),
        title: meta.title,
        description: meta.description,
    };
    Ok(AboutPage {
        chrome: chrome(&site, &visitor, lang, about).await?,
        operator: site.operator.clone(),
        zone: site.daily.settings().zone.name().to_owned(),
    })
}
