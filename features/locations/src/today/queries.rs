//! Statements of "Today".

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::{OrgId, Scope};

/// Import that failed.
pub(super) struct FailedImport {
    pub(super) id: String,
    pub(super) filename: String,
    pub(super) updated_at: Timestamp,
}

/// Returns the latest import since a time when it failed; none when a later one ran, so that nothing is left to do.
pub(super) async fn failed_import(db: &Db, org: &OrgId, since: Timestamp) -> Result<Option<FailedImport>> {
    query!(
        FailedImport,
        "select id, filename, updated_at from imports
         where org_id = $1 and state = 'failed' and updated_at >= $2
           and not exists (select 1 from imports as later
                           where later.org_id = $1 and later.state = 'done' and later.id > imports.id)
         order by id desc limit 1",
        org,
        since
    )
    .lookup()
    .find(db)
    .await
}

/// Locations linked to Google that need care.
pub(super) struct LinkedLocationCounts {
    pub(super) unverified: i64,
    pub(super) failed: i64,
    pub(super) closed: i64,
}

/// Counts the locations linked to Google that are not verified, those whose last sync failed, and those that are closed
/// for good.
pub(super) async fn linked(db: &Db, scope: &Scope) -> Result<LinkedLocationCounts> {
    let (org, limits) = match scope {
        Scope::Whole(org) => (org, None),
        Scope::Part(org, limits) => (org, Some(limits.clone())),
    };
    let (is_whole, limits) = (limits.is_none(), limits.unwrap_or_default());
    query!(
        LinkedLocationCounts,
        "select count(*) filter (where not verified) as unverified,
                count(*) filter (where sync_status = 'error') as failed,
                count(*) filter (where open_status = 'permanently_closed') as closed
         from locations
         where org_id = $1 and deleted_at is null and sync_status <> 'manual'
           and ($2 or id = any($3) or id in
               (select location_id from location_labels where org_id = $1 and label_id = any($4)))",
        org,
        is_whole,
        limits.locations,
        limits.labels
    )
    .one(db)
    .await
}
