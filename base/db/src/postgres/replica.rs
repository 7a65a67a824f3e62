//! Replica of the primary, for reads that it can answer as well.
//!
//! Before each read the replica's progress is compared with the primary's, so that a reader never sees less than the
//! primary would show.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tokio::time::timeout;

use super::Pool;
use crate::{Error, ReplicaReads, Result, Settings};

/// Timeout for the replica's answer, after which the primary is used.
const TIMEOUT: Duration = Duration::from_millis(500);
/// Time during which a replica that did not answer gets no reads.
const REST: Duration = Duration::from_secs(5);

/// Reads the primary's position in the write-ahead log.
const WRITTEN: &str = "select cast(pg_current_wal_lsn() as text)";
/// Reads the replication lag in bytes; null at a server that is no replica.
const BEHIND: &str =
    "select cast(pg_wal_lsn_diff(cast(cast($1 as text) as pg_lsn), pg_last_wal_replay_lsn()) as bigint)";

/// Connections to the replica, and its state.
pub(crate) struct Replica {
    pool: Pool,
    rests_until: Mutex<Option<Instant>>,
    read: AtomicU64,
    behind: AtomicU64,
    away: AtomicU64,
}

impl Replica {
    /// Creates the pool without connecting; the replica may be down.
    pub(super) fn of(url: &str, settings: &Settings) -> Result<Self> {
        let settings = Settings { direct: None, replica: None, ..settings.clone() };
        let pool = Pool::unconnected(url, &settings)?;
        Ok(Self {
            pool,
            rests_until: Mutex::default(),
            read: AtomicU64::default(),
            behind: AtomicU64::default(),
            away: AtomicU64::default(),
        })
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    pub(crate) fn reads(&self) -> ReplicaReads {
        ReplicaReads {
            replica: self.read.load(Relaxed),
            behind: self.behind.load(Relaxed),
            away: self.away.load(Relaxed),
        }
    }

    /// Returns true when the replica has caught up with the primary, by a growing number that is read from both at
    /// once.
    pub(crate) async fn has_caught_up(
        &self,
        primary: impl Future<Output = Result<i64>>,
        replica: impl Future<Output = Result<i64>>,
    ) -> Result<bool> {
        if self.is_resting() {
            self.away.fetch_add(1, Relaxed);
            return Ok(false);
        }
        let (written, replayed) = tokio::join!(primary, timeout(TIMEOUT, replica));
        let written = written?;
        match replayed {
            Ok(Ok(replayed)) if replayed >= written => {
                self.read.fetch_add(1, Relaxed);
                Ok(true)
            }
            Ok(Ok(_)) => {
                self.behind.fetch_add(1, Relaxed);
                Ok(false)
            }
            Ok(Err(error)) => {
                self.failed(&error);
                Ok(false)
            }
            Err(_) => {
                self.failed(&Error::Aborted("no answer in time".into()));
                Ok(false)
            }
        }
    }

    /// Records a failed read: for a while all reads go to the primary.
    pub(crate) fn failed(&self, error: &dyn std::fmt::Display) {
        tracing::warn!(%error, "the replica does not answer; reading at the primary");
        self.away.fetch_add(1, Relaxed);
        *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + REST);
    }

    fn is_resting(&self) -> bool {
        let rests_until = *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner);
        rests_until.is_some_and(|until| until > Instant::now())
    }

    /// Returns the lag behind the log of `primary` in bytes. A replica that answers gets reads again at once.
    pub(crate) async fn behind(&self, primary: &Pool) -> Result<u64> {
        let written: String = primary.connection().await?.query_one(WRITTEN, &[]).await?.get(0);
        let ask = async {
            let behind: Option<i64> = self.pool.connection().await?.query_one(BEHIND, &[&written]).await?.get(0);
            behind.ok_or_else(|| Error::Configuration("the replica follows no server".into()))
        };
        let behind = timeout(TIMEOUT, ask).await.map_err(|_| Error::Aborted("no answer in time".into()))??;
        *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(behind.max(0).unsigned_abs())
    }

    pub(super) fn close(&self) {
        self.pool.close();
    }
}
