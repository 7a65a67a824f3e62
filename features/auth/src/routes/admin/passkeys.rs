//! `/admin/users/{id}/passkeys`

use api::App;
use axum::{Json, extract::State, http::StatusCode};

use crate::{
    error::Result,
    passkeys, queries,
    routes::{
        admin::users::{id_of, unknown},
        passkeys::Passkey,
        request::Path,
    },
    sessions::signed_in::Service,
};

/// The passkeys of a user.
#[utoipa::path(get, path = "/admin/users/{id}/passkeys", operation_id = "admin_list_passkeys", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<Passkey>), (status = 404, description = "Unknown")))]
pub(crate) async fn list_passkeys(
    _: Service,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Passkey>>> {
    let user = queries::find_user(&app.db, &id_of(&id)?).await?.ok_or_else(unknown)?;
    let passkeys = queries::passkeys(&app.db, &user.id).await?;
    Ok(Json(passkeys.into_iter().map(Passkey::from).collect()))
}

/// Takes a passkey of a user away.
#[utoipa::path(delete, path = "/admin/users/{id}/passkeys/{passkey}", operation_id = "admin_delete_passkey", tag = "auth",
    params(("id" = String, Path), ("passkey" = String, Path)),
    responses((status = 204, description = "Removed"), (status = 404, description = "Unknown")))]
pub(crate) async fn delete_passkey(
    _: Service,
    State(app): State<App>,
    Path((id, passkey)): Path<(String, String)>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let user = queries::lock_user(&mut tx, &id_of(&id)?).await?.ok_or_else(unknown)?;
    let passkey = passkeys::owned(&mut tx, &user.id, &passkey).await?;
    passkeys::remove(&mut tx, &user.id, &passkey.id).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
