//! How far long work is: a bar on a terminal, plain lines elsewhere, on standard error.

use std::{
    io::{IsTerminal, Write, stderr},
    sync::Mutex,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work shorter than this shows nothing.
const QUIET: Duration = Duration::from_secs(1);
/// How long plain lines lie apart.
const APART: Duration = Duration::from_secs(10);

/// The progress of one piece of work. Steps may come from any thread.
#[derive(Debug)]
pub struct Progress {
    what: &'static str,
    bar: ProgressBar,
    terminal: bool,
    /// When the next line is due.
    due: Mutex<Instant>,
}

impl Progress {
    /// Work of so many steps, `done` of them finished before.
    #[must_use]
    pub fn new(what: &'static str, steps: u64, done: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        if let Ok(style) =
            ProgressStyle::with_template("{msg} [{wide_bar}] {pos}/{len}, {eta} left")
        {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_message(what);
        bar.set_position(done);
        bar.reset_eta();
        Self {
            what,
            bar,
            terminal: stderr().is_terminal(),
            due: Mutex::new(Instant::now() + QUIET),
        }
    }

    /// So many steps more are done.
    pub fn step(&self, steps: u64) {
        self.bar.inc(steps);
        self.show();
    }

    /// So many steps are done in all.
    pub fn reach(&self, done: u64) {
        self.bar.set_position(done);
        self.show();
    }

    fn show(&self) {
        let Ok(mut due) = self.due.lock() else {
            return;
        };
        if Instant::now() < *due {
            return;
        }
        *due = Instant::now() + APART;
        if !self.terminal {
            let (what, done) = (self.what, self.bar.position());
            let steps = self.bar.length().unwrap_or_default();
            // Progress that cannot be shown is no reason to stop the work.
            let _ = writeln!(stderr(), "{what}: {done} of {steps}");
        } else if self.bar.is_hidden() {
            self.bar
                .set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
