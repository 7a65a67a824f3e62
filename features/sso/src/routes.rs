//! Routes of single sign-on.

mod change;
mod grants;
mod visit;

use api::App;
use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    routing::{get, post},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::settings::Sso;

/// Maximum size of a form of a provider in bytes.
const MAX_FORM: usize = 64 * 1024;

/// Returns the routes of the settings, to be mounted under `/api/v1`.
pub fn routes(sso: &Sso) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change::get_sso, change::put_sso, change::delete_sso))
        .routes(routes!(change::set_sso_mode))
        .routes(routes!(change::test_sso))
        .routes(routes!(change::sign_out_of_sso))
        .layer(Extension(sso.clone()))
}

/// Returns the routes that browsers and providers visit, to be mounted at the root.
pub fn pages(sso: &Sso) -> Router<App> {
    Router::new()
        .route("/auth/sso/{connection}/start", get(visit::start))
        .route("/auth/sso/{connection}/callback", get(visit::come_back))
        .route("/auth/sso/{connection}/backchannel", post(visit::end_sessions))
        .layer(DefaultBodyLimit::max(MAX_FORM))
        .layer(Extension(sso.clone()))
}
