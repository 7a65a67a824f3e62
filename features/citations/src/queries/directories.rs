//! SQL of an organization's directories.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{DirectoryId, DirectoryRow};

/// Returns an organization's own directories, and its changes of those of the list.
pub(crate) async fn directory_rows(on: impl Run, org: &OrgId) -> Result<Vec<DirectoryRow>> {
    query!(
        DirectoryRow,
        "select id, is_own, tier, is_hidden, details from citation_directories where org_id = $1 order by id",
        org
    )
    .all(on)
    .await
}

/// Returns what an organization made of a directory.
pub(crate) async fn find_directory(on: impl Run, org: &OrgId, id: &DirectoryId) -> Result<Option<DirectoryRow>> {
    query!(
        DirectoryRow,
        "select id, is_own, tier, is_hidden, details from citation_directories where org_id = $1 and id = $2",
        org,
        id.as_str()
    )
    .find(on)
    .await
}

/// Writes a directory.
pub(crate) async fn put_directory(
    tx: &mut Tx,
    org: &OrgId,
    row: &DirectoryRow,
    by: &UserId,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into citation_directories (org_id, id, is_own, tier, is_hidden, details, changed_by, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (org_id, id) do update set tier = excluded.tier, is_hidden = excluded.is_hidden,
             details = excluded.details, changed_by = excluded.changed_by, changed_at = excluded.changed_at",
        org,
        row.id.as_str(),
        row.is_own,
        row.tier,
        row.is_hidden,
        row.details.clone(),
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a directory. Returns false when there is none.
pub(crate) async fn remove_directory(tx: &mut Tx, org: &OrgId, id: &DirectoryId) -> Result<bool> {
    let removed = query!("delete from citation_directories where org_id = $1 and id = $2", org, id.as_str());
    Ok(removed.run(tx).await? > 0)
}
