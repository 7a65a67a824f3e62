//! Public links of a location, and its own page.

use std::collections::HashSet;

use api::{App, Json, Path, Problem, Result};
use audit::Act;
use axum::extract::State;
use locations::{Location, LocationId};
use orgs::{
    OrgId, Within,
    may::{ManageRequests, SeeContacts},
};

use super::{org_of, seen_location};
use crate::{
    events::ReviewLinksChanged,
    pages::{page_url, png, public_links, slug, svg},
    queries,
    requests::announce,
    rules::{links, text_fields::Check},
    types::{NewReviewLinks, ReviewLinks, ReviewPage},
};

/// Maximum number of links of a location.
const MAX_LINKS: usize = 8;

/// Returns the public links of a location, in the order of its pages.
#[utoipa::path(get, path = "/locations/{id}/review-links", operation_id = "get_review_links", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = String, Path)),
    responses((status = 200, body = ReviewLinks), (status = 404, body = Problem)))]
pub(super) async fn get_review_links(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<ReviewLinks>> {
    let location = seen_location(&app, &member.scope, &id).await?;
    all(&app, org_of(&member.scope), &location).await.map(Json)
}

/// Replaces the public links of a location. All visitors see all of them, in this order.
#[utoipa::path(put, path = "/locations/{id}/review-links", operation_id = "put_review_links", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(("id" = String, Path)), request_body = NewReviewLinks,
    responses((status = 200, body = ReviewLinks), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn put_review_links(
    member: Within<ManageRequests>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Json(new): Json<NewReviewLinks>,
) -> Result<Json<ReviewLinks>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let location = seen_location(&app, &member.scope, &id).await?;
    let mut check = Check::default();
    if new.items.is_none() {
        check.refuse("items", "required", "Name the links.");
    }
    let items = new.items.unwrap_or_default();
    if items.len() > MAX_LINKS {
        check.refuse("items", "too_many", "At most 8 links.");
    }
    let (mut checked, mut sources) = (Vec::new(), HashSet::new());
    for (index, link) in items.iter().take(MAX_LINKS).enumerate() {
        if !sources.insert(&link.source) {
            check.refuse(&format!("items.{index}.source"), "taken", "Each site can have only one link.");
        }
        match links::check(&link.source, &link.url) {
            Ok(url) => checked.push((link.source.clone(), url)),
            Err(refusal) => {
                let (code, message) = refusal.words();
                let field = if refusal.is_about_source() { "source" } else { "url" };
                check.refuse(&format!("items.{index}.{field}"), code, message);
            }
        }
    }
    check.done()?;
    let mut tx = app.db.begin().await?;
    queries::put_links(&mut tx, org, &id, &checked, now).await?;
    let act = Act::new(ReviewLinksChanged).on("location", &id).named(&location.details.name);
    act.with("links", checked.len() as i64).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "requests", None);
    tx.commit().await?;
    all(&app, org, &location).await.map(Json)
}

/// Returns the address and the QR code of the page of a location: the public links and the private form, equal for all
/// visitors.
#[utoipa::path(get, path = "/locations/{id}/review-page", operation_id = "get_review_page", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = String, Path)),
    responses((status = 200, body = ReviewPage), (status = 404, body = Problem)))]
pub(super) async fn get_review_page(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<ReviewPage>> {
    seen_location(&app, &member.scope, &id).await?;
    let url = page_url(&app, &slug(&app, org_of(&member.scope), Some(&id)).await?);
    Ok(Json(ReviewPage { qr_svg: svg(&url)?, qr_png: png(&url)?, url }))
}

async fn all(app: &App, org: &OrgId, location: &Location) -> Result<ReviewLinks> {
    let country = match &location.details.country {
        Some(country) => Some(country.clone()),
        None => orgs::default_country(&app.db, org).await?,
    };
    let items = public_links(&app.db, org, location).await?;
    Ok(ReviewLinks { items, sources: links::offered(country.as_deref()) })
}
