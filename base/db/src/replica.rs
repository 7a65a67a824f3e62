//! Reads at a replica, to reduce the load of the primary.

use crate::{Db, ReplicaReads, Result, postgres::Pool};

impl Db {
    /// Returns the replica if it has caught up with the data to be read, that is, if its `progress` has reached the
    /// primary's. `progress` reads a number that every write to that data raises. `None` without a replica, or while
    /// the replica is behind or unavailable.
    pub async fn replica_at<P: Future<Output = Result<i64>>>(
        &self,
        progress: impl Fn(Self) -> P,
    ) -> Result<Option<Self>> {
        let Self::Postgres(pool) = self else { return Ok(None) };
        let Some(replica) = pool.replica() else { return Ok(None) };
        let db = Self::Postgres(replica.pool().clone());
        let has_caught_up = replica.has_caught_up(progress(self.clone()), progress(db.clone())).await?;
        Ok(has_caught_up.then_some(db))
    }

    /// Reports that the replica failed to read; no reads go to it for some seconds.
    pub fn replica_failed(&self, error: &impl std::fmt::Display) {
        if let Some(replica) = self.postgres().and_then(Pool::replica) {
            replica.failed(error);
        }
    }

    /// Returns the counts of reads that a replica could have answered; `None` without a replica.
    pub fn replica_reads(&self) -> Option<ReplicaReads> {
        Some(self.postgres()?.replica()?.reads())
    }

    /// Returns the replication lag in bytes; `None` without a replica.
    pub async fn replica_behind(&self) -> Option<Result<u64>> {
        let primary = self.postgres()?;
        Some(primary.replica()?.behind(primary).await)
    }

    fn postgres(&self) -> Option<&Pool> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(pool) => Some(pool),
        }
    }
}
