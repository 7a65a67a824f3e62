//! SQL of public links.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

/// Returns the source and address of the links of a location, in their order.
pub(crate) async fn links_of(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Vec<(String, String)>> {
    query!(
        (String, String),
        "select source, url from review_links where org_id = $1 and location_id = $2 order by position, source",
        org,
        location
    )
    .lookup()
    .all(on)
    .await
}

/// Returns those of these locations that have a link.
pub(crate) async fn links_of_all(on: impl Run, org: &OrgId, locations: Vec<String>) -> Result<Vec<String>> {
    let rows = query!(
        (String,),
        "select distinct location_id from review_links where org_id = $1 and location_id = any($2)",
        org,
        locations
    );
    Ok(rows.all(on).await?.into_iter().map(|(id,)| id).collect())
}

/// Replaces the links of a location.
pub(crate) async fn put_links(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    links: &[(String, String)],
    now: Timestamp,
) -> Result<()> {
    query!("delete from review_links where org_id = $1 and location_id = $2", org, location).run(&mut *tx).await?;
    for (position, (source, url)) in links.iter().enumerate() {
        query!(
            "insert into review_links (org_id, location_id, source, url, position, checked_at)
             values ($1, $2, $3, $4, $5, $6)",
            org,
            location,
            source,
            url,
            position as i64,
            now
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}
