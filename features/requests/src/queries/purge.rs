//! SQL of the end of retention, across organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Deletes feedback that was last changed before a time, with its answers. Returns its number.
pub(crate) async fn purge_feedback(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from feedback where updated_at < $1", before).run(db).await
}

/// Removes past requests older than a time. Returns their number.
pub(crate) async fn purge_asks(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from contact_asks where asked_at < $1", before).run(db).await
}
