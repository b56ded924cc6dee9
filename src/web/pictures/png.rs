//! From pixels to a PNG file.

use std::{collections::HashMap, io::Write as _};

use flate2::{Compression, Crc, write::ZlibEncoder};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

/// The colors of a palette at most.
const MOST_COLORS: usize = 256;

/// A picture as a PNG file: with a palette where it covers its ground, else with transparency.
///
/// Our pictures have few flat colors and many shades between two of them along edges. The shades
/// that occur most make the palette, all others take the nearest of it; that cannot be seen and
/// is a third of the size.
#[must_use]
pub fn encode(picture: &Pixmap) -> Vec<u8> {
    let pixels = picture.pixels();
    if pixels.iter().all(|pixel| pixel.alpha() == u8::MAX) {
        return indexed(picture);
    }
    let (width, height) = (picture.width(), picture.height());
    let mut rows = Vec::with_capacity(pixels.len() * 4 + pixels.len());
    for row in pixels.chunks(width_of(picture)) {
        rows.push(0);
        for pixel in row {
            let color = pixel.demultiply();
            rows.extend([color.red(), color.green(), color.blue(), color.alpha()]);
        }
    }
    file(width, height, 6, &[], &rows)
}

fn width_of(picture: &Pixmap) -> usize {
    usize::try_from(picture.width()).unwrap_or(usize::MAX)
}

type Color = [u8; 3];

fn color(pixel: PremultipliedColorU8) -> Color {
    [pixel.red(), pixel.green(), pixel.blue()]
}

fn indexed(picture: &Pixmap) -> Vec<u8> {
    let mut counts: HashMap<Color, u32> = HashMap::new();
    for pixel in picture.pixels() {
        *counts.entry(color(*pixel)).or_default() += 1;
    }
    let palette = palette(&counts);
    let mut places: HashMap<Color, u8> = HashMap::with_capacity(counts.len());
    for wanted in counts.into_keys() {
        places.insert(wanted, nearest(&palette, wanted));
    }
    let mut rows = Vec::with_capacity(picture.pixels().len() + 1024);
    for row in picture.pixels().chunks(width_of(picture)) {
        rows.push(0);
        rows.extend(row.iter().map(|pixel| places[&color(*pixel)]));
    }
    file(picture.width(), picture.height(), 3, &palette, &rows)
}

/// The colors of a picture by their number; none is very near to a more frequent one.
fn palette(counts: &HashMap<Color, u32>) -> Vec<Color> {
    let mut colors: Vec<(Color, u32)> = counts.iter().map(|(c, n)| (*c, *n)).collect();
    colors.sort_unstable_by_key(|(color, n)| (std::cmp::Reverse(*n), *color));
    // First what is clearly another color, then, where there is room, its fine shades.
    let mut palette: Vec<Color> = Vec::with_capacity(MOST_COLORS);
    for least in [300, 100, 30, 0] {
        for (color, _) in &colors {
            if palette.len() == MOST_COLORS {
                return palette;
            }
            if palette.iter().all(|other| distance(*other, *color) > least) {
                palette.push(*color);
            }
        }
    }
    palette
}

/// The square of how far two colors are from each other.
fn distance(one: Color, other: Color) -> u32 {
    let parts = one.into_iter().zip(other);
    parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

fn nearest(palette: &[Color], wanted: Color) -> u8 {
    let found = (0..=u8::MAX).zip(palette);
    let found = found.min_by_key(|(_, color)| distance(**color, wanted));
    found.map_or(0, |(place, _)| place)
}

/// The file itself. `kind` is PNG's color type: 3 with a palette, 6 for red, green, blue, alpha.
fn file(width: u32, height: u32, kind: u8, palette: &[Color], rows: &[u8]) -> Vec<u8> {
    let mut head = Vec::with_capacity(13);
    head.extend(width.to_be_bytes());
    head.extend(height.to_be_bytes());
    head.extend([8, kind, 0, 0, 0]);
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let _ = packed.write_all(rows);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut file, *b"IHDR", &head);
    if !palette.is_empty() {
        chunk(&mut file, *b"PLTE", palette.as_flattened());
    }
    chunk(&mut file, *b"IDAT", &packed.finish().unwrap_or_default());
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    let mut check = Crc::new();
    check.update(&name);
    check.update(data);
    file.extend(u32::try_from(data.len()).unwrap_or(u32::MAX).to_be_bytes());
    file.extend(name);
    file.extend(data);
    file.extend(check.sum().to_be_bytes());
}

/// A PNG file of 32 by 32 pixels as an icon file, which may hold one.
#[must_use]
pub fn ico(png: &[u8]) -> Vec<u8> {
    let length = u32::try_from(png.len()).unwrap_or(u32::MAX);
    let mut file = vec![0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0];
    file.extend(length.to_le_bytes());
    file.extend(22_u32.to_le_bytes());
    file.extend(png);
    file
}
