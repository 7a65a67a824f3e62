//! Endpoints for assistants: tokens (RFC 6749), revocation (RFC 7009), registration (RFC 7591).

use std::collections::HashMap;

use api::{App, ClientAddress, Error};
use audit::Origin;
use auth::Auth;
use axum::{
    Extension, Json,
    body::Bytes,
    extract::{FromRequestParts as _, Request, State},
    http::{HeaderName, StatusCode, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use serde_json::{Value, json};
use url::form_urlencoded;

use super::{
    client_rules,
    exchange::{self, CodeGrant, ExchangeError, OAuthError, Tokens},
    types::ACCESS_LIFETIME,
};

/// Maximum bytes of a body.
const MAX_BODY: usize = 64 * 1024;
/// Tokens are never stored on the way.
const NO_STORE: [(HeaderName, &str); 2] = [(header::CACHE_CONTROL, "no-store"), (header::PRAGMA, "no-cache")];

/// Exchanges a code or a refresh token for an access token.
pub(crate) async fn exchange(State(app): State<App>, Extension(auth): Extension<Auth>, request: Request) -> Response {
    let (mut parts, form) = match read(request).await {
        Ok(read) => read,
        Err(refused) => return refusal(refused),
    };
    let origin = Origin::of(&parts);
    let field = |name: &str| form.get(name).map(String::as_str);
    let required = |name: &str| field(name).unwrap_or_default();
    let exchanged = match required("grant_type") {
        "authorization_code" => {
            let grant = CodeGrant {
                code: required("code"),
                client_id: required("client_id"),
                redirect_uri: field("redirect_uri"),
                verifier: required("code_verifier"),
                resource: required("resource"),
            };
            exchange::by_code(&app, grant, origin).await
        }
        "refresh_token" => {
            let token = (required("refresh_token"), required("client_id"));
            exchange::by_refresh(&app, token, field("scope"), field("resource"), origin).await
        }
        _ => Err(ExchangeError::Refusal(OAuthError(
            "unsupported_grant_type",
            "Codes and refresh tokens are exchanged here.",
        ))),
    };
    match exchanged {
        Ok(Tokens { access, refresh, scopes }) => {
            let body = json!({ "access_token": access, "token_type": "Bearer", "expires_in": ACCESS_LIFETIME.as_secs(),
                "refresh_token": refresh, "scope": scopes.text() });
            (NO_STORE, Json(body)).into_response()
        }
        Err(ExchangeError::Refusal(refused)) => {
            // Guessed codes and tokens are counted like other guesses; good ones are never held up.
            let Ok(address) = ClientAddress::from_request_parts(&mut parts, &app).await;
            if refused.0 == "invalid_grant"
                && let Err(too_many) = auth::limits::count_guess(&auth, address)
            {
                return too_many.into_response();
            }
            refusal(refused)
        }
        Err(ExchangeError::Database(error)) => Error::from(error).into_response(),
    }
}

/// Revokes an access token or a refresh token, and with it the connection. Unknown ones are revoked already: 200.
pub(crate) async fn revoke(State(app): State<App>, request: Request) -> Response {
    let (parts, form) = match read(request).await {
        Ok(read) => read,
        Err(refused) => return refusal(refused),
    };
    let Some(token) = form.get("token") else {
        return refusal(OAuthError("invalid_request", "token is required."));
    };
    let client = form.get("client_id").map(String::as_str);
    match exchange::revoke(&app, token, client, Origin::of(&parts)).await {
        Ok(()) => (NO_STORE, StatusCode::OK).into_response(),
        Err(error) => Error::from(error).into_response(),
    }
}

/// Registers a client of the older protocol. Nothing is stored: the id contains what was registered.
pub(crate) async fn register(body: Bytes) -> Response {
    let metadata: Value = serde_json::from_slice(&body).unwrap_or_default();
    match client_rules::register(&metadata) {
        Ok(client) => {
            let body = json!({ "client_id": client.id, "client_name": client.name,
                "redirect_uris": client.redirect_uris, "grant_types": ["authorization_code", "refresh_token"],
                "response_types": ["code"], "token_endpoint_auth_method": "none" });
            (StatusCode::CREATED, NO_STORE, Json(body)).into_response()
        }
        Err(code) => refusal(OAuthError(code, "The metadata of the client isn’t valid.")),
    }
}

/// Reads a form, in which no field may be repeated.
async fn read(request: Request) -> Result<(Parts, HashMap<String, String>), OAuthError> {
    let (parts, body) = request.into_parts();
    let malformed = OAuthError("invalid_request", "The body has to be a form without repeated fields.");
    let bytes = axum::body::to_bytes(body, MAX_BODY).await.map_err(|_| malformed)?;
    let mut form = HashMap::new();
    for (name, value) in form_urlencoded::parse(&bytes) {
        if form.insert(name.into_owned(), value.into_owned()).is_some() {
            return Err(malformed);
        }
    }
    Ok((parts, form))
}

fn refusal(OAuthError(code, description): OAuthError) -> Response {
    let body = json!({ "error": code, "error_description": description });
    (StatusCode::BAD_REQUEST, NO_STORE, Json(body)).into_response()
}
