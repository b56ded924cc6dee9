//! Who is asking, and when: the player behind a token, and what a cookie remembers.

use std::{future::Future, pin::Pin};

use actix_web::{
    FromRequest, HttpRequest, HttpResponse,
    cookie::{Cookie, SameSite, time::Duration},
    dev::Payload,
    http::{Method, header},
    web::Data,
};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use super::{agent, error::Error, lang::Lang, pages::Appearance, state::Site};
use crate::{
    puzzle::table::table,
    store::{Agent, PlayerId, TokenHash, Who},
};

/// How long cookies live: the 400 days that browsers allow.
const COOKIE_DAYS: i64 = 400;

/// A player's token: 128 random bits in hexadecimal. Only its hash is stored.
#[derive(Clone)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}

impl Token {
    /// A fresh one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn fresh() -> Result<Self, Error> {
        let mut bits = [0_u8; 16];
        getrandom::fill(&mut bits).map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Self(
            bits.iter().map(|byte| format!("{byte:02x}")).collect(),
        ))
    }

    /// A token in a cookie or header; anything else is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 32 && text.bytes().all(hex)).then(|| Self(text.to_owned()))
    }

    /// Its hash, which the store knows.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// Its text, for the one who owns it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// The token that a request carries; a bearer token wins over the cookie.
#[must_use]
pub fn token_of(req: &HttpRequest, site: &Site) -> Option<Token> {
    let bearer = req
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split_once(' '))
        .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"))
        .map(|(_, text)| text);
    if let Some(text) = bearer {
        return Token::parse(text.trim());
    }
    // Another program on the host may have left a cookie of the same name before ours.
    let cookies = req.cookies().ok()?;
    let mut ours = cookies
        .iter()
        .filter(|cookie| cookie.name() == site.cookie_name());
    ours.find_map(|cookie| Token::parse(cookie.value()))
}

/// What the second cookie remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// Colors.
    pub appearance: Appearance,
    /// Whether complete moves wait for a confirmation.
    pub confirm_moves: bool,
    /// The game of the last POST.
    pub last_game: Option<String>,
    /// The language of the last POST.
    pub lang: Option<Lang>,
}

impl Prefs {
    pub(super) fn parse(text: &str) -> Self {
        let mut fields = text.split('.');
        let mut next = || fields.next().unwrap_or_default();
        Self {
            appearance: Appearance::parse(next()).unwrap_or_default(),
            confirm_moves: next() == "confirm",
            last_game: table(next()).map(|table| table.id().to_owned()),
            lang: Lang::parse(next()),
        }
    }

    fn write(&self) -> String {
        let confirm = if self.confirm_moves { "confirm" } else { "" };
        let game = self.last_game.as_deref().unwrap_or_default();
        let lang = self.lang.map(Lang::code).unwrap_or_default();
        format!("{}.{confirm}.{game}.{lang}", self.appearance.id())
    }
}

/// Who sends this request, and when it arrived.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The player behind the token, if there is one.
    pub player: Option<PlayerId>,
    /// When the request arrived.
    pub arrived: DateTime<Utc>,
    /// Colors.
    pub appearance: Appearance,
    /// Whether complete moves wait for a confirmation.
    pub confirm_moves: bool,
    /// The game of the last POST.
    pub last_game: Option<String>,
    /// The language of the last POST.
    pub lang: Option<Lang>,
    /// Whether the request carried a cookie of ours.
    pub has_cookie: bool,
    /// The token of the player, or a fresh one where a POST may need it.
    token: Option<Token>,
    /// What the device says of itself.
    agent: Agent,
    secure: bool,
    names: (&'static str, &'static str),
}

impl Visitor {
    /// The player, or a new one with a fresh token.
    ///
    /// # Errors
    /// For a GET, which never creates a player.
    pub fn who(&self) -> Result<Who, Error> {
        match (self.player, &self.token) {
            (Some(player), _) => Ok(Who::Known(player)),
            (None, Some(token)) => Ok(Who::New(token.hash())),
            (None, None) => Err(Error::Unauthorized),
        }
    }

    /// The player, or nobody in particular: for reading.
    #[must_use]
    pub fn reader(&self) -> Who {
        match self.player {
            Some(player) => Who::Known(player),
            None => Who::New(TokenHash([0; 32])),
        }
    }

    /// The player.
    ///
    /// # Errors
    /// [`Error::Unauthorized`] without one.
    pub fn known(&self) -> Result<PlayerId, Error> {
        self.player.ok_or(Error::Unauthorized)
    }

    /// The hash of the player's token; none without a player.
    #[must_use]
    pub fn device(&self) -> Option<TokenHash> {
        let token = self.player.and(self.token.as_ref());
        token.map(Token::hash)
    }

    /// What the device says of itself.
    #[must_use]
    pub fn agent(&self) -> &Agent {
        &self.agent
    }

    /// Notes that the device has changed something today. It goes on where that cannot be noted:
    /// nobody's move waits for it.
    pub async fn seen(&self, site: &Site) {
        let Some(token) = &self.token else {
            return;
        };
        let today = site.daily.today(self.arrived);
        let noted = site.daily.store().touch(token.hash(), &self.agent, today);
        if let Err(error) = noted.await {
            tracing::warn!(%error, "the use of a device could not be noted");
        }
    }

    /// A response to a POST that gives the browser another token.
    #[must_use]
    pub fn sign_in(&self, mut response: HttpResponse, token: &Token) -> HttpResponse {
        let cookie = self.cookie(self.names.0, token.text());
        let _ = response.add_cookie(&cookie);
        response
    }

    /// What the second cookie remembers.
    #[must_use]
    pub fn prefs(&self) -> Prefs {
        Prefs {
            appearance: self.appearance,
            confirm_moves: self.confirm_moves,
            last_game: self.last_game.clone(),
            lang: self.lang,
        }
    }

    /// A response to a POST with the player's cookie, new or renewed, and game and language
    /// remembered.
    #[must_use]
    pub fn respond(&self, response: HttpResponse, game: Option<&str>, lang: Lang) -> HttpResponse {
        let mut response = response;
        if let Some(token) = &self.token {
            let cookie = self.cookie(self.names.0, token.text());
            let _ = response.add_cookie(&cookie);
        }
        let mut prefs = self.prefs();
        prefs.lang = Some(lang);
        if let Some(game) = game {
            prefs.last_game = Some(game.to_owned());
        }
        self.remember(response, &prefs)
    }

    /// A response that remembers these preferences.
    #[must_use]
    pub fn remember(&self, mut response: HttpResponse, prefs: &Prefs) -> HttpResponse {
        let value = prefs.write();
        let cookie = self.cookie(self.names.1, &value);
        let _ = response.add_cookie(&cookie);
        response
    }

    /// A response that makes the browser forget the player and what else was remembered.
    #[must_use]
    pub fn forget(&self, mut response: HttpResponse) -> HttpResponse {
        for name in [self.names.0, self.names.1] {
            let mut cookie = self.cookie(name, "");
            cookie.set_max_age(Duration::ZERO);
            let _ = response.add_cookie(&cookie);
        }
        response
    }

    fn cookie<'a>(&self, name: &'a str, value: &'a str) -> Cookie<'a> {
        Cookie::build(name, value)
            .path("/")
            .http_only(true)
            .secure(self.secure)
            .same_site(SameSite::Lax)
            .max_age(Duration::days(COOKIE_DAYS))
            .finish()
    }

    /// Somebody without cookies, now.
    #[must_use]
    pub fn stranger(site: &Site) -> Self {
        let prefs = Prefs::default();
        Self {
            player: None,
            arrived: site.clock.now(),
            appearance: prefs.appearance,
            confirm_moves: prefs.confirm_moves,
            last_game: prefs.last_game,
            lang: prefs.lang,
            has_cookie: false,
            token: None,
            agent: Agent::default(),
            secure: site.is_secure(),
            names: (site.cookie_name(), site.prefs_name()),
        }
    }

    async fn of(req: HttpRequest) -> Result<Self, Error> {
        let site = req
            .app_data::<Data<Site>>()
            .ok_or_else(|| Error::Internal("no site".to_owned()))?;
        let token = token_of(&req, site);
        let player = match &token {
            Some(token) => site.daily.store().player(token.hash()).await?,
            None => None,
        };
        let unsafe_method = !matches!(*req.method(), Method::GET | Method::HEAD);
        let token = match (player, token) {
            (Some(_), token) => token,
            (None, _) if unsafe_method => Some(Token::fresh()?),
            (None, _) => None,
        };
        let prefs = req.cookie(site.prefs_name());
        let has_cookie = prefs.is_some() || req.cookie(site.cookie_name()).is_some();
        let prefs = prefs.map_or_else(Prefs::default, |cookie| Prefs::parse(cookie.value()));
        let visitor = Self {
            player,
            arrived: arrived(&req, site),
            appearance: prefs.appearance,
            confirm_moves: prefs.confirm_moves,
            last_game: prefs.last_game,
            lang: prefs.lang,
            has_cookie,
            token,
            agent: agent::of(&req),
            secure: site.is_secure(),
            names: (site.cookie_name(), site.prefs_name()),
        };
        if unsafe_method && visitor.player.is_some() {
            visitor.seen(site).await;
        }
        Ok(visitor)
    }
}

/// The instant at which the shell saw the request.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrived(pub(super) DateTime<Utc>);

/// When a request arrived.
#[must_use]
pub fn arrived(req: &HttpRequest, site: &Site) -> DateTime<Utc> {
    use actix_web::HttpMessage;
    req.extensions()
        .get::<Arrived>()
        .map_or_else(|| site.clock.now(), |arrived| arrived.0)
}

impl FromRequest for Visitor {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        Box::pin(Self::of(req.clone()))
    }
}
