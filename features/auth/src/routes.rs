//! The routes of `/auth/v1`.

mod about;
mod admin;
pub(crate) mod authorize;
mod factors;
mod identities;
mod link_page;
mod logout;
mod mails;
pub(crate) mod passkeys;
mod reauthenticate;
mod recovery_codes;
mod request;
mod sessions;
mod signup;
mod sso;
mod token;
mod user;
mod verify;

use std::convert::Infallible;

use api::App;
use axum::{
    extract::{DefaultBodyLimit, FromRequestParts, Query},
    http::{header, request::Parts},
    middleware,
};
use serde::Deserialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::error::{self, Error};

/// Bytes of the largest body.
const MAX_BODY_BYTES: usize = 1024 * 1024;

/// The routes, to be mounted under `/auth/v1` with [`Auth`](crate::Auth) layered over them as an `axum::Extension`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(signup::sign_up))
        .routes(routes!(token::issue_token))
        .routes(routes!(user::get_user, user::update_user))
        .routes(routes!(logout::sign_out))
        .routes(routes!(mails::recover))
        .routes(routes!(mails::send_link))
        .routes(routes!(mails::resend))
        .routes(routes!(mails::reauthenticate, reauthenticate::prove_again))
        .routes(routes!(verify::show_link, verify::verify_code))
        .routes(routes!(authorize::authorize))
        .routes(routes!(authorize::come_back))
        .routes(routes!(identities::link_identity))
        .routes(routes!(identities::unlink_identity))
        .routes(routes!(factors::enrol_factor))
        .routes(routes!(factors::remove_factor))
        .routes(routes!(factors::challenge_factor))
        .routes(routes!(factors::verify_factor))
        .routes(routes!(recovery_codes::count_recovery_codes, recovery_codes::make_recovery_codes))
        .routes(routes!(recovery_codes::use_recovery_code))
        .routes(routes!(passkeys::list_passkeys))
        .routes(routes!(passkeys::rename_passkey, passkeys::remove_passkey))
        .routes(routes!(passkeys::begin_registration))
        .routes(routes!(passkeys::add_passkey))
        .routes(routes!(passkeys::begin_authentication))
        .routes(routes!(passkeys::sign_in_with_passkey))
        .routes(routes!(sessions::list_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(about::list_keys))
        .routes(routes!(about::get_settings))
        .routes(routes!(about::get_health))
        .merge(admin::routes())
        .routes(routes!(sso::find_provider))
        .fallback(async || Error::not_found("not_found", "This endpoint doesn’t exist"))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(middleware::from_fn(error::shape))
}

/// Requested redirect target: the query parameter `redirect_to`, else the header of that name, else the referring page.
pub(crate) struct Destination(pub(crate) Option<String>);

#[derive(Deserialize)]
struct RedirectQuery {
    #[serde(default)]
    redirect_to: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Destination {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let redirect_to =
            Query::<RedirectQuery>::try_from_uri(&parts.uri).ok().and_then(|Query(query)| query.redirect_to);
        let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let redirect_to = redirect_to.filter(|redirect_to| !redirect_to.is_empty());
        Ok(Self(redirect_to.or_else(|| header("redirect_to")).or_else(|| header(header::REFERER.as_str()))))
    }
}
