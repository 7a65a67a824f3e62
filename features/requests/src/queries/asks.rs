//! SQL of stops and of past requests, by the keyed hash of an address.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

/// Returns whether one of these addresses belongs to a person who does not want to be asked.
pub(crate) async fn is_stopped(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<bool> {
    let row = query!(
        (Timestamp,),
        "select stopped_at from contact_stops where org_id = $1 and hash = any($2) limit 1",
        org,
        hashes
    );
    Ok(row.lookup().find(on).await?.is_some())
}

/// Returns the stops among these addresses.
pub(crate) async fn stops(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<Vec<(String, Timestamp)>> {
    query!(
        (String, Timestamp),
        "select hash, stopped_at from contact_stops where org_id = $1 and hash = any($2)",
        org,
        hashes
    )
    .all(on)
    .await
}

/// Adds a stop of an address. Returns false when there is one.
pub(crate) async fn add_stop(tx: &mut Tx, org: &OrgId, hash: &str, cause: &str, now: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into contact_stops (org_id, hash, cause, stopped_at) values ($1, $2, $3, $4)
         on conflict (org_id, hash) do nothing",
        org,
        hash,
        cause,
        now
    );
    Ok(added.run(tx).await? > 0)
}

/// Notes a request to an address.
pub(crate) async fn add_ask(tx: &mut Tx, org: &OrgId, hash: &str, now: Timestamp) -> Result<()> {
    query!(
        "insert into contact_asks (org_id, hash, asked_at) values ($1, $2, $3)
         on conflict (org_id, hash) do update set asked_at = excluded.asked_at",
        org,
        hash,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the last requests to these addresses.
pub(crate) async fn asked_since(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<Vec<(String, Timestamp)>> {
    query!(
        (String, Timestamp),
        "select hash, asked_at from contact_asks where org_id = $1 and hash = any($2)",
        org,
        hashes
    )
    .all(on)
    .await
}
