//! Addresses of the simulator, and the public key of its identity tokens.

use std::{convert::Infallible, sync::Arc};

use axum::{
    Json,
    extract::{FromRequestParts, NestedPath, State},
    http::request::Parts,
};
use serde_json::{Value, json};

use crate::sim::Sim;

/// `GET /oauth2/v3/certs`
pub(super) async fn certificates(State(sim): State<Arc<Sim>>) -> Json<Value> {
    Json(json!({ "keys": sim.grants.keys.public().into_iter().collect::<Vec<_>>() }))
}

/// Address at which the caller reaches the simulator, with the path that it is served below. It is the issuer of identity
/// tokens, because a client compares the issuer with the address of the configuration that it read (OpenID Connect
/// Discovery 1.0, 4.3).
pub(super) struct Base(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Base {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let nested = NestedPath::from_request_parts(parts, state).await.ok();
        let path = nested.as_ref().map_or("", NestedPath::as_str);
        let host = parts.headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        Ok(Self(format!("http://{host}{path}")))
    }
}

/// `GET /.well-known/openid-configuration`, with this simulator's own addresses.
pub(super) async fn discovery(Base(base): Base) -> Json<Value> {
    Json(json!({
        "issuer": base,
        "authorization_endpoint": format!("{base}/o/oauth2/v2/auth"),
        "token_endpoint": format!("{base}/token"),
        "userinfo_endpoint": format!("{base}/v1/userinfo"),
        "revocation_endpoint": format!("{base}/revoke"),
        "jwks_uri": format!("{base}/oauth2/v3/certs"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256"],
        "scopes_supported": ["openid", "email", "profile"],
        "token_endpoint_auth_methods_supported": ["client_secret_post", "client_secret_basic"],
        "code_challenge_methods_supported": ["plain", "S256"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
    }))
}
