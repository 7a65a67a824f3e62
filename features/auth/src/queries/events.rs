//! What happened to accounts.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

use super::Device;
use crate::UserId;

db::id!(
    /// Names an event.
    EventId
);

pub(crate) async fn add_event(
    on: impl Run,
    user: Option<&UserId>,
    action: &str,
    device: Option<&Device>,
    detail: Value,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into auth_events (id, user_id, action, ip, user_agent, detail, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        EventId::new(now),
        user,
        action,
        device.map(|device| device.address.to_string()),
        device.and_then(|device| device.user_agent.clone()),
        detail,
        now
    )
    .run(on)
    .await
    .map(drop)
}

pub(crate) async fn remove_old_events(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from auth_events where created_at < $1", before).run(tx).await
}
