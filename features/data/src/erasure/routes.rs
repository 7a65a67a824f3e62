//! API routes of a person's own data.

use api::{App, ClientAddress, Error, Json, Kind, Problem, Result};
use auth::{Auth, SignedIn, UserId};
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::removal::{self, UserOrganization};
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{own, person};
use crate::types::{Erasure, NewErasure};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export_account)).routes(routes!(get_erasure, erase_account))
}

/// Exports all stored data about the caller, as a JSON file.
#[utoipa::path(get, path = "/account/export", operation_id = "export_account", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 200, body = serde_json::Value), (status = 401, body = Problem)))]
async fn export_account(signed_in: SignedIn, State(app): State<App>) -> Result<Response> {
    let all = own::everything(&app, &signed_in.user).await?;
    let disposition = [(header::CONTENT_DISPOSITION, "attachment; filename=\"vitrine-account.json\"")];
    Ok((disposition, [(header::CACHE_CONTROL, "no-store")], axum::Json(all)).into_response())
}

/// Returns the effect of erasing the caller's account on their organizations.
#[utoipa::path(get, path = "/account/erasure", operation_id = "get_erasure", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 200, body = Erasure), (status = 401, body = Problem)))]
async fn get_erasure(signed_in: SignedIn, State(app): State<App>) -> Result<Json<Erasure>> {
    let MemberOrganizations { blocking, alone } = organizations(&app.db, &signed_in.user).await?;
    let names = |organizations: Vec<UserOrganization>| {
        organizations.into_iter().map(|organization| organization.name).collect()
    };
    Ok(Json(Erasure { blocking: names(blocking), removed: names(alone) }))
}

/// Erases the caller's account and all identifying data. Organizations in which the caller is the only member are
/// deleted too.
#[utoipa::path(post, path = "/account/erasure", operation_id = "erase_account", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])), request_body = NewErasure,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem, description = "last_owner"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn erase_account(
    signed_in: SignedIn,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    from: ClientAddress,
    Json(new): Json<NewErasure>,
) -> Result<StatusCode> {
    let user = auth::find_user(&app.db, &signed_in.user).await?.ok_or_else(Error::not_found)?;
    if user.is_anonymous {
        return Err(Error::new(Kind::Conflict, "demo_organisation", "Demos are deleted after 24 hours."));
    }
    crate::confirmed("email", &new.email.to_lowercase(), &user.email)?;
    crate::proved(&app, &auth, &user.id, from, &new.proof).await?;
    let mut tx = app.db.begin().await?;
    // The lock makes other owners who leave at the same moment wait.
    for organization in removal::user_organizations(&mut tx, &user.id).await? {
        removal::lock(&mut tx, &organization.id).await?;
    }
    let MemberOrganizations { blocking, alone } = organizations(&mut tx, &user.id).await?;
    if !blocking.is_empty() {
        let names: Vec<String> = blocking.into_iter().map(|organization| organization.name).collect();
        let detail =
            "Organizations with other members need an owner. First make someone else an owner or remove the members.";
        return Err(Error::new(Kind::Conflict, "last_owner", detail).with_params(json!({ "organisations": names })));
    }
    person::erase(&mut tx, auth.sealer(), &user, &alone, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Organizations of a user, by the effect of erasing the account.
struct MemberOrganizations {
    blocking: Vec<UserOrganization>,
    alone: Vec<UserOrganization>,
}

async fn organizations(on: impl db::Run, user: &UserId) -> Result<MemberOrganizations> {
    let all = removal::user_organizations(on, user).await?;
    let (blocking, others): (Vec<UserOrganization>, Vec<UserOrganization>) =
        all.into_iter().partition(UserOrganization::needs_them);
    Ok(MemberOrganizations { blocking, alone: others.into_iter().filter(UserOrganization::is_theirs_alone).collect() })
}
