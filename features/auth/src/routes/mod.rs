//! The routes of `/auth/v1`.

mod about;
mod body;
mod logout;
mod signup;
mod token;
mod user;

use api::App;
use axum::{extract::DefaultBodyLimit, middleware};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::error::{self, Error};

/// Bytes of the largest body.
const LARGEST_BODY: usize = 1024 * 1024;

/// The routes, to be mounted under `/auth/v1` with [`Auth`](crate::Auth) layered over them as an `axum::Extension`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(signup::sign_up))
        .routes(routes!(token::issue_token))
        .routes(routes!(user::get_user, user::update_user))
        .routes(routes!(logout::sign_out))
        .routes(routes!(about::list_keys))
        .routes(routes!(about::get_settings))
        .routes(routes!(about::get_health))
        .fallback(async || Error::not_found("not_found", "There is no such endpoint"))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(error::shape))
}
