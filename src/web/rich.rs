//! Texts as HTML.

use std::fmt;

/// A text that is already HTML: everything foreign in it has been escaped.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rich(String);

impl Rich {
    /// The HTML of `text`: escaped, with runs in backticks isolated.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut html = String::with_capacity(text.len() + 16);
        let runs = text.matches('`').count() / 2 * 2;
        for (i, part) in text.splitn(runs + 1, '`').enumerate() {
            if i % 2 == 1 {
                html.push_str("<bdi dir=\"ltr\" class=\"mv\">");
            }
            escape_into(&mut html, part);
            if i % 2 == 1 {
                html.push_str("</bdi>");
            }
        }
        Self(html)
    }

    /// The HTML.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Rich {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl askama::filters::HtmlSafe for Rich {}

fn escape_into(html: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(c),
        }
    }
}
