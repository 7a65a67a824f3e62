//! Reading single reviews.

use db::{Result, Run, Tx};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use super::reviews;
use crate::types::{ReviewId, Row, Source};

/// Returns a review of a location that is not deleted.
pub(crate) async fn find(on: impl Run, org: &OrgId, id: &ReviewId) -> Result<Option<Row>> {
    reviews!("and id = $2 and not is_hidden", org, id).lookup().find(on).await
}

/// Returns these reviews, in no order.
pub(crate) async fn by_ids(on: impl Run, org: &OrgId, ids: Vec<String>) -> Result<Vec<Row>> {
    reviews!("and id = any($2) and not is_hidden", org, ids).lookup().all(on).await
}

/// Returns the latest reviews of a location on Google that have a text and are still there.
pub(crate) async fn latest_shown(on: impl Run, org: &OrgId, location: &LocationId, limit: i64) -> Result<Vec<Row>> {
    reviews!(
        "and location_id = $2 and not is_hidden and source = 'google' and state <> 'gone' and text <> ''
         order by written_at desc, id limit $3",
        org,
        location,
        limit
    )
    .lookup()
    .all(on)
    .await
}

/// Returns reviews of a location with a text, without a reply, and with at least these stars, written since a time; the
/// oldest first.
pub(crate) async fn unanswered_since(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    (min_stars, since): (i64, Timestamp),
    limit: i64,
) -> Result<Vec<Row>> {
    reviews!(
        "and location_id = $2 and not is_hidden and not is_answered and reply is null and state <> 'gone' and text <> ''
           and rating >= $3 and written_at >= $4
         order by written_at, id limit $5",
        org,
        location,
        min_stars * 10,
        since,
        limit
    )
    .all(on)
    .await
}

/// Counts the reviews of a location with a reply.
pub(crate) async fn count_replies(on: impl Run, org: &OrgId, location: &LocationId) -> Result<i64> {
    let count = db::query!(
        (i64,),
        "select count(*) as count from reviews
         where org_id = $1 and location_id = $2 and not is_hidden and is_answered and reply is not null",
        org,
        location
    );
    Ok(count.one(on).await?.0)
}

/// Locks a review of a location that is not deleted, and returns it.
pub(crate) async fn lock(tx: &mut Tx, org: &OrgId, id: &ReviewId) -> Result<Option<Row>> {
    reviews!("and id = $2 and not is_hidden for update", org, id).find(tx).await
}

/// Locks the reviews of a location with these ids of their source, and returns them.
pub(crate) async fn by_external_ids(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    ids: Vec<String>,
) -> Result<Vec<Row>> {
    reviews!(
        "and location_id = $2 and source = $3 and external_id = any($4) order by id for update",
        org,
        location,
        source,
        ids
    )
    .all(tx)
    .await
}

/// Locks the latest review of a location with one or two stars and without a reply, and returns it.
pub(crate) async fn latest_bad(tx: &mut Tx, org: &OrgId, location: &LocationId) -> Result<Option<Row>> {
    reviews!(
        "and location_id = $2 and not is_hidden and not is_answered and rating_key > 0 and rating_key < 25
         order by age_key limit 1 for update",
        org,
        location
    )
    .find(tx)
    .await
}

/// Locks the latest review of a location without a reply, an open request and an assignee, and returns it.
pub(crate) async fn latest_unanswered(tx: &mut Tx, org: &OrgId, location: &LocationId) -> Result<Option<Row>> {
    reviews!(
        "and location_id = $2 and not is_hidden and not is_answered and not is_done and request_state is null
           and assigned_to is null
         order by age_key limit 1 for update",
        org,
        location
    )
    .find(tx)
    .await
}

/// Returns the replies of locations that wait to be sent, to be queued when these are restored.
pub(crate) async fn waiting_to_send(tx: &mut Tx, org: &OrgId, locations: &[LocationId]) -> Result<Vec<ReviewId>> {
    let ids: Vec<String> = locations.iter().map(ToString::to_string).collect();
    let rows = db::query!(
        (ReviewId,),
        "select id from reviews
         where org_id = $1 and location_id = any($2) and reply_state in ('queued', 'removing')",
        org,
        ids
    );
    Ok(rows.all(tx).await?.into_iter().map(|(id,)| id).collect())
}
