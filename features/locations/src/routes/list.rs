//! Lists of locations: pages of a sorted list, counts, the four cards above it.

use api::{App, Json, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use orgs::{Within, may::SeeLocations};

use crate::{
    Count, Filters, Location, Order, PagePosition, Paging, Summary,
    queries::{self, LocationFilter},
    replica::at_replica,
    search::Search,
    types::Regions,
};

/// One page of the organization's locations.
#[utoipa::path(get, path = "/locations", operation_id = "list_locations", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    params(Filters, Order, Paging),
    responses((status = 200, body = Page<Location>), (status = 422, body = Problem)))]
pub(super) async fn list_locations(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Location>>> {
    let place = PagePosition::read(paging.cursor.as_deref(), order.sort)?;
    let (search, scope, filter) = (&search, &member.scope, LocationFilter::of(&filters));
    let page = at_replica(&app, scope, |app| {
        let (filter, place) = (filter.clone(), place.clone());
        async move { search.page(&app, scope, filter, place, paging.limit).await }
    });
    page.await.map(Json)
}

/// Counts the locations that match, and all locations.
#[utoipa::path(get, path = "/locations/count", operation_id = "count_locations", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))), params(Filters),
    responses((status = 200, body = Count), (status = 422, body = Problem)))]
pub(super) async fn count_locations(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(filters): Query<Filters>,
) -> Result<Json<Count>> {
    let (search, scope, filter) = (&search, &member.scope, LocationFilter::of(&filters));
    let count = at_replica(&app, scope, |app| {
        let filter = filter.clone();
        async move { search.count(&app, scope, filter).await }
    });
    count.await.map(Json)
}

/// Lists the countries and states of the locations, each with its number of locations: the values that the filters
/// `country` and `state` take.
#[utoipa::path(get, path = "/locations/regions", operation_id = "list_location_regions", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = Regions)))]
pub(super) async fn list_location_regions(
    member: Within<SeeLocations>,
    State(app): State<App>,
) -> Result<Json<Regions>> {
    let scope = &member.scope;
    let items = at_replica(&app, scope, |app| async move { Ok(queries::regions(&app.db, scope).await?) });
    Ok(Json(Regions { items: items.await? }))
}

/// The figures of the four cards above the list, of the locations that match.
#[utoipa::path(get, path = "/locations/summary", operation_id = "get_locations_summary", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))), params(Filters),
    responses((status = 200, body = Summary), (status = 422, body = Problem)))]
pub(super) async fn get_locations_summary(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(filters): Query<Filters>,
) -> Result<Json<Summary>> {
    let (search, scope, filter) = (&search, &member.scope, LocationFilter::of(&filters));
    let totals = at_replica(&app, scope, |app| {
        let filter = filter.clone();
        async move { search.totals(&app, scope, filter).await }
    });
    Ok(Json(totals.await?.into()))
}
