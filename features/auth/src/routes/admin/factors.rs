//! `/admin/users/{id}/factors`

use api::App;
use axum::{Json, extract::State};

use crate::{
    Factor,
    error::{Error, Result},
    queries::{self, FactorId},
    routes::{
        admin::users::{id_of, unknown},
        request::Path,
    },
    sessions::signed_in::Service,
};

/// The second factors of a user.
#[utoipa::path(get, path = "/admin/users/{id}/factors", operation_id = "admin_list_factors", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<Factor>), (status = 404, description = "Unknown")))]
pub(crate) async fn list_factors(
    _: Service,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Factor>>> {
    let user = queries::find_user(&app.db, &id_of(&id)?).await?.ok_or_else(unknown)?;
    let factors = queries::factors(&app.db, &user.id).await?;
    Ok(Json(factors.into_iter().map(Factor::from).collect()))
}

/// Takes a second factor of a user away.
#[utoipa::path(delete, path = "/admin/users/{id}/factors/{factor}", operation_id = "admin_delete_factor", tag = "auth",
    params(("id" = String, Path), ("factor" = String, Path)),
    responses((status = 200, body = Factor), (status = 404, description = "Unknown")))]
pub(crate) async fn delete_factor(
    _: Service,
    State(app): State<App>,
    Path((id, factor)): Path<(String, String)>,
) -> Result<Json<Factor>> {
    let not_found = || Error::not_found("mfa_factor_not_found", "Factor not found");
    let factor: FactorId = factor.parse().map_err(|_| not_found())?;
    let mut tx = app.db.begin().await?;
    let user = queries::lock_user(&mut tx, &id_of(&id)?).await?.ok_or_else(unknown)?;
    let factors = queries::factors(&mut tx, &user.id).await?;
    let factor = factors.into_iter().find(|candidate| candidate.id == factor).ok_or_else(not_found)?;
    queries::remove_factor(&mut tx, &factor.id).await?;
    queries::lower(&mut tx, &user.id, factor.id.as_str()).await?;
    tx.commit().await?;
    Ok(Json(factor.into()))
}
