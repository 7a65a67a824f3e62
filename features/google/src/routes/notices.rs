//! Receives notices from Google.

use api::{Error, Json, Kind, Problem, Result};
use axum::{
    Extension,
    http::{HeaderMap, StatusCode},
};

use crate::{
    google::Google,
    notices::{self, Delivery, Keys},
};

/// Receives a notice from Google, delivered by Pub/Sub with a signed token. Fails with 401 when the token is not
/// genuine.
#[utoipa::path(post, path = "/google/notices", operation_id = "receive_google_notice", tag = "google", security(()),
    request_body = Object,
    responses((status = 204), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn receive_google_notice(
    Extension(google): Extension<Google>,
    Extension(keys): Extension<Keys>,
    headers: HeaderMap,
    body: Result<Json<Delivery>>,
) -> Result<StatusCode> {
    let token = auth::bearer_text(&headers)?;
    let Some(notices) = &google.settings().notices else { return Err(refused()) };
    if !notices::is_genuine(&google, &keys, notices, token).await {
        return Err(refused());
    }
    let Json(delivery) = body?;
    if notices::take(&google, &delivery).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::new(Kind::Invalid, "validation_failed", "This isn’t a notification about a location."))
    }
}

fn refused() -> Error {
    Error::new(Kind::Unauthorized, "unauthorized", "This sender isn’t allowed to publish notifications.")
}
