//! The names of those who compose puzzles.

/// The longest name, in characters.
pub const LONGEST: usize = 80;

/// Accents that may stand on one letter.
const ACCENTS: usize = 4;

/// Why a name cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AuthorError {
    /// There is none.
    #[error("the author's name is empty")]
    Empty,
    /// Longer than [`LONGEST`].
    #[error("the author's name has more than {LONGEST} characters")]
    TooLong,
    /// Control, direction or invisible characters.
    #[error("the author's name has control, direction or invisible characters")]
    Hidden,
    /// Bytes that were no UTF-8.
    #[error("the author's name is not UTF-8")]
    NotUtf8,
    /// A pile of accents.
    #[error("the author's name has too many accents on one letter")]
    Accents,
}

/// The name without blanks around it. Any script is welcome, and so are the joiners that Persian
/// and Arabic need; what turns text round or hides it is not.
///
/// # Errors
/// What keeps it from being shown.
pub fn checked(name: &str) -> Result<&str, AuthorError> {
    let name = name.trim();
    if name.is_empty() {
        return Err(AuthorError::Empty);
    }
    if name.chars().nth(LONGEST).is_some() {
        return Err(AuthorError::TooLong);
    }
    if name.contains(char::REPLACEMENT_CHARACTER) {
        return Err(AuthorError::NotUtf8);
    }
    if name.chars().any(is_hidden) {
        return Err(AuthorError::Hidden);
    }
    let accent = |c: char| matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{20d0}'..='\u{20ff}');
    let run = name.chars().fold((0, 0), |(now, most): (usize, usize), c| {
        let now = if accent(c) { now + 1 } else { 0 };
        (now, most.max(now))
    });
    if run.1 > ACCENTS {
        return Err(AuthorError::Accents);
    }
    Ok(name)
}

/// Control characters, marks of direction, separators of lines, and what nobody sees; not the
/// joiners U+200C and U+200D.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::{AuthorError, checked};

    #[test]
    fn names_of_every_script_pass_and_tricks_do_not() {
        for name in [
            "Ayşe Yılmaz",
            "محمد الأحمد",
            "نیم\u{200c}فاصله",
            "И. Козлов",
            "<b>O'Neil</b>",
        ] {
            assert_eq!(checked(name), Ok(name));
        }
        assert_eq!(checked("  Ali "), Ok("Ali"));
        assert_eq!(checked(&"ş".repeat(80)), Ok(&*"ş".repeat(80)));
        for (name, problem) in [
            (" ", AuthorError::Empty),
            (&*"ş".repeat(81), AuthorError::TooLong),
            ("a\u{202e}b", AuthorError::Hidden),
            ("a\u{2066}b", AuthorError::Hidden),
            ("a\nb", AuthorError::Hidden),
            ("a\0b", AuthorError::Hidden),
            ("a\u{200b}b", AuthorError::Hidden),
            ("a\u{fffd}", AuthorError::NotUtf8),
            ("a\u{301}\u{301}\u{301}\u{301}\u{301}", AuthorError::Accents),
        ] {
            assert_eq!(checked(name), Err(problem), "{name:?}");
        }
    }
}
