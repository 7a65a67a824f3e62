//! Settings of this instance that the web app needs.

use api::{App, Json};
use axum::Extension;
use orgs::{Within, may::SeeLocations};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{map_style::MapStyle, map_tiles::MapTiles};

/// Choices of the operator.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Instance {
    /// Address of the style that maps are drawn with; null for the outlines of the program.
    #[schema(required)]
    map_style: Option<String>,
    /// Path of the PMTiles file with streets; null without one.
    #[schema(required)]
    map_tiles: Option<String>,
}

/// The route about the instance.
pub fn routes(style: Option<&MapStyle>, tiles: Option<&MapTiles>) -> OpenApiRouter<App> {
    let instance = Instance {
        map_style: style.map(|style| style.address.clone()),
        map_tiles: tiles.map(|tiles| tiles.address.clone()),
    };
    OpenApiRouter::new().routes(routes!(get_instance)).layer(Extension(instance))
}

/// Choices of the operator for this instance.
#[utoipa::path(get, path = "/instance", operation_id = "get_instance", tag = "instance",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = Instance)))]
async fn get_instance(_: Within<SeeLocations>, Extension(instance): Extension<Instance>) -> Json<Instance> {
    Json(instance)
}
