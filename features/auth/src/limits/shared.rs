//! A limit that all processes on one database keep together.

use std::{fmt::Display, hash::Hash, time::Duration};

use api::{Error, RateLimit};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use db::{Engine, Run};
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::queries;

/// At most so many requests in a period for each key, counted by all processes: for what guards an account or a mailbox.
///
/// Each process refuses by itself what is too much already for one, so that a flood does not reach the database; what is
/// left is counted there by one statement, beside a password's hash or a mail a small price.
pub(crate) struct Shared<K: Hash + Eq + Clone> {
    name: &'static str,
    here: RateLimit<K>,
    /// Whether there are other processes to count with.
    has_others: bool,
    /// Microseconds that one request takes to be forgotten.
    interval: i64,
    burst: i64,
}

impl<K: Hash + Eq + Clone + Display> Shared<K> {
    /// `requests` in each `period`, of which `burst` may come at once. `name` tells it from other limits.
    pub(crate) fn new(name: &'static str, engine: Engine, requests: u32, period: Duration, burst: u32) -> Self {
        let interval = (period / requests.max(1)).as_micros() as i64;
        // A SQLite file has one process; what is forgotten at once is no limit.
        let has_others = engine == Engine::Postgres && interval > 0;
        let here = RateLimit::new(requests, period, burst);
        Self { name, here, has_others, interval, burst: burst.max(1).into() }
    }

    /// Counts one request of `key`; 429 with the time to wait when it is one too many.
    pub(crate) async fn check(&self, on: impl Run, key: &K, now: Timestamp) -> api::Result<()> {
        self.here.check(key)?;
        if !self.has_others {
            return Ok(());
        }
        let name = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(format!("{} {key}", self.name)));
        let now = now.as_microsecond();
        let most = now + self.interval * (self.burst - 1);
        // As far as counting reaches; beyond it only another clock can have counted. Each process goes on by itself then.
        let possible = most + self.interval;
        let (free_at, is_counted) = queries::count(on, &name, self.interval, most, possible, now).await?;
        if is_counted { Ok(()) } else { Err(Error::rate_limited(seconds(free_at - most))) }
    }

    /// Forgets keys that this process has not seen for long enough to be as good as new.
    pub(crate) fn forget_old(&self) {
        self.here.forget_old();
    }
}

fn seconds(microseconds: i64) -> u64 {
    u64::try_from(microseconds / 1_000_000).unwrap_or(0) + 1
}
