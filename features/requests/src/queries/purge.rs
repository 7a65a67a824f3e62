//! SQL of the end of retention, across organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Removes past requests older than a time. Returns their number.
pub(crate) async fn purge_asks(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from contact_asks where asked_at < $1", before).run(db).await
}
