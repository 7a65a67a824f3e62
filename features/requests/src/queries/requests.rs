//! SQL of requests.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{CampaignId, ContactId, RequestId, RequestRow, RequestState};

/// Statement that reads requests: `request_rows!("condition", arguments)`.
macro_rules! request_rows {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            RequestRow,
            "select id, campaign_id, contact_id, location_id, address_hash, token, channel, language, state, reason, due_at, sent_at,
                    reminded_at, opened_at, clicked_at, feedback_at, created_by, created_at
             from review_requests where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

pub(super) use request_rows;

/// Filter of the list; `None` for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct RequestFilter {
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) campaign: Option<CampaignId>,
    pub(crate) state: Option<RequestState>,
}

/// Returns requests, the latest created first, before this id.
pub(crate) async fn requests(
    db: &Db,
    org: &OrgId,
    filter: RequestFilter,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<RequestRow>> {
    request_rows!(
        "and (cast($2 as boolean) or location_id = any($3)) and (cast($4 as text) is null or campaign_id = $4)
           and (cast($5 as text) is null or state = $5) and (cast($6 as text) is null or id < $6)
         order by id desc limit $7",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.campaign,
        filter.state,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a request.
pub(crate) async fn find_request(on: impl Run, org: &OrgId, id: &RequestId) -> Result<Option<RequestRow>> {
    request_rows!("and id = $2", org, id).lookup().find(on).await
}

/// Returns the organization and the id of the request of a token.
pub(crate) async fn by_token(on: impl Run, token_hash: &str) -> Result<Option<(OrgId, RequestId)>> {
    query!((OrgId, RequestId), "select org_id, id from review_requests where token_hash = $1", token_hash)
        .lookup()
        .find(on)
        .await
}

/// Adds a request.
pub(crate) async fn add_request(tx: &mut Tx, org: &OrgId, row: &RequestRow, token_hash: &str) -> Result<()> {
    query!(
        "insert into review_requests (org_id, id, campaign_id, contact_id, location_id, address_hash, token_hash, token, channel,
             language, state, reason, due_at, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        org,
        &row.id,
        row.campaign_id.as_ref(),
        row.contact_id.as_ref(),
        &row.location_id,
        row.address_hash.as_deref(),
        token_hash,
        &row.token,
        row.channel,
        row.language,
        row.state,
        row.reason.as_deref(),
        row.due_at,
        &row.created_by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Cancels the messages of a campaign that were not sent. Returns nothing about reminders, which end too.
pub(crate) async fn cancel_waiting(tx: &mut Tx, org: &OrgId, campaign: &CampaignId) -> Result<()> {
    query!(
        "update review_requests set state = 'canceled' where org_id = $1 and campaign_id = $2 and state = 'waiting'",
        org,
        campaign
    )
    .run(&mut *tx)
    .await?;
    query!("update review_requests set due_at = null where org_id = $1 and campaign_id = $2", org, campaign)
        .run(&mut *tx)
        .await?;
    query!(
        "insert into request_counts (org_id, campaign_id, location_id, language, state, number)
         select org_id, campaign_id, location_id, language, 'canceled', number from request_counts c
         where c.org_id = $1 and c.campaign_id = $2 and c.state = 'waiting'
         on conflict (org_id, campaign_id, location_id, language, state)
         do update set number = request_counts.number + excluded.number",
        org,
        campaign
    )
    .run(&mut *tx)
    .await?;
    query!(
        "update request_counts set number = 0 where org_id = $1 and campaign_id = $2 and state = 'waiting'",
        org,
        campaign
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the requests to a contact, and removes the contact from them.
pub(crate) async fn forget_requests_of(tx: &mut Tx, org: &OrgId, contact: &ContactId) -> Result<Vec<RequestRow>> {
    let rows = request_rows!("and contact_id = $2", org, contact).all(&mut *tx).await?;
    query!(
        "update review_requests set contact_id = null, due_at = null where org_id = $1 and contact_id = $2",
        org,
        contact
    )
    .run(tx)
    .await?;
    Ok(rows)
}

/// Writes the state of a request.
pub(crate) async fn put_state(tx: &mut Tx, org: &OrgId, id: &RequestId, state: RequestState) -> Result<()> {
    query!("update review_requests set state = $3 where org_id = $1 and id = $2", org, id, state)
        .run(tx)
        .await
        .map(drop)
}

/// Returns whether a request to a contact waits to be sent.
pub(crate) async fn has_waiting(tx: &mut Tx, org: &OrgId, contact: &ContactId) -> Result<bool> {
    let row = query!(
        (RequestId,),
        "select id from review_requests where org_id = $1 and contact_id = $2 and state = 'waiting' limit 1",
        org,
        contact
    );
    Ok(row.find(tx).await?.is_some())
}

/// Returns a request, locked until the transaction ends.
pub(crate) async fn lock_request(tx: &mut Tx, org: &OrgId, id: &RequestId) -> Result<Option<RequestRow>> {
    request_rows!("and id = $2 for update", org, id).find(tx).await
}

/// Returns the requests to a contact, locked until the transaction ends.
pub(crate) async fn lock_requests_of(tx: &mut Tx, org: &OrgId, contact: &ContactId) -> Result<Vec<RequestRow>> {
    request_rows!("and contact_id = $2 order by id for update", org, contact).all(tx).await
}

/// Notes the time of a step of the recipient: the page opened, a link chosen, or feedback.
pub(crate) async fn note_step(
    tx: &mut Tx,
    org: &OrgId,
    id: &RequestId,
    step: RequestState,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update review_requests set
             opened_at = case when $3 = 'opened' then $4 else opened_at end,
             clicked_at = case when $3 = 'clicked' then $4 else clicked_at end,
             feedback_at = case when $3 = 'feedback' then $4 else feedback_at end
         where org_id = $1 and id = $2",
        org,
        id,
        step,
        now
    )
    .run(tx)
    .await
    .map(drop)
}
