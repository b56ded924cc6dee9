//! How answers are packed: brotli, gzip, or not at all, as the caller reads them.

use std::io::Write as _;

use actix_web::{HttpRequest, http::header};

/// A way to pack an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// RFC 7932.
    Brotli,
    /// RFC 1952.
    Gzip,
}

/// How much work goes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// While somebody waits.
    Quick,
    /// Once for all.
    Best,
}

impl Packing {
    /// Its name in `Content-Encoding`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The best way that the caller takes: brotli unless gzip is liked better (RFC 9110, 12.5.3).
    #[must_use]
    pub fn accepted(req: &HttpRequest) -> Option<Self> {
        let lines = req.headers().get_all(header::ACCEPT_ENCODING);
        let lines: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
        Self::chosen(&lines.join(","))
    }

    /// The same for the text of the header.
    fn chosen(accepted: &str) -> Option<Self> {
        let brotli = weight(accepted, &["br"]);
        let gzip = weight(accepted, &["gzip", "x-gzip"]);
        // Who names no weight for "as it is" takes it last of all.
        let plain = named(accepted, "identity").unwrap_or(0);
        match (brotli, gzip) {
            (0, 0) => None,
            (_, gzip) if brotli >= gzip => (brotli >= plain).then_some(Self::Brotli),
            (_, gzip) => (gzip >= plain).then_some(Self::Gzip),
        }
    }

    /// The packed bytes.
    #[must_use]
    pub fn pack(self, bytes: &[u8], effort: Effort) -> Vec<u8> {
        // Writing to memory does not fail.
        match self {
            Self::Brotli => {
                let quality = if effort == Effort::Best { 11 } else { 4 };
                let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 20);
                let _ = writer.write_all(bytes);
                writer.into_inner()
            }
            Self::Gzip => {
                let level = match effort {
                    Effort::Best => flate2::Compression::best(),
                    Effort::Quick => flate2::Compression::default(),
                };
                let mut writer = flate2::write::GzEncoder::new(Vec::new(), level);
                let _ = writer.write_all(bytes);
                writer.finish().unwrap_or_default()
            }
        }
    }
}

/// The weight of a coding by any of its names, in thousandths; what `*` says where it is not
/// named, and 0 where neither is there.
fn weight(accepted: &str, names: &[&str]) -> u32 {
    let own = names.iter().filter_map(|name| named(accepted, name)).max();
    own.or_else(|| named(accepted, "*")).unwrap_or(0)
}

/// The weight that a header gives to one name, in thousandths.
fn named(accepted: &str, name: &str) -> Option<u32> {
    accepted.split(',').find_map(|item| {
        let mut parts = item.split(';');
        if !parts.next()?.trim().eq_ignore_ascii_case(name) {
            return None;
        }
        let weight = parts.find_map(|part| {
            let (key, value) = part.split_once('=')?;
            key.trim().eq_ignore_ascii_case("q").then(|| value.trim())
        });
        Some(weight.map_or(1000, thousandths))
    })
}

/// `0.25` as 250. What is no weight is none.
fn thousandths(text: &str) -> u32 {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !matches!(whole, "0" | "1") || rest.len() > 3 || !digits(rest) {
        return 0;
    }
    let padded: u32 = format!("{rest:0<3}").parse().unwrap_or(0);
    if whole == "1" { 1000 } else { padded }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn the_caller_gets_what_it_likes_best() {
        use Packing::{Brotli, Gzip};
        for (header, chosen) in [
            ("", None),
            ("br", Some(Brotli)),
            ("gzip", Some(Gzip)),
            ("gzip, deflate, br, zstd", Some(Brotli)),
            ("gzip;q=1.0, br;q=0.5", Some(Gzip)),
            ("br;q=0, gzip", Some(Gzip)),
            ("br;q=0.0, gzip;q=0", None),
            ("identity", None),
            ("deflate", None),
            ("*", Some(Brotli)),
            ("*;q=0.1, br;q=0", Some(Gzip)),
            ("*;q=0", None),
            ("GZIP", Some(Gzip)),
            ("x-gzip", Some(Gzip)),
            ("gzip ; Q = 0.5", Some(Gzip)),
            ("identity;q=1, gzip;q=0.5", None),
            ("br;q=high", None),
            ("br;q=2", None),
            ("brotli", None),
        ] {
            assert_eq!(Packing::chosen(header), chosen, "{header:?}");
        }
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "Günün Daması داما اليوم ".repeat(200).into_bytes();
        for effort in [Effort::Quick, Effort::Best] {
            let mut read = Vec::new();
            let packed = Packing::Brotli.pack(&text, effort);
            brotli::Decompressor::new(&packed[..], 4096)
                .read_to_end(&mut read)
                .expect("brotli");
            assert_eq!(read, text);
            let packed = Packing::Gzip.pack(&text, effort);
            read.clear();
            flate2::read::GzDecoder::new(&packed[..])
                .read_to_end(&mut read)
                .expect("gzip");
            assert_eq!(read, text);
            assert!(packed.len() < text.len() / 10);
        }
    }
}
