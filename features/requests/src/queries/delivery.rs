//! SQL of sending.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use super::requests::request_rows;
use crate::types::{CampaignId, RequestId, RequestRow, RequestState};

/// Returns all organizations with requests that are due, those of paused campaigns left out. There is no limit: requests of an
/// organization without a plan stay due, and would keep the others out of a page.
pub(crate) async fn due_orgs(db: &Db, now: Timestamp) -> Result<Vec<(OrgId,)>> {
    query!(
        (OrgId,),
        "select distinct org_id from review_requests r where due_at is not null and due_at <= $1
           and not exists (select 1 from request_campaigns c
             where c.org_id = r.org_id and c.id = r.campaign_id and c.state in ('paused', 'canceled'))",
        now
    )
    .all(db)
    .await
}

/// Returns requests of an organization that are due, the longest due first, locked until the transaction ends.
pub(crate) async fn lock_due(tx: &mut Tx, org: &OrgId, now: Timestamp, limit: i64) -> Result<Vec<RequestRow>> {
    request_rows!(
        "and due_at is not null and due_at <= $2
           and not exists (select 1 from request_campaigns c
             where c.org_id = review_requests.org_id and c.id = review_requests.campaign_id
               and c.state in ('paused', 'canceled'))
         order by due_at, id limit $3 for update",
        org,
        now,
        limit
    )
    .all(tx)
    .await
}

/// Returns the times of the last messages of an organization, or of one of its campaigns, since a time, at most as many as
/// the cap: the latest first.
pub(crate) async fn sent_since(
    tx: &mut Tx,
    org: &OrgId,
    campaign: Option<&CampaignId>,
    since: Timestamp,
    cap: i64,
) -> Result<Vec<Timestamp>> {
    let rows = query!(
        (Timestamp,),
        "select at from
           (select sent_at as at from review_requests
            where org_id = $1 and sent_at > $2 and (cast($3 as text) is null or campaign_id = $3)
            union all
            select reminded_at as at from review_requests
            where org_id = $1 and reminded_at > $2 and (cast($3 as text) is null or campaign_id = $3)) messages
         order by at desc limit $4",
        org,
        since,
        campaign,
        cap
    );
    Ok(rows.all(tx).await?.into_iter().map(|(at,)| at).collect())
}

/// Sets the time of the next message of a request.
pub(crate) async fn postpone(tx: &mut Tx, org: &OrgId, id: &RequestId, due_at: Option<Timestamp>) -> Result<()> {
    query!("update review_requests set due_at = $3 where org_id = $1 and id = $2", org, id, due_at)
        .run(tx)
        .await
        .map(drop)
}

/// Postpones all requests that are due, of an organization or of one of its campaigns.
pub(crate) async fn postpone_due(
    tx: &mut Tx,
    org: &OrgId,
    campaign: Option<&CampaignId>,
    (now, until): (Timestamp, Timestamp),
) -> Result<()> {
    query!(
        "update review_requests set due_at = $4
         where org_id = $1 and due_at is not null and due_at <= $3 and (cast($2 as text) is null or campaign_id = $2)",
        org,
        campaign,
        now,
        until
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that a request was sent.
pub(crate) async fn note_sent(
    tx: &mut Tx,
    org: &OrgId,
    id: &RequestId,
    now: Timestamp,
    reminder_at: Option<Timestamp>,
) -> Result<()> {
    query!(
        "update review_requests set state = 'sent', sent_at = $3, due_at = $4 where org_id = $1 and id = $2",
        org,
        id,
        now,
        reminder_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that the reminder of a request was sent.
pub(crate) async fn note_reminded(tx: &mut Tx, org: &OrgId, id: &RequestId, now: Timestamp) -> Result<()> {
    query!("update review_requests set reminded_at = $3, due_at = null where org_id = $1 and id = $2", org, id, now)
        .run(tx)
        .await
        .map(drop)
}

/// Notes why a request was not sent.
pub(crate) async fn note_not_sent(
    tx: &mut Tx,
    org: &OrgId,
    id: &RequestId,
    (state, reason): (RequestState, &str),
) -> Result<()> {
    query!(
        "update review_requests set state = $3, reason = $4, due_at = null where org_id = $1 and id = $2",
        org,
        id,
        state,
        reason
    )
    .run(tx)
    .await
    .map(drop)
}

/// Starts scheduled campaigns whose time has come.
pub(crate) async fn start_campaigns(tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<()> {
    query!(
        "update request_campaigns set state = 'running' where org_id = $1 and state = 'scheduled' and starts_at <= $2",
        org,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends a running campaign that has nothing left to send.
pub(crate) async fn finish_campaign(tx: &mut Tx, org: &OrgId, id: &CampaignId, now: Timestamp) -> Result<bool> {
    let ended = query!(
        "update request_campaigns set state = 'done', ended_at = $3
         where org_id = $1 and id = $2 and state = 'running'
           and not exists (select 1 from review_requests r where r.org_id = $1 and r.campaign_id = $2 and r.due_at is not null)",
        org,
        id,
        now
    );
    Ok(ended.run(tx).await? > 0)
}

/// Returns the running campaigns of all organizations that have nothing left to send.
pub(crate) async fn finished_campaigns(db: &Db, limit: i64) -> Result<Vec<(OrgId, CampaignId)>> {
    query!(
        (OrgId, CampaignId),
        "select org_id, id from request_campaigns c where state = 'running'
           and not exists (select 1 from review_requests r
             where r.org_id = c.org_id and r.campaign_id = c.id and r.due_at is not null)
         limit $1",
        limit
    )
    .all(db)
    .await
}
