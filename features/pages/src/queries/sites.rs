//! SQL of sites.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::SiteState;

/// Site in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SiteRow {
    pub(crate) org_id: OrgId,
    pub(crate) slug: String,
    pub(crate) state: SiteState,
    pub(crate) settings: serde_json::Value,
    pub(crate) version: i64,
    pub(crate) followed: i64,
    pub(crate) created_at: Timestamp,
}

/// Statement that reads sites: `sites!("condition", arguments)`.
macro_rules! sites {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            SiteRow,
            "select org_id, slug, state, settings, version, followed, created_at from page_sites where " $tail,
            $($argument),+
        )
    };
}

/// Returns the site of an organization.
pub(crate) async fn site(on: impl Run, org: &OrgId) -> Result<Option<SiteRow>> {
    sites!("org_id = $1", org).lookup().find(on).await
}

/// Returns the site of an organization, locked until the transaction ends.
pub(crate) async fn lock_site(tx: &mut Tx, org: &OrgId) -> Result<Option<SiteRow>> {
    sites!("org_id = $1 for update", org).find(tx).await
}

/// Returns the site that has this address, or had it.
pub(crate) async fn site_by_slug(on: impl Run, slug: &str) -> Result<Option<SiteRow>> {
    sites!(
        "slug = $1 or org_id = (select org_id from page_slugs where slug = $1)
         order by case when slug = $1 then 0 else 1 end limit 1",
        slug
    )
    .lookup()
    .find(on)
    .await
}

/// Returns true when an address belongs or belonged to a site of another organization.
pub(crate) async fn is_slug_taken(on: impl Run, org: &OrgId, slug: &str) -> Result<bool> {
    let taken = query!(
        (i64,),
        "select cast(1 as bigint) from page_slugs where slug = $1 and (org_id is null or org_id <> $2)
         union all select cast(1 as bigint) from page_sites where slug = $1 and org_id <> $2 limit 1",
        slug,
        org
    );
    Ok(taken.find(on).await?.is_some())
}

/// Reserves an address for an organization.
pub(crate) async fn add_slug(tx: &mut Tx, org: &OrgId, slug: &str, now: Timestamp) -> Result<()> {
    query!(
        "insert into page_slugs (slug, org_id, since) values ($1, $2, $3) on conflict (slug) do nothing",
        slug,
        org,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the number of addresses that are reserved for an organization.
pub(crate) async fn count_slugs(on: impl Run, org: &OrgId) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from page_slugs where org_id = $1", org).one(on).await?.0)
}

/// Adds a site. Returns false when its name is taken, or the organization has one.
pub(crate) async fn add_site(tx: &mut Tx, row: &SiteRow) -> Result<bool> {
    let added = query!(
        "insert into page_sites (org_id, slug, state, settings, version, followed, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing",
        &row.org_id,
        &row.slug,
        row.state,
        row.settings.clone(),
        row.version,
        row.followed,
        row.created_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Writes the settings of a site.
pub(crate) async fn put_site(tx: &mut Tx, row: &SiteRow, now: Timestamp) -> Result<()> {
    query!(
        "update page_sites set slug = $2, state = $3, settings = $4, updated_at = $5 where org_id = $1",
        &row.org_id,
        &row.slug,
        row.state,
        row.settings.clone(),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes the next version of a site, which locks it until the transaction ends; `None` without a site.
pub(crate) async fn raise_version(tx: &mut Tx, org: &OrgId) -> Result<Option<i64>> {
    let raised = query!((i64,), "update page_sites set version = version + 1 where org_id = $1 returning version", org);
    Ok(raised.find(tx).await?.map(|(version,)| version))
}

/// Notes the version of the locations that the addresses follow.
pub(crate) async fn set_followed(tx: &mut Tx, org: &OrgId, version: i64) -> Result<()> {
    query!("update page_sites set followed = $2 where org_id = $1", org, version).run(tx).await.map(drop)
}

/// Returns organizations with a site, after an id, with the version that their addresses follow.
pub(crate) async fn unfollowed(db: &Db, after: &str, limit: i64) -> Result<Vec<(OrgId, i64)>> {
    query!(
        (OrgId, i64),
        "select org_id, followed from page_sites where org_id > $1 order by org_id limit $2",
        after,
        limit
    )
    .all(db)
    .await
}
