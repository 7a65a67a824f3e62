//! Reads at a replica, to reduce the load of the primary.

use db::Db;

use crate::{App, Kind, Result};

impl App {
    /// Reads at a replica that has caught up with the data to be read ([`Db::replica_at`]); at the primary when there
    /// is no such replica, or when the read fails there.
    pub async fn read_at_replica<T, P, R>(&self, progress: impl Fn(Db) -> P, read: impl Fn(Self) -> R) -> Result<T>
    where
        P: Future<Output = db::Result<i64>>,
        R: Future<Output = Result<T>>,
    {
        if let Some(db) = self.db.replica_at(progress).await? {
            match read(Self { db, ..self.clone() }).await {
                Err(error) if matches!(error.kind(), Kind::Unavailable | Kind::StorageFull) => {
                    self.db.replica_failed(&error);
                }
                answer => return answer,
            }
        }
        read(self.clone()).await
    }
}
