//! Minimum transfer rate of a connection: a peer that sends or reads more slowly is cut off, one on a bad line is not.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep};

/// Minimum rate, measured over a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinimumRate {
    /// Bytes that must be transferred in each window.
    pub bytes: u64,
    /// Length of a window. Time in which nothing waits for the peer does not count.
    pub window: Duration,
}

impl Default for MinimumRate {
    /// 1,000 bytes per second: a tenth of what a bad telephone line carries.
    fn default() -> Self {
        Self { bytes: 10_000, window: Duration::from_secs(10) }
    }
}

/// Measures one direction of one connection.
pub(crate) struct RateMeter {
    minimum: MinimumRate,
    /// Bytes transferred before this window.
    before: u64,
    /// Time waited for the peer in this window, without the present wait.
    waited: Duration,
    waiting: Option<PeerWait>,
}

struct PeerWait {
    since: Instant,
    until: Pin<Box<Sleep>>,
}

impl RateMeter {
    pub(crate) fn new(minimum: MinimumRate) -> Self {
        Self { minimum, before: 0, waited: Duration::ZERO, waiting: None }
    }

    /// Ends the present wait: the peer made progress.
    pub(crate) fn stop_waiting(&mut self) {
        if let Some(waiting) = self.waiting.take() {
            self.waited += waiting.since.elapsed();
        }
    }

    /// Waits for the peer. Ready when a whole window passed with less than the minimum; `transferred` returns the total
    /// so far.
    pub(crate) fn poll_too_slow(&mut self, context: &mut Context<'_>, transferred: impl Fn() -> u64) -> Poll<()> {
        loop {
            if self.waiting.is_none() {
                // A transfer without a wait says nothing about the peer, because it may be in buffers of the system.
                if self.waited.is_zero() {
                    self.before = transferred();
                }
                let left = self.minimum.window.saturating_sub(self.waited);
                self.waiting = Some(PeerWait { since: Instant::now(), until: Box::pin(sleep(left)) });
            }
            if let Some(waiting) = &mut self.waiting {
                ready!(waiting.until.as_mut().poll(context));
            }
            if transferred().saturating_sub(self.before) < self.minimum.bytes {
                return Poll::Ready(());
            }
            (self.waited, self.waiting) = (Duration::ZERO, None);
        }
    }
}
