//! SQL queries for idempotency keys and their answers.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;

use crate::OrgId;

/// Stored request of an idempotency key, with the answer once it is there.
pub(super) struct AnswerRow {
    pub(super) request_hash: String,
    pub(super) status: Option<i64>,
    pub(super) headers: Option<serde_json::Value>,
    pub(super) body: Option<String>,
}

/// Deletes a key that was created at `until` or before.
pub(super) async fn delete_expired(tx: &mut Tx, org: &OrgId, key: &str, until: Timestamp) -> Result<()> {
    query!("delete from idempotency_keys where org_id = $1 and key = $2 and created_at <= $3", org, key, until)
        .run(tx)
        .await
        .map(drop)
}

/// Adds a key; false when it is there already.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, key: &str, request_hash: &str, now: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into idempotency_keys (org_id, key, request_hash, created_at) values ($1, $2, $3, $4)
         on conflict do nothing",
        org,
        key,
        request_hash,
        now
    );
    Ok(added.run(tx).await? == 1)
}

/// Returns the request and the answer of a key.
pub(super) async fn find(tx: &mut Tx, org: &OrgId, key: &str) -> Result<Option<AnswerRow>> {
    query!(
        AnswerRow,
        "select request_hash, status, headers, body from idempotency_keys where org_id = $1 and key = $2",
        org,
        key
    )
    .find(tx)
    .await
}

/// Stores the answer of a key.
pub(super) async fn set_answer(
    tx: &mut Tx,
    org: &OrgId,
    key: &str,
    status: u16,
    headers: serde_json::Value,
    body: String,
) -> Result<()> {
    query!(
        "update idempotency_keys set status = $3, headers = $4, body = $5 where org_id = $1 and key = $2",
        org,
        key,
        i64::from(status),
        headers,
        body
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes the keys of every organization that were created at `until` or before; returns their number.
pub(super) async fn delete_all_expired(db: &Db, until: Timestamp) -> Result<u64> {
    query!("delete from idempotency_keys where created_at <= $1", until).run(db).await
}
