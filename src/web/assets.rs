//! Static files: embedded, named by their content, compressed once.

use std::{collections::BTreeMap, fmt::Write as _, io::Write as _, sync::OnceLock};

use actix_web::{HttpRequest, HttpResponse, http::header, web};
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use super::error::Error;

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
    plain: Vec<u8>,
    brotli: Vec<u8>,
}

fn all() -> &'static BTreeMap<String, Asset> {
    static ASSETS: OnceLock<BTreeMap<String, Asset>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        Files::iter()
            .filter_map(|name| {
                let plain = Files::get(&name)?.data.into_owned();
                let (stem, ending) = name.rsplit_once('.')?;
                let mut hash = String::new();
                for byte in &Sha256::digest(&plain)[..4] {
                    let _ = write!(hash, "{byte:02x}");
                }
                let asset = Asset {
                    address: format!("{stem}.{hash}.{ending}"),
                    mime: mime(ending),
                    brotli: brotli(&plain, 11),
                    plain,
                };
                Some((name.into_owned(), asset))
            })
            .collect()
    })
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

/// Bytes compressed by brotli; quality 0 to 11.
#[must_use]
pub(super) fn brotli(bytes: &[u8], quality: u32) -> Vec<u8> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 20);
    // Writing to memory does not fail; if it did, the length would tell, and the plain bytes
    // are sent instead.
    let _ = writer.write_all(bytes);
    writer.into_inner()
}

/// The address under which `name` (as in `static/`) is served.
#[must_use]
pub fn url(name: &str) -> String {
    let address = all().get(name).map_or(name, |asset| &asset.address);
    format!("/static/{address}")
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
    if accepts_brotli(&req) && asset.brotli.len() < asset.plain.len() {
        response.insert_header((header::CONTENT_ENCODING, "br"));
        return Ok(response.body(asset.brotli.as_slice()));
    }
    Ok(response.body(asset.plain.as_slice()))
}

/// Whether the client takes brotli.
pub(super) fn accepts_brotli(req: &HttpRequest) -> bool {
    let accepted = req.headers().get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|item| {
        let mut parts = item.split(';');
        let name = parts.next().unwrap_or_default().trim();
        let refused = parts.any(|part| matches!(part.trim(), "q=0" | "q=0.0" | "q=0.00"));
        name == "br" && !refused
    })
}
