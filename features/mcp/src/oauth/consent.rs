//! Consent of users to connections of assistants, and the connections that they have.

use api::{App, Error, Event, FieldError, Json, Kind, Path, Problem};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{May, TokenId, TokenScopes, assistant_tokens::server_address, may::MakeTokens};
use serde_json::json;
use url::Url;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    assistants::Assistants,
    client_rules,
    consent_types::{AssistantConnections, AuthorizationRequest, Consent, ConsentAnswer, ConsentQuestion},
    disconnection::{Reason, end},
    exchange::new_code,
    queries, request_rules,
    types::{CODE_LIFETIME, Client, Code, ConnectionKey},
};
use crate::events::AssistantConnected;

/// Maximum connections per user and organization.
const MAX_CONNECTIONS: i64 = 50;

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_assistant_connections, connect_assistant))
        .routes(routes!(check_assistant))
        .routes(routes!(disconnect_assistant))
}

/// Lists the assistants that the caller connected to the organization, latest first.
#[utoipa::path(get, path = "/assistants/connections", operation_id = "list_assistant_connections", tag = "assistants",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])),
    responses((status = 200, body = AssistantConnections), (status = 403, body = Problem)))]
async fn list_assistant_connections(
    May { org, user, .. }: May<MakeTokens>,
    State(app): State<App>,
) -> api::Result<Json<AssistantConnections>> {
    Ok(Json(AssistantConnections { items: queries::list(&app.db, &org, &user).await? }))
}

/// Checks the request of an assistant, and returns what the caller is asked to consent to. Nothing is stored. 422 says why
/// the request cannot be granted; its parameter `redirect_to`, if any, is the address that tells the assistant.
#[utoipa::path(post, path = "/assistants/connections/check", operation_id = "check_assistant", tag = "assistants",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])),
    request_body = AuthorizationRequest,
    responses((status = 200, body = ConsentQuestion), (status = 403, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn check_assistant(
    member: May<MakeTokens>,
    State(app): State<App>,
    Extension(assistants): Extension<Assistants>,
    Json(request): Json<AuthorizationRequest>,
) -> api::Result<Json<ConsentQuestion>> {
    let (client, redirect_uri) = checked(&app, &assistants, &member, &request).await?;
    let organization = orgs::name_of(&app.db, &member.org).await?.unwrap_or_default();
    let declined = [("error", "access_denied"), ("error_description", "The user declined.")];
    Ok(Json(ConsentQuestion {
        client_name: client.name,
        client_host: client.host,
        redirect_host: client_rules::receiver(&redirect_uri),
        is_on_device: client_rules::is_loopback(&redirect_uri),
        is_on: assistants.inner().defaults.is_on(&app, &member.org).await?,
        requested: request_rules::scopes(request.scope.as_deref()),
        grantable: assistants.grantable(member.role, member.is_limited),
        organization_id: member.org,
        organization,
        decline_to: request_rules::answer(&redirect_uri, request.state.as_deref(), &app.site.url, &declined),
    }))
}

/// Connects an assistant for the caller, with the scopes that they grant, and returns the address that gives the assistant
/// its code.
#[utoipa::path(post, path = "/assistants/connections", operation_id = "connect_assistant", tag = "assistants",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])), request_body = Consent,
    responses((status = 201, body = ConsentAnswer), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn connect_assistant(
    member: May<MakeTokens>,
    State(app): State<App>,
    Extension(assistants): Extension<Assistants>,
    Json(consent): Json<Consent>,
) -> api::Result<(StatusCode, Json<ConsentAnswer>)> {
    let Consent { request, organization_id, scopes } = consent;
    if organization_id != member.org.as_str() {
        let detail =
            "You have switched to another organization. Reload the page, and check which one the assistant gets.";
        return Err(Error::new(Kind::Conflict, "organization_changed", detail));
    }
    let (client, redirect_uri) = checked(&app, &assistants, &member, &request).await?;
    assistants.inner().defaults.check(&app, &member.org).await?;
    let scopes: TokenScopes = scopes.into_iter().collect();
    let grantable = assistants.grantable(member.role, member.is_limited);
    if grantable.require(scopes.all()).is_err() {
        let message = "Your role doesn’t allow this scope.";
        return Err(Error::invalid(vec![FieldError::new("scopes", "scope_not_allowed", message)]));
    }
    let now = app.now();
    let (code, hash) = new_code();
    let stored = Code {
        org_id: member.org,
        user_id: member.user,
        hash,
        client_id: client.id,
        client_name: client.name,
        client_host: client_rules::receiver(&redirect_uri),
        redirect_uri: request.redirect_uri,
        scopes,
        challenge: request.code_challenge,
        expires_at: now + CODE_LIFETIME,
        token_id: None,
    };
    let mut tx = app.db.begin().await?;
    if queries::count(&mut tx, &stored.org_id, &stored.user_id).await? >= MAX_CONNECTIONS {
        let detail = format!("You’ve connected {MAX_CONNECTIONS} assistants, the maximum. Disconnect one first.");
        let params = json!({ "max": MAX_CONNECTIONS });
        return Err(Error::new(Kind::Invalid, "too_many_connections", detail).with_params(params));
    }
    queries::add_code(&mut tx, &stored, now).await?;
    let act = Act::new(AssistantConnected).on("organisation", &stored.org_id).named(&stored.client_name);
    let act = act.with("client", &stored.client_id).with("host", &stored.client_host);
    act.with("scope", &stored.scopes.text()).record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    let answer = [("code", code.as_str())];
    let redirect_to = request_rules::answer(&redirect_uri, request.state.as_deref(), &app.site.url, &answer);
    Ok((StatusCode::CREATED, Json(ConsentAnswer { redirect_to })))
}

/// Disconnects an assistant of the caller. Its tokens are refused from now on.
#[utoipa::path(delete, path = "/assistants/connections/{id}", operation_id = "disconnect_assistant", tag = "assistants",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])), params(("id" = TokenId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn disconnect_assistant(
    May { org, user, actor, .. }: May<MakeTokens>,
    State(app): State<App>,
    Path(token): Path<TokenId>,
) -> api::Result<StatusCode> {
    let key = ConnectionKey { org, user, token };
    let mut tx = app.db.begin().await?;
    if !end(&mut tx, &key, Reason::User, &actor, app.now()).await? {
        return Err(Error::not_found());
    }
    Event::new(&key.user, "tokens", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the client of a request and its redirect URI. Before both are known to be good, no address of the request is
/// part of an answer.
async fn checked(
    app: &App,
    assistants: &Assistants,
    member: &May<MakeTokens>,
    request: &AuthorizationRequest,
) -> api::Result<(Client, Url)> {
    assistants.inner().consents.check(&member.user)?;
    let client = assistants.inner().clients.find(&request.client_id, app.now()).await?;
    let registered = Some(&request.redirect_uri).filter(|uri| client_rules::is_registered(&client.redirect_uris, uri));
    let redirect_uri = registered.and_then(|uri| client_rules::redirect_uri(uri)).ok_or_else(|| {
        let detail = "The assistant wants the answer sent to an address that it did not register. Nothing was granted.";
        Error::new(Kind::Invalid, "redirect_uri_unknown", detail)
    })?;
    request_rules::check(request, &server_address(&app.site)).map_err(|(code, description)| {
        let parameters = [("error", code), ("error_description", description)];
        let redirect_to = request_rules::answer(&redirect_uri, request.state.as_deref(), &app.site.url, &parameters);
        Error::new(Kind::Invalid, code, description).with_params(json!({ "redirect_to": redirect_to }))
    })?;
    Ok((client, redirect_uri))
}
