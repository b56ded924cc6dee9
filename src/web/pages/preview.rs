//! What previews elsewhere say of a page, and what follows from the day they show.

use super::Chrome;
use crate::web::lang::Lang;

/// The picture that stands for a page elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// Its address without the site's.
    pub image: String,
    /// Width and height in pixels.
    pub size: (u16, u16),
    /// What it shows, in words.
    pub alt: String,
    /// Whether it is the card of a day; else the site's icon.
    pub dated: bool,
}

impl Chrome {
    /// What previews say of the page.
    #[must_use]
    pub fn summary(&self) -> String {
        if self.description.is_empty() {
            self.t("site-description")
        } else {
            self.description.clone()
        }
    }

    /// The page's own title, or the site's name.
    #[must_use]
    pub fn heading(&self) -> String {
        if self.title.is_empty() {
            self.t("site-name")
        } else {
            self.title.clone()
        }
    }

    /// The address of the reminder for the game's puzzles, where it has any.
    #[must_use]
    pub fn reminder(&self) -> Option<String> {
        let dated = self.preview.as_ref().is_some_and(|preview| preview.dated);
        dated.then(|| self.to_game("/reminder.ics"))
    }

    /// What other languages call themselves in previews.
    #[must_use]
    pub fn other_locales(&self) -> Vec<String> {
        let others = Lang::all().filter(|lang| *lang != self.lang);
        others.map(|lang| lang.text("lang-locale")).collect()
    }
}
