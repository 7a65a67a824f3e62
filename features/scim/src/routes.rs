//! Settings of provisioning. Only owners see and change them, in a session.

use api::{App, Error, Json, Kind, Path, Problem};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{May, Permission, Right, may::ManageSso, removal};
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    access,
    answers::address,
    events::{ScimTokenCreated, ScimTokenRevoked},
    queries,
    settings::Scim,
    types::{MadeToken, ScimTokenId, ShownSettings},
};

/// Maximum number of tokens: two while one replaces the other.
const MAX_TOKENS: i64 = 2;

/// Returns the routes of the settings, to be mounted under `/api/v1`.
pub fn routes(scim: &Scim) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(get_provisioning))
        .routes(routes!(create_provisioning_token))
        .routes(routes!(revoke_provisioning_token))
        .layer(Extension(scim.clone()))
}

fn owners_only(member: &May<ManageSso>) -> api::Result<()> {
    if member.role.may(Permission::CloseOrganisation) { Ok(()) } else { Err(ManageSso::ROW.refused()) }
}

/// Returns provisioning of the organization: the address for the identity provider, and its tokens.
#[utoipa::path(get, path = "/provisioning", operation_id = "get_provisioning", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    responses((status = 200, body = ShownSettings), (status = 403, body = Problem)))]
async fn get_provisioning(
    owner: May<ManageSso>,
    State(app): State<App>,
    Extension(scim): Extension<Scim>,
) -> api::Result<Json<ShownSettings>> {
    Ok(Json(ShownSettings {
        base_url: address(&app, ""),
        domains: scim.sso().claimed(&app.db, &owner.org).await?,
        tokens: queries::tokens(&app.db, &owner.org).await?,
        people: queries::count_people(&app.db, &owner.org).await?,
        groups: queries::count_groups(&app.db, &owner.org).await?,
        has_rules: sso::positions::has_rules(&app.db, &owner.org).await?,
    }))
}

/// Creates a token for the identity provider. Its secret is shown only in this answer. There are at most two, so that one can
/// replace the other.
#[utoipa::path(post, path = "/provisioning/tokens", operation_id = "create_provisioning_token", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    responses((status = 201, body = MadeToken), (status = 403, body = Problem),
        (status = 422, body = Problem, description = "too_many_tokens")))]
async fn create_provisioning_token(
    owner: May<ManageSso>,
    State(app): State<App>,
) -> api::Result<(StatusCode, Json<MadeToken>)> {
    owners_only(&owner)?;
    let now = app.now();
    let (id, token) = (ScimTokenId::new(now), access::new_token());
    let mut tx = app.db.begin().await?;
    removal::lock(&mut tx, &owner.org).await?;
    if queries::count_tokens(&mut tx, &owner.org).await? >= MAX_TOKENS {
        let detail = "You already have two tokens. Revoke one first.";
        return Err(Error::new(Kind::Invalid, "too_many_tokens", detail).with_params(json!({ "max": MAX_TOKENS })));
    }
    let secret = (access::prefix(&token), access::hash(&token));
    queries::add_token(&mut tx, (&owner.org, &id), (&secret.0, &secret.1), &owner.user, now).await?;
    Act::new(ScimTokenCreated).on("scim_token", &id).record(&mut tx, &owner.actor, now).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(MadeToken { id, token })))
}

/// Revokes a token of the identity provider at once.
#[utoipa::path(delete, path = "/provisioning/tokens/{id}", operation_id = "revoke_provisioning_token", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    params(("id" = ScimTokenId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn revoke_provisioning_token(
    owner: May<ManageSso>,
    State(app): State<App>,
    Path(id): Path<ScimTokenId>,
) -> api::Result<StatusCode> {
    owners_only(&owner)?;
    let mut tx = app.db.begin().await?;
    if !queries::remove_token(&mut tx, &owner.org, &id).await? {
        return Err(Error::not_found());
    }
    Act::new(ScimTokenRevoked).on("scim_token", &id).record(&mut tx, &owner.actor, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
