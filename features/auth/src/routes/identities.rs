//! `GET /user/identities/authorize`, `DELETE /user/identities/{identity_id}`: more ways to sign in to one account.

use api::App;
use audit::Act;
use axum::{
    Extension, Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::{
    Destination,
    authorize::AuthorizeQuery,
    request::{Path, Query},
};
use crate::{
    Auth,
    accounts::{audit_entries, identities},
    emails::{Occasion, notices},
    error::{Error, Result},
    events, factors,
    google::sign_in,
    links::redirect_results,
    queries::{self, Device, IdentityId},
    sessions::{self, signed_in::Caller},
};

/// Query parameters that choose the form of the answer.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Manner {
    /// `true` returns the address as JSON instead of redirecting to it.
    #[serde(default)]
    skip_http_redirect: bool,
}

/// Leads to the provider, to add an identity to the signed-in user's account. Who uses the session must have been proved
/// lately.
#[utoipa::path(get, path = "/user/identities/authorize", operation_id = "link_identity", tag = "auth",
    params(AuthorizeQuery, Manner),
    responses((status = 200, description = "The provider's address"),
        (status = 400, description = "The user must confirm their identity first"), (status = 404, description = "Not here")))]
pub(crate) async fn link_identity(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    destination: Destination,
    Query(query): Query<AuthorizeQuery>,
    Query(manner): Query<Manner>,
    Query(all): Query<Vec<(String, String)>>,
) -> Result<Response> {
    check_linking(&auth)?;
    factors::require_second_factor(&app.db, &caller).await?;
    sessions::require_recent_authentication(&app.db, &caller, app.now()).await?;
    let url = sign_in::begin(&auth, &app, query.visit(&all, &destination, Some(caller.user))).await?;
    if manner.skip_http_redirect {
        return Ok(Json(json!({ "url": url.as_str() })).into_response());
    }
    Ok(redirect_results::go(StatusCode::FOUND, &url))
}

/// Takes an identity away; never the last one.
#[utoipa::path(delete, path = "/user/identities/{identity_id}", operation_id = "unlink_identity", tag = "auth",
    params(("identity_id" = String, Path)),
    responses((status = 200, description = "Gone"), (status = 422, description = "Unknown, or the last one")))]
pub(crate) async fn unlink_identity(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(identity): Path<String>,
) -> Result<Json<Value>> {
    check_linking(&auth)?;
    factors::require_second_factor(&app.db, &caller).await?;
    let not_an_id = |_| Error::not_found("validation_failed", "identity_id must be an UUID");
    let id: IdentityId = identity.parse().map_err(not_an_id)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let mut user = queries::lock_user(&mut tx, &caller.user).await?.ok_or_else(Error::user_gone)?;
    let identities = queries::identities(&mut tx, &user.id).await?;
    let Some(going) = identities.iter().find(|identity| identity.id == id) else {
        return Err(Error::refused("identity_not_found", "Identity doesn't exist"));
    };
    if identities.len() <= 1 {
        let message = "User must have at least 1 identity after unlinking";
        return Err(Error::refused("single_identity_not_deletable", message));
    }
    queries::remove_identity(&mut tx, &id).await?;
    if going.provider == identities::EMAIL {
        user.password_hash = None;
    }
    identities::note_providers(&mut tx, &mut user).await?;
    user.updated_at = now;
    queries::save_user(&mut tx, &user).await?;
    let act = Act::new(events::AccountIdentityRemoved).with("provider", &going.provider);
    audit_entries::record(&auth, &mut tx, &user.id, device.origin(), act, now).await?;
    notices::send(&auth, &mut tx, &user, &user.email, Occasion::FactorRemoved, &device, now).await?;
    tx.commit().await?;
    Ok(Json(json!({})))
}

fn check_linking(auth: &Auth) -> Result<()> {
    if auth.0.settings.is_linking_open {
        return Ok(());
    }
    Err(Error::not_found("manual_linking_disabled", "Manual linking is disabled"))
}
