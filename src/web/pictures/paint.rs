//! Measuring text, and from SVG to pixels.

use std::sync::{Arc, OnceLock};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Error, Options, Tree, fontdb::Database},
};

/// The name of our face.
pub const FACE: &str = "Daily Dama Sans";

fn faces() -> Arc<Database> {
    static FACES: OnceLock<Arc<Database>> = OnceLock::new();
    let load = || {
        let mut faces = Database::new();
        for file in [
            &include_bytes!("../../../fonts/DailyDamaSans-Regular.ttf")[..],
            &include_bytes!("../../../fonts/DailyDamaSans-Bold.ttf")[..],
        ] {
            faces.load_font_data(file.to_vec());
        }
        faces.set_serif_family(FACE);
        faces.set_sans_serif_family(FACE);
        Arc::new(faces)
    };
    Arc::clone(FACES.get_or_init(load))
}

/// A drawing read, its text laid out in our face.
///
/// # Errors
/// When it is no SVG.
pub fn read(svg: &str) -> Result<Tree, Error> {
    let options = Options {
        font_family: FACE.to_owned(),
        fontdb: faces(),
        ..Options::default()
    };
    Tree::from_str(svg, &options)
}

/// A drawing as pixels, in its own size.
///
/// # Errors
/// When it is no SVG.
pub fn paint(svg: &str) -> Result<Pixmap, Error> {
    let tree = read(svg)?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or(Error::InvalidSize)?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    Ok(picture)
}

/// A text as the renderer takes it: it lays every line out from left to right, so one that runs
/// the other way is told to do so inside.
#[must_use]
pub fn directed(text: &str, rtl: bool) -> String {
    if rtl {
        format!("\u{2067}{text}\u{2069}")
    } else {
        text.to_owned()
    }
}

/// How wide a text is, in pixels at a font size of 100.
#[must_use]
pub fn width(text: &str, bold: bool) -> f32 {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    let weight = if bold { 700 } else { 400 };
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9000\" height=\"200\">\
         <text font-family=\"{FACE}\" font-size=\"100\" font-weight=\"{weight}\" x=\"0\" y=\"100\">\
         {text}</text></svg>"
    );
    read(&svg).map_or(0.0, |tree| tree.root().bounding_box().width())
}
