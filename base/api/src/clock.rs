//! Time as a value.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use jiff::{SignedDuration, Timestamp};

/// Tells the time: the machine's, or one that a test sets. Cheap to clone; clones of a set clock move together.
#[derive(Clone, Debug)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(None)
    }

    /// A clock that stands at `at` until [`Clock::advance`] moves it.
    pub fn fixed(at: Timestamp) -> Self {
        Self(Some(Arc::new(AtomicI64::new(at.as_millisecond()))))
    }

    /// The time, in whole milliseconds: what the database keeps.
    #[expect(clippy::disallowed_methods, reason = "this is the clock")]
    pub fn now(&self) -> Timestamp {
        let milliseconds = match &self.0 {
            Some(set) => set.load(Ordering::SeqCst),
            None => Timestamp::now().as_millisecond(),
        };
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// Waits until a time has come. A set clock, which nobody else moves while somebody waits, moves there.
    pub async fn wait_until(&self, at: Timestamp) {
        if let Some(set) = &self.0 {
            set.fetch_max(at.as_millisecond(), Ordering::SeqCst);
            tokio::task::yield_now().await;
        } else {
            let left = at.as_duration().saturating_sub(self.now().as_duration());
            tokio::time::sleep(left.try_into().unwrap_or_default()).await;
        }
    }

    /// Moves a set clock; the machine's clock does not move.
    pub fn advance(&self, by: SignedDuration) {
        if let Some(set) = &self.0 {
            set.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
        }
    }
}
