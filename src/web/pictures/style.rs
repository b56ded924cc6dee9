//! The pages' style for a renderer that knows no variables: colors of the light theme, and of
//! the rules those that say how a drawing is painted.

use std::{collections::BTreeMap, sync::OnceLock};

use crate::web::assets;

/// What the renderer can use of a rule.
const PAINTING: [&str; 11] = [
    "fill",
    "fill-opacity",
    "font-size",
    "font-weight",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
    "text-anchor",
];

type Tokens = BTreeMap<&'static str, &'static str>;

fn tokens() -> &'static Tokens {
    static TOKENS: OnceLock<Tokens> = OnceLock::new();
    TOKENS.get_or_init(|| {
        let css = assets::text("style.css");
        let root = css.split(":root{").nth(1).unwrap_or_default();
        let root = root.split('}').next().unwrap_or_default();
        let named = root.split(';').filter_map(|line| line.split_once(':'));
        named
            .filter_map(|(name, value)| Some((name.trim().strip_prefix("--")?, value.trim())))
            .collect()
    })
}

/// A color of the light theme by its name in the style.
#[must_use]
pub fn token(name: &str) -> &'static str {
    tokens().get(name).copied().unwrap_or("none")
}

/// All rules for drawings, in the order of the style.
#[must_use]
pub fn rules() -> &'static str {
    static RULES: OnceLock<String> = OnceLock::new();
    RULES.get_or_init(|| {
        let lines = assets::text("style.css").lines();
        lines.filter_map(rule).collect::<Vec<_>>().join("\n")
    })
}

/// A rule of one line, where its selectors are plain and something is left of it.
fn rule(line: &str) -> Option<String> {
    let (selectors, rest) = line.split_once('{')?;
    let plain = |c: char| c.is_ascii_alphanumeric() || ".,- ".contains(c);
    if !selectors.starts_with('.') || !selectors.chars().all(plain) {
        return None;
    }
    let declarations = rest.strip_suffix('}')?.split(';');
    let kept: Vec<String> = declarations
        .filter_map(|declaration| declaration.split_once(':'))
        .filter(|(name, _)| PAINTING.contains(name))
        .map(|(name, value)| format!("{name}:{}", resolved(value)))
        .collect();
    (!kept.is_empty()).then(|| format!("{selectors}{{{}}}", kept.join(";")))
}

/// A value with its variables filled in.
fn resolved(value: &str) -> String {
    let mut left = value;
    let mut whole = String::new();
    while let Some((before, rest)) = left.split_once("var(--") {
        let Some((inside, after)) = rest.split_once(')') else {
            break;
        };
        let (name, fallback) = inside.split_once(',').unwrap_or((inside, "none"));
        whole.push_str(before);
        whole.push_str(tokens().get(name).copied().unwrap_or(fallback));
        left = after;
    }
    whole.push_str(left);
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_drawings_are_kept_with_the_light_colors() {
        for (line, kept) in [
            (".wood{fill:var(--wood)}", Some(".wood{fill:#C8995B}")),
            (
                ".line{stroke:var(--woodline);stroke-width:var(--lw,2);fill:none}",
                Some(".line{stroke:#5F3C1A;stroke-width:2;fill:none}"),
            ),
            (
                ".star .inlay{stroke-width:2.5}",
                Some(".star .inlay{stroke-width:2.5}"),
            ),
            (".rail{display:flex}", None),
            (".day:hover:not(.off){fill:red}", None),
            ("html[dir=rtl] .tally{fill:red}", None),
        ] {
            assert_eq!(rule(line).as_deref(), kept, "{line}");
        }
        assert_eq!(token("table"), "#E9EEE8");
        let rules = rules();
        assert!(!rules.contains("var("), "{rules}");
        for class in [
            ".wf", ".bf", ".crown", ".maple", ".lattice", ".tea", ".spoon",
        ] {
            assert!(rules.contains(class), "{class}");
        }
    }
}
