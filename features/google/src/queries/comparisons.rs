//! Comparison of locations with their profiles, and locations whose profile changed at Google.

use db::{Db, Result, Run, Tx, query};
use orgs::OrgId;

/// Returns the ids of the locations with changes at Google that wait for a decision.
pub(crate) async fn changed_locations(db: &Db, org: &OrgId) -> Result<Vec<String>> {
    let changed = query!(
        (String,),
        "select distinct location_id from google_changes where org_id = $1 and state = 'open' order by location_id",
        org
    );
    Ok(changed.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns true when the organization has a location with a profile.
pub(crate) async fn is_linked(db: &Db, org: &OrgId) -> Result<bool> {
    let first = query!((String,), "select google_id from google_locations where org_id = $1 limit 1", org);
    Ok(first.lookup().find(db).await?.is_some())
}

/// Returns the version up to which the organization's locations were compared; `None` before the first comparison.
pub(crate) async fn compared_version(on: impl Run, org: &OrgId) -> Result<Option<i64>> {
    let compared = query!((i64,), "select version from google_comparisons where org_id = $1", org);
    Ok(compared.lookup().find(on).await?.map(|(version,)| version))
}

/// Holds back other comparisons of the organization until the transaction ends, and returns the version of the last one.
pub(crate) async fn lock_comparison(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let locked = query!(
        (i64,),
        "insert into google_comparisons (org_id, version) values ($1, -1)
         on conflict (org_id) do update set version = google_comparisons.version
         returning version",
        org
    );
    Ok(locked.one(tx).await?.0)
}

/// Records the version up to which the locations were compared.
pub(crate) async fn set_compared(tx: &mut Tx, org: &OrgId, version: i64) -> Result<()> {
    query!("update google_comparisons set version = $2 where org_id = $1", org, version).run(tx).await.map(drop)
}

/// Marks the profiles of these locations as not compared, or all profiles of the organization.
pub(crate) async fn uncompare(tx: &mut Tx, org: &OrgId, locations: Option<Vec<String>>) -> Result<()> {
    match locations {
        Some(ids) => {
            query!("update google_locations set differing = null where org_id = $1 and location_id = any($2)", org, ids)
                .run(tx)
                .await
        }
        None => query!("update google_locations set differing = null where org_id = $1", org).run(tx).await,
    }
    .map(drop)
}

/// Returns true when no profile waits for a comparison.
pub(crate) async fn is_compared(db: &Db, org: &OrgId) -> Result<bool> {
    let first = query!(
        (String,),
        "select google_id from google_locations where org_id = $1 and differing is null limit 1",
        org
    );
    Ok(first.lookup().find(db).await?.is_none())
}

/// Records the fields in which these profiles differ from their locations.
pub(crate) async fn put_differing(tx: &mut Tx, org: &OrgId, google_ids: Vec<String>, fields: i64) -> Result<()> {
    query!(
        "update google_locations set differing = $3 where org_id = $1 and google_id = any($2)",
        org,
        google_ids,
        fields
    )
    .run(tx)
    .await
    .map(drop)
}

/// Profile that differs from its location.
#[derive(Clone, Debug)]
pub(crate) struct LinkDifferences {
    pub(crate) google_id: String,
    pub(crate) location_id: String,
    /// Bits of the fields that differ.
    pub(crate) fields: i64,
}

/// Returns the profiles that differ from their locations.
pub(crate) async fn differing(db: &Db, org: &OrgId) -> Result<Vec<LinkDifferences>> {
    query!(
        LinkDifferences,
        "select google_id, location_id, differing as fields from google_locations
         where org_id = $1 and differing <> 0 order by google_id",
        org
    )
    .all(db)
    .await
}
