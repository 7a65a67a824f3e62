//! The addresses under which locations are served.

mod events;
mod export;
mod list;
mod one;

use api::App;
use utoipa_axum::{router::OpenApiRouter, routes};

/// Every route about locations.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_locations, one::create_location))
        .routes(routes!(list::count_locations))
        .routes(routes!(list::get_locations_summary))
        .routes(routes!(export::export_locations))
        .routes(routes!(export::get_locations_template))
        .routes(routes!(one::get_location, one::update_location, one::delete_location))
        .routes(routes!(one::restore_location))
        .routes(routes!(events::listen_to_events))
}
