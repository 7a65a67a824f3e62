//! SQL of tasks and checks that are due.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use crate::types::DirectoryId;

/// Task or check that is due.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DueItem {
    /// Location.
    pub(crate) location_id: LocationId,
    /// Member who works on it; `None` for every member who works on the location.
    pub(crate) assignee_id: Option<UserId>,
}

/// Checks by hand that are due in locations.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OverdueChecks {
    /// Number of listings.
    pub(crate) count: i64,
    /// Time since when the oldest is due.
    pub(crate) since: Option<Timestamp>,
    /// Location of one of them.
    pub(crate) location_id: Option<String>,
    /// Directory of one of them.
    pub(crate) directory_id: Option<String>,
}

/// Returns the organizations with due tasks or checks without a reminder, at most `limit`.
pub(crate) async fn orgs_to_remind(on: impl Run, now: Timestamp, limit: i64) -> Result<Vec<(OrgId,)>> {
    query!(
        (OrgId,),
        "select org_id from citation_tasks
         where due_at <= $1 and reminded_at is null and not is_hidden
           and state not in ('live', 'rejected', 'not_applicable', 'paused')
         union
         select org_id from citation_listings
         where check_due_at <= $1 and reminded_at is null and not is_hidden and not is_duplicate
         limit $2",
        now,
        limit
    )
    .all(on)
    .await
}

/// Returns the due tasks of an organization without a reminder, at most `limit`.
pub(crate) async fn due_tasks(on: impl Run, org: &OrgId, now: Timestamp, limit: i64) -> Result<Vec<DueItem>> {
    query!(
        DueItem,
        "select location_id, assignee_id from citation_tasks
         where org_id = $1 and due_at <= $2 and reminded_at is null and not is_hidden
           and state not in ('live', 'rejected', 'not_applicable', 'paused')
         order by due_at, id limit $3",
        org,
        now,
        limit
    )
    .all(on)
    .await
}

/// Returns the due checks of an organization without a reminder, at most `limit`.
pub(crate) async fn due_checks(
    on: impl Run,
    org: &OrgId,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(LocationId, DirectoryId)>> {
    query!(
        (LocationId, DirectoryId),
        "select location_id, directory_id from citation_listings
         where org_id = $1 and check_due_at <= $2 and reminded_at is null and not is_hidden and not is_duplicate
         order by check_due_at, id limit $3",
        org,
        now,
        limit
    )
    .all(on)
    .await
}

/// Records that members were reminded of all due tasks and checks of an organization.
pub(crate) async fn mark_reminded(tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<()> {
    let tasks = query!(
        "update citation_tasks set reminded_at = $2
         where org_id = $1 and due_at <= $2 and reminded_at is null and not is_hidden
           and state not in ('live', 'rejected', 'not_applicable', 'paused')",
        org,
        now
    );
    tasks.run(&mut *tx).await?;
    let checks = query!(
        "update citation_listings set reminded_at = $2
         where org_id = $1 and check_due_at <= $2 and reminded_at is null and not is_hidden and not is_duplicate",
        org,
        now
    );
    checks.run(tx).await.map(drop)
}

/// Returns the checks by hand that are due in locations; in all locations with `None`.
pub(crate) async fn overdue_checks(
    on: impl Run,
    org: &OrgId,
    locations: Option<Vec<String>>,
    now: Timestamp,
) -> Result<OverdueChecks> {
    let overdue = query!(
        OverdueChecks,
        "select count(*) as count, min(check_due_at) as since, min(location_id) as location_id,
                min(directory_id) as directory_id
         from citation_listings
         where org_id = $1 and check_due_at <= $4 and not is_hidden and not is_duplicate
           and (cast($2 as boolean) or location_id = any($3))",
        org,
        locations.is_none(),
        locations.unwrap_or_default(),
        now
    );
    Ok(overdue.find(on).await?.unwrap_or_default())
}
