//! Deletes old events and finished calls of all organizations.

use db::{Db, Result, query};
use jiff::Timestamp;

/// Deletes calls whose outcome is known.
pub(crate) async fn forget_steps(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from billing_steps where state <> 'pending' and created_at < $1", before).run(db).await
}

/// Deletes events that arrived before a time. Stripe repeats an event for some days only.
pub(crate) async fn forget_events(db: &Db, before: Timestamp) -> Result<u64> {
    query!("delete from stripe_events where received_at < $1", before).run(db).await
}
