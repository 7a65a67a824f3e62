//! SQL queries that forget what expired, in all organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Forgets refresh tokens that expired, and codes that expired before `oldest`.
pub(crate) async fn purge(db: &Db, oldest: Timestamp, now: Timestamp) -> Result<()> {
    query!("delete from assistant_codes where expires_at <= $1", oldest).run(db).await?;
    query!("delete from assistant_refresh_tokens where expires_at <= $1", now).run(db).await.map(drop)
}
