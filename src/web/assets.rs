//! Static files: embedded, named by their content, compressed once.
//!
//! A script names its parts as they lie in `static/` (`from "./draw.js"`); what is served names
//! them by their hashed addresses. So a script's hash covers its parts, and all are kept for ever.
//! The style is written in parts, `static/style/`, and served as one file.

use std::{collections::BTreeMap, fmt::Write as _, sync::OnceLock};

use actix_web::{HttpRequest, HttpResponse, http::header, web};
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use super::{
    encoding::{Effort, Packing},
    error::Error,
};

#[derive(Embed)]
#[folder = "static"]
#[include = "*.css"]
#[include = "*.js"]
#[include = "*.svg"]
#[include = "*.png"]
struct Files;

/// A static file, ready to be sent.
#[derive(Debug)]
struct Asset {
    /// Its address below `/static/`: the name with eight digits of its hash.
    address: String,
    mime: &'static str,
    /// For a script: the names of all scripts that it imports, directly or not.
    parts: Vec<String>,
    plain: Vec<u8>,
    brotli: Vec<u8>,
    gzip: Vec<u8>,
}

fn all() -> &'static BTreeMap<String, Asset> {
    static ASSETS: OnceLock<BTreeMap<String, Asset>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let read = |name: &str| Some(Files::get(name)?.data.into_owned());
        let files = Files::iter().filter_map(|name| Some((name.to_string(), read(&name)?)));
        prepare(joined(files.collect()))
    })
}

/// Where the parts of the one style lie.
const STYLE_PARTS: &str = "style/";

/// The parts of the style joined in the order of their names: rules of later parts win.
fn joined(mut files: BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    let parts: Vec<Vec<u8>> = files
        .extract_if(.., |name, _| name.starts_with(STYLE_PARTS))
        .map(|(_, text)| text)
        .collect();
    files.insert("style.css".to_owned(), parts.concat());
    files
}

/// Prepares files by name: each after the scripts that it imports. Scripts that import each
/// other, or what is not there, keep these imports as written, which nothing answers.
fn prepare(mut files: BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Asset> {
    let mut ready = BTreeMap::new();
    while !files.is_empty() {
        let waits = |text: &Vec<u8>| imports(text).any(|part| files.contains_key(part));
        let next = files
            .iter()
            .find(|(name, text)| !is_script(name) || !waits(text))
            .or_else(|| files.first_key_value())
            .map(|(name, _)| name.clone());
        let Some((name, text)) = next.and_then(|name| files.remove_entry(&name)) else {
            break;
        };
        let asset = asset(&name, text, &ready);
        ready.insert(name, asset);
    }
    ready
}

fn asset(name: &str, mut plain: Vec<u8>, ready: &BTreeMap<String, Asset>) -> Asset {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let mut parts = Vec::new();
    if is_script(name) {
        let mut text = without_comments(&String::from_utf8_lossy(&plain));
        for part in imports(&plain) {
            let Some(found) = ready.get(part) else {
                continue;
            };
            text = text.replace(
                &format!("{IMPORT}{part}\""),
                &format!("{IMPORT}{}\"", found.address),
            );
            parts.push(part.to_owned());
            parts.extend_from_slice(&found.parts);
        }
        parts.sort();
        parts.dedup();
        plain = text.into_bytes();
    }
    let mut hash = String::new();
    for byte in &Sha256::digest(&plain)[..4] {
        let _ = write!(hash, "{byte:02x}");
    }
    Asset {
        address: format!("{stem}.{hash}.{ending}"),
        mime: mime(ending),
        parts,
        brotli: Packing::Brotli.pack(&plain, Effort::Best),
        gzip: Packing::Gzip.pack(&plain, Effort::Best),
        plain,
    }
}

/// A script as it travels: without the lines that are comments alone, without indentation and
/// empty lines. What stands beside code stays, and so does every line end, so that nothing that
/// the language makes of lines changes. Our scripts have no text over several lines; a test
/// looks.
fn without_comments(text: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        let opens = line.starts_with("/*");
        if inside || opens {
            inside = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// How our scripts name their parts.
const IMPORT: &str = " from \"./";

/// The names of the parts that a script imports.
fn imports(text: &[u8]) -> impl Iterator<Item = &str> {
    let text = std::str::from_utf8(text).unwrap_or_default();
    text.split(IMPORT)
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0))
}

fn is_script(name: &str) -> bool {
    mime(name.rsplit('.').next().unwrap_or_default()).starts_with("text/javascript")
}

fn mime(ending: &str) -> &'static str {
    match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}

/// The address under which `name` (as in `static/`) is served.
#[must_use]
pub fn url(name: &str) -> String {
    let address = all().get(name).map_or(name, |asset| &asset.address);
    format!("/static/{address}")
}

/// A file of `static/` as it is sent, where it is text; empty where there is none.
#[must_use]
pub fn text(name: &str) -> &'static str {
    let asset = all().get(name);
    asset.map_or("", |asset| {
        std::str::from_utf8(&asset.plain).unwrap_or_default()
    })
}

/// The addresses of a script and of all its parts, so that a page can ask for them at once.
#[must_use]
pub fn modules(script: &str) -> Vec<String> {
    let parts = all().get(script).map_or(&[][..], |asset| &asset.parts);
    std::iter::once(script)
        .chain(parts.iter().map(String::as_str))
        .map(url)
        .collect()
}

/// Compresses everything, which otherwise the first visitor waits for.
pub fn warm() {
    let _ = all();
}

/// Serves a file under the address that holds its hash, for ever.
///
/// # Errors
/// [`Error::NotFound`] for any other address.
pub async fn serve(req: HttpRequest, name: web::Path<String>) -> Result<HttpResponse, Error> {
    let asset = all()
        .values()
        .find(|asset| asset.address == *name)
        .ok_or(Error::NotFound)?;
    let mut response = HttpResponse::Ok();
    response
        .content_type(asset.mime)
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((header::VARY, "Accept-Encoding"));
    if let Some(packing) = Packing::accepted(&req) {
        let packed = match packing {
            Packing::Brotli => &asset.brotli,
            Packing::Gzip => &asset.gzip,
        };
        if packed.len() < asset.plain.len() {
            response.insert_header((header::CONTENT_ENCODING, packing.name()));
            return Ok(response.body(packed.as_slice()));
        }
    }
    Ok(response.body(asset.plain.as_slice()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prepared(files: &[(&str, &str)]) -> BTreeMap<String, Asset> {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().to_vec());
        prepare(files.iter().map(own).collect())
    }

    fn text<'a>(assets: &'a BTreeMap<String, Asset>, name: &str) -> &'a str {
        std::str::from_utf8(&assets[name].plain).expect("a text")
    }

    #[test]
    fn imports_become_hashed_addresses_and_a_change_below_is_seen_above() {
        let files = |end| {
            prepared(&[
                ("a.js", "import { b } from \"./b.js\";\n"),
                ("b.js", "import { c } from \"./c.js\";\n"),
                ("c.js", end),
            ])
        };
        let (one, two) = (files("export const c = 1;"), files("export const c = 2;"));
        for (name, part) in [("a.js", "b.js"), ("b.js", "c.js")] {
            let import = format!("from \"./{}\"", one[part].address);
            assert!(text(&one, name).contains(&import), "{}", text(&one, name));
            assert_ne!(one[name].address, two[name].address);
        }
        assert_eq!(one["a.js"].parts, ["b.js", "c.js"]);
        assert_eq!(one["c.js"].parts, [""; 0]);
    }

    #[test]
    fn the_style_is_its_parts_in_order_and_nothing_of_them_is_served_alone() {
        let parts = [
            ("style/2-b.css", "b"),
            ("a.js", "x"),
            ("style/1-a.css", "a"),
        ];
        let own = |(name, text): (&str, &str)| (name.to_owned(), text.as_bytes().to_vec());
        let files = joined(parts.into_iter().map(own).collect());
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["a.js", "style.css"]);
        assert_eq!(files["style.css"], b"ab");
        let sent = super::text("style.css");
        let order = ["/* Tokens */", "/* The board */", "/* Forced colors"];
        let places: Vec<_> = order.map(|text| sent.find(text)).to_vec();
        assert!(
            places.iter().all(Option::is_some) && places.is_sorted(),
            "{places:?}"
        );
    }

    #[test]
    fn comments_and_indentation_stay_at_home() {
        let written = "// A part.\n\n/** One line. */\nconst a = 1; // why\n/**\n * Two\n * lines.\n */\n  let b = \"// no comment\";\n";
        let travels = "const a = 1; // why\nlet b = \"// no comment\";\n";
        assert_eq!(without_comments(written), travels);
    }

    #[test]
    fn no_script_of_ours_has_a_text_over_several_lines() {
        let scripts = Files::iter().filter(|name| is_script(name));
        let scripts: Vec<_> = scripts.collect();
        assert!(scripts.len() > 8, "only {}", scripts.len());
        for name in scripts {
            let file = Files::get(&name).expect("it is there");
            let text = String::from_utf8(file.data.into_owned()).expect("a text");
            for line in text.lines() {
                let closed = line.matches('`').count().is_multiple_of(2);
                assert!(closed && !line.ends_with('\\'), "{name}: {line}");
                let late = line.trim_start().split_once("/*");
                assert!(
                    late.is_none_or(|(code, _)| code.is_empty()),
                    "{name}: {line}"
                );
            }
        }
    }

    #[test]
    fn what_cannot_be_found_and_what_turns_in_a_circle_stays_as_written() {
        let assets = prepared(&[
            ("a.js", "import { b } from \"./b.js\";"),
            ("b.js", "import { a } from \"./a.js\";"),
            ("c.js", "import { d } from \"./d.js\";"),
        ]);
        assert_eq!(assets.len(), 3);
        assert_eq!(text(&assets, "a.js"), "import { b } from \"./b.js\";\n");
        assert_eq!(text(&assets, "c.js"), "import { d } from \"./d.js\";\n");
    }
}
