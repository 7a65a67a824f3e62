//! The simulator's time: real, shifted, or handed in by a test; always steered by `/sim/clock`.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

/// Tells the time. Clones move together.
#[derive(Clone)]
pub struct Clock {
    source: Arc<dyn Fn() -> Timestamp + Send + Sync>,
    /// Milliseconds that are added to the source.
    shift: Arc<AtomicI64>,
}

/// Change of the time: the body of `POST /sim/clock`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClockChange {
    /// Seconds to advance the clock by.
    pub advance_seconds: Option<f64>,
    /// Time to set it to, before it is advanced.
    pub now: Option<Timestamp>,
}

impl Clock {
    /// The machine's clock.
    #[expect(clippy::disallowed_methods, reason = "this is the clock")]
    pub fn system() -> Self {
        Self::of(Timestamp::now)
    }

    /// A clock that shows `at` now and goes on from there at the speed of the machine's.
    pub fn starting(at: Timestamp) -> Self {
        let clock = Self::system();
        clock.set(at);
        clock
    }

    /// A clock that stands at `at` until it is advanced.
    pub fn fixed(at: Timestamp) -> Self {
        Self::of(move || at)
    }

    /// Returns a clock that follows `source`, for instance one that a test shares with the program under test.
    pub fn of(source: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self { source: Arc::new(source), shift: Arc::new(AtomicI64::new(0)) }
    }

    /// The time, in whole milliseconds.
    pub fn now(&self) -> Timestamp {
        let milliseconds = (self.source)().as_millisecond() + self.shift.load(Ordering::SeqCst);
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// Moves the clock on; back when `by` is negative.
    pub fn advance(&self, by: SignedDuration) {
        self.shift.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
    }

    /// Changes the time.
    pub fn apply(&self, change: &ClockChange) {
        if let Some(now) = change.now {
            self.set(now);
        }
        if let Some(seconds) = change.advance_seconds {
            self.advance(SignedDuration::from_millis((seconds * 1000.0) as i64));
        }
    }

    /// Sets the clock, which goes on from there.
    pub fn set(&self, at: Timestamp) {
        self.shift.store(at.as_millisecond() - (self.source)().as_millisecond(), Ordering::SeqCst);
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Clock({})", self.now())
    }
}
