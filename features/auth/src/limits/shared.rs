//! Rate limit that all processes on one database share.

use std::{fmt::Display, hash::Hash, time::Duration};

use api::{Error, RateLimit};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use db::{Engine, Run};
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::queries;

/// Maximum number of requests in a period for each key, counted by all processes together. Protects accounts and
/// mailboxes.
///
/// Each process first refuses by itself what exceeds the limit, so that a flood does not reach the database. The
/// remaining requests are counted there by one statement, which costs little compared with a password hash or an email.
pub(crate) struct SharedLimit<K: Hash + Eq + Clone> {
    name: &'static str,
    local: RateLimit<K>,
    /// True when other processes count too.
    has_others: bool,
    /// Microseconds until one request no longer counts.
    interval: i64,
    burst: i64,
}

impl<K: Hash + Eq + Clone + Display> SharedLimit<K> {
    /// Allows `requests` in each `period`, of which `burst` may come at once. `name` distinguishes it from other
    /// limits.
    pub(crate) fn new(name: &'static str, engine: Engine, requests: u32, period: Duration, burst: u32) -> Self {
        let interval = (period / requests.max(1)).as_micros() as i64;
        // A SQLite file has one process, and an interval of zero is no limit.
        let has_others = engine == Engine::Postgres && interval > 0;
        let local_limit = RateLimit::new(requests, period, burst);
        Self { name, local: local_limit, has_others, interval, burst: burst.max(1).into() }
    }

    /// Counts one request of `key`; 429 with the time to wait when it exceeds the limit.
    pub(crate) async fn check(&self, on: impl Run, key: &K, now: Timestamp) -> api::Result<()> {
        self.local.check(key)?;
        if !self.has_others {
            return Ok(());
        }
        let name = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(format!("{} {key}", self.name)));
        let now = now.as_microsecond();
        let most = now + self.interval * (self.burst - 1);
        // Latest time that counting can reach. A later one comes from another clock; then each process counts by
        // itself.
        let possible = most + self.interval;
        let (free_at, is_counted) = queries::count(on, &name, self.interval, most, possible, now).await?;
        if is_counted { Ok(()) } else { Err(Error::rate_limited(seconds(free_at - most))) }
    }

    /// Drops keys that are idle long enough to count as new.
    pub(crate) fn forget_old(&self) {
        self.local.forget_old();
    }
}

fn seconds(microseconds: i64) -> u64 {
    u64::try_from(microseconds / 1_000_000).unwrap_or(0) + 1
}
