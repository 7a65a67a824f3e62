//! SQL of stops and of the daily limit, which outlive schedules.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::queries::SendRow;

/// Returns the stops among these addresses.
pub(crate) async fn stops(on: impl Run, org: &OrgId, hashes: Vec<String>) -> Result<Vec<(String, Timestamp)>> {
    query!(
        (String, Timestamp),
        "select address_hash, stopped_at from report_stops where org_id = $1 and address_hash = any($2)",
        org,
        hashes
    )
    .all(on)
    .await
}

/// Stops the emails of all schedules of an organization to an address.
pub(crate) async fn add_stop(tx: &mut Tx, org: &OrgId, hash: &str, now: Timestamp) -> Result<()> {
    query!(
        "insert into report_stops (org_id, address_hash, stopped_at) values ($1, $2, $3) on conflict do nothing",
        org,
        hash,
        now
    )
    .run(&mut *tx)
    .await?;
    query!(
        "update report_recipients set stopped_at = $3 where org_id = $1 and address_hash = $2 and stopped_at is null",
        org,
        hash,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that an email was sent: it counts toward the daily limit.
pub(crate) async fn add_mail(tx: &mut Tx, org: &OrgId, row: &SendRow) -> Result<()> {
    query!(
        "insert into report_mails (org_id, schedule_id, due_at, address_hash, sent_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing",
        org,
        &row.schedule_id,
        row.due_at,
        &row.address_hash,
        row.sent_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Counts the emails of an organization since a time, with those of deleted schedules.
pub(crate) async fn sent_since(on: impl Run, org: &OrgId, since: Timestamp) -> Result<i64> {
    let count = query!((i64,), "select count(*) from report_mails where org_id = $1 and sent_at > $2", org, since);
    Ok(count.one(on).await?.0)
}

/// Returns false when a queued email must not be sent any more: its recipient stopped, or is a recipient no longer.
pub(crate) async fn is_mail_wanted(db: &Db, org: &str, token_hash: &str) -> Result<bool> {
    let row = query!(
        (String,),
        "select address_hash from report_recipients r
         where org_id = $1 and token_hash = $2 and stopped_at is null
           and not exists
             (select 1 from report_stops s where s.org_id = r.org_id and s.address_hash = r.address_hash)",
        org,
        token_hash
    );
    Ok(row.find(db).await?.is_some())
}
