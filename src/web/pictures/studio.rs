//! Where pictures are painted: few at a time, each once, and the latest kept.

use std::{
    collections::HashMap,
    fmt::Write as _,
    sync::{Arc, Mutex, PoisonError},
};

use actix_web::web::Bytes;
use chrono::NaiveDate;
use sha2::{Digest, Sha256};
use tokio::sync::{OnceCell, Semaphore};

use super::{paint::paint, png};
use crate::web::error::Error;

/// Pictures painted at once at most: each takes a core for some hundredths of a second.
const PAINTERS: usize = 2;
/// Pictures that may wait for a painter; more are refused at once.
const WAITING: usize = 32;
/// Pictures kept; the cards of a day in all games and languages are forty.
const MOST_KEPT: usize = 128;

/// What a picture is known by.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Subject {
    /// Everything that it depends on.
    pub name: String,
    /// Its day: pictures of later days are kept before others.
    pub date: NaiveDate,
}

/// A finished picture.
#[derive(Debug)]
pub struct Picture {
    /// The PNG file.
    pub file: Bytes,
    /// Names this content: sixteen digits of its hash.
    pub tag: String,
}

type Slot = Arc<OnceCell<Arc<Picture>>>;

#[derive(Debug, Default)]
struct Kept {
    slots: HashMap<Subject, (Slot, u64)>,
    asked: u64,
}

impl Kept {
    fn slot(&mut self, subject: &Subject) -> Slot {
        self.asked += 1;
        if let Some((slot, last)) = self.slots.get_mut(subject) {
            *last = self.asked;
            return Arc::clone(slot);
        }
        if self.slots.len() >= MOST_KEPT {
            let first = |(subject, (_, last)): &(&Subject, &(Slot, u64))| (subject.date, *last);
            let oldest = self.slots.iter().min_by_key(first);
            if let Some(subject) = oldest.map(|(subject, _)| subject.clone()) {
                self.slots.remove(&subject);
            }
        }
        let slot = Slot::default();
        let entry = (Arc::clone(&slot), self.asked);
        self.slots.insert(subject.clone(), entry);
        slot
    }
}

/// The studio of a site.
#[derive(Debug)]
pub struct Studio {
    kept: Mutex<Kept>,
    /// A place for everybody who is painted or waits.
    places: Arc<Semaphore>,
    painters: Arc<Semaphore>,
}

impl Default for Studio {
    fn default() -> Self {
        Self {
            kept: Mutex::default(),
            places: Arc::new(Semaphore::new(PAINTERS + WAITING)),
            painters: Arc::new(Semaphore::new(PAINTERS)),
        }
    }
}

impl Studio {
    /// A picture: the kept one, or painted now from the SVG that `draw` makes. Whoever asks for
    /// one that is being painted gets the same.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when too many wait; [`Error::Internal`] when it cannot be drawn.
    pub async fn picture<D>(&self, subject: &Subject, draw: D) -> Result<Arc<Picture>, Error>
    where
        D: FnOnce() -> Result<String, askama::Error> + Send + 'static,
    {
        let slot = {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.slot(subject)
        };
        let picture = slot.get_or_try_init(|| self.painted(draw)).await?;
        Ok(Arc::clone(picture))
    }

    /// How many pictures are kept or being painted.
    #[must_use]
    pub fn kept(&self) -> usize {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.slots.len()
    }

    async fn painted<D>(&self, draw: D) -> Result<Arc<Picture>, Error>
    where
        D: FnOnce() -> Result<String, askama::Error> + Send + 'static,
    {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| Error::Unavailable(1))?;
        let painter = Arc::clone(&self.painters).acquire_owned().await;
        let painter = painter.map_err(|_| Error::Unavailable(1))?;
        // Both go with the work, which goes on when nobody waits for it any more.
        let work = tokio::task::spawn_blocking(move || {
            let _held = (place, painter);
            finish(draw)
        });
        work.await
            .map_err(|error| Error::Internal(error.to_string()))?
    }
}

fn finish<D>(draw: D) -> Result<Arc<Picture>, Error>
where
    D: FnOnce() -> Result<String, askama::Error>,
{
    let svg = draw().map_err(|error| Error::Internal(error.to_string()))?;
    let pixels = paint(&svg).map_err(|error| Error::Internal(error.to_string()))?;
    let file = png::encode(&pixels);
    let mut tag = String::new();
    for byte in &Sha256::digest(&file)[..8] {
        let _ = write!(tag, "{byte:02x}");
    }
    Ok(Arc::new(Picture {
        file: file.into(),
        tag,
    }))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn subject(n: u32) -> Subject {
        Subject {
            name: n.to_string(),
            date: NaiveDate::from_ymd_opt(2026, 11, 1 + n % 28).expect("a day"),
        }
    }

    fn small() -> Result<String, askama::Error> {
        Ok(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><rect \
            width=\"4\" height=\"4\" fill=\"#C8995B\"/></svg>"
                .to_owned(),
        )
    }

    #[tokio::test]
    async fn who_asks_while_it_is_painted_waits_for_the_same() {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        let studio = Arc::new(Studio::default());
        let asking = (0..20).map(|_| {
            let studio = Arc::clone(&studio);
            tokio::spawn(async move {
                let draw = || {
                    DRAWN.fetch_add(1, Ordering::Relaxed);
                    std::thread::sleep(std::time::Duration::from_millis(20));
                    small()
                };
                studio.picture(&subject(1), draw).await
            })
        });
        let asking: Vec<_> = asking.collect();
        let mut tags = Vec::new();
        for task in asking {
            tags.push(task.await.expect("told").expect("a picture").tag.clone());
        }
        tags.dedup();
        assert_eq!((tags.len(), DRAWN.load(Ordering::Relaxed)), (1, 1));
    }

    #[tokio::test]
    async fn the_latest_days_are_kept_and_no_more_than_a_bound() {
        let studio = Studio::default();
        for n in 0..200 {
            let subject = Subject {
                name: n.to_string(),
                ..subject(n)
            };
            studio.picture(&subject, small).await.expect("a picture");
            assert!(studio.kept() <= MOST_KEPT);
        }
        let unasked = || -> Result<String, askama::Error> { panic!("it is kept") };
        // 2026-11-28, asked for long ago.
        studio.picture(&subject(27), unasked).await.expect("kept");
    }

    #[tokio::test]
    async fn a_drawing_that_fails_is_tried_again() {
        let studio = Studio::default();
        let broken = || Ok("no drawing".to_owned());
        let failed = studio.picture(&subject(1), broken).await;
        assert!(matches!(failed, Err(Error::Internal(_))));
        assert!(studio.picture(&subject(1), small).await.is_ok());
    }

    #[tokio::test]
    async fn a_crowd_is_refused_at_once() {
        let studio = Arc::new(Studio::default());
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let mut asking = Vec::new();
        for n in 0..u32::try_from(PAINTERS + WAITING).expect("few") {
            let (studio, held) = (Arc::clone(&studio), Arc::clone(&held));
            asking.push(tokio::spawn(async move {
                let draw = move || {
                    let _ = held.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    small()
                };
                studio.picture(&subject(n), draw).await.is_ok()
            }));
        }
        while studio.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = studio.picture(&subject(99), small).await;
        assert!(matches!(refused, Err(Error::Unavailable(_))));
        drop(hold);
        for task in asking {
            assert!(task.await.expect("told"));
        }
    }
}
