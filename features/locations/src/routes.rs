//! The addresses under which locations are served.

mod batch;
mod changes;
mod deleted;
mod events;
mod export;
mod geocode;
mod insight;
mod list;
mod one;
mod overview;
mod plan;

use api::App;
use axum::extract::DefaultBodyLimit;
use utoipa_axum::{router::OpenApiRouter, routes};

/// Every route about locations.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_locations, one::create_location))
        .routes(routes!(list::count_locations))
        .routes(routes!(list::get_locations_summary))
        .routes(routes!(list::list_location_regions))
        .routes(routes!(export::export_locations))
        .routes(routes!(export::get_locations_template))
        .routes(routes!(changes::list_location_changes))
        .routes(routes!(deleted::list_deleted_locations))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(batch::write_locations))
                .layer(DefaultBodyLimit::max(batch::MAX_REQUEST_BYTES)),
        )
        .routes(routes!(one::get_location, one::update_location, one::delete_location))
        .routes(routes!(one::restore_location))
        .routes(routes!(overview::get_overview))
        .routes(routes!(plan::get_plan))
        .routes(routes!(insight::audit_location))
        .routes(routes!(insight::get_location_stats))
        .routes(routes!(insight::list_location_history))
        .routes(routes!(geocode::geocode_address))
        .routes(routes!(events::listen_to_events))
}
