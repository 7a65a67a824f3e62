//! Reading deleted locations that can still be restored.

use api::Limit;
use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::{OrgId, Scope};

use crate::{DeletedLocation, rules::RETENTION};

/// Returns a statement for the deleted locations of an organization that can be restored, the latest first.
macro_rules! deleted {
    ($within:literal, $org:expr, $now:expr, $before:expr, $limit:expr $(, $argument:expr)*) => {
        query!(
            DeletedLocation,
            "select id, name, address, city, deleted_at from locations
             where org_id = $1 and deleted_at > $2 and (deleted_at, id) < ($3, $4) " $within
            " order by deleted_at desc, id desc limit $5",
            $org,
            $now - RETENTION,
            $before.0,
            $before.1.as_str(),
            $limit.and_one()
            $(, $argument)*
        )
    };
}

/// Returns the deleted locations within a member's scope that can be restored, the latest first, and one more than `limit`
/// to know whether there are any. `before` is the time and id of the last one shown.
pub async fn deleted(
    db: &Db,
    scope: &Scope,
    now: Timestamp,
    before: &(Timestamp, String),
    limit: Limit,
) -> Result<Vec<DeletedLocation>> {
    match scope {
        Scope::Whole(org) => page(db, org, now, before, limit).await,
        Scope::Part(org, limits) => {
            deleted!(
                "and (id = any($6) or id in
                     (select location_id from location_labels where org_id = $1 and label_id = any($7)))",
                org,
                now,
                before,
                limit,
                limits.locations.clone(),
                limits.labels.clone()
            )
            .all(db)
            .await
        }
    }
}

async fn page(
    db: &Db,
    org: &OrgId,
    now: Timestamp,
    before: &(Timestamp, String),
    limit: Limit,
) -> Result<Vec<DeletedLocation>> {
    deleted!("", org, now, before, limit).all(db).await
}
