//! SQL of automatic replies.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};
use reviews::ReviewId;

use crate::types::{AutomaticRow, AutomaticSettings, AutomaticState};

/// Maximum number of automatic replies that are listed.
const MAX_LISTED: i64 = 100;

/// Returns the settings of a location.
pub(crate) async fn automatic_settings(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
) -> Result<Option<AutomaticSettings>> {
    query!(
        AutomaticSettings,
        "select is_on, min_stars, min_hours, max_hours, since, stopped from automatic_reply_settings
         where org_id = $1 and location_id = $2",
        org,
        location
    )
    .lookup()
    .find(on)
    .await
}

/// Writes the settings of a location.
pub(crate) async fn put_settings(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    row: &AutomaticSettings,
    by: &UserId,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into automatic_reply_settings (org_id, location_id, is_on, min_stars, min_hours, max_hours, since, stopped,
             changed_by, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (org_id, location_id) do update set is_on = excluded.is_on, min_stars = excluded.min_stars,
             min_hours = excluded.min_hours, max_hours = excluded.max_hours, since = excluded.since,
             stopped = excluded.stopped, changed_by = excluded.changed_by, changed_at = excluded.changed_at",
        org,
        location,
        row.is_on,
        row.min_stars,
        row.min_hours,
        row.max_hours,
        row.since,
        row.stopped.as_deref(),
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the locations of all organizations with automatic replies, after a location of an organization.
pub(crate) async fn turned_on(db: &Db, after: (&str, &str), limit: i64) -> Result<Vec<(OrgId, LocationId)>> {
    query!(
        (OrgId, LocationId),
        "select org_id, location_id from automatic_reply_settings
         where is_on and (org_id, location_id) > ($1, $2) order by org_id, location_id limit $3",
        after.0,
        after.1,
        limit
    )
    .all(db)
    .await
}

/// Turns automatic replies of a location off with a reason. Returns false when they are off already.
pub(crate) async fn stop(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    reason: &str,
    now: Timestamp,
) -> Result<bool> {
    let stopped = query!(
        "update automatic_reply_settings set is_on = false, stopped = $3, changed_at = $4
         where org_id = $1 and location_id = $2 and is_on",
        org,
        location,
        reason,
        now
    );
    Ok(stopped.run(tx).await? > 0)
}

/// Plans a reply to a review. Returns false when it has a plan, whatever became of it.
pub(crate) async fn add_automatic(
    tx: &mut Tx,
    org: &OrgId,
    (review, location): (&ReviewId, &LocationId),
    due_at: Timestamp,
    now: Timestamp,
) -> Result<bool> {
    let added = query!(
        "insert into automatic_replies (org_id, review_id, location_id, state, due_at, created_at)
         values ($1, $2, $3, 'waiting', $4, $5) on conflict (org_id, review_id) do nothing",
        org,
        review,
        location,
        due_at,
        now
    );
    Ok(added.run(tx).await? > 0)
}

/// Returns replies that are due: the first of each organization, then the second of each, so that one with many does not hold up
/// the others.
pub(crate) async fn due(db: &Db, now: Timestamp, limit: i64) -> Result<Vec<(OrgId, ReviewId, LocationId)>> {
    query!(
        (OrgId, ReviewId, LocationId),
        "select org_id, review_id, location_id from
           (select org_id, review_id, location_id, due_at,
              row_number() over (partition by org_id order by due_at, review_id) as turn
            from automatic_replies where state = 'waiting' and due_at <= $1) waiting
         order by turn, due_at, review_id limit $2",
        now,
        limit
    )
    .all(db)
    .await
}

/// Locks the plan of a reply that waits. Returns false when it was decided meanwhile.
pub(crate) async fn lock_waiting(tx: &mut Tx, org: &OrgId, review: &ReviewId) -> Result<bool> {
    let row = query!(
        (String,),
        "select review_id from automatic_replies
         where org_id = $1 and review_id = $2 and state = 'waiting' for update",
        org,
        review
    );
    Ok(row.find(tx).await?.is_some())
}

/// Notes the decision about a reply.
pub(crate) async fn decide(
    tx: &mut Tx,
    org: &OrgId,
    review: &ReviewId,
    (state, reason): (AutomaticState, Option<&str>),
    (maker, text_hash): (Option<&str>, Option<&str>),
    now: Timestamp,
) -> Result<()> {
    query!(
        "update automatic_replies set state = $3, reason = $4, maker = $5, text_hash = $6, decided_at = $7
         where org_id = $1 and review_id = $2 and state = 'waiting'",
        org,
        review,
        state,
        reason,
        maker,
        text_hash,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Postpones a reply.
pub(crate) async fn postpone(tx: &mut Tx, org: &OrgId, review: &ReviewId, due_at: Timestamp) -> Result<()> {
    query!(
        "update automatic_replies set due_at = $3 where org_id = $1 and review_id = $2 and state = 'waiting'",
        org,
        review,
        due_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Counts the replies of a location that were sent since a time.
pub(crate) async fn count_sent_since(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    since: Timestamp,
) -> Result<i64> {
    let count = query!(
        (i64,),
        "select count(*) as count from automatic_replies
         where org_id = $1 and location_id = $2 and state = 'sent' and decided_at >= $3",
        org,
        location,
        since
    );
    Ok(count.one(on).await?.0)
}

/// Returns the replies of a location that were sent since a time, with the hashes of their texts.
pub(crate) async fn sent_since(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    since: Timestamp,
) -> Result<Vec<(ReviewId, Option<String>)>> {
    query!(
        (ReviewId, Option<String>),
        "select review_id, text_hash from automatic_replies
         where org_id = $1 and location_id = $2 and state = 'sent' and decided_at >= $3 order by decided_at desc limit 500",
        org,
        location,
        since
    )
    .all(on)
    .await
}

/// Returns the latest automatic replies of a location.
pub(crate) async fn latest(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Vec<AutomaticRow>> {
    query!(
        AutomaticRow,
        "select review_id, location_id, state, reason, due_at, created_at, decided_at, maker, text_hash
         from automatic_replies
         where org_id = $1 and location_id = $2 order by created_at desc, review_id limit $3",
        org,
        location,
        MAX_LISTED
    )
    .all(on)
    .await
}
