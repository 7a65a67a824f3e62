//! SQL of the writes of locations that were looked at.

use db::{Db, Result, query};
use locations::LocationId;
use orgs::OrgId;

/// Returns the organizations with listings.
pub(crate) async fn checked_orgs(db: &Db) -> Result<Vec<(OrgId,)>> {
    query!((OrgId,), "select distinct org_id from citation_scores order by org_id").all(db).await
}

/// Returns the locations with listings.
pub(crate) async fn checked_locations(db: &Db, org: &OrgId) -> Result<Vec<(LocationId,)>> {
    query!((LocationId,), "select location_id from citation_scores where org_id = $1", org).all(db).await
}

/// Returns the version of the locations that was looked at last.
pub(crate) async fn mark(db: &Db, org: &OrgId) -> Result<Option<i64>> {
    let mark = query!((i64,), "select version from citation_marks where org_id = $1", org);
    Ok(mark.find(db).await?.map(|(version,)| version))
}

/// Writes the version of the locations that was looked at last.
pub(crate) async fn put_mark(db: &Db, org: &OrgId, version: i64) -> Result<()> {
    query!(
        "insert into citation_marks (org_id, version) values ($1, $2)
         on conflict (org_id) do update set version = excluded.version",
        org,
        version
    )
    .run(db)
    .await
    .map(drop)
}
