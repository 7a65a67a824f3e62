//! SQL of public addresses.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

/// Returns the organization and location of a public address.
pub(crate) async fn page_of(on: impl Run, slug: &str) -> Result<Option<(OrgId, Option<LocationId>)>> {
    query!((OrgId, Option<LocationId>), "select org_id, location_id from request_pages where slug = $1", slug)
        .lookup()
        .find(on)
        .await
}

/// Returns the address of the page of a location.
pub(crate) async fn page_of_location(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Option<String>> {
    let row = query!((String,), "select slug from request_pages where org_id = $1 and location_id = $2", org, location);
    Ok(row.lookup().find(on).await?.map(|(slug,)| slug))
}

/// Returns the address of the proof of an organization.
pub(crate) async fn proof_of(on: impl Run, org: &OrgId) -> Result<Option<String>> {
    let row = query!((String,), "select slug from request_pages where org_id = $1 and location_id is null", org);
    Ok(row.lookup().find(on).await?.map(|(slug,)| slug))
}

/// Adds a public address, unless there is one.
pub(crate) async fn add_page(
    tx: &mut Tx,
    org: &OrgId,
    location: Option<&LocationId>,
    slug: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into request_pages (slug, org_id, location_id, created_at) values ($1, $2, $3, $4) on conflict do nothing",
        slug,
        org,
        location,
        now
    )
    .run(tx)
    .await
    .map(drop)
}
