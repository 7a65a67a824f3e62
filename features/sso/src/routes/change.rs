//! Settings of single sign-on.

use api::{App, Error, Event, Json, Kind, Problem};
use audit::Act;
use auth::{AnySession, Auth};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use jiff::SignedDuration;
use orgs::{May, may::ManageSso};
use serde_json::json;
use url::Url;

use super::grants;
use crate::{
    assertion::secret_context,
    authorization_request::{Purpose, TEST},
    events::{SsoChanged, SsoModeChanged, SsoRemoved},
    queries,
    rules::settings as rules,
    settings::Sso,
    types::{Connection, ConnectionId, GoTo, Mode, ModeChange, NewConnection, SsoSettings},
};

/// Time for which a passed test lets an owner enforce single sign-on.
const TEST_LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Maximum number of owners who may break the glass.
const MAX_BREAK_GLASS_OWNERS: usize = 20;

/// Returns single sign-on of the organization: connection, claimed domains and owners.
#[utoipa::path(get, path = "/sso", operation_id = "get_sso", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    responses((status = 200, body = SsoSettings), (status = 403, body = Problem)))]
pub(super) async fn get_sso(
    owner: May<ManageSso>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
) -> api::Result<Json<SsoSettings>> {
    sso.settings(&app, &auth, &owner.org).await.map(Json)
}

/// Sets up the connection to the provider of the organization, or changes it. Members with a custom role can only change
/// who gets which role, among roles whose permissions they have; the rest is for owners. When something changes that signing in
/// depends on, the connection is no longer enforced, and has to be tested again.
#[utoipa::path(put, path = "/sso", operation_id = "put_sso", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])), request_body = NewConnection,
    responses((status = 200, body = SsoSettings), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn put_sso(
    owner: May<ManageSso>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
    Json(mut new): Json<NewConnection>,
) -> api::Result<Json<SsoSettings>> {
    let errors = rules::check(&new, |url| sso.is_allowed(url));
    if !errors.is_empty() {
        return Err(Error::invalid(errors));
    }
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let before = queries::connection(&mut tx, &owner.org).await?;
    grants::check(&mut tx, &owner, before.as_ref(), &mut new).await?;
    let id = before.as_ref().map_or_else(|| ConnectionId::new(now), |before| before.id.clone());
    let given = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let mut connection = Connection {
        org_id: owner.org.clone(),
        id,
        provider: new.provider,
        // A secret goes only to the provider that it came from.
        client_secret: before
            .as_ref()
            .filter(|before| before.issuer == new.issuer)
            .and_then(|before| before.client_secret.clone()),
        issuer: new.issuer,
        client_id: new.client_id,
        scopes: new.scopes.split_whitespace().collect::<Vec<_>>().join(" "),
        groups_claim: given(new.groups_claim),
        rules: json!(new.rules),
        default_role: new.default_role,
        default_role_id: new.default_role_id.clone(),
        adds_members: new.adds_members,
        has_more_algorithms: new.has_more_algorithms,
        end_session_endpoint: given(new.end_session_endpoint),
        mode: before.as_ref().map_or(Mode::Optional, |before| before.mode),
        test_report: None,
        tested_at: None,
        has_passed: false,
    };
    if let Some(secret) = new.client_secret {
        connection.client_secret = if secret.is_empty() {
            None
        } else {
            let sealed = sso.sealer().seal(&secret_context(&connection), secret.as_bytes());
            Some(sealed.map_err(Error::internal)?)
        };
    }
    // A change could lock everyone out, so that it is tested before it is enforced.
    if connection.mode == Mode::Enforced
        && !before.as_ref().is_some_and(|before| rules::signs_in_alike(before, &connection))
    {
        connection.mode = Mode::Optional;
    }
    let old = before.as_ref().map(|before| before.issuer.as_str());
    if old.is_some_and(|old| old != connection.issuer) {
        // People of another provider are other people.
        end_all(&mut tx, &owner.org).await?;
    }
    queries::save(&mut tx, &connection, now).await?;
    let act =
        Act::new(SsoChanged).on("organisation", &owner.org).changed("issuer", old, Some(connection.issuer.as_str()));
    let act = act.changed(
        "client_id",
        before.as_ref().map(|before| before.client_id.as_str()),
        Some(connection.client_id.as_str()),
    );
    act.record(&mut tx, &owner.actor, now).await?;
    Event::new(&owner.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    sso.0.providers.forget(&connection.issuer);
    sso.settings(&app, &auth, &owner.org).await.map(Json)
}

/// Removes the connection. Sessions that it began end, and everyone signs in as before.
#[utoipa::path(delete, path = "/sso", operation_id = "delete_sso", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn delete_sso(owner: May<ManageSso>, State(app): State<App>) -> api::Result<StatusCode> {
    grants::owners_only(&owner)?;
    let mut tx = app.db.begin().await?;
    end_all(&mut tx, &owner.org).await?;
    if queries::remove(&mut tx, &owner.org).await? == 0 {
        return Err(Error::not_found());
    }
    Act::new(SsoRemoved).on("organisation", &owner.org).record(&mut tx, &owner.actor, app.now()).await?;
    Event::new(&owner.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn end_all(tx: &mut db::Tx, org: &orgs::OrgId) -> api::Result<()> {
    let ids = queries::all_sign_ins(tx, org).await?;
    auth::end_sign_ins(tx, &ids).await?;
    Ok(queries::remove_sign_ins(tx, org, ids).await?)
}

/// Turns single sign-on on, off, or enforces it for the addresses of the claimed domains. Enforcing it needs a test that
/// passed in the last ten minutes, a claimed domain, and an owner with a passkey who can still sign in with it.
#[utoipa::path(put, path = "/sso/mode", operation_id = "set_sso_mode", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])), request_body = ModeChange,
    responses((status = 200, body = SsoSettings), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "sso_test_required, sso_domain_required, sso_break_glass_required"),
        (status = 422, body = Problem)))]
pub(super) async fn set_sso_mode(
    owner: May<ManageSso>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
    Json(change): Json<ModeChange>,
) -> api::Result<Json<SsoSettings>> {
    grants::owners_only(&owner)?;
    let now = app.now();
    let settings = sso.settings(&app, &auth, &owner.org).await?;
    let connection = queries::connection(&app.db, &owner.org).await?.ok_or_else(Error::not_found)?;
    let glass = match change.break_glass {
        Some(users) => {
            let is_owner =
                |user: &auth::UserId| settings.owners.iter().any(|owner| owner.id == *user && owner.has_passkey);
            if users.len() > MAX_BREAK_GLASS_OWNERS || !users.iter().all(is_owner) {
                let message = "Choose owners with a passkey.";
                return Err(Error::invalid(vec![api::FieldError::new("break_glass", "owner_with_passkey", message)]));
            }
            users
        }
        None => settings.owners.iter().filter(|owner| owner.may_break_glass).map(|owner| owner.id.clone()).collect(),
    };
    if change.mode == Mode::Enforced {
        let is_tested =
            connection.has_passed && connection.tested_at.is_some_and(|at| now.duration_since(at) <= TEST_LIFETIME);
        let has_glass =
            glass.iter().any(|user| settings.owners.iter().any(|owner| owner.id == *user && owner.has_passkey));
        let conflict = |code, detail: &str| Err(Error::new(Kind::Conflict, code, detail));
        if settings.domains.is_empty() {
            return conflict("sso_domain_required", "Claim your email domain first.");
        }
        if !is_tested && connection.mode != Mode::Enforced {
            return conflict("sso_test_required", "Test the connection first. A passed test is valid for ten minutes.");
        }
        if !has_glass {
            return conflict("sso_break_glass_required", "Choose an owner who can still sign in with a passkey.");
        }
    }
    let mut tx = app.db.begin().await?;
    queries::set_mode(&mut tx, &owner.org, change.mode).await?;
    let mut users = glass;
    users.sort_unstable();
    users.dedup();
    queries::set_break_glass(&mut tx, &owner.org, &users).await?;
    let act = Act::new(SsoModeChanged).on("organisation", &owner.org);
    let act =
        act.changed("mode", connection.mode.as_str(), change.mode.as_str()).with("break_glass_owners", users.len());
    act.record(&mut tx, &owner.actor, now).await?;
    Event::new(&owner.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    sso.settings(&app, &auth, &owner.org).await.map(Json)
}

/// Begins a test: returns the address at the provider. It ends on the settings page, which shows what came and what would
/// be given. No session begins.
#[utoipa::path(post, path = "/sso/test", operation_id = "test_sso", tag = "sso",
    extensions(("x-permission" = json!("manage_sso"))), security(("session" = [])),
    responses((status = 200, body = GoTo), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "sso_provider_refused"), (status = 429, body = Problem)))]
pub(super) async fn test_sso(
    owner: May<ManageSso>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(sso): Extension<Sso>,
    client: api::ClientAddress,
    headers: HeaderMap,
) -> api::Result<Response> {
    sso.count(client)?;
    let connection = queries::connection(&app.db, &owner.org).await?.ok_or_else(Error::not_found)?;
    let discovery = sso.discovery(&connection.issuer, app.now()).await.map_err(|reason| {
        let detail = "The provider’s configuration can’t be used. Check the issuer.";
        Error::new(Kind::Conflict, "sso_provider_refused", detail).with_params(json!({ "reason": reason }))
    })?;
    let return_to =
        auth::single_sign_on::landing_of(&auth, Some(&format!("{}/dashboard/settings/single-sign-on", app.site.url)));
    let purpose =
        Purpose { name: TEST, flow: None, user: Some(owner.user.clone()), return_to, hint: None, is_fresh: false };
    let mut tx = app.db.begin().await?;
    let to = (discovery.authorization_endpoint.as_str(), purpose);
    let (url, cookie) = sso.begin(&app, &mut tx, &connection, to, &headers).await?;
    tx.commit().await?;
    let mut response = Json(GoTo { url: Some(url.into()) }).into_response();
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// Returns the address that signs the session out at its provider; null for a session that no provider began. Call it
/// before the session ends, and go there afterwards.
#[utoipa::path(post, path = "/sso/sign-out", operation_id = "sign_out_of_sso", tag = "sso",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 200, body = GoTo), (status = 401, body = Problem)))]
pub(super) async fn sign_out_of_sso(
    AnySession(signed_in): AnySession,
    State(app): State<App>,
    Extension(sso): Extension<Sso>,
) -> api::Result<Json<GoTo>> {
    let Some(org) = signed_in.only_org else { return Ok(Json(GoTo { url: None })) };
    let org = org.parse().map_err(Error::internal)?;
    let url: Option<Url> = sso.sign_out_address(&app, &org, &signed_in.session).await?;
    Ok(Json(GoTo { url: url.map(Into::into) }))
}
