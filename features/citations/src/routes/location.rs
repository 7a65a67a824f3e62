//! Listings of a location.

use api::{App, Json, Path, Problem, Result};
use axum::extract::State;
use locations::LocationId;
use orgs::{Within, may::SeeCitations};

use super::{org_of, seen};
use crate::{types::LocationCitations, views::location_citations};

/// Returns the listings of a location in all directories that apply, with its figures.
#[utoipa::path(get, path = "/locations/{id}/citations", operation_id = "get_location_citations", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(("id" = String, Path)),
    responses((status = 200, body = LocationCitations), (status = 404, body = Problem)))]
pub(super) async fn get_location_citations(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<LocationCitations>> {
    let location = seen(&app, &member.scope, &id).await?;
    location_citations(&app, org_of(&member.scope), &location).await.map(Json)
}
