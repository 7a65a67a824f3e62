//! Reading where the primary is spared.

use crate::{Db, ReplicaReads, Result, postgres::Pool};

impl Db {
    /// The replica, when it knows everything that is to be read: when it has come as far as this database is by
    /// `progress`, a number that every write of it raises. Nothing without a replica, or while that is behind or away.
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

    /// Says that the replica failed to read: for some seconds nothing is read there.
    pub fn replica_failed(&self, error: &impl std::fmt::Display) {
        if let Some(replica) = self.postgres().and_then(Pool::replica) {
            replica.failed(error);
        }
    }

    /// How reads that a replica could have answered were answered; `None` without a replica.
    pub fn replica_reads(&self) -> Option<ReplicaReads> {
        Some(self.postgres()?.replica()?.reads())
    }

    /// How many bytes of changes the replica lacks; `None` without a replica.
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
