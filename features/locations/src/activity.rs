//! What happened in the organization lately: one line for each deed, however many locations it was about.

use db::{Db, Result, Tx, query};
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, UserId};
use utoipa::ToSchema;

use crate::{ActivityKind, LocationEvent, LocationId};

db::id!(
    /// Names a line.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ActivityId
);

/// A line as it is kept.
pub(crate) struct Kept {
    pub(crate) id: ActivityId,
    pub(crate) at: Timestamp,
    pub(crate) user_id: Option<UserId>,
    pub(crate) kind: ActivityKind,
    pub(crate) location_id: Option<LocationId>,
    pub(crate) location_name: Option<String>,
    pub(crate) count: Option<i64>,
}

/// Adds a line, in the transaction of the deed.
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
        event.kind().as_str(),
        location.map(|of| &of.id),
        location.map(|of| of.name.as_str()),
        event.count()
    )
    .run(tx)
    .await
    .map(drop)
}

/// The newest lines.
pub(crate) async fn newest(db: &Db, org: &OrgId, most: i64) -> Result<Vec<Kept>> {
    query!(
        Kept,
        "select id, at, user_id, kind, location_id, location_name, count from location_activity
         where org_id = $1 order by id desc limit $2",
        org,
        most
    )
    .lookup()
    .all(db)
    .await
}

/// Lines are kept so long.
const KEPT: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Forgets old lines, at most `most`; how many that were.
pub(crate) async fn purge(db: &Db, now: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from location_activity where (org_id, id) in
             (select org_id, id from location_activity where at <= $1 limit $2)",
        now - KEPT,
        most
    )
    .run(db)
    .await
}
