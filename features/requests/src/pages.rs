//! Public addresses: of the page of a location, and of the proof of an organization.

mod qr;

use api::{App, Result};
use db::Db;
use locations::{Location, LocationId};
use orgs::OrgId;

use crate::{
    queries,
    rules::sources,
    seal::new_token,
    types::{LinkState, ReviewLink},
};

pub(crate) use qr::{png, svg};

/// Returns the last part of the address of the page of a location, or of the proof of an organization.
pub(crate) async fn slug(app: &App, org: &OrgId, location: Option<&LocationId>) -> Result<String> {
    let existing_slug = match location {
        Some(location) => queries::page_of_location(&app.db, org, location).await?,
        None => queries::proof_of(&app.db, org).await?,
    };
    if let Some(slug) = existing_slug {
        return Ok(slug);
    }
    let mut tx = app.db.begin().await?;
    queries::add_page(&mut tx, org, location, &new_token(), app.now()).await?;
    // Another request may have added one at the same time.
    let slug = match location {
        Some(location) => queries::page_of_location(&mut tx, org, location).await?,
        None => queries::proof_of(&mut tx, org).await?,
    };
    tx.commit().await?;
    slug.ok_or_else(api::Error::not_found)
}

/// Returns the address of a page.
pub(crate) fn page_url(app: &App, slug: &str) -> String {
    format!("{}/r/{slug}", app.site.url)
}

/// Returns the address of a proof.
pub(crate) fn proof_url(app: &App, slug: &str) -> String {
    format!("{}/r/proof/{slug}", app.site.url)
}

/// Returns the public links of a location in their order. The connected Business Profile comes first, unless a link to
/// Google was pasted.
pub(crate) async fn public_links(db: &Db, org: &OrgId, location: &Location) -> Result<Vec<ReviewLink>> {
    let name = |source: &str| sources::find(source).map_or_else(String::new, |source| source.name.clone());
    let rows = queries::links_of(db, org, &location.id).await?;
    let link =
        |(source, url): (String, String)| ReviewLink { name: name(&source), source, url, state: LinkState::Checked };
    let mut links: Vec<ReviewLink> = rows.into_iter().map(link).collect();
    if !links.iter().any(|link| link.source == "google")
        && let Some(url) = google::review_uri(db, org, &location.id).await?
    {
        let google = ReviewLink { source: "google".into(), name: name("google"), url, state: LinkState::Connected };
        links.insert(0, google);
    }
    Ok(links)
}
