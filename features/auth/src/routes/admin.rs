//! The admin routes, for services with a token of their own: users, their factors, links, invitations.

mod factors;
mod links;
mod passkeys;
mod users;

use api::App;
use utoipa_axum::{router::OpenApiRouter, routes};

/// Below `/admin`, and `/invite`.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(users::list_users, users::create_user))
        .routes(routes!(users::get_user, users::update_user, users::delete_user))
        .routes(routes!(factors::list_factors))
        .routes(routes!(factors::delete_factor))
        .routes(routes!(passkeys::list_passkeys))
        .routes(routes!(passkeys::delete_passkey))
        .routes(routes!(links::generate_link))
        .routes(routes!(links::invite))
}
