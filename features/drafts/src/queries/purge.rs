//! SQL of the end of old drafts, in all organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Deletes the drafts of all organizations from before a time.
pub(crate) async fn forget_old(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from drafts where created_at < $1", before).run(db).await
}
