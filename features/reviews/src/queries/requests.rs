//! Replies that wait for approval, and the setting that asks for it.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{Approval, RequestRow, RequestState, ReviewId};

/// Maximum number of reviews that the list is narrowed to by their requests.
const MAX_REQUESTED: i64 = 2_000;

/// Returns the open request of a review.
pub(crate) async fn open_request(on: impl Run, org: &OrgId, review: &ReviewId) -> Result<Option<RequestRow>> {
    query!(
        RequestRow,
        "select id, review_id, state, version, text, comment, asked_by, asked_at, decided_by, decided_at
         from reply_requests where org_id = $1 and review_id = $2 and state in ('waiting', 'sent_back')",
        org,
        review
    )
    .lookup()
    .find(on)
    .await
}

/// Adds a request.
pub(crate) async fn add_request(tx: &mut Tx, org: &OrgId, row: &RequestRow) -> Result<()> {
    query!(
        "insert into reply_requests (org_id, id, review_id, state, version, text, comment, asked_by, asked_at, decided_by,
             decided_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        org,
        &row.id,
        &row.review_id,
        row.state,
        row.version,
        row.text.as_deref(),
        row.comment.as_deref(),
        &row.asked_by,
        row.asked_at,
        row.decided_by.as_ref(),
        row.decided_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes a request of a locked review.
pub(crate) async fn put_request(tx: &mut Tx, org: &OrgId, row: &RequestRow) -> Result<()> {
    query!(
        "update reply_requests set state = $3, version = $4, text = $5, comment = $6, asked_at = $7, decided_by = $8,
             decided_at = $9
         where org_id = $1 and id = $2",
        org,
        &row.id,
        row.state,
        row.version,
        row.text.as_deref(),
        row.comment.as_deref(),
        row.asked_at,
        row.decided_by.as_ref(),
        row.decided_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the reviews with an open request in this state.
pub(crate) async fn requested(db: &Db, org: &OrgId, state: RequestState) -> Result<Vec<String>> {
    let rows = query!(
        (String,),
        "select id from reviews
         where org_id = $1 and request_state is not null and request_state = $2 and not is_hidden order by id limit $3",
        org,
        state,
        MAX_REQUESTED
    );
    Ok(rows.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// Replies that wait for approval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WaitingReplies {
    pub(crate) count: i64,
    /// Time at which the oldest was written.
    pub(crate) oldest: Option<Timestamp>,
}

/// Counts the replies that wait for approval at these locations; `None` for all.
pub(crate) async fn waiting_replies(db: &Db, org: &OrgId, locations: Option<Vec<String>>) -> Result<WaitingReplies> {
    query!(
        WaitingReplies,
        "select count(*) as count, min(q.asked_at) as oldest
         from reviews r join reply_requests q on q.org_id = r.org_id and q.review_id = r.id and q.state = 'waiting'
         where r.org_id = $1 and r.request_state is not null and r.request_state = 'waiting' and not r.is_hidden
           and (cast($2 as boolean) or r.location_id = any($3))",
        org,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}

/// Returns when replies of an organization wait for approval.
pub(crate) async fn approval(on: impl Run, org: &OrgId) -> Result<Approval> {
    let found = query!((Approval,), "select approval from reply_settings where org_id = $1", org).lookup().find(on);
    Ok(found.await?.map(|(approval,)| approval).unwrap_or_default())
}

/// Sets when replies of an organization wait for approval.
pub(crate) async fn set_approval(tx: &mut Tx, org: &OrgId, approval: Approval) -> Result<()> {
    query!(
        "insert into reply_settings (org_id, approval) values ($1, $2)
         on conflict (org_id) do update set approval = excluded.approval",
        org,
        approval
    )
    .run(tx)
    .await
    .map(drop)
}
