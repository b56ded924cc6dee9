//! The site without a network: what was seen last, as one of its day.

use std::{
    io,
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

use serde_json::json;

use super::pane::{Pane, View, in_browser};
use crate::support::{EASY, HARD, TestApp, library};

/// The line to a site: it can be cut, and led to another one.
struct Line {
    address: String,
    /// Where it leads; nowhere while it is cut.
    to: Arc<Mutex<Option<String>>>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    fn to(site: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let to = Arc::new(Mutex::new(Some(host(site))));
        let open = Arc::new(Mutex::new(Vec::new()));
        let (leads, held) = (Arc::clone(&to), Arc::clone(&open));
        thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let target = leads.lock().expect("whole").clone();
                let Some(Ok(site)) = target.map(TcpStream::connect) else {
                    let _ = caller.shutdown(Shutdown::Both);
                    continue;
                };
                let pairs = [(&caller, &site), (&site, &caller)];
                for (from, into) in pairs {
                    let both = (from.try_clone(), into.try_clone());
                    let (Ok(mut from), Ok(mut into)) = both else {
                        continue;
                    };
                    thread::spawn(move || {
                        let _ = io::copy(&mut from, &mut into);
                        let _ = into.shutdown(Shutdown::Write);
                    });
                }
                held.lock().expect("whole").extend([caller, site]);
            }
        });
        Self { address, to, open }
    }

    fn cut(&self) {
        *self.to.lock().expect("whole") = None;
        for stream in self.open.lock().expect("whole").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn lead(&self, site: &str) {
        self.cut();
        *self.to.lock().expect("whole") = Some(host(site));
    }
}

fn host(site: &str) -> String {
    site.trim_start_matches("http://").to_owned()
}

/// Waits until the worker keeps the diagram of a day.
async fn keeps(pane: &Pane, day: &str) {
    let looked = format!(
        "(async () => {{ for (let i = 0; i < 600; i++) {{ \
         const page = await caches.match('/tr/last-seen'); \
         if (page && (await page.text()).includes('{day}')) return true; \
         await new Promise((done) => setTimeout(done, 25)); }} return false; }})()"
    );
    assert_eq!(pane.value(&looked).await, true, "{day} is kept");
}

/// The page shown is the honest one: a day in its heading, nothing that could be played.
async fn is_offline(pane: &Pane, heading: &str) {
    assert_eq!(pane.text("h1").await, heading);
    let shown = pane
        .value(
            "[document.querySelectorAll('use[href=\"#g-dashed\"]').length, \
             document.querySelectorAll('form, [data-today], #board-data, .streak').length, \
             document.querySelectorAll('.piece').length, \
             document.styleSheets[0].cssRules.length > 100, \
             document.documentElement.dataset.theme]",
        )
        .await;
    // Eight pieces of the diagram, without what the visitor chose.
    assert_eq!(shown, json!([3, 0, 8, true, "auto"]));
}

#[actix_web::test]
async fn without_a_network_the_last_puzzle_is_shown_with_its_day() {
    let games = library(&[("turkish", EASY, 2), ("arabic", HARD, 3)]);
    let store = || {
        let store = daily_dama::store::sqlite::SqliteStore::in_memory();
        Arc::new(store.expect("a store"))
    };
    let tomorrow = TestApp::with(&games, store(), "2026-11-30T09:00:00Z").await;
    let mut app = TestApp::start().await;
    let line = Line::to(&app.address);
    app.address.clone_from(&line.address);
    in_browser(View::Desk, app, |pane| async move {
        pane.open("/tr/turkish").await;
        keeps(&pane, "2026-11-29").await;
        let dark = "fetch('/tr/settings', { method: 'POST', \
            body: new URLSearchParams({ theme: 'dark' }) }).then((r) => r.ok)";
        assert_eq!(pane.value(dark).await, true);
        pane.open("/tr/turkish").await;
        pane.until("document.documentElement.dataset.theme === 'dark'")
            .await;
        keeps(&pane, "2026-11-29").await;
        // A page of one's own is looked at, and not kept.
        pane.open("/tr/me").await;

        line.cut();
        let heading = "Çevrimdışısın. Son gördüğün bulmaca: 29 Kasım 2026";
        for page in ["/tr/turkish", "/tr/me", "/tr/turkish/archive", "/tr"] {
            pane.open(page).await;
            is_offline(&pane, heading).await;
        }
        // Nothing else is kept, none of the visitor's own pages.
        let kept = "caches.open('dama-1').then((c) => c.keys())\
            .then((all) => all.map((r) => new URL(r.url).pathname).filter((p) => !p.startsWith('/static/')).sort())";
        assert_eq!(pane.value(kept).await, json!(["/tr/last-seen", "/tr/offline"]));

        // Another language, of which nothing was seen, shows what there is.
        pane.open("/ar/arabic").await;
        is_offline(&pane, heading).await;

        // The next day, still without a network: the day of the puzzle is said, not today's.
        pane.open("/tr/turkish").await;
        is_offline(&pane, heading).await;
        line.lead(&tomorrow.address);
        pane.open("/tr/turkish").await;
        pane.until("document.querySelector('.puzzle[data-date=\"2026-11-30\"][data-today]')")
            .await;
        keeps(&pane, "2026-11-30").await;
        line.cut();
        pane.open("/tr/turkish").await;
        is_offline(&pane, "Çevrimdışısın. Son gördüğün bulmaca: 30 Kasım 2026").await;
        pane.forgive().await;
    })
    .await;
}
