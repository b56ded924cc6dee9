//! Input of any size and kind, a bounded line at a time.

use std::io::{self, BufRead};

/// The longest line that is kept, in bytes.
pub const LONGEST: usize = 1 << 16;

/// One line of input, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// The text; bytes that are no UTF-8 as U+FFFD. Empty where the line is too long.
    pub text: String,
    /// Longer than [`LONGEST`]: nothing of it is kept.
    pub too_long: bool,
    /// All of it was UTF-8.
    pub utf8: bool,
}

/// Lines one by one; no more than one of bounded length is held.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub const fn new(input: R) -> Self {
        Self { input, number: 0 }
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let (mut any, mut too_long) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                break;
            }
            any = true;
            let end = chunk.iter().position(|byte| *byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= bytes.len() + part.len() > LONGEST;
            if too_long {
                bytes = Vec::new();
            } else {
                bytes.extend_from_slice(part);
            }
            let used = end.map_or(chunk.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        self.number += 1;
        let utf8 = std::str::from_utf8(&bytes).is_ok();
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_suffix('\r').unwrap_or(&text);
        let text = match self.number {
            // A mark of the order of bytes says nothing here.
            1 => text.strip_prefix('\u{feff}').unwrap_or(text),
            _ => text,
        };
        Ok(Some(Line {
            number: self.number,
            text: text.to_owned(),
            too_long,
            utf8,
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{LONGEST, Lines};

    #[test]
    fn a_line_too_long_is_passed_over_and_the_next_one_read() {
        let text = [
            b"\xef\xbb\xbfone\r\n",
            &*vec![b'x'; LONGEST + 1],
            b"\n\xff\nlast",
        ]
        .concat();
        // The buffer is far smaller than the line.
        let mut lines = Lines::new(BufReader::with_capacity(7, &*text));
        let mut next = || lines.read().expect("readable");
        let said = |line: super::Line| (line.number, line.text, line.too_long, line.utf8);
        assert_eq!(next().map(said), Some((1, "one".to_owned(), false, true)));
        assert_eq!(next().map(said), Some((2, String::new(), true, true)));
        assert_eq!(
            next().map(said),
            Some((3, "\u{fffd}".to_owned(), false, false))
        );
        assert_eq!(next().map(said), Some((4, "last".to_owned(), false, true)));
        assert_eq!(next(), None);
    }
}
