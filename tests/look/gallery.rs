use std::path::Path;

use daily_dama::web::assets;
use daily_dama::web::lang::Lang;

use super::samples::pages;

/// Writes every page to `target/gallery`, to be opened in a browser.
#[test]
fn every_page_stands_in_the_gallery() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("target/gallery");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let entries = std::fs::read_dir(root.join("static")).expect("a folder");
    let statics: Vec<String> = entries
        .map(|entry| entry.expect("a file"))
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name())
        .filter_map(|name| name.into_string().ok())
        .collect();
    // The style has no file of its own: it is written in parts.
    std::fs::write(folder.join("style.css"), assets::text("style.css")).expect("written");
    let mut count = 0;
    for lang in Lang::all() {
        for (name, html) in pages(lang) {
            let mut html = html.replace(&assets::url("style.css"), "style.css");
            for file in &statics {
                html = html.replace(&assets::url(file), &format!("../../static/{file}"));
            }
            let file = folder.join(format!("{}-{name}.html", lang.code()));
            std::fs::write(file, html).expect("the gallery can be written");
            count += 1;
        }
    }
    assert!(count > 60, "only {count} pages");
}
