//! SQL of the end of retention, across organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Removes what the daily limit counts, before a time. Returns its number.
pub(crate) async fn purge_mails(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from report_mails where sent_at < $1", before).run(db).await
}

/// Removes links that expired before a time. Returns their number.
pub(crate) async fn purge_shares(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from shares where expires_at < $1", before).run(db).await
}
