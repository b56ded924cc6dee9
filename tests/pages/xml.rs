//! Just enough of XML to see that a document holds together, and what stands in it.

/// An element: how deep it lies, its name, its attributes and the text right after its start.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) depth: usize,
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Element {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// All elements of a document in order. Anything that does not close, or an ampersand that
/// begins no entity, ends the test.
pub(crate) fn elements(document: &str) -> Vec<Element> {
    let mut found: Vec<Element> = Vec::new();
    let mut open: Vec<String> = Vec::new();
    for piece in document.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag that ends");
        assert!(!text.contains('>'), "a bare sign in {text:?}");
        if tag.starts_with('?') {
            assert!(found.is_empty() && tag.ends_with('?'), "{tag}");
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "closes what is open");
            assert_eq!(text.trim(), "", "text between elements");
            continue;
        }
        let (tag, closed) = match tag.strip_suffix('/') {
            Some(tag) => (tag, true),
            None => (tag, false),
        };
        let (name, rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        found.push(Element {
            depth: open.len(),
            name: name.to_owned(),
            attributes: attributes(rest),
            text: plain(text),
        });
        if !closed {
            open.push(name.to_owned());
        }
    }
    assert_eq!(open, [""; 0], "everything closes");
    assert!(!found.is_empty(), "an empty document");
    assert_eq!(found.iter().filter(|e| e.depth == 0).count(), 1, "one root");
    found
}

fn attributes(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").expect("name=\"value\"");
        let (value, after) = after.split_once('"').expect("a value that ends");
        found.push((name.to_owned(), plain(value)));
        rest = after.trim_start();
    }
    found
}

/// The text behind the entities.
fn plain(text: &str) -> String {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (entity, rest) = part.split_once(';').expect("an entity that ends");
        plain.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" | "#34" => '"',
            "apos" | "#39" => '\'',
            other => panic!("no entity of XML: {other}"),
        });
        plain.push_str(rest);
    }
    plain
}
