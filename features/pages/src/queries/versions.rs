//! SQL of the versions of pages.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use crate::types::VersionId;

/// Version of a page in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct VersionRow {
    pub(crate) id: VersionId,
    pub(crate) content: serde_json::Value,
    pub(crate) created_by: Option<UserId>,
    pub(crate) created_at: Timestamp,
}

/// Returns the versions of a page, the newest first.
pub(crate) async fn versions_of(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    limit: i64,
) -> Result<Vec<VersionRow>> {
    query!(
        VersionRow,
        "select id, content, created_by, created_at from page_versions
         where org_id = $1 and location_id = $2 order by id desc limit $3",
        org,
        location,
        limit
    )
    .all(on)
    .await
}

/// Returns a version of a page.
pub(crate) async fn find_version(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    id: &VersionId,
) -> Result<Option<VersionRow>> {
    query!(
        VersionRow,
        "select id, content, created_by, created_at from page_versions
         where org_id = $1 and location_id = $2 and id = $3",
        org,
        location,
        id
    )
    .find(on)
    .await
}

/// Adds a version.
pub(crate) async fn add_version(tx: &mut Tx, org: &OrgId, location: &LocationId, row: &VersionRow) -> Result<()> {
    query!(
        "insert into page_versions (org_id, id, location_id, content, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6)",
        org,
        &row.id,
        location,
        row.content.clone(),
        row.created_by.as_ref(),
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes all but the newest versions of a page.
pub(crate) async fn prune_versions(tx: &mut Tx, org: &OrgId, location: &LocationId, count: i64) -> Result<()> {
    query!(
        "delete from page_versions where org_id = $1 and location_id = $2 and id not in
             (select id from page_versions where org_id = $1 and location_id = $2 order by id desc limit $3)",
        org,
        location,
        count
    )
    .run(tx)
    .await
    .map(drop)
}
