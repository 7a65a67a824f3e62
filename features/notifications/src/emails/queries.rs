//! SQL statements of emails about notifications. Each filters by organization and user first.

use std::collections::HashMap;

use auth::UserId;
use db::{Db, Result, Run, Tx, Value, query};
use jiff::Timestamp;
use orgs::OrgId;

use super::types::Waiting;
use crate::types::{Delivery, Kind};

/// Returns the deliveries of a kind that users chose.
pub(super) async fn by_user(tx: &mut Tx, org: &OrgId, kind: Kind) -> Result<HashMap<UserId, Delivery>> {
    let chosen = query!(
        (UserId, Delivery),
        "select user_id, delivery from notification_choices where org_id = $1 and kind = $2",
        org,
        kind
    );
    Ok(chosen.all(tx).await?.into_iter().collect())
}

/// Returns the deliveries that a user chose, by kind.
pub(super) async fn by_kind(on: impl Run, org: &OrgId, user: &UserId) -> Result<HashMap<String, Delivery>> {
    let chosen = query!(
        (String, Delivery),
        "select kind, delivery from notification_choices where org_id = $1 and user_id = $2",
        org,
        user
    );
    Ok(chosen.lookup().all(on).await?.into_iter().collect())
}

/// Stores the delivery of a kind that a user chose.
pub(super) async fn set_delivery(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    kind: Kind,
    delivery: Delivery,
) -> Result<()> {
    query!(
        "insert into notification_choices (org_id, user_id, kind, delivery) values ($1, $2, $3, $4)
         on conflict (org_id, user_id, kind) do update set delivery = excluded.delivery",
        org,
        user,
        kind,
        delivery
    )
    .run(tx)
    .await
    .map(drop)
}

/// Inserts events that wait for their email.
pub(super) async fn add(tx: &mut Tx, rows: Vec<Vec<Value>>) -> Result<()> {
    let insert = db::rows!(
        "insert into notification_emails (org_id, user_id, id, kind, params, link, delivery, created_at, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    );
    tx.insert_many(insert, rows).await
}

/// Returns the times of the first and the last event of a user that wait for an email at once; `None` without one.
pub(super) async fn span_at_once(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<Option<(Timestamp, Timestamp)>> {
    let span = query!(
        (Option<Timestamp>, Option<Timestamp>),
        "select min(created_at), max(created_at) from notification_emails
         where org_id = $1 and user_id = $2 and delivery = $3",
        org,
        user,
        Delivery::AtOnce
    );
    let (first, last) = span.one(tx).await?;
    Ok(first.zip(last))
}

/// Removes the events of a user that are due, and returns them. Without `takes_at_once`, leaves those that wait for an
/// email at once.
pub(super) async fn take(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    takes_at_once: bool,
    now: Timestamp,
) -> Result<Vec<Waiting>> {
    query!(
        Waiting,
        "delete from notification_emails
         where org_id = $1 and user_id = $2 and due_at <= $3 and (cast($4 as boolean) or delivery <> $5)
         returning kind, params, link, delivery, created_at",
        org,
        user,
        now,
        takes_at_once,
        Delivery::AtOnce
    )
    .all(tx)
    .await
}

/// Deletes at most `limit` events older than `oldest` whose email was never written, and returns the number deleted.
pub(crate) async fn purge(db: &Db, oldest: Timestamp, limit: i64) -> Result<u64> {
    query!(
        "delete from notification_emails where (org_id, user_id, id) in
             (select org_id, user_id, id from notification_emails where created_at < $1 limit $2)",
        oldest,
        limit
    )
    .run(db)
    .await
}
