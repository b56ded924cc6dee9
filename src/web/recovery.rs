//! Recovery codes as people read and type them.
//!
//! A code is 24 characters of an alphabet of 30: no 0, 1, I, L, O or U, so that nothing can be
//! mistaken and no language's letters get in the way. That is a choice of 30^24, about 117 bits,
//! which a plain hash keeps safe.

use actix_web::HttpRequest;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use super::{
    error::Error,
    state::Site,
    visitor::{Token, Visitor, token_of},
};
use crate::store::{CodeHash, PlayerId, Redeem};

/// The characters of a code.
pub const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters a code has.
pub const LENGTH: usize = 24;
/// How many of them stand together.
const GROUP: usize = 4;

/// A recovery code. Only its hash is stored, and its `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Code(..)")
    }
}

impl Code {
    /// A fresh one, every code as likely as any other.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn fresh() -> Result<Self, Error> {
        let mut text = String::with_capacity(LENGTH);
        while text.len() < LENGTH {
            let mut bytes = [0_u8; 32];
            getrandom::fill(&mut bytes).map_err(|error| Error::Internal(error.to_string()))?;
            // Five bits name one of 32; the two too many are drawn again.
            let drawn = bytes
                .iter()
                .filter_map(|byte| ALPHABET.get(usize::from(byte & 31)));
            text.extend(
                drawn
                    .take(LENGTH - text.len())
                    .map(|byte| char::from(*byte)),
            );
        }
        Ok(Self(text))
    }

    /// Reads a code as it is typed or pasted: small letters, spaces, dashes of any kind, marks
    /// that nobody sees, and the digits of Arabic and Persian keyboards are all understood.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut code = String::with_capacity(LENGTH);
        for c in text.chars().filter(|c| !is_between(*c)) {
            let c = plain(c);
            let known = u8::try_from(c).is_ok_and(|byte| ALPHABET.contains(&byte));
            if !known || code.len() == LENGTH {
                return None;
            }
            code.push(c);
        }
        (code.len() == LENGTH).then_some(Self(code))
    }

    /// Its hash, which the store knows.
    #[must_use]
    pub fn hash(&self) -> CodeHash {
        CodeHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// In groups with dashes, for the one who owns it: `2345-6789-ABCD-EFGH-JKMN-PQRS`.
    #[must_use]
    pub fn shown(&self) -> String {
        self.groups().join("-")
    }

    /// The groups, in order.
    #[must_use]
    pub fn groups(&self) -> Vec<String> {
        let letters: Vec<char> = self.0.chars().collect();
        letters.chunks(GROUP).map(|c| c.iter().collect()).collect()
    }
}

/// Gives a player a code; the one before it ends.
///
/// # Errors
/// When the player is gone, or the store fails.
pub async fn make(site: &Site, player: PlayerId, now: DateTime<Utc>) -> Result<Code, Error> {
    let code = Code::fresh()?;
    let put = site.daily.store().put_recovery(player, code.hash(), now);
    put.await?;
    Ok(code)
}

/// What a redeemed code gives.
#[derive(Debug)]
pub struct Redeemed {
    /// Whose it was.
    pub player: PlayerId,
    /// The device's token.
    pub token: Token,
    /// The code that follows it.
    pub code: Code,
}

/// Redeems a code as typed; `None` when it opens nothing, whatever the reason.
///
/// # Errors
/// [`Error::TooMany`] for who tries too often, and when the store fails.
pub async fn redeem(
    req: &HttpRequest,
    site: &Site,
    visitor: &Visitor,
    typed: &str,
) -> Result<Option<Redeemed>, Error> {
    let presented = token_of(req, site);
    site.network.check_recovery(req, presented.as_ref())?;
    // What is no code is looked for all the same, so that its answer takes as long.
    let no_code = || CodeHash(Sha256::digest(typed.as_bytes()).into());
    let asked = Code::parse(typed).map_or_else(no_code, |code| code.hash());
    let (code, token) = (Code::fresh()?, Token::fresh()?);
    let redeem = Redeem {
        code: asked,
        fresh: code.hash(),
        token: token.hash(),
        agent: visitor.agent().clone(),
        before: visitor.device(),
        today: site.daily.today(visitor.arrived),
        now: visitor.arrived,
    };
    let player = site.daily.store().redeem(redeem).await?;
    Ok(player.map(|player| Redeemed {
        player,
        token,
        code,
    }))
}

/// ASCII casing alone: `i` becomes `I`, whatever the language. Digits become those of ASCII.
fn plain(c: char) -> char {
    let digit = |zero: char| {
        let value = u32::from(c).checked_sub(u32::from(zero))?;
        char::from_digit(value, 10)
    };
    ['\u{660}', '\u{6f0}', '\u{ff10}']
        .into_iter()
        .find_map(digit)
        .unwrap_or_else(|| c.to_ascii_uppercase())
}

/// What may stand between the characters and says nothing.
fn is_between(c: char) -> bool {
    let dash = matches!(
        c,
        '-' | '_' | '.' | '\u{ad}' | '\u{58a}' | '\u{5be}' | '\u{640}' | '\u{1806}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{2212}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
    );
    let unseen = matches!(c,
        '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}');
    dash || unseen || c.is_whitespace()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const SHOWN: &str = "2345-6789-ABCD-EFGH-JKMN-PQRS";

    #[test]
    fn what_people_type_is_the_code_that_was_shown() {
        let code = Code::parse(SHOWN).expect("a code");
        assert_eq!(code.shown(), SHOWN);
        for typed in [
            "23456789ABCDEFGHJKMNPQRS",
            "  2345 6789 abcd efgh jkmn pqrs\n",
            "2345–6789—ABCD−EFGH‑JKMN_PQRS",
            "٢٣٤٥-٦٧٨٩-abcd-efgh-jkmn-pqrs",
            "۲۳۴۵ ۶۷۸۹ ABCD EFGH JKMN PQRS",
            "\u{2066}2345-6789\u{2069}\u{200f}-ABCD-EFGH-JKMN-PQRS\u{feff}",
            "2345\u{a0}6789\u{202f}ABCD EFGH JKMN PQRS",
        ] {
            assert_eq!(Code::parse(typed), Some(code.clone()), "{typed:?}");
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for typed in [
            "",
            "----",
            "2345-6789-ABCD-EFGH-JKMN-PQR",
            "2345-6789-ABCD-EFGH-JKMN-PQRST",
            "0345-6789-ABCD-EFGH-JKMN-PQRS",
            "1345-6789-ABCD-EFGH-JKMN-PQRS",
            "I345-6789-ABCD-EFGH-JKMN-PQRS",
            "i345-6789-ABCD-EFGH-JKMN-PQRS",
            "ı345-6789-ABCD-EFGH-JKMN-PQRS",
            "İ345-6789-ABCD-EFGH-JKMN-PQRS",
            "u345-6789-ABCD-EFGH-JKMN-PQRS",
            "2345-6789-ABCD-EFGH-JKMN-PQR\u{0}",
        ] {
            assert_eq!(Code::parse(typed), None, "{typed:?}");
        }
        assert_eq!(Code::parse(&"A".repeat(8_000)), None);
    }

    #[test]
    fn codes_are_drawn_evenly_and_never_twice() {
        let mut seen = std::collections::BTreeSet::new();
        let mut counts: BTreeMap<char, u32> = BTreeMap::new();
        for _ in 0..2_000 {
            let code = Code::fresh().expect("randomness");
            assert_eq!(Code::parse(&code.shown()), Some(code.clone()));
            for c in code.0.chars() {
                *counts.entry(c).or_default() += 1;
            }
            assert!(seen.insert(code.0));
        }
        // 48 000 draws of 30: 1600 of each, give or take six standard deviations of 39.
        assert_eq!(counts.len(), 30);
        assert!(
            counts.values().all(|n| (1_365..=1_835).contains(n)),
            "{counts:?}"
        );
        assert_eq!(format!("{:?}", Code::fresh().expect("one")), "Code(..)");
    }
}
