//! The pages as a visitor without script reads them, from the running site.

mod archive;
mod author;
mod boards;
mod bots;
mod compare;
mod crawl;
mod days;
mod feed;
mod files;
mod frame;
mod frames;
mod keep;
mod languages;
mod mine;
mod print;
mod readme;
mod record;
mod rules;
mod scripts;
mod solving;
mod star;
mod themes;
mod valid;
mod walk;
mod warm_up;
mod words;
mod xml;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use reqwest::{Client, Method, Response, header::LOCATION, redirect::Policy};

use crate::support::TestApp;

/// The same throws in every run.
pub(crate) struct Dice(ChaCha20Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.0.next_u32()).expect("a count") % n
    }
}

/// A browser without script: it keeps cookies and follows "look there" by itself.
pub(crate) struct Browser<'a> {
    app: &'a TestApp,
    client: Client,
}

/// A page as it came.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: u16,
    /// Path and query of the address it came from.
    pub(crate) address: String,
    pub(crate) html: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(app: &'a TestApp) -> Self {
        let client = Client::builder()
            .redirect(Policy::none())
            .cookie_store(true)
            .build()
            .expect("a client");
        Self { app, client }
    }

    /// One that comes with a cookie (or none, "") and says what it is.
    pub(crate) fn carrying(app: &'a TestApp, cookie: &str, agent: &str) -> Self {
        let jar = reqwest::cookie::Jar::default();
        let address = app.address.parse().expect("an address");
        if !cookie.is_empty() {
            jar.add_cookie_str(cookie, &address);
        }
        let client = Client::builder()
            .redirect(Policy::none())
            .cookie_provider(std::sync::Arc::new(jar))
            .user_agent(agent)
            .build()
            .expect("a client");
        Self { app, client }
    }

    pub(crate) async fn send(&self, method: Method, path: &str, form: Option<&str>) -> Response {
        let address = format!("{}{path}", self.app.address);
        let mut request = self.client.request(method, address);
        if let Some(form) = form {
            request = request
                .header("content-type", "application/x-www-form-urlencoded")
                .header("sec-fetch-site", "same-origin")
                .body(form.to_owned());
        }
        request.send().await.expect("an answer")
    }

    pub(crate) async fn get(&self, path: &str) -> Page {
        let response = self.send(Method::GET, path, None).await;
        let status = response.status().as_u16();
        Page {
            status,
            address: path.to_owned(),
            html: response.text().await.expect("a text"),
        }
    }

    /// Sends a form and goes where the answer leads.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Page {
        let response = self.send(Method::POST, path, Some(form)).await;
        let status = response.status().as_u16();
        let leads = response.headers().get(LOCATION).cloned();
        let Some(leads) = leads else {
            return Page {
                status,
                address: path.to_owned(),
                html: response.text().await.expect("a text"),
            };
        };
        assert_eq!(status, 303, "{path} {form}");
        // The place on the page stays with the browser.
        let leads = leads.to_str().expect("an address");
        self.get(leads.split('#').next().unwrap_or(leads)).await
    }

    /// Taps a square of the board on a page, as its form is.
    pub(crate) async fn tap(&self, page: &Page, square: &str) -> Page {
        let (action, fields) = page.board_form();
        let form = format!("{fields}&sq={square}");
        assert!(page.html.contains(&format!(" id=\"board-{square}\"")));
        self.post(&action, &form).await
    }
}

impl Page {
    /// Action and hidden fields of the form around the board.
    pub(crate) fn board_form(&self) -> (String, String) {
        let form = self
            .html
            .split("id=\"board-form\"")
            .nth(1)
            .unwrap_or_else(|| panic!("no board to play on: {}", self.words()));
        let form = form.split("<div").next().unwrap_or_default();
        let fields: Vec<String> = form
            .split("<input ")
            .skip(1)
            .map(|input| format!("{}={}", attribute(input, "name"), attribute(input, "value")))
            .collect();
        (attribute(form, "action"), fields.join("&"))
    }

    /// What can be read: no marks of the page's language, no addresses.
    pub(crate) fn words(&self) -> String {
        let body = self.html.split("<main").nth(1).unwrap_or(&self.html);
        let body = body.split("</main>").next().unwrap_or_default();
        let mut words = String::new();
        let mut inside = true;
        for c in body.chars() {
            match c {
                '<' => inside = true,
                '>' => {
                    inside = false;
                    words.push(' ');
                }
                c if !inside => words.push(c),
                _ => {}
            }
        }
        let words = words.replace("&#39;", "'").replace("&#38;", "&");
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn says(&self, words: &str) {
        let all = self.words();
        assert!(all.contains(words), "{words:?} is not in: {all}");
    }

    pub(crate) fn is_silent_about(&self, words: &str) {
        let all = self.words();
        assert!(!all.contains(words), "{words:?} is in: {all}");
    }

    /// The data block for the script.
    pub(crate) fn data(&self) -> serde_json::Value {
        let block = self.html.split("id=\"board-data\">").nth(1);
        let block = block.and_then(|rest| rest.split("</script>").next());
        serde_json::from_str(block.expect("a data block")).expect("JSON")
    }

    /// How many elements of the drawing have this class.
    pub(crate) fn drawn(&self, class: &str) -> usize {
        self.html.matches(&format!("class=\"{class}\"")).count()
    }

    /// The squares of the pieces on the first board of the page.
    pub(crate) fn pieces(&self) -> Vec<String> {
        let board = self.html.split("<g class=\"pieces\">").nth(1);
        let board = board.unwrap_or_default().split("</g>").next();
        let pieces = board.unwrap_or_default().split("class=\"piece\"").skip(1);
        let mut squares: Vec<String> = pieces
            .map(|piece| {
                let symbol = attribute(piece, "href")
                    .trim_start_matches("#p-")
                    .to_owned();
                format!("{symbol} {}", attribute(piece, "data-sq"))
            })
            .collect();
        squares.sort();
        squares
    }
}

fn attribute(text: &str, name: &str) -> String {
    let value = text.split(&format!("{name}=\"")).nth(1).unwrap_or_default();
    value.split('"').next().unwrap_or_default().to_owned()
}
