//! The address of the map.

use api::{App, Error, FieldError, Json, Problem, Query, Result};
use axum::{Extension, extract::State};
use orgs::{Scope, Within, may::SeeOverview};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    queries,
    rules::{Grid, View},
    types::{LocationMap, MapArea, MapCluster},
};
use crate::{Filters, queries::LocationFilter, replica::at_replica, search::Search};

/// Every route about the map.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(map_locations))
}

/// Returns the matching locations in the area of a map: clusters and single locations.
#[utoipa::path(get, path = "/locations/map", operation_id = "map_locations", tag = "locations",
    extensions(("x-permission" = json!("see_overview"))),
    params(MapArea, Filters), responses((status = 200, body = LocationMap), (status = 422, body = Problem)))]
async fn map_locations(
    member: Within<SeeOverview>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(area): Query<MapArea>,
    Query(filters): Query<Filters>,
) -> Result<Json<LocationMap>> {
    let view = View::of(area.west, area.south, area.east, area.north).filter(|_| area.zoom.is_finite());
    let view = view.ok_or_else(|| {
        let message = "West, south, east, and north must be degrees, and zoom a number.";
        Error::invalid(vec![FieldError::new("west", "invalid", message)])
    })?;
    let grid = Grid::new(view, area.zoom);
    let (search, scope, filter) = (&search, &member.scope, LocationFilter::of(&filters));
    let map = at_replica(&app, scope, |app| {
        let filter = filter.clone();
        async move { map(&app, search, scope, filter, grid).await }
    });
    map.await.map(Json)
}

async fn map(
    app: &App,
    search: &Search,
    scope: &Scope,
    filter: Option<LocationFilter>,
    grid: Grid,
) -> Result<LocationMap> {
    let gathered = search.on_map(app, scope, filter, grid).await?;
    let (singles, clusters): (Vec<_>, Vec<_>) = gathered.cells.into_iter().partition(|cell| cell.count == 1);
    let ids = singles.into_iter().map(|cell| cell.id).collect();
    let (Scope::Whole(org) | Scope::Part(org, _)) = scope;
    let mut towns = queries::cities(&app.db, org, clusters.iter().map(|cell| cell.id.clone()).collect()).await?;
    let clusters = clusters.into_iter().map(|cell| MapCluster {
        latitude: cell.latitude,
        longitude: cell.longitude,
        count: cell.count,
        town: towns.remove(&cell.id).unwrap_or_default(),
        good: cell.good,
        fair: cell.fair,
        west: cell.west,
        south: cell.south,
        east: cell.east,
        north: cell.north,
    });
    Ok(LocationMap {
        clusters: clusters.collect(),
        locations: queries::located(&app.db, org, ids).await?,
        located: gathered.located,
        unlocated: gathered.matching - gathered.located,
    })
}
