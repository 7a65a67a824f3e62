//! Routes of this feature.

mod accounts;
mod candidates;
mod changes;
mod connections;
mod functions;
mod locations;
mod notices;
mod own_photos;
mod performance;
mod photos;
mod publication;
mod runs;

use api::App;
use utoipa_axum::{router::OpenApiRouter, routes};

/// Returns the routes below `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(connections::get_google))
        .routes(routes!(connections::finish_google_connection))
        .routes(routes!(connections::disconnect_google))
        .routes(routes!(accounts::list_google_accounts))
        .routes(routes!(accounts::refresh_google_accounts))
        .routes(routes!(runs::list_google_runs))
        .routes(routes!(runs::get_google_run))
        .routes(routes!(candidates::list_google_candidates, candidates::decide_google_candidates))
        .routes(routes!(changes::list_google_changes))
        .routes(routes!(changes::accept_google_change))
        .routes(routes!(changes::restore_google_change))
        .routes(routes!(locations::get_google_location))
        .routes(routes!(locations::push_google_edits))
        .routes(routes!(photos::list_google_photos, own_photos::publish_google_photos))
        .routes(routes!(own_photos::list_google_photo_states))
        .routes(routes!(own_photos::delete_google_photo))
        .routes(routes!(publication::publish_google_edits))
        .routes(routes!(publication::list_google_refusals))
        .routes(routes!(performance::get_google_performance, performance::fetch_google_performance))
        .routes(routes!(performance::get_google_performance_of_all))
        .routes(routes!(notices::receive_google_notice))
}

/// Returns the three functions below `/functions/v1`.
pub(crate) fn functions() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(functions::start_google_connection))
        .routes(routes!(functions::import_google_locations))
        .routes(routes!(functions::sync_google_locations))
}
