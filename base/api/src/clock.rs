//! Clock as a value, so that tests can set the time.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use jiff::{SignedDuration, Timestamp};

/// Clock of the machine, or one that a test sets. Cheap to clone; clones of a fixed clock share its time.
#[derive(Clone, Debug)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// Returns the machine's clock.
    pub fn system() -> Self {
        Self(None)
    }

    /// Returns a clock that stays at `at` until [`Clock::advance`] moves it.
    pub fn fixed(at: Timestamp) -> Self {
        Self(Some(Arc::new(AtomicI64::new(at.as_millisecond()))))
    }

    /// Returns the current time in whole milliseconds, the precision of the database.
    #[expect(clippy::disallowed_methods, reason = "this is the clock")]
    pub fn now(&self) -> Timestamp {
        let milliseconds = match &self.0 {
            Some(set) => set.load(Ordering::SeqCst),
            None => Timestamp::now().as_millisecond(),
        };
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// Waits until the time `at`. A fixed clock moves to `at` at once because nothing else moves it during the wait.
    pub async fn wait_until(&self, at: Timestamp) {
        if let Some(set) = &self.0 {
            set.fetch_max(at.as_millisecond(), Ordering::SeqCst);
            tokio::task::yield_now().await;
        } else {
            let left = at.as_duration().saturating_sub(self.now().as_duration());
            tokio::time::sleep(left.try_into().unwrap_or_default()).await;
        }
    }

    /// Moves a fixed clock forward; has no effect on the machine's clock.
    pub fn advance(&self, by: SignedDuration) {
        if let Some(set) = &self.0 {
            set.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
        }
    }
}
