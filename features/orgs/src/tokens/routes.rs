//! Routes of API tokens: listing, creating, revoking. They do not accept API tokens as authentication.

use api::{App, Error, Event, Json, Kind, Path, Problem};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    hash, queries, rules,
    types::{Access, CreatedToken, NewToken, Token, TokenId, Tokens},
};
use crate::{May, events, may::MakeTokens};

/// Maximum tokens per user.
const MAX_TOKENS: i64 = 20;

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_tokens, create_token)).routes(routes!(revoke_token))
}

/// Lists the caller's API tokens, latest first.
#[utoipa::path(get, path = "/tokens", operation_id = "list_tokens", tag = "tokens",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])),
    responses((status = 200, body = Tokens), (status = 403, body = Problem)))]
async fn list_tokens(May { org, user, .. }: May<MakeTokens>, State(app): State<App>) -> api::Result<Json<Tokens>> {
    Ok(Json(Tokens { items: queries::list(&app.db, &org, &user).await? }))
}

/// Creates an API token for the caller. Its secret is shown only in this answer.
#[utoipa::path(post, path = "/tokens", operation_id = "create_token", tag = "tokens",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])),
    request_body = NewToken,
    responses((status = 201, body = CreatedToken), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn create_token(
    May { org, user, actor, .. }: May<MakeTokens>,
    State(app): State<App>,
    Json(new): Json<NewToken>,
) -> api::Result<(StatusCode, Json<CreatedToken>)> {
    let (name, scopes) = rules::check(&new).map_err(Error::invalid)?;
    let now = app.now();
    let token = rules::write(rand::random());
    let stored = Token {
        id: TokenId::new(now),
        name,
        scope: Access::of(&scopes),
        scopes,
        prefix: rules::prefix(&token),
        created_at: now,
        expires_at: new.expires_in_days.map(|days| later(now, days)),
        last_used_at: None,
    };
    let mut tx = app.db.begin().await?;
    if queries::count(&mut tx, &org, &user).await? >= MAX_TOKENS {
        let detail = format!("You’ve reached the limit of {MAX_TOKENS} tokens. Revoke one first.");
        return Err(Error::new(Kind::Invalid, "too_many_tokens", detail).with_params(json!({ "max": MAX_TOKENS })));
    }
    queries::add(&mut tx, &org, &user, &stored, &hash(&token)).await?;
    let act = Act::new(events::TokenCreated).on("token", &stored.id).named(&stored.name);
    act.with("scope", &stored.scopes.text()).record(&mut tx, &actor, now).await?;
    Event::new(&user, "tokens", None).announce(&mut tx);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(CreatedToken { details: stored, token })))
}

fn later(now: Timestamp, days: i64) -> Timestamp {
    now + SignedDuration::from_hours(days * 24)
}

/// Revokes an API token of the caller. The token is rejected from now on, and live streams opened with it end.
#[utoipa::path(delete, path = "/tokens/{id}", operation_id = "revoke_token", tag = "tokens",
    extensions(("x-permission" = json!("make_tokens"))), security(("session" = [])), params(("id" = TokenId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn revoke_token(
    May { org, user, actor, .. }: May<MakeTokens>,
    State(app): State<App>,
    Path(id): Path<TokenId>,
) -> api::Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    if !queries::remove(&mut tx, &org, &user, &id).await? {
        return Err(Error::not_found());
    }
    Act::new(events::TokenRevoked).on("token", &id).record(&mut tx, &actor, app.now()).await?;
    Event::new(&user, "tokens", None).announce(&mut tx);
    Event::new(&user, "session", Some(id.as_str())).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
