//! Activity of the organization: one entry per action, whatever the number of its locations.

use db::{Db, Result, Tx, query};
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, UserId};
use utoipa::ToSchema;

use crate::{ActivityKind, LocationEvent, LocationId};

db::id!(
    /// Id of an activity entry.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ActivityId
);

/// Row of `location_activity`.
pub(crate) struct ActivityRow {
    pub(crate) id: ActivityId,
    pub(crate) at: Timestamp,
    pub(crate) user_id: Option<UserId>,
    pub(crate) kind: ActivityKind,
    pub(crate) location_id: Option<LocationId>,
    pub(crate) location_name: Option<String>,
    pub(crate) count: Option<i64>,
}

/// Records an activity entry in the transaction of the action.
pub(crate) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    by: Option<&UserId>,
    now: Timestamp,
    event: LocationEvent<'_>,
) -> Result<()> {
    let location = event.location();
    query!(
        "insert into location_activity (org_id, id, at, user_id, kind, location_id, location_name, count)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        org,
        ActivityId::new(now),
        now,
        by,
        event.kind(),
        location.map(|location| &location.id),
        location.map(|location| location.details.name.as_str()),
        event.count()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the newest entries, at most `most`.
pub(crate) async fn newest_activity(db: &Db, org: &OrgId, most: i64) -> Result<Vec<ActivityRow>> {
    query!(
        ActivityRow,
        "select id, at, user_id, kind, location_id, location_name, count from location_activity
         where org_id = $1 order by id desc limit $2",
        org,
        most
    )
    .lookup()
    .all(db)
    .await
}

/// Retention of activity entries.
const RETENTION: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Deletes entries older than the retention, at most `most`; returns their number.
pub(crate) async fn purge_activity(db: &Db, now: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from location_activity where (org_id, id) in
             (select org_id, id from location_activity where at <= $1 limit $2)",
        now - RETENTION,
        most
    )
    .run(db)
    .await
}
