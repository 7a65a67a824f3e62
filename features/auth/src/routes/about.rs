//! Public information about the service: its public keys, settings and health.

use axum::{
    Extension, Json,
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use crate::Auth;

/// The public keys with which anybody can check an access token.
#[utoipa::path(
    get,
    path = "/.well-known/jwks.json",
    operation_id = "list_keys",
    tag = "auth",
    responses((status = 200, description = "A JSON Web Key Set"))
)]
pub(crate) async fn list_keys(Extension(auth): Extension<Auth>) -> Response {
    ([(header::CACHE_CONTROL, "public, max-age=600")], Json(auth.0.keys.public())).into_response()
}

/// Which ways to sign in there are.
#[utoipa::path(get, path = "/settings", operation_id = "get_settings", tag = "auth", responses((status = 200)))]
pub(crate) async fn get_settings(Extension(auth): Extension<Auth>) -> Json<Value> {
    let settings = &auth.0.settings;
    Json(json!({
        "external": {
            "email": settings.is_email_open,
            "phone": settings.is_phone_open,
            "anonymous_users": settings.is_anonymous_open,
            "google": settings.google.is_some(),
        },
        "disable_signup": !settings.is_sign_up_open,
        "mailer_autoconfirm": settings.confirms_at_once,
        "phone_autoconfirm": settings.is_phone_open && settings.confirms_at_once,
        "sms_provider": "",
        "saml_enabled": false,
        "passkeys_enabled": auth.0.passkeys.is_some(),
    }))
}

/// Returns the name and version of the service, as a health check.
#[utoipa::path(get, path = "/health", operation_id = "get_health", tag = "auth", responses((status = 200)))]
pub(crate) async fn get_health() -> Json<Value> {
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "name": "Vitrine Auth",
        "description": "Users, passwords, sessions and tokens of Vitrine",
    }))
}
